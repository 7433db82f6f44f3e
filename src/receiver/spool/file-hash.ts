import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FollowedFile, HashThread } from './hash-thread.js';

/** Below this size a file is hashed as it passes: a thread would cost more than the few milliseconds of it. */
const LARGE = 16 * 1024 * 1024;

/** Started with the first large file. */
const shared = new HashThread();

/**
 * SHA-256 and size of a file that is being written. Hashing takes a quarter of the time that the event loop spends on
 * a large upload; so a thread follows such a file on the disk.
 */
export class FileHash {
  readonly #path: string;
  readonly #thread: HashThread;
  readonly #hash = createHash('sha256');
  #followed: FollowedFile | undefined;
  #size = 0;

  constructor(path: string, thread = shared) {
    this.#path = path;
    this.#thread = thread;
  }

  /** In bytes, so far. */
  get size(): number {
    return this.#size;
  }

  /** Takes what will be written. */
  update(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= LARGE) this.#hash.update(chunk);
  }

  /** The file has `size` bytes by now. */
  written(size: number): void {
    if (size <= LARGE) return;
    this.#followed ??= this.#follow();
    this.#followed?.written(size);
  }

  /** The SHA-256 in hex, once the file is whole. */
  async digest(): Promise<string> {
    if (this.#size <= LARGE) return this.#hash.digest('hex');
    try {
      const followed = this.#followed ?? this.#follow();
      if (followed) return await followed.end(this.#size);
    } catch {
      // Whatever befell the thread: the file is there, and can be read again.
    }
    return hashOf(this.#path);
  }

  /** Lets the file go, whose writing failed. */
  async abandon(): Promise<void> {
    await this.#followed?.end(0).catch(() => {});
  }

  // Where threads are not allowed the file is hashed in the end.
  #follow(): FollowedFile | undefined {
    try {
      return this.#thread.follow(this.#path);
    } catch {
      return undefined;
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
