import { HOUR } from '../../../protocol/units.js';
import type { ClaimedJob, StoreFunction } from './claims.js';

/** The definition of one kind of job. */
export interface JobKind {
  /** The most jobs that run at a time in one queue. */
  readonly limit: number;
  /** The number of failures after which a job is dead, so that a person has to inspect it. */
  readonly attempts: number;
  /** Milliseconds before the second attempt. Each further attempt doubles it; half of it is random. */
  readonly delay: number;
  /** The longest wait in milliseconds. */
  readonly longestDelay: number;
  /** Milliseconds from the time of a job to its run. Jobs that are added meanwhile are one run. Default 0. */
  readonly wait?: number;
  /**
   * True aborts a run as soon as the queue is stopped: its work is done in short steps, and the rest can wait. Default
   * false: the run may continue for some seconds.
   */
  readonly isInterruptible?: boolean;
  /** Returns true for transient errors, which do not count as attempts, such as a peer that is not reachable. */
  readonly isTransient?: (error: unknown) => boolean;
  /**
   * Runs the job. It may run again after it was completed, and has to allow that.
   *
   * @returns milliseconds to the next run of a regular job; work to commit in the same transaction as the end of the
   * job; or nothing
   */
  readonly run: (
    job: ClaimedJob,
    signal: AbortSignal,
  ) => Promise<number | StoreFunction | undefined>;
  /** Called when a job becomes dead. */
  readonly onDead?: (job: ClaimedJob, error: unknown) => Promise<void>;
}

type Retries = Pick<JobKind, 'attempts' | 'delay' | 'longestDelay'>;

/** The retries of a job whose work depends on others: another site, or the content of an uploaded file. */
export const JOB_RETRIES: Retries = { attempts: 8, delay: 5000, longestDelay: HOUR };

/** The retries of a consumer's handler, which belongs to the app. */
export const HANDLER_RETRIES: Retries = { attempts: 20, delay: 1000, longestDelay: HOUR };

/** The kinds of jobs of a site. Each part of the site adds its kinds, and the queue runs their jobs. */
export class JobRegistry {
  readonly kinds: Record<string, JobKind> = {};
  readonly #preparations: (() => Promise<void>)[] = [];

  /** Adds kinds by their names. */
  add(kinds: Readonly<Record<string, JobKind>>): void {
    Object.assign(this.kinds, kinds);
  }

  /** Registers a function that may add jobs. It runs before each poll of the queue. */
  beforePoll(prepare: () => Promise<void>): void {
    this.#preparations.push(prepare);
  }

  /** Calls the functions of {@link JobRegistry.beforePoll}. */
  async prepare(): Promise<void> {
    for (const prepare of this.#preparations) await prepare();
  }
}
