import type { Socket } from 'node:net';
import { within } from '../system/deadline.js';

/**
 * One run of an app's handler: its time limit, its abort signal, and the source that it returned, until that has been
 * sent. Each service has a subclass that makes its errors and log entries.
 */
export abstract class HandlerRun {
  #controller: AbortController | undefined;
  #reason: Error | undefined;
  #isOver = false;
  #stopListening: (() => void) | undefined;
  #source: ManagedSource<unknown> | undefined;
  #refuseStep: ((reason: Error) => void) | undefined;

  /**
   * @param timeout milliseconds for the handler, and again for each part of the source that it returned
   * @param socket the caller's connection; undefined when the request came without one
   */
  constructor(
    readonly timeout: number,
    readonly socket: Socket | undefined,
  ) {}

  /** Makes the error for a handler that exceeds its time limit. */
  protected abstract timedOut(): Error;
  /** Makes the error for a caller that has disconnected. */
  protected abstract hungUp(): Error;
  /** Reports a handler that settled after its time limit; `error` is what it threw, undefined when it returned. */
  protected abstract settledLate(error: unknown): void;
  /** Reports a source that could not be closed. */
  protected abstract closingFailed(error: unknown): void;

  /**
   * A signal that is aborted at the time limit, and when the caller disconnects. It is created on first use; if that is
   * late, it is aborted already.
   */
  get signal(): AbortSignal {
    // Most handlers never use it, and a controller costs more than the rest of a run.
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      this.#listen();
      if (this.#reason !== undefined) this.#controller.abort(this.#reason);
    }
    return this.#controller.signal;
  }

  /**
   * Runs the handler within its time limit. A disconnect of the caller does not end it: what it has begun to
   * store is completed.
   *
   * @throws what the handler throws, or the error of the time limit
   */
  async start(handler: () => unknown): Promise<unknown> {
    const outcome = handler();
    if (!isThenable(outcome)) return outcome;
    // Reading `then` may run code of the handler: it is read once, here.
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

  /** Manages a source that the handler returned: it is closed when the run is over, for whatever reason. */
  manage<Item>(source: Source<Item>): AsyncIterableIterator<Item> {
    const managed = new ManagedSource(source, (error) => this.closingFailed(error));
    this.#source = managed;
    if (this.#reason === undefined) this.#listen();
    else managed.close();
    return managed;
  }

  /**
   * Waits for one part of the source that the handler returned.
   *
   * @throws what the part throws, the error of the time limit, or that of a caller that has disconnected
   */
  step<Part>(part: PromiseLike<Part>): Promise<Part> {
    return new Promise((resolve, reject) => {
      this.#refuseStep = reject;
      within(part, this.timeout, () => this.#expire()).then(resolve, reject);
      if (this.#reason !== undefined) reject(this.#reason);
    });
  }

  /** Ends the run: the answer is complete, or there is none. */
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

/** Returns true for a promise, and for any other object with a `then` function. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return 'then' in value && typeof value.then === 'function';
}

/** A result that is read part by part: a generator, any iterable, a stream. */
export type Source<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Returns true for a value that is read part by part; false for arrays and text, which are complete. */
export function isSource(value: unknown): value is Source<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Symbol.asyncIterator in value || Symbol.iterator in value;
}

function isStream(value: unknown): value is { destroy(): unknown } {
  if (typeof value !== 'object' || value === null) return false;
  return 'pipe' in value && 'destroy' in value && typeof value.destroy === 'function';
}

/** Destroys a stream that will not be read. Other values occupy no resources before they are iterated. */
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

/** A source of the app that is closed exactly once: at its end, when it fails, or when its consumer stops. */
export class ManagedSource<Item> implements AsyncIterableIterator<Item> {
  readonly #source: Source<Item>;
  readonly #iterator: Iterator<Item> | AsyncIterator<Item>;
  readonly #closingFailed: (error: unknown) => void;
  #isOver = false;
  #isClosed = false;

  /** @param closingFailed called with the error of a source that could not be closed */
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
      // A closed source never reports its end: a part must not be taken for the whole.
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

  /** Closes the source without waiting for it. */
  close(): void {
    if (this.#isOver || this.#isClosed) return;
    this.#isClosed = true;
    // `return()` of the iterator would wait for a stalled stream.
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
