import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from '../../../../system/part-file.js';

/** Bytes of a path that SQLite takes: 512 with an end of its own, and what it appends for its files. */
const LONGEST_PATH = 500;
/** What the driver puts around the number of SQLite that says that it could not open a file. */
const CANNOT_OPEN =
  /^ConnectionFailed\("Unable to open connection to local database .*: (\d+)"\)$/s;

/**
 * Why a SQLite file cannot be used, for whoever has to mend it. The driver says no more of most of it than a number;
 * path and file system say why.
 *
 * @param cause what the driver has thrown
 */
export function sqliteProblem(path: string, cause: unknown): string {
  const { message, code }: { message?: unknown; code?: unknown } = Object(cause);
  const text = String(message || code || cause);
  return problemOfPath(path) ?? text.replace(CANNOT_OPEN, 'SQLite cannot open it ($1)');
}

function problemOfPath(path: string): string | undefined {
  const folder = dirname(path);
  if (!existsSync(folder)) return `there is no folder ${folder}: make it first`;
  const bytes = Buffer.byteLength(path);
  if (bytes > LONGEST_PATH) {
    return `its path has ${bytes} bytes, and SQLite takes ${LONGEST_PATH}: choose a shorter one`;
  }
  if (isFolder(path)) return 'it is a folder';
  if (!isFolder(folder)) return `${folder} is no folder`;
  return [path, folder].map(lackingRight).find((problem) => problem !== undefined);
}

/** Whether there is a folder of this path. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function lackingRight(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    const code = systemCode(error);
    return code === 'ENOENT' ? undefined : `${path} cannot be written (${code})`;
  }
}
