import { within } from '../../system/deadline.js';
import { HttpFailure } from '../failure.js';

/** Bytes up to which a body is never refused for lack of memory. */
const ALWAYS_TAKEN = 64 * 1024;

/** Milliseconds without new bytes after which a body counts as stalled. */
const STALLED = 500;

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 5;

/**
 * Bytes of complete large bodies that are worked on at a time. As text, as values and in statements of a database, a body
 * takes several times its size.
 */
const MOST_IN_WORK = 2 * 1024 * 1024;

/** One body that is being received. */
export interface UnfinishedBody {
  /** Counts further buffered bytes of it. This call may end the body. */
  grow(bytes: number): void;
  /** Releases its share of the budget. A second call has no effect. */
  done(): void;
}

interface Entry {
  bytes: number;
  /** Time of its last bytes, in milliseconds of the monotonic clock. */
  last: number;
  hasEnded: boolean;
  readonly end: (failure: HttpFailure) => void;
}

function isLarge({ bytes }: Entry): boolean {
  return bytes > ALWAYS_TAKEN;
}

/** A complete large body that waits to be worked on. */
interface WaitingBody {
  readonly bytes: number;
  readonly begin: () => void;
}

/** The failure for a large body that exceeds the budget. */
function budgetExceeded(): HttpFailure {
  const message = `too much is being received at this moment; try again in ${RETRY_AFTER} seconds`;
  return new HttpFailure('server_busy', message, { retryAfter: RETRY_AFTER });
}

function stalled(): HttpFailure {
  const message = 'the request body stalled while its room was needed for others; send it again';
  return new HttpFailure('body_too_slow', message);
}

/**
 * The memory budget of all bodies that are being received. When it is full, the longest stalled body is ended, and new
 * large bodies are refused with `Retry-After`; small ones are always accepted. A caller that sends many bodies and
 * completes none therefore slows down only itself.
 */
export class UnfinishedBodies {
  readonly #bodies = new Set<Entry>();
  #bufferedBytes = 0;
  #bytesInWork = 0;
  readonly #waiting = new Set<WaitingBody>();

  /** @param maxBytes bytes that all bodies may occupy together */
  constructor(readonly maxBytes: number) {}

  /** Bytes of large bodies that are worked on now. */
  get bytesInWork(): number {
    return this.#bytesInWork;
  }

  /** Bytes buffered now. */
  get bufferedBytes(): number {
    return this.#bufferedBytes;
  }

  /**
   * Registers a body that is about to be received.
   *
   * @param end called with the reason when the body has to end
   * @param declared its length in bytes, where the caller sent one
   * @throws HttpFailure `server_busy` for a large body whose declared length does not fit
   */
  begin(end: (failure: HttpFailure) => void, declared = 0): UnfinishedBody {
    if (declared > ALWAYS_TAKEN && this.#bufferedBytes + declared > this.maxBytes) {
      this.#makeRoom(declared);
      throw budgetExceeded();
    }
    const entry: Entry = { bytes: 0, last: 0, hasEnded: false, end };
    return {
      grow: (bytes) => this.#grow(entry, bytes),
      done: () => this.#remove(entry),
    };
  }

  /**
   * Counts a complete body while `work` runs. A complete body is never ended, but its bytes reduce the room for further
   * large ones.
   *
   * @param bytes its size
   */
  during<Result>(bytes: number, work: () => Result | Promise<Result>): Result | Promise<Result> {
    return bytes <= ALWAYS_TAKEN ? work() : this.#countDuring(bytes, work);
  }

  /**
   * Waits until a complete body may be worked on. Large ones wait for each other, in their order, and their bytes reduce
   * the room for further large ones. Small ones never wait.
   *
   * @param bytes its size
   * @param timeout milliseconds that it waits
   * @returns a function that ends the work; undefined for a small body
   * @throws HttpFailure `server_busy` when it has waited too long
   */
  beginWork(bytes: number, timeout: number): Promise<() => void> | undefined {
    return bytes <= ALWAYS_TAKEN ? undefined : this.#beginLargeWork(bytes, timeout);
  }

  async #beginLargeWork(bytes: number, timeout: number): Promise<() => void> {
    this.#bufferedBytes += bytes;
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const waiting = { bytes, begin };
    this.#waiting.add(waiting);
    this.#beginNext();
    try {
      await within(begun, timeout, budgetExceeded);
    } catch (failure) {
      this.#bufferedBytes -= bytes;
      // Its work may have begun at the same moment.
      if (!this.#waiting.delete(waiting)) this.#endWork(bytes);
      else this.#beginNext();
      throw failure;
    }
    return () => {
      this.#bufferedBytes -= bytes;
      this.#endWork(bytes);
    };
  }

  #endWork(bytes: number): void {
    this.#bytesInWork -= bytes;
    this.#beginNext();
  }

  /** Begins the work on the bodies that have waited longest, as many as fit; a body above the limit is alone. */
  #beginNext(): void {
    for (const waiting of this.#waiting) {
      const isFree = this.#bytesInWork === 0;
      if (!isFree && this.#bytesInWork + waiting.bytes > MOST_IN_WORK) return;
      this.#waiting.delete(waiting);
      this.#bytesInWork += waiting.bytes;
      waiting.begin();
    }
  }

  async #countDuring<Result>(bytes: number, work: () => Result | Promise<Result>): Promise<Result> {
    this.#bufferedBytes += bytes;
    try {
      return await work();
    } finally {
      this.#bufferedBytes -= bytes;
    }
  }

  #grow(entry: Entry, bytes: number): void {
    if (entry.hasEnded) return;
    const wasLarge = isLarge(entry);
    if (entry.bytes === 0) this.#bodies.add(entry);
    entry.last = performance.now();
    entry.bytes += bytes;
    this.#bufferedBytes += bytes;
    if (this.#bufferedBytes <= this.maxBytes) return;
    const hasRoom = this.#makeRoom(0, entry);
    if (isLarge(entry) && (!wasLarge || !hasRoom)) this.#end(entry, budgetExceeded());
  }

  /** Ends stalled bodies, the longest stalled first, until `bytes` more fit. @returns whether they fit */
  #makeRoom(bytes: number, exempt?: Entry): boolean {
    const since = performance.now() - STALLED;
    const candidates = [...this.#bodies]
      .filter((entry) => entry !== exempt && entry.last <= since)
      .sort((one, other) => one.last - other.last);
    // Small ones come last: they free little memory.
    for (const entry of [...candidates.filter(isLarge), ...candidates]) {
      if (this.#bufferedBytes + bytes <= this.maxBytes) return true;
      if (!entry.hasEnded) this.#end(entry, stalled());
    }
    return this.#bufferedBytes + bytes <= this.maxBytes;
  }

  #end(entry: Entry, failure: HttpFailure): void {
    this.#remove(entry);
    entry.end(failure);
  }

  #remove(entry: Entry): void {
    this.#bodies.delete(entry);
    this.#bufferedBytes -= entry.bytes;
    entry.bytes = 0;
    entry.hasEnded = true;
  }
}
