import { lstatSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { CommandError, UsageError } from '../../command-error.js';

/** The folder of a new project. */
export interface TargetFolder {
  /** The absolute path. */
  readonly path: string;
  /** A package name that is derived from the folder's name, which may be hostile. */
  readonly packageName: string;
}

/** Characters that control a terminal or end a path. */
const CONTROL = /\p{Cc}/u;
const FALLBACK_NAME = 'link-receiver';
const LONGEST_NAME = 80;

function packageNameOf(path: string): string {
  const words = basename(path)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, LONGEST_NAME).replace(/-$/, '') || FALLBACK_NAME;
}

function climbsOut(directory: string, path: string): boolean {
  if (isAbsolute(directory)) return false;
  const way = relative(process.cwd(), path);
  return way === '..' || way.startsWith(`..${sep}`);
}

/** Runs an access to a path. @throws CommandError where the path cannot be read */
function access<Seen>(at: () => Seen): Seen {
  try {
    return at();
  } catch (cause) {
    const reason = messageOf(cause);
    throw new CommandError(`DIR: cannot be used: ${reason}`, { cause });
  }
}

/**
 * Verifies that a project can be written to `directory`: a folder that does not exist yet, or is empty.
 *
 * @throws CommandError that states the fix
 */
export function targetFolder(directory: string): TargetFolder {
  if (directory.trim() === '') throw new UsageError('DIR: must not be blank');
  if (CONTROL.test(directory)) {
    throw new UsageError('DIR: must not hold control characters');
  }
  const path = resolve(directory);
  if (climbsOut(directory, path)) {
    const message = 'DIR: leads out of the current folder; go there first, or name the whole path';
    throw new UsageError(message);
  }
  const stat = access(() => lstatSync(path, { throwIfNoEntry: false }));
  if (stat?.isSymbolicLink() || (stat && !stat.isDirectory())) {
    throw new UsageError('DIR: is there already and is no folder; choose another name');
  }
  if (stat && access(() => readdirSync(path)).length > 0) {
    throw new UsageError('DIR: is a folder that is not empty; choose another name');
  }
  return { path, packageName: packageNameOf(path) };
}
