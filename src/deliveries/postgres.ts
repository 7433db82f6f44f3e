import { readOptions } from '../protocol/option-rows.js';
import { optionError } from '../protocol/options.js';
import type { DeliveryStore } from './delivery-store.js';
import { LOCK_IDS } from './lock-ids.js';
import { POSTGRES_DELIVERIES_ROWS, type PostgresDeliveriesOptions } from './postgres-options.js';
import { PoolLock } from './process-lock/pool-lock.js';
import type { BoundStatement, DeliveryTable } from './sql/delivery-table.js';
import {
  type Completion,
  type DeliveryExecutor,
  performCompletion,
  SqlDeliveries,
} from './sql/sql-deliveries.js';
import { surviveAcquired, surviveBreaks } from './survive-breaks.js';

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

const TABLE: DeliveryTable = {
  // The clock of the database is common to all processes.
  dialect: {
    placeholder: '$',
    now: 'clock_timestamp()',
    leaseEnd: (lease) => `clock_timestamp() + ${lease} * interval '1 ms'`,
    before: 'to_timestamp(@before / 1000.0)',
    lockRow: ' FOR UPDATE',
  },
  name: 'svclink_deliveries',
  interrupted: 'interrupted',
  lease: 'lease',
  touched: 'touched',
  process: 'number and token',
};

/** Runs the statements of deliveries on a pool of connections. */
class PoolExecutor<Client extends PostgresClient> implements DeliveryExecutor<Client> {
  #made: Promise<unknown> | undefined;

  constructor(readonly pool: PostgresPool<Client>) {
    surviveAcquired(pool);
  }

  async row(statement: BoundStatement): Promise<unknown> {
    await this.#make();
    return rowOf(this.pool, statement);
  }

  async change({ text, values }: BoundStatement): Promise<number> {
    await this.#make();
    const { rowCount } = await this.pool.query(text, [...values]);
    return rowCount ?? 0;
  }

  async complete(completion: Completion<Client>): Promise<void> {
    const client = await this.pool.connect();
    const survive = surviveBreaks(client);
    let isBroken = true;
    try {
      await client.query('BEGIN');
      await performCompletion(completion, client, (statement) => rowOf(client, statement));
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

  // After a failure the next claim tries again: the database may be reachable by then.
  #make(): Promise<unknown> {
    this.#made ??= this.pool.query(MAKE).catch((error: unknown) => {
      this.#made = undefined;
      throw error;
    });
    return this.#made;
  }
}

async function rowOf(database: PostgresQueryable, { text, values }: BoundStatement) {
  return (await database.query(text, [...values])).rows[0];
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
  const lock = given.processLock ? PoolLock.of(pool) : undefined;
  const store = new SqlDeliveries(new PoolExecutor(pool), TABLE, { claims: lock?.claims });
  return Object.assign(store, { close: async () => lock?.release() });
}

export type { Claim, DeliveryKey, DeliveryStore } from './delivery-store.js';
export type { PostgresDeliveriesOptions } from './postgres-options.js';
