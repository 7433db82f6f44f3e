'use strict';

/**
 * bid_comp_confirm: the sender has no bid and completion items for the order.
 *
 * - The documents show no response: null.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['bid_comp_confirm']['data'], import('svclink').EventMap['bid_comp_confirm']['reply']>}
 */
function bidCompConfirm({ store }) {
  return ({ data, account }) => {
    store.order(data.dst_report_id).results.noBidComps.add(account.username);
    return null;
  };
}

module.exports = { bidCompConfirm };
