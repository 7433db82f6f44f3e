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

/** A content as a sweep meets it. */
export interface FoundContent {
  readonly sha256: string;
  /** When it was put in last, set aside or brought back: milliseconds since 1970, by the clock of the store. */
  readonly changedAt: number;
}

/** Where a sweep looks: among what is in use, or among what was set aside. */
export type Shelf = 'kept' | 'aside';

/**
 * Keeps the contents of files under their own hash: the same content is kept once, and what was acknowledged is on the
 * disk. What nobody names any more is set aside before it is removed: it opens as before, so that nothing is lost where
 * the same content is put in at that very moment.
 */
export interface FileStore {
  /** A folder on its disk for files on their way in; undefined where it has no disk. */
  readonly incoming: string | undefined;
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
  /** The contents on a shelf, in no order, some hundred at a time. */
  list(shelf: Shelf): AsyncIterable<readonly FoundContent[]>;
  /** Sets a content aside; does nothing when there is none. */
  setAside(sha256: string): Promise<void>;
  /** Brings a content back that was set aside; does nothing when there is none. */
  bringBack(sha256: string): Promise<void>;
  /** Removes a content that was set aside; does nothing when there is none. */
  remove(sha256: string): Promise<void>;
  /**
   * Removes what a dead process has begun to put in, and not finished.
   *
   * @param before a time; what has changed since then may be on its way in
   * @returns how many were removed
   */
  removeUnfinished(before: number): Promise<number>;
  /**
   * Notes that a site keeps its files here.
   *
   * @returns the ids of all sites that do
   */
  settle(siteId: string): Promise<readonly string[]>;
  /** Whether it can be written: for readiness. */
  check(): Promise<void>;
  /** Lets go of what it holds open. */
  close(): Promise<void>;
}
