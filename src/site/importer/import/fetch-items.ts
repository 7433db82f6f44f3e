import type { AnyOrder } from '../../owner/order-writing.js';
import type { ImporterContext } from '../context.js';
import type { OpenLink } from '../links/link-clients.js';

/**
 * Fetches the items that are valid for bids, completions and the invoice of an order, where the link uses invoicing:
 * for each order, because they depend on the customer's rules (specification: "Rules per event", get_invoice_items_order).
 */
export async function fetchItems(
  { database }: ImporterContext,
  { client, settings }: OpenLink,
  order: AnyOrder,
  signal: AbortSignal,
): Promise<void> {
  if (!settings.invoicing) return;
  const data = { report_id: order.remote_report_id ?? '' };
  const { items, otherAllowed } = await client.call('get_invoice_items_order', data, { signal });
  await database.write(async (tx) => {
    await tx.deleteFrom('invoice_items').where('order_id', '=', order.id).execute();
    let position = 0;
    for (const [item_key, description] of items) {
      await tx
        .insertInto('invoice_items')
        .values({ client_company: '', order_id: order.id, item_key, description, position })
        .execute();
      position += 1;
    }
    await tx
      .updateTable('orders')
      .set({ is_other_allowed: otherAllowed })
      .where('id', '=', order.id)
      .execute();
  });
}
