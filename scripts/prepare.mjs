// Makes the generated code that is not in git, where it is missing or older than its sources. Then it makes the threads of
// a site and the page of the console. `npm ci`, the build, the tests and programs that run the sources run this first.
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

/** Returns the hash of the sources of the generated code. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow)) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Returns true if all generated code exists. The types in git name the files. */
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
