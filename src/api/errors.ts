import type { HttpFailure, HttpFailureCode } from '../http/index.js';
import { SvclinkError } from '../protocol/errors/base-error.js';
import type { ActionErrorType } from './generated/action-types.js';

/**
 * The refusal of a request: its code is `error` of the answer, its message `error_description`. For internal use;
 * handlers throw ApiError.
 */
export class Refusal extends SvclinkError {
  static override readonly kind: string = 'Refusal';
  declare readonly status: number;

  /** @param headers names and values alternating, in addition to those of every answer */
  constructor(
    status: number,
    type: string,
    description: string,
    readonly headers: readonly string[] = [],
  ) {
    super(type, description, { status });
  }
}

/** Makes the refusal of an invalid request without a type of its own. */
export const invalidRequest = (description: string): Refusal =>
  new Refusal(400, 'invalid_request', description);

/** Makes the refusal for an internal failure; the reference is in the log as well. */
export const internalError = (reference: string): Refusal =>
  new Refusal(500, 'internal_error', `The service failed. Reference: ${reference}`);

/** Makes the refusal for a temporary failure. */
export const serviceUnavailable = (description: string, retryAfter: number): Refusal =>
  new Refusal(503, 'unavailable', description, ['Retry-After', String(retryAfter)]);

const TYPES: Readonly<Record<HttpFailureCode, readonly [status: number, type: string]>> = {
  method_not_allowed: [405, 'method_not_allowed'],
  content_type_unsupported: [400, 'invalid_request'],
  content_encoding_unsupported: [400, 'invalid_request'],
  body_malformed: [400, 'invalid_request'],
  body_too_large: [413, 'request_too_large'],
  body_too_slow: [408, 'request_timeout'],
  server_busy: [503, 'unavailable'],
  storage_full: [503, 'unavailable'],
  storage_unavailable: [503, 'unavailable'],
  // An error of the app in the order of its middleware; the message names the fix.
  body_consumed: [500, 'internal_error'],
  // No caller reads this answer.
  client_gone: [400, 'invalid_request'],
};

/** Converts a failure of the HTTP exchange into the error types of the JSON API. */
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

/** Options of {@link ApiError}. */
export interface ApiErrorOptions {
  /** The private cause; it is logged, never sent to the caller. */
  readonly cause?: unknown;
}

/**
 * A failure that a handler throws and the caller gets as answer. Its type has to be a row of the action's error table
 * or one of the general types; the table determines the status. Any other error of a handler is answered with
 * `internal_error`, and its message is only logged.
 *
 * Specification: JSON API document, section Errors.
 */
export class ApiError extends SvclinkError {
  static override readonly kind: string = 'ApiError';
  /** The error type, `error` in the answer. */
  declare readonly code: ActionErrorType;

  /** @param description `error_description` in the answer. Default: the description of the type in the table. */
  constructor(type: ActionErrorType, description = '', options: ApiErrorOptions = {}) {
    super(type, description, { cause: options.cause });
  }

  /** The error type, the document's name for the code. */
  get type(): ActionErrorType {
    return this.code;
  }
}
