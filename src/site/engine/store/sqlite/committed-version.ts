/**
 * Asks which version of a database is committed, once for all requests of one turn of the event loop. What this process
 * commits is seen at once, what another one does from the next turn on: it was beside the requests of this one.
 */
export class CommittedVersion {
  #known: number | undefined;

  /** @param ask a number that differs after each commit */
  constructor(readonly ask: () => number) {}

  /** The version. @throws what asking throws */
  get(): number {
    if (this.#known === undefined) {
      this.#known = this.ask();
      setImmediate(() => this.forget());
    }
    return this.#known;
  }

  /** Asks anew the next time: something was committed, and whoever did so may read it at once. */
  forget(): void {
    this.#known = undefined;
  }
}
