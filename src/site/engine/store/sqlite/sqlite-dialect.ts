import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type BoundValue, boundValue } from '../bound-values.js';
import { type Statements, unavailable } from '../database.js';
import { oneConnection } from '../one-connection.js';
import { DirectAdapter, type DirectConnection, type RunQuery } from '../prepared.js';
import { type ReadRow, rowReader } from '../schema/row-types.js';
import type { Tables } from '../schema/schema.js';
import type { DriverStatement, Handle } from './sqlite-handle.js';

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

  execute<Row>(parameters: BoundValue[]): QueryResult<Row> {
    if (!this.#isReader) {
      const { changes, lastInsertRowid } = this.statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    }
    // Also for one row: after `all` has given a row, `get` of the same statement gives it again where there is none.
    const lists = this.statement.all(parameters) as unknown[][];
    const [first] = lists;
    if (first === undefined) return { rows: [] };
    if (this.#readRow?.width !== first.length) this.#readRow = rowReader(this.statement.columns());
    const { read } = this.#readRow;
    return { rows: lists.map((list) => read(list) as Row) };
  }
}

/** Changes with every commit of another connection; none is made on one that only reads. */
const VERSION: RunQuery = { sql: 'PRAGMA data_version', parameters: [] };

/** Keeps statements prepared, and checks what is bound to them: the driver ends the process at a value it does not know. */
class SqliteConnection implements DatabaseConnection, DirectConnection {
  readonly #statements = new Map<string, KeptStatement>();
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

  /** What SQLite itself goes by to know whether the pages that it has read still hold. */
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

/** Another's statements would be in it: whoever writes does so by `Database.write`. */
async function noTransactions(): Promise<never> {
  throw new Error('not supported: transactions are those of the group commit');
}

/** Statements on an open handle, and what ends them with it. */
export function sqliteStatements(handle: Pick<Handle, 'prepare' | 'close'>): {
  readonly statements: Statements;
  /** Of what other connections have committed. */
  version(): number;
  close(): void;
} {
  const connection = new SqliteConnection(handle);
  const dialect: Dialect = {
    createAdapter: () => new DirectAdapter(connection),
    // A statement is over before the next begins: nobody has to wait for the connection.
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

/** What the driver says of a disk that is full, a file that is locked or gone, starts so. */
const DRIVER_ERROR = /^SQLITE_(?!CONSTRAINT)/;

/** A failure says whether it passes by itself, for what reads as well as for what writes. */
export function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  throw typeof code === 'string' && DRIVER_ERROR.test(code) ? unavailable(error) : error;
}
