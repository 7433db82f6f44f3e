import { OutgoingError } from './errors.js';

/** The end of one exchange, whatever brings it: the time limit or the caller. */
export interface Deadline {
  /** Aborted, with an {@link OutgoingError} as its reason, when the exchange has to end. */
  readonly signal: AbortSignal;
  /** The promise's outcome, or the reason of the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result>;
  /** Lets go of timer and listeners: the exchange is over. */
  clear(): void;
}

/** Starts the clock. */
export function createDeadline(options: {
  readonly host: string;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}): Deadline {
  const { host, timeout, signal } = options;
  const controller = new AbortController();
  const ended = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  // Nobody may be racing when the end comes; that is no unhandled rejection.
  ended.catch(() => undefined);

  const timer = setTimeout(() => {
    const message = `The exchange with ${host} took longer than ${timeout} ms`;
    controller.abort(new OutgoingError('timed_out', message));
  }, timeout);

  function onAbort(): void {
    const message = `The exchange with ${host} was aborted`;
    controller.abort(new OutgoingError('aborted', message, { cause: signal?.reason }));
  }
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });

  return {
    signal: controller.signal,
    race: (promise) => Promise.race([ended, promise]),
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}
