'use strict';

/**
 * get_order: one order with its line items and forms.
 *
 * - Dates are `YYYYMMDD`, or null when they are not set. qty, price and total carry two decimals.
 * - `has_foh` true makes the caller ask for get_foh.
 * - `vendor_id` must be the user name of an active user in the importing account, who is then assigned.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_order']['data'], import('svclink').EventMap['get_order']['reply']>}
 */
function getOrder({ store }) {
  return ({ data }) => store.order(data.report_id).sheet;
}

module.exports = { getOrder };
