import { sql } from 'kysely';
import { type DeliveryKey, fenced, nameOf } from '../../../../deliveries/delivery-store.js';
import type {
  AttemptOutcome,
  OutcomeStore,
  StoredOutcome,
} from '../../../../deliveries/process-deliveries.js';
import type { Database, Statements } from '../database.js';
import { prepared, preparedChange } from '../prepared.js';

/** A caller that waits for the stored outcome of a delivery. */
interface PendingFind {
  readonly name: string;
  readonly settle: (stored: StoredOutcome | undefined) => void;
  readonly fail: (error: unknown) => void;
}

const FIND = prepared<{ readonly names: string }, StoredOutcome & DeliveryKey>(
  ({ statements, value }) =>
    sql<StoredOutcome & DeliveryKey>`
    SELECT sender, event, identity, token, attempt, result, fingerprint
    FROM json_each(${value('names')}) AS name CROSS JOIN deliveries
    WHERE sender = name.value ->> 0 AND event = name.value ->> 1 AND identity = name.value ->> 2`.compile(
      statements,
    ),
);

interface NewOutcome extends DeliveryKey, AttemptOutcome {
  readonly result: string | null;
  readonly at: number;
}

const STORE = preparedChange<NewOutcome>(({ statements, value }) =>
  sql`
    INSERT INTO deliveries AS d
      (sender, event, identity, token, attempt, is_interrupted, claimed, fingerprint, result, touched_at)
    VALUES (${value('sender')}, ${value('event')}, ${value('identity')}, ${value('token')}, ${value('attempt')},
      0, '', ${value('fingerprint')}, ${value('result')}, ${value('at')})
    ON CONFLICT (sender, event, identity) DO UPDATE SET
      token = excluded.token, attempt = excluded.attempt, touched_at = excluded.touched_at,
      fingerprint = coalesce(excluded.fingerprint, d.fingerprint), result = coalesce(excluded.result, d.result)
    WHERE d.token = ${value('seen')}`.compile(statements),
);

/**
 * Stores the outcomes of deliveries in the SQLite database of a site. One statement finds all that are requested in one
 * turn of the event loop: for many it costs little more than for one, and every event with an identity requests one.
 */
export class SqliteOutcomes implements OutcomeStore<Statements> {
  #waiting: PendingFind[] = [];

  constructor(readonly database: Database) {}

  find(name: string): Promise<StoredOutcome | undefined> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ name, settle, fail });
      if (this.#waiting.length === 1) setImmediate(() => void this.#findAll());
    });
  }

  async #findAll(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const names = `[${waiting.map(({ name }) => name).join()}]`;
      const rows = await FIND(this.database.read, { names });
      const found = new Map(rows.map((row) => [nameOf(row), row]));
      for (const { name, settle } of waiting) settle(found.get(name));
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }

  async store(
    key: DeliveryKey,
    outcome: AttemptOutcome,
    work: (transaction: Statements) => string | null | Promise<string | null>,
  ): Promise<void> {
    await this.database.write(async (tx) => {
      const result = await work(tx);
      const changed = await STORE(tx, { ...key, ...outcome, result, at: Date.now() });
      if (changed === 0) throw fenced(key);
    });
  }

  async sweep(before: Date): Promise<number> {
    const { numDeletedRows } = await this.database.write((tx) =>
      tx.deleteFrom('deliveries').where('touched_at', '<', before.getTime()).executeTakeFirst(),
    );
    return Number(numDeletedRows);
  }
}
