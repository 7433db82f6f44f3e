import { setTimeout } from 'node:timers/promises';

/** The handle of one transaction at a time, as far as group commit steers it. */
export interface CommitControl {
  /** Runs a statement that takes no time: `BEGIN IMMEDIATE`, a savepoint, `ROLLBACK`. */
  run(sql: string): void;
  /** Whether an error says that another process holds the database just now. */
  isBusy(error: unknown): boolean;
  /** Commits so many pieces of work, off the event loop where the driver can: it waits for the disk. */
  commit(count: number): Promise<void>;
}

interface Job {
  readonly work: () => Promise<unknown>;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** What a job came to within its transaction, told once that is committed. */
interface Outcome {
  readonly job: Job;
  readonly failed: boolean;
  readonly value: unknown;
}

/** Milliseconds to wait for another process that writes, and between looks. */
const PATIENCE = 5000;
const LOOK = 3;

/** Turns of the event loop without more work after which that which is there is done. An idle turn takes microseconds. */
const QUIET_TURNS = 4;
/** Milliseconds after which it is done although more comes. */
const GATHERING = 2;

/** More would make those who came first wait too long for their commit. */
const MOST_TOGETHER = 128;

/**
 * Milliseconds of work after which a transaction is committed although more is waiting. It runs within one turn of the
 * event loop, which others need too; and were it open over two, an app in this process that writes to the same file by
 * a handle of its own would wait in its driver for a lock that only the next turn gives back.
 */
const TURN = 2;

/**
 * Runs pieces of work one after another and commits those that came together in one transaction: waiting for the disk
 * is what a durable write costs. Each has a savepoint of its own, so that one that fails takes back nothing but its
 * own; and each is told of its outcome only when the transaction has been committed.
 */
export class GroupCommit {
  readonly #waiting: Job[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(readonly control: CommitControl) {}

  /**
   * Runs work in a transaction. It must await nothing but the database: everybody else waits meanwhile.
   *
   * @throws what the work throws, and what the commit does
   */
  write<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the database was closed'));
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({
        work,
        settle: (result) => resolve(result as Result),
        fail: reject,
      });
      this.#running ??= this.#run();
    });
  }

  /** Takes no more work and resolves when what was taken is committed. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await this.#gather();
      await this.#transaction();
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  /**
   * Waits for as long as more comes: the callers who were told of the last commit are about to send what they have next,
   * and one commit for all of them costs a fifth less than two. Where the driver commits at once, it is the turn of the
   * event loop that others need.
   */
  async #gather(): Promise<void> {
    const end = performance.now() + GATHERING;
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
      const before = this.#waiting.length;
      await new Promise(setImmediate);
      quiet = this.#waiting.length > before ? 0 : quiet + 1;
    }
  }

  async #transaction(): Promise<void> {
    const outcomes: Outcome[] = [];
    try {
      await this.#begin();
      const end = performance.now() + TURN;
      do {
        const job = this.#waiting.shift();
        if (job) await this.#perform(job, outcomes);
      } while (
        this.#waiting.length > 0 &&
        outcomes.length < MOST_TOGETHER &&
        performance.now() < end
      );
      await this.control.commit(outcomes.length);
    } catch (error) {
      this.#abandon(error, outcomes);
      return;
    }
    for (const { job, failed, value } of outcomes) {
      if (failed) job.fail(value);
      else job.settle(value);
    }
  }

  /** Begins when no other process writes. It looks again and again: waiting in the driver would hold the event loop. */
  async #begin(): Promise<void> {
    const end = performance.now() + PATIENCE;
    for (;;) {
      try {
        this.control.run('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!this.control.isBusy(error) || performance.now() > end) throw error;
        await setTimeout(LOOK);
      }
    }
  }

  async #perform(job: Job, outcomes: Outcome[]): Promise<void> {
    try {
      this.control.run('SAVEPOINT work');
      const value = await job.work();
      this.control.run('RELEASE work');
      outcomes.push({ job, failed: false, value });
    } catch (error) {
      outcomes.push({ job, failed: true, value: error });
      this.control.run('ROLLBACK TO work');
      this.control.run('RELEASE work');
    }
  }

  // The transaction did not begin, or was not committed: nothing of the group is kept, and nobody is told otherwise.
  #abandon(error: unknown, outcomes: readonly Outcome[]): void {
    try {
      this.control.run('ROLLBACK');
    } catch {}
    // One that failed by itself keeps its own reason.
    for (const { job, failed, value } of outcomes) job.fail(failed ? value : error);
    if (outcomes.length === 0) this.#waiting.shift()?.fail(error);
  }
}
