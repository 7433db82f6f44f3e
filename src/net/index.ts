export { abandon, answerTooLarge, type PeerAnswer, type WholeAnswer } from './answer.js';
export { CallError, type CallErrorOptions, type Peer } from './call-error.js';
export {
  type CallErrorCode,
  type CallErrorCodeEntry,
  type CallErrorKind,
  callErrorCodes,
} from './codes.js';
export { allowManyListeners, type Connections, connectionsTo } from './connections.js';
export { Deadline, type DeadlineOptions } from './deadline.js';
export { createDecompressor, encodingOf } from './decompress.js';
export {
  type ExchangeRequest,
  type ExchangeVia,
  exchange,
  type RequestContent,
} from './exchange.js';
export { certificateEnd } from './guard/certificate-end.js';
export type { Lookup, ResolvedAddress, TlsTrust } from './guard/connector.js';
export { isPublicAddress } from './guard/public-address.js';
export { networkError } from './network-errors.js';
export {
  createOutgoing,
  LONGEST_CONNECT,
  type Outgoing,
  type OutgoingOptions,
  type OutgoingRequest,
} from './outgoing.js';
export type { OutgoingAnswer } from './outgoing-answer.js';
export { NETWORK_ROWS, type NetworkOptions } from './proxy/network-options.js';
export {
  backOff,
  isRetryable,
  type Repeatable,
  type RetryRules,
  readRetryAfter,
  withRetries,
} from './retry.js';
export { checkFree, type SaveToPathOptions, saveToPath } from './save-to-path.js';
