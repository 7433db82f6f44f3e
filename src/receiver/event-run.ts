import { HandlerRun } from '../http/index.js';
import { LinkError } from '../protocol/errors.js';
import type { OpenDelivery } from './delivery/delivery.js';
import { toResultError } from './handler-error.js';
import type { RequestContext } from './request-context.js';

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
