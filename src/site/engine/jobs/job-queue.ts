import { setTimeout } from 'node:timers/promises';
import type { Logger } from '../../../index.js';
import { backOff } from '../../../net/index.js';
import { messageOf } from '../../../protocol/errors/base-error.js';
import type { Database } from '../store/database.js';
import { textToStore } from '../store/text-to-store.js';
import {
  type ClaimedJob,
  type Claiming,
  claimJobs,
  completeJob,
  failJob,
  releaseJobs,
  renewJobs,
  type Storing,
  takeBack,
} from './claims.js';
import { waitingLanes } from './waiting-lanes.js';

/** How the jobs of one kind are run. */
export interface JobKind {
  /** Most that run at a time for one lane. */
  readonly limit: number;
  /** Failures after which a job is put aside, for a person to look at. */
  readonly attempts: number;
  /** Milliseconds before the second attempt; doubled for each further one, half of it drawn at random. */
  readonly delay: number;
  /** Longest of these waits in milliseconds. */
  readonly longestDelay: number;
  /** Milliseconds from the time of a job to its run: what is added meanwhile is one run. Default 0. */
  readonly wait?: number;
  /** Failures that say nothing of the job and are no reason to put it aside, such as a peer that is away. */
  readonly isPassing?: (error: unknown) => boolean;
  /**
   * Does the work. It may run again after it was done, and has to bear that.
   *
   * @returns milliseconds to the next run of a regular job; what is to be stored along with the end of one that is done,
   * in the same transaction, or nothing
   */
  readonly run: (job: ClaimedJob, signal: AbortSignal) => Promise<number | Storing | undefined>;
  /** Hears of a job that is put aside. */
  readonly onDead?: (job: ClaimedJob, error: unknown) => Promise<void>;
}

/** The options of a {@link JobQueue}. */
export interface JobQueueOptions {
  readonly kinds: Readonly<Record<string, JobKind>>;
  readonly now: () => number;
  readonly logger: Logger;
  /** Milliseconds after which the jobs of a process that is gone are taken by another. Default 30,000. */
  readonly lease?: number;
  /** Done before each look: it may add jobs. Default nothing. */
  readonly beforePoll?: () => Promise<void>;
  /** Milliseconds between looks for what other processes have added. Default 1,000. */
  readonly interval?: number;
}

/** Milliseconds from being asked to a look: what is added together is looked for once. */
const GATHERING = 5;
/** Milliseconds after which an app has mostly committed what it is about to; then the usual looks find it. */
const SOON = [10, 30, 100, 300] as const;
/** Milliseconds for which what runs may come to its end when the queue is stopped. */
const GRACE = 8000;
/** Milliseconds for what was aborted to end; what does not is taken back by its lease. */
const LAST_GRACE = 1000;
/** Characters of an answer that are kept. */
const LONGEST_DETAIL = 256 * 1024;

interface Running {
  readonly job: ClaimedJob;
  readonly ended: Promise<void>;
}

/**
 * Runs jobs from a table of the site's own database. A job is claimed under a lease, so that several processes share
 * the work and what a dead one has left is taken up by others; each kind and lane has a limit of its own, so that a
 * peer that hangs holds up nobody else.
 */
export class JobQueue {
  readonly #database: Database;
  readonly #options: Required<JobQueueOptions>;
  readonly #running = new Map<string, Running>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isAsked = false;
  #isStarted = false;
  #nextTakeBack = 0;

  constructor(database: Database, options: JobQueueOptions) {
    this.#database = database;
    this.#options = { lease: 30_000, interval: 1000, beforePoll: async () => {}, ...options };
  }

