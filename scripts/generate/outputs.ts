import { readFileSync } from 'node:fs';
import { eventNamesModule } from './event-names.js';
import { eventTypesModule } from './event-types.js';
import { fileTypesModule } from './file-types.js';
import { readmeText } from './readme.js';
import { ROOT } from './schemas.js';
import { shapesModule } from './shapes.js';
import { validatorsModule } from './validators.js';

const FOLDER = 'src/protocol/generated/';
const HEADER = '// Generated from schemas/link by scripts/generate: do not edit.\n\n';

/** Reads a file of the project; undefined when there is none. */
export function readProjectFile(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, ROOT), 'utf8');
  } catch {
    return undefined;
  }
}

/** Makes the content of every generated file, by path in the project. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const modules = {
    'event-names.ts': eventNamesModule(),
    'event-types.ts': await eventTypesModule(),
    'file-types.ts': fileTypesModule(),
    'shapes.ts': shapesModule(),
    'validators.ts': validatorsModule(),
  };
  const files = new Map(
    Object.entries(modules).map(([name, code]) => [
      `${FOLDER}${name}`,
      `${HEADER}${code.trim()}\n`,
    ]),
  );
  const readme = readmeText(readProjectFile('README.md'));
  if (readme !== undefined) files.set('README.md', readme);
  return files;
}
