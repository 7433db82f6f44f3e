import type { Input } from '../engine/input.js';

/** The texts of an order (specification: "Work order"). */
export const TEXT_FIELDS = [
  'client_company_alias',
  'cust_text',
  'loan_number',
  'loan_type_other',
  'address',
  'city',
  'state',
  'zip',
  'comments',
  'work_type_alias',
  'mortgage_name',
  'lot_size',
  'lock_code',
  'key_code',
  'import_user_id',
  'broker_name',
  'broker_company',
  'broker_phone',
  'broker_email',
  'vendor_id',
] as const;

/** The dates of an order, `YYYYMMDD`. */
export const DATE_FIELDS = ['date_received', 'date_due', 'start_date'] as const;

/** The members of an order that are stored as they were entered; '' and null where they are unset. */
export type OrderFields = Readonly<
  Record<(typeof TEXT_FIELDS)[number] | 'bg_checkin_provider', string> &
    Record<(typeof DATE_FIELDS)[number], string | null> & {
      /** Unix time as text. */
      wo_pending_cancellation_date: string;
    }
>;

/** The fields that get_all_updates reports (specification: "Rules per event"; supplement for the last two). */
export const UPDATABLE_FIELDS = [
  'address',
  'city',
  'comments',
  'cust_text',
  'date_due',
  'key_code',
  'loan_number',
  'loan_type_other',
  'lock_code',
  'lot_size',
  'mortgage_name',
  'start_date',
  'state',
  'zip',
  'wo_pending_cancellation_date',
  'line_items',
  'vendor_id',
] as const;

const updatable: ReadonlySet<string> = new Set(UPDATABLE_FIELDS);

/** Returns true for a field whose changes get_all_updates reports. */
export function isUpdatable(field: string): field is (typeof UPDATABLE_FIELDS)[number] {
  return updatable.has(field);
}

/** The names of all fields, for refusing unknown ones. */
export const FIELD_NAMES = [
  ...TEXT_FIELDS,
  ...DATE_FIELDS,
  'bg_checkin_provider',
  'wo_pending_cancellation_date',
] as const;

/** The members of a new order. */
export const NEW_ORDER_MEMBERS = [
  'account',
  'wo_number',
  'org_wo_num',
  'pcr_forms',
  'is_other_allowed',
  'line_items',
  ...FIELD_NAMES,
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

const BLANK: OrderFields = {
  ...(Object.fromEntries(TEXT_FIELDS.map((name) => [name, ''])) as Record<
    (typeof TEXT_FIELDS)[number],
    string
  >),
  date_received: null,
  date_due: null,
  start_date: null,
  bg_checkin_provider: '',
  wo_pending_cancellation_date: '',
};

/** Reads the fields that an input names. All others stay as in `before`. */
export function readFields(input: Input, before: OrderFields = BLANK): OrderFields {
  const given: Record<string, string | null> = {};
  for (const name of TEXT_FIELDS) if (input.has(name)) given[name] = input.text(name);
  for (const name of DATE_FIELDS) if (input.has(name)) given[name] = input.date(name);
  for (const name of ['address', 'city', 'state', 'zip']) {
    if (input.has(name)) input.required(name, 255);
  }
  if (input.has('bg_checkin_provider')) {
    given.bg_checkin_provider = input.choice('bg_checkin_provider', ['ags'], '' as 'ags');
  }
  if (input.has('wo_pending_cancellation_date')) {
    given.wo_pending_cancellation_date = unixText(input);
  }
  return { ...before, ...given };
}

/** Reads a time as Unix seconds in text, as the document writes it; '' for none. */
function unixText(input: Input): string {
  const name = 'wo_pending_cancellation_date';
  if (input.text(name) === '') return '';
  const seconds = /^\d{1,11}$/.test(input.text(name)) ? Number(input.text(name)) : Number.NaN;
  if (Number.isNaN(seconds)) throw input.wrong(name, 'must be a Unix time in seconds');
  return String(seconds);
}

/** Returns the fields of a stored order. */
export function storedFields(text: string): OrderFields {
  return { ...BLANK, ...(JSON.parse(text) as Partial<OrderFields>) };
}

/** The members of an order that may be set and changed, as get_order names them. */
export type OrderInput = { readonly [Name in FieldName]?: string | number | null } & {
  readonly line_items?: readonly {
    readonly desc: string;
    readonly qty?: string | number;
    readonly price?: string | number;
    readonly total?: string | number;
    readonly add?: string;
  }[];
};
