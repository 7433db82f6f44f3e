/** A function that is called once at the end of each turn of the event loop in which somebody has requested it. */
export class TurnEnd {
  #isRequested = false;

  /** @param run may request the end of the next turn */
  constructor(readonly run: () => void) {}

  request(): void {
    if (this.#isRequested) return;
    this.#isRequested = true;
    setImmediate(() => {
      this.#isRequested = false;
      this.run();
    });
  }
}
