import { SvclinkError } from '../protocol/errors/base-error.js';

/**
 * Codes of requests that failed in HTTP, before a service could answer them. They are neutral: every face (link
 * receiver, JSON API) translates them into its own error shape.
 */
export type HttpFailureCode =
  | 'method_not_allowed'
  | 'content_type_unsupported'
  | 'content_encoding_unsupported'
  | 'body_too_large'
  | 'body_too_slow'
  | 'body_consumed'
  | 'body_malformed'
  | 'client_gone'
  | 'server_busy'
  | 'storage_full'
  | 'storage_unavailable';

const STATUS: Record<HttpFailureCode, number> = {
  method_not_allowed: 405,
  content_type_unsupported: 415,
  content_encoding_unsupported: 415,
  body_too_large: 413,
  body_too_slow: 408,
  // The host app is at fault, not the caller: earlier middleware read the body and stored nothing.
  body_consumed: 500,
  body_malformed: 400,
  // No caller reads it; 499 is what proxies log for a caller that disconnected.
  client_gone: 499,
  // Temporary.
  server_busy: 503,
  storage_full: 503,
  storage_unavailable: 503,
};

/** Options of {@link HttpFailure}. */
export interface HttpFailureOptions {
  /** The private cause. */
  readonly cause?: unknown;
  /** Seconds after which the caller may try again. */
  readonly retryAfter?: number;
}

/** A failure of the HTTP exchange itself, with the status that fits it. Its message is public. */
export class HttpFailure extends SvclinkError {
  static override readonly kind: string = 'HttpFailure';
  /** The error code. */
  declare readonly code: HttpFailureCode;
  /** The HTTP status for it. */
  declare readonly status: number;
  /** Seconds after which the caller may try again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: HttpFailureCode, message: string, options: HttpFailureOptions = {}) {
    super(code, message, { cause: options.cause, status: STATUS[code] });
    this.retryAfter = options.retryAfter;
  }
}
