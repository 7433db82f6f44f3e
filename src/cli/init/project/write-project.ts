import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InitError } from '../init-error.js';
import { foldersOf, type ProjectFiles } from './template-files.js';

/** Readable by its owner alone: it holds the password. */
const SECRET_MODE = 0o600;

/**
 * Writes a project, whole or not at all.
 *
 * @param path a folder that is not there yet, or is empty
 * @throws InitError
 */
export async function writeProject(path: string, files: ProjectFiles): Promise<void> {
  const made = await makeFolder(path);
  try {
    for (const folder of foldersOf(files)) await mkdir(join(path, folder), { recursive: true });
    for (const [name, text] of files) {
      // Whatever came there meanwhile is not ours to overwrite.
      const mode = name === '.env' ? SECRET_MODE : 0o644;
      await writeFile(join(path, name), text, { flag: 'wx', mode });
    }
  } catch (cause) {
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw new InitError(`DIR: cannot be written: ${reasonOf(cause)}`, 1, { cause });
  }
}

/** The topmost folder that had to be made, if any. */
async function makeFolder(path: string): Promise<string | undefined> {
  try {
    return await mkdir(path, { recursive: true });
  } catch (cause) {
    throw new InitError(`DIR: cannot be made: ${reasonOf(cause)}`, 1, { cause });
  }
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
