import { deadline } from './deadline.js';

/** Answers that wait for their readers may hold so much together, in bytes. */
const MOST_HELD = 64 * 1024 * 1024;

/** An answer of which nothing was taken for so long makes room for others, in milliseconds. */
const STALLED = 2000;

/** The same where they hold twice what they may. */
const STALLED_WHEN_CROWDED = 250;

/** Milliseconds between looks for stalled answers, while there is no room. */
const LOOK = 250;

/** A few large answers have room beside each other: none counts as more than this part of it all. */
const LARGEST_SHARE = 1 / 8;

interface Entry {
  readonly bytes: number;
  /** When its reader last took something. */
  readonly since: number;
  readonly end: () => void;
}

/**
 * The one budget for the memory of all answers that wait for their readers, on all connections. When it is full, those
 * are ended of which nothing was taken for longest. A caller that asks over many connections and reads nothing is
 * served worse, and nobody else; an answer may be of any size.
 */
export class UnreadAnswers {
  /** Each wait is a new entry, so that the longest wait is the first. */
  readonly #entries = new Set<Entry>();
  #held = 0;
  #isLooking = false;

  /** @param mostHeld what all of them may hold together, in bytes */
  constructor(readonly mostHeld: number) {}

  /** In bytes, now. */
  get held(): number {
    return this.#held;
  }

  /**
   * Counts an answer while it waits for its reader to take something.
   *
   * @param bytes that it holds
   * @param end called when the answer has to end
   * @returns ends the wait
   */
  wait(bytes: number, end: () => void): () => void {
    const counted = Math.min(bytes, this.mostHeld * LARGEST_SHARE);
    const entry: Entry = { bytes: counted, since: performance.now(), end };
    this.#entries.add(entry);
    this.#held += counted;
    this.#makeRoom();
    return () => this.#remove(entry);
  }

  #makeRoom(): void {
    for (const entry of this.#entries) {
      if (this.#held <= this.mostHeld) return;
      const patience = this.#held > 2 * this.mostHeld ? STALLED_WHEN_CROWDED : STALLED;
      if (performance.now() - entry.since < patience) break;
      this.#remove(entry);
      entry.end();
    }
    if (this.#held > this.mostHeld) this.#lookAgain();
  }

  #lookAgain(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    deadline(LOOK, () => {
      this.#isLooking = false;
      this.#makeRoom();
    });
  }

  #remove(entry: Entry): void {
    if (this.#entries.delete(entry)) this.#held -= entry.bytes;
  }
}

/** Those of this process. */
export const unreadAnswers = new UnreadAnswers(MOST_HELD);
