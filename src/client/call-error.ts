import { CallError, type CallErrorCode, type CallErrorOptions } from '../net/index.js';

/** What came back, for a closer look. The password hash is taken out of it. */
export interface RawAnswer {
  readonly status: number;
  /** `Content-Type`, or `''`. */
  readonly contentType: string;
  /** The body as text. */
  readonly text: string;
}

/** What a LinkCallError may carry beside its code, event and message. */
export interface LinkCallErrorOptions extends CallErrorOptions {
  readonly answer?: RawAnswer | undefined;
  readonly reasons?: readonly string[];
}

/**
 * The one error of a call of an event. `kind` tells how far it came, `code` what happened; secrets are never in it.
 *
 * @example
 * try { await client.call('get_order', { report_id }) }
 * catch (error) { if (LinkCallError.is(error) && error.kind === 'refused') … }
 */
export class LinkCallError extends CallError {
  static override readonly kind: string = 'LinkCallError';
  /** The event that was called. */
  readonly event: string;
  /** The receiver's own texts, when it refused; several where an event reports several. */
  readonly reasons: readonly string[];
  /** What came back, when something answered. Not enumerable, so that logs do not fill with it. */
  declare readonly answer: RawAnswer | undefined;

  constructor(
    code: CallErrorCode,
    event: string,
    message: string,
    options: LinkCallErrorOptions = {},
  ) {
    const { cause, retryAfter, answer } = options;
    const status = answer?.status ?? options.status;
    super(code, `${event}: ${message}`, { cause, retryAfter, status, called: event });
    this.event = event;
    this.reasons = options.reasons ?? [];
    Object.defineProperty(this, 'answer', { value: answer });
  }
}
