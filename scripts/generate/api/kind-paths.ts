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

type KindAt = { path: string[]; kind: string; optional?: true };

function kindsIn(node: unknown, path: string[], optional?: true): KindAt[] {
  if (!isSchema(node)) return [];
  const found: KindAt[] = [];
  if (typeof node.$ref === 'string') {
    const { file, name } = refParts(node.$ref);
    if (file === 'kinds') {
      const isKnown = SPELLED.includes(name) || (optional && BLANK.includes(name));
      return isKnown ? [{ path, kind: name, ...(optional ? { optional } : {}) }] : [];
    }
    found.push(...kindsIn(definitions('api', `${file}.json`).get(name), path, optional));
  }
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const parts = node[key];
    if (Array.isArray(parts))
      for (const part of parts) found.push(...kindsIn(part, path, optional));
  }
  if (isSchema(node.properties)) {
    const required: unknown = node.required;
    const needed = Array.isArray(required) ? required : [];
    for (const [name, property] of Object.entries(node.properties)) {
      const isOptional = needed.includes(name) ? undefined : true;
      found.push(...kindsIn(property, [...path, name], isOptional));
    }
  }
  found.push(...kindsIn(node.items, [...path, '*']));
  found.push(...kindsIn(node.additionalProperties, [...path, '*']));
  return found;
}

function kindPaths(action: string, side: Side): KindAt[] {
  const unique = new Map<string, KindAt>();
  for (const one of kindsIn(actionSchema(action, side), [])) {
    // Only requests are cleared of blanks, so optional members of an answer are not marked.
    const { optional: _, ...plain } = one;
    if (side === 'response' && BLANK.includes(one.kind)) continue;
    unique.set(one.path.join('/'), side === 'request' ? one : plain);
  }
  return [...unique.values()];
}

function known(action: string): string[] {
  const properties = actionSchema(action, 'request').properties;
  return isSchema(properties) ? Object.keys(properties) : [];
}

/** The module with the paths of values of spelled kinds in each action, and the members that a request has. */
export function kindsModule(): string {
  const rows = (side: Side) =>
    apiCatalogue.map(
      ({ action }) => `  ['${action}', ${JSON.stringify(kindPaths(action, side))}],`,
    );
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
