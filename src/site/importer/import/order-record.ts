import { addEvent } from '../../engine/events/event-log.js';
import type { Statements } from '../../engine/store/database.js';
import { prepared, preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { type ListedColumns, listedColumns } from '../../orders/listed-fields.js';
import { FIELD_NAMES, type OrderFields, storedFields } from '../../orders/order-fields.js';
import { type AnyOrder, addChange, addHistory, lockOrders } from '../../orders/order-writing.js';
import { propertyAt } from '../../orders/properties.js';
import type { StoredLink } from '../links/link-record.js';
import { boundOrder } from './bounds.js';
import {
  type ReceivedOrder,
  receivedFields,
  receivedLines,
  type StoredLine,
} from './received-order.js';

/** Returns the actor of the owner's acts in the history of an imported order. */
export function linkActor({ name }: Pick<StoredLink, 'name'>): string {
  return `link ${name}`;
}

const ADD_LINE = prepared<
  StoredLine & { readonly orderId: string; readonly position: number },
  unknown
>(({ statements, value }) =>
  statements
    .insertInto('line_items')
    .values({
      order_id: value('orderId'),
      position: value('position'),
      description: value('description'),
      qty: value('qty'),
      price: value('price'),
      total: value('total'),
      additional: value('additional'),
    })
    .compile(),
);

async function addLines(tx: Statements, orderId: string, lines: readonly StoredLine[]) {
  for (const [position, line] of lines.entries())
    await ADD_LINE(tx, { orderId, position, ...line });
}

/** Replaces the line items of an imported order. */
export async function replaceLines(
  tx: Statements,
  orderId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await tx.deleteFrom('line_items').where('order_id', '=', orderId).execute();
  await addLines(tx, orderId, lines);
}

/** Returns the property of an imported order. An order without an address has a property of its own. */
export function importedProperty(
  tx: Statements,
  fields: OrderFields,
  {
    link,
    reportId,
    at,
  }: { readonly link: StoredLink; readonly reportId: string; readonly at: number },
): Promise<string> {
  const scope = fields.address === '' ? `link:${link.id}/${reportId}` : `link:${link.id}`;
  return propertyAt(tx, fields, at, scope);
}

/**
 * Assigns the active user that `vendor_id` names. Any other value assigns nobody (specification: "Work order",
 * vendor_id).
 */
export async function assignVendor(tx: Statements, orderId: string, vendor: string): Promise<void> {
  const user =
    vendor === ''
      ? undefined
      : await tx
          .selectFrom('users')
          .select('id')
          .where('username', '=', vendor)
          .where('is_active', '=', true)
          .executeTakeFirst();
  await tx
    .updateTable('orders')
    .set({ assigned_user_id: user?.id ?? null })
    .where('id', '=', orderId)
    .execute();
}

/** The facts from which an order is stored. */
export interface OrderFacts {
  readonly link: StoredLink;
  readonly reportId: string;
  /** The entry of the list that has reported the order. */
  readonly listed: {
    readonly wo_number?: string | undefined;
    readonly wo_status?: string | undefined;
  };
  readonly received: ReceivedOrder;
  /** True if `vendor_id` assigns a user. */
  readonly assignsVendors: boolean;
  readonly at: number;
}

/** An order that is ready to be stored: the transaction computes nothing. */
export interface PreparedOrder extends Omit<OrderFacts, 'received'> {
  readonly woNumber: string;
  readonly fields: OrderFields;
  readonly lines: readonly StoredLine[];
  /** The received order and the deviations of the answer, as JSON. */
  readonly raw: string;
  readonly deviations: string;
}

/** Truncates an order to the limits of imports, and prepares it for storing. */
export function preparedOrder({ received, ...order }: OrderFacts): PreparedOrder {
  const { result, deviations } = boundOrder(received.result);
  return {
    ...order,
    woNumber: result.wo_number ?? order.listed.wo_number ?? '',
    fields: receivedFields(result),
    lines: receivedLines(result.line_items),
    raw: JSON.stringify(received.result),
    deviations: JSON.stringify([...received.deviations, ...deviations]),
  };
}

/** Returns the order of a link by its report_id there. Its row is locked until the transaction ends. */
export async function lockImported(
  tx: Statements,
  linkId: string,
  reportId: string,
): Promise<AnyOrder | undefined> {
  return LOCK(tx, { linkId, reportId });
}

const LOCK = preparedForOne<{ readonly linkId: string; readonly reportId: string }, AnyOrder>(
  ({ statements, value }) =>
    lockOrders(statements)
      .where('link_id', '=', value('linkId'))
      .where('remote_report_id', '=', value('reportId'))
      .returningAll()
      .compile(),
);

type Content = Pick<
  StoredRow<'orders'>,
  'property_id' | 'fields' | 'raw' | 'deviations' | 'modified_at'
> &
  ListedColumns;

/** Stores a received order, new or fetched again. @returns the stored order */
export async function storeOrder(tx: Statements, order: PreparedOrder): Promise<AnyOrder> {
  const { link, reportId, fields, raw, deviations, at } = order;
  const before = await lockImported(tx, link.id, reportId);
  const content = {
    property_id: await importedProperty(tx, fields, { link, reportId, at }),
    fields: JSON.stringify(fields),
    ...listedColumns(fields),
    raw,
    deviations,
    modified_at: at,
  };
  const stored = before
    ? await refresh(tx, before, order, content)
    : await insert(tx, order, { ...content, pending_cancellation_at: pendingSince(fields, at) });
  const isUnassigned = !before && fields.vendor_id === '';
  if (order.assignsVendors && !isUnassigned) await assignVendor(tx, stored.id, fields.vendor_id);
  return stored;
}

function pendingSince(fields: OrderFields, at: number): number | null {
  return fields.wo_pending_cancellation_date === '' ? null : at;
}

type NewOrder = Content &
  Pick<
    StoredRow<'orders'>,
    'pending_cancellation_at' | 'link_id' | 'remote_report_id' | 'wo_number' | 'status'
  >;

const ADD = preparedForOne<NewOrder, AnyOrder>(({ statements, value }) =>
  statements
    .insertInto('orders')
    .values({
      property_id: value('property_id'),
      fields: value('fields'),
      due_text: value('due_text'),
      client_text: value('client_text'),
      work_text: value('work_text'),
      city_text: value('city_text'),
      raw: value('raw'),
      deviations: value('deviations'),
      modified_at: value('modified_at'),
      pending_cancellation_at: value('pending_cancellation_at'),
      link_id: value('link_id'),
      remote_report_id: value('remote_report_id'),
      wo_number: value('wo_number'),
      status: value('status'),
      is_assigned: true,
      is_other_allowed: false,
      import_steps: '[]',
      created_at: value('modified_at'),
    })
    .returningAll()
    .compile(),
);

async function insert(
  tx: Statements,
  { link, reportId, listed, woNumber, lines, at }: PreparedOrder,
  content: Content & { readonly pending_cancellation_at: number | null },
): Promise<AnyOrder> {
  const added = await ADD(tx, {
    ...content,
    link_id: link.id,
    remote_report_id: reportId,
    wo_number: woNumber,
    status: listed.wo_status || 'Unread',
  });
  if (!added) throw new Error('the order was not stored');
  await addLines(tx, added.id, lines);
  await addHistory(tx, { orderId: added.id, actor: linkActor(link), action: 'received', at });
  await addEvent(tx, { orderId: added.id, event: 'order', at });
  return added;
}

async function refresh(
  tx: Statements,
  before: AnyOrder,
  { link, woNumber, lines, at }: PreparedOrder,
  content: Content,
): Promise<AnyOrder> {
  // An answer without a number does not take that of the order away.
  const wo_number = woNumber || before.wo_number;
  const old = { ...storedFields(before.fields), wo_number: before.wo_number };
  const fields = { ...storedFields(content.fields), wo_number };
  const stored = await tx
    .updateTable('orders')
    .set({ ...content, wo_number, import_steps: '[]' })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceLines(tx, before.id, lines);
  const names = ['wo_number', ...FIELD_NAMES] as const;
  const changed = names.filter((name) => old[name] !== fields[name]);
  for (const field of changed) {
    const values = { before: old[field] ?? '', after: fields[field] ?? '' };
    await addChange(tx, before, { field, ...values }, at);
  }
  const detail = { fields: changed };
  const entry = { orderId: before.id, actor: linkActor(link), action: 'read again', at, detail };
  await addHistory(tx, entry);
  if (changed.length > 0)
    await addEvent(tx, { orderId: before.id, event: 'update', at, data: detail });
  return stored;
}
