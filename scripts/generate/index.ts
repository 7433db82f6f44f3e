import { apiModules } from './api/modules.js';
import { linkModules } from './link/modules.js';
import {
  asFiles,
  listProjectFiles,
  readProjectFile,
  removeProjectFile,
  writeProjectFile,
} from './project-files.js';

/** Returns true for compiled code and the OpenAPI document. They are not in git: `scripts/prepare.mjs` makes them. */
const isMade = (path: string): boolean => path.endsWith('.js');

const madeOnly = process.argv.includes('--made');

type Files = ReadonlyMap<string, string>;

/** Returns the content of the generated code, by its path in the project. */
async function code(): Promise<Files> {
  return new Map([
    ...asFiles('src/protocol/generated', 'schemas/link', await linkModules()),
    ...asFiles('src/api/generated', 'schemas/api and the catalogue', await apiModules()),
  ]);
}

/** Folders in which everything is generated. */
const GENERATED_FOLDERS = ['docs/events', 'docs/errors'];

/** Writes or removes a file. With --check it names the file as stale instead. */
function settle(path: string, done: string, act: () => void): void {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is stale: run npm run generate\n`);
    process.exitCode = 1;
  } else {
    act();
    process.stdout.write(`${path} ${done}\n`);
  }
}

function settleAll(files: Files): void {
  for (const [path, text] of files) {
    if ((madeOnly && !isMade(path)) || readProjectFile(path) === text) continue;
    settle(path, 'written', () => writeProjectFile(path, text));
  }
}

/** Writes and removes pages. Functions of the product make them, so that its generated code has to be current. */
async function settlePages(): Promise<void> {
  const { documentation } = await import('./docs/index.js');
  const pages: Files = new Map(await documentation());
  settleAll(pages);
  for (const path of GENERATED_FOLDERS.flatMap(listProjectFiles)) {
    if (!pages.has(path)) settle(path, 'removed', () => removeProjectFile(path));
  }
}

// Without an argument it writes the files, and removes those that are no longer generated. With --made it writes those
// that are not in git. With --check it names stale files, and exits with 1.
settleAll(await code());
// Pages of stale code would be wrong.
if (!madeOnly && process.exitCode === undefined) await settlePages();
