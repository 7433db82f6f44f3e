import { deadline } from '../system/deadline.js';

/** Bytes that answers may occupy together while they wait for their readers. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Milliseconds without progress after which an answer makes room for others. */
const STALLED = 2000;

/** The same when twice the budget is occupied. */
const STALLED_WHEN_CROWDED = 250;

/** Milliseconds between checks for stalled answers, while the budget is exceeded. */
const CHECK_INTERVAL = 250;

/** The part of the budget that one answer counts for at most, so that a few large answers fit together. */
const LARGEST_SHARE = 1 / 8;

interface Entry {
  readonly bytes: number;
  /** Time when its reader last read, in milliseconds of the monotonic clock. */
  readonly since: number;
  readonly end: () => void;
}

/**
 * The memory budget of all answers that wait for their readers, on all connections. When it is exceeded, the longest
 * stalled answers are ended. A caller that opens many connections and reads nothing therefore slows down only itself.
 * An answer may have any size.
 */
export class UnreadAnswers {
  /** In order of their start: the first entry waits longest. */
  readonly #entries = new Set<Entry>();
  #bufferedBytes = 0;
  #isCheckScheduled = false;

  /** @param maxBytes bytes that all answers may occupy together */
  constructor(readonly maxBytes: number) {}

  /** Bytes occupied now. */
  get bufferedBytes(): number {
    return this.#bufferedBytes;
  }

  /**
   * Counts an answer while it waits for its reader.
   *
   * @param bytes that it occupies
   * @param end called when the answer has to end
   * @returns a function that ends the wait
   */
  wait(bytes: number, end: () => void): () => void {
    const counted = Math.min(bytes, this.maxBytes * LARGEST_SHARE);
    const entry: Entry = { bytes: counted, since: performance.now(), end };
    this.#entries.add(entry);
    this.#bufferedBytes += counted;
    this.#makeRoom();
    return () => this.#remove(entry);
  }

  #makeRoom(): void {
    for (const entry of this.#entries) {
      if (this.#bufferedBytes <= this.maxBytes) return;
      const longest = this.#bufferedBytes > 2 * this.maxBytes ? STALLED_WHEN_CROWDED : STALLED;
      if (performance.now() - entry.since < longest) break;
      this.#remove(entry);
      entry.end();
    }
    if (this.#bufferedBytes > this.maxBytes) this.#checkLater();
  }

  #checkLater(): void {
    if (this.#isCheckScheduled) return;
    this.#isCheckScheduled = true;
    deadline(CHECK_INTERVAL, () => {
      this.#isCheckScheduled = false;
      this.#makeRoom();
    });
  }

  #remove(entry: Entry): void {
    if (this.#entries.delete(entry)) this.#bufferedBytes -= entry.bytes;
  }
}

/** The budget of this process. */
export const unreadAnswers = new UnreadAnswers(MOST_BYTES);
