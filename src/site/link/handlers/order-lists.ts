import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { isAfter, LAST_ID, PAGE_ROWS, pagedItems, pagedList } from '../../engine/store/pages.js';
import { isUpdatable } from '../../orders/order-fields.js';
import { OPEN_STATUSES, type OpenStatus, type StoredOrder } from '../../orders/order-writing.js';
import { reportedTo } from '../../orders/undo/undoable-changes.js';
import { type Caller, callerOf, type EventHandler, storedTime } from './event-handler.js';

/** Returns an order in the form of all lists (specification: "Work order list item"). */
function listItem<Status extends string>(order: ListedOrder & { readonly status: Status }) {
  const { id, wo_number, org_wo_num, status } = order;
  return {
    report_id: id,
    wo_number,
    ...(org_wo_num === null ? {} : { org_wo_num }),
    wo_status: status,
  };
}

type ListedOrder = Pick<StoredOrder, 'id' | 'wo_number' | 'org_wo_num' | 'status'>;

/** Selects the orders of a caller with the columns of lists. */
function ordersOf(statements: Statements, { id }: Caller) {
  return statements
    .selectFrom('orders')
    .select(['id', 'wo_number', 'org_wo_num', 'status'])
    .where('account_id', '=', id)
    .where('is_assigned', '=', true);
}

/** An order with its time, which determines its position in a list. */
type TimedOrder = ListedOrder & { readonly at: number };

/**
 * get_all_orders: sends the open orders of the account; with a timestamp those modified after it. An order that is
 * modified while the list is read may be in it twice, and is never left out.
 */
export function getAllOrders(context: SiteContext): EventHandler<'get_all_orders'> {
  const { database } = context;
  const size = PAGE_ROWS[database.engine];
  return async (event) => {
    const caller = callerOf(event);
    const open = () =>
      ordersOf(database.read, caller).where('status', 'in', OPEN_STATUSES).limit(size);
    const { timestamp } = event.data;
    if (timestamp === undefined) {
      const readPage = (after: ListedOrder | undefined) =>
        open()
          .where('id', '>', after?.id ?? '0')
          .orderBy('id')
          .$narrowType<{ status: OpenStatus }>()
          .execute();
      return pagedList(reportedTo(context, caller.id, readPage), listItem, size);
    }
    // Orders that are modified meanwhile move beyond this end, because a list must not grow while it is read.
    const latest = await database.read
      .selectFrom('orders')
      .select((expression) => expression.fn.max('modified_at').as('last_at'))
      .where('account_id', '=', caller.id)
      .executeTakeFirst();
    const until = latest?.last_at ?? 0;
    const readPage = (after: TimedOrder | undefined) =>
      byTime(open(), 'modified_at', { timestamp, after })
        .where('modified_at', '<=', until)
        .$narrowType<{ status: OpenStatus }>()
        .execute();
    return pagedList(reportedTo(context, caller.id, readPage), listItem, size);
  };
}

type ListTime = 'modified_at' | 'cancelled_at' | 'pending_cancellation_at';

/**
 * Selects orders after a timestamp in the order of their time; for a further page those after the last one of the page
 * before.
 */
function byTime(
  orders: ReturnType<typeof ordersOf>,
  time: ListTime,
  { timestamp, after }: { readonly timestamp: number; readonly after: TimedOrder | undefined },
) {
  return orders
    .select((order) => order.ref(time).$castTo<number>().as('at'))
    .where(isAfter(time, after ?? { at: storedTime(timestamp), id: LAST_ID }))
    .orderBy(time)
    .orderBy('id');
}

/** get_cancel_orders: sends the orders that were cancelled after the timestamp, with the time. */
export function getCancelOrders(context: SiteContext): EventHandler<'get_cancel_orders'> {
  const { database } = context;
  const size = PAGE_ROWS[database.engine];
  return (event) => {
    const { timestamp } = event.data;
    const caller = callerOf(event);
    const readPage = (after: TimedOrder | undefined): Promise<TimedOrder[]> =>
      byTime(ordersOf(database.read, caller), 'cancelled_at', { timestamp, after })
        .where('status', '=', 'Cancelled')
        .limit(size)
        .execute();
    const item = (row: TimedOrder) => ({ ...listItem(row), cancel_timestamp: seconds(row.at) });
    return pagedList(reportedTo(context, caller.id, readPage), item, size);
  };
}

/**
 * get_pending_cancellations: sends the open orders whose cancellation was requested after the timestamp, with the time.
 */
export function getPendingCancellations(
  context: SiteContext,
): EventHandler<'get_pending_cancellations'> {
  const { database } = context;
  const size = PAGE_ROWS[database.engine];
  return (event) => {
    const { timestamp } = event.data;
    const caller = callerOf(event);
    const readPage = (after: TimedOrder | undefined): Promise<TimedOrder[]> =>
      byTime(ordersOf(database.read, caller), 'pending_cancellation_at', { timestamp, after })
        .where('status', 'in', OPEN_STATUSES)
        .limit(size)
        .execute();
    const item = (row: TimedOrder) => ({
      ...listItem(row),
      pending_cancellation_timestamp: seconds(row.at),
    });
    return pagedList(reportedTo(context, caller.id, readPage), item, size);
  };
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/**
 * get_all_updates: sends the changes of open orders, one item per changed field; with a timestamp those made after it.
 * A return to the vendor has `wo_status` RTV, no field, and its reason as the value.
 */
export function getAllUpdates(context: SiteContext): EventHandler<'get_all_updates'> {
  const { database } = context;
  const size = PAGE_ROWS[database.engine];
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
        .limit(size)
        .execute();
    type Change = Awaited<ReturnType<typeof readPage>>[number];
    const item = (row: Change) => ({
      ...listItem({ ...row, id: row.order_id, status: row.wo_status }),
      transaction_id: row.transaction_id,
      update_field: isUpdatable(row.field) ? row.field : ('' as const),
      update_value: row.new_value,
    });
    return pagedItems(reportedTo(context, accountId, readPage), item, { size });
  };
}
