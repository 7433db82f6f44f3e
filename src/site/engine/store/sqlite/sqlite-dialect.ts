import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type BoundValue, boundValue, type RunQuery } from '../bound-values.js';
import { type Statements, unavailable } from '../database.js';
import { oneConnection } from '../one-connection.js';
import { DirectAdapter, type DirectConnection } from '../prepared.js';
import { type ReadRow, rowReader } from '../schema/row-types.js';
import type { Tables } from '../schema/schema.js';
import type { DriverStatement, Handle } from './sqlite-handle.js';

/** The most prepared statements, more than the site has. Statements of varying text must not fill the memory. */
const MOST_STATEMENTS = 500;

/** A statement that stays prepared. */
class CachedStatement {
  readonly #isReader: boolean;
  #readRow: ReadRow | undefined;

  constructor(readonly statement: DriverStatement) {
    this.#isReader = statement.reader;
    if (this.#isReader) statement.raw();
  }

  execute<Row>(parameters: BoundValue[]): QueryResult<Row> {
    if (!this.#isReader) {
      const { changes, lastInsertRowid } = this.statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    // Also for one row: after `all` has returned a row, `get` of the same statement returns it again where there is
    // none.
    const lists = this.statement.all(parameters) as unknown[][];
    const [first] = lists;
    if (first === undefined) return { rows: [] };
    if (this.#readRow?.width !== first.length) this.#readRow = rowReader(this.statement.columns());
    const { read } = this.#readRow;
    return { rows: lists.map((list) => read(list) as Row) };
  }
}

/** The number changes with every commit of another connection. A connection that only reads makes no commits. */
const VERSION: RunQuery = { sql: 'PRAGMA data_version', parameters: [] };

/** Caches prepared statements, and validates bound values: the driver ends the process at an unknown value. */
class SqliteConnection implements DatabaseConnection, DirectConnection {
  readonly #statements = new Map<string, CachedStatement>();
  #isClosed = false;

  constructor(readonly handle: Pick<Handle, 'prepare' | 'close'>) {}

  run<Row>({ sql, parameters }: RunQuery): QueryResult<Row> {
    if (this.#isClosed) throw new Error('the database was closed');
    try {
      return this.#prepared(sql).execute(parameters.map(boundValue));
    } catch (error) {
      return refuseAsUnavailable(error);
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return this.run({ sql, parameters });
  }

  /** Returns the number by which SQLite itself knows that its cached pages are still valid. */
  version(): number {
    const { rows } = this.run<{ data_version: number }>(VERSION);
    return rows[0]?.data_version ?? Number.NaN;
  }

  close(): void {
    this.#isClosed = true;
    this.#statements.clear();
    this.handle.close();
  }

  // biome-ignore lint/correctness/useYield: lists are read in pages.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('not supported: lists are read in pages');
  }

  #prepared(sql: string): CachedStatement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = new CachedStatement(this.handle.prepare(sql));
      if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** Refuses transactions, which would contain statements of others. `Database.write` runs them. */
async function noTransactions(): Promise<never> {
  throw new Error('not supported: transactions are those of the group commit');
}

/** Returns statements on an open handle, and the function that closes it. */
export function sqliteStatements(handle: Pick<Handle, 'prepare' | 'close'>): {
  readonly statements: Statements;
  /** The version of commits of other connections. */
  version(): number;
  close(): void;
} {
  const connection = new SqliteConnection(handle);
  const dialect: Dialect = {
    createAdapter: () => new DirectAdapter(connection),
    // A statement is complete before the next begins, so that no caller waits for the connection.
    createDriver: () => oneConnection(connection, noTransactions),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return {
    statements: new Kysely<Tables>({ dialect }),
    version: () => connection.version(),
    close: () => connection.close(),
  };
}

/** Matches the errors of the driver for a full disk and a locked or missing file. */
const DRIVER_ERROR = /^SQLITE_(?!CONSTRAINT)/;

/** Turns a temporary failure of reading or writing into `store_unavailable`. */
export function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  throw typeof code === 'string' && DRIVER_ERROR.test(code) ? unavailable(error) : error;
}
