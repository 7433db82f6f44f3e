/** A place in the queue of a {@link Deadlines}; give it back to {@link Deadlines.remove}. */
export interface Deadline {
  due: number;
  expire: (() => void) | undefined;
  previous: Deadline | undefined;
  next: Deadline | undefined;
}

/**
 * Many timeouts of one length behind a single timer. All last equally long, so the queue is in order of expiry by
 * itself; a request costs two pointer changes instead of a timer of its own.
 */
export class Deadlines {
  #first: Deadline | undefined;
  #last: Deadline | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param duration how long each deadline is, in milliseconds */
  constructor(readonly duration: number) {}

  /** Calls `expire` once, `duration` milliseconds from now, unless it is removed before. */
  add(expire: () => void): Deadline {
    const due = performance.now() + this.duration;
    const deadline: Deadline = { due, expire, previous: this.#last, next: undefined };
    if (this.#last) this.#last.next = deadline;
    else this.#first = deadline;
    this.#last = deadline;
    if (this.#timer === undefined) this.#arm(this.duration);
    return deadline;
  }

  /** Takes a deadline back. Harmless when it has expired or was removed already. */
  remove(deadline: Deadline): void {
    if (deadline.expire === undefined) return;
    deadline.expire = undefined;
    if (deadline.previous) deadline.previous.next = deadline.next;
    else this.#first = deadline.next;
    if (deadline.next) deadline.next.previous = deadline.previous;
    else this.#last = deadline.previous;
    // A removed one that still pointed at its neighbours would keep all that came after it from being collected young.
    deadline.previous = undefined;
    deadline.next = undefined;
  }

  /** Settles as `work` does, or is rejected with what `late` gives when that takes longer than the duration. */
  limit<Result>(work: PromiseLike<Result>, late: () => Error): Promise<Result> {
    return new Promise((resolve, reject) => {
      const deadline = this.add(() => reject(late()));
      work.then(
        (result) => {
          this.remove(deadline);
          resolve(result);
        },
        (error: unknown) => {
          this.remove(deadline);
          reject(error);
        },
      );
    });
  }

  #arm(wait: number): void {
    this.#timer = setTimeout(() => this.#expireDue(), Math.max(1, Math.ceil(wait)));
    // A waiting deadline is no reason to keep a process alive that has nothing else to do.
    this.#timer.unref();
  }

  #expireDue(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (let head = this.#first; head && head.due <= now; head = this.#first) {
      const { expire } = head;
      this.remove(head);
      expire?.();
    }
    if (this.#first && this.#timer === undefined) this.#arm(this.#first.due - now);
  }
}
