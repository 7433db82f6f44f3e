import { fileURLToPath } from 'node:url';
import { run } from '../src/cli/main.js';

// The executable from the sources, without a build: `tsx scripts/command-line.ts ARGS`.
run(fileURLToPath(new URL('..', import.meta.url)));
