import { LinkError } from '../protocol/errors.js';

/**
 * What a handler threw, as its event's failure: it may use any code of the table, and is no form's or envelope's
 * failure for that. Anything but a LinkError may quote anything: the caller gets a reference to the log entry.
 */
export function toHandlerError(error: unknown, eventId: string): LinkError {
  if (!LinkError.is(error)) {
    const message = `The event failed. Reference: ${eventId}`;
    return new LinkError('handler_failed', message, { cause: error });
  }
  if (error.stage === 'handler' && error.message !== '') return error;
  const { code, status, retryAfter, cause } = error;
  const message = error.message === '' ? `The event failed: ${code}` : error.message;
  const delay = retryAfter === undefined ? {} : { retryAfter };
  return new LinkError(code, message, { stage: 'handler', status, cause, ...delay });
}
