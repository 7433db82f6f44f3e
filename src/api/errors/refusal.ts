import { SvclinkError } from '../../protocol/base-error.js';

/**
 * Why a request gets no result: its code is `error` of the answer, its message `error_description`. Inside only;
 * handlers throw ApiError.
 */
export class Refusal extends SvclinkError {
  static override readonly kind: string = 'Refusal';
  declare readonly status: number;

  /** @param headers names and values in turn, beside those of every answer */
  constructor(
    status: number,
    type: string,
    description: string,
    readonly headers: readonly string[] = [],
  ) {
    super(type, description, { status });
  }
}

/** The refusal of what is no usable request and has no type of its own. */
export const invalidRequest = (description: string): Refusal =>
  new Refusal(400, 'invalid_request', description);

/** The refusal of what failed on our side; the reference is in the log as well. */
export const internalError = (reference: string): Refusal =>
  new Refusal(500, 'internal_error', `The service failed. Reference: ${reference}`);

/** The refusal of what may work a little later. */
export const unavailable = (description: string, retryAfter: number): Refusal =>
  new Refusal(503, 'unavailable', description, ['Retry-After', String(retryAfter)]);
