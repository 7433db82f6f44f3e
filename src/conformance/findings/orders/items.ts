import { isObject } from '../../../protocol/envelope.js';
import { expectSuccess } from '../../judge/envelope.js';
import { resultOf } from '../../judge/event.js';
import { prerequisite } from '../../shared.js';
import { skip } from '../../verdict.js';
import { wireData } from '../wire-data.js';
import { targetId } from './orders.js';

/** The key under which a list of items allows custom ones (specification: "Rules per event"). */
export const OTHER = '***other***';

/** The items that the checked order's bids and invoices may name. */
const orderItems = prerequisite(async (context): Promise<Readonly<Record<string, unknown>>> => {
  const event = 'get_invoice_items_order';
  const data = wireData(context, event, { report_id: await targetId(context) });
  const answer = await context.call(event, data);
  expectSuccess(answer, event, 'Answer the items of every order that is listed.');
  const { result } = resultOf(context, event, answer);
  return isObject(result) ? result : {};
});

/** The id of an item of the list. */
export const someItem = prerequisite(async (context): Promise<string> => {
  const ids = Object.keys(await orderItems(context)).filter((id) => id !== '0' && id !== OTHER);
  return ids[0] ?? skip('get_invoice_items_order lists no item for the checked order');
});

/** Demands that custom items are allowed. */
export const otherAllowed = prerequisite(async (context): Promise<true> => {
  if (OTHER in (await orderItems(context))) return true;
  return skip('get_invoice_items_order allows no custom items for the checked order');
});
