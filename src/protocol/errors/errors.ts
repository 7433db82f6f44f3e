import { SvclinkError } from './base-error.js';
import { type ErrorCode, errorCode, type HandlerErrorCode, type Stage } from './error-codes.js';

/** The parts of a LinkError beside its code and message. */
export interface LinkErrorOptions {
  /** The private reason, for hooks and logs, never for the caller. */
  readonly cause?: unknown;
  /** Default: the stage of the code in the table, else `handler`. */
  readonly stage?: Stage;
  /** The HTTP status under the option `httpStatus: true`, 400 to 599. Default: that of the code in the table, else 422. */
  readonly status?: number;
  /** Seconds after which a repetition may succeed, sent as `Retry-After` in whole seconds. */
  readonly retryAfter?: number;
}

// A value that cannot be sent is left out, because the answer to a failure must not fail.
function isFailureStatus(status: number | undefined): status is number {
  return Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599;
}

function isDelay(seconds: number | undefined): seconds is number {
  return Number.isFinite(seconds) && Number(seconds) >= 0;
}

/**
 * The one error of svclink. Its message is public: when a handler throws it, the message becomes `return_error_msg` of
 * the answer. Any other error of a handler is answered with a generic text and a reference.
 *
 * @example throw new LinkError('order_not_found', `No order ${data.report_id}`);
 */
export class LinkError extends SvclinkError {
  static override readonly kind: string = 'LinkError';
  /** The code of the failure, for programs: a code of the table, or one of the handler's own. */
  declare readonly code: ErrorCode | (string & {});
  /** The stage of the failure. */
  readonly stage: Stage;
  /**
   * The HTTP status of the failure. It is sent for failures of form and envelope, faults and temporary failures, and
   * for refusals with the option `httpStatus: true`.
   */
  declare readonly status: number;
  /** Seconds after which a repetition may succeed. */
  readonly retryAfter: number | undefined;

  /**
   * @param code a code of the table that fits a handler, which an editor offers, or any other text
   * @param message public: the caller reads it
   */
  constructor(
    code: HandlerErrorCode | (string & {}),
    message: string,
    options: LinkErrorOptions = {},
  ) {
    if (typeof message !== 'string') {
      throw new TypeError(
        `new LinkError(code, message): ${typeof code === 'string' ? 'a message' : 'a code'} is missing; write new LinkError('order_not_found', 'There is no order 7.')`,
      );
    }
    const known = errorCode(code);
    const status = isFailureStatus(options.status) ? options.status : (known?.status ?? 422);
    super(code, message, { cause: options.cause, status });
    this.stage = options.stage ?? known?.stage ?? 'handler';
    this.retryAfter = isDelay(options.retryAfter) ? Math.ceil(options.retryAfter) : undefined;
  }
}
