import { apiModules } from './api/modules.js';
import { pagesWithTables, withTables } from './doc-tables.js';
import { linkModules } from './link/modules.js';
import { asFiles, readProjectFile, writeProjectFile } from './project-files.js';

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

// Without an argument the files are written; with --check stale ones are named, and the exit code is 1.
const check = process.argv.includes('--check');
for (const [path, text] of await generatedFiles()) {
  if (readProjectFile(path) === text) continue;
  if (check) {
    process.stderr.write(`${path} is stale: run npm run generate\n`);
    process.exitCode = 1;
  } else {
    writeProjectFile(path, text);
    process.stdout.write(`${path} written\n`);
  }
}
