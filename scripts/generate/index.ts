import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles, readProjectFile } from './outputs.js';
import { ROOT } from './schemas.js';

// Without an argument the files are written; with --check stale ones are named, and the exit code is 1.
const check = process.argv.includes('--check');
const files = await generatedFiles();
const stale = [...files].filter(([path, content]) => readProjectFile(path) !== content);

for (const [path, content] of stale) {
  if (check) {
    process.stderr.write(`${path} is stale: run scripts/generate\n`);
    process.exitCode = 1;
    continue;
  }
  const target = new URL(path, ROOT);
  mkdirSync(new URL('.', target), { recursive: true });
  writeFileSync(target, content);
  process.stdout.write(`${path} written\n`);
}
