import { type CallErrorCode, type CallErrorKind, callErrorCodes } from './codes.js';

/** What came back, for a closer look. The password hash is taken out of it. */
export interface RawAnswer {
  readonly status: number;
  /** `Content-Type`, or `''`. */
  readonly contentType: string;
  /** The body as text. */
  readonly text: string;
}

/** What a LinkCallError may carry beside its code, event and message. */
export interface LinkCallErrorOptions {
  /** The failure that led to it. */
  readonly cause?: unknown;
  readonly answer?: RawAnswer | undefined;
  readonly reasons?: readonly string[];
  readonly retryAfter?: number | undefined;
}

const BRAND = Symbol.for('svclink.LinkCallError');

/**
 * The one error of a call. `kind` tells how far it came, `code` what happened; secrets are never in it.
 *
 * @example
 * try { await client.call('get_order', { report_id }) }
 * catch (error) { if (LinkCallError.is(error) && error.kind === 'refused') … }
 */
export class LinkCallError extends Error {
  /** What happened; `callErrorCodes` explains each. */
  readonly code: CallErrorCode;
  /** How far the call came. */
  readonly kind: CallErrorKind;
  /** The event that was called. */
  readonly event: string;
  /** The HTTP status, when something answered. */
  readonly status: number | undefined;
  /** The receiver's own texts, when it refused; several where an event reports several. */
  readonly reasons: readonly string[];
  /** Seconds after which the receiver asks to try again. */
  readonly retryAfter: number | undefined;
  /** What came back, when something answered. Not enumerable, so that logs do not fill with it. */
  declare readonly answer: RawAnswer | undefined;
  /** How often the call was sent. */
  attempts = 0;

  constructor(
    code: CallErrorCode,
    event: string,
    message: string,
    options: LinkCallErrorOptions = {},
  ) {
    super(
      `${event}: ${message}`,
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'LinkCallError';
    this.code = code;
    this.kind = callErrorCodes[code].kind;
    this.event = event;
    this.status = options.answer?.status;
    this.reasons = options.reasons ?? [];
    this.retryAfter = options.retryAfter;
    Object.defineProperty(this, 'answer', { value: options.answer });
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether `value` is a LinkCallError, also one from the other build of the package. */
  static is(value: unknown): value is LinkCallError {
    return typeof value === 'object' && value !== null && BRAND in value;
  }
}
