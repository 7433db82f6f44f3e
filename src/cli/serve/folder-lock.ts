import { join } from 'node:path';
import { LinkError } from '../../index.js';
import { driverMissing } from '../../site/store/database.js';

/**
 * Makes sure that one process at a time serves a folder. The lock is one of the operating system's on a SQLite file,
 * so it ends with its process, however that ends.
 *
 * @returns gives the folder free
 * @throws LinkError `site_running`, `driver_missing`
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { default: Libsql } = await import('libsql').catch((cause: unknown) => {
    throw driverMissing('libsql', 'SQLite', cause);
  });
  const handle = new Libsql(join(folder, 'serve.lock'));
  try {
    handle.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE;');
  } catch (cause) {
    handle.close();
    const message = `The site in ${folder} is being served already: stop that process, or give another --data`;
    throw new LinkError('site_running', message, { cause });
  }
  return async () => {
    handle.close();
  };
}
