import type { StoreFunction } from '../../../engine/jobs/claims.js';
import { prepared } from '../../../engine/store/prepared.js';
import type { AnyOrder } from '../../../orders/order-writing.js';
import { storeDeviations } from '../../../orders/received/order-deviations.js';
import type { OpenLink } from '../../links/link-clients.js';

/**
 * Fetches the items that are valid for bids, completions and the invoice of an order, where the link uses invoicing.
 * They depend on the customer's rules and are fetched for each order (specification: "Rules per event",
 * get_invoice_items_order).
 */
export async function fetchItems(
  { client, settings }: OpenLink,
  order: AnyOrder,
  signal: AbortSignal,
): Promise<StoreFunction | undefined> {
  if (!settings.invoicing) return undefined;
  const data = { report_id: order.remote_report_id ?? '' };
  const answered = await client.request('get_invoice_items_order', data, { signal });
  const { items, otherAllowed } = answered.result;
  const orderId = order.id;
  const rows = [...items].map(([key, description], position) => ({ key, description, position }));
  return async (tx) => {
    await REMOVE(tx, { orderId });
    for (const row of rows) await ADD(tx, { orderId, ...row });
    await ALLOW_OTHER(tx, { orderId, otherAllowed });
    await storeDeviations(tx, order, 'get_invoice_items_order', answered.deviations);
  };
}

interface OfOrder {
  readonly orderId: string;
}

interface ItemOfOrder extends OfOrder {
  readonly key: string;
  readonly description: string;
  readonly position: number;
}

const REMOVE = prepared<OfOrder, unknown>(({ statements, value }) =>
  statements.deleteFrom('invoice_items').where('order_id', '=', value('orderId')).compile(),
);

const ADD = prepared<ItemOfOrder, unknown>(({ statements, value }) =>
  statements
    .insertInto('invoice_items')
    .values({
      client_company: '',
      order_id: value('orderId'),
      item_key: value('key'),
      description: value('description'),
      position: value('position'),
    })
    .compile(),
);

const ALLOW_OTHER = prepared<OfOrder & { readonly otherAllowed: boolean }, unknown>(
  ({ statements, value }) =>
    statements
      .updateTable('orders')
      .set({ is_other_allowed: value('otherAllowed') })
      .where('id', '=', value('orderId'))
      .compile(),
);
