'use strict';

const { unixTime } = require('svclink');

/**
 * mark_order_imported: the caller has the order.
 *
 * - A new order (Unread) becomes In Field; any other status stays. Again is a success too.
 * - The access history gets one entry per importing account.
 * - The result is null; the answer carries `remote_org_id`.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['mark_order_imported']['data'], import('svclink').EventMap['mark_order_imported']['reply']>}
 */
function markOrderImported({ store, now }) {
  return ({ data, account: { username } }) => {
    const order = store.order(data.report_id);
    const importedAt = unixTime(now());
    if (!order.accessHistory.some((entry) => entry.username === username)) {
      order.accessHistory.push({ username, importedAt });
    }
    if (order.status === 'Unread') {
      order.status = 'In Field';
      order.modifiedAt = importedAt;
    }
    return null;
  };
}

module.exports = { markOrderImported };
