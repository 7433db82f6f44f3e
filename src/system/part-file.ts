import { randomBytes } from 'node:crypto';
import { copyFile, type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the name of a file that is not whole yet ends with. */
export const PART = '.part';

/** The code of a failure of the system, such as `ENOENT`; '' for what is none. */
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
 * A file on its way to its place. It is written beside it, under a name of its own, readable for its owner alone, and
 * takes its name when all of it is on the disk: the place has the whole file or what it had before, whatever happens.
 * Whoever made one calls `moveTo`, or `discard` after any failure. Nothing is put into words here: what it throws are the
 * errors of the file system.
 */
export class PartFile {
  #isWhole = false;

  private constructor(
    readonly path: string,
    readonly handle: FileHandle,
  ) {}

  /** Makes an empty one in a folder that is there. Its name is short, however long the name is that it will take. */
  static async create(folder: string): Promise<PartFile> {
    const path = join(folder, `.${randomBytes(9).toString('hex')}${PART}`);
    return new PartFile(path, await open(path, 'wx', 0o600));
  }

  /** Adds a piece at its end. */
  async write(piece: Uint8Array): Promise<void> {
    await this.handle.writeFile(piece);
  }

  /** Fills it with the content of another file, without reading that where the file system can share it. */
  async copyOf(source: string): Promise<void> {
    await copyFile(source, this.path);
  }

  /**
   * Puts it at its place; resolves when bytes and name are on the disk. Where that fails with `ENOENT`, it may be called
   * again when the folder has been made.
   *
   * @param options `overwrite`: whether what is there already is replaced; default true
   * @throws the errors of the file system; one with code `EEXIST` for what must not be replaced
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

  /** Removes what is left of it. Never rejects: what it is called for is the failure to be told. */
  async discard(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.path, { force: true }).catch(() => undefined);
  }

  /** A link fails where a renaming would replace; not every file system has them. */
  async #linkAs(target: string): Promise<void> {
    try {
      await link(this.path, target);
      await rm(this.path, { force: true });
    } catch (error) {
      if (!CANNOT_LINK.has(systemCode(error))) throw error;
      if (await isThere(target)) {
        throw Object.assign(new Error(`${target} is there already`), { code: 'EEXIST' });
      }
      await rename(this.path, target);
    }
  }
}

/** Whether something has this name, be it a link that leads nowhere. */
export async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Brings the names in a folder onto the disk: a file that was moved is durable once its folder is. Not every system lets
 * folders be opened and synced, nor every folder that can be written be read; then the system's own time has to do.
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
