import type { Deadline } from './deadline.js';

/** Lets so many calls through at one time; the others wait, first come first served. */
export class Slots {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Waits for a slot; whoever got one gives it back. @throws the reason of the deadline, when that comes first */
  async take(deadline: Deadline): Promise<void> {
    if (deadline.reason) throw deadline.reason;
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    let enter = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      enter = resolve;
    });
    this.#waiting.add(enter);
    try {
      await deadline.race(turn);
    } catch (reason) {
      // The turn may have come at the same moment: then it is somebody else's.
      if (!this.#waiting.delete(enter)) this.giveBack();
      throw reason;
    }
  }

  giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
