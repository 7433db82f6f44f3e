import { SvclinkError } from '../protocol/errors/base-error.js';
import { type CallErrorCode, type CallErrorKind, callErrorCodes } from './codes.js';

/** Options of {@link CallError}. */
export interface CallErrorOptions {
  /** The private cause. */
  readonly cause?: unknown;
  /** The event or action that was called. */
  readonly called?: string | undefined;
  /** The HTTP status, if there was an answer. */
  readonly status?: number | undefined;
  /** Seconds after which the peer asks for another attempt. */
  readonly retryAfter?: number | undefined;
}

/**
 * A failed outgoing request. `kind` states how far it got, `code` the cause; {@link callErrorCodes} explains each. The
 * message names the host, never the path or the query of an address: a pre-signed address is a secret.
 */
export class CallError extends SvclinkError {
  static override readonly kind: string = 'CallError';
  /** The error code; `callErrorCodes` explains each. */
  declare readonly code: CallErrorCode;
  /** The stage that the call reached. */
  readonly kind: CallErrorKind;
  /** The event or action that was called; undefined for an address. */
  readonly called: string | undefined;
  /** Seconds after which the peer asks for another attempt. */
  readonly retryAfter: number | undefined;
  /** Number of times that the request was sent. */
  attempts = 0;

  constructor(code: CallErrorCode, message: string, options: CallErrorOptions = {}) {
    super(code, message, options);
    this.kind = callErrorCodes[code].kind;
    this.called = options.called;
    this.retryAfter = options.retryAfter;
  }
}

/** The server that a request goes to, for the errors of its exchange. */
export interface Peer {
  /** Host and port, the only part of the address that a message may contain. */
  readonly host: string;
  /** Makes an error of the calling client. */
  readonly fail: (code: CallErrorCode, text: string, options?: CallErrorOptions) => CallError;
}
