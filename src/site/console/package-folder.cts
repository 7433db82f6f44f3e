import { dirname, join } from 'node:path';

/**
 * A folder of this package, wherever it is installed and however it was bundled. CommonJS in both builds, because a
 * module of the other kind asks where a file is in another way.
 */
export function packageFolder(...names: readonly string[]): string {
  return join(dirname(require.resolve('svclink/package.json')), ...names);
}
