import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Spool } from './spool.js';

/**
 * The bytes that a request carried as base64. They are there until the handler has finished; what is to stay has to
 * be saved before.
 */
export class IncomingContent {
  /** Number of bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly hash: string;
  readonly #spool: Spool;

  constructor(spool: Spool) {
    this.#spool = spool;
    this.size = spool.size;
    this.hash = spool.digest();
  }

  /** The bytes as a stream; each call begins with the first one. */
  stream(): Readable {
    return Readable.from(this.#spool.read(), { objectMode: false });
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
    const chunks: Buffer[] = [];
    for await (const chunk of this.#spool.read()) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** Writes the bytes to a new file. @throws the error of the file system; `EEXIST` when the file is there already */
  async saveTo(path: string): Promise<void> {
    await pipeline(this.#spool.read(), createWriteStream(path, { flags: 'wx' }));
  }
}
