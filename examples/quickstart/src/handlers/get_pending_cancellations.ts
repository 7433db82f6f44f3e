import type { EventHandler, Site } from '../site.js';
import { listItem } from '../store/list-item.js';
import { isOpen } from '../store/order.js';

/**
 * get_pending_cancellations: the orders whose cancellation was requested after `timestamp`.
 *
 * - `timestamp` is required and at most 30 days old; the receiver has validated it before this runs.
 * - Each item has `pending_cancellation_timestamp`.
 */
export function getPendingCancellations({
  store,
}: Site): EventHandler<'get_pending_cancellations'> {
  return ({ data }) =>
    [...store.orders.values()].filter(isOpen).flatMap((order) => {
      const { pendingCancellationAt: pendingAt } = order;
      if (pendingAt === undefined || pendingAt <= data.timestamp) return [];
      return [{ ...listItem(order), pending_cancellation_timestamp: pendingAt }];
    });
}
