/** Pieces of work after which their pages are carried over. */
const OFTEN = 64;

/**
 * Carries what was committed over from the write-ahead log into the database file, beside the commits. SQLite does it
 * within a commit: all whose work is in that one wait until the file is synced too, ten times as long as for others.
 */
export class Checkpoints {
  #count = 0;
  #running: Promise<unknown> | undefined;

  /** @param carry one passive checkpoint, off the event loop, on a handle of its own */
  constructor(readonly carry: () => Promise<unknown>) {}

  /** Hears of a commit of so many pieces of work. */
  committed(count: number): void {
    this.#count += count;
    if (this.#count < OFTEN || this.#running) return;
    this.#count = 0;
    this.#running = this.#run();
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.carry();
    } catch {
      // What is not carried over stays in the log: a later one, or SQLite within a commit, does it.
    } finally {
      this.#running = undefined;
    }
  }
}
