import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './project-files.js';

export type Schema = { readonly [keyword: string]: unknown };

/** The folders of schemas: the link protocol, and the JSON API. */
export type SchemaRoot = 'link' | 'api';

const roots = new Map<SchemaRoot, ReadonlyMap<string, Schema>>();

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asSchema(value: unknown): Schema {
  if (!isSchema(value)) throw new Error(`not a schema: ${JSON.stringify(value)}`);
  return value;
}

/** Every schema of a root by its path below it, such as `get_order.data.json` or `bid/list.request.json`. */
export function readSchemas(root: SchemaRoot): ReadonlyMap<string, Schema> {
  const read = roots.get(root) ?? readFolder(new URL(`schemas/${root}/`, ROOT));
  roots.set(root, read);
  return read;
}

function readFolder(folder: URL): Map<string, Schema> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  return new Map(
    names.map((name) => [name, asSchema(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))]),
  );
}

/** One schema of a root, by its path below it. */
export function readSchema(root: SchemaRoot, name: string): Schema {
  const schema = readSchemas(root).get(name);
  if (schema === undefined) throw new Error(`there is no schemas/${root}/${name}`);
  return schema;
}

/** The definitions of a schema file for others: the kinds of values, the objects. */
export function definitions(root: SchemaRoot, name: string): Map<string, Schema> {
  const defined = Object.entries(asSchema(readSchema(root, name).$defs));
  return new Map(defined.map(([kind, schema]) => [kind, asSchema(schema)]));
}

/** A definition of a file, such as a kind of values. */
export interface Definition {
  readonly file: string;
  readonly name: string;
}

/** The definition that a `$ref` names; undefined when it names a whole file. */
export function definitionOf(ref: string): Definition | undefined {
  const match = /(?:^|\/)([a-z]+)\.json#\/\$defs\/([a-z0-9_]+)$/.exec(ref);
  return match?.[1] && match[2] ? { file: match[1], name: match[2] } : undefined;
}

/** Keywords whose value is a map of names to schemas, not a schema. */
const MAPS = ['properties', '$defs', 'definitions'];

/** Returns a copy of a schema in which `change` has replaced every schema. */
export function changeSchema(schema: Schema, change: (node: Schema) => Schema): Schema {
  return asSchema(changed(schema, change));
}

function changed(value: unknown, change: (node: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  if (!isSchema(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [
    key,
    MAPS.includes(key) && isSchema(member) ? changedEach(member, change) : changed(member, change),
  ]);
  return change(Object.fromEntries(members));
}

function changedEach(map: Schema, change: (node: Schema) => Schema): Schema {
  const members = Object.entries(map).map(([name, schema]) => [name, changed(schema, change)]);
  return Object.fromEntries(members);
}

/** Removes members without an effect on validity, which would only make compiled code longer. */
export function withoutWords(schema: Schema): Schema {
  const { $schema: _s, title: _t, description: _d, examples: _e, $comment: _c, ...rest } = schema;
  return rest;
}
