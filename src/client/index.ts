export {
  CallError,
  type CallErrorCode,
  type CallErrorCodeEntry,
  type CallErrorKind,
  type CallErrorOptions,
  callErrorCodes,
  type NetworkOptions,
} from '../net/index.js';
export type { SentNames } from '../protocol/codec/data-codec.js';
export {
  DEVIATION_CHANNEL,
  type Deviation,
  type DeviationReport,
  type UnreadableRecord,
} from '../protocol/codec/deviation.js';
export type { Reading, ReadingOptions } from '../protocol/codec/read-result.js';
export type * from '../protocol/generated/event-types.js';
export type { Encoding } from './call/form-body.js';
export type { LinkResponse } from './call/read-answer.js';
export { LinkCallError, type RawAnswer } from './call-error.js';
export { createLinkClient, type LinkClient } from './client.js';
export type {
  ClientEventName,
  ClientEvents,
  ListEventName,
  RecordOf,
  ResultOf,
  SendFileCall,
} from './events.js';
export type { FileContent, PathContent, SendProgress, StreamContent } from './files/content.js';
export type { Download, Downloadable, DownloadOptions } from './files/download.js';
export type {
  AnyCallOptions,
  CallOptions,
  LinkClientOptions,
  RetryOptions,
  SendFileOptions,
} from './options.js';
export type { BidCompOutcome, QueuedBidComp } from './orders/bid-queue.js';
export type { InvoiceItems } from './orders/invoice-items.js';
export {
  type ArrivedOrder,
  type FailedOrder,
  kindOfEntry,
  type ListedOrder,
  type NewOrdersOptions,
  type NewsKind,
  type OrderArrival,
  type OrderChange,
  type OrderChangeKind,
  type OrderEntry,
  type OrderNews,
  type SeenOrders,
} from './orders/new-orders.js';
export type { ListWindow } from './orders/windows.js';
export {
  createPushEndpoint,
  type PushEndpoint,
  type PushEndpointOptions,
} from './push/endpoint.js';
export { type PingOptions, type PushOutcome, pingPush } from './push/ping.js';
export type { RecordStream } from './record-stream.js';
