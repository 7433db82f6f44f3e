'use strict';

const { listItem } = require('../store/list-item.cjs');
const { isOpen } = require('../store/order.cjs');

/**
 * get_all_orders: the open orders (Unread, In Field, Follow Up, Accepted, Rejected).
 *
 * - With `timestamp`, a Unix time, only the orders modified after it.
 * - The caller tracks which report_id it has received and fetches new ones with get_order.
 * - An array, or any (async) iterable: a long list streams item by item.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_all_orders']['data'], import('svclink').EventMap['get_all_orders']['reply']>}
 */
function getAllOrders({ store }) {
  return ({ data }) => store.ordersSince(data.timestamp).filter(isOpen).map(listItem);
}

module.exports = { getAllOrders };
