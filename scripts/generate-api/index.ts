import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiCatalogue } from '../../src/api/catalogue/index.js';
import { kindsModule } from './kinds.js';
import { openapiModule } from './openapi.js';
import { shapesModule } from './shapes.js';
import { typesModule } from './types.js';
import { receivedValidators, requestValidators, responseValidators } from './validators.js';

const FOLDER = join('src', 'api', 'generated');
const BANNER = '// Generated from schemas/api and the catalogue; do not edit.\n';

const namesModule = (): string =>
  [
    '/** The paths of all actions. */',
    'export const ACTION_NAMES = [',
    ...apiCatalogue.map((entry) => `  '${entry.action}',`),
    '] as const;',
    '',
  ].join('\n');

async function modules(): Promise<Map<string, string>> {
  return new Map([
    ['action-names.ts', namesModule()],
    ['action-types.ts', await typesModule()],
    ['kinds.ts', kindsModule()],
    ['openapi.ts', openapiModule()],
    ['received-validators.ts', receivedValidators()],
    ['request-validators.ts', requestValidators()],
    ['response-shapes.ts', shapesModule()],
    ['response-validators.ts', responseValidators()],
  ]);
}

/** Writes the generated modules, or with `--check` tells which of them are stale. */
async function main(): Promise<void> {
  const check = process.argv.includes('--check');
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, code] of await modules()) {
    const path = join(FOLDER, name);
    const wanted = BANNER + code;
    if (existsSync(path) && readFileSync(path, 'utf8') === wanted) continue;
    if (check) {
      process.stderr.write(`${path} is stale: run the generator of the JSON API\n`);
      process.exitCode = 1;
    } else {
      writeFileSync(path, wanted);
      process.stdout.write(`${path}\n`);
    }
  }
}

void main();
