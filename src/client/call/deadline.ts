import { LinkCallError } from '../errors/call-error.js';
import type { ExchangeDeadline } from '../transport/exchange.js';

/** The end of one call: the time for all its attempts together, or the caller's signal. */
export class CallDeadline implements ExchangeDeadline {
  readonly #end: number;

  constructor(
    readonly event: string,
    readonly timeout: number,
    readonly signal: AbortSignal | undefined,
  ) {
    this.#end = performance.now() + timeout;
  }

  left(): number {
    return this.#end - performance.now();
  }

  expired(): LinkCallError {
    return new LinkCallError('timed_out', this.event, `no answer within ${this.timeout} ms`);
  }

  aborted(): LinkCallError {
    const cause: unknown = this.signal?.reason;
    return new LinkCallError('aborted', this.event, 'the call was aborted', { cause });
  }

  /** Waits, unless the signal ends it. */
  async pause(milliseconds: number): Promise<void> {
    const { signal } = this;
    if (signal?.aborted) throw this.aborted();
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        clearTimeout(timer);
        reject(this.aborted());
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }
}
