'use strict';

/**
 * get_invoice_items_order: the items that are valid for bids, completions and invoices of an order.
 *
 * - The first entry is id `0` with an empty description, which is ignored; a last entry `***other***` means that
 *   custom items are allowed.
 * - A Map keeps that order; a plain object would put its integer-like keys first, upwards.
 * - The list depends on each customer's rules, so it is asked for per order.
 *
 * @returns {import('svclink').Handler<import('svclink').EventMap['get_invoice_items_order']['data'], import('svclink').EventMap['get_invoice_items_order']['reply']>}
 */
function getInvoiceItemsOrder({ store }) {
  return ({ data }) => store.order(data.report_id).invoiceItems;
}

module.exports = { getInvoiceItemsOrder };
