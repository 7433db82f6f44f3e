/**
 * Reads the version of a database once for all requests of one turn of the event loop. Commits of this process are
 * visible at once, those of others from the next turn on, as they were simultaneous with the requests of this turn.
 */
export class CommittedVersion {
  #known: number | undefined;

  /** @param ask returns a number that differs after each commit */
  constructor(readonly ask: () => number) {}

  /** Returns the version. @throws the errors of reading it */
  get(): number {
    if (this.#known === undefined) {
      this.#known = this.ask();
      setImmediate(() => this.forget());
    }
    return this.#known;
  }

  /** Discards the version after a commit of this process, which may be read at once. */
  forget(): void {
    this.#known = undefined;
  }
}
