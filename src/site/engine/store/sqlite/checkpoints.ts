/** The number of commits after which their pages are checkpointed. */
const OFTEN = 64;

/**
 * Copies committed pages from the write-ahead log to the database file, beside the commits. SQLite would do it within a
 * commit, which would then take ten times as long.
 */
export class Checkpoints {
  #count = 0;
  #running: Promise<unknown> | undefined;

  /** @param carry runs one passive checkpoint, off the event loop, on its own handle */
  constructor(readonly carry: () => Promise<unknown>) {}

  /** Counts committed pieces of work. */
  committed(count: number): void {
    this.#count += count;
    if (this.#count < OFTEN || this.#running) return;
    this.#count = 0;
    this.#running = this.#run();
  }

  /** Waits for a checkpoint in progress. */
  async close(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.carry();
    } catch {
      // A later checkpoint, or SQLite within a commit, copies the rest.
    } finally {
      this.#running = undefined;
    }
  }
}
