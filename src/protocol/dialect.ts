/** The neutral names that a deployed service may replace by its own (specification: supplement, "Names on the wire"). */
const NEUTRAL_NAMES = ['svclink_push', 'svc_report_id', 'obj_url', 'obj_url_thumb'] as const;
const PARTNER_FIELDS = [
  'partner_a_ver',
  'partner_a_master_id',
  'partner_a_id',
  'partner_b_id',
  'partner_c_id',
] as const;

type NeutralName = (typeof NEUTRAL_NAMES)[number] | (typeof PARTNER_FIELDS)[number] | 'svcfield';

/**
 * A deployed service's own names on the wire. Handlers and callers keep the neutral ones.
 * Each member is a neutral name with the wire's name for it; `brand` sets `svclink_push`, `svc_report_id` and
 * `svcfield` at once, because the documents write `svc` for a brand.
 *
 * @example { brand: 'acme', obj_url: 's3_url', obj_url_thumb: 's3_url_thumb' }
 */
export type DialectOptions = { readonly brand?: string } & {
  readonly [name in NeutralName]?: string;
};

/** Translates between neutral names and those on the wire; values are copied, never changed in place. */
export interface Dialect {
  /** Wire names to neutral ones. */
  toNeutral(value: unknown): unknown;
  /** Neutral names to those on the wire. */
  toWire(value: unknown): unknown;
}

/** Deeper than any structure of the protocol; what lies below is left as it is. */
const DEEPEST = 12;

/**
 * Builds a dialect.
 *
 * @returns undefined when the options rename nothing, so that the common case costs nothing
 * @throws TypeError for an unknown neutral name, a name that is not a word, or two names that would become one
 */
export function createDialect(options: DialectOptions | undefined): Dialect | undefined {
  const names = namesOf(options ?? {});
  if (names.size === 0) return undefined;
  const back = new Map([...names].map(([neutral, wire]) => [wire, neutral]));
  if (back.size !== names.size) throw new TypeError('dialect: two names are the same on the wire');
  return {
    toNeutral: (value) => rename(value, back, DEEPEST),
    toWire: (value) => rename(value, names, DEEPEST),
  };
}

function namesOf(options: DialectOptions): Map<string, string> {
  const names = new Map<string, string>();
  const { brand, ...own } = options;
  if (brand !== undefined) {
    const word = wordOf('brand', brand);
    names.set('svclink_push', `${word}link_push`);
    names.set('svc_report_id', `${word}_report_id`);
    names.set('svcfield', `${word}field`);
  }
  const known: readonly string[] = [...NEUTRAL_NAMES, ...PARTNER_FIELDS, 'svcfield'];
  for (const [neutral, wire] of Object.entries(own)) {
    if (!known.includes(neutral)) {
      throw new TypeError(`dialect.${neutral}: unknown name; known are brand, ${known.join(', ')}`);
    }
    names.set(neutral, wordOf(neutral, wire));
  }
  for (const [neutral, wire] of names) if (neutral === wire) names.delete(neutral);
  return names;
}

function wordOf(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(value)) return value;
  throw new TypeError(`dialect.${name}: must be a name of letters, digits and underscores`);
}

function rename(value: unknown, names: ReadonlyMap<string, string>, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((item) => rename(item, names, depth - 1));
  const renamed: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    // The question type is the one name that stands as a value.
    const isType = key === 'question_type' && typeof member === 'string';
    renamed[names.get(key) ?? key] = isType
      ? (names.get(member) ?? member)
      : rename(member, names, depth - 1);
  }
  return renamed;
}
