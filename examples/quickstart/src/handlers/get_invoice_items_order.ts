import type { EventHandler, Site } from '../site.js';

/**
 * get_invoice_items_order: the items that are valid for bids, completions and invoices of an order.
 *
 * - The first entry is id `0` with an empty description, which is ignored; a last entry `***other***` means that custom
 *   items are allowed.
 * - A Map keeps that order; a plain object would list its integer-like keys first, in ascending order.
 * - The list depends on each customer's rules and is requested for each order.
 */
export function getInvoiceItemsOrder({ store }: Site): EventHandler<'get_invoice_items_order'> {
  return ({ data }) => store.order(data.report_id).invoiceItems;
}
