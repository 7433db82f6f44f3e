import type { Statements } from '../../engine/store/database.js';
import {
  type EarlierForm,
  type FormOffer,
  MOST_EARLIER,
  offerOf,
} from '../../orders/filling/form-offer.js';
import { findFormOfOrder, formOfOrder } from '../../orders/filling/order-forms.js';
import { storedFields } from '../../orders/order-fields.js';
import { requireImported } from '../imported-order.js';
import { payloadOf } from './result-payloads.js';

/** Returns the initial answers of a form of an imported order. @throws LinkError `order_not_found`, `form_not_found` */
export async function offerOfImported(
  read: Statements,
  orderId: string,
  formId: string,
): Promise<FormOffer> {
  const order = await requireImported(read, orderId);
  const form = await formOfOrder(read, order.id, formId);
  const own = { wo_number: order.wo_number, fields: storedFields(order.fields) };
  return offerOf(form, own, await earlierGiven(read, order));
}

/** Returns the answered forms of other orders of the property for the same owner, newest first. */
async function earlierGiven(
  read: Statements,
  order: { readonly id: string; readonly link_id: string | null; readonly property_id: string },
): Promise<readonly EarlierForm[]> {
  const items = await read
    .selectFrom('outbox')
    .innerJoin('orders', 'orders.id', 'outbox.order_id')
    .selectAll('outbox')
    .select('orders.wo_number')
    .where('outbox.kind', '=', 'answers')
    .where('outbox.state', '<>', 'draft')
    .where('orders.property_id', '=', order.property_id)
    .where('orders.link_id', '=', order.link_id)
    .where('orders.id', '<>', order.id)
    .orderBy('outbox.modified_at', 'desc')
    .limit(MOST_EARLIER)
    .execute();
  const earlier: EarlierForm[] = [];
  for (const { wo_number, ...item } of items) {
    const { order_id, item_key, modified_at: answered_at } = item;
    const form = await findFormOfOrder(read, order_id, item_key);
    const { answers } = payloadOf(item, 'answers');
    if (form) earlier.push({ form, answers, order_id, wo_number, answered_at });
  }
  return earlier;
}
