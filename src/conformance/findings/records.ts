import { isSuccess } from '../judge/envelope.js';
import { resultOf } from '../judge/event.js';
import { type Item, itemsOf, textOf } from '../judge/read.js';
import { prerequisite } from '../shared.js';
import { skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { listedOrders } from './orders/orders.js';
import { accepted, perform } from './replies.js';

/** What an order has of something, with the answer that gave it. */
export interface Records {
  readonly reportId: string;
  readonly items: readonly Item[];
  readonly answer: Answer;
}

/** Orders that are asked when the checked one has none. */
const MOST_ORDERS = 20;

/**
 * The files (`get_file`) or notes (`get_notes`) of the first order that has any, beginning with the checked one; in
 * canonical spelling.
 */
export const recordsOf = prerequisite(async (context, event): Promise<Records> => {
  const { answer, data } = await accepted(context, event);
  const own = itemsOf(resultOf(context, event, answer).result);
  if (own.length > 0) return { reportId: textOf(data, 'report_id'), items: own, answer };
  for (const order of (await listedOrders(context)).slice(0, MOST_ORDERS)) {
    const reportId = textOf(order, 'report_id');
    const other = await perform(context, event, { ...data, report_id: reportId });
    if (!isSuccess(other)) continue;
    const items = itemsOf(resultOf(context, event, other).result);
    if (items.length > 0) return { reportId, items, answer: other };
  }
  return skip(`${event} gives nothing for any order that was looked at`);
});