  /** Whether this process runs jobs. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Begins; what an earlier process has left is done first. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { lease } = this.#options;
    this.#heartbeat = setInterval(() => void this.#renew(), lease / 3).unref();
    this.wake();
  }

  /** Asks for a look at what there is to do. Does nothing before the start. */
  wake(): void {
    if (!this.#isStarted || this.#stopping.signal.aborted) return;
    if (this.#looking) this.#isAsked = true;
    else this.#arm(GATHERING);
  }

  /** Asks for a few looks: an app is about to commit jobs, and nobody will say when. Does nothing before the start. */
  expedite(): void {
    for (const delay of SOON) globalThis.setTimeout(() => this.wake(), delay).unref();
  }

  /**
   * Claims no more, lets what runs come to its end for a while, and aborts and gives back the rest.
   *
   * @param grace milliseconds; default 8,000
   */
  async stop(grace = GRACE): Promise<void> {
    this.#isStarted = false;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#settled(grace);
    this.#stopping.abort();
    await this.#settled(LAST_GRACE);
    clearInterval(this.#heartbeat);
  }

  /** Resolves when nothing runs any more, or when the time is over. */
  async #settled(longest: number): Promise<void> {
    const all = Promise.all([...this.#running.values()].map(({ ended }) => ended));
    const over = new AbortController();
    const timer = setTimeout(longest, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([all, timer]);
    over.abort();
  }

  #arm(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStarted) return;
    this.#timer = globalThis.setTimeout(() => {
      this.#looking = this.#look();
    }, delay);
    // Work that waits is no reason to keep a process alive whose server is gone.
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const { interval, now, kinds } = this.#options;
    let next = interval;
    try {
      await this.#options.beforePoll();
      await this.#takeBack();
      for (const { kind, lane, run_at } of await waitingLanes(this.#database.read, {})) {
        const definition = kinds[kind];
        if (!definition) continue;
        const due = run_at + (definition.wait ?? 0) - now();
        if (due > 0) next = Math.min(next, due);
        else await this.#claim(kind, lane, definition);
      }
    } catch (error) {
      this.#warn('jobs could not be looked for', error);
    }
    this.#looking = undefined;
    this.#arm(this.#isAsked ? GATHERING : next);
    this.#isAsked = false;
  }

  /** Takes back what dead processes have left, as often as it is looked for what others have added. */
  async #takeBack(): Promise<void> {
    if (performance.now() < this.#nextTakeBack) return;
    const { now, lease, interval } = this.#options;
    await takeBack(this.#database, now(), lease);
    this.#nextTakeBack = performance.now() + interval;
  }

  async #claim(kind: string, lane: string, definition: JobKind): Promise<void> {
    // What runs here alone takes all places: no transaction is needed to see that none is free.
    if (!this.#isStarted || this.#runningIn(kind, lane) >= definition.limit) return;
    const jobs = await claimJobs(this.#database, this.#claimingOf(kind, lane, definition));
    await this.#beginAll(jobs, definition);
  }

  #claimingOf(kind: string, lane: string, { limit, wait = 0 }: JobKind): Claiming {
    const { now, lease } = this.#options;
    const at = now();
    return { kind, lane, limit, dueBy: at - wait, now: at, lease };
  }

  #runningIn(kind: string, lane: string): number {
    let count = 0;
    for (const { job } of this.#running.values()) {
      if (job.kind === kind && job.lane === lane) count += 1;
    }
    return count;
  }

  /** Begins what was claimed; what was claimed while the queue is stopped is given back. */
  async #beginAll(jobs: readonly ClaimedJob[], kind: JobKind): Promise<void> {
    if (this.#isStarted) for (const job of jobs) this.#begin(job, kind);
    else if (jobs.length > 0) await releaseJobs(this.#database, jobs);
  }

  #begin(job: ClaimedJob, kind: JobKind): void {
    const ended = this.#run(job, kind)
      .finally(() => this.#running.delete(job.id))
      .then(async (next) => {
        await this.#beginAll(next, kind);
        // A place is free, and nobody has taken it: that may be another lane's time.
        if (next.length === 0) this.wake();
      })
      .catch((error: unknown) => {
        // The database is away: the lease gives the job back.
        this.#warn('the end of a job could not be noted', error, { job: job.id });
      });
    this.#running.set(job.id, { job, ended });
  }

  /** @returns the jobs that were claimed for its place */
  async #run(job: ClaimedJob, kind: JobKind): Promise<readonly ClaimedJob[]> {
    const { now, logger } = this.#options;
    const { signal } = this.#stopping;
    const what = { job: job.id, kind: job.kind, lane: job.lane, key: job.key };
    const begun = performance.now();
    try {
      const end = await kind.run(job, signal);
      const next = this.#isStarted ? this.#claimingOf(job.kind, job.lane, kind) : undefined;
      const more = typeof end === 'function' ? { store: end } : { again: end };
      const claimed = await completeJob(this.#database, job, { now: now(), ...more, next });
      const took = Math.round(performance.now() - begun);
      logger.debug({ ...what, took }, 'job done');
      return claimed;
    } catch (error) {
      if (signal.aborted) {
        await releaseJobs(this.#database, [job]);
        return [];
      }
      const failures = job.failures + 1;
      const isOver = failures >= kind.attempts && kind.isPassing?.(error) !== true;
      const { delay, longestDelay: maxDelay } = kind;
      const wait = backOff(failures, { delay, maxDelay }, retryAfterOf(error));
      const nextAt = isOver ? undefined : now() + Math.round(wait);
      const { reason, detail } = described(error);
      const isAside = await failJob(this.#database, job, { reason, detail, nextAt, now: now() });
      logger.warn({ ...what, failures, reason }, isAside ? 'job put aside' : 'job failed');
      if (isAside) await kind.onDead?.(job, error);
      return [];
    }
  }

  /** Says what could not be done with the database, and why, in the words of the system: the log is the operator's. */
  #warn(what: string, error: unknown, more: object = {}): void {
    const { cause }: { readonly cause?: unknown } = Object(error);
    const reason = cause instanceof Error ? cause : error;
    const text = messageOf(reason);
    this.#options.logger.warn({ err: error, ...more }, `${what}: ${text}`);
  }

  async #renew(): Promise<void> {
    const jobs = [...this.#running.values()].map(({ job }) => job);
    if (jobs.length === 0) return;
    const { now, lease } = this.#options;
    await renewJobs(this.#database, jobs, now() + lease).catch((error: unknown) => {
      this.#warn('the leases of jobs could not be renewed', error);
    });
  }
}

/** Seconds that whoever failed asks for. */
function retryAfterOf(error: unknown): number | undefined {
  const seconds: unknown = Object(error).retryAfter;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** What is kept of an error: its message, and what a peer answered. */
function described(error: unknown): { readonly reason: string; readonly detail: string | null } {
  const reason = messageOf(error);
  const text: unknown = Object(Object(error).answer).text;
  return {
    reason: textToStore(reason, 2000),
    detail: typeof text === 'string' ? textToStore(text, LONGEST_DETAIL) : null,
  };
}
