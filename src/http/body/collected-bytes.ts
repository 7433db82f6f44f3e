/** A chunk of this size or larger is stored as it is; smaller ones are copied together. */
export const LARGE_CHUNK = 16 * 1024;

/**
 * Bytes of the first block for small chunks. Each further block is as large as all bytes before it, up to a large
 * chunk.
 */
const FIRST_BLOCK = 1024;

/** One empty Buffer for all instances: a new one would cost as much as everything else for a body of one chunk. */
const NONE: Buffer = Buffer.alloc(0);

/**
 * Bytes that arrive in chunks of any size. Its memory is proportional to the bytes, not to the number of chunks: each
 * chunk of a stream is an object, and a body of one-byte chunks would cost a hundred times its length.
 */
export class CollectedBytes {
  #chunks: Buffer[] = [];
  #block = NONE;
  #used = 0;
  #length = 0;

  /** Number of bytes so far. */
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

  /** Returns all bytes in one Buffer and empties this object. */
  take(): Buffer {
    this.#closeBlock();
    const [first, second] = this.#chunks;
    const whole = first && !second ? first : Buffer.concat(this.#chunks, this.#length);
    this.clear();
    return whole;
  }

  /** Drops all bytes. */
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
