import { readOptions } from '../protocol/option-rows.js';
import { optionError } from '../protocol/options.js';
import {
  type Claim,
  type DeliveryKey,
  type DeliveryStore,
  fenced,
  nameOf,
} from './delivery-store.js';
import { claimOf, type FoundRow } from './found-row.js';
import { LOCK_IDS } from './lock-ids.js';
import { POSTGRES_DELIVERIES_ROWS, type PostgresDeliveriesOptions } from './postgres-options.js';
import { PoolLock } from './process-lock/pool-lock.js';
import { surviveBreaks } from './survive-breaks.js';

/** Runs statements; the common part of a pool and its clients. */
export interface PostgresQueryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** One connection of a pool; a client of `pg` fits. */
export interface PostgresClient extends PostgresQueryable {
  /** @param broken true if the connection must not be used again */
  release(broken?: boolean): void;
}

/** A pool of connections; a `Pool` of `pg` fits. */
export interface PostgresPool<Client extends PostgresClient> extends PostgresQueryable {
  connect(): Promise<Client>;
}

/** A delivery store in a PostgreSQL database. */
export interface PostgresDeliveryStore<Client> extends DeliveryStore<Client> {
  /**
   * Ends the connection of the process lock; the pool stays open. Without this call it ends with the process, or 10
   * seconds after the pool.
   */
  close(): Promise<void>;
}

/** The SQL of the table of deliveries, for applications with their own migrations; it may run again. */
export const POSTGRES_DELIVERIES_SQL = `
CREATE TABLE IF NOT EXISTS svclink_deliveries (
  sender text NOT NULL,
  event text NOT NULL,
  identity text NOT NULL,
  token bigint NOT NULL,
  attempt integer NOT NULL,
  interrupted boolean NOT NULL,
  lease timestamptz,
  claimed text NOT NULL,
  fingerprint text,
  result text,
  touched timestamptz NOT NULL,
  process_id bigint,
  process_token bigint,
  PRIMARY KEY (sender, event, identity)
);
ALTER TABLE svclink_deliveries ADD COLUMN IF NOT EXISTS process_id bigint, ADD COLUMN IF NOT EXISTS process_token bigint;
CREATE INDEX IF NOT EXISTS svclink_deliveries_touched ON svclink_deliveries (touched);
`;

/** Creates the table under a lock, because two processes that create it at once would fail. */
const MAKE = `BEGIN; SELECT pg_advisory_xact_lock(${LOCK_IDS.deliveries}); ${POSTGRES_DELIVERIES_SQL} COMMIT`;

// The clock of the database is common to all processes. A lease beyond the possible maximum was written before the
// clock was set back.
const FREE = `(d.lease IS NULL OR d.lease <= clock_timestamp() OR d.lease > clock_timestamp() + $5 * interval '1 ms')`;

const CLAIM = `
WITH claim AS (
  INSERT INTO svclink_deliveries AS d (sender, event, identity, token, attempt, interrupted, lease, claimed, touched,
    process_id, process_token)
  VALUES ($1, $2, $3, 1, 1, false, clock_timestamp() + $5 * interval '1 ms', $4, clock_timestamp(), $6, 1)
  ON CONFLICT (sender, event, identity) DO UPDATE SET
    token = d.token + 1, attempt = d.attempt + 1, interrupted = d.lease IS NOT NULL,
    lease = excluded.lease, claimed = excluded.claimed, touched = excluded.touched,
    process_id = excluded.process_id, process_token = d.token + 1
  WHERE ${FREE} AND d.fingerprint IS DISTINCT FROM excluded.claimed
  RETURNING d.token, d.attempt, d.interrupted, d.result, d.fingerprint
)
SELECT true AS claimed, token, attempt, interrupted, result, fingerprint FROM claim
UNION ALL
SELECT false, d.token, d.attempt, d.interrupted, d.result, d.fingerprint FROM svclink_deliveries d
WHERE d.sender = $1 AND d.event = $2 AND d.identity = $3 AND ${FREE} AND NOT EXISTS (SELECT 1 FROM claim)`;

// The lock of a process is asked for only while its claim stands; the lock of a number that is free is never taken again.
// An older version of this package writes no process: then the token differs.
const END_OF_DEAD = `
UPDATE svclink_deliveries SET lease = clock_timestamp()
WHERE sender = $1 AND event = $2 AND identity = $3 AND CASE
  WHEN lease > clock_timestamp() AND process_token = token AND process_id IS DISTINCT FROM $4
  THEN pg_try_advisory_xact_lock_shared(process_id) ELSE false END`;

const LOCK_CLAIM = `
SELECT 1 FROM svclink_deliveries
WHERE sender = $1 AND event = $2 AND identity = $3 AND token = $4 AND lease IS NOT NULL FOR UPDATE`;

