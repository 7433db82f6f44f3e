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
 * What ends an exchange before its time: the caller, the closing of the client, or its time limit. Every call makes
 * one, so nothing in it is made before it is needed.
 */
export class Ending {
  readonly #sources: readonly AbortSignal[];
  readonly #waiting = new Set<(reason: ApiExchangeError) => void>();
  #controller: AbortController | undefined;
  #reason: ApiExchangeError | undefined;
  #inner: Ending | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param sources signals that end it, with room for any number of listeners */
  constructor(
    readonly action: string,
    sources: readonly (AbortSignal | undefined)[] = [],
  ) {
    this.#sources = sources.filter((signal) => signal !== undefined);
    for (const source of this.#sources) {
      if (source.aborted) this.#end(source.reason);
      else source.addEventListener('abort', this.#onAbort, { once: true });
    }
  }

  /** Why it is over; undefined while it is not. */
  get reason(): ApiExchangeError | undefined {
    return this.#reason;
  }

  /** Aborted, with the reason, when it is over. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#reason) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /**
   * The ending of one attempt: it comes with this one, or when nothing has touched it for so many milliseconds. There
   * is one attempt at a time.
   */
  ofAttempt(milliseconds: number): Ending {
    const inner = new Ending(this.action);
    if (this.#reason) inner.#end(this.#reason);
    this.#inner = inner;
    inner.#timer = setTimeout(() => {
      const text = `nothing came for ${milliseconds} ms; option timeout allows for more`;
      inner.#end(new ApiExchangeError('timed_out', this.action, text));
    }, milliseconds);
    return inner;
  }

  /** Starts the clock anew: something has come. */
  touch(): void {
    this.#timer?.refresh();
  }

  /** The promise's outcome, or the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      promise.then(resolve, reject).finally(() => this.#waiting.delete(reject));
      if (this.#reason) reject(this.#reason);
    });
  }

  /** Lets go of timer and listeners: the exchange is over. */
  clear(): void {
    clearTimeout(this.#timer);
    for (const source of this.#sources) source.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (event: Event): void => {
    if (event.target instanceof AbortSignal) this.#end(event.target.reason);
  };

  #end(cause: unknown): void {
    const reason = reasonFor(this.action, cause);
    this.#reason ??= reason;
    for (const reject of this.#waiting) reject(reason);
    this.#controller?.abort(reason);
    if (this.#inner) this.#inner.#end(reason);
  }
}

/** One signal may end any number of calls: each takes its listener off again, so many of them are no leak. */
export function allowManyListeners(signal: AbortSignal | undefined): void {
  if (signal) setMaxListeners(0, signal);
}
