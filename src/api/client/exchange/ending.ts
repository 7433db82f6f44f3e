import { setMaxListeners } from 'node:events';
import { ApiExchangeError } from '../errors/exchange-error.js';

/** The reason of an ending, in words of the action that it ends. */
function reasonFor(action: string, reason: unknown): ApiExchangeError {
  if (!(reason instanceof ApiExchangeError)) {
    return new ApiExchangeError('aborted', action, 'the caller ended it', { cause: reason });
  }
  if (reason.action === action) return reason;
  return new ApiExchangeError(reason.code, action, 'the client was closed');
}

/**
 * What ends an exchange before its time: the caller, the closing of the client, or its time limit. An ending made of
 * another one ends with it.
 */
export class Ending {
  readonly #controller = new AbortController();
  readonly #sources: readonly AbortSignal[];
  readonly #ended: Promise<never>;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly action: string,
    sources: readonly (AbortSignal | undefined)[],
  ) {
    this.#sources = sources.filter((signal) => signal !== undefined);
    this.#ended = new Promise<never>((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason), { once: true });
    });
    // Nobody may be waiting when the end comes; that is no unhandled rejection.
    this.#ended.catch(() => undefined);
    for (const source of this.#sources) {
      // One signal may end any number of calls; all listeners are taken off again.
      setMaxListeners(0, source);
      if (source.aborted) this.#end(source.reason);
      else source.addEventListener('abort', this.#onAbort, { once: true });
    }
  }

  /** Aborted, with an {@link ApiExchangeError} as its reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the clock: the exchange ends after this many milliseconds, counted from the last `touch`. */
  limit(milliseconds: number): this {
    this.#timer = setTimeout(() => {
      const text = `nothing came for ${milliseconds} ms; option timeout allows for more`;
      this.#controller.abort(new ApiExchangeError('timed_out', this.action, text));
    }, milliseconds);
    return this;
  }

  /** Starts the clock anew: something has come. */
  touch(): void {
    this.#timer?.refresh();
  }

  /** The promise's outcome, or the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result> {
    return Promise.race([this.#ended, promise]);
  }

  /** Lets go of timer and listeners: the exchange is over. */
  clear(): void {
    clearTimeout(this.#timer);
    for (const source of this.#sources) source.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (event: Event): void => {
    if (event.target instanceof AbortSignal) this.#end(event.target.reason);
  };

  #end(reason: unknown): void {
    this.#controller.abort(reasonFor(this.action, reason));
  }
}
