import { LinkError } from '../protocol/errors.js';

/**
 * What a handler threw, as its event's failure: it may use any code of the table, and is no form's or envelope's
 * failure for that. Anything but a LinkError may quote anything: the caller gets a reference to the log entry.
 */
export function toHandlerError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error)) {
    return new LinkError('handler_failed', reference(eventId), { cause: error });
  }
  if (error.stage === 'handler' && error.message !== '') return error;
  const { code, status, retryAfter, cause } = error;
  const message = error.message === '' ? `The event failed: ${code}` : error.message;
  const delay = retryAfter === undefined ? {} : { retryAfter };
  return new LinkError(code, message, { stage: 'handler', status, cause, ...delay });
}

/**
 * What went wrong with a handler's result. The app's own mistake is the app's to read; a LinkError that an iterable of
 * the app's own threw is meant for the caller.
 */
export function toResultError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error) || error.code !== 'result_invalid')
    return toHandlerError(error, eventId);
  return new LinkError('result_invalid', reference(eventId), { cause: error });
}

function reference(eventId: string): string {
  return `The event failed. Reference: ${eventId}`;
}
