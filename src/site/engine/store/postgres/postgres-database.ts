import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { AdvisoryLock } from '../../../../deliveries/process-lock/advisory-lock.js';
import { surviveAcquired, surviveBreaks } from '../../../../deliveries/survive-breaks.js';
import type { Logger } from '../../../../index.js';
import { optionError } from '../../../../protocol/options.js';
import { within } from '../../../../system/deadline.js';
import { capabilitiesOf } from '../capabilities.js';
import {
  answers,
  type Database,
  driverMissing,
  type PoolFigures,
  type Statements,
} from '../database.js';
import type { ConnectionPool, PoolConnection } from '../database-source.js';
import type { Tables } from '../schema/schema.js';
import { OutageDetector, probeOf } from './outage-detector.js';
import { readAddress } from './postgres-address.js';
import {
  connectionOn,
  isLate,
  type PrepareMode,
  QUERY_TIMEOUT,
  refuseAsUnavailable,
  UNPREPARED,
} from './postgres-connection.js';
import { PostgresWakeUps } from './wake-ups.js';

/** The name of connections in `pg_stat_activity` for an address without `application_name`. */
const APPLICATION = 'svclink';

/**
 * Opens the database of a site at a `postgres://` address, or uses a pool of the package `pg`, which the caller ends.
 *
 * @param queryTimeout milliseconds of one statement, and of the wait for a connection; 0 for no limit
 * @throws LinkError `driver_missing`
 */
export async function openPostgres(
  source: string | ConnectionPool,
  queryTimeout = QUERY_TIMEOUT,
): Promise<Database> {
  const address = typeof source === 'string' ? readAddress(source) : undefined;
  const pool = typeof source === 'string' ? await connect(source, queryTimeout) : source;
  const namespace = address?.schema;
  // An idle connection that breaks is replaced. The next use of the database reports the failure.
  const surviving = [surviveBreaks(pool), surviveAcquired(pool)];
  const outages = new OutageDetector(probeOf(pool));
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new ClassifiedPool(pool, queryTimeout, outages) }),
  });
  await requireSearchPath(database, namespace).catch(async (error: unknown) => {
    if (typeof source === 'string') await database.destroy();
    throw error;
  });
  const writing = new Set<Promise<unknown>>();
  const processLock = new AdvisoryLock(pool, (number) => isFree(database, number));
  const wakeUps = new PostgresWakeUps(pool, database);
  let closed = false;
  return {
    engine: 'postgres',
    capabilities: capabilitiesOf('postgres', namespace),
    namespace,
    logNamespace: namespace === undefined ? undefined : `${namespace}_log`,
    read: database,
    background: database,
    async write(work) {
      if (closed) throw new Error('the database was closed');
      const written = wakeUps.write((all) => transaction(database, all), work);
      writing.add(written);
      return written.finally(() => writing.delete(written));
    },
    processLock,
    wakeUps,
    check: () => answers(database),
    bytes: () => bytesOf(database),
    disk: async () => undefined,
    pool: () => poolFigures(pool),
    async close() {
      closed = true;
      await Promise.allSettled(writing);
      await wakeUps.close();
      outages.close();
      await processLock.close();
      if (typeof source === 'string') await database.destroy();
      else for (const one of surviving) one.end();
    },
  };
}

/** Refuses connections that lost their schema on the way: tables would be made in another one. */
async function requireSearchPath(read: Statements, namespace: string | undefined): Promise<void> {
  if (namespace === undefined) return;
  const { rows } = await sql<{ path: string }>`
    SELECT current_setting('search_path') AS path`.execute(read);
  if (rows[0]?.path === namespace) return;
  const text = `does not begin with the schema ${namespace}: a pooler in between drops the parameter options`;
  throw optionError('database', text);
}

async function bytesOf(statements: Statements): Promise<number> {
  const { rows } = await sql<{ byte_count: number }>`
    SELECT pg_database_size(current_database()) AS byte_count`.execute(statements);
  return rows[0]?.byte_count ?? 0;
}

/** The numbers of connections of a pool; undefined for a pool of another package. */
function poolFigures(pool: ConnectionPool): PoolFigures | undefined {
  const count = (name: string) => {
    const value: unknown = Reflect.get(pool, name);
    return typeof value === 'number' ? value : undefined;
  };
  const [total, idle, waiting] = [count('totalCount'), count('idleCount'), count('waitingCount')];
  if (total === undefined || idle === undefined || waiting === undefined) return undefined;
  return { used: total - idle, idle, waiting };
}

