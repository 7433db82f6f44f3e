import { createHash } from 'node:crypto';
import { CLOCK_DIFFERENCE } from '../../../protocol/catalogue/rules.js';
import { DeviationList } from '../../../protocol/codec/deviation.js';
import { listByDigits } from '../../../protocol/codec/digit-keys.js';
import { readOpenDate } from '../../../protocol/codec/open-date.js';
import { isUnsetDate } from '../../../protocol/codec/scalars.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import { HOUR } from '../../../protocol/units.js';
import { addEvent } from '../../engine/events/event-log.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { listedColumns } from '../../orders/listed-fields.js';
import {
  DATE_FIELDS,
  FIELD_NAMES,
  type FieldName,
  type OrderFields,
  storedFields,
} from '../../orders/order-fields.js';
import { type AnyOrder, addChange, addHistory } from '../../orders/order-writing.js';
import { storeDeviations } from '../../orders/received/order-deviations.js';
import { queueOf, RESULTS } from '../context.js';
import type { StoredLink } from '../links/link-record.js';
import { DUE } from '../results/result-payloads.js';
import {
  assignVendor,
  importedProperty,
  linkActor,
  lockImported,
  replaceLines,
} from './order-record.js';
import { receivedLines, type StoredLine } from './received-order.js';

/** A change of an imported order that a list reports. */
export interface ReportedChange {
  readonly kind: 'update' | 'return' | 'cancelled' | 'pending' | 'status';
  readonly reportId: string;
  /** The field of an update, which may be unknown here. */
  readonly field?: string;
  /** The new value of an update, the reason of a return, or the status. */
  readonly value?: string;
  /** An opaque id that identifies repetitions. */
  readonly transactionId?: string;
  /** The time of a cancellation in Unix seconds, where it is readable. */
  readonly time?: number;
}

/** The context in which changes are applied. */
export interface ChangeContext {
  readonly link: StoredLink;
  readonly at: number;
  /** True if `vendor_id` assigns a user. */
  readonly assignsVendors: boolean;
  /**
   * The time of the list. It may be older than orders that this site has changed since then: their changes come in a
   * later list.
   */
  readonly listedAt: number;
}

/** Milliseconds for which equal changes without a transaction_id count as one, because lists overlap by minutes. */
const REMEMBERED = HOUR;

/** Milliseconds by which the clock of another process may be ahead. */
const LATEST = CLOCK_DIFFERENCE * 1000;

/**
 * Applies a change to the imported order. A repeated change, and one to the present value, has no effect. @returns true
 * if the order has changed
 */
export async function applyChange(
  tx: Statements,
  change: ReportedChange,
  context: ChangeContext,
): Promise<boolean> {
  const order = await lockImported(tx, context.link.id, change.reportId);
  if (!order) return false;
  switch (change.kind) {
    case 'update':
      return (await isNew(tx, order, change, context)) && update(tx, order, change, context);
    case 'return':
      return (await isNew(tx, order, change, context)) && returnOrder(tx, order, change, context);
    case 'cancelled':
      return cancel(tx, order, change, context);
    case 'pending':
      return setPending(tx, order, change, context);
    case 'status':
      return setStatus(tx, order, change, context);
  }
}

/** Records a change as seen: for good with a transaction_id, otherwise for as long as lists overlap. */
async function isNew(
  tx: Statements,
  order: AnyOrder,
  change: ReportedChange,
  { at }: ChangeContext,
) {
  const { kind, field, value, transactionId } = change;
  // A field that already has the value needs no record; each later change of it is reported anew.
  if (kind === 'update' && transactionId === undefined) return true;
  const content = JSON.stringify([kind, field, value]);
  const identity = transactionId ?? createHash('sha256').update(content).digest('hex');
  const seen = await tx
    .selectFrom('received_updates')
    .select('seen_at')
    .where('order_id', '=', order.id)
    .where('identity', '=', identity)
    .executeTakeFirst();
  await tx
    .insertInto('received_updates')
    .values({ order_id: order.id, identity, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'identity']).doUpdateSet({ seen_at: at }),
    )
    .execute();
  if (!seen) return true;
  return transactionId === undefined && at - seen.seen_at > REMEMBERED;
}

