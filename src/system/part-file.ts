import { randomBytes } from 'node:crypto';
import { copyFile, type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The extension of an incomplete file. */
export const PART = '.part';

/** Returns the code of a system error, such as `ENOENT`; '' for other errors. */
export function systemCode(error: unknown): string {
  return String(Reflect.get(Object(error), 'code') ?? '');
}

const CANNOT_LINK: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);
const CANNOT_SYNC_FOLDERS: ReadonlySet<string> = new Set([
  ...CANNOT_LINK,
  'EACCES',
  'EINVAL',
  'EISDIR',
]);

/**
 * A file that is being written, and takes its final path when it is complete. Until then it lies in the same folder
 * under a temporary name, readable for its owner alone. The final path therefore has the whole file or its former
 * content, whatever happens. Call `moveTo`, or `discard` after any failure. It throws the errors of the file system.
 */
export class PartFile {
  #isWhole = false;

  private constructor(
    readonly path: string,
    readonly handle: FileHandle,
  ) {}

  /** Creates an empty one in an existing folder. The temporary name is short, however long the final name is. */
  static async create(folder: string): Promise<PartFile> {
    const path = join(folder, `.${randomBytes(9).toString('hex')}${PART}`);
    return new PartFile(path, await open(path, 'wx', 0o600));
  }

  /** Appends bytes. */
  async write(piece: Uint8Array): Promise<void> {
    await this.handle.writeFile(piece);
  }

  /** Copies the content of another file, without reading it where the file system can share blocks. */
  async copyOf(source: string): Promise<void> {
    await copyFile(source, this.path);
  }

  /**
   * Moves it to its final path; resolves when content and name are on the disk. After a failure with `ENOENT` it may be
   * called again once the folder exists.
   *
   * @param options `overwrite`: replaces an existing file; default true
   * @throws the errors of the file system; an error with code `EEXIST` for a file that must not be replaced
   */
  async moveTo(target: string, { overwrite = true } = {}): Promise<void> {
    await this.#finish();
    if (overwrite) await rename(this.path, target);
    else await this.#linkAs(target);
    await syncFolder(dirname(target));
  }

  async #finish(): Promise<void> {
    if (this.#isWhole) return;
    await this.handle.sync();
    await this.handle.close();
    this.#isWhole = true;
  }

  /** Removes the temporary file. Never rejects, so that the error that led to it is the one that is reported. */
  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.path, { force: true }).catch(() => undefined);
  }

  /**
   * Links the file to its path: a link fails for an existing file, where a rename would replace it. Not every file
   * system has links.
   */
  async #linkAs(target: string): Promise<void> {
    try {
      await link(this.path, target);
      await rm(this.path, { force: true });
    } catch (error) {
      if (!CANNOT_LINK.has(systemCode(error))) throw error;
      if (await isThere(target)) {
        throw Object.assign(new Error(`${target} exists already`), { code: 'EEXIST' });
      }
      await rename(this.path, target);
    }
  }
}

/** Returns true if the path exists, also as a dangling link. */
export async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Syncs the content of a file; its name is durable once its folder is synced. */
export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Syncs a folder: a moved file is durable once its folder is. Not every system can open and sync folders, nor is every
 * writable folder readable; in these cases the system syncs in its own time.
 */
export async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch (error) {
    if (!CANNOT_SYNC_FOLDERS.has(systemCode(error))) throw error;
  } finally {
    await handle?.close();
  }
}
