#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { run } from '../dist/esm/cli/main.js';

run(fileURLToPath(new URL('..', import.meta.url)));
