import { apiModules } from './api/modules.js';
import { linkModules } from './link/modules.js';
import {
  asFiles,
  listProjectFiles,
  readProjectFile,
  removeProjectFile,
  writeProjectFile,
} from './project-files.js';

/** Compiled code and the OpenAPI document are not kept in git: `scripts/prepare.mjs` has them made. */
const isMade = (path: string): boolean => path.endsWith('.js');

const madeOnly = process.argv.includes('--made');

/** The content of every generated file, by its path in the project. */
async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map([
    ...asFiles('src/protocol/generated', 'schemas/link', await linkModules()),
    ...asFiles('src/api/generated', 'schemas/api and the catalogue', await apiModules()),
  ]);
  if (madeOnly) return files;
  const { documentation } = await import('./docs/index.js');
  return new Map([...files, ...documentation()]);
}

/** Folders in which everything is generated. */
const GENERATED_FOLDERS = ['docs/events', 'docs/errors'];

/** Says what is to be done about a file, or does it. */
function settle(path: string, done: string, act: () => void): void {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is stale: run npm run generate\n`);
    process.exitCode = 1;
  } else {
    act();
    process.stdout.write(`${path} ${done}\n`);
  }
}

// Without an argument the files are written, and what is generated no longer is removed; with --made only those that
// git does not keep are written. With --check stale ones are named, and the exit code is 1.
const generated = await generatedFiles();
for (const [path, text] of generated) {
  if ((madeOnly && !isMade(path)) || readProjectFile(path) === text) continue;
  settle(path, 'written', () => writeProjectFile(path, text));
}
for (const path of madeOnly ? [] : GENERATED_FOLDERS.flatMap(listProjectFiles)) {
  if (!generated.has(path)) settle(path, 'removed', () => removeProjectFile(path));
}
