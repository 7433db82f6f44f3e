// Compiles the package twice: to ECMAScript modules and to CommonJS, each with its own types; makes the example in JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from 'esbuild';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function compile(format, type) {
  run(tsc, '-p', `tsconfig.${format}.json`);
  writeFileSync(`dist/${format}/package.json`, `${JSON.stringify({ type })}\n`);
}

/** The generated code that the compiler knows by its types only. */
function addMade() {
  for (const folder of ['protocol/generated', 'api/generated']) {
    for (const name of readdirSync(`src/${folder}`)) {
      const text = () => readFileSync(`src/${folder}/${name}`, 'utf8');
      const put = (format, code) => writeFileSync(`dist/${format}/${folder}/${name}`, code);
      if (name.endsWith('.d.ts')) for (const format of ['esm', 'cjs']) put(format, text());
      if (!name.endsWith('.js')) continue;
      for (const format of ['esm', 'cjs']) {
        put(format, transformSync(text(), { minify: true, format }).code);
      }
    }
  }
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
  run('scripts/prepare.mjs');
  rmSync('dist', { recursive: true, force: true });
  compile('esm', 'module');
  compile('cjs', 'commonjs');
  addMade();
  writeFileSync(STAMP, '');
}

/** The quickstart in plain JavaScript, which `svclink init` copies. */
function makeJavaScriptExample() {
  const args = ['--import', 'tsx', 'scripts/generate/javascript/index.ts', '--if-stale'];
  run(...args);
}

if (!process.argv.includes('--if-stale') || !isFresh()) build();
makeJavaScriptExample();
