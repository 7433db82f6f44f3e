import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Removes the oldest archives of a folder. @returns the names of the removed ones */
export async function pruneArchives(folder: string, keep: number): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}
