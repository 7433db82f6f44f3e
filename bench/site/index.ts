import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchFigure } from '../figures.js';
import { largeSite } from './large.js';
import { onPostgres } from './on-postgres.js';
import { processes } from './processes.js';
import { readsAndWrites } from './reads-and-writes.js';
import { upload } from './upload.js';

/** Measures the cost of a site, and the part of its store. */
export function siteBench(): Promise<BenchFigure[]> {
  return inFolder(async (folder) => [
    ...(await readsAndWrites(folder)),
    ...(await onPostgres(folder)),
    ...(await largeSite(folder)),
    await upload(folder),
  ]);
}

/** Measures several processes of a site on one PostgreSQL. */
export function processesBench(): Promise<BenchFigure[]> {
  return inFolder(processes);
}

async function inFolder(
  measure: (folder: string) => Promise<BenchFigure[]>,
): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-site-'));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
