import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UsageError } from '../command-error.js';

/** The names of archives in a folder. Other files there are left alone. */
const NAME = /^svclink-\d{8}T\d{6}Z\.backup$/;

/** Returns the path of a new archive in a folder, which is created for its owner alone. @throws UsageError */
export async function newArchive(folder: string, now = new Date()): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new UsageError(`${folder}: cannot be created (${Object(cause).code})`, { cause });
  }
  const time = now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
  return join(folder, `svclink-${time}.backup`);
}

/**
 * Removes the oldest archives of a folder. The one that was just written stays, whatever its name says: the clock may
 * have been set back since the others were written.
 *
 * @param written its path
 * @param keep the number of archives that stay, with the written one
 * @returns the names of the removed ones
 */
export async function pruneArchives(
  folder: string,
  written: string,
  keep: number,
): Promise<readonly string[]> {
  const names = await readdir(folder);
  const others = names.filter((name) => NAME.test(name) && name !== basename(written)).sort();
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of old) await rm(join(folder, name));
  return old;
}
