/** A limit on the wait for a slot: the deadline of a call. */
export interface WaitLimit {
  /** The reason of its end; undefined before. */
  readonly reason: Error | undefined;
  /** Settles as the promise does, or rejects with the reason of the end if that comes first. */
  race<Result>(promise: Promise<Result>): Promise<Result>;
}

/** The queue of tasks that wait for a slot. */
export interface SlotQueue {
  /** Most tasks in the queue. */
  readonly waiting: number;
  /** Makes the error for a task that finds the queue full. */
  readonly full: () => Error;
}

/** Runs a limited number of tasks at a time; the others wait in a queue, first in, first out. */
export class Slots {
  readonly #queue: SlotQueue | undefined;
  readonly #waiting = new Set<() => void>();
  #free: number;

  /** @param queue default: of any length */
  constructor(count: number, queue?: SlotQueue) {
    this.#free = count;
    this.#queue = queue;
  }

  /**
   * Runs a task when a slot is free.
   *
   * @throws what the task throws; the error of a full queue; the reason of the limit, when that comes first
   */
  async run<Result>(task: () => Promise<Result>, limit?: WaitLimit): Promise<Result> {
    await this.#acquire(limit);
    try {
      return await task();
    } finally {
      this.#release();
    }
  }

  async #acquire(limit: WaitLimit | undefined): Promise<void> {
    if (limit?.reason) throw limit.reason;
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#queue && this.#waiting.size >= this.#queue.waiting) throw this.#queue.full();
    let enter = (): void => undefined;
    const turn = new Promise<void>((resolve) => {
      enter = resolve;
    });
    this.#waiting.add(enter);
    try {
      await (limit ? limit.race(turn) : turn);
    } catch (reason) {
      // The slot may have been assigned at the same moment: then it goes to the next task.
      if (!this.#waiting.delete(enter)) this.#release();
      throw reason;
    }
  }

  /** Passes the slot directly to the next task in the queue, so that no other task can take it in between. */
  #release(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
