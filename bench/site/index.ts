import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchFigure } from '../figures.js';
import { largeSite } from './large.js';
import { onPostgres } from './on-postgres.js';
import { readsAndWrites } from './reads-and-writes.js';
import { upload } from './upload.js';

/** What a site costs, and what its store adds. */
export async function siteBench(): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-bench-site-'));
  try {
    return [
      ...(await readsAndWrites(folder)),
      ...(await onPostgres(folder)),
      ...(await largeSite(folder)),
      await upload(folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
