import { createHash, type Hash, randomBytes } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tooLarge } from '../../http/index.js';

/** Up to this size content stays in memory. */
const IN_MEMORY = 64 * 1024;

/**
 * Keeps the bytes of one file for as long as one request lasts: a small one in memory, a larger one in a temporary
 * file that has no name any more, so that nothing stays behind even when the process is killed.
 */
export class Spool {
  readonly #hash: Hash = createHash('sha256');
  #chunks: Buffer[] = [];
  #file: FileHandle | undefined;
  #size = 0;

  /** @param maxBytes the largest file taken */
  constructor(readonly maxBytes: number) {}

  get size(): number {
    return this.#size;
  }

  /** @throws HttpFailure `body_too_large` */
  async write(bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    this.#size += bytes.length;
    if (this.#size > this.maxBytes) throw tooLarge(this.maxBytes);
    this.#hash.update(bytes);
    if (!this.#file && this.#size <= IN_MEMORY) {
      this.#chunks.push(bytes);
      return;
    }
    this.#file ??= await this.#openFile();
    await this.#file.appendFile(bytes);
  }

  /** SHA-256 of all bytes, in hexadecimal; ends the writing. */
  digest(): string {
    return this.#hash.digest('hex');
  }

  /** The bytes from the first on; can be asked for more than once. */
  async *read(): AsyncGenerator<Buffer> {
    if (!this.#file) {
      yield* this.#chunks;
      return;
    }
    let position = 0;
    while (position < this.#size) {
      const buffer = Buffer.allocUnsafe(IN_MEMORY);
      const { bytesRead } = await this.#file.read(buffer, 0, IN_MEMORY, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Gives the space back. */
  async remove(): Promise<void> {
    this.#chunks = [];
    const file = this.#file;
    this.#file = undefined;
    this.#size = 0;
    await file?.close();
  }

  async #openFile(): Promise<FileHandle> {
    const path = join(tmpdir(), `svclink-${randomBytes(12).toString('hex')}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      await unlink(path);
      await file.appendFile(Buffer.concat(this.#chunks));
    } catch (error) {
      await file.close();
      throw error;
    }
    this.#chunks = [];
    return file;
  }
}
