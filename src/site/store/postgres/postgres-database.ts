import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import { within } from '../../../http/index.js';
import type { Logger } from '../../../index.js';
import { storableText } from '../bound-values.js';
import {
  answers,
  type Database,
  driverMissing,
  type Statements,
  unavailable,
} from '../database.js';
import type { ConnectionPool, PoolConnection, PostgresStatement } from '../database-source.js';
import { typeRows } from '../schema/row-types.js';
import type { Tables } from '../schema/tables.js';
import { READ_AS_SENT } from './postgres-values.js';

/** Enough for 32 connections of callers; PostgreSQL itself allows 100 by default. */
const CONNECTIONS = 20;
/** Milliseconds: within the deadline of an event, so that its caller hears of a database that is away. */
const PATIENCE = 10_000;

/**
 * Opens the database of a site at a `postgres://` address, or takes a pool of the package `pg`, which stays the
 * caller's to end.
 *
 * @param queryTimeout milliseconds that one statement may take, and the wait for a connection; 0 for however long it takes
 * @throws LinkError `driver_missing`
 */
export async function openPostgres(
  source: string | ConnectionPool,
  queryTimeout = PATIENCE,
): Promise<Database> {
  const pool = typeof source === 'string' ? await connect(source, queryTimeout) : source;
  // An idle connection that breaks is replaced; whoever needs the database hears of it.
  const surviving = surviveBreaks(pool);
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new ToldPool(pool, queryTimeout) }),
  });
  const writing = new Set<Promise<unknown>>();
  let closed = false;
  return {
    engine: 'postgres',
    read: database,
    async write(work) {
      if (closed) throw new Error('the database was closed');
      const written = transaction(database, work);
      writing.add(written);
      return written.finally(() => writing.delete(written));
    },
    check: () => answers(database),
    async close() {
      closed = true;
      await Promise.allSettled(writing);
      if (typeof source === 'string') await database.destroy();
      else surviving.end();
    },
  };
}

/** The pool as the dialect takes it: its failures say whether they pass by themselves, be it reading or writing. */
class ToldPool {
  /** One for each client: whoever uses the pool knows connections again by their object. */
  readonly #clients = new WeakMap<PoolConnection, PostgresPoolClient>();

  constructor(
    readonly pool: ConnectionPool,
    readonly queryTimeout: number,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#free().catch(refuseAsUnavailable);
    const known = this.#clients.get(client);
    if (known) return known;
    surviveBreaks(client);
    const made = told(client, { queryTimeout: this.queryTimeout, begin: await beginOf(client) });
    this.#clients.set(client, made);
    return made;
  }

  /** A connection that nobody uses. The pool of an app may have no limit of its own to the wait for one. */
  #free(): Promise<PoolConnection> {
    const connecting = this.pool.connect();
    const wait = this.queryTimeout || PATIENCE;
    const late = () => new Error(`timeout: no connection of the pool was free in ${wait} ms`);
    const free = within(connecting, wait, late);
    // One that comes too late is given back.
    free.catch(() => connecting.then((client) => client.release()).catch(() => {}));
    return free;
  }

  /** Ends a pool of our own. */
  async end(): Promise<void> {
    const end: unknown = Reflect.get(this.pool, 'end');
    if (typeof end === 'function') await end.call(this.pool);
  }
}

/**
 * A connection that breaks while it is used says so twice: to whoever waits for its answer, and by an event that ends
 * the process where nobody listens.
 */
function surviveBreaks(source: object): { end(): void } {
  const listener = () => {};
  const call = (name: 'on' | 'off') => {
    const method: unknown = Reflect.get(source, name);
    if (typeof method === 'function') method.call(source, 'error', listener);
  };
  call('on');
  return { end: () => call('off') };
}

/**
 * How a transaction begins on a connection. Where the server, its role or the app has switched synchronous_commit off,
 * it is on for the transactions of the site: whoever was told that something is kept must find it after a power cut.
 * In the same message as BEGIN it costs no round trip; any other setting is somebody's choice, and stays.
 */
