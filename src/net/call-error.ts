import { SvclinkError } from '../protocol/base-error.js';
import { type CallErrorCode, type CallErrorKind, callErrorCodes } from './codes.js';

/** What a {@link CallError} may carry beside its code and message. */
export interface CallErrorOptions {
  /** The failure that led to it; private. */
  readonly cause?: unknown;
  /** What was called: the event, or the action. */
  readonly called?: string | undefined;
  /** The HTTP status, when something answered. */
  readonly status?: number | undefined;
  /** Seconds after which the peer asks to try again. */
  readonly retryAfter?: number | undefined;
}

/**
 * A request of ours that failed. `kind` tells how far it came, `code` what happened; {@link callErrorCodes} explains
 * each. The message names the host, never the path or the query of an address: a pre-signed address is a secret.
 */
export class CallError extends SvclinkError {
  static override readonly kind: string = 'CallError';
  /** What happened; `callErrorCodes` explains each. */
  declare readonly code: CallErrorCode;
  /** How far the call came. */
  readonly kind: CallErrorKind;
  /** What was called: the event, or the action; undefined for an address. */
  readonly called: string | undefined;
  /** Seconds after which the peer asks to try again. */
  readonly retryAfter: number | undefined;
  /** How often the request was sent. */
  attempts = 0;

  constructor(code: CallErrorCode, message: string, options: CallErrorOptions = {}) {
    super(code, message, options);
    this.kind = callErrorCodes[code].kind;
    this.called = options.called;
    this.retryAfter = options.retryAfter;
  }
}

/** Whom a request goes to, for the errors of its exchange. */
export interface Peer {
  /** Host and port: all of the address that a message may name. */
  readonly host: string;
  /** Makes the error of the client that calls. */
  readonly fail: (code: CallErrorCode, text: string, options?: CallErrorOptions) => CallError;
}
