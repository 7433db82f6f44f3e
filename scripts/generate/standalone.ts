import type { Ajv } from 'ajv';
import ajvStandalone from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';

/** Returns compiled validators as code without imports. @param schemas the keys of the schemas by the names of their exports */
export function standaloneCode(ajv: Ajv, schemas: Readonly<Record<string, string>>): string {
  return ajvStandalone.default(ajv, { ...schemas });
}

/** Minifies code that nobody debugs, because it is read at every start. */
export function smallCode(code: string): string {
  if (/\brequire\(|^import /m.test(code)) throw new Error('the validators do not stand alone');
  return transformSync(code, {
    loader: 'js',
    target: 'es2022',
    minify: true,
  }).code;
}
