import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { SpooledFile } from '../../http/index.js';

/**
 * The bytes that a request carried as base64. They are there until the handler has finished; what is to stay has to
 * be saved before.
 */
export class IncomingContent {
  /** Number of bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string;
  readonly #file: SpooledFile;

  constructor(file: SpooledFile) {
    this.#file = file;
    this.size = file.size;
    this.hash = file.sha256;
  }

  /** The bytes as a stream; each call begins with the first one. */
  stream(): Readable {
    return this.#file.open();
  }

  /**
   * All bytes at once.
   *
   * @param maxBytes the most that is to be held in memory. Default: 16 MiB, so that a large file is streamed instead
   * @throws RangeError when there are more
   */
  async bytes(maxBytes = 16 * 1024 * 1024): Promise<Buffer> {
    if (this.size > maxBytes) {
      throw new RangeError(
        `the content has ${this.size} bytes, more than ${maxBytes}: use stream() or saveTo()`,
      );
    }
    return buffer(this.#file.open());
  }

  /** Writes the bytes to a new file. @throws the error of the file system; `EEXIST` when the file is there already */
  async saveTo(path: string): Promise<void> {
    await pipeline(this.#file.open(), createWriteStream(path, { flags: 'wx' }));
  }
}
