import type { ActionErrorType } from '../generated/action-types.js';

/**
 * A failure that the caller is told about, thrown by a handler. Its type has to be a row of the action's error table
 * or one of the general types; the table gives the status. What a handler throws beside it is answered
 * `internal_error`, and its message stays in the log.
 *
 * Specification: JSON API document, section Errors.
 */
export class ApiError extends Error {
  /** The error type, `error` in the answer. */
  readonly type: ActionErrorType;

  /** @param description `error_description` in the answer. Default: what the table says about the type. */
  constructor(type: ActionErrorType, description = '', options?: ErrorOptions) {
    super(description, options);
    this.name = 'ApiError';
    this.type = type;
  }
}
