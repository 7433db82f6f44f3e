import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { CommandError } from '../../command-error.js';
import { foldersOf, type ProjectFiles } from './template-files.js';

/** Readable by its owner alone: it holds the password. */
const SECRET_MODE = 0o600;

/**
 * Writes a project, whole or not at all.
 *
 * @param path a folder that is not there yet, or is empty
 * @throws CommandError
 */
export async function writeProject(path: string, files: ProjectFiles): Promise<void> {
  /** What was not there before: removed again when not all can be written. */
  const made: string[] = [];
  try {
    for (const folder of foldersOf(files)) {
      const first = await mkdir(join(path, folder), { recursive: true });
      if (first !== undefined) made.push(first);
    }
    for (const [name, text] of files) {
      const file = join(path, name);
      // Whatever came there meanwhile is not ours to overwrite.
      await writeFile(file, text, { flag: 'wx', mode: name === '.env' ? SECRET_MODE : 0o644 });
      made.push(file);
    }
  } catch (cause) {
    for (const one of made) await rm(one, { recursive: true, force: true });
    const reason = messageOf(cause);
    throw new CommandError(`DIR: cannot be written: ${reason}`, { cause });
  }
}
