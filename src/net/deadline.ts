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

/** What a deadline ends. */
export interface Ended {
  end(reason: CallError): void;
}

/**
 * The end of a call, or of one attempt at it, whatever brings it: its time, or a signal. One object for both, and no
 * `AbortSignal.any` and `AbortSignal.timeout`: the latter's timer outlives the call, and cannot be set back while a
 * file is on its way. The signal is made only for those who ask for it.
 */
export class Deadline implements Ended {
  readonly #peer: Peer;
  readonly #timeout: number;
  readonly #began = performance.now();
  readonly #signals: AbortSignal[] = [];
  readonly #ended: Ended[] = [];
  readonly #within: Deadline | undefined;
  #controller: AbortController | undefined;
  #reason: CallError | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ peer, timeout, within, signals = [] }: DeadlineOptions) {
    this.#peer = peer;
    this.#timeout = timeout ?? Number.POSITIVE_INFINITY;
    for (const signal of signals) {
      if (!signal) continue;
      this.#signals.push(signal);
      if (signal.aborted) this.#abort(signal.reason);
      else signal.addEventListener('abort', this.#onAbort, { once: true });
    }
    this.#within = within;
    within?.add(this);
    this.#run();
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
    if (this.#timer) this.#timer.refresh();
    else this.#run();
  }

  /** Stops the clock while nothing is asked of the peer, until it is started anew. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    const milliseconds = this.#timeout;
    if (!Number.isFinite(milliseconds) || this.#reason) return;
    this.#timer = setTimeout(() => this.#expire(milliseconds), milliseconds);
  }

  /** Has something ended when this is over, or at once. */
  add(ended: Ended): void {
    if (this.#reason) ended.end(this.#reason);
    else this.#ended.push(ended);
  }

  /** Takes back what {@link Deadline.add} was given. */
  remove(ended: Ended): void {
    const index = this.#ended.indexOf(ended);
    if (index >= 0) this.#ended.splice(index, 1);
  }

  /** The promise's outcome, or the reason of the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const racing = { end: reject };
      this.add(racing);
      promise.then(resolve, reject).finally(() => this.remove(racing));
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

  /** Ends it before its time. */
  end(reason: CallError): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.clear();
    for (const ended of this.#ended.splice(0)) ended.end(reason);
    this.#controller?.abort(reason);
  }

  /** Lets go of timer and listeners: the call is over. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#within?.remove(this);
    for (const signal of this.#signals) signal.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (event: Event): void => {
    if (event.target instanceof AbortSignal) this.#abort(event.target.reason);
  };

  #abort(cause: unknown): void {
    const { host, fail } = this.#peer;
    if (!CallError.is(cause)) {
      this.end(fail('aborted', `the caller ended the exchange with ${host}`, { cause }));
    } else if (cause.code === 'client_closed') {
      this.end(fail('client_closed', 'the client was closed'));
    } else this.end(cause);
  }

  #expire(timeout: number): void {
    const { host, fail } = this.#peer;
    this.end(fail('timed_out', `no complete answer from ${host} within ${timeout} ms`));
  }
}
