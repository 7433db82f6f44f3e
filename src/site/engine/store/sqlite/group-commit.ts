import { setTimeout } from 'node:timers/promises';

/** The used part of a handle with one transaction at a time. */
export interface CommitControl {
  /** Runs a statement that takes no time: `BEGIN IMMEDIATE`, a savepoint, `ROLLBACK`. */
  run(sql: string): void;
  /** Returns true for the error that another process has locked the database. */
  isBusy(error: unknown): boolean;
  /** Commits a number of pieces of work, off the event loop where the driver can, because it waits for the disk. */
  commit(count: number): Promise<void>;
}

interface Job {
  readonly work: () => Promise<unknown>;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** The outcome of a job within its transaction, reported after the commit. */
interface Outcome {
  readonly job: Job;
  readonly failed: boolean;
  readonly value: unknown;
}

/** Milliseconds of waiting for another writing process, and between attempts. */
const LONGEST_WAIT = 5000;
const POLL_INTERVAL = 3;

/** Turns of the event loop without further work after which the gathered work runs. An idle turn takes microseconds. */
const QUIET_TURNS = 4;
/** Milliseconds after which gathered work runs although further work arrives. */
const GATHERING = 2;

/** The most pieces of work of one commit. With more the first ones would wait too long. */
const MOST_TOGETHER = 128;

/**
 * Milliseconds of work after which a transaction is committed although more work waits. It runs within one turn of the
 * event loop, which other tasks need. If it were open over two turns, an app in this process with its own handle of the
 * same file would wait in its driver for a lock that only the next turn releases.
 */
const TURN = 2;

/**
 * Runs pieces of work one after another and commits those that arrived together in one transaction, because a durable
 * write costs the wait for the disk. All but the first have a savepoint, so that a failed one rolls back only its own
 * changes.
 * Each outcome is reported after the commit.
 */
export class GroupCommit {
  readonly #waiting: Job[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(readonly control: CommitControl) {}

  /**
   * Runs work in a transaction. It must await nothing but the database, because all other writers wait meanwhile.
   *
   * @throws the errors of the work, and of the commit
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

  /** Accepts no more work and resolves when the accepted work is committed. */
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
   * Waits while more work arrives: the callers of the last commit are about to send their next work, and one commit for
   * all costs a fifth less than two. Where the driver commits synchronously, other tasks get a turn of the event loop.
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
      let hasChanges = false;
      do {
        const job = this.#waiting.shift();
        if (job && (await this.#perform(job, outcomes, !hasChanges))) hasChanges = true;
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

  /** Begins when no other process writes. It polls, because waiting in the driver would block the event loop. */
  async #begin(): Promise<void> {
    const end = performance.now() + LONGEST_WAIT;
    for (;;) {
      try {
        this.control.run('BEGIN IMMEDIATE');
        return;
      } catch (error) {
        if (!this.control.isBusy(error) || performance.now() > end) throw error;
        await setTimeout(POLL_INTERVAL);
      }
    }
  }

  /**
   * Performs work, whose changes are rolled back if it fails.
   *
   * @param isAlone true while the transaction has no other changes. The transaction itself is rolled back then: a
   * savepoint costs a fifth of a short piece of work
   * @returns true if it has succeeded
   */
  async #perform(job: Job, outcomes: Outcome[], isAlone: boolean): Promise<boolean> {
    const { control } = this;
    try {
      if (!isAlone) control.run('SAVEPOINT work');
      const value = await job.work();
      if (!isAlone) control.run('RELEASE work');
      outcomes.push({ job, failed: false, value });
      return true;
    } catch (error) {
      outcomes.push({ job, failed: true, value: error });
      control.run(isAlone ? 'ROLLBACK' : 'ROLLBACK TO work');
      if (isAlone) await this.#begin();
      else control.run('RELEASE work');
      return false;
    }
  }

  // The transaction did not begin, or was not committed. Nothing of the group is stored, and every caller gets the
  // error.
  #abandon(error: unknown, outcomes: readonly Outcome[]): void {
    try {
      this.control.run('ROLLBACK');
    } catch {}
    // Work that failed by itself has its own error.
    for (const { job, failed, value } of outcomes) job.fail(failed ? value : error);
    if (outcomes.length === 0) this.#waiting.shift()?.fail(error);
  }
}
