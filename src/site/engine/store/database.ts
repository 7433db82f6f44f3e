import type { Kysely, RawBuilder } from 'kysely';
import { LinkError } from '../../../index.js';
import type { Disk } from '../figures/disk.js';
import { siteError } from '../site-error.js';
import type { RunQuery } from './bound-values.js';
import type { Engine } from './schema/column.js';
import type { Tables } from './schema/schema.js';

export type { Engine } from './schema/column.js';

/** The query builder, within a transaction and outside of one. */
export type Statements = Kysely<Tables>;

/**
 * The differences between the engines that affect statements. Code outside of the store uses these instead of the
 * engine.
 */
export interface Capabilities {
  /** True where several processes may have the database open at once. */
  readonly isShared: boolean;
  /** True where the exchange log is in the same database, in its own schema. */
  readonly holdsLog: boolean;
  /**
   * The end of a SELECT that locks its rows until the end of the transaction. Empty where one transaction at a time
   * writes.
   */
  readonly lockRows: RawBuilder<unknown>;
  /** The same, but it skips rows that another transaction has locked. */
  readonly lockFreeRows: RawBuilder<unknown>;
  /** A table `one` whose column `value` has the members of a JSON list. */
  jsonList(list: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * An alias in FROM of a table whose rows are read by an index, where a database would sort all of them instead. Empty
   * but for the alias where the database has statistics.
   */
  indexHint(alias: string, index: string): RawBuilder<unknown>;
  /**
   * True where a search of several conditions reads the index of each, and compares only the rows that all of them leave.
   * False where it reads one index, so that a statement has to join the searches.
   */
  readonly combinesIndexes: boolean;
  /**
   * Returns the number of rows that the statistics of a table promise for each of some statements; undefined without
   * statistics. It reads no row.
   */
  expectedRows(
    read: Statements,
    table: string,
    statements: readonly RawBuilder<unknown>[],
  ): Promise<readonly number[] | undefined>;
  /** A condition for up to a number of rows of a table. Not every table has an id; each engine has its own address of a row. */
  someRows(table: string, condition: RawBuilder<unknown>, most: number): RawBuilder<unknown>;
  /** Waits for a lock of all processes, until the end of the transaction. @param id one of `LOCK_IDS` */
  lock(tx: Statements, id: number): Promise<void>;
  /** Takes a named lock of all processes. @returns false where another transaction has it */
  tryLock(tx: Statements, name: string): Promise<boolean>;
}

/** A lock that shows to other processes that this one is alive. The end of the process releases it. */
export interface ProcessLock {
  /** The number of the lock; undefined without one. Then only leases limit the time of a process. */
  readonly number: number | undefined;
  /** Takes the lock, and takes it again whenever it is lost. Resolves after the first attempt; never rejects. */
  begin(): Promise<void>;
}

/** Reports of work that other processes on the database add. */
export interface WakeUps {
  /** True while reports arrive. Polls may be rare then. */
  readonly areReliable: boolean;
  /**
   * Begins to listen.
   *
   * @param wake called after each report of another process, and when reports begin or cease to be reliable
   */
  listen(wake: () => void): void;
  /** Ends listening. Work that this process adds afterwards is reported to the others. */
  unlisten(): void;
}

/** The numbers of connections of a pool: in use, idle, and waiting requests. */
export interface PoolFigures {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The database of a site. */
export interface Database {
  readonly engine: Engine;
  readonly capabilities: Capabilities;
  /**
   * Statements for reading committed records. They fail with LinkError `store_unavailable` when the database is not
   * reachable.
   */
  readonly read: Statements;
  /**
   * The same for statements that may take long: on SQLite they run on a thread of their own, and do not block the event
   * loop.
   */
  readonly background: Statements;
  /**
   * SQLite only: runs statements in one transaction off the event loop. Other transactions wait meanwhile, so it has to
   * be short.
   */
  readonly writeBeside?: (queries: readonly RunQuery[]) => Promise<void>;
  /**
   * Returns a number that changes with every commit of any process. Undefined where it costs as much as reading.
   *
   * @throws LinkError `store_unavailable`
   */
  readonly version?: () => number;
  /**
   * Runs work in a transaction and resolves when it is committed and on the disk. The work must await nothing but its
   * statements: on SQLite all other writers wait meanwhile, and on PostgreSQL the work runs again after a conflict with
   * another writer.
   *
   * @throws the errors of the work; LinkError `store_unavailable` when the database is not reachable or full
   */
  write<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Copies the committed content to an empty file. SQLite only: a server has its own tools. */
  readonly copyTo?: (path: string) => Promise<void>;
  /** PostgreSQL only: a SQLite file belongs to one process. */
  readonly processLock?: ProcessLock;
  /** PostgreSQL only. */
  readonly wakeUps?: WakeUps;
  /** The schema of the tables, where the address names one. PostgreSQL only. */
  readonly namespace?: string | undefined;
  /** The schema of the exchange log, where the address names a schema. PostgreSQL only. */
  readonly logNamespace?: string | undefined;
  /** Verifies that the database answers. */
  check(): Promise<void>;
  /** Returns the bytes of its tables and indexes. @throws LinkError `store_unavailable` */
  bytes(): Promise<number>;
  /** Returns the disk of a SQLite file, without asking the database; undefined for a server. */
  disk(): Promise<Disk | undefined>;
  /** Returns the connections of a pool; undefined on SQLite. */
  pool(): PoolFigures | undefined;
  /** Ends the work in progress and closes the database. */
  close(): Promise<void>;
}

/** Seconds after which a caller may repeat its request when the database is not reachable or full. */
const RETRY_AFTER = 5;

/** Returns the public error for a database that could not do its work: the failure is temporary. */
export function unavailable(cause: unknown): LinkError {
  return storeUnavailable('database', cause);
}

/** Says the same of the store of the files. */
export function filesUnavailable(cause: unknown): LinkError {
  return storeUnavailable('files', cause);
}

function storeUnavailable(store: 'database' | 'files', cause: unknown): LinkError {
  if (LinkError.is(cause)) return cause;
  const message = `The ${store} cannot be written or read just now. Try again in a moment.`;
  return new LinkError('store_unavailable', message, {
    cause,
    status: 503,
    retryAfter: RETRY_AFTER,
  });
}

/** Returns the error for a missing package, with the command that installs it. */
export function driverMissing(name: string, engine: string, cause: unknown): LinkError {
  const message = `${engine} needs the package ${name}: run npm install ${name}`;
  return siteError('driver_missing', message, { cause });
}

/** Resolves when the database answers. */
export async function answers(statements: Statements): Promise<void> {
  await statements
    .selectFrom('settings')
    .select('name')
    .limit(1)
    .execute()
    .catch((error: unknown) => {
      throw unavailable(error);
    });
}
