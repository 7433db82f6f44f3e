import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { apiCatalogue, generalErrors, tokenErrors } from '../../src/api/catalogue/index.js';
import { answerIds, recordIds } from '../../src/api/catalogue/record-ids.js';
import { readView } from './read-types.js';
import {
  changeSchema,
  isSchema,
  pascal,
  readSchemas,
  refParts,
  type Schema,
  schemaFile,
} from './schema-files.js';

const KIND_TYPES = new Map([
  ['flag_number', '0 | 1'],
  ['file_area', '0 | 1'],
  ['time_of_day', 'string | number'],
]);
const NUMBERS = ['id', 'numeric_id', 'offset', 'count', 'qty', 'amount', 'number', 'percentage'];

const kindType = (kind: string): string =>
  KIND_TYPES.get(kind) ?? (NUMBERS.includes(kind) ? 'number' : 'string');

const SHAPELESS = ['allOf', 'anyOf', 'oneOf'];

/** Combinations that only require members say nothing that a type can say. */
function dropRules(node: Schema): Schema {
  if (!isSchema(node.properties)) return node;
  const copy: Schema = {};
  for (const [key, value] of Object.entries(node)) {
    if (!SHAPELESS.includes(key)) copy[key] = value;
  }
  copy.properties = Object.fromEntries(
    Object.entries(node.properties).filter(([, property]) => property !== false),
  );
  return copy;
}

const SAYS_A_TYPE = ['type', '$ref', 'enum', 'const', 'properties', ...SHAPELESS];

function resolve(node: Schema): Schema {
  if (!SAYS_A_TYPE.some((key) => key in node)) return { ...node, tsType: 'unknown' };
  if (typeof node.$ref !== 'string') return dropRules(node);
  const { file, name } = refParts(node.$ref);
  const { $ref: _, ...rest } = node;
  if (file === 'kinds') return { ...rest, tsType: kindType(name) };
  return { ...rest, $ref: `#/definitions/${pascal(name)}` };
}

function definition(schema: Schema, title: string): Schema {
  const { $id: _id, $schema: _schema, $comment: _comment, examples: _examples, ...rest } = schema;
  return changeSchema({ ...rest, title }, resolve);
}

function allDefinitions(): Record<string, Schema> {
  const schemas = readSchemas();
  const definitions: Record<string, Schema> = {};
  const objects = schemas.get('objects.json')?.$defs;
  for (const [name, schema] of Object.entries(isSchema(objects) ? objects : {})) {
    if (!isSchema(schema)) continue;
    definitions[pascal(name)] = definition(schema, pascal(name));
    const id = recordIds[name];
    const read = {
      ...readView(schema, id === undefined ? [] : [id]),
      title: `${pascal(name)}Read`,
    };
    definitions[`${pascal(name)}Read`] = read;
  }
  for (const action of ['auth/token', ...apiCatalogue.map((entry) => entry.action)]) {
    for (const side of ['request', 'response'] as const) {
      const schema = schemas.get(schemaFile(action, side));
      if (!schema) throw new Error(`no schema ${schemaFile(action, side)}`);
      const title = pascal(`${action}/${side}`);
      definitions[title] = definition(schema, title);
    }
    const answer = schemas.get(schemaFile(action, 'response'));
    const title = pascal(`${action}/read/response`);
    // Content is decoded and compared with its hash, or the call fails.
    const content = apiCatalogue.find((entry) => entry.action === action)?.content;
    const ids = [answerIds[action] ?? [], content === 'response' ? 'content' : []].flat();
    definitions[title] = { ...readView(answer, ids), title };
  }
  return definitions;
}

const union = (types: readonly string[]): string =>
  types.length === 0 ? 'never' : types.map((type) => `'${type}'`).join(' | ');

function actionMap(): string {
  const entries = apiCatalogue.map(({ action, purpose, errors }) => {
    const name = pascal(action);
    return [
      `  /** ${purpose} */`,
      `  '${action}': {`,
      `    request: ${name}Request;`,
      `    response: ${name}Response;`,
      `    read: ${name}ReadResponse;`,
      `    errors: ${union(errors.map((row) => row.type))};`,
      '  };',
    ].join('\n');
  });
  return `/** Every action with what it takes, what it answers, what a tolerant caller reads of it, and the types of its own errors. */\nexport interface ActionMap {\n${entries.join('\n')}\n}\n`;
}

function errorTypes(): string {
  const general = union(generalErrors.map((row) => row.type));
  const token = union(tokenErrors.map((row) => row.type));
  return [
    '/** The path of an action below the base address. */',
    'export type ActionName = keyof ActionMap;',
    '/** The errors that every action can answer. */',
    `export type GeneralErrorType = ${general};`,
    '/** The errors of /auth/token. */',
    `export type TokenErrorType = ${token};`,
    '/** Every error type that an action can answer. */',
    "export type ActionErrorType = ActionMap[ActionName]['errors'] | GeneralErrorType;",
    '',
  ].join('\n');
}

/** The types of all requests, responses and errors. */
export async function typesModule(): Promise<string> {
  const definitions = allDefinitions();
  const properties = Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  );
  const root: JSONSchema = JSON.parse(
    JSON.stringify({ title: 'EveryDefinition', type: 'object', properties, definitions }),
  );
  const code = await compile(root, 'EveryDefinition', {
    additionalProperties: false,
    bannerComment: '',
    format: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  const withoutRoot = code.replace(/export interface EveryDefinition \{[^}]*\}\n/, '');
  return `${withoutRoot}\n${actionMap()}\n${errorTypes()}`;
}
