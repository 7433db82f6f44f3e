import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import { changeSchema, definitionOf, definitions, type Schema } from '../schemas.js';
import { pascal } from '../type-code.js';

/** A schema as it can stand in the document: without an identity of its own, pointing to components. */
export function portable(node: Schema): Schema {
  const { $id: _id, $schema: _schema, $comment: _comment, ...rest } = node;
  const target = typeof rest.$ref === 'string' ? definitionOf(rest.$ref) : undefined;
  if (target === undefined) return rest;
  const name = target.file === 'kinds' ? target.name : pascal(target.name);
  return { ...rest, $ref: `#/components/schemas/${name}` };
}

const text = (description: string): Schema => ({ type: 'string', description });

/** Every kind and object, and the two shapes of errors. */
export function components(): Schema {
  const made: { [name: string]: Schema } = {};
  for (const [file, naming] of [
    ['kinds.json', (name: string) => name],
    ['objects.json', pascal],
  ] as const) {
    for (const [name, schema] of definitions('api', file)) {
      made[naming(name)] = changeSchema(schema, portable);
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
