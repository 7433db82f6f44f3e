import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of this package, however it was built: the nearest `package.json` with its name is at its root. CommonJS in
 * both builds, because only there a file knows where it is.
 */
export function packageFolder(...names: readonly string[]): string {
  let folder = __dirname;
  while (!isRoot(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, ...names);
}

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name }: { name?: string } = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'svclink';
}
