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

/** Calls `run` when the tasks of this turn of the event loop have worked until they wait for something outside. */
export function afterTasks(run: () => void): void {
  // Node runs all microtasks between two ticks.
  process.nextTick(() => queueMicrotask(() => process.nextTick(run)));
}
