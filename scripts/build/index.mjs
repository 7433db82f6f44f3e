// Builds the published files: code and types of both formats, bundled per entry, and the example in JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STAMP = 'dist/.built';
const SOURCES = ['src', 'console', 'scripts/build', 'schemas'];
const FILES = ['package.json', 'tsconfig.json', 'tsconfig.build.json'];

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Returns true if the build is newer than its sources, so that `npm pack` does not build again. */
function isFresh() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  const below = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
  );
  return [...below, ...FILES].every((file) => statSync(file).mtimeMs <= built);
}

const builds = !process.argv.includes('--if-stale') || !isFresh();
const steps = builds ? 5 : 1;
let step = 0;

/** Prints a line for each step, because the first build of a checkout is slow. */
function progress(what) {
  step += 1;
  if (!process.argv.includes('--progress')) return;
  process.stderr.write(`svclink: ${step} of ${steps}, ${what}\n`);
}

async function build() {
  progress('generated code');
  // The bundlers are loaded only where there is something to build.
  const { writeCode } = await import('./code.mjs');
  const { writeDeclarations } = await import('./declarations.mjs');
  const { writeLicences } = await import('./licences.mjs');
  run('scripts/prepare.mjs');
  rmSync('dist', { recursive: true, force: true });
  progress('the pages of the console');
  run('scripts/build/page.mjs');
  progress('code');
  const foreign = await writeCode();
  progress('types, the longest step');
  await writeDeclarations(run);
  // The other folders have the type of the package.
  writeFileSync('dist/cjs/package.json', '{"type":"commonjs"}\n');
  writeLicences(foreign, 'dist/LICENCES.txt');
  writeFileSync(STAMP, '');
}

if (builds) await build();
progress('examples');
// The quickstart in plain JavaScript, which `svclink init` copies.
run('--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale');
