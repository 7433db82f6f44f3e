import type { JobKind } from './job-queue.js';

/** The kinds of jobs of a site. Its parts add theirs, and the queue runs them. */
export class JobRegistry {
  readonly kinds: Record<string, JobKind> = {};
  readonly #preparations: (() => Promise<void>)[] = [];

  /** Adds kinds by their names. */
  add(kinds: Readonly<Record<string, JobKind>>): void {
    Object.assign(this.kinds, kinds);
  }

  /** Adds work that adds jobs, before each poll of the queue. */
  beforePoll(prepare: () => Promise<void>): void {
    this.#preparations.push(prepare);
  }

  /** Does the work before a poll. */
  async prepare(): Promise<void> {
    for (const prepare of this.#preparations) await prepare();
  }
}
