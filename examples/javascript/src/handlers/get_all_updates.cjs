'use strict';

const { listItem } = require('../store/list-item.cjs');
const { isOpen } = require('../store/order.cjs');

/**
 * get_all_updates: the changes of open orders, one item per changed field.
 *
 * - With `timestamp`, a Unix time, only the changes after it.
 * - An order that is returned to the vendor has `wo_status` RTV, an empty `update_field`, and the reason in
 *   `update_value`.
 * - `line_items` always replaces all line items.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_all_updates']['data'], import('svclink').EventMap['get_all_updates']['reply']>}
 */
function getAllUpdates({ store }) {
  return ({ data }) =>
    [...store.orders.values()].filter(isOpen).flatMap((order) => updates(order, data.timestamp));
}

function updates(order, since = -1) {
  return order.changes
    .filter(({ changedAt }) => changedAt > since)
    .map(({ transactionId, field, value }) => ({
      ...listItem(order),
      wo_status: field === '' ? 'RTV' : 'Update',
      transaction_id: transactionId,
      update_field: field,
      update_value: value,
    }));
}

module.exports = { getAllUpdates };
