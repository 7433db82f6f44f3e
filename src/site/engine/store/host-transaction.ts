import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { LinkError } from '../../../index.js';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { optionError } from '../../../protocol/options.js';
import { boundValue, storableText } from './bound-values.js';
import type { Database, Engine, Statements } from './database.js';
import type { PostgresStatement } from './database-source.js';
import { oneConnection } from './one-connection.js';
import { READ_AS_SENT } from './postgres/postgres-values.js';
import { reportToAll } from './postgres/wake-ups.js';
import { reportThrough } from './reported-work.js';
import { typeRows } from './schema/row-types.js';
import type { Tables } from './schema/schema.js';
import type { Handle } from './sqlite/sqlite-handle.js';

/**
 * A transaction of the app on the database of the site: a client of `pg`, or an open handle of libsql or
 * better-sqlite3, within its BEGIN and COMMIT; or a `Transaction` of kysely.
 */
export type HostTransaction = PostgresTransaction | Pick<Handle, 'prepare'> | KyselyTransaction;

/** The used part of a client of `pg`. */
export interface PostgresTransaction {
  query(statement: Omit<PostgresStatement, 'query_timeout'>): Promise<HostResult>;
}

/** The used part of a transaction of kysely, of any version and with any plugins and tables. */
export interface KyselyTransaction {
  readonly isTransaction: boolean;
  withoutPlugins(): {
    // Each version has its own types for compiled queries.
    executeQuery(query: never): Promise<{ readonly rows: unknown[] }>;
  };
}

interface HostResult {
  readonly rows: unknown[];
  readonly command?: string;
  readonly rowCount?: number | null;
}

/** The transactions of the site itself that its services may join. */
const ownTransactions = new WeakMap<object, Statements>();

/** Returns a transaction of the site as one that its services join by `{ db }`. */
export function joinable(tx: Statements): HostTransaction {
  ownTransactions.set(tx, tx);
  return tx;
}

/** Runs one statement within the transaction of the app. */
type Run = (query: CompiledQuery) => Promise<HostResult>;

/**
 * Returns statements that run within the transaction of an app, which the site neither begins nor commits.
 *
 * @throws LinkError `option_invalid` for a transaction of another engine or database than that of the site
 */
export async function statementsWithin(
  host: HostTransaction,
  { engine }: Pick<Database, 'engine'>,
): Promise<Statements> {
  const own = ownTransactions.get(host);
  if (own) return own;
  const statements = statementsOf(runOf(host, engine), engine);
  const seesTables = engine === 'postgres' ? seesTablesOnPostgres : seesTablesOnSqlite;
  const seen = await seesTables(statements).catch((cause: unknown) => {
    if (LinkError.is(cause) || isBusy(cause)) throw cause;
    throw optionError('db', `cannot be used: ${messageOf(cause)}`);
  });
  if (seen && engine === 'postgres') reportOnce(statements);
  if (seen) return statements;
  throw optionError('db', 'sees no tables of the site: it must be of the same database and schema');
}

/** Reports added work to all processes, including this one: none of them knows when the app commits. */
function reportOnce(statements: Statements): void {
  let reported: Promise<void> | undefined;
  reportThrough(statements, () => {
    reported ??= reportToAll(statements);
    return reported;
  });
}

/**
 * Returns true if another connection has locked the SQLite file. An app handles that for its own statements by running
 * the work again.
 */
function isBusy(cause: unknown): boolean {
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY');
}

/**
 * Returns true if the tables of the site are visible. It also makes queued triggers run last, independent of the
 * settings of the app: see beginOf.
 */
async function seesTablesOnPostgres(statements: Statements): Promise<boolean> {
  const { rows } = await sql<{ found: unknown }>`
    SELECT to_regclass('svclink_schema')::text AS found, CASE current_setting('synchronous_commit')
      WHEN 'off' THEN set_config('synchronous_commit', 'on', true) END AS setting`.execute(
    statements,
  );
  return Boolean(rows[0]?.found);
}

