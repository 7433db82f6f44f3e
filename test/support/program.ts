import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that the path of an ordinary user may leave out. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/**
 * Finds a program of the system.
 *
 * @param from the Debian package that contains it
 * @returns its path; undefined where it is missing and `REQUIRE_PROGRAMS` is not set
 * @throws Error where it is missing and `REQUIRE_PROGRAMS` is set, as `.ci/run` does
 */
export function systemProgram(name: string, from: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), ...FURTHER];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  const message = `${name} is not installed, so deploy/ is tested in part: apt-get install ${from}`;
  if (process.env.REQUIRE_PROGRAMS) throw new Error(message);
  console.warn(message);
  return undefined;
}
