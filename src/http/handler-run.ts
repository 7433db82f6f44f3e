import type { Socket } from 'node:net';
import { within } from './deadline.js';
import { discard, HeldSource, type Source } from './held-source.js';

/**
 * One run of an app's handler: its time, its abort signal, and what it returned, as long as that is being sent. What
 * the caller and the log are told is the service's own: each has a subclass.
 */
export abstract class HandlerRun {
  #controller: AbortController | undefined;
  #reason: Error | undefined;
  #isOver = false;
  #stopListening: (() => void) | undefined;
  #source: HeldSource<unknown> | undefined;
  #refuseStep: ((reason: Error) => void) | undefined;

  /**
   * @param timeout milliseconds for the handler, and again for each part of what it returned
   * @param socket the caller's connection; undefined when the request came without one
   */
  constructor(
    readonly timeout: number,
    readonly socket: Socket | undefined,
  ) {}

  /** The failure when the time is over. */
  protected abstract timedOut(): Error;
  /** The failure when the caller has hung up. */
  protected abstract hungUp(): Error;
  /** Hears of a handler that settled after its time; `error` is what it threw, undefined when it returned. */
  protected abstract settledLate(error: unknown): void;
  /** Hears of a source that could not be closed. */
  protected abstract closingFailed(error: unknown): void;

  /** Aborted at the deadline, and when the caller hangs up; tells so too when it is first asked for afterwards. */
  get signal(): AbortSignal {
    // Most handlers never ask, and a controller costs more than all the rest of a run.
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      this.#listen();
      if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /**
   * Runs the handler within its time. It is not waited for when the caller hangs up before: what it has begun to store
   * is stored.
   *
   * @throws what the handler throws, or that its time is over
   */
  async start(handler: () => unknown): Promise<unknown> {
    const outcome = handler();
    if (!isThenable(outcome)) return outcome;
    // Looking at what a handler gave may run code of its own.
    const settled = Promise.resolve(outcome);
    return within(settled, this.timeout, () => {
      settled.then(
        (result) => {
          discard(result);
          this.settledLate(undefined);
        },
        (error: unknown) => this.settledLate(error),
      );
      return this.#expire();
    });
  }

  /** Takes charge of a source that the handler returned: it is closed when the run is over, however that comes. */
  hold<Item>(source: Source<Item>): AsyncIterableIterator<Item> {
    const held = new HeldSource(source, (error) => this.closingFailed(error));
    this.#source = held;
    if (this.#reason === undefined) this.#listen();
    else held.close();
    return held;
  }

  /**
   * Waits for one part of what the handler returned.
   *
   * @throws what the part throws, that its time is over, or that the caller has hung up
   */
  step<Part>(part: PromiseLike<Part>): Promise<Part> {
    return new Promise((resolve, reject) => {
      this.#refuseStep = reject;
      within(part, this.timeout, () => this.#expire()).then(resolve, reject);
      if (this.#reason !== undefined) reject(this.#reason);
    });
  }

  /** Ends the run: the whole answer has been made, or there is none. */
  end(): void {
    if (this.#isOver) return;
    if (this.socket?.destroyed) this.#abort(this.hungUp());
    this.#isOver = true;
    this.#stopListening?.();
    this.#source?.close();
  }

  #listen(): void {
    const { socket } = this;
    if (socket === undefined || this.#isOver || this.#stopListening) return;
    const gone = () => this.#abort(this.hungUp());
    if (socket.destroyed) {
      gone();
      return;
    }
    socket.once('close', gone);
    this.#stopListening = () => socket.removeListener('close', gone);
  }

  #expire(): Error {
    const failure = this.timedOut();
    this.#abort(failure);
    return failure;
  }

  #abort(reason: Error): void {
    if (this.#isOver || this.#reason !== undefined) return;
    this.#reason = reason;
    this.#refuseStep?.(reason);
    this.#controller?.abort(reason);
    this.#source?.close();
  }
}

/** Whether a value is a promise, or looks like one to `await`. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return 'then' in value && typeof value.then === 'function';
}
