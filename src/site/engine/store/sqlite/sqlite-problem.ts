import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemCode } from '../../../../system/part-file.js';

/** The most bytes of a path for SQLite: 512 with a terminator and the suffixes of its files. */
const LONGEST_PATH = 500;
/** The text of the driver around SQLite's number for a file that cannot be opened. */
const CANNOT_OPEN =
  /^ConnectionFailed\("Unable to open connection to local database .*: (\d+)"\)$/s;

/**
 * Returns the reason for which a SQLite file cannot be used. The driver mostly states a number only; path and file
 * system give the reason.
 *
 * @param cause the error of the driver
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
  const lacking = [path, folder].map(lackingRight).find((problem) => problem !== undefined);
  return lacking ?? (isFull(folder) ? 'its disk is full: make room first' : undefined);
}

/** Free bytes below which SQLite may fail to open a database: it needs its index of the write-ahead log. */
const LEAST_FREE = 64 * 1024;

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks > 0 && bavail * bsize < LEAST_FREE;
  } catch {
    return false;
  }
}

/** Returns true if a folder of this path exists. */
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
