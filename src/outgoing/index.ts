export type { OutgoingAnswer } from './answer.js';
export { OutgoingError, type OutgoingErrorCode } from './errors.js';
export type { Lookup, ResolvedAddress } from './guard/connector.js';
export { isPublicAddress } from './guard/public-address.js';
export {
  createOutgoing,
  type Outgoing,
  type OutgoingOptions,
  type OutgoingRequest,
} from './outgoing.js';
export type { OutgoingBody, OutgoingMethod } from './step.js';
