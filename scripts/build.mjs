// Compiles the package twice: to ECMAScript modules and to CommonJS, each with its own types.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

// The generated validators are code for machines: nobody steps through them, and they are most of the package.
function minify(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { minify: true });
  writeFileSync(file, code);
  rmSync(`${file}.map`, { force: true });
}

rmSync('dist', { recursive: true, force: true });
compile('esm', 'module');
compile('cjs', 'commonjs');
for (const file of readdirSync('dist', { recursive: true })) {
  if (/generated[/].*validators\.js$/.test(file)) minify(join('dist', file));
}
