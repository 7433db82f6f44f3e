import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CompiledQuery } from 'kysely';
import { diskOf } from '../../figures/disk.js';
import type { RunQuery } from '../bound-values.js';
import { capabilitiesOf } from '../capabilities.js';
import { answers, type Database, driverMissing, type Statements } from '../database.js';
import type { SqliteDriver } from '../database-source.js';
import { Checkpoints } from './checkpoints.js';
import { CommittedVersion } from './committed-version.js';
import { driverFile } from './driver-file.js';
import { GroupCommit } from './group-commit.js';
import { refuseAsUnavailable, sqliteStatements } from './sqlite-dialect.js';
import { type Durability, type Handle, openHandle } from './sqlite-handle.js';
import { StatementThread, statementsOn } from './statement-thread.js';

/** Runs SQL on a thread of the driver, and resolves when it is done. */
type ExecAsync = (this: Handle, sql: string) => Promise<unknown>;

/**
 * Returns the function of the driver that runs a statement of a synchronous handle on a thread. It is not documented,
 * so that it is tried once. Without it the event loop waits for the disk.
 */
async function backgroundExec(handle: Handle): Promise<ExecAsync | undefined> {
  try {
    const { default: asynchronous } = await import('libsql/promise');
    const exec: unknown = Reflect.get(asynchronous.prototype, 'exec');
    // This is native code of the driver, which must not get a handle of another driver.
    if (typeof exec !== 'function' || handle.constructor !== (await libsql())) return undefined;
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

async function libsql(): Promise<SqliteDriver> {
  const { default: Libsql } = await import('libsql').catch((cause: unknown) => {
    throw driverMissing('libsql', 'SQLite', cause);
  });
  return Libsql;
}

/** The options for opening a SQLite file. */
export interface SqliteOptions {
  /** `relaxed` waits for the disk only occasionally, for data whose storage nobody was promised. Default `full`. */
  readonly durability?: Durability;
  /** The driver. Default libsql. */
  readonly driver?: SqliteDriver | undefined;
}

/**
 * Opens a SQLite file as the database of a site, and creates it if it does not exist.
 *
 * @throws LinkError `driver_missing`, `store_unavailable`
 */
export async function openSqlite(
  path: string,
  { durability = 'full', driver }: SqliteOptions = {},
): Promise<Database> {
  const Driver = driver ?? (await libsql());
  const open = () => openHandle(Driver, path, durability);
  const writer = open();
  const reader = open();
  const read = sqliteStatements(reader);
  const write = sqliteStatements(writer);
  const thread = await threadOn(path, writer);
  const version = new CommittedVersion(read.version);
  const execAsync = await backgroundExec(writer);
  // From here on no statement waits for another process within the driver, because that would block the event loop.
  writer.exec('PRAGMA busy_timeout = 0');
  const carrying =
    execAsync && durability === 'full' ? carryOver(open(), writer, execAsync) : undefined;
  const group = new GroupCommit({
    run: (sql) => void writer.exec(sql),
    isBusy: (error) => Object(error).code === 'SQLITE_BUSY',
    commit: async (count) => {
      await (execAsync ? execAsync.call(writer, 'COMMIT') : writer.exec('COMMIT'));
      version.forget();
      carrying?.checkpoints.committed(count);
    },
  });
  return {
    engine: 'sqlite',
    capabilities: capabilitiesOf('sqlite'),
    read: read.statements,
    background: thread ? statementsOn(thread) : read.statements,
    writeBeside: thread
      ? (queries) => thread.write(queries)
      : (queries) => group.write(() => runAll(write.statements, queries)),
    version: () => version.get(),
    write: (work) => group.write(() => work(write.statements)).catch(refuseAsUnavailable),
    copyTo: (copy) => copyInto(copy, open(), execAsync),
    check: () => answers(read.statements),
    ...figuresOf(path),
    async close() {
      await group.close();
      await thread?.close();
      await carrying?.close();
      await emptyLog(writer, execAsync);
      read.close();
      write.close();
    },
  };
}

function figuresOf(path: string): Pick<Database, 'bytes' | 'disk' | 'pool'> {
  return {
    bytes: () => bytesOf(path),
    disk: () => diskOf(dirname(path)),
    pool: () => undefined,
  };
}

/**
 * Returns the thread for statements that take long. Undefined with a driver of the app: two copies of SQLite in one
 * process would release each other's locks of the file.
 */
async function threadOn(path: string, handle: Handle): Promise<StatementThread | undefined> {
  const isOurs = await libsql().then(
    (Driver) => handle.constructor === Driver,
    () => false,
  );
  return isOurs ? new StatementThread({ driver: driverFile(), path }) : undefined;
}

async function runAll(statements: Statements, queries: readonly RunQuery[]): Promise<void> {
  for (const { sql, parameters } of queries) {
    await statements.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }
}

/** Returns the bytes of a database and of its write-ahead log. */
async function bytesOf(path: string): Promise<number> {
  const sizes = [path, `${path}-wal`].map((file) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/**
 * The pages of the write-ahead log from which on a commit checkpoints them after all: at most 16 MiB more on the disk.
 */
const MOST_PAGES = 4000;

/** Checkpoints pages on a separate handle, and lets commits do so only where that is too slow. */
function carryOver(handle: Handle, writer: Handle, execAsync: ExecAsync) {
  const checkpoints = new Checkpoints(() =>
    execAsync.call(handle, 'PRAGMA wal_checkpoint(PASSIVE)'),
  );
  writer.exec(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`);
  return {
    checkpoints,
    async close() {
      await checkpoints.close();
      handle.close();
    },
  };
}

/**
 * Copies all committed pages into the database file, which the driver does not do when it closes, so that a copy of the
 * file of a closed site is complete. While another process reads, or with a full disk, the log keeps its pages.
 */
async function emptyLog(handle: Handle, execAsync?: ExecAsync): Promise<void> {
  const statement = 'PRAGMA wal_checkpoint(TRUNCATE)';
  try {
    await (execAsync ? execAsync.call(handle, statement) : handle.exec(statement));
  } catch {}
}

/** Copies a database by a separate handle, off the event loop where the driver can, because a large copy takes long. */
async function copyInto(copy: string, handle: Handle, execAsync?: ExecAsync): Promise<void> {
  try {
    const statement = `VACUUM INTO '${copy.replaceAll("'", "''")}'`;
    await (execAsync ? execAsync.call(handle, statement) : handle.exec(statement));
  } finally {
    handle.close();
  }
}
