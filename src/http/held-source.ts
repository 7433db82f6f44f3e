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
