import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './mutants.js';

/** Returns the error of the linter for a promise that nothing waits for. The file has the mutant. @param root of the checkout */
export function lintRefusal(root: string, { kind, path }: Mutant): string | undefined {
  if (kind !== 'drop an await') return undefined;
  const rule = 'nursery/noFloatingPromises';
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const words = [program, 'lint', `--only=${rule}`, path];
  return spawnSync(process.execPath, words, { cwd: root }).status === 1 ? rule : undefined;
}
