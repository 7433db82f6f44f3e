import { type CODE_FIELDS, isCode } from '../../engine/exchanges/masking/house-codes.js';
import type { OrderFields } from '../order-fields.js';

/** Who looks at records. */
export interface Viewer {
  /** The ids of the note groups that it is in. */
  readonly groups: ReadonlySet<string>;
  /** The ids of the accounts whose orders it may see; `all`: of every one, and orders that are for none. */
  readonly accounts: ReadonlySet<string> | 'all';
  /** The ids of the links whose orders it may see. */
  readonly links: ReadonlySet<string> | 'all';
  /** Whether it sees the codes of houses. People do not: they ask for those of one order, which its history names. */
  readonly seesCodes: boolean;
}

/** The fields of an order, without what opens its doors. */
export type ShownFields = Omit<OrderFields, (typeof CODE_FIELDS)[number]>;

/** Which account or link an order is of; null where it is of none. */
export interface Belonging {
  readonly account_id: string | null;
  readonly link_id: string | null;
}

/** The records that viewers look at: what is known of each, and what a viewer gets of it. */
interface Records {
  /** An order as lists and details show it. */
  order: [
    record: Belonging & { readonly fields: OrderFields },
    seen: {
      readonly fields: ShownFields & Partial<Pick<OrderFields, (typeof CODE_FIELDS)[number]>>;
      readonly has_codes: boolean;
    },
  ];
  /** A change of a field of an order. Of a code it shows only that it changed. */
  change: [record: FieldChange, seen: FieldChange];
  /** A value of a field, such as a form shows. Null where it is not shown. */
  field: [
    record: { readonly field: string; readonly value: string },
    seen: { readonly value: string | null },
  ];
  /** A note, by the ids of the groups that it is shown to; none: to everybody. What is attached to it is shown with it. */
  note: [record: { readonly groups: readonly string[] }, seen: true];
  /** An entry of the exchange log, of which nobody sees more than was masked; apps do not see the log. */
  exchange: [record: object, seen: true];
}

interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Kind = keyof Records;
type RecordOf<Of extends Kind> = Records[Of][0];
type SeenOf<Of extends Kind> = Records[Of][1];

type Rules = {
  readonly [Of in Kind]: (viewer: Viewer, record: RecordOf<Of>) => SeenOf<Of> | undefined;
};

const RULES: Rules = {
  order: (viewer, { fields, ...belonging }) => {
    if (!isOf(viewer, belonging)) return undefined;
    const { lock_code, key_code, ...shown } = fields;
    const has_codes = lock_code !== '' || key_code !== '';
    return { fields: viewer.seesCodes ? fields : shown, has_codes };
  },
  change: (viewer, { field, before, after }) =>
    viewer.seesCodes || !isCode(field)
      ? { field, before, after }
      : { field, before: null, after: null },
  field: (viewer, { field, value }) => ({
    value: viewer.seesCodes || !isCode(field) || value === '' ? value : null,
  }),
  note: (viewer, { groups }) =>
    groups.length === 0 || groups.some((group) => viewer.groups.has(group)) ? true : undefined,
  exchange: ({ accounts, links }) => (accounts === 'all' && links === 'all' ? true : undefined),
};

function isOf({ accounts, links }: Viewer, { account_id, link_id }: Belonging): boolean {
  if (link_id !== null) return links === 'all' || links.has(link_id);
  return accounts === 'all' || (account_id !== null && accounts.has(account_id));
}

/**
 * Decides what a viewer sees of a record: a person by role and note groups, an app by its accounts and links, and whether
 * it sees codes. Every list, detail, exchange, file, export and search asks here; callers on the wire do not, because the
 * document says what an order's account gets.
 *
 * @returns undefined where the record does not exist for the viewer
 */
export function seen<Of extends Kind>(
  viewer: Viewer,
  kind: Of,
  record: RecordOf<Of>,
): SeenOf<Of> | undefined {
  return RULES[kind](viewer, record);
}

/** A person of the site: all orders, no codes, the notes of its groups. @param groups the ids of its note groups */
export function person(groups: Iterable<string> = []): Viewer {
  return { groups: new Set(groups), accounts: 'all', links: 'all', seesCodes: false };
}
