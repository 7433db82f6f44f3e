import { ApiError } from '../../api/errors.js';
import type { ActionErrorType } from '../../api/index.js';
import { LinkError } from '../../index.js';

/** The error types of the JSON API for codes of services. */
export type RefusalTypes = Readonly<Partial<Record<string, ActionErrorType>>>;

/** The types that every action may answer. */
const COMMON: RefusalTypes = {
  order_closed: 'not_allowed',
  result_locked: 'not_allowed',
  already_there: 'not_allowed',
  input_invalid: 'invalid_request',
  call_too_large: 'invalid_request',
  quota_exceeded: 'quota_exceeded',
};

/**
 * Calls a service, and answers its refusals with their messages.
 *
 * @param types the error types of the action for codes of the service, besides those of closed orders, of records that
 * cannot be changed or made, and of wrong input
 * @throws ApiError
 */
export async function answering<Result>(
  types: RefusalTypes,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const type = LinkError.is(error) ? (types[error.code] ?? COMMON[error.code]) : undefined;
    if (type === undefined || !LinkError.is(error)) throw error;
    throw new ApiError(type, error.message, { cause: error });
  }
}
