import { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import {
  attachDefaultForms,
  attachForm,
  type OrderForm,
  readOrderForms,
} from '../../orders/filling/order-forms.js';
import { addLineItems, readLineItems } from '../../orders/line-items.js';
import { listedColumns } from '../../orders/listed-fields.js';
import {
  NEW_ORDER_MEMBERS,
  type OrderFields,
  type OrderInput,
  readFields,
} from '../../orders/order-fields.js';
import { addHistory, announceTo } from '../../orders/order-writing.js';
import { requireAccount } from '../../orders/people/account-row.js';
import { propertyAt } from '../../orders/properties.js';

/** The data of a new order. */
export type NewOrder = OrderInput & {
  /** The user name of the account that it is assigned to. */
  readonly account: string;
  readonly wo_number: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** This side's own number of it. */
  readonly org_wo_num?: string | number;
  /** The forms in addition to those of every new order. */
  readonly pcr_forms?: readonly OrderForm[];
  /** True if items that are not in its list may be bid on and invoiced. Default true. */
  readonly is_other_allowed?: boolean;
};

/** The outcome of making an order that may exist already. */
export interface MadeOrder {
  readonly report_id: string;
  /** False if it existed already. */
  readonly is_new: boolean;
}

/** The context of a new order. */
interface NewOrderContext {
  readonly actor: string;
  readonly at: number;
  /** True if an existing order of the account with this number at this address is returned instead. */
  readonly isOnce: boolean;
  /** True if its number is its report_id. */
  readonly isNumbered?: boolean;
}

/** A validated new order. */
type ReadOrder = ReturnType<typeof readNewOrder>;

/**
 * Reads a new order, without the database.
 *
 * @throws LinkError `input_invalid`
 */
export function readNewOrder(order: NewOrder) {
  const input = new Input('orders.create', order, NEW_ORDER_MEMBERS);
  const location = readAddress(input);
  const fields = readFields(input);
  return {
    location,
    fields,
    lines: readLineItems(input),
    forms: readOrderForms(input),
    row: {
      wo_number: input.required('wo_number', 255),
      org_wo_num: orgNumber(input),
      status: 'Unread',
      fields: JSON.stringify(fields),
      ...listedColumns(fields),
      is_assigned: true,
      is_other_allowed: input.flag('is_other_allowed') ?? true,
    },
    username: input.required('account'),
  };
}

function readAddress(input: Input) {
  return {
    address: input.required('address', 255),
    city: input.required('city', 255),
    state: input.required('state', 255),
    zip: input.required('zip', 255),
  };
}

function orgNumber(input: Input): string | null {
  const text = input.text('org_wo_num');
  if (!/^\d{0,18}$/.test(text)) throw input.wrong('org_wo_num', 'must be a whole number');
  return text || null;
}

/**
 * Makes an order, within a transaction.
 *
 * @throws LinkError `not_found` for an unknown account, `form_not_found`
 */
export async function makeOrder(
  tx: Statements,
  { username, location, row, fields, lines, forms }: ReadOrder,
  { actor, at, isOnce, isNumbered = false }: NewOrderContext,
): Promise<MadeOrder> {
  const account = await requireAccount(tx, username);
  const propertyId = await propertyAt(tx, location, at);
  const owned = { account_id: account.id, property_id: propertyId };
  const there = isOnce ? await findSame(tx, { ...owned, wo_number: row.wo_number }) : undefined;
  if (there) return { report_id: there.id, is_new: false };
  const id = await addOrder(tx, { ...row, ...owned, ...newAt(at, fields) });
  if (isNumbered) {
    await tx.updateTable('orders').set({ wo_number: id }).where('id', '=', id).execute();
  }
  await addLineItems(tx, id, lines);
  for (const form of forms) await attachForm(tx, id, form);
  await attachDefaultForms(tx, id);
  const detail = { account: account.username };
  await addHistory(tx, { orderId: id, actor, action: 'created', at, detail });
  await announceTo(tx, account, at);
  return { report_id: id, is_new: true };
}

type NewRow = ReadOrder['row'] & Omit<OrderIdentity, 'wo_number'> & ReturnType<typeof newAt>;

const ADD = preparedForOne<NewRow, { readonly id: string }>(({ statements, value }) =>
  statements
    .insertInto('orders')
    .values({
      account_id: value('account_id'),
      property_id: value('property_id'),
      wo_number: value('wo_number'),
      org_wo_num: value('org_wo_num'),
      status: value('status'),
      fields: value('fields'),
      due_text: value('due_text'),
      client_text: value('client_text'),
      work_text: value('work_text'),
      city_text: value('city_text'),
      is_assigned: value('is_assigned'),
      is_other_allowed: value('is_other_allowed'),
      modified_at: value('modified_at'),
      created_at: value('created_at'),
      pending_cancellation_at: value('pending_cancellation_at'),
    })
    .returning('id')
    .compile(),
);

async function addOrder(tx: Statements, row: NewRow): Promise<string> {
  const stored = await ADD(tx, row);
  if (!stored) throw new Error('the order was not stored');
  return stored.id;
}

function newAt(at: number, { wo_pending_cancellation_date: pending }: OrderFields) {
  return {
    modified_at: at,
    created_at: at,
    pending_cancellation_at: pending === '' ? null : at,
  };
}

/** The facts by which two orders are the same. */
interface OrderIdentity {
  readonly account_id: string;
  readonly property_id: string;
  readonly wo_number: string;
}

/** Returns the order of an account with a number at a property; undefined without one. */
export function sameOrder(
  statements: Statements,
  { account_id, property_id, wo_number }: OrderIdentity,
): Promise<{ readonly id: string } | undefined> {
  return statements
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', account_id)
    .where('wo_number', '=', wo_number)
    .where('property_id', '=', property_id)
    .orderBy('id')
    .executeTakeFirst();
}

/** Returns the existing order, so that no other transaction makes one meanwhile. */
async function findSame(tx: Statements, wanted: OrderIdentity) {
  // An update that changes nothing locks the property on every engine, so that two simultaneous calls do not both find
  // no order.
  await tx
    .updateTable('properties')
    .set((expression) => ({ created_at: expression.ref('created_at') }))
    .where('id', '=', wanted.property_id)
    .execute();
  return sameOrder(tx, wanted);
}
