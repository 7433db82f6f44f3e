import type { HttpFailure, HttpFailureCode } from '../http/index.js';
import { SvclinkError } from '../protocol/errors/base-error.js';
import type { ActionErrorType } from './generated/action-types.js';

/**
 * Why a request gets no result: its code is `error` of the answer, its message `error_description`. Inside only;
 * handlers throw ApiError.
 */
export class Refusal extends SvclinkError {
  static override readonly kind: string = 'Refusal';
  declare readonly status: number;

  /** @param headers names and values in turn, beside those of every answer */
  constructor(
    status: number,
    type: string,
    description: string,
    readonly headers: readonly string[] = [],
  ) {
    super(type, description, { status });
  }
}

/** The refusal of what is no usable request and has no type of its own. */
export const invalidRequest = (description: string): Refusal =>
  new Refusal(400, 'invalid_request', description);

/** The refusal of what failed on our side; the reference is in the log as well. */
export const internalError = (reference: string): Refusal =>
  new Refusal(500, 'internal_error', `The service failed. Reference: ${reference}`);

/** The refusal of what may work a little later. */
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

/** What an {@link ApiError} may carry beside its type and description. */
export interface ApiErrorOptions {
  /** The private reason; goes to the log, never to the caller. */
  readonly cause?: unknown;
}

/**
 * A failure that the caller is told about, thrown by a handler. Its type has to be a row of the action's error table
 * or one of the general types; the table gives the status. What a handler throws beside it is answered
 * `internal_error`, and its message stays in the log.
 *
 * Specification: JSON API document, section Errors.
 */
export class ApiError extends SvclinkError {
  static override readonly kind: string = 'ApiError';
  /** The error type, `error` in the answer. */
  declare readonly code: ActionErrorType;

  /** @param description `error_description` in the answer. Default: what the table says about the type. */
  constructor(type: ActionErrorType, description = '', options: ApiErrorOptions = {}) {
    super(type, description, { cause: options.cause });
  }

  /** The error type, as the document calls the code. */
  get type(): ActionErrorType {
    return this.code;
  }
}
