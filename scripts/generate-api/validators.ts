import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';
import { apiCatalogue } from '../../src/api/catalogue/index.js';
import {
  BASE,
  changeSchema,
  identifier,
  isSchema,
  readSchemas,
  type Schema,
  schemaFile,
} from './schema-files.js';

const standaloneCode = standalone.default;

type Spelling = 'strict' | 'accepted';

/** What says nothing about validity would only make the generated code longer. */
function bare(node: Schema): Schema {
  const { $schema: _s, title: _t, description: _d, examples: _e, $comment: _c, ...rest } = node;
  return rest;
}

/**
 * A strict compiler that knows every schema, with the kinds in the spelling asked for. The schemas
 * use no keyword that is new in draft 2020-12, so the plain class makes the same decisions with
 * half of the code.
 */
function compiler(spelling: Spelling): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: false,
    // Lengths count UTF-16 units: cheaper, and nothing has to be imported for it.
    unicode: false,
    logger: false,
    // Responses are the larger side: there, calls for every number and text would be felt.
    inlineRefs: spelling === 'strict',
    code: { source: true, esm: true, optimize: 1 },
  });
  for (const schema of readSchemas().values()) {
    ajv.addSchema(
      changeSchema(schema, spelling === 'accepted' ? (node) => bare(widen(node)) : bare),
    );
  }
  return ajv;
}

const widen = (node: Schema): Schema =>
  typeof node.$ref === 'string'
    ? { ...node, $ref: node.$ref.replace('kinds.json#', 'accepted.json#') }
    : node;

/** Of all that is compiled, only the tables are for others. */
const TABLES = /const (\w+Validators) =/g;

const typed = (code: string): string => {
  if (code.includes('require(')) throw new Error('a validator imports something; inline it');
  const small = transformSync(
    code.replaceAll('export const ', 'const ').replace(TABLES, 'export const $1 ='),
    { minify: true, target: 'es2022', format: 'esm' },
  );
  return `// @ts-nocheck\n${small.code}`;
};

function table(name: string, entries: readonly (readonly [string, string])[]): string {
  const rows = entries.map(([key, value]) => `  ['${key}', ${value}],`);
  return `const ${name} = new Map([\n${rows.join('\n')}\n]);\n`;
}

function sideModule(side: 'request' | 'response', spelling: Spelling, name: string): string {
  const actions = apiCatalogue.map((entry) => entry.action);
  const refs = Object.fromEntries(
    actions.map((action) => [identifier(action), BASE + schemaFile(action, side)]),
  );
  const code = standaloneCode(compiler(spelling), refs);
  return typed(
    `${code}\n${table(
      name,
      actions.map((action) => [action, identifier(action)]),
    )}`,
  );
}

export const responseValidators = (): string =>
  sideModule('response', 'strict', 'responseValidators');
export const receivedValidators = (): string =>
  sideModule('response', 'accepted', 'receivedValidators');

/** The fields of an action that a row of its error table names. */
function namedFields(action: string): string[] {
  const faults = apiCatalogue
    .filter((entry) => entry.action === action)
    .flatMap((entry) => entry.errors.flatMap((row) => row.faults));
  return [...new Set(faults.flatMap((fault) => (fault.kind === 'malformed' ? fault.fields : [])))];
}

/** Where the schema of one field is: its kind when it has one, so that all fields of a kind share it. */
function fieldReference(action: string, field: string): string {
  const schema = readSchemas().get(schemaFile(action, 'request'));
  const properties = isSchema(schema?.properties) ? schema.properties : {};
  const property = properties[field];
  if (!isSchema(property)) throw new Error(`/${action} has no field ${field}`);
  if (typeof property.$ref === 'string' && property.$ref.includes('kinds.json')) {
    return `${BASE}accepted.json${property.$ref.slice(property.$ref.indexOf('#'))}`;
  }
  return `${BASE}${schemaFile(action, 'request')}#/properties/${field}`;
}

/** Validators of whole requests, and of each field that an error row names. */
export function requestValidators(): string {
  const actions = apiCatalogue.map((entry) => entry.action);
  const refs: Record<string, string> = {};
  const names = new Map<string, string>();
  const fields: [string, string][] = [];
  for (const action of actions) {
    refs[identifier(action)] = BASE + schemaFile(action, 'request');
    for (const field of namedFields(action)) {
      const reference = fieldReference(action, field);
      const name = names.get(reference) ?? `field_${names.size}`;
      names.set(reference, name);
      refs[name] = reference;
      fields.push([`${action}.${field}`, name]);
    }
  }
  const code = standaloneCode(compiler('accepted'), refs);
  const requests = table(
    'requestValidators',
    actions.map((action) => [action, identifier(action)]),
  );
  return typed(`${code}\n${requests}\n${table('fieldValidators', fields)}`);
}
