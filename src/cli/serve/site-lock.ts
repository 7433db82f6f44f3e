import { existsSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteError } from '../../site/engine/site-error.js';
import { driverMissing } from '../../site/engine/store/database.js';
import { sqlitePath } from '../../site/engine/store/open-database.js';
import { isFolder, sqliteProblem } from '../../site/engine/store/sqlite/sqlite-problem.js';
import { UsageError } from '../command-error.js';
import type { ServeSettings } from './settings.js';

/** A lock that only conflicts with another process that serves the same site. */
interface Lock {
  readonly path: string;
  /** The message for a second process. */
  readonly message: string;
}

/** The error code for a lock of another process. */
const BUSY = 'SQLITE_BUSY';

/**
 * Ensures that only one process at a time serves a folder and a SQLite file outside of it. Each lock is a lock of the
 * operating system on a SQLite file, so that it ends with its process in every case. A site on PostgreSQL has none.
 *
 * @returns a function that releases both locks
 * @throws LinkError `site_running`, `driver_missing`; UsageError where a lock is not possible
 */
export async function lockSite({
  data,
  database,
}: Pick<ServeSettings, 'data' | 'database'>): Promise<() => Promise<void>> {
  const locks: { close(): unknown }[] = [];
  const unlock = async () => {
    for (const handle of locks.splice(0)) handle.close();
  };
  try {
    for (const lock of await locksOf(data, database)) locks.push(await take(lock));
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function locksOf(data: string, database: string): Promise<readonly Lock[]> {
  const named = sqlitePath(database);
  // PostgreSQL is shared by any number of processes, and its driver is the only one that is needed.
  if (named === undefined) return [];
  const folder: Lock = {
    path: join(data, 'serve.lock'),
    message: `The site in ${data} is being served already: stop that process, or give another --data`,
  };
  // Opening the site reports a path that cannot be a database. The lock creates no file beside it.
  if (!(await canBeDatabase(named))) return [folder];
  // Different names of a file lead to the same lock.
  const path = await realpath(named).catch(() => named);
  const message = `The database ${path} is being served already: stop that process, or give another --database`;
  return [folder, { path: `${path}.lock`, message }];
}

async function take({ path, message }: Lock): Promise<{ close(): unknown }> {
  const { default: Libsql } = await import('libsql').catch((cause: unknown) => {
    throw driverMissing('libsql', 'SQLite', cause);
  });
  let handle: InstanceType<typeof Libsql> | undefined;
  try {
    handle = new Libsql(path);
    // The journal is in memory, so that no file is created beside it.
    handle.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    return handle;
  } catch (cause) {
    handle?.close();
    if (Object(cause).code === BUSY) throw siteError('site_running', message, { cause });
    throw new UsageError(`${path} cannot be used: ${sqliteProblem(path, cause)}`, { cause });
  }
}

/** The first bytes of every SQLite file. A new file is empty. */
const HEAD = 'SQLite format 3\0';

/** Returns true for the path of a SQLite file, and for a path at which one can be created. */
async function canBeDatabase(path: string): Promise<boolean> {
  if (!existsSync(path)) return isFolder(dirname(path));
  const handle = await open(path).catch(() => undefined);
  try {
    const head = await handle?.read(Buffer.alloc(HEAD.length), 0, HEAD.length, 0);
    return (
      head !== undefined &&
      [0, HEAD.length].includes(head.bytesRead) &&
      HEAD.startsWith(head.buffer.toString('latin1', 0, head.bytesRead))
    );
  } catch {
    return false;
  } finally {
    await handle?.close();
  }
}
