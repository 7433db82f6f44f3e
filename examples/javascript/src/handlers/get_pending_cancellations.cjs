'use strict';

const { listItem } = require('../store/list-item.cjs');
const { isOpen } = require('../store/order.cjs');

/**
 * get_pending_cancellations: the orders that were asked to be cancelled after `timestamp`.
 *
 * - `timestamp` is required and at most 30 days old; that has been checked before this runs.
 * - Each item carries `pending_cancellation_timestamp`.
 */
function getPendingCancellations({ store }) {
  return ({ data }) =>
    [...store.orders.values()].filter(isOpen).flatMap((order) => {
      const { pendingCancellationAt: pendingAt } = order;
      if (pendingAt === undefined || pendingAt <= data.timestamp) return [];
      return [{ ...listItem(order), pending_cancellation_timestamp: pendingAt }];
    });
}

module.exports = { getPendingCancellations };
