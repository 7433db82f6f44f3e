import type { Deviation } from '../../protocol/codec/deviation.js';
import type { Reading } from '../../protocol/codec/read-result.js';
import { isObject } from '../../protocol/envelope/envelope.js';
import { type OptionRows, readOptions, required, withMethods } from '../../protocol/option-rows.js';
import type { CallEvent } from '../call/call.js';
import type { ReadResponse } from '../call/read-answer.js';
import { LinkCallError } from '../call-error.js';
import { CALL_ROWS, UNIX_TIME } from '../check-options.js';
import type { ResultOf } from '../events.js';
import type { CallOptions } from '../options.js';

/** The kind of change that an entry of a list of orders reports. */
export type OrderChangeKind = 'update' | 'return' | 'cancelled';

/** @deprecated The former name of {@link OrderChangeKind}; it ends with 1.0. */
export type NewsKind = OrderChangeKind;

/** The members of an entry that determine its kind. */
export interface OrderEntry {
  readonly wo_status?: string;
  readonly update_field?: string;
  /** A member of get_cancel_orders. Services that return everything in one list include it. */
  readonly cancel_timestamp?: unknown;
}

const CANCELLED = /^cancell?ed$/i;
const UNSET: ReadonlySet<unknown> = new Set([undefined, null, '', '0', 0]);

/**
 * Returns the kind of an entry: open order, update, return to the vendor, or cancellation (supplement: "What deployed
 * services really answer", get_all_orders).
 */
export function kindOfEntry(entry: OrderEntry): OrderChangeKind | 'open' {
  const status = (entry.wo_status ?? '').trim();
  if (CANCELLED.test(status) || !UNSET.has(entry.cancel_timestamp)) return 'cancelled';
  if (/^rtv$/i.test(status)) return 'return';
  const isUpdate = /^update$/i.test(status) || !UNSET.has(entry.update_field);
  return isUpdate ? 'update' : 'open';
}

/** The orders that were already received, by report_id: a Set, or a table. */
export interface SeenOrders {
  has(reportId: string): boolean | Promise<boolean>;
  add(reportId: string): unknown;
}

/** Options of `newOrders`. */
export interface NewOrdersOptions extends CallOptions {
  /** Queried before an order is fetched. The loop adds the order when it continues after it. */
  readonly seen: SeenOrders;
  /** Unix time in whole seconds: only orders that were modified after it. Default: all open orders. */
  readonly timestamp?: number;
}

/** An entry of the list of orders. */
export type ListedOrder<Read extends Reading = 'tolerant'> = ResultOf<
  'get_all_orders',
  Read
>[number];

/** An order that was not seen before. */
export interface ArrivedOrder<Read extends Reading = 'tolerant'> {
  readonly kind: 'new';
  /** Its entry in the list. */
  readonly item: ListedOrder<Read>;
  readonly order: ResultOf<'get_order', Read>;
  /** Deviations of the order from its document; usually empty. */
  readonly deviations: readonly Deviation[];
  readonly error?: undefined;
}

/**
 * A change of an order in the same list: a changed field (`update`, with `update_field` and `update_value`), its return
 * to the vendor (`return`), or its cancellation. Updates and returns of an unseen order follow the order.
 */
export interface OrderChange<Read extends Reading = 'tolerant'> {
  readonly kind: OrderChangeKind;
  readonly item: ListedOrder<Read>;
  readonly order?: undefined;
  readonly error?: undefined;
}

/** @deprecated The former name of {@link OrderChange}; it ends with 1.0. */
export type OrderNews<Read extends Reading = 'tolerant'> = OrderChange<Read>;

/**
 * An entry that could not be read, or an order that could not be fetched. The loop does not add it to the seen orders.
 */
export interface FailedOrder<Read extends Reading = 'tolerant'> {
  readonly kind: 'failed';
  /** The entry; an unreadable one as the receiver sent it. */
  readonly item: unknown;
  /**
   * All entries of an order that could not be fetched, with its updates and returns. The next loop yields them again.
   */
  readonly entries: readonly ListedOrder<Read>[];
  readonly order?: undefined;
  /** The reason; `answer` is the response, if there was one. */
  readonly error: LinkCallError;
}

