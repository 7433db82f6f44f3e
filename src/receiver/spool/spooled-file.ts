import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { SIGNATURE_LENGTH } from '../../protocol/file-types.js';
import { FileHash } from './file-hash.js';
import { FileSink } from './file-sink.js';
import type { SpoolFolder } from './spool-folder.js';

/** A file that was received whole and lies in the spool folder until somebody moves it or the event ends. */
export class SpooledFile {
  #released = false;

  private constructor(
    readonly folder: SpoolFolder,
    readonly path: string,
    /** In bytes. */
    readonly size: number,
    /** In hex. */
    readonly sha256: string,
    /** The first bytes, for the check of its content. */
    readonly head: Buffer,
  ) {}

  /**
   * Keeps a stream, hashing and counting it on its way. When the stream fails half way nothing is left behind.
   */
  static async receive(folder: SpoolFolder, source: Readable): Promise<SpooledFile> {
    const sink = new FileSink(source);
    const path = await folder.reserve();
    const hash = new FileHash(path);
    let head: Buffer = Buffer.alloc(0);
    try {
      await sink.write(path, {
        look(chunk) {
          hash.update(chunk);
          if (head.length >= SIGNATURE_LENGTH) return;
          const more = chunk.subarray(0, SIGNATURE_LENGTH);
          head = Buffer.concat([head, more]).subarray(0, SIGNATURE_LENGTH);
        },
        written: (size) => hash.written(size),
      });
      return new SpooledFile(folder, path, hash.size, await hash.digest(), head);
    } catch (error) {
      await hash.abandon();
      await folder.release(path);
      throw error;
    }
  }

  /** Reads it, where it lies or at the place that it was moved to. */
  open(movedTo = this.path): Readable {
    return createReadStream(movedTo);
  }

  /**
   * Puts it at its place, over what may be there already: by a move the first time, by a copy across file systems and
   * the second time. The place has the whole file or what it had before.
   *
   * @param movedTo where an earlier call has put it
   */
  async putAt(target: string, movedTo?: string): Promise<void> {
    if (movedTo !== undefined) return copyInto(movedTo, target);
    try {
      await rename(this.path, target);
    } catch (error) {
      if (!isCrossDevice(error)) throw error;
      await copyInto(this.path, target);
    }
  }

  /** Removes it, unless it was moved; harmless the second time. */
  async release(): Promise<void> {
    if (this.#released) return;
    this.#released = true;
    await this.folder.release(this.path);
  }
}

async function copyInto(source: string, target: string): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  try {
    await copyFile(source, part);
    await rename(part, target);
  } catch (failure) {
    await rm(part, { force: true });
    throw failure;
  }
}

function isCrossDevice(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EXDEV';
}