const COMPLETE = `
UPDATE svclink_deliveries
SET result = $5, fingerprint = claimed, lease = NULL, attempt = 0, touched = clock_timestamp()
WHERE sender = $1 AND event = $2 AND identity = $3 AND token = $4`;

const RELEASE = `
UPDATE svclink_deliveries SET lease = NULL
WHERE sender = $1 AND event = $2 AND identity = $3 AND token = $4`;

const SWEEP = 'DELETE FROM svclink_deliveries WHERE touched < $1';

/** A delivery store in a PostgreSQL database. */
class PostgresDeliveries<Client extends PostgresClient> implements PostgresDeliveryStore<Client> {
  #made: Promise<unknown> | undefined;
  readonly #lock: PoolLock | undefined;

  constructor(
    readonly pool: PostgresPool<Client>,
    { processLock }: Required<PostgresDeliveriesOptions>,
  ) {
    if (processLock) this.#lock = PoolLock.of(pool);
  }

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    await this.#make();
    const { sender, event, identity } = key;
    const processId = (await this.#lock?.number()) ?? null;
    const values = [sender, event, identity, fingerprint, lease, processId];
    const { rows } = await this.pool.query(CLAIM, values);
    if (rows.length === 0 && (await this.#endDead(key, processId))) {
      rows.push(...(await this.pool.query(CLAIM, values)).rows);
    }
    const claim = claimOf(rows[0] as FoundRow | undefined, fingerprint);
    if (claim.state === 'run') this.#lock?.begin(nameOf(key), claim.token);
    return claim;
  }

  /** Ends the claim of a process that is dead. @returns true if there was one */
  async #endDead(key: DeliveryKey, processId: number | null): Promise<boolean> {
    if (!this.#lock || this.#lock.isWorking(nameOf(key))) return false;
    const { sender, event, identity } = key;
    const { rowCount } = await this.pool.query(END_OF_DEAD, [sender, event, identity, processId]);
    return rowCount === 1;
  }

  async complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Client) => string | Promise<string>,
  ): Promise<void> {
    try {
      await this.#complete(key, token, work);
    } finally {
      this.#lock?.end(nameOf(key), token);
    }
  }

  async #complete(
    key: DeliveryKey,
    token: number,
    work: (transaction: Client) => string | Promise<string>,
  ): Promise<void> {
    const names = [key.sender, key.event, key.identity, token];
    const client = await this.pool.connect();
    const survive = surviveBreaks(client);
    let isBroken = true;
    try {
      await client.query('BEGIN');
      const { rowCount } = await client.query(LOCK_CLAIM, names);
      if (rowCount !== 1) throw fenced(key);
      const result = await work(client);
      await client.query(COMPLETE, [...names, result]);
      await client.query('COMMIT');
      isBroken = false;
    } catch (error) {
      isBroken = !(await rollBack(client));
      throw error;
    } finally {
      client.release(isBroken);
      survive.end();
    }
  }

  async release(key: DeliveryKey, token: number): Promise<void> {
    const { sender, event, identity } = key;
    this.#lock?.end(nameOf(key), token);
    await this.pool.query(RELEASE, [sender, event, identity, token]);
  }

  async sweep(before: Date): Promise<number> {
    await this.#make();
    const { rowCount } = await this.pool.query(SWEEP, [before.toISOString()]);
    return rowCount ?? 0;
  }

  async close(): Promise<void> {
    await this.#lock?.release();
  }

  // After a failure the next claim tries again: the database may be reachable by then.
  #make(): Promise<unknown> {
    this.#made ??= this.pool.query(MAKE).catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return this.#made;
  }
}

/** @returns true if the connection can be used again */
async function rollBack(client: PostgresClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a delivery store in a PostgreSQL database, next to your own tables: the writes of `delivery.commit` with its
 * client and the stored result become durable together. Creates its table at the first claim, if it does not exist. Any
 * number of processes may share it. The deliveries of a process that was killed are taken over at once: for this one
 * connection beside those of the pool stays open, see {@link PostgresDeliveriesOptions.processLock}.
 *
 * @param pool a `Pool` of the package `pg`
 * @throws LinkError `option_invalid`
 */
export function postgresDeliveries<Client extends PostgresClient>(
  pool: PostgresPool<Client>,
  options: PostgresDeliveriesOptions = {},
): PostgresDeliveryStore<Client> {
  if (typeof pool?.query !== 'function' || typeof pool.connect !== 'function') {
    throw optionError('postgresDeliveries', 'takes a Pool of pg');
  }
  const given = readOptions('postgresDeliveries', POSTGRES_DELIVERIES_ROWS, options);
  return new PostgresDeliveries(pool, given);
}

export type { Claim, DeliveryKey, DeliveryStore } from './delivery-store.js';
export type { PostgresDeliveriesOptions } from './postgres-options.js';
