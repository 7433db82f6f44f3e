import { apiCatalogue, generalErrors, tokenErrors } from '../../../src/api/catalogue/index.js';
import { answerIds, recordIds } from '../../../src/api/catalogue/record-ids.js';
import { readView } from '../read-view.js';
import { changeSchema, definitions, isSchema, type Schema } from '../schemas.js';
import { pascal, typeCode } from '../type-code.js';
import { actionSchema, refParts } from './action-schemas.js';
import { canonicalType, readType } from './kind-types.js';

const SHAPELESS = ['allOf', 'anyOf', 'oneOf'];

/** Removes combinations that only require members, which a type cannot express. */
function dropRules(node: Schema): Schema {
  if (!isSchema(node.properties)) return node;
  const stated = Object.entries(node).filter(([key]) => !SHAPELESS.includes(key));
  const properties = Object.entries(node.properties).filter(([, property]) => property !== false);
  return { ...Object.fromEntries(stated), properties: Object.fromEntries(properties) };
}

const SAYS_A_TYPE = ['type', '$ref', 'enum', 'const', 'properties', ...SHAPELESS];

function resolve(node: Schema): Schema {
  if (!SAYS_A_TYPE.some((key) => key in node)) return { ...node, tsType: 'unknown' };
  if (typeof node.$ref !== 'string') return dropRules(node);
  const { file, name } = refParts(node.$ref);
  const { $ref: _, ...rest } = node;
  if (file === 'kinds') return { ...rest, tsType: canonicalType(name) };
  return { ...rest, $ref: `#/definitions/${pascal(name)}` };
}

function definition(schema: Schema, title: string): Schema {
  const { $id: _id, $schema: _schema, $comment: _comment, examples: _examples, ...rest } = schema;
  return changeSchema({ ...rest, title }, resolve);
}

/** An object, or an answer, as a tolerant caller reads it. */
function readAnswer(schema: Schema, ids: readonly string[]): Schema {
  const typed = changeSchema(schema, ({ $ref, title: _title, ...node }) => {
    if (typeof $ref !== 'string') return node;
    const { file, name } = refParts($ref);
    return file === 'kinds'
      ? { ...node, tsType: readType(name) }
      : { ...node, $ref: `#/definitions/${pascal(name)}Read` };
  });
  return readView(typed, ids);
}

function allDefinitions(): Record<string, Schema> {
  const made: Record<string, Schema> = {};
  for (const [name, schema] of definitions('api', 'objects.json')) {
    made[pascal(name)] = definition(schema, pascal(name));
    const id = recordIds[name];
    const read = {
      ...readAnswer(schema, id === undefined ? [] : [id]),
      title: `${pascal(name)}Read`,
    };
    made[`${pascal(name)}Read`] = read;
  }
  for (const action of ['auth/token', ...apiCatalogue.map((entry) => entry.action)]) {
    for (const side of ['request', 'response'] as const) {
      const title = pascal(`${action}/${side}`);
      made[title] = definition(actionSchema(action, side), title);
    }
    const answer = actionSchema(action, 'response');
    const title = pascal(`${action}/read/response`);
    // Content is decoded and compared with its hash, or the call fails.
    const content = apiCatalogue.find((entry) => entry.action === action)?.content;
    const ids = [answerIds[action] ?? [], content === 'response' ? 'content' : []].flat();
    made[title] = { ...readAnswer(answer, ids), title };
  }
  return made;
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
  const all = allDefinitions();
  const properties = Object.fromEntries(
    Object.keys(all).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  );
  const root = { title: 'EveryDefinition', type: 'object', properties, definitions: all };
  const code = await typeCode(root, 'EveryDefinition');
  const withoutRoot = code.replace(/export interface EveryDefinition \{[^}]*\}\n/, '');
  return `${withoutRoot}\n${actionMap()}\n${errorTypes()}`;
}
