import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns a folder of this package, however it is installed and bundled. Its root is the nearest folder with a
 * `package.json` of its name. The file is CommonJS in both builds, because ECMAScript modules find their path in
 * another way. The package is not resolved by its name, because that fails in a checkout.
 */
export function packageFolder(...names: readonly string[]): string {
  let folder = folderOfThisFile();
  while (!isRoot(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, ...names);
}

/**
 * Returns the folder of this file. A bundle of modules has no `__dirname`; there the first search path for packages is
 * next to the file.
 */
function folderOfThisFile(): string {
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
