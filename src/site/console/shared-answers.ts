/** Milliseconds after which an answer is always computed anew. */
const LONGEST = 250;
/** The most stored answers. */
const MOST = 64;

interface Made {
  readonly at: number;
  readonly text: Promise<string>;
}

/**
 * Answers that are the same for all permitted users. After a change every open page requests its list: the list is read
 * and serialised once for all of them.
 */
export class SharedAnswers {
  readonly #made = new Map<string, Made>();

  /**
   * @param hasFollowers returns true while a page is notified of changes, because only then repeated requests are likely
   * and answers are stored
   */
  constructor(readonly hasFollowers: () => boolean) {}

  /** Discards all answers after a change. Later requests read anew. */
  renew(): void {
    this.#made.clear();
  }

  /**
   * Returns the answer to a question.
   *
   * @param make reads and serialises it; its error is reported to all waiting requests and not stored
   */
  answer(question: string, make: () => Promise<string>): Promise<string> {
    if (!this.hasFollowers()) return make();
    const known = this.#made.get(question);
    const at = performance.now();
    if (known && at - known.at < LONGEST) return known.text;
    if (this.#made.size >= MOST) this.#made.clear();
    const made: Made = { at, text: make() };
    this.#made.set(question, made);
    made.text.catch(() => {
      if (this.#made.get(question) === made) this.#made.delete(question);
    });
    return made.text;
  }
}
