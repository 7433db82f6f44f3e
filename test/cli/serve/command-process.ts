import { fileURLToPath } from 'node:url';
import { run } from '../../../src/cli/main.js';

// What the executable does, from the sources: `node --import tsx command-process.ts ARGS`.
run(fileURLToPath(new URL('../../..', import.meta.url)));
