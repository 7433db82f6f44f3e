import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { storableText } from './bound-values.js';
import { answers, type Database, driverMissing, type Statements, unavailable } from './database.js';
import { typeRows } from './row-types.js';
import type { Tables } from './tables.js';

/** Enough for 32 connections of callers; PostgreSQL itself allows 100 by default. */
const CONNECTIONS = 20;
/** Milliseconds: within the deadline of an event, so that its caller hears of a database that is away. */
const PATIENCE = 10_000;

/**
 * Opens the database of a site at a `postgres://` address, or takes a pool of the package `pg`, which stays the
 * caller's to end.
 *
 * @param queryTimeout milliseconds that one statement may take; 0 for however long it takes
 * @throws LinkError `driver_missing`
 */
export async function openPostgres(
  source: string | PostgresPool,
  queryTimeout = PATIENCE,
): Promise<Database> {
  const pool = typeof source === 'string' ? await connect(source, queryTimeout) : source;
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new ToldPool(pool) }),
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
    },
  };
}

type PostgresClient = Awaited<ReturnType<PostgresPool['connect']>>;

/** A pool whose failures say whether they pass by themselves, for what reads as well as for what writes. */
class ToldPool implements PostgresPool {
  /** One for each client: whoever uses the pool knows connections again by their object. */
  readonly #clients = new WeakMap<PostgresClient, PostgresClient>();

  constructor(readonly pool: PostgresPool) {}

  async connect(): Promise<PostgresClient> {
    const client = await this.pool.connect().catch(refuseAsUnavailable);
    const known = this.#clients.get(client);
    if (known) return known;
    surviveBreaks(client);
    const made = told(client);
    this.#clients.set(client, made);
    return made;
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}

/**
 * A connection that breaks while it is used says so twice: to whoever waits for its answer, and by an event that ends
 * the process where nobody listens.
 */
function surviveBreaks(client: PostgresClient): void {
  const on: unknown = Reflect.get(client, 'on');
  if (typeof on === 'function') on.call(client, 'error', () => {});
}

function told(client: PostgresClient): PostgresClient {
  /** What a connection that went silent failed with: it is used no more, and no other waits for it to fail again. */
  let broken: unknown;
  const query = checkedQuery(async (sql, parameters) => {
    if (broken !== undefined) return refuseAsUnavailable(broken);
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (isAway(error)) broken = error;
      return refuseAsUnavailable(error);
    }
  });
  return {
    query,
    // The pool gives it another one for each use.
    release() {
      const release: (isToGo: boolean) => void = client.release;
      release.call(client, broken !== undefined);
    },
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
export function checkedQuery(run: RunQuery): PostgresClient['query'] {
  const query: RunQuery = async (sql, parameters) => {
    for (const value of parameters) if (typeof value === 'string') storableText(value);
    const result = await run(sql, parameters);
    typeRows(result.rows);
    return result;
  };
  // Only this shape is used: nothing of a site is read by a cursor of the driver.
  return query as PostgresClient['query'];
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

async function connect(url: string, queryTimeout: number): Promise<PostgresPool> {
  const { default: pg } = await import('pg').catch((cause: unknown) => {
    throw driverMissing('pg', 'PostgreSQL', cause);
  });
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: queryTimeout,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced; whoever needs the database hears of it.
  pool.on('error', () => {});
  return pool;
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
  const isTimeout = /timeout|terminated/i.test(String(message));
  return severity === undefined && (isSystemCode(code) || isTimeout);
}

function isSystemCode(code: unknown): boolean {
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
