import { HandlerRun } from '../http/index.js';
import { LinkError } from '../protocol/errors.js';
import type { OpenDelivery } from './delivery/delivery.js';
import type { RequestContext } from './request.js';

/** The run of an event's handler, with what its caller and the log are told of it. */
export class EventRun extends HandlerRun {
  /** What is to be stored or given back when the run is over. */
  delivery: OpenDelivery | undefined;

  /** @param timeout milliseconds, the deadline of the event */
  constructor(
    readonly context: RequestContext,
    timeout: number,
  ) {
    super(timeout, context.request.message?.socket);
  }

  /** Ends the run after a failure: nothing is stored, and the same delivery may come again. Never rejects. */
  async abandon(): Promise<void> {
    this.end();
    try {
      await this.delivery?.release();
    } catch (error) {
      // Its lease ends by itself.
      this.closingFailed(error);
    }
  }

  protected timedOut(): LinkError {
    const message = `No answer within ${this.timeout / 1000} seconds. Reference: ${this.context.id}`;
    return new LinkError('handler_timed_out', message);
  }

  protected hungUp(): LinkError {
    return new LinkError('client_gone', 'The caller hung up');
  }

  protected settledLate(cause: unknown): void {
    const message = `${this.context.eventName}: its handler settled after the deadline; its answer was not sent`;
    this.context.failed(new LinkError('handler_timed_out', message, { cause }));
  }

  protected closingFailed(error: unknown): void {
    this.context.failed(toResultError(error, this.context.id));
  }
}

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
