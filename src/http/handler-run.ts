import type { Socket } from 'node:net';
import { within } from './deadline.js';

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

/** What a handler may give piece by piece: a generator, any iterable, a stream. */
export type Source<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Whether a value gives its parts one by one; arrays and texts are whole already. */
export function isSource(value: unknown): value is Source<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Symbol.asyncIterator in value || Symbol.iterator in value;
}

function isStream(value: unknown): value is { destroy(): unknown } {
  if (typeof value !== 'object' || value === null) return false;
  return 'pipe' in value && 'destroy' in value && typeof value.destroy === 'function';
}

/** Closes a stream that nobody is going to read. Whatever else a handler gave holds nothing before it is begun. */
export function discard(value: unknown): void {
  if (!isStream(value)) return;
  if ('on' in value && typeof value.on === 'function') value.on('error', () => {});
  value.destroy();
}

function iteratorOf<Item>(source: Source<Item>): Iterator<Item> | AsyncIterator<Item> {
  return Symbol.asyncIterator in source
    ? source[Symbol.asyncIterator]()
    : source[Symbol.iterator]();
}

/** A source of the app's that is closed exactly once: at its end, when it fails, or when nobody wants the rest. */
export class HeldSource<Item> implements AsyncIterableIterator<Item> {
  readonly #source: Source<Item>;
  readonly #iterator: Iterator<Item> | AsyncIterator<Item>;
  readonly #closingFailed: (error: unknown) => void;
  #isOver = false;
  #isClosed = false;

  /** @param closingFailed hears of a source that could not be closed */
  constructor(source: Source<Item>, closingFailed: (error: unknown) => void) {
    this.#source = source;
    this.#closingFailed = closingFailed;
    this.#iterator = iteratorOf(source);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Item, undefined>> {
    try {
      this.#refuseClosed();
      const step = await this.#iterator.next();
      // What was closed has no end: a part must never be taken for the whole.
      this.#refuseClosed();
      if (!step.done) return { done: false, value: await step.value };
      this.#isOver = true;
      return { done: true, value: undefined };
    } catch (error) {
      this.close();
      throw error;
    }
  }

  async return(): Promise<IteratorResult<Item, undefined>> {
    this.close();
    return { done: true, value: undefined };
  }

  /** Closes the source; a stalled one is told, and not waited for. */
  close(): void {
    if (this.#isOver || this.#isClosed) return;
    this.#isClosed = true;
    // The iterator of a stream that has stalled would wait for the stream.
    if (isStream(this.#source)) this.#source.destroy();
    void this.#return();
  }

  #refuseClosed(): void {
    if (this.#isClosed) throw new Error('what the handler returned was closed before its end');
  }

  async #return(): Promise<void> {
    try {
      await this.#iterator.return?.();
    } catch (error) {
      this.#closingFailed(error);
    }
  }
}
