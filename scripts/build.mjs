// Compiles the package twice: to ECMAScript modules and to CommonJS, each with its own types; makes the example in JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

function compile(format, type) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', `tsconfig.${format}.json`], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(`dist/${format}/package.json`, `${JSON.stringify({ type })}\n`);
}

// Generated code is for machines: nobody steps through it, and it is most of the package.
function minify(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { minify: true });
  writeFileSync(file, code);
  rmSync(`${file}.map`, { force: true });
}

const STAMP = 'dist/.built';

/** What is built already must not cost a build when the package is packed. */
function isFresh() {
  if (!existsSync(STAMP)) return false;
  const built = statSync(STAMP).mtimeMs;
  const sources = readdirSync('src', { recursive: true }).map((file) => join('src', file));
  return [...sources, 'scripts/build.mjs', 'package.json', 'tsconfig.json'].every(
    (file) => statSync(file).mtimeMs <= built,
  );
}

function build() {
  rmSync('dist', { recursive: true, force: true });
  compile('esm', 'module');
  compile('cjs', 'commonjs');
  for (const file of readdirSync('dist', { recursive: true })) {
    if (/generated[\\/](.*validators|openapi)\.js$/.test(file)) minify(join('dist', file));
  }
  writeFileSync(STAMP, '');
}

/** The quickstart in plain JavaScript, which `svclink init` copies. */
function makeJavaScriptExample() {
  const args = ['--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!process.argv.includes('--if-stale') || !isFresh()) build();
makeJavaScriptExample();
