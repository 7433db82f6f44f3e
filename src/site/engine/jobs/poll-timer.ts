/**
 * A timer that polls again and again, one poll at a time. Each poll returns the time to the next one, and a request
 * brings that forward.
 */
export class PollTimer {
  readonly #poll: () => Promise<number>;
  #timer: NodeJS.Timeout | undefined;
  /** The time of the next poll by `performance.now()`; infinite while none is set. */
  #nextAt = Number.POSITIVE_INFINITY;
  #running: Promise<void> | undefined;
  /** The delay of the poll that was requested while another one ran. */
  #requested: number | undefined;
  #isStopped = false;

  /** @param poll returns the milliseconds to the next poll, and never rejects */
  constructor(poll: () => Promise<number>) {
    this.#poll = poll;
  }

  /**
   * Requests a poll after a delay in milliseconds. Requests in quick succession are one poll, and do not delay it. A
   * request during a poll causes another one after it.
   */
  request(delay: number): void {
    if (this.#running) this.#requested = Math.min(delay, this.#requested ?? delay);
    else if (performance.now() + delay < this.#nextAt) this.#set(delay);
  }

  /** Ends the polls. Resolves when the running one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #set(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#nextAt = performance.now() + delay;
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, delay);
    // A poll that is due does not keep the process of a closed server alive.
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    this.#nextAt = Number.POSITIVE_INFINITY;
    const next = await this.#poll();
    const delay = Math.min(next, this.#requested ?? next);
    this.#requested = undefined;
    this.#running = undefined;
    this.#set(delay);
  }
}
