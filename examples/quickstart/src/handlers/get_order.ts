import type { EventHandler, Site } from '../site.js';

/**
 * get_order: one order with its line items and forms.
 *
 * - Dates are `YYYYMMDD`, or null without one. qty, price and total have two decimals.
 * - `has_foh` true makes the caller request get_foh.
 * - `vendor_id` is the user name of an active user in the importing account, who is then assigned.
 */
export function getOrder({ store }: Site): EventHandler<'get_order'> {
  return ({ data }) => store.order(data.report_id).sheet;
}
