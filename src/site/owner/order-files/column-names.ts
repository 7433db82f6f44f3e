import { nearest } from '../../../protocol/nearest.js';
import { NEW_ORDER_MEMBERS } from '../../orders/order-fields.js';

/** A member of a new order. */
export type NewOrderMember = (typeof NEW_ORDER_MEMBERS)[number];

/** The names that people give to the columns of orders, besides the names of the members themselves. */
const NAMES: Readonly<Partial<Record<NewOrderMember, readonly string[]>>> = {
  account: ['contractor', 'vendor account', 'vendor name', 'assigned to', 'account name'],
  wo_number: [
    'order',
    'order no',
    'order number',
    'work order',
    'work order no',
    'work order number',
    'wo',
    'wo no',
    'number',
  ],
  org_wo_num: ['our number', 'own number', 'our order number'],
  pcr_forms: ['forms', 'pcr forms'],
  is_other_allowed: ['other items are allowed', 'other items allowed'],
  line_items: ['line items', 'items'],
  client_company_alias: ['client', 'client company', 'customer'],
  cust_text: ['customer text', 'client text'],
  loan_number: ['loan', 'loan no'],
  loan_type_other: ['loan type'],
  address: ['street', 'street address', 'property address', 'address line 1'],
  city: ['town', 'property city'],
  state: ['property state'],
  zip: ['zip code', 'postal code', 'postcode', 'property zip'],
  comments: ['comment', 'instructions', 'instruction', 'description', 'notes'],
  work_type_alias: ['work type', 'type of work', 'job type', 'work'],
  mortgage_name: ['mortgagor', 'mortgagor name', 'borrower'],
  lock_code: ['lockbox', 'lockbox code', 'lock box', 'lock box code'],
  broker_name: ['broker', 'agent'],
  broker_phone: ['broker telephone', 'broker phone number'],
  broker_email: ['broker mail', 'broker email address'],
  import_user_id: ['import user'],
  vendor_id: ['vendor', 'vendor number', 'vendor code'],
  date_received: ['received', 'received date', 'received on', 'order date'],
  date_due: ['due', 'due date', 'due on', 'due by', 'deadline'],
  start_date: ['start', 'starts', 'starts on'],
  bg_checkin_provider: ['check-in provider'],
  wo_pending_cancellation_date: ['pending cancellation'],
};

/** Returns a name in small letters and digits alone: `Zip-Code` and `zip code` are the same. `#` is read as `no`. */
export function plainName(name: string): string {
  const text = name.toLowerCase().replace(/#/g, 'no');
  return text.replace(/number/g, 'no').replace(/[^\p{L}\p{N}]/gu, '');
}

const MEMBERS: ReadonlyMap<string, NewOrderMember> = new Map(
  NEW_ORDER_MEMBERS.flatMap((member) =>
    [member, ...(NAMES[member] ?? [])].map((name) => [plainName(name), member] as const),
  ),
);

/** Returns the member that a column names, in the name of the member or in words; undefined for none. */
export function memberOfColumn(name: string): NewOrderMember | undefined {
  return MEMBERS.get(plainName(name));
}

/** Returns the member whose name is nearest to the misspelt name of a column; undefined when none is near. */
export function nearestMember(name: string): NewOrderMember | undefined {
  const wanted = plainName(name);
  // Any two short names are near each other.
  const near = wanted.length < 3 ? undefined : nearest(wanted, MEMBERS.keys());
  return near === undefined ? undefined : MEMBERS.get(near);
}
