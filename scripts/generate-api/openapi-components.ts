import { apiCatalogue } from '../../src/api/catalogue/index.js';
import { isSchema, mapSchema, pascal, readSchemas, refParts, type Schema } from './schema-files.js';

const schemas = readSchemas();

/** A schema as it can stand in the document: without an identity of its own, pointing to components. */
export function portable(node: Schema): Schema {
  const { $id: _id, $schema: _schema, $comment: _comment, ...rest } = node;
  if (typeof rest.$ref === 'string' && rest.$ref.includes('.json#')) {
    const { file, name } = refParts(rest.$ref);
    rest.$ref = `#/components/schemas/${file === 'kinds' ? name : pascal(name)}`;
  }
  return rest;
}

const text = (description: string): Schema => ({ type: 'string', description });

/** Every kind and object, and the two shapes of errors. */
export function components(): Schema {
  const made: Schema = {};
  for (const [file, naming] of [
    ['kinds.json', (name: string) => name],
    ['objects.json', pascal],
  ] as const) {
    const definitions = schemas.get(file)?.$defs;
    for (const [name, schema] of Object.entries(isSchema(definitions) ? definitions : {})) {
      made[naming(name)] = mapSchema(schema, portable);
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
