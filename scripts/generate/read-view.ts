import { isSchema, type Schema } from './schemas.js';
import { pascal, readValuesType } from './type-code.js';

const TYPES: ReadonlyMap<unknown, string> = new Map([
  ['string', 'string'],
  ['boolean', '(boolean | string)'],
  ['number', '(number | string)'],
  ['integer', '(number | string)'],
]);

/** Merges choices of one type. The validator checks their forms. */
export function distinct(choices: readonly unknown[]): unknown[] {
  const typeOf = (choice: unknown) => (isSchema(choice) ? choice.tsType : undefined);
  return choices.filter(
    (choice, index) =>
      typeOf(choice) === undefined ||
      choices.findIndex((other) => typeOf(other) === typeOf(choice)) === index,
  );
}

/** Returns true if a choice is only a blank. */
export function isBlankChoice(choice: unknown): boolean {
  return isSchema(choice) && choice.const === '';
}

// A choice for an absent value.
function isNothing(schema: unknown): boolean {
  return isSchema(schema) && (schema.type === 'null' || isBlankChoice(schema));
}

function choiceView(choices: readonly unknown[]): Schema {
  const views = choices.map((choice) => readView(choice));
  const [only] = views;
  if (only !== undefined && views.length === 1) return only;
  const types = views.map(({ tsType }) => tsType);
  return types.every((type) => typeof type === 'string')
    ? { tsType: `(${[...new Set(types)].join(' | ')})` }
    : { anyOf: views };
}

// A member that identifies a record is always valid: other records are not delivered.
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
    : {};
}

function viewOf(schema: Schema, ids: readonly string[]): Schema {
  const { $ref, tsType, type, title, properties } = schema;
  if (tsType !== undefined) {
    return { tsType: Array.isArray(schema.enum) ? readValuesType(schema.enum) : tsType };
  }
  if (typeof $ref === 'string') return { $ref };
  if (isSchema(properties) || type === 'object') {
    const named = typeof title === 'string' ? { title: `${pascal(title)}Read` } : {};
    return { type: 'object', ...named, ...objectView(schema, ids) };
  }
  if (type === 'array') return { type, items: readView(schema.items, ids) };
  const choices: unknown = schema.anyOf ?? schema.oneOf;
  const telling = Array.isArray(choices)
    ? distinct(choices).filter((choice) => !isNothing(choice))
    : [];
  if (telling.length > 0) return choiceView(telling);
  if (schema.const !== undefined) return { tsType: readValuesType([schema.const]) };
  if (Array.isArray(schema.enum)) return { tsType: readValuesType(schema.enum) };
  if (type === 'null') return { type };
  return { tsType: TYPES.get(type) ?? 'unknown' };
}

/**
 * Reduces a schema, whose kinds of values have types (`tsType`), to the view of a tolerant reader. All members may be
 * absent except those that identify a record. No member is null. A value that is not in its list is text.
 *
 * @param ids the members that identify a record of the schema, or of its elements
 */
export function readView(value: unknown, ids: readonly string[] = []): Schema {
  if (!isSchema(value)) return { tsType: 'unknown' };
  const { description } = value;
  const view = viewOf(value, ids);
  return typeof description === 'string' ? { description, ...view } : view;
}
