import { isObject } from '../../protocol/envelope.js';
import type { GetOrderResult, OrderListItem } from '../../protocol/generated/event-types.js';
import { LinkCallError } from '../errors/call-error.js';
import type { CallOptions } from '../options.js';
import { type Ask, checkedItems } from './checked-items.js';

/** Which orders were received already; a Set of report_ids fits, and so does a table. */
export interface SeenOrders {
  has(reportId: string): boolean | Promise<boolean>;
  add(reportId: string): unknown;
}

/** Options of `newOrders`. */
export interface NewOrdersOptions extends Omit<CallOptions, 'lenient'> {
  /** Asked before an order is fetched, and told when the loop goes on after it. */
  readonly seen: SeenOrders;
  /** Unix time in whole seconds: only orders that were modified after it. Default: all open orders. */
  readonly timestamp?: number;
}

/** An order that arrived. */
export interface ArrivedOrder {
  readonly item: OrderListItem;
  readonly order: GetOrderResult;
  readonly error?: undefined;
}

/** An order that did not: it was listed wrongly, or could not be fetched. It is not noted as seen. */
export interface FailedOrder {
  /** Its entry in the list, as far as it could be read. */
  readonly item: unknown;
  readonly order?: undefined;
  readonly error: LinkCallError;
}

function badEntry(item: unknown, problem: string): FailedOrder {
  return { item, error: new LinkCallError('result_invalid', 'get_all_orders', problem) };
}

function isOrder(value: unknown, problem: string | undefined): value is GetOrderResult {
  return problem === undefined && isObject(value);
}

async function fetchOrder(
  item: OrderListItem,
  ask: Ask,
  options: CallOptions,
): Promise<ArrivedOrder | FailedOrder> {
  try {
    const { result, problem } = await ask('get_order', { report_id: item.report_id }, options);
    if (isOrder(result, problem)) return { item, order: result };
    const message = problem ?? 'result_data: must be an object';
    throw new LinkCallError('result_invalid', 'get_order', message);
  } catch (error) {
    if (!LinkCallError.is(error)) throw error;
    return { item, error };
  }
}

/** Failures after which asking for further orders is of no use: the next loop finds what is left. */
function endsAll({ kind }: LinkCallError): boolean {
  return kind === 'no_connection' || kind === 'aborted' || kind === 'not_sent';
}

/**
 * Gives each open order that was not seen, once. One bad order never stops the rest; it comes with its error. An order
 * is noted as seen when the loop asks for the next one, so that one whose handling threw comes again.
 */
export async function* newOrders(
  { seen, timestamp, ...options }: NewOrdersOptions,
  ask: Ask,
): AsyncGenerator<ArrivedOrder | FailedOrder, void, undefined> {
  const data = timestamp === undefined ? {} : { timestamp };
  const { items, problems } = await checkedItems('get_all_orders', data, ask, options);
  for (const { item, problem } of problems) yield badEntry(item, problem);
  const once = new Map(items.map((item) => [item.report_id, item]));
  for (const [reportId, item] of once) {
    if (await seen.has(reportId)) continue;
    const arrival = await fetchOrder(item, ask, { ...options, lenient: false });
    if (arrival.error && endsAll(arrival.error)) throw arrival.error;
    yield arrival;
    if (arrival.order) await seen.add(reportId);
  }
}
