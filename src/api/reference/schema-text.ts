import { openapiDocument } from '../generated/openapi.js';
import { isJsonObject, type JsonObject } from '../request/json-text.js';

/** What one member of an object is, in words. */
export interface MemberText {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

const DEEPEST = 6;

/** A value inside the OpenAPI document by the names that lead to it. */
export function inDocument(...names: readonly string[]): JsonObject {
  let value: unknown = openapiDocument;
  for (const name of names) value = isJsonObject(value) ? value[name] : undefined;
  return isJsonObject(value) ? value : {};
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function referred(schema: JsonObject): JsonObject {
  if (typeof schema.$ref !== 'string') return schema;
  return inDocument(...schema.$ref.replace('#/', '').split('/'));
}

/** The type of a value in a few words: `number`, `list of object`, `1, 0`. */
export function typeText(value: unknown): string {
  if (!isJsonObject(value)) return 'any value';
  const schema = referred(value);
  if (Array.isArray(schema.enum)) return schema.enum.map((item) => JSON.stringify(item)).join(', ');
  if (schema.type === 'array') return `list of ${typeText(schema.items)}`;
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (typeof schema.type === 'string') return schema.type;
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ');
  return 'any value';
}

/** The members of an object and, named with dots, of the objects inside it. */
export function membersOf(value: unknown, prefix = '', depth = 0): MemberText[] {
  if (!isJsonObject(value) || depth > DEEPEST) return [];
  const schema = referred(value);
  if (schema.type === 'array') return membersOf(schema.items, `${prefix}[].`, depth + 1);
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const required = listOf(schema.required);
  const members: MemberText[] = [];
  for (const [name, property] of Object.entries(properties)) {
    if (!isJsonObject(property)) continue;
    const text = property.description ?? referred(property).description;
    const description = typeof text === 'string' ? text : '';
    const path = `${prefix}${name}`.replace('.[]', '[]');
    members.push({
      name: path,
      type: typeText(property),
      required: required.includes(name),
      description,
    });
    members.push(...membersOf(property, `${path}.`, depth + 1));
  }
  return members;
}
