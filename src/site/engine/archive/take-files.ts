import type { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.js';
import type { Snapshot } from './snapshot.js';

/** What became of the files that a site names. */
export interface FileTotals {
  readonly count: number;
  readonly bytes: number;
  /** The hashes of those that are not where files are kept, the first 1000 of them. */
  readonly missing: readonly string[];
  readonly missing_count: number;
}

/** A file that is there. */
export interface FoundFile {
  readonly sha256: string;
  readonly size: number;
  open(): Promise<Readable>;
}

const MOST_MISSING = 1000;

/** Hands on every file that a snapshot names, one after another, and counts them, those that are missing too. */
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
