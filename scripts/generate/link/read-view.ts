import { asSchema, isSchema, type Schema } from '../schemas.js';
import { pascal, readValuesType } from '../type-code.js';
import { distinct, isBlank } from './type-view.js';

// A choice that stands for nothing: what is so is absent.
function isNothing(schema: unknown): boolean {
  return isSchema(schema) && (schema.type === 'null' || isBlank(schema));
}

function choiceView(choices: readonly unknown[]): Schema {
  const views = choices.map((choice) => readView(choice));
  const [only] = views;
  if (only !== undefined && views.length === 1) return only;
  const types = views.map(({ tsType }) => tsType);
  return types.every((type) => typeof type === 'string')
    ? { tsType: `(${[...new Set(types)].join(' | ')})` }
    : { tsType: 'unknown' };
}

function objectView(schema: Schema, ids: readonly string[]): Schema {
  const { properties, additionalProperties } = schema;
  if (isSchema(properties)) {
    const members = Object.entries(properties).map(([name, member]) => [name, readView(member)]);
    // Of several ids, each may be the one that is there.
    return { properties: Object.fromEntries(members), required: ids.length === 1 ? ids : [] };
  }
  return isSchema(additionalProperties)
    ? { additionalProperties: readView(additionalProperties) }
    : {};
}

/**
 * Reduces a schema to what a tolerant reader finds: all members may be absent but those that identify a record, none is
 * null, and a value that is none of those that are known is text.
 *
 * @param ids the members that identify a record of the schema, or of its elements
 */
export function readView(value: unknown, ids: readonly string[] = []): Schema {
  const schema = asSchema(value);
  const { description, tsType, type, title } = schema;
  if (tsType !== undefined) return { description, tsType };
  const choices = Array.isArray(schema.anyOf) ? distinct(schema.anyOf) : [];
  const telling = choices.filter((choice) => !isNothing(choice));
  if (!isSchema(schema.properties) && telling.length > 0) {
    return { ...choiceView(telling), description };
  }
  if (schema.const !== undefined) return { description, tsType: readValuesType([schema.const]) };
  if (Array.isArray(schema.enum)) return { description, tsType: readValuesType(schema.enum) };
  if (type === 'array') return { description, type, items: readView(schema.items, ids) };
  if (type === 'null') return { description, type };
  if (type !== 'object') return { description, tsType: 'unknown' };
  const named = typeof title === 'string' ? { title: `${pascal(title)}Read` } : {};
  return { description, type, ...named, ...objectView(schema, ids) };
}
