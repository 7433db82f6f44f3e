'use strict';

const { listItem } = require('../store/list-item.cjs');

/**
 * get_cancel_orders: the orders cancelled after `timestamp`.
 *
 * - `timestamp` is required and at most 30 days old; that has been checked before this runs.
 * - Each item carries `cancel_timestamp`.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_cancel_orders']['data'], import('svclink').EventMap['get_cancel_orders']['reply']>}
 */
function getCancelOrders({ store }) {
  return ({ data }) =>
    [...store.orders.values()].flatMap((order) => {
      const { cancelledAt } = order;
      if (cancelledAt === undefined || cancelledAt <= data.timestamp) return [];
      return [{ ...listItem(order), cancel_timestamp: cancelledAt }];
    });
}

module.exports = { getCancelOrders };
