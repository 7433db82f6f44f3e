import { createHash } from 'node:crypto';
import { addEvent } from '../../engine/events/event-log.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import {
  FIELD_NAMES,
  type FieldName,
  type OrderFields,
  storedFields,
} from '../../orders/order-fields.js';
import { type AnyOrder, addChange, addHistory } from '../../orders/order-writing.js';
import { laneOf, RESULTS } from '../context.js';
import type { StoredLink } from '../links/link-record.js';
import {
  assignVendor,
  importedProperty,
  keepLines,
  linkActor,
  lockImported,
} from './order-record.js';
import { receivedLines } from './received-order.js';

/** What a list tells of an order that was imported. */
export interface News {
  readonly kind: 'update' | 'return' | 'cancelled' | 'pending' | 'status';
  readonly reportId: string;
  /** Of an update: the field; a text that may be none of ours. */
  readonly field?: string;
  /** Of an update the new value, of a return the reason, of a status the status. */
  readonly value?: string;
  /** Opaque; what comes twice is known by it. */
  readonly transactionId?: string;
  /** Of cancellations: Unix seconds, where they can be read. */
  readonly time?: number;
}

/** What news are applied with. */
export interface Applying {
  readonly link: StoredLink;
  readonly at: number;
  /** Whether `vendor_id` assigns a user. */
  readonly assignsVendors: boolean;
  /** Orders that were changed here since then have news of their own: a list may be older than they are. */
  readonly listedAt: number;
}

/** Milliseconds for which the same content without a transaction_id is the same news; lists overlap by minutes. */
const REMEMBERED = 60 * 60 * 1000;

/** Applies news to the imported order; what was applied before, and what changes nothing, does nothing. @returns whether it changed */
export async function applyNews(tx: Statements, news: News, applying: Applying): Promise<boolean> {
  const order = await lockImported(tx, applying.link.id, news.reportId);
  if (!order) return false;
  switch (news.kind) {
    case 'update':
      return (await isNew(tx, order, news, applying)) && update(tx, order, news, applying);
    case 'return':
      return (await isNew(tx, order, news, applying)) && giveBack(tx, order, news, applying);
    case 'cancelled':
      return cancel(tx, order, news, applying);
    case 'pending':
      return setPending(tx, order, news, applying);
    case 'status':
      return setStatus(tx, order, news, applying);
  }
}

/** Notes that news were seen. Those with a transaction_id are known for good, others for as long as lists overlap. */
async function isNew(tx: Statements, order: AnyOrder, news: News, { at }: Applying) {
  const { kind, field, value, transactionId } = news;
  // A field that is set to the value that it has needs no memory; one that changes to and fro is told each time.
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

/** Dates are kept as the list of fields has them, without hyphens. */
function storedValue(field: FieldName, value: string): string | null {
  if (!['date_due', 'date_received', 'start_date'].includes(field)) return value;
  return value === '' ? null : value.replaceAll('-', '');
}

async function update(
  tx: Statements,
  order: AnyOrder,
  { field = '', value = '' }: News,
  applying: Applying,
): Promise<boolean> {
  const { link, at } = applying;
  if (field === 'line_items') return updateLines(tx, order, value, applying);
  if (!isField(field)) return false;
  const before = storedFields(order.fields);
  const after: OrderFields = { ...before, [field]: storedValue(field, value) };
  if (after[field] === before[field]) return false;
  const reportId = order.remote_report_id ?? '';
  await tx
    .updateTable('orders')
    .set({
      fields: JSON.stringify(after),
      due_text: after.date_due ?? '',
      property_id: await importedProperty(tx, after, { link, reportId, at }),
      modified_at: at,
      ...(field === 'wo_pending_cancellation_date'
        ? { pending_cancellation_at: value === '' ? null : at }
        : {}),
    })
    .where('id', '=', order.id)
    .execute();
  if (field === 'vendor_id' && applying.assignsVendors) await assignVendor(tx, order.id, value);
  await tellUpdate(tx, order, { field, before: before[field] ?? '', after: value }, applying);
  return true;
}

async function updateLines(tx: Statements, order: AnyOrder, value: string, applying: Applying) {
  const lines = receivedLines(linesIn(value));
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
  await keepLines(tx, order.id, lines);
  await tx
    .updateTable('orders')
    .set({ modified_at: applying.at })
    .where('id', '=', order.id)
    .execute();
  await tellUpdate(tx, order, change, applying);
  return true;
}

function linesIn(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

async function tellUpdate(
  tx: Statements,
  order: AnyOrder,
  change: { readonly field: string; readonly before: string; readonly after: string },
  { link, at }: Applying,
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

async function giveBack(tx: Statements, order: AnyOrder, { value = '' }: News, applying: Applying) {
  const { link, at } = applying;
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

async function cancel(tx: Statements, order: AnyOrder, { time }: News, { link, at }: Applying) {
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
  await tellResults(tx, order.id, link, at);
  return true;
}

/** What waits to be sent back is told that nothing is sent any more. */
async function tellResults(tx: Statements, key: string, { id }: StoredLink, runAt: number) {
  const waiting = await tx
    .selectFrom('outbox')
    .select('id')
    .where('order_id', '=', key)
    .where('state', 'in', ['queued', 'failed'])
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return;
  await addJob(tx, { kind: RESULTS, lane: laneOf(id), key, runAt, isUrgent: true });
}

async function setPending(tx: Statements, order: AnyOrder, { time }: News, { link, at }: Applying) {
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

/** An open order in a list: it is listed, and in that status. */
async function setStatus(
  tx: Statements,
  order: AnyOrder,
  { value = '' }: News,
  applying: Applying,
) {
  const { link, at, listedAt } = applying;
  if (order.unlisted_at !== null) {
    await tx.updateTable('orders').set({ unlisted_at: null }).where('id', '=', order.id).execute();
  }
  // The list may have been made before our own confirmation arrived: it does not make an order new again.
  if (value === '' || value === 'Unread' || value === order.status) return false;
  if (order.modified_at >= listedAt) return false;
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
    data: { field: 'wo_status', ...detail },
  });
  return true;
}
