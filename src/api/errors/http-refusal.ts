import type { HttpFailure, HttpFailureCode } from '../../http/index.js';
import { Refusal } from './refusal.js';

const TYPES: Readonly<Record<HttpFailureCode, readonly [status: number, type: string]>> = {
  method_not_allowed: [405, 'method_not_allowed'],
  content_type_unsupported: [400, 'invalid_request'],
  content_encoding_unsupported: [400, 'invalid_request'],
  body_malformed: [400, 'invalid_request'],
  body_too_large: [413, 'request_too_large'],
  body_too_slow: [408, 'request_timeout'],
  server_busy: [503, 'unavailable'],
  storage_full: [503, 'unavailable'],
  // The app's own mistake in the order of its middleware; the message names the fix.
  body_consumed: [500, 'internal_error'],
  // Nobody is left to read this answer.
  client_gone: [400, 'invalid_request'],
};

/** A failure of the HTTP exchange in the error types of the JSON API. */
export function httpRefusal(failure: HttpFailure): Refusal {
  const [status, type] = TYPES[failure.code];
  const { message, retryAfter } = failure;
  return new Refusal(
    status,
    type,
    message,
    retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)],
  );
}
