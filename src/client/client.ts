import { definitions } from '../protocol/catalogue/definition.js';
import type { Reading } from '../protocol/codec/read-result.js';
import type { LinkResponse, ReadResponse } from './call/read-answer.js';
import { callForRecords, callKnown, callUnknown } from './dispatch.js';
import type { ClientEventName, ClientEvents, ListEventName, RecordOf, ResultOf } from './events.js';
import type { Download } from './files/download.js';
import {
  AddressOrigins,
  type Downloadable,
  type DownloadOptions,
  fetchRecord,
} from './files/download.js';
import type { AnyCallOptions, CallOptions, LinkClientOptions } from './options.js';
import { type BidCompOutcome, type QueuedBidComp, sendBidComps } from './orders/bid-queue.js';
import { type NewOrdersOptions, newOrders, type OrderArrival } from './orders/new-orders.js';
import { cancellationsSince, type ListWindow, updatesSince } from './orders/windows.js';
import type { RecordStream } from './record-stream.js';
import { clientSettings } from './settings.js';

/** Calls the events of one receiver. All failures are LinkCallErrors; of wrong options, LinkErrors `option_invalid`. */
export interface LinkClient<Read extends Reading = 'tolerant'> {
  /**
   * Calls an event: validates the data before it sends them, and returns the canonical result. Unless the client reads
   * strictly, all members may be absent except those that identify a record.
   */
  call<Name extends ClientEventName>(
    name: Name,
    ...args: ClientEvents<Read>[Name]['args']
  ): Promise<ClientEvents<Read>[Name]['result']>;
  /** Like `call`, with the other members of the envelope, and the deviations from the documents. */
  request<Name extends ClientEventName>(
    name: Name,
    ...args: ClientEvents<Read>[Name]['args']
  ): Promise<LinkResponse<ClientEvents<Read>[Name]['result']>>;
  /**
   * Calls an event whose result is a list, and yields its records as they arrive, each read as by `call`. It stores no
   * more than one record at a time, however long the list is. {@link RecordStream} describes its failures.
   *
   * @example
   * for await (const { report_id } of client.stream('get_all_orders')) …
   */
  stream<Name extends ListEventName>(
    name: Name,
    ...args: ClientEvents<Read>[Name]['args']
  ): RecordStream<RecordOf<Name, Read>>;
  /**
   * Calls an event by any name, also one outside the documents. Neither the data nor `result_data` is validated or
   * changed.
   */
  callAny(name: string, data?: object, options?: AnyCallOptions): Promise<unknown>;
  /** Like `callAny`, with the other members of the envelope. */
  requestAny(name: string, data?: object, options?: AnyCallOptions): Promise<LinkResponse>;
  /**
   * Sends bids and completions as one queue, with `total_items` and `cur_index`. After a failure it sends the remaining
   * items.
   */
  sendBidComps(items: readonly QueuedBidComp[], options?: CallOptions): Promise<BidCompOutcome[]>;
  /**
   * Downloads the file of a get_file record, or the photo of a get_foh result. When the 30 minutes of the address have
   * expired, the client asks the receiver for a new one.
   */
  download(record: Downloadable, options?: DownloadOptions): Promise<Download>;
  /**
   * Yields each open order that was not seen before, and the updates, returns and cancellations in the same list. After
   * an order that fails it yields the remaining ones.
   */
  newOrders(options: NewOrdersOptions): AsyncGenerator<OrderArrival<Read>, void, undefined>;
  /** Returns the updates of open orders since a Unix time in seconds; all updates for undefined. */
  updatesSince(
    since: number | undefined,
    options?: CallOptions,
  ): Promise<ListWindow<ResultOf<'get_all_updates', Read>[number]>>;
  /**
   * Returns the orders cancelled since a Unix time in seconds. `missed` states the time before the last 30 days, if
   * any.
   */
  cancellationsSince(
    since: number,
    options?: CallOptions,
  ): Promise<ListWindow<ResultOf<'get_cancel_orders', Read>[number]>>;
  /** Like `cancellationsSince`, for orders whose cancellation is pending. */
  pendingCancellationsSince(
    since: number,
    options?: CallOptions,
  ): Promise<ListWindow<ResultOf<'get_pending_cancellations', Read>[number]>>;
  /** Aborts all calls in progress and closes all connections. */
  close(): Promise<void>;
}

function publicPart({ answer: _answer, ...response }: ReadResponse): LinkResponse {
  return response;
}

/**
 * Creates a client for one receiver and one account.
 *
 * @throws LinkError `option_invalid`; the message states the fix
 * @example
 * const client = createLinkClient({ url, username: 'acme', password, siteId });
 * const order = await client.call('get_order', { report_id: '4711' });
 */
export function createLinkClient(
  options: LinkClientOptions & { readonly reading: 'strict' },
): LinkClient<'strict'>;
export function createLinkClient(options: LinkClientOptions): LinkClient;
// The overloads state the result types: schemas generate them, and the same schemas read the results.
export function createLinkClient(options: LinkClientOptions): unknown {
  const settings = clientSettings(options);
  const origins = new AddressOrigins();
  const known = (name: string, data: unknown = {}, callOptions: CallOptions = {}) =>
    callKnown(name, data, callOptions, { settings, origins });
  const any = (name: string, data: unknown = {}, anyOptions: AnyCallOptions = {}) =>
    anyOptions.checked && definitions.has(name)
      ? known(name, data, anyOptions)
      : callUnknown(name, data, anyOptions, settings);
  const ask = (origin: { event: string; data: object }, signal: AbortSignal | undefined) =>
    known(origin.event, origin.data, signal ? { signal } : {}).then(({ result }) => result);

  return {
    call: async (name: string, data?: unknown, callOptions?: CallOptions) =>
      (await known(name, data, callOptions)).result,
    request: async (name: string, data?: unknown, callOptions?: CallOptions) =>
      publicPart(await known(name, data, callOptions)),
    stream: (name: string, data: unknown = {}, callOptions: CallOptions = {}) =>
      callForRecords(name, data, callOptions, { settings, origins }),
    callAny: async (name, data, callOptions) => (await any(name, data, callOptions)).result,
    requestAny: async (name, data, callOptions) => publicPart(await any(name, data, callOptions)),
    sendBidComps: (items, callOptions = {}) => sendBidComps(items, known, callOptions),
    download: (record, downloadOptions = {}) =>
      fetchRecord(record, downloadOptions, { settings, origins, ask }),
    newOrders: (orderOptions) => newOrders(orderOptions, known),
    updatesSince: (since, callOptions = {}) => updatesSince(since, known, callOptions),
    cancellationsSince: (since, callOptions = {}) =>
      cancellationsSince('get_cancel_orders', since, known, callOptions),
    pendingCancellationsSince: (since, callOptions = {}) =>
      cancellationsSince('get_pending_cancellations', since, known, callOptions),
    close: async () => {
      await Promise.all([settings.connections.close(), settings.outgoing.close()]);
    },
  } satisfies Omit<LinkClient, 'call' | 'request' | 'stream'> &
    Record<'call' | 'request' | 'stream', unknown>;
}
