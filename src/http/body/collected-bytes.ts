/** A chunk of this size or larger is stored as it is; smaller ones are copied together. */
export const LARGE_CHUNK = 16 * 1024;

/**
 * Bytes of the first block for small chunks. Each further block is as large as all bytes before it, up to a large
 * chunk.
 */
const FIRST_BLOCK = 1024;

/** The expected bytes from which a body is collected in the memory in which it is read. */
const LONG = 1024 * 1024;

/**
 * The part of the expected bytes that has to be there before the memory for all of them is taken. A caller that declares
 * much and sends little takes no more than what it sends.
 */
const PART = 4;

/** One empty Buffer for all instances: a new one would cost as much as everything else for a body of one chunk. */
const NONE: Buffer = Buffer.alloc(0);

/**
 * Bytes that arrive in chunks of any size. Its memory is proportional to the bytes, not to the number of chunks: each
 * chunk of a stream is an object, and a body of one-byte chunks would cost a hundred times its length. Many bytes of a
 * known number are not held twice: the chunks are copied where they are read, and not joined at the end.
 */
export class CollectedBytes {
  #chunks: Buffer[] = [];
  #block = NONE;
  #used = 0;
  #length = 0;
  /** The memory of all expected bytes, once a part of them is there. */
  #whole = NONE;

  /** @param expected the number of bytes that were announced; 0 where it is not known */
  constructor(readonly expected = 0) {}

  /** Number of bytes so far. */
  get length(): number {
    return this.#length;
  }

  append(chunk: Buffer): void {
    if (this.expected >= LONG && this.#takesExpected(chunk)) return;
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
    const whole = this.#whole === NONE ? this.#joined() : this.#whole.subarray(0, this.#length);
    this.clear();
    return whole;
  }

  /** Drops all bytes. */
  clear(): void {
    this.#chunks = [];
    this.#block = NONE;
    this.#whole = NONE;
    this.#used = 0;
    this.#length = 0;
  }

  #joined(): Buffer {
    this.#closeBlock();
    const [first, second] = this.#chunks;
    return first && !second ? first : Buffer.concat(this.#chunks, this.#length);
  }

  /** Copies a chunk into the memory of all expected bytes. @returns false while too few are there, or when it does not fit */
  #takesExpected(chunk: Buffer): boolean {
    const length = this.#length + chunk.length;
    if (length > this.expected) {
      if (this.#whole !== NONE) this.#chunks.push(this.#whole.subarray(0, this.#length));
      this.#whole = NONE;
      return false;
    }
    if (length * PART < this.expected) return false;
    if (this.#whole === NONE) this.#takeWhole();
    chunk.copy(this.#whole, this.#length);
    this.#length = length;
    return true;
  }

  #takeWhole(): void {
    this.#closeBlock();
    this.#whole = Buffer.allocUnsafeSlow(this.expected);
    let at = 0;
    for (const chunk of this.#chunks) at += chunk.copy(this.#whole, at);
    this.#chunks = [];
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