function isField(name: string): name is FieldName {
  return FIELD_NAMES.some((field) => field === name);
}

/** Returns the stored form of a value. Dates are stored as in the list of fields, without hyphens; unset ones as none. */
function storedValue(field: FieldName, value: string): string | null {
  if (field === 'wo_pending_cancellation_date') return isUnsetDate(value) ? '' : value;
  if (!DATE_FIELDS.some((name) => name === field)) return value;
  if (value === '' || isUnsetDate(value)) return null;
  return readOpenDate(value)?.replaceAll('-', '') ?? value;
}

async function update(
  tx: Statements,
  order: AnyOrder,
  { field = '', value = '' }: ReportedChange,
  context: ChangeContext,
): Promise<boolean> {
  const { link, at } = context;
  if (field === 'line_items') return updateLines(tx, order, value, context);
  if (!isField(field)) return false;
  const before = storedFields(order.fields);
  const after: OrderFields = { ...before, [field]: storedValue(field, value) };
  if (after[field] === before[field]) return false;
  const reportId = order.remote_report_id ?? '';
  await tx
    .updateTable('orders')
    .set({
      fields: JSON.stringify(after),
      ...listedColumns(after),
      property_id: await importedProperty(tx, after, { link, reportId, at }),
      modified_at: at,
      ...(field === 'wo_pending_cancellation_date'
        ? { pending_cancellation_at: after[field] === '' ? null : at }
        : {}),
    })
    .where('id', '=', order.id)
    .execute();
  if (field === 'vendor_id' && context.assignsVendors) await assignVendor(tx, order.id, value);
  await recordUpdate(tx, order, { field, before: before[field] ?? '', after: value }, context);
  return true;
}

