import { posix } from 'node:path';
import { definitionOf, isSchema, readSchema, readSchemas, type Schema } from '../schemas.js';

/** The two spellings of the kinds: in code, and on the wire. */
export type SpellingName = 'canonical' | 'wire';

/** Returns the replacement of a reference to a kind of value. */
export type OnKind = (kind: string, spelling: SpellingName) => Schema;

const NOTES = new Set(['$schema', '$id', '$comment', 'examples']);
const ONE = new Set(['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else']);
const MANY = new Set(['allOf', 'anyOf', 'oneOf']);

/** The names of all events that have schemas, in alphabetical order. */
export function eventNames(): string[] {
  const files = [...readSchemas('link').keys()];
  return files.flatMap((file) => /^(.+)\.data\.json$/.exec(file)?.[1] ?? []).sort();
}

function expandRef(ref: string, from: string, onKind: OnKind, isRead: boolean): Schema {
  const found = definitionOf(ref);
  if (found?.file === 'wire' || found?.file === 'canonical') return onKind(found.name, found.file);
  return bundle(posix.join(posix.dirname(from), ref), onKind, isRead);
}

/** Returns the keywords of a schema that stay. The values listed beside a kind restrict written values only. */
function ownEntries(schema: Schema, isRead: boolean): [string, unknown][] {
  const isOpen = isRead && schema.$ref !== undefined;
  return Object.entries(schema).filter(
    ([name]) => name !== '$ref' && !NOTES.has(name) && !(isOpen && name === 'enum'),
  );
}

/**
 * Reads a schema file, and replaces every reference by its target, so that the schema stands alone.
 *
 * @param isRead true for values that are read. Default: for values that are written
 */
export function bundle(file: string, onKind: OnKind, isRead = false): Schema {
  const expandKeyword = (name: string, value: unknown): unknown => {
    if (name === 'properties' && isSchema(value)) {
      const members = Object.entries(value);
      return Object.fromEntries(members.map(([member, schema]) => [member, expandAny(schema)]));
    }
    if (ONE.has(name)) return expandAny(value);
    return MANY.has(name) && Array.isArray(value) ? value.map(expandAny) : value;
  };
  const expandAny = (value: unknown): unknown => (isSchema(value) ? expand(value) : value);
  const expand = (schema: Schema): Schema => {
    const target =
      typeof schema.$ref === 'string' ? expandRef(schema.$ref, file, onKind, isRead) : {};
    const members = ownEntries(schema, isRead).map(([name, value]) => [
      name,
      expandKeyword(name, value),
    ]);
    return { ...target, ...Object.fromEntries(members) };
  };
  return expand(readSchema('link', file));
}
