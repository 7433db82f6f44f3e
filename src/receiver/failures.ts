import { HttpFailure } from '../http/index.js';
import type { Stage } from '../protocol/errors/error-codes.js';
import { LinkError } from '../protocol/errors/errors.js';

/**
 * A failure of this side: a handler that threw, a wrong result, accounts that cannot be read. The event that was sent
 * may be correct. The answer therefore has an HTTP status of its own, by which the caller knows to repeat the request
 * (decisions: "status"). A LinkError that a handler throws is a refusal and no fault, whatever its code.
 */
export class Fault extends LinkError {}

/** Turns any thrown value into a LinkError. An unknown one is an `internal_error`, of which the caller learns nothing. */
export function toLinkError(error: unknown, stage?: Stage): LinkError {
  if (LinkError.is(error)) return error;
  if (error instanceof HttpFailure) {
    const { code, message, cause, retryAfter } = error;
    return new LinkError(code, message, {
      cause,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  }
  return new LinkError('internal_error', 'The receiver failed', {
    cause: error,
    ...(stage === undefined ? {} : { stage }),
  });
}

/**
 * Turns an error of a handler into the failure of its event. A LinkError of any code becomes a failure of the stage
 * `handler`. Another error may contain secrets: the caller gets only a reference to the log entry.
 */
export function toHandlerError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error)) {
    return new Fault('handler_failed', reference(eventId), { cause: error });
  }
  if (error.stage === 'handler' && error.message !== '') return error;
  const { code, status, retryAfter, cause } = error;
  const message = error.message === '' ? `The event failed: ${code}` : error.message;
  const delay = retryAfter === undefined ? {} : { retryAfter };
  return new LinkError(code, message, { stage: 'handler', status, cause, ...delay });
}

/**
 * Turns an error while a result is written into the failure of its event. The reason of an invalid result goes to the
 * log of the app, and the caller gets a reference to it. A LinkError that a list of the app throws goes to the caller.
 */
export function toResultError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error) || error.code !== 'result_invalid')
    return toHandlerError(error, eventId);
  return new Fault('result_invalid', reference(eventId), { cause: error });
}

function reference(eventId: string): string {
  return `The event failed. Reference: ${eventId}`;
}
