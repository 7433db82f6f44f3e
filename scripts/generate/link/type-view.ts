import { distinct, isBlankChoice } from '../read-view.js';
import { isSchema, type Schema } from '../schemas.js';
import { pascal, readValuesType } from '../type-code.js';

const PRESERVED = ['description', 'type', 'enum', 'const', 'tsType'];

// A handler may give undefined for a missing value.
function orUndefined({ description, ...view }: Schema): Schema {
  return { description, anyOf: [view, { tsType: 'undefined' }] };
}

// A member with one possible value is filled in where a handler leaves it out.
function requiredMembers(schema: Schema, suffix: string): readonly unknown[] {
  const { properties, required } = schema;
  if (!Array.isArray(required) || !isSchema(properties)) return [];
  const fixed = (member: unknown) => isSchema(member) && member.const !== undefined;
  return required.filter((name) => suffix === '' || !fixed(properties[name]));
}

function objectView(schema: Schema, suffix: string): [string, unknown][] {
  const { properties, additionalProperties } = schema;
  if (isSchema(properties)) {
    const required = requiredMembers(schema, suffix);
    const members = Object.entries(properties).map(([name, member]) => {
      const view = typeView(member, suffix);
      return [name, suffix === '' || required.includes(name) ? view : orUndefined(view)];
    });
    return [
      ['properties', Object.fromEntries(members)],
      ['required', required],
    ];
  }
  if (!isSchema(additionalProperties)) return [];
  return [['additionalProperties', typeView(additionalProperties, suffix)]];
}

/** Reduces a schema to the facts that a type can express. The validator checks conditions and limits. */
export function typeView(value: unknown, suffix: string): Schema {
  if (!isSchema(value)) return {};
  if (value.tsType !== undefined) {
    const { description, tsType, enum: values } = value;
    if (!Array.isArray(values)) return { description, tsType };
    // A kind with listed values is written as one of them. A reader accepts any value.
    return {
      description,
      ...(suffix === '' ? { tsType: readValuesType(values) } : { enum: values }),
    };
  }
  const entries: [string, unknown][] = PRESERVED.flatMap((name): [string, unknown][] =>
    value[name] === undefined ? [] : [[name, value[name]]],
  );
  if (typeof value.title === 'string') entries.push(['title', `${pascal(value.title)}${suffix}`]);
  entries.push(...objectView(value, suffix));
  if (!isSchema(value.properties) && Array.isArray(value.anyOf)) {
    // A blank is read as absent: only the type of written values has it.
    const choices = distinct(value.anyOf).filter(
      (choice) => suffix !== '' || !isBlankChoice(choice),
    );
    entries.push(['anyOf', choices.map((choice) => typeView(choice, suffix))]);
  }
  if (value.items !== undefined) entries.push(['items', typeView(value.items, suffix)]);
  if (!entries.some(([name]) => name !== 'description' && name !== 'title')) {
    return { description: value.description, tsType: 'unknown' };
  }
  return Object.fromEntries(entries);
}
