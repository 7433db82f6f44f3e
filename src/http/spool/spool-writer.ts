import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { SIGNATURE_LENGTH } from '../../protocol/files/file-types.js';

/** Bytes of the first block of a file; most thumbnails and many documents fit. */
const FIRST_BLOCK = 16 * 1024;
/** Bytes of a block that every file may have. */
const USUAL_BLOCK = 64 * 1024;
/** Bytes of a block where memory is left: fewer, larger writes cost less. */
const LARGE_BLOCK = 256 * 1024;
/** Bytes that the large blocks of the process may occupy together. */
const MOST_LARGE = 8 * 1024 * 1024;

/** Memory of the process for bytes that wait for the disk. */
export const diskBlocks = {
  /** Bytes in large blocks now. */
  large: 0,
};

/** Properties of a file that are determined while it is written. */
export interface SpooledFacts {
  /** In bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
  /** The first bytes, for the check of its content. */
  readonly head: Buffer;
}

/**
 * Writes a new file in blocks while counting and hashing it. Each chunk is copied at once, and may be used again. One
 * block is filled while the other is written, and both are used again: chunks that waited for a slow disk would be
 * moved to the old generation of V8, which is collected rarely, and uploads at the same time would fill the memory with
 * chunks that are no longer used.
 *
 * The stream fails with the errors of the file system.
 */
export class SpoolWriter extends Writable {
  readonly #hash = createHash('sha256');
  #size = 0;
  #head: Buffer = Buffer.alloc(0);
  #handle: FileHandle | undefined;
  /** The block that is being filled. */
  #block: Buffer = Buffer.allocUnsafeSlow(FIRST_BLOCK);
  #used = 0;
  /** The block that is being written, or was written last. */
  #other: Buffer = Buffer.alloc(0);
  #writing: Promise<void> | undefined;

  constructor(readonly path: string) {
    // Each chunk waits until the one before it is copied.
    super({ highWaterMark: 1 });
  }

  /** Returns the properties of the written bytes. Call it once, when all are written. */
  facts(): SpooledFacts {
    return { size: this.#size, sha256: this.#hash.digest('hex'), head: this.#head };
  }

  override _construct(done: (error?: Error | null) => void): void {
    open(this.path, 'wx', 0o600).then((handle) => {
      this.#handle = handle;
      done();
    }, done);
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    if (this.#head.length < SIGNATURE_LENGTH) {
      const head = Buffer.concat([this.#head, chunk.subarray(0, SIGNATURE_LENGTH)]);
      this.#head = head.subarray(0, SIGNATURE_LENGTH);
    }
    const copied = this.#fill(chunk, 0);
    if (copied === chunk.length) done();
    else this.#writeRest(chunk, copied).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#flush().then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#close().then(
      () => done(error),
      (cause: Error) => done(error ?? cause),
    );
  }

  /** Copies bytes into the block, as many as fit. @returns the index after them */
  #fill(chunk: Buffer, from: number): number {
    const count = chunk.copy(this.#block, this.#used, from);
    this.#used += count;
    return from + count;
  }

  async #writeRest(chunk: Buffer, from: number): Promise<void> {
    for (let at = from; at < chunk.length && !this.destroyed; ) {
      await this.#writeBlock();
      at = this.#fill(chunk, at);
    }
  }

  /** Begins to write the block, as soon as the one before it is written, and takes another to be filled. */
  async #writeBlock(): Promise<void> {
    await this.#writing;
    if (this.destroyed) return;
    const full = this.#block;
    this.#writing = this.#append(full.subarray(0, this.#used));
    // The next step fails with its error.
    this.#writing.catch(() => undefined);
    this.#block = this.#nextBlock(this.#other, full.length);
    this.#other = full;
    this.#used = 0;
  }

  /** Returns a block that is at least as large as the last one: the free one, or a larger one where memory is left. */
  #nextBlock(free: Buffer, last: number): Buffer {
    if (free.length === LARGE_BLOCK) return free;
    if (last >= USUAL_BLOCK && diskBlocks.large + LARGE_BLOCK <= MOST_LARGE) {
      diskBlocks.large += LARGE_BLOCK;
      return Buffer.allocUnsafeSlow(LARGE_BLOCK);
    }
    return free.length === USUAL_BLOCK ? free : Buffer.allocUnsafeSlow(USUAL_BLOCK);
  }

  async #append(bytes: Buffer): Promise<void> {
    await this.#handle?.writeFile(bytes);
  }

  /** Waits until all bytes are written. */
  async #flush(): Promise<void> {
    await this.#writing;
    await this.#append(this.#block.subarray(0, this.#used));
  }

  async #close(): Promise<void> {
    await this.#writing?.catch(() => undefined);
    for (const block of [this.#block, this.#other]) {
      if (block.length === LARGE_BLOCK) diskBlocks.large -= LARGE_BLOCK;
    }
    this.#block = Buffer.alloc(0);
    this.#other = this.#block;
    await this.#handle?.close();
    this.#handle = undefined;
  }
}
