import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Schema = { readonly [keyword: string]: unknown };

/** Says what stands in place of a reference to a kind of value. */
export type OnKind = (kind: string, side: 'canonical' | 'wire') => Schema;

export const ROOT = new URL('../../', import.meta.url);
const FOLDER = new URL('schemas/link/', ROOT);
const NOTES = new Set(['$schema', '$id', '$comment', 'examples']);
const ONE = new Set(['items', 'additionalProperties', 'propertyNames', 'if', 'then', 'else']);
const MANY = new Set(['allOf', 'anyOf', 'oneOf']);

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function read(file: URL): Schema {
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSchema(schema)) throw new Error(`${file.pathname}: a schema must be an object`);
  return schema;
}

/** The definitions of the kinds of values in `canonical.json` or `wire.json`. */
export function kindDefinitions(side: 'canonical' | 'wire'): Map<string, Schema> {
  const definitions = read(new URL(`${side}.json`, FOLDER)).$defs;
  if (!isSchema(definitions)) throw new Error(`${side}.json: $defs is missing`);
  return new Map(Object.entries(definitions).map(([kind, schema]) => [kind, asSchema(schema)]));
}

export function asSchema(value: unknown): Schema {
  if (!isSchema(value)) throw new Error(`not a schema: ${JSON.stringify(value)}`);
  return value;
}

/** The names of all events that have schemas, in alphabetical order. */
export function eventNames(): string[] {
  const files = readdirSync(fileURLToPath(FOLDER));
  return files.flatMap((file) => /^(.+)\.data\.json$/.exec(file)?.[1] ?? []).sort();
}

function expandRef(ref: string, base: URL, onKind: OnKind): Schema {
  const kind = /(?:^|\/)(canonical|wire)\.json#\/\$defs\/([a-z_]+)$/.exec(ref);
  if (kind?.[2] !== undefined) return onKind(kind[2], kind[1] === 'wire' ? 'wire' : 'canonical');
  const target = new URL(ref, base);
  return asSchema(expand(read(target), target, onKind));
}

function expandKeyword(name: string, value: unknown, base: URL, onKind: OnKind): unknown {
  if (name === 'properties' && isSchema(value)) {
    const members = Object.entries(value);
    return Object.fromEntries(members.map(([member, s]) => [member, expand(s, base, onKind)]));
  }
  if (ONE.has(name)) return expand(value, base, onKind);
  if (MANY.has(name) && Array.isArray(value)) return value.map((s) => expand(s, base, onKind));
  return value;
}

function expand(schema: unknown, base: URL, onKind: OnKind): unknown {
  if (!isSchema(schema)) return schema;
  const from = typeof schema.$ref === 'string' ? expandRef(schema.$ref, base, onKind) : {};
  const own = Object.entries(schema).filter(([name]) => name !== '$ref' && !NOTES.has(name));
  const members = own.map(([name, value]) => [name, expandKeyword(name, value, base, onKind)]);
  return { ...from, ...Object.fromEntries(members) };
}

/** Reads a schema file with every reference put in its place, so that it stands alone. */
export function bundle(file: string, onKind: OnKind): Schema {
  const source = new URL(file, FOLDER);
  return asSchema(expand(read(source), source, onKind));
}
