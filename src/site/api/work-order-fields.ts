import type { FieldDefinition } from '../../api/index.js';
import { isCode } from '../engine/exchanges/masking/house-codes.js';
import type { Statements } from '../engine/store/database.js';
import { CHOICE_FIELDS, choicesOf } from '../orders/choices.js';
import { DATE_FIELDS, type FieldName, TEXT_FIELDS } from '../orders/order-fields.js';
import type { AnyOrder } from '../orders/order-writing.js';
import type { ShownFields, Viewer } from '../orders/visibility/visibility.js';

/** The names in the JSON API of fields that the link names otherwise. */
const API_NAMES: ReadonlyMap<string, string> = new Map([
  ['client_company_alias', 'client_company'],
  ['work_type_alias', 'work_type'],
]);

/** Fields of an order that an app sets, by their names in the JSON API. */
export const SET_FIELDS: ReadonlyMap<string, FieldName> = new Map(
  [...TEXT_FIELDS, ...DATE_FIELDS, 'bg_checkin_provider' as const].map((name) => [
    API_NAMES.get(name) ?? name,
    name,
  ]),
);

/** Fields that only the site sets: they are shown with every order. */
const SITE_FIELDS = [
  'wo_number',
  'org_wo_num',
  'wo_status',
  'status_reason',
  'account',
  'link',
  'remote_report_id',
] as const;

/** Returns the definitions of all fields that an app sees. */
export async function fieldDefinitions(
  read: Statements,
  { seesCodes }: Viewer,
): Promise<Record<string, FieldDefinition>> {
  const choices = await choicesOf(read);
  const fields: Record<string, FieldDefinition> = {};
  for (const name of SITE_FIELDS)
    fields[name] = { name: labelOf(name), type: 'text', source: 'site' };
  for (const [name, stored] of SET_FIELDS) {
    if (isCode(stored) && !seesCodes) continue;
    fields[name] = { name: labelOf(name), type: typeOf(name), source: 'workorder' };
  }
  for (const field of CHOICE_FIELDS) {
    const options = choices.filter((one) => one.field === field);
    fields[field] = {
      name: labelOf(field),
      type: 'dropdown',
      source: 'workorder',
      options: Object.fromEntries(options.map(({ id, name }) => [id, name])),
    };
  }
  return fields;
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ['wo_number', 'Work order number'],
  ['org_wo_num', 'Our number'],
  ['wo_status', 'Status'],
  ['remote_report_id', "Owner's report id"],
  ['cust_text', 'Customer'],
]);

/** Returns the name of a field as it is shown: `date_due` is `Date due`. */
function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return LABELS.get(name) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const dates: ReadonlySet<string> = new Set(DATE_FIELDS);

function typeOf(name: string): string {
  return dates.has(name) ? 'date' : 'text';
}

/** The names of the account and of the link of an order. */
export interface HolderNames {
  readonly account: string | null;
  readonly link: string | null;
}

/** Returns the values of an order by the names of the JSON API. Fields that a viewer does not see are absent. */
export function fieldValues(
  order: AnyOrder,
  fields: ShownFields,
  { account, link }: HolderNames,
): Record<string, string> {
  const values: Record<string, string> = {
    wo_number: order.wo_number,
    org_wo_num: order.org_wo_num ?? '',
    wo_status: order.status,
    status_reason: order.status_reason,
    account: account ?? '',
    link: link ?? '',
    remote_report_id: order.remote_report_id ?? '',
  };
  const shown = new Map<string, string | null>(Object.entries(fields));
  for (const [name, stored] of SET_FIELDS) {
    const value = shown.get(stored);
    if (value !== undefined) values[name] = value ?? '';
  }
  return values;
}
