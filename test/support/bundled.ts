import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

/** The variable with the folder for the programs of a run. The set-up of the run makes the folder. */
const FOLDER = 'TEST_PROGRAMS';

/** The folder for the programs, within the project, where programs find their packages. */
function folderOfPrograms(): string {
  const shared = process.env[FOLDER];
  if (shared !== undefined) return shared;
  mkdirSync('reports', { recursive: true });
  const own = mkdtempSync(resolve('reports', 'programs-'));
  process.env[FOLDER] = own;
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return own;
}

/**
 * Returns the path of a program in one file, made once in a run. A process that compiles and reads the whole source
 * takes two seconds of processor time for its start.
 *
 * @param source the TypeScript of the program
 */
export function bundled(source: string): string {
  const folder = folderOfPrograms();
  const path = join(folder, `${basename(source, '.ts')}.cjs`);
  if (existsSync(path)) return path;
  // Other test files may make the program at the same time.
  const unfinished = join(folder, `${randomUUID()}.cjs`);
  buildSync({
    entryPoints: [source],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(resolve(source)).href) },
    logLevel: 'warning',
  });
  renameSync(unfinished, path);
  return path;
}
