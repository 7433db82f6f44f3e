import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import {
  access,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { LinkError } from '../../../index.js';
import { abandon } from '../../../net/index.js';
import { DAY } from '../../../protocol/units.js';
import { PART, PartFile, syncFolder, systemCode } from '../../../system/part-file.js';
import { restoreFolder } from '../../../system/restore-folder.js';
import { filesUnavailable } from '../store/database.js';
import {
  type ByteRange,
  type ContentArea,
  type FileStore,
  type FoundContent,
  isContentHash,
  type StoredContent,
} from './file-store.js';
import { observed } from './observed-content.js';

/** Milliseconds after which an unfinished file that has not grown counts as abandoned by a dead process. */
const ABANDONED = DAY;
/** The bytes that a check writes: one block of most file systems. */
const PROBE_BYTES = 4096;
/** The most contents that are listed together. */
const AT_ONCE = 500;

/**
 * Stores contents in a folder, each under its hash: `ab/abcdef…`. A content is written under a temporary name, synced
 * and renamed, and the folders are synced. An acknowledged content survives a power failure, and an incomplete file is
 * never visible.
 */
export class DiskFileStore implements FileStore {
  readonly incoming: string;

  private constructor(readonly folder: string) {
    this.incoming = join(folder, 'incoming');
  }

  /**
   * Opens a store. It creates the folder, for its owner alone, and removes unfinished files of dead processes that are
   * a day old; another process may be writing younger ones.
   *
   * @throws LinkError `option_invalid` when the folder cannot be created or written
   */
  static async open(folder: string): Promise<DiskFileStore> {
    const store = new DiskFileStore(folder);
    try {
      const made = await mkdir(store.incoming, { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncFolder(dirname(made));
      await access(folder, constants.W_OK);
      await store.removeUnfinished(Date.now() - ABANDONED);
    } catch (cause) {
      const message = `files: the folder ${folder} cannot be written (${systemCode(cause)})`;
      throw new LinkError('option_invalid', message, { cause });
    }
    return store;
  }

  async put(content: Readable, observe?: (piece: Buffer) => void): Promise<StoredContent> {
    const part = await this.#newPart().catch((error: unknown) => {
      abandon(content);
      throw error;
    });
    try {
      const stored = await write(content, part, observe);
      await this.#moveIntoStore(part, stored.sha256);
      return stored;
    } catch (error) {
      await part.discard();
      throw isSystemError(error) ? filesUnavailable(error) : error;
    }
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    const handle = await this.#find(sha256, (path) => open(path, 'r'));
    return handle?.createReadStream(range ?? {});
  }

  async size(sha256: string): Promise<number | undefined> {
    return (await this.#find(sha256, (path) => stat(path)))?.size;
  }

  async *list(area: ContentArea): AsyncGenerator<readonly FoundContent[]> {
    if (area === 'trash') {
      yield* contentsOf(this.#trash);
      return;
    }
    for (const name of await readdir(this.folder)) {
      if (/^[0-9a-f]{2}$/.test(name)) yield* contentsOf(join(this.folder, name));
    }
  }

  async moveToTrash(sha256: string): Promise<void> {
    await this.#move(this.#pathOf(sha256), this.#trashPathOf(sha256));
  }

  async bringBack(sha256: string): Promise<void> {
    await this.#move(this.#trashPathOf(sha256), this.#pathOf(sha256));
  }

  async remove(sha256: string): Promise<void> {
    const path = this.#trashPathOf(sha256);
    if (path !== undefined) await rm(path, { force: true }).catch(refuse);
  }

  async removeUnfinished(before: number): Promise<number> {
    let count = 0;
    for (const name of await readdir(this.incoming)) {
      if (name.endsWith(PART) && (await removeOld(join(this.incoming, name), before))) count += 1;
    }
    return count;
  }

  async settle(siteId: string): Promise<readonly string[]> {
    const sites = join(this.folder, 'sites');
    try {
      await mkdir(sites, { recursive: true, mode: 0o700 });
      await writeFile(join(sites, siteId), '', { mode: 0o600 });
      return await readdir(sites);
    } catch (error) {
      return refuse(error);
    }
  }

  async check(): Promise<void> {
    const part = await this.#newPart();
    try {
      await part.write(Buffer.alloc(PROBE_BYTES));
      await part.handle.sync();
    } catch (error) {
      refuse(error);
    } finally {
      await part.discard();
    }
  }

  async close(): Promise<void> {}

  /** Creates an unfinished file. The folder for them is created again where it was removed. */
  async #newPart(): Promise<PartFile> {
    try {
      return await PartFile.create(this.incoming);
    } catch (error) {
      if (systemCode(error) !== 'ENOENT' || !(await restoreFolder(this.incoming))) refuse(error);
      return await PartFile.create(this.incoming).catch(refuse);
    }
  }

  get #trash(): string {
    return join(this.folder, 'aside');
  }

  #trashPathOf(sha256: string): string | undefined {
    return isContentHash(sha256) ? join(this.#trash, sha256) : undefined;
  }

  /** Opens a content in the store or in the trash. It may be moved between the two attempts. */
  async #find<Found>(
    sha256: string,
    find: (path: string) => Promise<Found>,
  ): Promise<Found | undefined> {
    const [path, trash] = [this.#pathOf(sha256), this.#trashPathOf(sha256)];
    if (path === undefined || trash === undefined) return undefined;
    for (const one of [path, trash, path]) {
      const found = await find(one).catch(onlyMissing);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Moves a content, whose age begins again. The target may exist already. */
  async #move(from: string | undefined, to: string | undefined): Promise<void> {
    if (from === undefined || to === undefined) return;
    const now = new Date();
    try {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await utimes(from, now, now);
      await rename(from, to);
      // After a power failure the content may be in both locations, but never in none.
      await syncFolder(dirname(to));
      await syncFolder(dirname(from));
    } catch (error) {
      onlyMissing(error);
    }
  }

  /**
   * Returns the path of a content; undefined for a text that is not a hash, because it comes from outside and must not
   * become a path.
   */
  #pathOf(sha256: string): string | undefined {
    return isContentHash(sha256) ? join(this.folder, sha256.slice(0, 2), sha256) : undefined;
  }

  async #moveIntoStore(part: PartFile, sha256: string): Promise<void> {
    const target = this.#pathOf(sha256) ?? part.path;
    try {
      await part.moveTo(target);
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error;
      // The folder exists for all but the first content of 256.
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await part.moveTo(target);
      await syncFolder(this.folder);
    }
  }
}