async function beginOf(client: PoolConnection): Promise<string> {
  const { rows } = await client
    .query(statement(`SELECT current_setting('synchronous_commit') AS setting`, [], PATIENCE))
    .catch((error: unknown) => {
      client.release(true);
      return refuseAsUnavailable(error);
    });
  const isOff = Object(rows?.[0]).setting === 'off';
  return isOff ? 'begin; set local synchronous_commit = on' : 'begin';
}

/**
 * Warns of a server that keeps nothing safe: that cannot be set for the transactions of the site alone.
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

function statement(text: string, values: unknown[], queryTimeout: number): PostgresStatement {
  return { text, values, types: READ_AS_SENT, query_timeout: queryTimeout };
}

interface Telling {
  readonly queryTimeout: number;
  readonly begin: string;
}

function told(client: PoolConnection, { queryTimeout, begin }: Telling): PostgresPoolClient {
  /** What a connection that went silent failed with: it is used no more, and no other waits for it to fail again. */
  let broken: unknown;
  const query = checkedQuery(async (sql, parameters) => {
    if (broken !== undefined) return refuseAsUnavailable(broken);
    try {
      if (sql !== 'begin') {
        return await client.query(statement(sql, [...parameters], queryTimeout));
      }
      // Of two statements the driver gives two results, and neither has rows.
      await client.query(statement(begin, [], queryTimeout));
      return { rows: [] };
    } catch (error) {
      if (isAway(error)) broken = error;
      return refuseAsUnavailable(error);
    }
  });
  return {
    query,
    // The pool gives it another one for each use.
    release: () => client.release(broken !== undefined),
  };
}

type RunQuery = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ readonly rows: unknown[] }>;

/**
 * Runs statements with what is bound checked and what is read typed as on the other engine: half a surrogate pair would
 * be stored as another character.
 */
export function checkedQuery(run: RunQuery): PostgresPoolClient['query'] {
  const query: RunQuery = async (sql, parameters) => {
    for (const value of parameters) if (typeof value === 'string') storableText(value);
    const result = await run(sql, parameters);
    typeRows(result.rows);
    return result;
  };
  // Only this shape is used: nothing of a site is read by a cursor of the driver.
  return query as PostgresPoolClient['query'];
}

/** SQLSTATE of two writers that met: the same unique value, a deadlock, a changed row. */
const MET: ReadonlySet<unknown> = new Set(['23505', '40P01', '40001']);
const MOST_ATTEMPTS = 5;

/**
 * Runs work in a transaction, and again where it has met another writer: then it sees what that one has stored. What
 * is refused as a second of its kind however often it is tried, is refused.
 */
async function transaction<Result>(
  database: Statements,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !MET.has(Object(error).code)) throw error;
    }
  }
}

async function connect(url: string, queryTimeout: number): Promise<ConnectionPool> {
  const { default: pg } = await import('pg').catch((cause: unknown) => {
    throw driverMissing('pg', 'PostgreSQL', cause);
  });
  return new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: queryTimeout,
    keepAlive: true,
  });
}

/** Classes of SQLSTATE that pass by themselves: connection, resources, operator intervention, system. */
const PASSING = /^(?:08|53|57|58|25006)/;

function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  const isPassing = typeof code === 'string' && PASSING.test(code);
  throw isAway(error) || isPassing ? unavailable(error) : error;
}

/** Whether a failure never came from the server, as there was none to be had: then it has no severity. */
function isAway(error: unknown): boolean {
  const { code, severity, message }: Record<'code' | 'severity' | 'message', unknown> =
    Object(error);
  const isTimeout = /timeout|terminated|after calling end/i.test(String(message));
  return severity === undefined && (isSystemCode(code) || isTimeout);
}

function isSystemCode(code: unknown): boolean {
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
