import { isSchema, type Schema } from '../schemas.js';
import { pascal, readValuesType } from '../type-code.js';
import { refParts } from './action-schemas.js';
import { readType } from './kind-types.js';

const TYPES: ReadonlyMap<unknown, string> = new Map([
  ['string', 'string'],
  ['boolean', '(boolean | string)'],
  ['number', '(number | string)'],
  ['integer', '(number | string)'],
]);

function refView(ref: string): Schema {
  const { file, name } = refParts(ref);
  return file === 'kinds'
    ? { tsType: readType(name) }
    : { $ref: `#/definitions/${pascal(name)}Read` };
}

function choiceView(choices: readonly unknown[]): Schema {
  const given = choices.filter((choice) => !(isSchema(choice) && choice.type === 'null'));
  const views = given.map((choice) => readView(choice));
  const [only] = views;
  return only !== undefined && views.length === 1 ? only : { anyOf: views };
}

// What identifies a record is of its form, or the record is not delivered.
function idView(member: unknown): Schema {
  const view = readView(member);
  return view.tsType === '(number | string)' ? { ...view, tsType: 'number' } : view;
}

function objectView(schema: Schema, ids: readonly string[]): Schema {
  const { properties, additionalProperties } = schema;
  if (isSchema(properties)) {
    const members = Object.entries(properties).filter(([, member]) => member !== false);
    const views = members.map(([name, member]) => [
      name,
      ids.includes(name) ? idView(member) : readView(member),
    ]);
    return { properties: Object.fromEntries(views), required: ids };
  }
  return isSchema(additionalProperties)
    ? { additionalProperties: readView(additionalProperties) }
    : { tsType: 'unknown' };
}

function shapeView(schema: Schema, ids: readonly string[]): Schema {
  if (typeof schema.$ref === 'string') return refView(schema.$ref);
  if (isSchema(schema.properties) || schema.type === 'object') {
    return { type: 'object', ...objectView(schema, ids) };
  }
  if (schema.type === 'array') return { type: 'array', items: readView(schema.items) };
  const choices: unknown = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return choiceView(choices);
  if (Array.isArray(schema.enum)) return { tsType: readValuesType(schema.enum) };
  return { tsType: TYPES.get(schema.type) ?? 'unknown' };
}

/**
 * Reduces a schema of an answer to what a tolerant caller finds: all members may be absent but those that are named,
 * none is null, and what is not of its form is text.
 */
export function readView(value: unknown, ids: readonly string[] = []): Schema {
  if (!isSchema(value)) return { tsType: 'unknown' };
  const { description } = value;
  const view = shapeView(value, ids);
  return typeof description === 'string' ? { ...view, description } : view;
}
