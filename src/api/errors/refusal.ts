/** Why a request gets no result: what goes into the error answer. Inside only; handlers throw ApiError. */
export class Refusal extends Error {
  constructor(
    /** HTTP status. */
    readonly status: number,
    /** `error` of the answer. */
    readonly type: string,
    /** `error_description` of the answer. */
    readonly description: string,
    /** Header names and values in turn, beside those of every answer. */
    readonly headers: readonly string[] = [],
  ) {
    super(description);
    this.name = 'Refusal';
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
