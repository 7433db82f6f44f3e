import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { CommandError } from '../../command-error.js';
import { foldersOf, type ProjectFiles } from './template-files.js';

/** The mode of files with a password: only the owner may read them. */
const SECRET_MODE = 0o600;

/**
 * Writes a project, completely or not at all.
 *
 * @param path a folder that does not exist yet, or is empty
 * @throws CommandError
 */
export async function writeProject(path: string, files: ProjectFiles): Promise<void> {
  /** The new files and folders, which are removed when a later file cannot be written. */
  const made: string[] = [];
  try {
    for (const folder of foldersOf(files)) {
      const first = await mkdir(join(path, folder), { recursive: true });
      if (first !== undefined) made.push(first);
    }
    for (const [name, text] of files) {
      const file = join(path, name);
      // A file that appeared meanwhile is not overwritten.
      await writeFile(file, text, { flag: 'wx', mode: name === '.env' ? SECRET_MODE : 0o644 });
      made.push(file);
    }
  } catch (cause) {
    for (const one of made) await rm(one, { recursive: true, force: true });
    const reason = messageOf(cause);
    throw new CommandError(`DIR: cannot be written: ${reason}`, { cause });
  }
}
