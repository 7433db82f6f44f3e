import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { boundValue } from './bound-values.js';
import { type Statements, unavailable } from './database.js';
import { typeRows } from './row-types.js';
import type { Tables } from './tables.js';

/** A prepared statement of a driver. */
interface PreparedStatement {
  readonly reader: boolean;
  all(parameters: unknown[]): unknown[];
  run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
}

/** An open handle, as libsql and better-sqlite3 give it. */
export interface Handle {
  prepare(sql: string): PreparedStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** More statements than the site has; one of changing text must not fill the memory. */
const MOST_STATEMENTS = 500;

/** Keeps statements prepared, and checks what is bound to them: the driver ends the process at a value it does not know. */
class SqliteConnection implements DatabaseConnection {
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(readonly handle: Pick<Handle, 'prepare'>) {}

  async executeQuery<Row>({
    sql,
    parameters,
  }: {
    readonly sql: string;
    readonly parameters: readonly unknown[];
  }): Promise<QueryResult<Row>> {
    try {
      const statement = this.#prepared(sql);
      const bound = parameters.map(boundValue);
      if (statement.reader) {
        const rows = statement.all(bound);
        typeRows(rows);
        return { rows: rows as Row[] };
      }
      const { changes, lastInsertRowid } = statement.run(bound);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      return refuseAsUnavailable(error);
    }
  }

  // biome-ignore lint/correctness/useYield: lists are read in pages.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('not supported: lists are read in pages');
  }

  #prepared(sql: string): PreparedStatement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.handle.prepare(sql);
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