/** Items of the loop over new orders. */
export type OrderArrival<Read extends Reading = 'tolerant'> =
  | ArrivedOrder<Read>
  | OrderChange<Read>
  | FailedOrder<Read>;

/** The options of `newOrders`. */
export const NEW_ORDERS_ROWS = {
  ...CALL_ROWS,
  seen: required(
    withMethods(
      'an object with the functions has and add, such as a Set of report_ids',
      'has',
      'add',
    ),
  ),
  timestamp: UNIX_TIME,
} satisfies OptionRows<NewOrdersOptions>;

/**
 * Yields each open order that was not seen, once, and the changes in the same list. After an order that fails it yields
 * the remaining ones; the failed one has an `error`. The loop adds an order to the seen ones when the consumer asks for
 * the next, so that an order whose handling threw is yielded again.
 *
 * @throws LinkError `option_invalid`; during the loop LinkCallError, when the list cannot be read
 */
export function newOrders(
  options: NewOrdersOptions,
  call: CallEvent,
): AsyncGenerator<OrderArrival, void, undefined> {
  readOptions('newOrders', NEW_ORDERS_ROWS, options);
  return scanOrders(options, call);
}

async function* scanOrders(
  { seen, timestamp, ...options }: NewOrdersOptions,
  call: CallEvent,
): AsyncGenerator<OrderArrival, void, undefined> {
  const data = timestamp === undefined ? {} : { timestamp };
  const list = await call('get_all_orders', data, options);
  yield* unreadableEntries(list);
  for (const [reportId, entries] of entriesByOrder(list)) {
    const opened = entries.filter((entry) => kindOfEntry(entry) !== 'cancelled');
    const [item = undefined] = opened.toSorted(openFirst);
    if (item && !(await seen.has(reportId))) {
      const arrival = await fetchOrder(item, entries, call, options);
      yield arrival;
      if (arrival.error) continue;
      await seen.add(reportId);
    }
    yield* changesIn(entries);
  }
}

function* unreadableEntries({ unreadable, answer }: ReadResponse): Generator<FailedOrder> {
  for (const { path, problem, sent } of unreadable) {
    const message = `${path}: ${problem}`;
    const error = new LinkCallError('result_invalid', 'get_all_orders', message, { answer });
    yield { kind: 'failed', item: sent, entries: [], error };
  }
}

function isEntry(value: unknown): value is ListedOrder {
  return isObject(value) && typeof value.report_id === 'string';
}

function entriesByOrder({ result }: ReadResponse): Map<string, ListedOrder[]> {
  const orders = new Map<string, ListedOrder[]>();
  for (const entry of Array.isArray(result) ? result.filter(isEntry) : []) {
    const entries = orders.get(entry.report_id);
    if (entries) entries.push(entry);
    else orders.set(entry.report_id, [entry]);
  }
  return orders;
}

function openFirst(one: ListedOrder, other: ListedOrder): number {
  return Number(kindOfEntry(one) !== 'open') - Number(kindOfEntry(other) !== 'open');
}

function* changesIn(entries: readonly ListedOrder[]): Generator<OrderChange> {
  for (const item of entries) {
    const kind = kindOfEntry(item);
    if (kind !== 'open') yield { kind, item };
  }
}

function isOrder(value: unknown): value is ResultOf<'get_order'> {
  return isObject(value);
}

async function fetchOrder(
  item: ListedOrder,
  entries: readonly ListedOrder[],
  call: CallEvent,
  options: CallOptions,
): Promise<ArrivedOrder | FailedOrder> {
  try {
    const data = { report_id: item.report_id };
    const { result, deviations, answer } = await call('get_order', data, options);
    if (isOrder(result)) return { kind: 'new', item, order: result, deviations };
    const message = 'result_data: must be an object';
    throw new LinkCallError('result_invalid', 'get_order', message, { answer });
  } catch (error) {
    if (!LinkCallError.is(error) || endsAll(error)) throw error;
    return { kind: 'failed', item, entries, error };
  }
}

/** True for failures after which further requests are useless. The next loop yields the remaining orders. */
function endsAll({ kind }: LinkCallError): boolean {
  return kind === 'no_connection' || kind === 'aborted' || kind === 'not_sent';
}
