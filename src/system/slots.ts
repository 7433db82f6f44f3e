/** What may end the wait for a slot: the deadline of a call. */
export interface WaitLimit {
  /** Why it is over; undefined while it is not. */
  readonly reason: Error | undefined;
  /** The promise's outcome, or the reason of the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result>;
}

/** The line of those who wait for a slot. */
export interface SlotsLine {
  /** How many may wait at one time. */
  readonly waiting: number;
  /** Makes the error for one who finds no room in the line. */
  readonly full: () => Error;
}

/** Runs so many tasks at one time; the others wait in a line, first come first served. */
export class Slots {
  readonly #line: SlotsLine | undefined;
  readonly #waiting = new Set<() => void>();
  #free: number;

  /** @param line default: as long as it gets */
  constructor(count: number, line?: SlotsLine) {
    this.#free = count;
    this.#line = line;
  }

  /**
   * Runs a task now or in its turn.
   *
   * @throws what the task throws; the error of a line that is full; the reason of the limit, when that comes first
   */
  async run<Result>(task: () => Promise<Result>, limit?: WaitLimit): Promise<Result> {
    await this.#take(limit);
    try {
      return await task();
    } finally {
      this.#giveBack();
    }
  }

  async #take(limit: WaitLimit | undefined): Promise<void> {
    if (limit?.reason) throw limit.reason;
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#line && this.#waiting.size >= this.#line.waiting) throw this.#line.full();
    let enter = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      enter = resolve;
    });
    this.#waiting.add(enter);
    try {
      await (limit ? limit.race(turn) : turn);
    } catch (reason) {
      // The turn may have come at the same moment: then it is somebody else's.
      if (!this.#waiting.delete(enter)) this.#giveBack();
      throw reason;
    }
  }

  /** The slot passes straight to the next in line, so that nobody can slip in between. */
  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
