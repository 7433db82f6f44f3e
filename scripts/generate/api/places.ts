import { apiCatalogue } from '../../../src/api/catalogue/index.js';
import { definitions, isSchema } from '../schemas.js';
import { actionSchema, refParts, type Side } from './action-schemas.js';

/** The kinds that others may spell in another way than handlers see them. */
const SPELLED = [
  'id',
  'numeric_id',
  'offset',
  'flag_number',
  'file_area',
  'sha256',
  'file_name',
  'qty',
  'amount',
  'percentage',
  'zip',
];
/** The kinds that have one spelling, and may be blank in a request. */
const BLANK = ['date', 'date_compact', 'date_month_first', 'time_of_day'];

type Place = { path: string[]; kind: string; optional?: true };

function placesOf(node: unknown, path: string[], optional?: true): Place[] {
  if (!isSchema(node)) return [];
  const places: Place[] = [];
  if (typeof node.$ref === 'string') {
    const { file, name } = refParts(node.$ref);
    if (file === 'kinds') {
      const isKnown = SPELLED.includes(name) || (optional && BLANK.includes(name));
      return isKnown ? [{ path, kind: name, ...(optional ? { optional } : {}) }] : [];
    }
    places.push(...placesOf(definitions('api', `${file}.json`).get(name), path, optional));
  }
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const parts = node[key];
    if (Array.isArray(parts))
      for (const part of parts) places.push(...placesOf(part, path, optional));
  }
  if (isSchema(node.properties)) {
    const required: unknown = node.required;
    const needed = Array.isArray(required) ? required : [];
    for (const [name, property] of Object.entries(node.properties)) {
      const isOptional = needed.includes(name) ? undefined : true;
      places.push(...placesOf(property, [...path, name], isOptional));
    }
  }
  places.push(...placesOf(node.items, [...path, '*']));
  places.push(...placesOf(node.additionalProperties, [...path, '*']));
  return places;
}

function places(action: string, side: Side): Place[] {
  const unique = new Map<string, Place>();
  for (const place of placesOf(actionSchema(action, side), [])) {
    // What an answer may leave out is of no matter: only requests are cleared of blanks.
    const { optional: _, ...plain } = place;
    if (side === 'response' && BLANK.includes(place.kind)) continue;
    unique.set(place.path.join('/'), side === 'request' ? place : plain);
  }
  return [...unique.values()];
}

function known(action: string): string[] {
  const properties = actionSchema(action, 'request').properties;
  return isSchema(properties) ? Object.keys(properties) : [];
}

/** Where values of spelled kinds stand in each action, and which members a request knows. */
export function kindsModule(): string {
  const rows = (side: Side) =>
    apiCatalogue.map(({ action }) => `  ['${action}', ${JSON.stringify(places(action, side))}],`);
  const fields = apiCatalogue.map(
    ({ action }) => `  ['${action}', ${JSON.stringify(known(action))}],`,
  );
  const type = 'ReadonlyMap<string, readonly SpelledPath[]>';
  return [
    '/** The path of a value with several spellings, in a request or response; `*` stands for each item. */',
    'export interface SpelledPath {',
    '  readonly path: readonly string[];',
    `  readonly kind: ${[...SPELLED, ...BLANK].map((kind) => `'${kind}'`).join(' | ')};`,
    '  /** True for an optional member of a request; a blank value counts as absent. */',
    '  readonly optional?: true;',
    '}',
    `export const requestPaths: ${type} = new Map<string, readonly SpelledPath[]>([`,
    ...rows('request'),
    ']);',
    `export const responsePaths: ${type} = new Map<string, readonly SpelledPath[]>([`,
    ...rows('response'),
    ']);',
    '/** The members of each request that its schema names. */',
    'export const requestFields: ReadonlyMap<string, readonly string[]> = new Map([',
    ...fields,
    ']);',
    '',
  ].join('\n');
}
