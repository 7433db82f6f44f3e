import { createHash, randomUUID } from 'node:crypto';
import { accessSync, constants, statSync } from 'node:fs';
import { lstat, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionError } from '../../protocol/options.js';
import { DAY } from '../../protocol/units.js';

const NAME = /^svclink-([0-9a-f]{8})-([0-9]{1,10})-[0-9a-f-]{36}$/;

/** A hash of the host name: a folder may be shared by machines or containers, whose process ids mean nothing here. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

/**
 * A folder for files that are being received. The name of each file contains the id of its process, so that the next
 * process finds and removes the files of a killed one. Listeners for signals or for the exit of the process are not
 * needed; those belong to the app.
 */
export class Spool {
  /**
   * @param folder default: the system's folder for temporary files
   * @param report called with the error of a file that could not be removed; the request itself has succeeded
   */
  constructor(
    readonly report: (error: unknown) => void,
    readonly folder: string = tmpdir(),
  ) {}

  /** Returns a path for a new file. */
  newPath(): string {
    return join(this.folder, `svclink-${HOST}-${process.pid}-${randomUUID()}`);
  }

  /** Removes a file, if it is there. Never rejects. */
  async remove(path: string): Promise<void> {
    try {
      await rm(path, { force: true });
    } catch (error) {
      this.report(error);
    }
  }

  /** Removes the files of ended processes, and files older than a day. Never rejects. */
  async sweep(): Promise<void> {
    try {
      for (const name of await readdir(this.folder)) {
        const path = join(this.folder, name);
        if (await isLeftover(name, path)) await rm(path, { force: true });
      }
    } catch (error) {
      this.report(error);
    }
  }
}

async function isLeftover(name: string, path: string): Promise<boolean> {
  const [, host, id] = NAME.exec(name) ?? [];
  if (host === undefined) return false;
  const stats = await lstat(path).catch(() => undefined);
  if (!stats?.isFile()) return false;
  if (stats.mtimeMs < Date.now() - DAY) return true;
  if (host !== HOST) return false;
  // Process ids are reused, nearly always in containers: a file older than this process is a leftover.
  if (Number(id) === process.pid) return stats.mtimeMs < Date.now() - process.uptime() * 1000;
  return !isAlive(Number(id));
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return Object(error).code === 'EPERM';
  }
}

/**
 * Checks the option for the folder of a spool, where it is given.
 *
 * @throws LinkError `option_invalid` for a folder that does not exist or cannot be written to
 */
export function checkFolder(option: string, folder: unknown): void {
  if (folder === undefined) return;
  if (typeof folder !== 'string' || folder === '') {
    throw optionError(option, 'must be the path of a folder');
  }
  if (!isFolder(folder)) throw optionError(option, `${folder} is no folder; make it first`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw optionError(option, `${folder} cannot be written to by this process`);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
