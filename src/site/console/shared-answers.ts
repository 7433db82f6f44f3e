/** An answer is made anew after so many milliseconds, whatever happens. */
const LONGEST = 250;
/** More lists than are looked at together. */
const MOST = 64;

interface Made {
  readonly at: number;
  readonly text: Promise<string>;
}

/**
 * Answers that are the same for everybody who may ask. When something is new, every open page asks for its list: the
 * list is read and written out once for all of them, and not once for each.
 */
export class SharedAnswers {
  readonly #made = new Map<string, Made>();

  /** @param isWatched whether somebody is told of news, and so asks soon after it: only then answers are kept */
  constructor(readonly isWatched: () => boolean) {}

  /** Forgets all answers: there is something new. Who asks from now on gets what is read from now on. */
  renew(): void {
    this.#made.clear();
  }

  /**
   * The answer to a question.
   *
   * @param make reads and writes it out; what it throws is told to those who wait for it, and kept for nobody
   */
  answer(question: string, make: () => Promise<string>): Promise<string> {
    if (!this.isWatched()) return make();
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
