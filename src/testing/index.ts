/** Tools for the tests of a receiver: make payloads, send events without a socket, read the typed answer. */

export { type DeliveryStoreCase, deliveryStoreSuite } from '../deliveries/delivery-store-suite.js';
export type { Reply } from '../http/index.js';
export type { TestCredentials } from './payload.js';
export { payload } from './payload.js';
export {
  type Answering,
  type ReceiverLike,
  type SendOptions,
  sendEvent,
  sendPayload,
} from './send-event.js';
export type { TestAnswer } from './test-answer.js';
export type { TestFile } from './test-form.js';