/** Yields the contents of a folder. One that is removed meanwhile is left out. */
async function* contentsOf(folder: string): AsyncGenerator<readonly FoundContent[]> {
  const entries = await opendir(folder).catch(onlyMissing);
  if (!entries) return;
  let found: FoundContent[] = [];
  for await (const { name: sha256 } of entries) {
    const content = isContentHash(sha256) && (await stat(join(folder, sha256)).catch(onlyMissing));
    if (content) found.push({ sha256, changedAt: content.mtimeMs });
    if (found.length < AT_ONCE) continue;
    yield found;
    found = [];
  }
  if (found.length > 0) yield found;
}

/** @returns whether it was old */
async function removeOld(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(onlyMissing);
  if (!found || found.mtimeMs >= before) return false;
  await rm(path, { force: true });
  return true;
}

/** Writes a stream to a file, and counts and hashes it. A failure destroys the stream. */
async function write(
  content: Readable,
  part: PartFile,
  observe: ((piece: Buffer) => void) | undefined,
): Promise<StoredContent> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of observed(content, observe)) {
    hash.update(chunk);
    size += chunk.length;
    await part.write(chunk);
  }
  return { sha256: hash.digest('hex'), size };
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function refuse(error: unknown): never {
  throw filesUnavailable(error);
}

function onlyMissing(error: unknown): undefined {
  if (systemCode(error) === 'ENOENT') return undefined;
  throw filesUnavailable(error);
}
