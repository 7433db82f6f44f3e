/** Work that is done beside answering; it must not reject. */
export type Task = (signal: AbortSignal) => Promise<void>;

/**
 * Runs tasks soon after they are asked for, and regularly: other processes may have left something to do. Within a
 * burst, and while a run is under way, asking again leads to one further run.
 */
export class BackgroundRunner {
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isAsked = false;
  #isStarted = false;

  /**
   * @param wait milliseconds from the asking to the run
   * @param interval milliseconds between regular runs
   */
  constructor(
    readonly tasks: readonly Task[],
    readonly wait: number,
    readonly interval: number,
  ) {}

  /** Begins; what was left by an earlier process is done first. */
  start(): void {
    this.#isStarted = true;
    this.wake();
  }

  /** Asks for a run. Does nothing before the start. */
  wake(): void {
    if (!this.#isStarted || this.#ending.signal.aborted) return;
    if (this.#running) this.#isAsked = true;
    else this.#arm(this.wait);
  }

  /** Aborts what is under way and waits for its end. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  #arm(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#run();
    }, delay);
    // Work that waits is no reason to keep a process alive whose server is gone.
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task(this.#ending.signal)));
    this.#running = undefined;
    if (this.#ending.signal.aborted) return;
    this.#arm(this.#isAsked ? this.wait : this.interval);
    this.#isAsked = false;
  }
}
