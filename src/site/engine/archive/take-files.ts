import type { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.js';
import type { Snapshot } from './snapshot.js';

/** The files that a site names, in numbers. */
export interface FileTotals {
  readonly count: number;
  readonly bytes: number;
  /** The hashes of missing files, the first 1000. */
  readonly missing: readonly string[];
  readonly missing_count: number;
}

/** A file that exists in the store. */
export interface FoundFile {
  readonly sha256: string;
  readonly size: number;
  open(): Promise<Readable>;
}

const MOST_MISSING = 1000;

/**
 * Passes every file of a snapshot to a function, one after the other, and counts them. Missing files are counted too.
 */
export async function takeFiles(
  snapshot: Snapshot,
  files: FileStore,
  take: (file: FoundFile) => Promise<void>,
): Promise<FileTotals> {
  const missing: string[] = [];
  let count = 0;
  let bytes = 0;
  let missingCount = 0;
  for await (const sha256 of snapshot.contents()) {
    const size = await files.size(sha256);
    if (size === undefined) {
      missingCount += 1;
      if (missing.length < MOST_MISSING) missing.push(sha256);
      continue;
    }
    await take({ sha256, size, open: () => opened(files, sha256) });
    count += 1;
    bytes += size;
  }
  return { count, bytes, missing, missing_count: missingCount };
}

async function opened(files: FileStore, sha256: string): Promise<Readable> {
  const content = await files.open(sha256);
  if (!content) throw new Error(`the file ${sha256} was removed just now`);
  return content;
}
