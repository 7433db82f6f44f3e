import { CallError, type Peer } from './call-error.js';

/** Options of {@link Deadline}. */
export interface DeadlineOptions {
  readonly peer: Peer;
  /** Milliseconds; undefined for no time limit. */
  readonly timeout?: number | undefined;
  /** The deadline of the whole call, for the deadline of one attempt. */
  readonly within?: Deadline;
  /** Signals that end it: that of the caller, that of a closing client. */
  readonly signals?: readonly (AbortSignal | undefined)[];
}

/** An object that a deadline ends. */
export interface Endable {
  end(reason: CallError): void;
}

/**
 * The end of a call, or of one attempt at it, by time limit or signal. It is one object in place of `AbortSignal.any`
 * and `AbortSignal.timeout`: the timer of the latter outlives the call, and cannot be reset while a file is being
 * transferred. The signal is created on first use.
 */
export class Deadline implements Endable {
  readonly #peer: Peer;
  readonly #timeout: number;
  readonly #began = performance.now();
  readonly #signals: AbortSignal[] = [];
  readonly #ended: Endable[] = [];
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

  /** The reason of its end; undefined before. */
  get reason(): CallError | undefined {
    return this.#reason;
  }

  /** A signal that is aborted with the reason at its end. */
  get signal(): AbortSignal {
    if (!this.#controller) {
      this.#controller = new AbortController();
      if (this.#reason) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /** Returns the milliseconds that are left. */
  left(): number {
    return this.#began + this.#timeout - performance.now();
  }

  /** Restarts the timer: a part of a file has been transferred. */
  touch(): void {
    if (this.#timer) this.#timer.refresh();
    else this.#run();
  }

  /** Stops the timer while no answer of the peer is awaited, until {@link Deadline.touch}. */
  suspend(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #run(): void {
    const milliseconds = this.#timeout;
    if (!Number.isFinite(milliseconds) || this.#reason) return;
    this.#timer = setTimeout(() => this.#expire(milliseconds), milliseconds);
  }

  /** Registers an object to end with this deadline; at once if that is over. */
  add(ended: Endable): void {
    if (this.#reason) ended.end(this.#reason);
    else this.#ended.push(ended);
  }

  /** Removes an object that {@link Deadline.add} registered. */
  remove(ended: Endable): void {
    const index = this.#ended.indexOf(ended);
    if (index >= 0) this.#ended.splice(index, 1);
  }

  /** Settles as the promise does, or rejects with the reason of the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const racing = { end: reject };
      this.add(racing);
      promise.then(resolve, reject).finally(() => this.remove(racing));
    });
  }

  /** Waits for a time. @throws the reason of the end, if that comes first */
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

  /** Ends it early. */
  end(reason: CallError): void {
    if (this.#reason) return;
    this.#reason = reason;
    this.clear();
    for (const ended of this.#ended.splice(0)) ended.end(reason);
    this.#controller?.abort(reason);
  }

  /** Removes timer and listeners when the call is over. */
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
