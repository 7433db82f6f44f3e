import { CallError, type CallErrorCode, type CallErrorOptions } from '../net/index.js';

/** The response to a call, for diagnosis. The client removes the password hash from it. */
export interface RawAnswer {
  readonly status: number;
  /** `Content-Type`, or `''`. */
  readonly contentType: string;
  /** The body as text. */
  readonly text: string;
}

/** Members of a LinkCallError beside its code, event and message. */
export interface LinkCallErrorOptions extends CallErrorOptions {
  readonly answer?: RawAnswer | undefined;
  readonly reasons?: readonly string[];
}

/**
 * The one error of a call of an event. `kind` names the stage that failed, `code` the reason. It never contains secrets.
 *
 * @example
 * try { await client.call('get_order', { report_id }) }
 * catch (error) { if (LinkCallError.is(error) && error.kind === 'refused') … }
 */
export class LinkCallError extends CallError {
  static override readonly kind: string = 'LinkCallError';
  /** The event that was called. */
  readonly event: string;
  /** The receiver's own messages, when it refused the call; several where an event reports several. */
  readonly reasons: readonly string[];
  /** The response, when there was one. The property is not enumerable, so that logs leave it out. */
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
