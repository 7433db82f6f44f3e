import type { AnyOrder } from '../../../owner/orders/order-writing.js';
import type { OpenLink } from '../../links/link-clients.js';
import type { Storing } from '../import-steps.js';

/**
 * Fetches the items that are valid for bids, completions and the invoice of an order, where the link uses invoicing:
 * for each order, because they depend on the customer's rules (specification: "Rules per event", get_invoice_items_order).
 */
export async function fetchItems(
  { client, settings }: OpenLink,
  order: AnyOrder,
  signal: AbortSignal,
): Promise<Storing | undefined> {
  if (!settings.invoicing) return undefined;
  const data = { report_id: order.remote_report_id ?? '' };
  const { items, otherAllowed } = await client.call('get_invoice_items_order', data, { signal });
  const rows = [...items].map(([item_key, description], position) => ({
    client_company: '',
    order_id: order.id,
    item_key,
    description,
    position,
  }));
  return async (tx) => {
    await tx.deleteFrom('invoice_items').where('order_id', '=', order.id).execute();
    for (const row of rows) await tx.insertInto('invoice_items').values(row).execute();
    await tx
      .updateTable('orders')
      .set({ is_other_allowed: otherAllowed })
      .where('id', '=', order.id)
      .execute();
  };
}
