import { fileURLToPath } from 'node:url';
import { run } from '../src/cli/main.js';

// What the executable does, from the sources and without a build: `tsx scripts/command-line.ts ARGS`.
run(fileURLToPath(new URL('..', import.meta.url)));
