import type { Readable } from 'node:stream';

/** Whether a text can be the name of a content: it comes from outside, and must not become a path otherwise. */
export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** A range of bytes, both ends included, as HTTP counts. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What a file that was put into a store turned out to be. */
export interface StoredContent {
  /** In hex; the name under which it is found again. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Keeps the contents of files under their own hash: the same content is kept once, and what was acknowledged is on the
 * disk.
 */
export interface FileStore {
  /**
   * Takes a content in; it is durable when this resolves. A stream that fails leaves nothing behind.
   *
   * @throws what the stream throws; LinkError `store_unavailable` when it cannot be written
   */
  put(content: Readable): Promise<StoredContent>;
  /**
   * Opens a content for reading.
   *
   * @returns undefined when there is none of this hash
   */
  open(sha256: string, range?: ByteRange): Promise<Readable | undefined>;
  /** The size of a content in bytes, or undefined when there is none of this hash. */
  size(sha256: string): Promise<number | undefined>;
  /** Removes a content; does nothing when there is none. */
  remove(sha256: string): Promise<void>;
  /** Whether it can be written: for readiness. */
  check(): Promise<void>;
  /** Lets go of what it holds open. */
  close(): Promise<void>;
}
