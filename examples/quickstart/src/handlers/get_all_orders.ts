import type { EventHandler, Site } from '../site.js';
import { listItem } from '../store/list-item.js';
import { isOpen } from '../store/order.js';

/**
 * get_all_orders: the open orders (Unread, In Field, Follow Up, Accepted, Rejected).
 *
 * - With `timestamp`, a Unix time, only the orders modified after it.
 * - The caller tracks which report_id it has received and fetches new ones with get_order.
 * - An array, or any (async) iterable: a long list streams item by item.
 */
export function getAllOrders({ store }: Site): EventHandler<'get_all_orders'> {
  return ({ data }) => store.ordersSince(data.timestamp).filter(isOpen).map(listItem);
}
