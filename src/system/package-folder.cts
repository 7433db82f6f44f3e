import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of this package, wherever it is installed and however it was bundled: its root is the nearest folder with a
 * `package.json` of its name. CommonJS in both builds, because a module of the other kind asks where a file is in
 * another way; and not by its name, because a checkout is found by none.
 */
export function packageFolder(...names: readonly string[]): string {
  let folder = ownFolder();
  while (!isRoot(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, ...names);
}

/** In a bundle of modules nothing is called `__dirname`; there the first place of packages is beside the file. */
function ownFolder(): string {
  if (typeof __dirname === 'string') return __dirname;
  const [beside = ''] = require.resolve.paths('svclink') ?? [];
  return dirname(beside);
}

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name }: { name?: string } = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'svclink';
}