/** Returns true if the lock of a number was free. The end of the statement releases it again. */
async function isFree(statements: Statements, number: number): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${number}::bigint) AS is_free`.execute(statements);
  return rows[0]?.is_free !== false;
}

/** A connection that was used before, and the generation in which it was made. */
interface KnownClient {
  readonly made: PostgresPoolClient;
  readonly generation: number;
}

/** The pool for the dialect. It classifies failures of reading and writing as transient or permanent. */
class ClassifiedPool {
  /** One wrapper for each client: callers of the pool identify connections by their object. */
  readonly #clients = new WeakMap<PoolConnection, KnownClient>();
  readonly #preparing: PrepareMode = { isOn: true };

  constructor(
    readonly pool: ConnectionPool,
    readonly queryTimeout: number,
    readonly outages: OutageDetector,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    const { queryTimeout, outages } = this;
    for (;;) {
      if (outages.isInDoubt) await outages.check();
      const client = await this.#free().catch((error: unknown) => this.#refused(error));
      const { generation } = outages;
      const known = this.#clients.get(client);
      if (known?.generation === generation) return known.made;
      if (known) {
        client.release(true);
        continue;
      }
      const late = () => outages.suspect();
      const made = await connectionOn(client, { queryTimeout, preparing: this.#preparing, late });
      this.#clients.set(client, { made, generation });
      return made;
    }
  }

  #refused(error: unknown): never {
    if (isLate(error)) this.outages.suspect();
    return refuseAsUnavailable(error);
  }

  /** Returns an idle connection. The pool of an app may have no timeout of its own for that wait. */
  #free(): Promise<PoolConnection> {
    const connecting = this.pool.connect();
    const wait = this.queryTimeout || QUERY_TIMEOUT;
    const late = () => new Error(`timeout: no connection of the pool was free in ${wait} ms`);
    const free = within(connecting, wait, late);
    // A connection that arrives too late is released.
    free.catch(() => connecting.then((client) => client.release()).catch(() => {}));
    return free;
  }

  /** Ends a pool that the site has opened. */
  async end(): Promise<void> {
    const end: unknown = Reflect.get(this.pool, 'end');
    if (typeof end === 'function') await end.call(this.pool);
  }
}

/**
 * Warns of a server that stores nothing durably, because that cannot be changed for the transactions of the site alone.
 *
 * @throws LinkError `store_unavailable`
 */
export async function warnOfLoss({ engine, read }: Database, logger: Logger): Promise<void> {
  if (engine !== 'postgres') return;
  const { rows } = await sql<{ fsync: string; pages: string }>`
    SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages`.execute(
    read,
  );
  const off = Object.entries({ fsync: rows[0]?.fsync, full_page_writes: rows[0]?.pages })
    .filter(([, setting]) => setting === 'off')
    .map(([name]) => `${name} = off`);
  if (off.length === 0) return;
  const message = `PostgreSQL runs with ${off.join(' and ')}: a power cut can lose or damage what the site has acknowledged`;
  logger.warn({}, message);
}

/** Warns of a search that reads all texts, because the server or the role has no extension for an index of them. */
export async function warnOfScan({ engine, read }: Database, logger: Logger): Promise<void> {
  if (engine !== 'postgres') return;
  const { rows } = await sql<{ found: unknown }>`
    SELECT to_regclass('order_texts_by_words') AS found`.execute(read);
  if (rows[0]?.found) return;
  const message = `PostgreSQL has no index for the search, which reads all orders and notes: run CREATE EXTENSION pg_trgm, and the statements of docs/search.md, "On PostgreSQL"`;
  logger.warn({}, message);
}

/** SQLSTATE of a conflict of two writers: the same unique value, a deadlock, a changed row. */
const MET = ['23505', '40P01', '40001'];
/** The errors after which a transaction is repeated. */
const AGAIN: ReadonlySet<unknown> = new Set([...MET, ...UNPREPARED]);
const MOST_ATTEMPTS = 5;

/**
 * Runs work in a transaction, and repeats it after a conflict with another writer, whose changes it then reads. A
 * duplicate that is refused on every attempt stays refused.
 */
async function transaction<Result>(
  database: Statements,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !AGAIN.has(Object(error).code)) throw error;
    }
  }
}

async function connect(address: string, queryTimeout: number): Promise<ConnectionPool> {
  const { connectionString, max } = readAddress(address);
  const { default: pg } = await import('pg').catch((cause: unknown) => {
    throw driverMissing('pg', 'PostgreSQL', cause);
  });
  return new pg.Pool({
    connectionString,
    max,
    fallback_application_name: APPLICATION,
    connectionTimeoutMillis: QUERY_TIMEOUT,
    query_timeout: queryTimeout,
    keepAlive: true,
    // A version without this option waits for each answer.
    pipeline: true,
  });
}
