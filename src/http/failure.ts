import { SvclinkError } from '../protocol/base-error.js';

/**
 * Why a request never became something that a service could answer. Neutral on purpose: every face (link receiver,
 * JSON API) puts it into its own shape.
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
  | 'storage_full';

const STATUS: Record<HttpFailureCode, number> = {
  method_not_allowed: 405,
  content_type_unsupported: 415,
  content_encoding_unsupported: 415,
  body_too_large: 413,
  body_too_slow: 408,
  // The host app's own fault, not the caller's: something in front of us read the body and kept nothing.
  body_consumed: 500,
  body_malformed: 400,
  // Nobody is left to read it; the number is what proxies log for a caller that hung up.
  client_gone: 499,
  // It passes by itself.
  server_busy: 503,
  storage_full: 503,
};

/** What a failure may carry beside its code and message. */
export interface HttpFailureOptions {
  /** The private reason. */
  readonly cause?: unknown;
  /** Seconds after which a repetition may succeed. */
  readonly retryAfter?: number;
}

/** A failure of the HTTP exchange itself, with the status that fits it. Its message is public. */
export class HttpFailure extends SvclinkError {
  static override readonly kind: string = 'HttpFailure';
  /** What went wrong. */
  declare readonly code: HttpFailureCode;
  /** The HTTP status for it. */
  declare readonly status: number;
  /** Seconds after which a repetition may succeed, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: HttpFailureCode, message: string, options: HttpFailureOptions = {}) {
    super(code, message, { cause: options.cause, status: STATUS[code] });
    this.retryAfter = options.retryAfter;
  }
}
