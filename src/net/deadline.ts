import { CallError, type Peer } from './call-error.js';

/** What ends a call. */
export interface DeadlineOptions {
  readonly peer: Peer;
  /** Milliseconds; undefined for as long as it takes. */
  readonly timeout?: number | undefined;
  /** The deadline of the whole call, where this one is that of an attempt. */
  readonly within?: Deadline;
  /** Signals that end it: the caller's, the closing of a client. */
  readonly signals?: readonly (AbortSignal | undefined)[];
}

type Listener = (reason: CallError) => void;

/**
 * The end of a call, or of one attempt at it, whatever brings it: its time, or a signal. One object for both, and no
 * `AbortSignal.any` and `AbortSignal.timeout`: the latter's timer outlives the call, and cannot be set back while a
 * file is on its way. The signal is made only for those who ask for it.
 */
export class Deadline {
  readonly #peer: Peer;
  readonly #timeout: number;
  readonly #began = performance.now();
  readonly #signals: readonly AbortSignal[];
  readonly #listeners = new Set<Listener>();
  #controller: AbortController | undefined;
  #reason: CallError | undefined;
  #timer: NodeJS.Timeout | undefined;
  #release: (() => void) | undefined;

  constructor({ peer, timeout, within, signals = [] }: DeadlineOptions) {
    this.#peer = peer;
    this.#timeout = timeout ?? Number.POSITIVE_INFINITY;
    this.#signals = signals.filter((signal) => signal !== undefined);
    for (const signal of this.#signals) {
      if (signal.aborted) this.#abort(signal.reason);
      else signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    this.#release = within?.onEnd((reason) => this.#end(reason));
    if (timeout !== undefined && !this.#reason)
      this.#timer = setTimeout(() => this.#expire(timeout), timeout);
  }

  /** Why it is over; undefined while it is not. */
  get reason(): CallError | undefined {
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

  /** Milliseconds that are left. */
  left(): number {
    return this.#began + this.#timeout - performance.now();
  }

  /** Starts the clock anew: a piece of a file has passed. */
  touch(): void {
    this.#timer?.refresh();
  }

  /** Calls a function when it is over, or at once. @returns what takes it back */
  onEnd(listener: Listener): () => void {
    if (this.#reason) listener(this.#reason);
    else this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The promise's outcome, or the reason of the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const release = this.onEnd(reject);
      promise.then(resolve, reject).finally(release);
    });
  }

  /** Waits, unless it ends before. @throws the reason of the end */
  async pause(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    try {
      await this.race(over);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets go of timer and listeners: the call is over. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#release?.();
    for (const signal of this.#signals) signal.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (event: Event): void => {
    if (event.target instanceof AbortSignal) this.#abort(event.target.reason);
  };

  #abort(cause: unknown): void {
    const { host, fail } = this.#peer;
    if (!CallError.is(cause)) {
      this.#end(fail('aborted', `the caller ended the exchange with ${host}`, { cause }));
    } else if (cause.code === 'client_closed') {
      this.#end(fail('client_closed', 'the client was closed'));
    } else this.#end(cause);
  }

  #expire(timeout: number): void {
    const { host, fail } = this.#peer;
    this.#end(fail('timed_out', `no complete answer from ${host} within ${timeout} ms`));
  }

  #end(reason: CallError): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.clear();
    for (const listener of this.#listeners) listener(reason);
    this.#listeners.clear();
    this.#controller?.abort(reason);
  }
}
