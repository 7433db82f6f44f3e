import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';

/** Bytes that have to be free: the files of several tests at a time are a tenth of that. */
const ENOUGH = 4 * 1024 ** 3;

/** Returns true if programs may lie in a folder: the browser unpacks itself there. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}

function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ENOUGH) return undefined;
    const folder = mkdtempSync(join(MEMORY, 'svclink-run-'));
    // Another user runs PostgreSQL, and may have a socket there.
    chmodSync(folder, 0o755);
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  } catch {
    // A system without such a folder.
  }
  return undefined;
}

/**
 * Lets the temporary files of the tests lie in memory, where there is enough and TMPDIR says nothing else: a database
 * waits for the disk at each commit. The data of PostgreSQL, which does not wait, stay on the disk: they are large.
 *
 * @returns the function that removes them
 */
export function keepTemporaryFilesInMemory() {
  const folder = process.env.TMPDIR === undefined ? folderInMemory() : undefined;
  if (folder === undefined) return () => {};
  process.env.TEST_DISK = tmpdir();
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
