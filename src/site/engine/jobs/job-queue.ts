import { setTimeout } from 'node:timers/promises';
import type { Logger } from '../../../index.js';
import { backOff } from '../../../net/index.js';
import { messageOf } from '../../../protocol/errors/base-error.js';
import { jobTraces } from '../../../protocol/traces.js';
import type { Database } from '../store/database.js';
import { textToStore } from '../store/text-to-store.js';
import {
  type ClaimedJob,
  type ClaimOptions,
  claimJobs,
  completeJob,
  failJob,
  reclaim,
  releaseJobs,
  renewJobs,
} from './claims.js';
import type { JobKind } from './job-kinds.js';
import { PollTimer } from './poll-timer.js';
import { waitingQueues } from './waiting-queues.js';

/** The options of a {@link JobQueue}. */
export interface JobQueueOptions {
  readonly kinds: Readonly<Record<string, JobKind>>;
  readonly now: () => number;
  readonly logger: Logger;
  /** Milliseconds after which another process reclaims the jobs of a dead one. Default 30,000. */
  readonly lease?: number;
  /** Runs before each poll, and may add jobs. Default: nothing. */
  readonly beforePoll?: () => Promise<void>;
  /**
   * Milliseconds between polls for jobs of other processes. Default 1,000. While other processes report their jobs, the
   * polls are five times as rare, but not rarer than the lease.
   */
  readonly interval?: number;
}

/** Milliseconds from a request to its poll, so that jobs that are added together need one poll. */
const POLL_DELAY = 5;
/** The same for a report of another process, which may begin the jobs itself. */
const REPORTED_POLL_DELAY = 20;
/** The factor by which polls are rarer while other processes report their jobs. */
const REPORTED_POLL_FACTOR = 5;
/** Milliseconds to the polls for jobs that an app is about to commit. The regular polls find later ones. */
const EXPEDITED_DELAYS = [10, 30, 100, 300] as const;
/** Milliseconds for which running jobs may continue when the queue is stopped. */
const GRACE = 8000;
/** Milliseconds for aborted jobs to end. Jobs that take longer are reclaimed after their lease. */
const ABORT_GRACE = 1000;
/** The most characters of an answer that are stored. */
const LONGEST_DETAIL = 256 * 1024;

interface RunningJob {
  readonly job: ClaimedJob;
  readonly ended: Promise<void>;
}

/**
 * Runs jobs from a table of the site's own database. A job is claimed under a lease, so that several processes share
 * the work and the jobs of a dead one are reclaimed. Each kind and queue has its own limit, so that an unresponsive
 * peer does not delay the jobs of others.
 */
export class JobQueue {
  readonly #database: Database;
  readonly #options: Required<JobQueueOptions>;
  readonly #polls = new PollTimer(() => this.#poll());
  readonly #running = new Map<string, RunningJob>();
  /** Aborted when the stop begins, and when running jobs have had their time. */
  readonly #stopping = new AbortController();
  readonly #timeOver = new AbortController();
  #heartbeat: NodeJS.Timeout | undefined;
  #isStarted = false;
  #isStopped = false;
  #nextReclaim = 0;

  constructor(database: Database, options: JobQueueOptions) {
    this.#database = database;
    this.#options = { lease: 30_000, interval: 1000, beforePoll: async () => {}, ...options };
  }

  /** True if this process runs jobs. */
  get isStarted(): boolean {
    return this.#isStarted;
  }

