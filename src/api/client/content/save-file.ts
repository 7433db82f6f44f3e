import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, lstat, rename, unlink } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Where a file is to go. */
export interface SavedFile {
  readonly path: string;
  /** Whether a file that is there already is replaced. */
  readonly overwrite: boolean;
  /** Ends the writing. */
  readonly signal: AbortSignal;
}

const ALREADY_THERE = 'EEXIST';
const CANNOT_LINK: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The error that the file system gives when something is there already. */
function alreadyThere(path: string): Error {
  const text = `${ALREADY_THERE}: file already exists, '${path}'; set overwrite to replace it`;
  return Object.assign(new Error(text), { code: ALREADY_THERE, syscall: 'link', path });
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Gives a finished file its name. A link fails, where a renaming would replace. */
async function publish(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (codeOf(error) === ALREADY_THERE) throw alreadyThere(path);
    if (!CANNOT_LINK.has(codeOf(error))) throw error;
    if (await isThere(path)) throw alreadyThere(path);
    await rename(temporary, path);
    return;
  }
  await unlink(temporary);
}

/**
 * Writes bytes to a path, all of them or nothing: they go into a temporary file beside it, which takes the name when
 * the last piece has come and the source has not failed.
 *
 * @throws what the source throws; the error of the file system, `EEXIST` when the path is taken
 */
export async function saveFile(
  pieces: AsyncIterable<Buffer>,
  { path, overwrite, signal }: SavedFile,
): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await pipeline(pieces, createWriteStream(temporary, { flags: 'wx' }), { signal });
    if (overwrite) await rename(temporary, path);
    else await publish(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/** @throws `EEXIST` when the path is taken: known before anything is asked for */
export async function checkFree(path: string): Promise<void> {
  if (await isThere(path)) throw alreadyThere(path);
}