/**
 * Returns true if the tables of the site are visible. It verifies that by a write without effect: a transaction that
 * begins by reading, as those of kysely do, could no longer write after any other commit, and the site commits all the
 * time.
 */
async function seesTablesOnSqlite(statements: Statements): Promise<boolean> {
  try {
    await sql`UPDATE svclink_schema SET version = version WHERE false`.execute(statements);
    return true;
  } catch (cause) {
    if (messageOf(cause).includes('no such table')) return false;
    throw cause;
  }
}

function runOf(host: HostTransaction, engine: Engine): Run {
  if (typeof host === 'object' && host !== null) {
    if ('isTransaction' in host) return kyselyRun(host, engine);
    if (engine === 'postgres' && 'query' in host) return postgresRun(host);
    if (engine === 'sqlite' && 'prepare' in host) return sqliteRun(host);
  }
  const what = engine === 'postgres' ? 'a client of pg' : 'a handle of libsql or better-sqlite3';
  throw optionError('db', `must be ${what} within BEGIN and COMMIT, or a Transaction of kysely`);
}

function kyselyRun(host: KyselyTransaction, engine: Engine): Run {
  if (host.isTransaction !== true) {
    throw optionError(
      'db',
      'is no Transaction of kysely: give what transaction() hands to its work',
    );
  }
  const plain = host.withoutPlugins();
  return (query) => {
    const bind = engine === 'sqlite' ? query.parameters.map(boundValue) : query.parameters;
    return plain.executeQuery({ ...query, parameters: bind } as never);
  };
}

function postgresRun(host: PostgresTransaction): Run {
  // A pool has the same method, but uses another connection for each statement.
  if ('totalCount' in host) throw optionError('db', 'is a Pool: give the client that has begun');
  return ({ sql: text, parameters }) =>
    host.query({ text, values: [...parameters], types: READ_AS_SENT });
}

function sqliteRun(host: Pick<Handle, 'prepare'>): Run {
  if (Reflect.get(host, 'inTransaction') === false) {
    throw optionError('db', 'has begun no transaction: run BEGIN IMMEDIATE on it first');
  }
  return async ({ sql: text, parameters }) => {
    const statement = host.prepare(text);
    const values = parameters.map(boundValue);
    if (statement.reader) return { rows: statement.all(values) };
    const { changes } = statement.run(values);
    return { rows: [], command: 'UPDATE', rowCount: changes };
  };
}

/**
 * Returns the number of rows that a statement has changed: kysely states it in its own way, `pg` by the name of the
 * command.
 */
function changedBy(result: HostResult): bigint | undefined {
  const { numAffectedRows, command, rowCount }: HostResult & { numAffectedRows?: unknown } = result;
  if (typeof numAffectedRows === 'bigint') return numAffectedRows;
  return command === undefined || command === 'SELECT' ? undefined : BigInt(rowCount ?? 0);
}

function statementsOf(run: Run, engine: Engine): Statements {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      for (const value of query.parameters) if (typeof value === 'string') storableText(value);
      const result = await run(query);
      typeRows(result.rows);
      const numAffectedRows = changedBy(result);
      // The rows of a statement have the type of its query, as in the driver below.
      const rows = result.rows as Row[];
      return { rows, ...(numAffectedRows === undefined ? {} : { numAffectedRows }) };
    },
    streamQuery: () => {
      throw new TypeError('nothing of a site is read by a cursor');
    },
  };
  const isPostgres = engine === 'postgres';
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => (isPostgres ? new PostgresAdapter() : new SqliteAdapter()),
      createDriver: () => oneConnection(connection),
      createIntrospector: () => {
        throw new TypeError('nothing of a site asks for its tables');
      },
      createQueryCompiler: () =>
        isPostgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler(),
    },
  });
}