async function updateLines(tx: Statements, order: AnyOrder, value: string, context: ChangeContext) {
  const lines = linesIn(value);
  const event = 'get_all_updates';
  if (!lines) {
    // The present lines stay: the new ones cannot be read, and none of them would be there.
    const problem = 'must be a list of line items, as JSON; the former ones stay';
    const found = new DeviationList('update_value of line_items').describe([], problem, value);
    await storeDeviations(tx, order, event, [found]);
    return false;
  }
  await storeDeviations(tx, order, event, []);
  const before = await tx
    .selectFrom('line_items')
    .select(['description', 'qty', 'price', 'total', 'additional'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const change = {
    field: 'line_items',
    before: JSON.stringify(before),
    after: JSON.stringify(lines),
  };
  if (change.before === change.after) return false;
  await replaceLines(tx, order.id, lines);
  await tx
    .updateTable('orders')
    .set({ modified_at: context.at })
    .where('id', '=', order.id)
    .execute();
  await recordUpdate(tx, order, change, context);
  return true;
}

/** Returns the line items of an update; none for blank text, undefined for text that is no list. */
function linesIn(value: string): readonly StoredLine[] | undefined {
  if (value.trim() === '') return [];
  try {
    const given: unknown = JSON.parse(value);
    const list = isObject(given) ? (listByDigits(given) ?? [given]) : given;
    return Array.isArray(list) ? receivedLines(list) : undefined;
  } catch {
    return undefined;
  }
}

async function recordUpdate(
  tx: Statements,
  order: AnyOrder,
  change: { readonly field: string; readonly before: string; readonly after: string },
  { link, at }: ChangeContext,
): Promise<void> {
  await addChange(tx, order, change, at);
  const detail = { fields: [change.field] };
  await addHistory(tx, {
    orderId: order.id,
    actor: linkActor(link),
    action: 'updated',
    at,
    detail,
  });
  await addEvent(tx, { orderId: order.id, event: 'update', at, data: change });
}

async function returnOrder(
  tx: Statements,
  order: AnyOrder,
  { value = '' }: ReportedChange,
  context: ChangeContext,
) {
  const { link, at } = context;
  await tx
    .updateTable('orders')
    .set({ status: 'Follow Up', status_reason: value, modified_at: at })
    .where('id', '=', order.id)
    .execute();
  await addChange(tx, order, { field: '', before: '', after: value, status: 'RTV' }, at);
  const detail = { from: order.status, to: 'Follow Up', reason: value };
  await addHistory(tx, {
    orderId: order.id,
    actor: linkActor(link),
    action: 'returned',
    at,
    detail,
  });
  await addEvent(tx, { orderId: order.id, event: 'return', at, data: { reason: value } });
  return true;
}

async function cancel(
  tx: Statements,
  order: AnyOrder,
  { time }: ReportedChange,
  { link, at }: ChangeContext,
) {
  if (order.status === 'Cancelled') return false;
  const cancelled_at = time === undefined ? at : time * 1000;
  await tx
    .updateTable('orders')
    .set({ status: 'Cancelled', cancelled_at, pending_cancellation_at: null, modified_at: at })
    .where('id', '=', order.id)
    .execute();
  const detail = { from: order.status, to: 'Cancelled' };
  await addHistory(tx, {
    orderId: order.id,
    actor: linkActor(link),
    action: 'cancelled',
    at,
    detail,
  });
  await addEvent(tx, { orderId: order.id, event: 'cancelled', at, data: { cancelled_at } });
  await endResults(tx, order.id, link, at);
  return true;
}

/** Adds the job that ends the queued results of a closed order: nothing is sent for it any more. */
async function endResults(tx: Statements, key: string, { id }: StoredLink, runAt: number) {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', key)
    .where('state', 'in', DUE)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  await addJob(tx, { kind: RESULTS, lane: queueOf(id), key, runAt, isUrgent: true });
}

async function setPending(
  tx: Statements,
  order: AnyOrder,
  { time }: ReportedChange,
  { link, at }: ChangeContext,
) {
  const pending_cancellation_at = time === undefined ? at : time * 1000;
  const isKnown =
    order.pending_cancellation_at !== null &&
    (time === undefined || order.pending_cancellation_at === pending_cancellation_at);
  if (order.status === 'Cancelled' || isKnown) return false;
  await tx
    .updateTable('orders')
    .set({ pending_cancellation_at, modified_at: at })
    .where('id', '=', order.id)
    .execute();
  const action = 'cancellation requested';
  await addHistory(tx, { orderId: order.id, actor: linkActor(link), action, at });
  const data = { pending_cancellation_at };
  await addEvent(tx, { orderId: order.id, event: 'pending_cancellation', at, data });
  return true;
}

/** Sets the status of an open order in a list, and records that it is listed. */
async function setStatus(
  tx: Statements,
  order: AnyOrder,
  { value = '' }: ReportedChange,
  context: ChangeContext,
) {
  const { link, at } = context;
  if (order.unlisted_at !== null) {
    await tx.updateTable('orders').set({ unlisted_at: null }).where('id', '=', order.id).execute();
  }
  // The list may be older than our own confirmation: it does not make an order new again.
  if (value === '' || value === 'Unread' || value === order.status) return false;
  if (await isMovedSince(tx, order, context)) return false;
  await tx
    .updateTable('orders')
    .set({ status: value, modified_at: at, cancelled_at: null })
    .where('id', '=', order.id)
    .execute();
  const detail = { from: order.status, to: value };
  await addHistory(tx, { orderId: order.id, actor: linkActor(link), action: 'moved', at, detail });
  await addEvent(tx, {
    orderId: order.id,
    event: 'update',
    at,
    data: { field: 'wo_status', before: order.status, after: value },
  });
  return true;
}

/**
 * The actions that change the status of an imported order, as its history names them, but its confirmation: an older
 * list has the order as unread.
 */
const MOVES = ['moved', 'returned', 'cancelled', 'ready for office'];

/** Returns true if this site has changed the status of an order after the list began, which may be older. */
async function isMovedSince(
  tx: Statements,
  { id }: AnyOrder,
  { at, listedAt }: ChangeContext,
): Promise<boolean> {
  const move = await tx
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', id)
    .where('action', 'in', MOVES)
    .where('happened_at', '>=', listedAt)
    // A time that is still to come was written before the clock was set back.
    .where('happened_at', '<=', at + LATEST)
    .limit(1)
    .executeTakeFirst();
  return move !== undefined;
}
