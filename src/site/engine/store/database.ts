import type { Kysely } from 'kysely';
import { LinkError } from '../../../index.js';
import type { Tables } from './schema/tables.js';

/** Which kind of database holds a site. */
export type Engine = 'sqlite' | 'postgres';

/** What statements are made with, within a transaction and outside of one. */
export type Statements = Kysely<Tables>;

/** A lock by which others see whether this process is alive: its end releases the lock. */
export interface ProcessLock {
  /** What the lock is taken under; undefined while there is none, when leases alone say how long a process may be at work. */
  readonly number: number | undefined;
  /** Takes it, from the first call on again and again where it is lost. Resolves when it was tried once; never rejects. */
  begin(): Promise<void>;
}

/** The database of a site. */
export interface Database {
  readonly engine: Engine;
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
  /** Whether it answers: for readiness. */
  check(): Promise<void>;
  /** Ends what is under way and closes it. */
  close(): Promise<void>;
}

/** How long a caller is asked to wait when the database is away or full, in seconds. */
const RETRY_AFTER = 5;

/** Says of a database that could not do its work what a caller may be told: it passes by itself. */
export function unavailable(cause: unknown): LinkError {
  if (LinkError.is(cause)) return cause;
  const message = 'The database cannot be written or read just now. Try again in a moment.';
  return new LinkError('store_unavailable', message, {
    cause,
    status: 503,
    retryAfter: RETRY_AFTER,
  });
}

/** Says which package is missing, and how it comes. */
export function driverMissing(name: string, engine: string, cause: unknown): LinkError {
  const message = `${engine} needs the package ${name}: run npm install ${name}`;
  return new LinkError('driver_missing', message, { cause });
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
