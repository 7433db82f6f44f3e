import { lstatSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CommandError } from '../command-error.js';
import type { AdditionPlan } from './plan.js';

/** Takes back one step of an addition. */
type Undo = () => Promise<unknown>;

/**
 * Writes the files of an addition, all or none: an app with a part of them would have a receiver that the next call takes
 * for a whole one.
 *
 * @throws CommandError that names a file that could not be written
 */
export async function writeAddition(root: string, files: AdditionPlan['files']): Promise<void> {
  const undone: Undo[] = [];
  for (const [path, content] of files) {
    try {
      await write(join(root, path), content, path === '.env' ? 0o600 : 0o644, undone);
    } catch (cause) {
      for (const undo of undone.reverse()) await undo().catch(() => undefined);
      throw new CommandError(`${path} cannot be written (${Object(cause).code})`, { cause });
    }
  }
}

/** Writes a file. @param mode that of a new one: a file with a password is readable by its owner alone */
async function write(
  file: string,
  content: string | Uint8Array,
  mode: number,
  undone: Undo[],
): Promise<void> {
  const made = await mkdir(dirname(file), { recursive: true });
  if (made !== undefined) undone.push(() => rm(made, { recursive: true, force: true }));
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) {
    undone.push(() => rm(file, { force: true }));
  } else {
    const before = await readFile(file);
    undone.push(() => writeFile(file, before));
  }
  await writeFile(file, content, { mode });
}
