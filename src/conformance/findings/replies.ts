import type { AuditContext } from '../context.js';
import { isSuccess, messageOf } from '../judge/envelope.js';
import { type Item, isUnsupported, objectsIn, resultOf, textOf, wireData } from '../judge/event.js';
import { prerequisite, shared } from '../shared.js';
import { skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { listedOrders } from './orders.js';
import { sampleOf } from './samples.js';
import { sendTestFile } from './test-files.js';

/** Calls an event in its usual encoding: send_file as a multipart form, all others urlencoded. */
export function perform(
  context: AuditContext,
  event: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  if (event !== 'send_file') return context.call(event, wireData(context, event, data));
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    value === undefined ? undefined : String(value),
  ]);
  return sendTestFile(context, Object.fromEntries(fields));
}

/** A good call of an event and its answer. A check makes it once. */
interface Reply {
  readonly answer: Answer;
  /** Canonical data of the call. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The good call of an event, whatever its answer. */
export const replyTo = shared(async (context, event): Promise<Reply> => {
  const data = await sampleOf(context, event);
  const answer = await perform(context, event, data);
  if (isUnsupported(answer, event)) skip(`the receiver does not handle ${event}`);
  return { answer, data };
});

/** The good call of an event, for audits that need the receiver to accept it. */
export const accepted = prerequisite(async (context, event): Promise<Reply> => {
  const reply = await replyTo(context, event);
  if (isSuccess(reply.answer)) return reply;
  const message = messageOf(reply.answer).slice(0, 200);
  return skip(`cannot be checked while a good ${event} is refused: ${message}`);
});

/** Files or notes of an order, with the answer that contained them. */
export interface Records {
  readonly reportId: string;
  readonly items: readonly Item[];
  readonly answer: Answer;
}

/** Largest number of orders that are searched when the checked one has no records. */
const MOST_ORDERS = 20;

/**
 * The files (`get_file`) or notes (`get_notes`) of the first order that has any, from the checked one on, in canonical
 * spelling.
 */
export const recordsOf = prerequisite(async (context, event): Promise<Records> => {
  const { answer, data } = await accepted(context, event);
  const own = objectsIn(resultOf(context, event, answer).result);
  if (own.length > 0) return { reportId: textOf(data, 'report_id'), items: own, answer };
  for (const order of (await listedOrders(context)).slice(0, MOST_ORDERS)) {
    const reportId = textOf(order, 'report_id');
    const other = await perform(context, event, { ...data, report_id: reportId });
    if (!isSuccess(other)) continue;
    const items = objectsIn(resultOf(context, event, other).result);
    if (items.length > 0) return { reportId, items, answer: other };
  }
  return skip(`${event} gives nothing for any order that was checked`);
});
