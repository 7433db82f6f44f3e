import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { isUpdatable } from '../../orders/order-fields.js';
import { OPEN_STATUSES, type StoredOrder } from '../../orders/order-writing.js';
import { type Caller, callerOf, type EventHandler } from './event-handler.js';
import { LAST_ID, PAGE_SIZE, pages, storedTime } from './pages.js';

/** What all lists say of an order (specification: "Work order list item"). */
function listItem({ id, wo_number, org_wo_num, status }: ListedOrder) {
  return {
    report_id: id,
    wo_number,
    ...(org_wo_num === null ? {} : { org_wo_num }),
    wo_status: status,
  };
}

type ListedOrder = Pick<StoredOrder, 'id' | 'wo_number' | 'org_wo_num' | 'status'>;

/** The orders of a caller, with what lists say of them. */
function ordersOf(statements: Statements, { id }: Caller) {
  return statements
    .selectFrom('orders')
    .select(['id', 'wo_number', 'org_wo_num', 'status', 'modified_at', 'cancelled_at'])
    .select('pending_cancellation_at')
    .where('account_id', '=', id)
    .where('is_assigned', '=', true);
}

/**
 * get_all_orders: the open orders of the account; with a timestamp those modified after it. An order that is modified
 * while the list is read may be in it twice, and is never left out.
 */
export function getAllOrders({ database }: SiteContext): EventHandler<'get_all_orders'> {
  return async (event) => {
    const caller = callerOf(event);
    const open = () =>
      ordersOf(database.read, caller).where('status', 'in', OPEN_STATUSES).limit(PAGE_SIZE);
    const { timestamp } = event.data;
    if (timestamp === undefined) {
      return pages(
        (after: ListedOrder | undefined) =>
          open()
            .where('id', '>', after?.id ?? '0')
            .orderBy('id')
            .execute(),
        listItem,
      );
    }
    // Orders that are modified meanwhile move behind this end: a list must not grow while it is read.
    const latest = await database.read
      .selectFrom('orders')
      .select((expression) => expression.fn.max('modified_at').as('last_at'))
      .where('account_id', '=', caller.id)
      .executeTakeFirst();
    const until = latest?.last_at ?? 0;
    const since = { modified_at: storedTime(timestamp), id: LAST_ID };
    return pages(async (after: (ListedOrder & { modified_at: number }) | undefined) => {
      const { modified_at, id } = after ?? since;
      return open()
        .where((order) =>
          order.or([
            order('modified_at', '>', modified_at),
            order.and([order('modified_at', '=', modified_at), order('id', '>', id)]),
          ]),
        )
        .where('modified_at', '>=', modified_at)
        .where('modified_at', '<=', until)
        .orderBy('modified_at')
        .orderBy('id')
        .execute();
    }, listItem);
  };
}

/** get_cancel_orders: the orders that were cancelled after the timestamp, with the time. */
export function getCancelOrders({ database }: SiteContext): EventHandler<'get_cancel_orders'> {
  return async (event) => {
    const rows = await ordersOf(database.read, callerOf(event))
      .where('cancelled_at', '>', storedTime(event.data.timestamp))
      .where('status', '=', 'Cancelled')
      .orderBy('cancelled_at')
      .execute();
    return rows.map((row) => ({ ...listItem(row), cancel_timestamp: seconds(row.cancelled_at) }));
  };
}

/** get_pending_cancellations: the open orders whose cancellation was asked for after the timestamp, with the time. */
export function getPendingCancellations({
  database,
}: SiteContext): EventHandler<'get_pending_cancellations'> {
  return async (event) => {
    const rows = await ordersOf(database.read, callerOf(event))
      .where('pending_cancellation_at', '>', storedTime(event.data.timestamp))
      .where('status', 'in', OPEN_STATUSES)
      .orderBy('pending_cancellation_at')
      .execute();
    return rows.map((row) => ({
      ...listItem(row),
      pending_cancellation_timestamp: seconds(row.pending_cancellation_at),
    }));
  };
}

function seconds(milliseconds: number | null): number {
  return Math.floor((milliseconds ?? 0) / 1000);
}

/**
 * get_all_updates: the changes of orders that are open now, one item per changed field; with a timestamp those made
 * after it. A return to the vendor has `wo_status` RTV, no field, and its reason as the value.
 */
export function getAllUpdates({ database }: SiteContext): EventHandler<'get_all_updates'> {
  return (event) => {
    const { id: accountId } = callerOf(event);
    const { timestamp } = event.data;
    const since = timestamp === undefined ? -1 : storedTime(timestamp);
    const readPage = (after: { readonly id: string } | undefined) =>
      database.read
        .selectFrom('order_changes as change')
        .innerJoin('orders', 'orders.id', 'change.order_id')
        .select(['change.id', 'change.order_id', 'change.wo_status', 'change.field'])
        .select(['change.new_value', 'change.transaction_id'])
        .select(['orders.wo_number', 'orders.org_wo_num'])
        .where('change.account_id', '=', accountId)
        .where('orders.account_id', '=', accountId)
        .where('orders.is_assigned', '=', true)
        .where('orders.status', 'in', OPEN_STATUSES)
        .where('change.is_reported', '=', true)
        .where('change.changed_at', '>', since)
        .where('change.id', '>', after?.id ?? '0')
        .orderBy('change.id')
        .limit(PAGE_SIZE)
        .execute();
    return pages(readPage, (row) => ({
      ...listItem({ ...row, id: row.order_id, status: row.wo_status }),
      transaction_id: row.transaction_id,
      update_field: isUpdatable(row.field) ? row.field : ('' as const),
      update_value: row.new_value,
    }));
  };
}
