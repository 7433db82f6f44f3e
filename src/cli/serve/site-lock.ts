import { existsSync } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteError } from '../../site/engine/site-error.js';
import { driverMissing } from '../../site/engine/store/database.js';
import { sqlitePath } from '../../site/engine/store/open-database.js';
import { isFolder, sqliteProblem } from '../../site/engine/store/sqlite/sqlite-problem.js';
import { UsageError } from '../command-error.js';
import type { ServeSettings } from './settings.js';

/** What is locked stands in the way of nobody but whoever would serve it as well. */
interface Lock {
  readonly path: string;
  /** What a second process is told. */
  readonly message: string;
}

/** What is told of a lock that another process has. */
const BUSY = 'SQLITE_BUSY';

/**
 * Makes sure that one process at a time serves a folder, and a SQLite file that lies elsewhere. Each lock is one of the
 * operating system's on a SQLite file, so it ends with its process, however that ends.
 *
 * @returns gives both free
 * @throws LinkError `site_running`, `driver_missing`; UsageError where there can be no lock
 */
export async function lockSite({
  data,
  database,
}: Pick<ServeSettings, 'data' | 'database'>): Promise<() => Promise<void>> {
  const held: { close(): unknown }[] = [];
  const unlock = async () => {
    for (const handle of held.splice(0)) handle.close();
  };
  try {
    for (const lock of await locksOf(data, database)) held.push(await take(lock));
    return unlock;
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function locksOf(data: string, database: string): Promise<readonly Lock[]> {
  const folder: Lock = {
    path: join(data, 'serve.lock'),
    message: `The site in ${data} is being served already: stop that process, or give another --data`,
  };
  const named = sqlitePath(database);
  // What can be no database is told of by whoever opens it; nothing is left beside it.
  if (named === undefined || !(await canBeDatabase(named))) return [folder];
  // Whichever way it is named, it is one file.
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
    // In memory: else a journal would lie beside it.
    handle.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;');
    return handle;
  } catch (cause) {
    handle?.close();
    if (Object(cause).code === BUSY) throw siteError('site_running', message, { cause });
    throw new UsageError(`${path} cannot be used: ${sqliteProblem(path, cause)}`, { cause });
  }
}

/** What every SQLite file begins with; one that was just made is empty. */
const HEAD = 'SQLite format 3\0';

/** Whether there is a SQLite file, or may come to be one. */
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
