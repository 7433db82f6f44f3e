import type { EventHandler, Site } from '../site.js';
import { listItem } from '../store/list-item.js';

/**
 * get_cancel_orders: the orders cancelled after `timestamp`.
 *
 * - `timestamp` is required and at most 30 days old; the receiver has validated it before this runs.
 * - Each item has `cancel_timestamp`.
 */
export function getCancelOrders({ store }: Site): EventHandler<'get_cancel_orders'> {
  return ({ data }) =>
    [...store.orders.values()].flatMap((order) => {
      const { cancelledAt } = order;
      if (cancelledAt === undefined || cancelledAt <= data.timestamp) return [];
      return [{ ...listItem(order), cancel_timestamp: cancelledAt }];
    });
}
