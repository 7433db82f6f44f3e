import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { LinkError } from '../../index.js';
import { PART, PartFile, syncFolder, systemCode } from '../../system/part-file.js';
import { unavailable } from '../store/database.js';
import { type ByteRange, type FileStore, isContentHash, type StoredContent } from './file-store.js';

/** A file that has not grown for a day was left by a process that is dead; in milliseconds. */
const ABANDONED = 24 * 60 * 60 * 1000;

/**
 * Keeps contents in a folder, each under its hash: `ab/abcdef…`. A content is written beside its place, synced, moved
 * there, and the folders are synced: what was acknowledged survives a power cut, and half a file is never seen.
 */
export class DiskFileStore implements FileStore {
  private constructor(readonly folder: string) {}

  /**
   * Opens a store; its folder is made where it is not there, for its owner alone, and what a dead process has left
   * half written is removed: nobody takes a day to write a file, and another process may be writing one just now.
   *
   * @throws LinkError `option_invalid` when the folder cannot be made or written
   */
  static async open(folder: string): Promise<DiskFileStore> {
    const store = new DiskFileStore(folder);
    try {
      const made = await mkdir(store.#incoming, { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncFolder(dirname(made));
      await access(folder, constants.W_OK);
      for (const name of await readdir(store.#incoming)) {
        if (name.endsWith(PART)) await removeOld(join(store.#incoming, name));
      }
    } catch (cause) {
      throw new LinkError('option_invalid', `files: the folder ${folder} cannot be written`, {
        cause,
      });
    }
    return store;
  }

  async put(content: Readable): Promise<StoredContent> {
    const part = await PartFile.create(this.#incoming).catch(refuse);
    try {
      const stored = await write(content, part);
      await this.#place(part, stored.sha256);
      return stored;
    } catch (error) {
      await part.discard();
      throw isSystemError(error) ? unavailable(error) : error;
    }
  }

  async open(sha256: string, range?: ByteRange): Promise<Readable | undefined> {
    const path = this.#pathOf(sha256);
    if (path === undefined) return undefined;
    const handle = await open(path, 'r').catch(onlyMissing);
    return handle?.createReadStream(range ?? {});
  }

  async size(sha256: string): Promise<number | undefined> {
    const path = this.#pathOf(sha256);
    if (path === undefined) return undefined;
    return (await stat(path).catch(onlyMissing))?.size;
  }

  async remove(sha256: string): Promise<void> {
    const path = this.#pathOf(sha256);
    if (path !== undefined) await rm(path, { force: true });
  }

  async check(): Promise<void> {
    await access(this.#incoming, constants.W_OK).catch(refuse);
  }

  async close(): Promise<void> {}

  get #incoming(): string {
    return join(this.folder, 'incoming');
  }

  /** Undefined for what is no hash: it comes from outside and must not become a path. */
  #pathOf(sha256: string): string | undefined {
    return isContentHash(sha256) ? join(this.folder, sha256.slice(0, 2), sha256) : undefined;
  }

  async #place(part: PartFile, sha256: string): Promise<void> {
    const target = this.#pathOf(sha256) ?? part.path;
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await part.moveTo(target);
    if (made !== undefined) await syncFolder(this.folder);
  }
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(onlyMissing);
  if (found && found.mtimeMs < Date.now() - ABANDONED) await rm(path, { force: true });
}

/** Writes a stream to a file, counting and hashing it on its way; the stream is destroyed when that fails. */
async function write(content: Readable, part: PartFile): Promise<StoredContent> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
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
  throw unavailable(error);
}

function onlyMissing(error: unknown): undefined {
  if (systemCode(error) === 'ENOENT') return undefined;
  throw unavailable(error);
}
