import type { Kysely, RawBuilder } from 'kysely';
import { LinkError } from '../../../index.js';
import type { Disk } from '../figures/disk.js';
import { siteError } from '../site-error.js';
import type { Engine } from './schema/column.js';
import type { Tables } from './schema/schema.js';

export type { Engine } from './schema/column.js';

/** What statements are made with, within a transaction and outside of one. */
export type Statements = Kysely<Tables>;

/** The differences between the engines that statements meet. Code outside of the store asks for these, not for the engine. */
export interface Capabilities {
  /** True where several processes may have the database open at once. */
  readonly isShared: boolean;
  /** True where the exchange log stands in the same database, in a schema of its own. */
  readonly holdsLog: boolean;
  /**
   * Ends a SELECT that locks the rows that it finds until the end of the transaction. Empty where one transaction at a
   * time writes.
   */
  readonly lockRows: RawBuilder<unknown>;
  /** The same, without the rows that another transaction has locked. */
  readonly lockFreeRows: RawBuilder<unknown>;
  /** A table `one` whose column `value` has the members of a JSON list. */
  jsonList(list: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Waits for a lock of all processes, until the end of the transaction. @param id one of `LOCK_IDS` */
  lock(tx: Statements, id: number): Promise<void>;
  /** Takes a lock of all processes under a name. @returns false where another transaction has it */
  tryLock(tx: Statements, name: string): Promise<boolean>;
}

/** A lock by which others see whether this process is alive: its end releases the lock. */
export interface ProcessLock {
  /** What the lock is taken under; undefined while there is none, when leases alone say how long a process may be at work. */
  readonly number: number | undefined;
  /** Takes it, from the first call on again and again where it is lost. Resolves when it was tried once; never rejects. */
  begin(): Promise<void>;
}

/** The size of a database, and what it lies on. */
export interface DatabaseFigures {
  readonly bytes: number;
  /** The disk of a SQLite file; undefined for a server, whose disk is its own. */
  readonly disk?: Disk | undefined;
  /** The connections of a pool. */
  readonly pool?: PoolFigures | undefined;
}

/** The connections of a pool: in use, idle, and the requests that wait for one. */
export interface PoolFigures {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The database of a site. */
export interface Database {
  readonly engine: Engine;
  readonly capabilities: Capabilities;
  /** For reading; sees what was committed. Fails with LinkError `store_unavailable` when the database is away. */
  readonly read: Statements;
  /**
   * A number that is another one as soon as anything was committed, by whomever. Undefined where asking for it costs as
   * much as reading.
   *
   * @throws LinkError `store_unavailable`
   */
  readonly version?: () => number;
  /**
   * Runs work in a transaction and resolves when it is committed and on the disk. The work must await nothing but the
   * statements that it is handed: on SQLite everybody else waits meanwhile, and on PostgreSQL it runs again where it
   * has met another writer.
   *
   * @throws what the work throws; LinkError `store_unavailable` when the database is away or full
   */
  write<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Copies what is committed into an empty file. Of SQLite alone: a server has its own tools. */
  readonly copyTo?: (path: string) => Promise<void>;
  /** Of PostgreSQL alone: a SQLite file belongs to one process. */
  readonly processLock?: ProcessLock;
  /** Whether it answers. */
  check(): Promise<void>;
  /** Its size, its disk and its connections, for the metrics. @throws LinkError `store_unavailable` */
  figures(): Promise<DatabaseFigures>;
  /** Ends what is under way and closes it. */
  close(): Promise<void>;
}

/** How long a caller is asked to wait when the database is away or full, in seconds. */
const RETRY_AFTER = 5;

/** Says of a database that could not do its work what a caller may be told: it passes by itself. */
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

/** Says which package is missing, and how it comes. */
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
