import { deadline } from '../http/index.js';
import { LinkError } from '../protocol/errors.js';
import type { LinkEvent } from './event.js';
import { toHandlerError } from './handler-error.js';
import type { AnyHandler } from './handlers.js';
import type { Passage } from './passage.js';

/** One run of one handler against its deadline; whichever comes first decides, and the other is only told of. */
export class HandlerRun {
  #resolve: (result: unknown) => void = () => {};
  #reject: (reason: LinkError) => void = () => {};
  #cancelDeadline: (() => void) | undefined;
  #over = false;

  constructor(
    readonly event: LinkEvent,
    readonly timeout: number,
    readonly passage: Passage,
  ) {}

  /** @returns what the handler gives, null for nothing; a promise only when the handler gave one */
  start(handler: AnyHandler): unknown {
    try {
      const outcome = handler(this.event);
      // Looking at what a handler gave may run code of its own, too.
      return isThenable(outcome) ? this.#await(Promise.resolve(outcome)) : (outcome ?? null);
    } catch (error) {
      throw toHandlerError(error, this.event.id);
    }
  }

  #await(outcome: Promise<unknown>): Promise<unknown> {
    this.#cancelDeadline = deadline(this.timeout, () => this.#expire());
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      outcome.then(
        (result) => this.#settle() && this.#resolve(result ?? null),
        (error: unknown) => this.#settle() && this.#reject(toHandlerError(error, this.event.id)),
      );
    });
  }

  #expire(): void {
    this.#over = true;
    const { event, timeout } = this;
    const message = `No answer within ${timeout / 1000} seconds. Reference: ${event.id}`;
    const failure = new LinkError('handler_timed_out', message);
    event.abort(failure);
    this.#reject(failure);
  }

  #settle(): boolean {
    this.#cancelDeadline?.();
    if (!this.#over) return true;
    const message = `${this.event.name}: its handler settled after the deadline; its answer was not sent`;
    this.passage.late(new LinkError('handler_timed_out', message));
    return false;
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
