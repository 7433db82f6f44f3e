import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import {
  changeSchema,
  type Definition,
  definitionOf,
  definitions,
  type Schema,
  withoutWords,
} from '../schemas.js';
import { pascal } from '../type-code.js';
import type { Side } from './action-schemas.js';

const KINDS = definitions('api', 'kinds.json');
const ACCEPTED = definitions('api', 'accepted.json');
const OBJECTS = definitions('api', 'objects.json');

/** Returns true if a definition is accepted in more spellings than the one that is sent. */
function isWider({ file, name }: Definition): boolean {
  if (file === 'kinds') {
    const rules = (schema: Schema | undefined) => JSON.stringify(withoutWords(schema ?? {}));
    return rules(ACCEPTED.get(name)) !== rules(KINDS.get(name));
  }
  let isFound = false;
  changeSchema(OBJECTS.get(name) ?? {}, (node) => {
    const inner = typeof node.$ref === 'string' ? definitionOf(node.$ref) : undefined;
    isFound ||= inner !== undefined && isWider(inner);
    return node;
  });
  return isFound;
}

/** Returns the name of a component. A request may have another one than a response. */
function componentName(definition: Definition, side: Side): string {
  const { file, name } = definition;
  const isAccepted = side === 'request' && isWider(definition);
  if (file === 'kinds') return isAccepted ? `${name}_accepted` : name;
  return isAccepted ? `${pascal(name)}Accepted` : pascal(name);
}

/** Returns a function that fits a schema into the document: it drops the identity, and points references to components. */
export function portable(side: Side): (node: Schema) => Schema {
  return ({ $id: _id, $schema: _schema, $comment: _comment, ...rest }) => {
    const target = typeof rest.$ref === 'string' ? definitionOf(rest.$ref) : undefined;
    if (target === undefined) return rest;
    return { ...rest, $ref: `#/components/schemas/${componentName(target, side)}` };
  };
}

const text = (description: string): Schema => ({ type: 'string', description });

/** Every kind and object, as they are sent and as they are accepted, and the two shapes of errors. */
export function components(): Schema {
  const made: { [name: string]: Schema } = {};
  for (const side of ['response', 'request'] as const) {
    const kinds = side === 'response' ? KINDS : ACCEPTED;
    for (const [file, defined] of [
      ['kinds', kinds],
      ['objects', OBJECTS],
    ] as const) {
      for (const [name, schema] of defined) {
        made[componentName({ file, name }, side)] ??= changeSchema(schema, portable(side));
      }
    }
  }
  const error = { error: text('The error type.'), error_description: text('What is wrong.') };
  made.Error = { type: 'object', properties: error, required: Object.keys(error) };
  const token = { ...error, message: text('The same as error_description.') };
  made.TokenError = { type: 'object', properties: token, required: Object.keys(token) };
  return made;
}

/** Every scope with what it allows. */
export function scopes(): Schema {
  const services = [...new Set(apiCatalogue.map((entry) => entry.service))].sort();
  return Object.fromEntries(
    services.flatMap((service) => [
      [`${service}-r`, `Read access to the ${service} service`],
      [`${service}-rw`, `Read and write access to the ${service} service`],
    ]),
  );
}
