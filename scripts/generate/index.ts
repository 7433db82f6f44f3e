import { apiModules } from './api/modules.js';
import { pagesWithTables, withTables } from './doc-tables.js';
import { linkModules } from './link/modules.js';
import { asFiles, readProjectFile, writeProjectFile } from './project-files.js';

/** Compiled code and the OpenAPI document are not kept in git: `scripts/prepare.mjs` has them made. */
const isMade = (path: string): boolean => path.endsWith('.js');

/** The content of every generated file, by its path in the project. */
async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map([
    ...asFiles('src/protocol/generated', 'schemas/link', await linkModules()),
    ...asFiles('src/api/generated', 'schemas/api and the catalogue', await apiModules()),
  ]);
  for (const page of pagesWithTables) {
    const text = readProjectFile(page);
    if (text !== undefined) files.set(page, withTables(text));
  }
  return files;
}

// Without an argument the files are written; with --made only those that git does not keep. With --check stale ones
// are named, and the exit code is 1.
const check = process.argv.includes('--check');
const madeOnly = process.argv.includes('--made');
for (const [path, text] of await generatedFiles()) {
  if ((madeOnly && !isMade(path)) || readProjectFile(path) === text) continue;
  if (check) {
    process.stderr.write(`${path} is stale: run npm run generate\n`);
    process.exitCode = 1;
  } else {
    writeProjectFile(path, text);
    process.stdout.write(`${path} written\n`);
  }
}
