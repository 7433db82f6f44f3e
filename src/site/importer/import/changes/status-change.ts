import { CLOCK_DIFFERENCE } from '../../../../protocol/catalogue/rules.js';
import { addEvent } from '../../../engine/events/event-log.js';
import { addJob } from '../../../engine/jobs/job.js';
import type { Statements } from '../../../engine/store/database.js';
import { type AnyOrder, addChange, addHistory } from '../../../orders/order-writing.js';
import { IMPORT, importKey, queueOf, RESULTS } from '../../context.js';
import type { StoredLink } from '../../links/link-record.js';
import { DUE } from '../../results/result-payloads.js';
import { linkActor } from '../order-record.js';
import type { ChangeContext, ReportedChange } from './reported-change.js';

/** Milliseconds by which the clock of another process may be ahead. */
const LATEST = CLOCK_DIFFERENCE * 1000;

/** Returns an order to work, with the reason. */
export async function returnOrder(
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

/** Cancels an order, and ends what waits to be sent. @returns false for one that is cancelled already */
export async function cancel(
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

/** Records that a cancellation is asked for. @returns false for one that is known already */
export async function setPending(
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
export async function setStatus(
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
  if (value === 'In Field' && (await isBeingConfirmed(tx, order))) return false;
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

/** Returns true for a new order whose import runs: the owner may list its confirmation before that is stored here. */
async function isBeingConfirmed(tx: Statements, order: AnyOrder): Promise<boolean> {
  if (order.status !== 'Unread') return false;
  const importing = await tx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', IMPORT)
    .where('job_key', '=', importKey(order.link_id ?? '', order.remote_report_id ?? ''))
    .where('state', '=', 'running')
    .executeTakeFirst();
  return importing !== undefined;
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
