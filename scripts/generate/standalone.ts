import type { Ajv } from 'ajv';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';

/** Compiled validators as code that stands alone: name of the export to the key of its schema. */
export function standaloneCode(ajv: Ajv, schemas: Readonly<Record<string, string>>): string {
  return ajvStandalone.default(ajv, { ...schemas });
}

/** Makes code that nobody steps through small: it is read at every start. */
export function smallCode(code: string): string {
  if (/\brequire\(|^import /m.test(code)) throw new Error('the validators do not stand alone');
  return transformSync(code, {
    loader: 'js',
    target: 'es2022',
    minify: true,
  }).code;
}
