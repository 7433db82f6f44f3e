export type { Claim, DeliveryKey, DeliveryStore } from './deliveries/delivery-store.js';
export { type MemoryDeliveriesOptions, memoryDeliveries } from './deliveries/memory-deliveries.js';
export {
  type Environment,
  type FrontPageOptions,
  frontPage,
  type Listening,
  type ListenOptions,
  listen,
  type Mountable,
  type Reply,
  type RequestListener,
  type RequestLog,
  type RequestLogOptions,
  readEnvironment,
  requestLog,
} from './http/index.js';
export type { NetworkOptions } from './net/index.js';
export { catalogue } from './protocol/catalogue/catalogue.js';
export type { CatalogueEntry, Side } from './protocol/catalogue/entry.js';
export type { DialectOptions } from './protocol/dialect.js';
export { passwordSha1 } from './protocol/envelope/envelope.js';
export {
  type ErrorCode,
  type ErrorCodeEntry,
  errorCodes,
  type HandlerErrorCode,
  type Stage,
} from './protocol/errors/error-codes.js';
export { LinkError, type LinkErrorOptions } from './protocol/errors/errors.js';
export type { EventExchange, OnExchange } from './protocol/exchange.js';
export { type FileType, fileTypes } from './protocol/files/file-types.js';
export type { EventName } from './protocol/generated/event-names.js';
export type * from './protocol/generated/event-types.js';
export type { Logger } from './protocol/logger.js';
export {
  type CallTrace,
  type JobTrace,
  type RequestTrace,
  TRACE_CHANNELS,
} from './protocol/traces.js';
export { compactDate, type DateInput, money, unixTime } from './protocol/values.js';
export {
  type Account,
  type Accounts,
  type AccountView,
  hashPassword,
  staticAccounts,
} from './receiver/accounts.js';
export { type CustomEvent, type TypedSchema, typedSchema } from './receiver/custom-event.js';
export type { Delivery } from './receiver/delivery/delivery.js';
export type {
  CatchAllHandler,
  EventMap,
  EventTypes,
  Handler,
  Handlers,
  LinkEvent,
  WithFile,
} from './receiver/event.js';
export type { FileFacts, IncomingFile } from './receiver/files/incoming-file.js';
export {
  type LazyReceiver,
  type LazyReceiverOptions,
  lazyReceiver,
} from './receiver/lazy-receiver.js';
export { EVENT_CHANNEL, type EventReport } from './receiver/observer.js';
export type { FailureContext, ReceiverOptions } from './receiver/options.js';
export { createReceiver, type Receiver } from './receiver/receiver.js';
export type { EventDescription } from './receiver/registry.js';
export type { ReceiverRequest } from './receiver/request.js';
export type { CheckPcrAnswers } from './receiver/stages/pcr-check.js';
export type { FormRecords, SiteIds, WireOptions } from './receiver/wire-options.js';
export type { ThrottleOptions } from './secrets/index.js';
