import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Schema = { [keyword: string]: unknown };

const FOLDER = join(process.cwd(), 'schemas', 'api');
export const BASE = 'https://svclink.dev/schemas/api/';

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `workorder/pcr/get` has its schemas at `workorder/pcr_get.request.json` and `.response.json`. */
export function schemaFile(action: string, side: 'request' | 'response'): string {
  const [service, ...rest] = action.split('/');
  return `${service}/${rest.join('_')}.${side}.json`;
}

/** Every schema below schemas/api by its path, `bid/list.request.json`. */
export function readSchemas(): Map<string, Schema> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort();
  const found = new Map<string, Schema>();
  for (const name of names) {
    const parsed: unknown = JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
    if (!isSchema(parsed)) throw new Error(`schemas/api/${name} is no schema`);
    found.set(name, parsed);
  }
  return found;
}

/** The definition that a `$ref` names: its file and its name. */
export function refParts(ref: string): { file: string; name: string } {
  const match = /(?:^|\/)([a-z]+)\.json#\/\$defs\/([a-z0-9_]+)$/.exec(ref);
  if (!match?.[1] || !match[2]) throw new Error(`not a reference to a definition: ${ref}`);
  return { file: match[1], name: match[2] };
}

/** Keywords whose value is a map of names to schemas, not a schema. */
const MAPS = ['properties', '$defs', 'definitions'];

/** A copy of a schema in which every schema was replaced by what `change` makes of it. */
export function mapSchema(schema: unknown, change: (node: Schema) => Schema): unknown {
  if (Array.isArray(schema)) return schema.map((item) => mapSchema(item, change));
  if (!isSchema(schema)) return schema;
  const copy: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] =
      MAPS.includes(key) && isSchema(value) ? mapEach(value, change) : mapSchema(value, change);
  }
  return change(copy);
}

/** {@link mapSchema} of what is a schema, which what comes out then is too. */
export function changeSchema(schema: Schema, change: (node: Schema) => Schema): Schema {
  const changed = mapSchema(schema, change);
  return isSchema(changed) ? changed : schema;
}

function mapEach(map: Schema, change: (node: Schema) => Schema): Schema {
  return Object.fromEntries(
    Object.entries(map).map(([name, schema]) => [name, mapSchema(schema, change)]),
  );
}

export const pascal = (name: string): string =>
  name
    .split(/[/_]/)
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join('');

export const identifier = (action: string): string => action.replaceAll('/', '_');
