// Makes the generated code that git does not keep, where it is not there or was made from something else.
// `npm ci` runs this; so do the build, the tests and what starts from the sources. Then the thread of the exchange log
// and the page of the console.
import '../bin/node-version.js'; // first
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['schemas', 'scripts/generate', 'src/protocol', 'src/api/catalogue'];
const FOLDERS = ['src/protocol/generated', 'src/api/generated'];
const STAMP = 'src/protocol/generated/.made-from';

const root = fileURLToPath(new URL('..', import.meta.url));

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('generated'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** What the generated code is made from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The types that git keeps tell which code belongs beside them. */
function isThere() {
  return FOLDERS.every((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.d.ts'))
      .every((name) => existsSync(join(root, folder, name.replace(/\.d\.ts$/, '.js')))),
  );
}

const stamp = join(root, STAMP);
const made = fingerprint();
if (!isThere() || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== made) {
  const args = ['--import', 'tsx', 'scripts/generate/index.ts', '--made'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, made);
}

for (const script of ['log-thread', 'page']) {
  const args = [`scripts/build/${script}.mjs`, '--if-stale'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
