import { sql } from 'kysely';
import { type DeliveryKey, nameOf } from '../../../../deliveries/delivery-store.js';
import type { Statements } from '../database.js';
import { prepared } from '../prepared.js';
import type { StoredRow } from '../schema/schema.js';

/** What is stored of a delivery. */
export type StoredDelivery = Pick<
  StoredRow<'deliveries'>,
  'token' | 'attempt' | 'result' | 'fingerprint'
>;

/** Whoever waits for what is stored of a delivery. */
interface Waiting {
  readonly name: string;
  readonly settle: (stored: StoredDelivery | undefined) => void;
  readonly fail: (error: unknown) => void;
}

const FIND = prepared<{ readonly names: string }, StoredDelivery & DeliveryKey>(
  ({ statements, value }) =>
    sql<StoredDelivery & DeliveryKey>`
    SELECT sender, event, identity, token, attempt, result, fingerprint
    FROM json_each(${value('names')}) AS name CROSS JOIN deliveries
    WHERE sender = name.value ->> 0 AND event = name.value ->> 1 AND identity = name.value ->> 2`.compile(
      statements,
    ),
);

/**
 * Finds deliveries of a SQLite database, all that are asked for in one turn of the event loop by one statement: for
 * many it costs little more than for one, and every event that has an identity asks.
 */
export class StoredDeliveries {
  #waiting: Waiting[] = [];

  constructor(readonly statements: Statements) {}

  /** What is stored under a name of {@link nameOf}; undefined for nothing. @throws as the database does */
  find(name: string): Promise<StoredDelivery | undefined> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ name, settle, fail });
      if (this.#waiting.length === 1) setImmediate(() => void this.#look());
    });
  }

  async #look(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const names = `[${waiting.map(({ name }) => name).join()}]`;
      const rows = await FIND(this.statements, { names });
      const found = new Map(rows.map((row) => [nameOf(row), row]));
      for (const { name, settle } of waiting) settle(found.get(name));
    } catch (error) {
      for (const { fail } of waiting) fail(error);
    }
  }
}
