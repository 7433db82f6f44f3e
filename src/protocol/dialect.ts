import { SvclinkError } from './errors/base-error.js';

/** The neutral names that a deployed service may replace by its own (specification: supplement, "Names on the wire"). */
const NEUTRAL_NAMES = [
  'svclink_push',
  'svc_report_id',
  'obj_url',
  'obj_url_thumb',
  'partner_a_ver',
  'partner_a_master_id',
  'partner_a_id',
  'partner_b_id',
  'partner_c_id',
  'svcfield',
] as const;

/**
 * A deployed service's own names on the wire. Handlers and callers keep the neutral ones.
 * Each member is a neutral name with the wire's name for it; `brand` sets `svclink_push`, `svc_report_id` and
 * `svcfield` at once, because the documents write `svc` for a brand.
 *
 * @example { brand: 'acme', obj_url: 's3_url', obj_url_thumb: 's3_url_thumb' }
 */
export type DialectOptions = { readonly brand?: string } & {
  readonly [name in (typeof NEUTRAL_NAMES)[number]]?: string;
};

/** The names that carry a service's brand, for which the documents write `svc`. */
const BRANDED = ['svclink_push', 'svc_report_id', 'svcfield'];

/** Returns the neutral names with their names on the wire. `createDialect` validates them. */
export function wireNames({ brand, ...own }: DialectOptions = {}): Map<string, string> {
  const branded = brand ? BRANDED.map((name) => [name, name.replace('svc', brand)] as const) : [];
  return new Map([...branded, ...Object.entries(own)]);
}

/**
 * Reads a dialect from one text, as settings contain it: a brand alone, such as `acme`, or names with `=`, separated by
 * commas, such as `brand=acme,obj_url=s3_url`.
 *
 * @throws SvclinkError `option_invalid`
 */
export function parseDialect(text: string): DialectOptions {
  const parts = text.split(',').map((part) => part.trim().split('='));
  const named = parts.map(([name = '', wire]): [string, string] =>
    wire === undefined ? ['brand', name] : [name.trim(), wire.trim()],
  );
  const options = Object.fromEntries(named);
  createDialect(options);
  return options;
}

/** Returns a dialect as text for {@link parseDialect}; blank for none. */
export function dialectText(options: DialectOptions): string {
  return Object.entries(options)
    .map(([name, wire]) => `${name}=${wire}`)
    .join(',');
}

/** Translates between neutral names and those on the wire. Copies values and never changes them in place. */
export interface Dialect {
  /** The names on the wire that differ, by the neutral ones. */
  readonly names: ReadonlyMap<string, string>;
  /** Converts wire names to neutral ones. */
  toNeutral(value: unknown): unknown;
  /** Converts neutral names to those on the wire. */
  toWire(value: unknown): unknown;
  /** Returns a message with the names that the other side uses. */
  messageToWire(message: string): string;
}

/**
 * The greatest depth that is translated, more than any structure of the protocol has. Deeper values stay as they are.
 */
const DEEPEST = 12;

/**
 * Creates a dialect.
 *
 * @returns undefined when the options rename nothing, so that the common case has no cost
 * @throws SvclinkError `option_invalid` for an unknown neutral name, a name that is not a word, or two names that would
 * become one
 */
export function createDialect(options: DialectOptions | undefined): Dialect | undefined {
  const names = checkedNames(options ?? {});
  if (names.size === 0) return undefined;
  const back = new Map([...names].map(([neutral, wire]) => [wire, neutral]));
  if (back.size !== names.size) throw wrong('dialect: two names are the same on the wire');
  const inText = new RegExp(`\\b(?:${[...names.keys()].join('|')})\\b`, 'g');
  return {
    names,
    toNeutral: (value) => rename(value, back, DEEPEST),
    toWire: (value) => rename(value, names, DEEPEST),
    messageToWire: (message) => message.replace(inText, (name) => names.get(name) ?? name),
  };
}

function checkedNames(options: DialectOptions): Map<string, string> {
  const { brand, ...own } = options;
  if (brand !== undefined) checkWord('brand', brand);
  const known: readonly string[] = NEUTRAL_NAMES;
  for (const [neutral, wire] of Object.entries(own)) {
    if (!known.includes(neutral)) {
      throw wrong(`dialect.${neutral}: unknown name; known are brand, ${known.join(', ')}`);
    }
    checkWord(neutral, wire);
  }
  const names = wireNames(options);
  for (const [neutral, wire] of names) if (neutral === wire) names.delete(neutral);
  return names;
}

function checkWord(name: string, value: unknown): void {
  if (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(value)) return;
  throw wrong(`dialect.${name}: must be a name of letters, digits and underscores`);
}

function wrong(message: string): SvclinkError {
  return new SvclinkError('option_invalid', message);
}

function rename(value: unknown, names: ReadonlyMap<string, string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => rename(item, names, depth - 1));
  const renamed = Object.entries(value).map(([key, member]): [string, unknown] => {
    // The question type is the only name that occurs as a value.
    const isType = key === 'question_type' && typeof member === 'string';
    const translated = isType ? (names.get(member) ?? member) : rename(member, names, depth - 1);
    return [names.get(key) ?? key, translated];
  });
  return Object.fromEntries(renamed);
}
