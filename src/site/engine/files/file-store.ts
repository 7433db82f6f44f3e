import type { Readable } from 'node:stream';

/**
 * Returns true for a text that may be the hash of a content. It comes from outside and must not become another path.
 */
export function isContentHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** A range of bytes, both ends included, as HTTP counts. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A content that was stored. */
export interface StoredContent {
  /** The hash in hex, by which it is found again. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/** A content in a listing. */
export interface FoundContent {
  readonly sha256: string;
  /**
   * The time at which it was last stored, moved to the trash or restored: milliseconds since 1970, by the clock of the
   * store.
   */
  readonly changedAt: number;
}

/** The part of the store that a sweep lists: contents in use, or in the trash. */
export type ContentArea = 'stored' | 'trash';

/**
 * Stores the contents of files under their hash. Equal contents are stored once, and an acknowledged content is on the
 * disk. An unreferenced content is moved to the trash before it is removed. There it can still be opened, so that an
 * upload of the same content at that moment is not lost.
 */
export interface FileStore {
  /** A folder on the same disk for incomplete files; undefined where the store has no disk. */
  readonly incoming: string | undefined;
  /**
   * Stores a content, which is durable when this resolves. A failed stream leaves nothing. A failure of the store ends
   * the stream.
   *
   * @param observe gets each piece of the content as it passes. Default: nothing
   * @throws the error of the stream; LinkError `store_unavailable` when it cannot be written
   */
  put(content: Readable, observe?: (piece: Buffer) => void): Promise<StoredContent>;
  /**
   * Opens a content for reading.
   *
   * @returns undefined when there is none of this hash
   */
  open(sha256: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Returns the size of a content in bytes, or undefined when there is none of this hash. */
  size(sha256: string): Promise<number | undefined>;
  /** Yields the contents of one part of the store in any order, some hundred at a time. */
  list(area: ContentArea): AsyncIterable<readonly FoundContent[]>;
  /** Moves a content to the trash, if it exists. */
  moveToTrash(sha256: string): Promise<void>;
  /** Restores a content from the trash, if it is there. */
  bringBack(sha256: string): Promise<void>;
  /** Removes a content from the trash, if it is there. */
  remove(sha256: string): Promise<void>;
  /**
   * Removes what a dead process has begun to put in, and not finished.
   *
   * @param before a time; what has changed since then may be on its way in
   * @returns how many were removed
   */
  removeUnfinished(before: number): Promise<number>;
  /**
   * Notes that a site stores its files here.
   *
   * @returns the ids of all such sites
   */
  settle(siteId: string): Promise<readonly string[]>;
  /** Verifies that the store can be written, for readiness. */
  check(): Promise<void>;
  /** Releases its resources. */
  close(): Promise<void>;
}