  /** Starts the queue, unless it was stopped. Jobs that an earlier process has left run first. */
  start(): void {
    if (this.#isStarted || this.#isStopped) return;
    this.#isStarted = true;
    const { lease } = this.#options;
    this.#heartbeat = setInterval(() => void this.#renew(), lease / 3).unref();
    this.#database.wakeUps?.listen(() => this.#wakeWithin(REPORTED_POLL_DELAY));
    this.wake();
  }

  /** Requests a poll. It has no effect before the start. */
  wake(): void {
    this.#wakeWithin(POLL_DELAY);
  }

  /**
   * Requests several polls, because an app is about to commit jobs at an unknown time. It has no effect before the
   * start.
   */
  expedite(): void {
    for (const delay of EXPEDITED_DELAYS) globalThis.setTimeout(() => this.wake(), delay).unref();
  }

  #wakeWithin(delay: number): void {
    if (this.#isStarted) this.#polls.request(delay);
  }

  /** Claims and begins the due jobs of all queues. Returns the milliseconds to the next poll. */
  async #poll(): Promise<number> {
    const { now, kinds } = this.#options;
    let next = this.#interval;
    try {
      await this.#options.beforePoll();
      await this.#reclaim();
      for (const { kind, lane, run_at } of await waitingQueues(this.#database.read, {})) {
        const definition = kinds[kind];
        if (!definition) continue;
        const due = run_at + (definition.wait ?? 0) - now();
        if (due > 0) next = Math.min(next, due);
        else await this.#claim(kind, lane, definition);
      }
    } catch (error) {
      this.#warn('the poll for jobs failed', error);
    }
    return next;
  }

  get #interval(): number {
    const { interval, lease } = this.#options;
    if (this.#database.wakeUps?.areReliable !== true) return interval;
    return Math.max(interval, Math.min(REPORTED_POLL_FACTOR * interval, lease));
  }

  /** Reclaims the jobs of dead processes, as often as it polls for jobs of others. */
  async #reclaim(): Promise<void> {
    if (performance.now() < this.#nextReclaim) return;
    const { now, lease, interval } = this.#options;
    await reclaim(this.#database, now(), lease);
    this.#nextReclaim = performance.now() + interval;
  }

  async #claim(kind: string, lane: string, definition: JobKind): Promise<void> {
    // If the jobs of this process alone use all slots, no transaction is needed.
    if (!this.#isStarted || this.#runningIn(kind, lane) >= definition.limit) return;
    const jobs = await claimJobs(this.#database, this.#claimOptions(kind, lane, definition));
    await this.#beginAll(jobs, definition);
  }

  #claimOptions(kind: string, lane: string, { limit, wait = 0 }: JobKind): ClaimOptions {
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

  /** Begins claimed jobs. Jobs that were claimed while the queue was stopped are released. */
  async #beginAll(jobs: readonly ClaimedJob[], kind: JobKind): Promise<void> {
    if (this.#isStarted) for (const job of jobs) this.#begin(job, kind);
    else if (jobs.length > 0) await releaseJobs(this.#database, jobs);
  }

  #begin(job: ClaimedJob, kind: JobKind): void {
    const ended = this.#run(job, kind)
      .finally(() => this.#running.delete(job.id))
      .then(async (next) => {
        await this.#beginAll(next, kind);
        // A slot is free and no job of this queue is due. Another queue may have one.
        if (next.length === 0) this.wake();
      })
      .catch((error: unknown) => {
        // The database is not reachable. The job is reclaimed after its lease.
        this.#warn('the end of a job could not be stored', error, { job: job.id });
      });
    this.#running.set(job.id, { job, ended });
  }

  /**
   * Runs a job and stores its end.
   *
   * @returns the jobs that were claimed for its slot
   */
  async #run(job: ClaimedJob, kind: JobKind): Promise<readonly ClaimedJob[]> {
    const { now, logger } = this.#options;
    const { signal } = kind.isInterruptible ? this.#stopping : this.#timeOver;
    const begun = performance.now();
    try {
      const end = await traced(job, () => kind.run(job, signal));
      const next = this.#isStarted ? this.#claimOptions(job.kind, job.lane, kind) : undefined;
      const more = typeof end === 'function' ? { store: end } : { again: end };
      const claimed = await completeJob(this.#database, job, { now: now(), ...more, next });
      const took = Math.round(performance.now() - begun);
      logger.debug({ ...loggedFacts(job), took }, 'job done');
      return claimed;
    } catch (error) {
      if (signal.aborted) await releaseJobs(this.#database, [job]);
      else await this.#fail(job, kind, error);
      return [];
    }
  }

  /** Stores the failure of a job, which waits for its next attempt or is dead. */
  async #fail(job: ClaimedJob, kind: JobKind, error: unknown): Promise<void> {
    const { now, logger } = this.#options;
    const failures = job.failures + 1;
    const isOver = failures >= kind.attempts && kind.isTransient?.(error) !== true;
    const { delay, longestDelay: maxDelay } = kind;
    const wait = backOff(failures, { delay, maxDelay }, retryAfterOf(error));
    const nextAt = isOver ? undefined : now() + Math.round(wait);
    const { reason, detail } = described(error);
    const isDead = await failJob(this.#database, job, { reason, detail, nextAt, now: now() });
    logger.warn({ ...loggedFacts(job), failures, reason }, isDead ? 'job is dead' : 'job failed');
    if (isDead) await kind.onDead?.(job, error);
  }

  /** Renews the leases of the running jobs. */
  async #renew(): Promise<void> {
    const jobs = [...this.#running.values()].map(({ job }) => job);
    if (jobs.length === 0) return;
    const { now, lease } = this.#options;
    await renewJobs(this.#database, jobs, now() + lease).catch((error: unknown) => {
      this.#warn('the leases of jobs could not be renewed', error);
    });
  }

  /**
   * Stops claiming, aborts the interruptible jobs, waits for the others, and then aborts and releases the rest. A
   * stopped queue never starts again.
   *
   * @param grace milliseconds; default 8,000
   */
  async stop(grace = GRACE): Promise<void> {
    this.#isStarted = false;
    this.#isStopped = true;
    this.#database.wakeUps?.unlisten();
    this.#stopping.abort();
    await this.#polls.stop();
    await this.#settled(grace);
    this.#timeOver.abort();
    await this.#settled(ABORT_GRACE);
    clearInterval(this.#heartbeat);
  }

  /** Resolves when no job runs, or when the time is over. */
  async #settled(longest: number): Promise<void> {
    const all = Promise.all([...this.#running.values()].map(({ ended }) => ended));
    const over = new AbortController();
    const timer = setTimeout(longest, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([all, timer]);
    over.abort();
  }

  /** Logs a failed operation of the database with the reason of the system, for the operator. */
  #warn(operation: string, error: unknown, more: object = {}): void {
    const { cause }: { readonly cause?: unknown } = Object(error);
    const reason = messageOf(cause instanceof Error ? cause : error);
    this.#options.logger.warn({ err: error, ...more }, `${operation}: ${reason}`);
  }
}

/** Returns the facts about a job in the log. */
function loggedFacts({ id, kind, lane, key }: ClaimedJob) {
  return { job: id, kind, lane, key };
}

/** Runs a job as the traced work of its tracing channel. */
function traced<Result>(job: ClaimedJob, run: () => Promise<Result>): Promise<Result> {
  if (!jobTraces.isObserved) return run();
  const { id, kind, lane, key, failures } = job;
  return jobTraces.run({ id, kind, lane, key, attempt: failures + 1 }, run);
}

/** Returns the seconds after which the peer asks for a repetition. */
function retryAfterOf(error: unknown): number | undefined {
  const seconds: unknown = Object(error).retryAfter;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Returns the stored facts of an error: its message, and the answer of a peer. */
function described(error: unknown): { readonly reason: string; readonly detail: string | null } {
  const reason = messageOf(error);
  const text: unknown = Object(Object(error).answer).text;
  return {
    reason: textToStore(reason, 2000),
    detail: typeof text === 'string' ? textToStore(text, LONGEST_DETAIL) : null,
  };
}
