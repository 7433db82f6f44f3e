import { type RawBuilder, sql } from 'kysely';
import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
  nameOf,
} from '../../../../deliveries/delivery-store.js';
import { claimOf, type FoundRow } from '../../../../deliveries/found-row.js';
import type { Database, Statements } from '../database.js';
import { prepared, preparedForOne } from '../prepared.js';

/** One clock for all who share the database. */
const NOW = sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`;

interface Claiming extends DeliveryKey {
  readonly fingerprint: string;
  readonly lease: number;
  /** Of the lock by which others see whether this process is alive. */
  readonly processId: number | null;
}

/** The claim of a process that is dead, and the one that takes it over. */
interface TakingOver extends Claiming {
  readonly token: number;
}

/** What stands in the way of a claim. */
interface Obstacle extends FoundRow {
  /** `abandoned`: the process that has claimed it is dead. */
  readonly state: 'free' | 'abandoned' | 'busy';
}

interface Attempt extends DeliveryKey {
  readonly token: number;
}

/** Gives the place of a value in a statement. */
type Value = (name: keyof DeliveryKey) => RawBuilder<string>;

const isKey = (value: Value): RawBuilder<unknown> =>
  sql`sender = ${value('sender')} AND event = ${value('event')} AND identity = ${value('identity')}`;

const isFree = (lease: RawBuilder<number>): RawBuilder<unknown> =>
  // A lease further away than one can reach was written before the clock was set back: it is as good as over.
  sql`(d.lease_at IS NULL OR d.lease_at <= ${NOW} OR d.lease_at > ${NOW} + ${lease}::bigint)`;

/**
 * The commit of the statement waits for no disk: a claim that a power cut takes back was not acted upon either, as what
 * is done with it is committed later in the same log.
 */
const UNSYNCED = sql`set_config('synchronous_commit', 'off', true)`;

const CLAIM = preparedForOne<Claiming, FoundRow>(({ statements, value }) =>
  sql<FoundRow>`
    INSERT INTO deliveries AS d (sender, event, identity, token, attempt, is_interrupted, lease_at, claimed, touched_at,
      process_id)
    VALUES (${value('sender')}, ${value('event')}, ${value('identity')}, 1, 1, false, ${NOW} + ${value('lease')}::bigint,
      ${value('fingerprint')}, ${NOW}, ${value('processId')})
    ON CONFLICT (sender, event, identity) DO UPDATE SET
      token = d.token + 1, attempt = d.attempt + 1, is_interrupted = d.lease_at IS NOT NULL,
      lease_at = excluded.lease_at, claimed = excluded.claimed, touched_at = excluded.touched_at,
      process_id = excluded.process_id
    WHERE ${isFree(value('lease'))} AND (d.fingerprint IS NULL OR d.fingerprint <> excluded.claimed)
    RETURNING token, attempt, is_interrupted AS interrupted, result, fingerprint, 1 AS claimed, ${UNSYNCED}`.compile(
    statements,
  ),
);

// The lock of a process is asked for only while its claim stands. The lock of a number that is free is never taken again.
const FIND = preparedForOne<Claiming, Obstacle>(({ statements, value }) =>
  sql<Obstacle>`
    SELECT token, attempt, is_interrupted AS interrupted, result, fingerprint, 0 AS claimed,
      CASE WHEN ${isFree(value('lease'))} THEN 'free'
        WHEN pg_try_advisory_xact_lock_shared(d.process_id) THEN 'abandoned' ELSE 'busy' END AS state
    FROM deliveries d WHERE ${isKey(value)}`.compile(statements),
);

const TAKE_OVER = preparedForOne<TakingOver, FoundRow>(({ statements, value }) =>
  sql<FoundRow>`
    UPDATE deliveries SET token = token + 1, attempt = attempt + 1, is_interrupted = true,
      lease_at = ${NOW} + ${value('lease')}::bigint, claimed = ${value('fingerprint')}, touched_at = ${NOW},
      process_id = ${value('processId')}
    WHERE ${isKey(value)} AND token = ${value('token')} AND lease_at IS NOT NULL
    RETURNING token, attempt, is_interrupted AS interrupted, result, fingerprint, 1 AS claimed, ${UNSYNCED}`.compile(
    statements,
  ),
);

const HOLD = preparedForOne<Attempt, unknown>(({ statements, value }) =>
  sql`
    UPDATE deliveries SET touched_at = ${NOW}
    WHERE ${isKey(value)} AND token = ${value('token')} AND lease_at IS NOT NULL
    RETURNING token`.compile(statements),
);

const STORE = preparedForOne<Attempt & { readonly result: string }, unknown>(
  ({ statements, value }) =>
    sql`
    UPDATE deliveries SET result = ${value('result')}, fingerprint = claimed, lease_at = NULL, process_id = NULL,
      attempt = 0
    WHERE ${isKey(value)} AND token = ${value('token')} AND lease_at IS NOT NULL
    RETURNING token`.compile(statements),
);

const RELEASE = prepared<Attempt, unknown>(({ statements, value }) =>
  sql`UPDATE deliveries SET lease_at = NULL, process_id = NULL WHERE ${isKey(value)} AND token = ${value('token')}`.compile(
    statements,
  ),
);

/** What this process has claimed. */
interface Own {
  readonly token: number;
  /** Of the monotonic clock, in milliseconds: nobody else may take it over so soon. */
  readonly safeUntil: number;
}

/** Milliseconds before the end of a lease from which on it is looked at again before the work. */
const MARGIN = 15_000;

/**
 * Keeps deliveries in a database that processes share: who is at which is written there too. What an event does and its
 * result are one commit: `commit` hands its work the statements of the transaction.
 */
export class SharedDeliveries implements DeliveryStore<Statements> {
  readonly #own = new Map<string, Own>();

  constructor(readonly database: Database) {}

  // A statement by itself is a transaction by itself, and takes one way to the database instead of three.
  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    const { read, processLock } = this.database;
    // The first claim waits until the lock is taken.
    if (processLock && processLock.number === undefined) await processLock.begin();
    const safeUntil = performance.now() + lease - MARGIN;
    const processId = processLock?.number ?? null;
    const claiming = { ...key, fingerprint, lease, processId };
    const claimed = await CLAIM(read, claiming);
    const claim = claimOf(claimed ?? (await this.#obstacle(claiming)), fingerprint);
    if (claim.state === 'run') this.#own.set(nameOf(key), { token: claim.token, safeUntil });
    return claim;
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Statements) => string | Promise<string>,
  ): Promise<void> {
    try {
      await this.database.write(async (tx) => {
        // What could be somebody else's is held before the work: writing it keeps the row until the end.
        if (!this.#isSafe(key, token) && !(await HOLD(tx, { ...key, token }))) throw fenced(key);
        const stored = await STORE(tx, { ...key, token, result: await work(tx) });
        if (!stored) throw fenced(key);
      });
    } finally {
      this.#forget(key, token);
    }
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    this.#forget(key, token);
    await RELEASE(this.database.read, { ...key, token });
  }

  sweep(before: Date): Promise<number> {
    return forgetDeliveries(this.database, before);
  }

  /**
   * What stands in the way of a claim, or the claim where that was taken over from a process that is dead; undefined
   * where somebody is at it.
   */
  async #obstacle(claiming: Claiming): Promise<FoundRow | undefined> {
    const { read } = this.database;
    const found = await FIND(read, claiming);
    if (!found || found.state === 'busy') return undefined;
    if (found.state === 'free' || found.fingerprint === claiming.fingerprint) return found;
    const token = Number(found.token);
    // Its lock was lost with a connection; it is at work all the same.
    if (this.#own.get(nameOf(claiming))?.token === token) return undefined;
    return TAKE_OVER(read, { ...claiming, token });
  }

  /** Whether an attempt is this process's, and its lease lasts longer than its work will: one statement less. */
  #isSafe(key: DeliveryKey, token: number): boolean {
    const own = this.#own.get(nameOf(key));
    return own?.token === token && performance.now() < own.safeUntil;
  }

  #forget(key: DeliveryKey, token: number): void {
    const name = nameOf(key);
    if (this.#own.get(name)?.token === token) this.#own.delete(name);
  }
}

/**
 * Forgets what was last touched before a time.
 *
 * @returns how many deliveries were forgotten
 */
export async function forgetDeliveries(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database.write((tx) =>
    tx.deleteFrom('deliveries').where('touched_at', '<', before.getTime()).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
