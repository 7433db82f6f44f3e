import { createReadStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isThere, PartFile, syncFile, syncFolder, systemCode } from '../../system/part-file.js';
import { restoreFolder } from '../../system/restore-folder.js';
import type { Spool } from './spool.js';
import { type SpooledFacts, SpoolWriter } from './spool-writer.js';
import { storageFailure } from './storage-failure.js';

/** A complete file in the spool, until it is moved or released. */
export class SpooledFile {
  readonly size: number;
  readonly sha256: string;
  readonly head: Buffer;
  #path: string;
  #isMoved = false;
  #isReleased = false;
  #putting: Promise<unknown> = Promise.resolve();
  readonly #open = new Set<Readable>();

  private constructor(
    readonly spool: Spool,
    path: string,
    { size, sha256, head }: SpooledFacts,
  ) {
    this.#path = path;
    this.size = size;
    this.sha256 = sha256;
    this.head = head;
  }

  /**
   * Writes a source to the spool while counting and hashing it. A source that fails leaves no file. Each chunk is
   * copied before the source is asked for the next one.
   *
   * @throws HttpFailure `storage_full`, `storage_unavailable`, `server_busy`; what the source or the file system throws
   */
  static async receive(
    spool: Spool,
    source: Readable | AsyncIterable<Buffer>,
  ): Promise<SpooledFile> {
    const path = spool.newPath();
    const target = new SpoolWriter(path);
    try {
      await pipeline(source, target);
      return new SpooledFile(spool, path, target.facts());
    } catch (error) {
      await closed(target);
      await spool.remove(path);
      // The next request is stored.
      if (systemCode(error) === 'ENOENT') await restoreFolder(spool.folder);
      throw storageFailure(error) ?? error;
    }
  }

  /** Its path in the spool, or the path that it was moved to. */
  get path(): string {
    return this.#path;
  }

  /** Opens it for reading; the stream ends when the file is released. */
  open(): Readable {
    const content = createReadStream(this.#path);
    this.#open.add(content);
    return content.once('close', () => this.#open.delete(content));
  }

  /**
   * Moves the file to a path, replacing a file there: by a rename the first time, by a copy across file systems and
   * every further time. The path has the whole file or its former content, never a part. Resolves when content and name
   * are on the disk. Concurrent calls run one after the other.
   *
   * @throws the errors of the file system; for a missing folder with a message that names it
   */
  putAt(target: string): Promise<void> {
    const put = this.#putting.then(() => this.#put(target));
    this.#putting = put.catch(() => {});
    return put;
  }

  /** Removes it, unless it was moved, and ends all streams that read it. Never rejects; a second call has no effect. */
  async release(): Promise<void> {
    if (this.#isReleased) return;
    this.#isReleased = true;
    for (const content of this.#open) content.destroy();
    await this.#putting;
    if (!this.#isMoved) await this.spool.remove(this.#path);
  }

  async #put(target: string): Promise<void> {
    try {
      if (this.#isMoved) return await copyInto(this.#path, target);
      await syncFile(this.#path);
      await rename(this.#path, target);
      this.#path = target;
      this.#isMoved = true;
      await syncFolder(dirname(target));
    } catch (error) {
      if (systemCode(error) === 'EXDEV') return copyInto(this.#path, target);
      throw (await withoutFolder(error, target)) ?? error;
    }
  }
}

async function copyInto(source: string, target: string): Promise<void> {
  const part = await PartFile.create(dirname(target));
  try {
    await part.copyOf(source);
    await part.moveTo(target);
  } catch (failure) {
    await part.discard();
    throw failure;
  }
}

/** Waits until a file is closed: one that is still being opened would exist again after its removal. */
function closed(target: SpoolWriter): Promise<void> {
  return new Promise((resolve) => {
    if (target.closed) resolve();
    else target.once('close', resolve);
  });
}

/** Returns an error with the code of the file system and a message that names the missing folder. */
async function withoutFolder(cause: unknown, target: string): Promise<Error | undefined> {
  const folder = dirname(target);
  if (systemCode(cause) !== 'ENOENT' || (await isThere(folder))) return undefined;
  const message = `saveTo: the folder ${folder} is not there; make it first`;
  return Object.assign(new Error(message, { cause }), { code: 'ENOENT' });
}
