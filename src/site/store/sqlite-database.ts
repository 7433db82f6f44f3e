import {
  Kysely,
  type SqliteDatabase as KyselyHandle,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import { boundValue } from './bound-values.js';
import { answers, type Database, driverMissing, type Statements, unavailable } from './database.js';
import { GroupCommit } from './group-commit.js';
import { RowTypes } from './row-types.js';
import type { Tables } from './tables.js';

/** An open handle, as libsql and better-sqlite3 give it. */
export interface Handle {
  prepare(sql: string): {
    readonly reader: boolean;
    all(parameters: unknown[]): unknown[];
    run(parameters: unknown[]): { changes: number; lastInsertRowid: number | bigint };
    iterate(parameters: unknown[]): IterableIterator<unknown>;
  };
  exec(sql: string): unknown;
  close(): unknown;
}

/** More statements than the site has; one of changing text must not fill the memory. */
const MOST_STATEMENTS = 500;

/** Keeps statements prepared, and checks what is bound to them: the driver ends the process at a value it does not know. */
export function withChecks(handle: Pick<Handle, 'prepare' | 'close'>): KyselyHandle {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void handle.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        const prepared = handle.prepare(sql);
        statement = {
          reader: prepared.reader,
          all: (parameters) => told(() => prepared.all(parameters.map(boundValue))),
          run: (parameters) => told(() => prepared.run(parameters.map(boundValue))),
          iterate: (parameters) => prepared.iterate(parameters.map(boundValue)),
        };
        if (statements.size >= MOST_STATEMENTS) statements.clear();
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

/** A failure says whether it passes by itself, for what reads as well as for what writes. */
function told<Result>(statement: () => Result): Result {
  try {
    return statement();
  } catch (error) {
    return refuseAsUnavailable(error);
  }
}

function statementsOf(handle: Handle): Statements {
  const dialect = new SqliteDialect({ database: withChecks(handle) });
  return new Kysely<Tables>({ dialect, plugins: [new RowTypes()] });
}

/** Runs SQL on a thread of the driver's own, and resolves when it is done. */
type ExecAsync = (this: Handle, sql: string) => Promise<unknown>;

/**
 * The driver can run a statement of a synchronous handle on a thread of its own, which it does not document: so it is
 * tried once, and where it does not work, the event loop waits for the disk.
 */
async function backgroundExec(handle: Handle): Promise<ExecAsync | undefined> {
  try {
    const { default: asynchronous } = await import('libsql/promise');
    const exec: unknown = Reflect.get(asynchronous.prototype, 'exec');
    if (typeof exec !== 'function') return undefined;
    const run = exec as ExecAsync;
    handle.exec('BEGIN');
    await run.call(handle, 'COMMIT');
    return run;
  } catch {
    rollBack(handle);
    return undefined;
  }
}

function rollBack(handle: Handle): void {
  try {
    handle.exec('ROLLBACK');
  } catch {}
}

async function open(path: string): Promise<Handle> {
  const { default: Libsql } = await import('libsql').catch((cause: unknown) => {
    throw driverMissing('libsql', 'SQLite', cause);
  });
  return new Libsql(path) as unknown as Handle;
}

// FULL: with NORMAL a power cut loses what was acknowledged. Commands beside a running site wait for each other.
const SETTINGS = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA busy_timeout = 5000;
PRAGMA wal_autocheckpoint = 1000;
PRAGMA trusted_schema = OFF;
`;

/**
 * Opens a SQLite file as the database of a site; it is made where it is not there.
 *
 * @throws LinkError `driver_missing`, `store_unavailable`
 */
export async function openSqlite(path: string): Promise<Database> {
  const writer = await open(path);
  writer.exec(SETTINGS);
  const reader = await open(path);
  reader.exec(SETTINGS);
  const read = statementsOf(reader);
  const write = statementsOf(writer);
  const execAsync = await backgroundExec(writer);
  // From here on nobody waits for another process within the driver: it would hold the event loop.
  writer.exec('PRAGMA busy_timeout = 0');
  const group = new GroupCommit({
    run: (sql) => void writer.exec(sql),
    isBusy: (error) => Object(error).code === 'SQLITE_BUSY',
    commit: async () =>
      void (await (execAsync ? execAsync.call(writer, 'COMMIT') : writer.exec('COMMIT'))),
  });
  return {
    engine: 'sqlite',
    read,
    write: (work) => group.write(() => work(write)).catch(refuseAsUnavailable),
    copyTo: (copy) => copyInto(copy, path, execAsync),
    check: () => answers(read),
    async close() {
      await group.close();
      await read.destroy();
      await write.destroy();
    },
  };
}

/** Copies a database by a handle of its own, off the event loop where the driver can: a large one takes its time. */
async function copyInto(copy: string, path: string, execAsync?: ExecAsync): Promise<void> {
  const handle = await open(path);
  try {
    const statement = `VACUUM INTO '${copy.replaceAll("'", "''")}'`;
    await (execAsync ? execAsync.call(handle, statement) : handle.exec(statement));
  } finally {
    handle.close();
  }
}

/** What the driver says of a disk that is full, a file that is locked or gone, starts so. */
const DRIVER_ERROR = /^SQLITE_(?!CONSTRAINT)/;

function refuseAsUnavailable(error: unknown): never {
  const code: unknown = Object(error).code;
  throw typeof code === 'string' && DRIVER_ERROR.test(code) ? unavailable(error) : error;
}
