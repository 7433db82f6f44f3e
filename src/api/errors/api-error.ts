import { SvclinkError } from '../../protocol/base-error.js';
import type { ActionErrorType } from '../generated/action-types.js';

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
