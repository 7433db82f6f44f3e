import { type CODE_FIELDS, isCode } from '../../engine/exchanges/masking/house-codes.js';
import type { OrderFields } from '../order-fields.js';

/** A viewer of records. */
export interface Viewer {
  /** The ids of its note groups. */
  readonly groups: ReadonlySet<string>;
  /** The ids of the accounts whose orders it may see; `all`: those of every account, and unassigned orders. */
  readonly accounts: ReadonlySet<string> | 'all';
  /** The ids of the links whose orders it may see. */
  readonly links: ReadonlySet<string> | 'all';
  /**
   * True if it may see the codes of houses. People do not see them with an order: they request those of one order, and
   * its history records the request.
   */
  readonly seesCodes: boolean;
}

/** The fields of an order without the codes that open its house. */
export type ShownFields = Omit<OrderFields, (typeof CODE_FIELDS)[number]>;

/** The account or link of an order; null where it has none. */
export interface OrderHolder {
  readonly account_id: string | null;
  readonly link_id: string | null;
}

/** The kinds of records, each with its facts and the part that a viewer gets. */
interface Records {
  /** An order in lists and details. */
  order: [
    record: OrderHolder & { readonly fields: OrderFields },
    seen: {
      readonly fields: ShownFields & Partial<Pick<OrderFields, (typeof CODE_FIELDS)[number]>>;
      readonly has_codes: boolean;
    },
  ];
  /** A property, by the accounts and links of its orders. */
  property: [record: { readonly holders: readonly OrderHolder[] }, seen: true];
  /** A change of a field of an order. A change of a code is shown without its values. */
  change: [record: FieldChange, seen: FieldChange];
  /** A value of a field, as in a form. Null where it is not shown. */
  field: [
    record: { readonly field: string; readonly value: string },
    seen: { readonly value: string | null },
  ];
  /**
   * A note, by the ids of its groups (none: for everybody) and the account or link that sent it (default: the site's
   * own). Its attachments are shown with it.
   */
  note: [record: { readonly groups: readonly string[]; readonly holder?: OrderHolder }, seen: true];
  /** An entry of the exchange log, whose secrets are masked for everybody. Apps do not see the log. */
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
  property: (viewer, { holders }) =>
    seesAllOrders(viewer) || holders.some((holder) => isOf(viewer, holder)) ? true : undefined,
  change: (viewer, { field, before, after }) =>
    viewer.seesCodes || !isCode(field)
      ? { field, before, after }
      : { field, before: null, after: null },
  field: (viewer, { field, value }) => ({
    value: viewer.seesCodes || !isCode(field) || value === '' ? value : null,
  }),
  note: (viewer, { groups, holder }) => {
    if (holder && hasHolder(holder) && !isOf(viewer, holder)) return undefined;
    return groups.length === 0 || groups.some((group) => viewer.groups.has(group))
      ? true
      : undefined;
  },
  exchange: (viewer) => (seesAllOrders(viewer) ? true : undefined),
};

function seesAllOrders({ accounts, links }: Viewer): boolean {
  return accounts === 'all' && links === 'all';
}

function hasHolder({ account_id, link_id }: OrderHolder): boolean {
  return account_id !== null || link_id !== null;
}

function isOf({ accounts, links }: Viewer, { account_id, link_id }: OrderHolder): boolean {
  if (link_id !== null) return links === 'all' || links.has(link_id);
  return accounts === 'all' || (account_id !== null && accounts.has(account_id));
}

/**
 * Decides which part of a record a viewer sees: a person by role and note groups, an app by its accounts and links, and
 * by its right to see codes. Every list, detail, exchange, file, export and search calls this function. Callers on the
 * wire do not, because the document defines the data of an order's account.
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

/**
 * Returns a person of the site: all orders, no codes, the notes of its groups. @param groups the ids of its note groups
 */
export function person(groups: Iterable<string> = []): Viewer {
  return { groups: new Set(groups), accounts: 'all', links: 'all', seesCodes: false };
}
