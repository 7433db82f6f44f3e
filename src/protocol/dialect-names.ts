/** The neutral names that a deployed service may replace by its own (specification: supplement, "Names on the wire"). */
export const NEUTRAL_NAMES = [
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

/** Neutral names with those on the wire, as the options say; `createDialect` checks them. */
export function wireNames({ brand, ...own }: DialectOptions = {}): Map<string, string> {
  const branded = brand ? BRANDED.map((name) => [name, name.replace('svc', brand)] as const) : [];
  return new Map([...branded, ...Object.entries(own)]);
}
