import { Ajv } from 'ajv';
import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import { changeSchema, definitionOf, isSchema, type Schema, withoutWords } from '../schemas.js';
import { smallCode, standaloneCode } from '../standalone.js';
import { actionSchema, apiSchemas, type Side, schemaFile } from './action-schemas.js';

const BASE = 'https://svclink.dev/schemas/api/';

type SpellingName = 'strict' | 'accepted';

/** The name of an action as an identifier of code. */
const identifier = (action: string): string => action.replaceAll('/', '_');

/**
 * A strict compiler that knows every schema, with the kinds in a spelling. The schemas
 * use no keyword that is new in draft 2020-12, so the plain class makes the same decisions with
 * half of the code.
 */
function compiler(spelling: SpellingName): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: false,
    // Lengths count UTF-16 units: cheaper, and nothing has to be imported for it.
    unicode: false,
    logger: false,
    // Responses are the larger side: a call for every number and text would be slow there.
    inlineRefs: spelling === 'strict',
    code: { source: true, esm: true, optimize: 1 },
  });
  for (const schema of apiSchemas()) {
    ajv.addSchema(
      changeSchema(
        schema,
        spelling === 'accepted' ? (node) => withoutWords(widen(node)) : withoutWords,
      ),
    );
  }
  return ajv;
}

const widen = (node: Schema): Schema =>
  typeof node.$ref === 'string'
    ? { ...node, $ref: node.$ref.replace('kinds.json#', 'accepted.json#') }
    : node;

/** The exports: the tables of validators. */
const TABLES = /const (\w+Validators) =/g;

function withTablesOnly(code: string): string {
  const inside = code.replaceAll('export const ', 'const ');
  return smallCode(inside.replace(TABLES, 'export const $1 ='));
}

/** Writes the types of modules that are not in git: tables of validators by a name. */
export function validatorTypes(...tables: readonly string[]): string {
  const rows = tables.map(
    (name) => `export declare const ${name}: ReadonlyMap<string, Validate>;\n`,
  );
  return `import type { Validate } from '../../protocol/codec/validation.js';\n\n${rows.join('')}`;
}

function table(name: string, entries: readonly (readonly [string, string])[]): string {
  const rows = entries.map(([key, value]) => `  ['${key}', ${value}],`);
  return `const ${name} = new Map([\n${rows.join('\n')}\n]);\n`;
}

function sideModule(side: Side, spelling: SpellingName, name: string): string {
  const actions = apiCatalogue.map((entry) => entry.action);
  const refs = Object.fromEntries(
    actions.map((action) => [identifier(action), BASE + schemaFile(action, side)]),
  );
  const code = standaloneCode(compiler(spelling), refs);
  return withTablesOnly(
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

/** The location of the schema of one field: its kind where it has one, so that all fields of a kind share it. */
function fieldReference(action: string, field: string): string {
  const { properties } = actionSchema(action, 'request');
  const property = isSchema(properties) ? properties[field] : undefined;
  if (!isSchema(property)) throw new Error(`/${action} has no field ${field}`);
  const target = typeof property.$ref === 'string' ? definitionOf(property.$ref) : undefined;
  if (target?.file === 'kinds') return `${BASE}accepted.json#/$defs/${target.name}`;
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
  return withTablesOnly(`${code}\n${requests}\n${table('fieldValidators', fields)}`);
}
