import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type BoundValue, boundValue } from './bound-values.js';
import { type Statements, unavailable } from './database.js';
import type { RunQuery } from './prepared.js';
import { type ReadRow, rowReader } from './row-types.js';
import type { Tables } from './tables.js';

/** A prepared statement of a driver. */
interface DriverStatement {
  readonly reader: boolean;
  /** Rows come as lists of values: objects made here cost half of those that the driver makes. */
  raw(): unknown;
  columns(): { readonly name: string }[];
  get(parameters: unknown[]): unknown;
  all(parameters: unknown[]): unknown[];
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/** An open handle, as libsql and better-sqlite3 give it. */
export interface Handle {
  prepare(sql: string): DriverStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** More statements than the site has; one of changing text must not fill the memory. */
const MOST_STATEMENTS = 500;

/** A statement that stays prepared. */
class KeptStatement {
  readonly #isReader: boolean;
  #readRow: ReadRow | undefined;

  constructor(readonly statement: DriverStatement) {
    this.#isReader = statement.reader;
    if (this.#isReader) statement.raw();
  }

  execute<Row>(parameters: BoundValue[], isForOne: boolean): QueryResult<Row> {
    if (!this.#isReader) {
      const { changes, lastInsertRowid } = this.statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    const lists = this.#lists(parameters, isForOne);
    const [first] = lists;
    if (first === undefined) return { rows: [] };
    if (this.#readRow?.width !== first.length) this.#readRow = rowReader(this.statement.columns());
    const { read } = this.#readRow;
    return { rows: lists.map((list) => read(list) as Row) };
  }

  #lists(parameters: BoundValue[], isForOne: boolean): unknown[][] {
    if (!isForOne) return this.statement.all(parameters) as unknown[][];
    const list = this.statement.get(parameters) as unknown[] | undefined;
    return list === undefined ? [] : [list];
  }
}

/** Keeps statements prepared, and checks what is bound to them: the driver ends the process at a value it does not know. */
class SqliteConnection implements DatabaseConnection {
  readonly #statements = new Map<string, KeptStatement>();

  constructor(readonly handle: Pick<Handle, 'prepare'>) {}

  async executeQuery<Row>({
    sql,
    parameters,
    isForOne = false,
  }: CompiledQuery & Partial<RunQuery<Row>>): Promise<QueryResult<Row>> {
    try {
      return this.#prepared(sql).execute(parameters.map(boundValue), isForOne);
    } catch (error) {
      return refuseAsUnavailable(error);
    }
  }

  // biome-ignore lint/correctness/useYield: lists are read in pages.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('not supported: lists are read in pages');
  }

  #prepared(sql: string): KeptStatement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = new KeptStatement(this.handle.prepare(sql));
      if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** One connection for all: a statement is over before the next begins, so that nobody has to wait for it. */
class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection;

  constructor(readonly handle: Pick<Handle, 'prepare' | 'close'>) {
    this.#connection = new SqliteConnection(handle);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  beginTransaction(): Promise<void> {
    return noTransactions();
  }

  commitTransaction(): Promise<void> {
    return noTransactions();
  }

  rollbackTransaction(): Promise<void> {
    return noTransactions();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.handle.close();
  }
}

/** Another's statements would be in it: whoever writes does so by `Database.write`. */
async function noTransactions(): Promise<never> {
  throw new Error('not supported: transactions are those of the group commit');
}

/** Statements on an open handle. */
export function sqliteStatements(handle: Pick<Handle, 'prepare' | 'close'>): Statements {
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(handle),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}

/** What the driver says of a disk that is full, a file that is locked or gone, starts so. */
const DRIVER_ERROR = /^SQLITE_(?!CONSTRAINT)/;

/** A failure says whether it passes by itself, for what reads as well as for what writes. */
export function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  throw typeof code === 'string' && DRIVER_ERROR.test(code) ? unavailable(error) : error;
}
