#!/usr/bin/env node
import './node-version.js'; // first
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const main = new URL('../dist/cjs/cli.js', import.meta.url);
const example = new URL('../examples/javascript', import.meta.url);

// A checkout that was never built: build it once. The published package always is.
if (!existsSync(main) || !existsSync(example)) {
  process.stderr.write(
    'svclink: building this checkout once, which takes up to a minute on a slow machine\n',
  );
  const build = spawnSync(
    process.execPath,
    ['scripts/build/index.mjs', '--if-stale', '--progress'],
    {
      cwd: packageRoot,
      stdio: ['ignore', 2, 2],
    },
  );
  if (build.status !== 0) process.exit(build.status ?? 1);
}

const { run } = await import(main);
run(packageRoot);
