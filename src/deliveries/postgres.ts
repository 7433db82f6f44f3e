import { optionError } from '../protocol/options.js';
import { type Claim, type DeliveryKey, type DeliveryStore, fenced } from './delivery-store.js';
import { claimOf, type FoundRow } from './found-row.js';
import { surviveBreaks } from './survive-breaks.js';

/** Runs statements; what a pool and its clients have in common. */
export interface PostgresQueryable {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** One connection of a pool, as `pg` gives it. */
export interface PostgresClient extends PostgresQueryable {
  /** @param broken whether the connection is not to be used again */
  release(broken?: boolean): void;
}

/** A pool of connections: that of `pg` fits. */
export interface PostgresPool<Client extends PostgresClient> extends PostgresQueryable {
  connect(): Promise<Client>;
}

/** The table of deliveries, for those who migrate themselves; safe to run again. */
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
  PRIMARY KEY (sender, event, identity)
);
CREATE INDEX IF NOT EXISTS svclink_deliveries_touched ON svclink_deliveries (touched);
`;

/** Two processes that make the table at once would fail on its name: they take turns. */
const MAKE = `BEGIN; SELECT pg_advisory_xact_lock(7526768903561); ${POSTGRES_DELIVERIES_SQL} COMMIT`;

// The database's clock serves all processes; a lease further away than one can reach was written before it was set back.
const FREE = `(d.lease IS NULL OR d.lease <= clock_timestamp() OR d.lease > clock_timestamp() + $5 * interval '1 ms')`;

const CLAIM = `
WITH claim AS (
  INSERT INTO svclink_deliveries AS d (sender, event, identity, token, attempt, interrupted, lease, claimed, touched)
  VALUES ($1, $2, $3, 1, 1, false, clock_timestamp() + $5 * interval '1 ms', $4, clock_timestamp())
  ON CONFLICT (sender, event, identity) DO UPDATE SET
    token = d.token + 1, attempt = d.attempt + 1, interrupted = d.lease IS NOT NULL,
    lease = excluded.lease, claimed = excluded.claimed, touched = excluded.touched
  WHERE ${FREE} AND d.fingerprint IS DISTINCT FROM excluded.claimed
  RETURNING d.token, d.attempt, d.interrupted, d.result, d.fingerprint
)
SELECT true AS claimed, token, attempt, interrupted, result, fingerprint FROM claim
UNION ALL
SELECT false, d.token, d.attempt, d.interrupted, d.result, d.fingerprint FROM svclink_deliveries d
WHERE d.sender = $1 AND d.event = $2 AND d.identity = $3 AND ${FREE} AND NOT EXISTS (SELECT 1 FROM claim)`;

const HOLDS = `
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

/** Keeps deliveries in a PostgreSQL database, as the contract of a store asks. */
class PostgresDeliveries<Client extends PostgresClient> implements DeliveryStore<Client> {
  #made: Promise<unknown> | undefined;

  constructor(readonly pool: PostgresPool<Client>) {}

  async claim(key: DeliveryKey, fingerprint: string, lease: number): Promise<Claim> {
    await this.#make();
    const { sender, event, identity } = key;
    const { rows } = await this.pool.query(CLAIM, [sender, event, identity, fingerprint, lease]);
    return claimOf(rows[0] as FoundRow | undefined, fingerprint);
  }

  async complete(
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
      const { rowCount } = await client.query(HOLDS, names);
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

  async release({ sender, event, identity }: DeliveryKey, token: number): Promise<void> {
    await this.pool.query(RELEASE, [sender, event, identity, token]);
  }

  async sweep(before: Date): Promise<number> {
    await this.#make();
    const { rowCount } = await this.pool.query(SWEEP, [before.toISOString()]);
    return rowCount ?? 0;
  }

  // A database that is away now may be there for the next claim.
  #make(): Promise<unknown> {
    this.#made ??= this.pool.query(MAKE).catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return this.#made;
  }
}

/** @returns whether the connection can be used again */
async function rollBack(client: PostgresClient): Promise<boolean> {
  try {
    await client.query('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps deliveries in a PostgreSQL database, beside your own tables: what `delivery.commit` does with the client it is
 * given and the stored result become durable together. Makes its table at the first claim, where it is not there. As
 * many processes as one likes may share it.
 *
 * @param pool a `Pool` of the package `pg`
 * @throws LinkError `option_invalid`
 */
export function postgresDeliveries<Client extends PostgresClient>(
  pool: PostgresPool<Client>,
): DeliveryStore<Client> {
  if (typeof pool?.query !== 'function' || typeof pool.connect !== 'function') {
    throw optionError('postgresDeliveries', 'takes a Pool of pg');
  }
  return new PostgresDeliveries(pool);
}

export type { Claim, DeliveryKey, DeliveryStore } from './delivery-store.js';
