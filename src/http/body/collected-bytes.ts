/** A chunk of this size and more is kept as it is; smaller ones are copied together. */
export const LARGE_CHUNK = 16 * 1024;

/** The first block for small chunks; each further one is as large as all before it together, up to a large chunk. */
const FIRST_BLOCK = 1024;

/** Shared by all: a Buffer of its own costs as much as all else for a body of one chunk. */
const NONE: Buffer = Buffer.alloc(0);

/**
 * Bytes that come in chunks of any size, in memory that follows the bytes and not the chunks: every chunk of a stream
 * is an object of its own, and a body of one-byte chunks would cost a hundred times its length.
 */
export class CollectedBytes {
  #chunks: Buffer[] = [];
  #block = NONE;
  #used = 0;
  #length = 0;

  /** In bytes, so far. */
  get length(): number {
    return this.#length;
  }

  append(chunk: Buffer): void {
    // Nearly every body is a single chunk, which is not copied.
    if (chunk.length >= LARGE_CHUNK || this.#length === 0) {
      this.#closeBlock();
      this.#chunks.push(chunk);
    } else {
      this.#copy(chunk);
    }
    this.#length += chunk.length;
  }

  /** All of them in one piece; afterwards nothing is kept. */
  take(): Buffer {
    this.#closeBlock();
    const [first, second] = this.#chunks;
    const whole = first && !second ? first : Buffer.concat(this.#chunks, this.#length);
    this.clear();
    return whole;
  }

  /** Lets go of everything. */
  clear(): void {
    this.#chunks = [];
    this.#block = NONE;
    this.#used = 0;
    this.#length = 0;
  }

  #copy(chunk: Buffer): void {
    if (this.#block.length - this.#used < chunk.length) {
      this.#closeBlock();
      const size = Math.min(LARGE_CHUNK, Math.max(FIRST_BLOCK, this.#length, chunk.length));
      this.#block = Buffer.allocUnsafeSlow(size);
    }
    this.#used += chunk.copy(this.#block, this.#used);
  }

  #closeBlock(): void {
    if (this.#used > 0) this.#chunks.push(this.#block.subarray(0, this.#used));
    this.#block = NONE;
    this.#used = 0;
  }
}
