import { sql } from 'kysely';
import type { Statements } from '../store/database.js';

/** A piece of work to be done once, soon or later, by whichever process comes to it. */
export interface NewJob {
  /** Which kind of work it is: who runs it, how many at a time, how often it is tried. */
  readonly kind: string;
  /** Whom it concerns, such as `link:3`: jobs of one kind and lane share a limit, and a lane can be paused. */
  readonly lane: string;
  /** What it works on. There is one job of a kind for a key: adding it again while it waits adds none. */
  readonly key: string;
  /** Kept as JSON. Default null. */
  readonly payload?: unknown;
  /** Milliseconds since 1970. */
  readonly runAt: number;
  /** Whether it is to run at that time although it waits for a next attempt. Default false. */
  readonly isUrgent?: boolean;
  /** Whether the payload of one that is there and was not put aside stays as it is. Default false. */
  readonly keepsPayload?: boolean;
}

/** What a job may be: a job that has been done is no longer there. */
export const JOB_STATES = ['waiting', 'running', 'dead', 'skipped'] as const;

export type JobState = (typeof JOB_STATES)[number];

/**
 * Adds a job within a transaction: it is there when that is committed, and else it never was. One of its kind and key
 * that waits already stays, at the earlier time; one that runs is run again afterwards; one that was put aside begins
 * anew.
 */
export async function addJob(tx: Statements, job: NewJob): Promise<void> {
  const { kind, lane, key, payload = null, runAt, isUrgent = false, keepsPayload = false } = job;
  const aside = sql`j.state IN ('dead', 'skipped')`;
  const kept = sql`CASE WHEN ${aside} THEN excluded.payload ELSE j.payload END`;
  const isFresh = isUrgent
    ? sql`j.state = 'waiting'`
    : sql`j.state = 'waiting' AND j.attempt_count = 0`;
  await sql`
    INSERT INTO jobs AS j (kind, lane, job_key, payload, state, run_at, is_again, added_at)
    VALUES (${kind}, ${lane}, ${key}, ${JSON.stringify(payload)}, 'waiting', ${runAt}, ${false}, ${runAt})
    ON CONFLICT (kind, job_key) DO UPDATE SET
      lane = excluded.lane,
      payload = ${keepsPayload ? kept : sql`excluded.payload`},
      is_again = CASE WHEN j.state = 'running' THEN ${true} ELSE j.is_again END,
      run_at = CASE WHEN ${aside} OR (${isFresh} AND excluded.run_at < j.run_at)
        THEN excluded.run_at ELSE j.run_at END,
      attempt_count = CASE WHEN ${aside} THEN 0 ELSE j.attempt_count END,
      poison_count = CASE WHEN ${aside} THEN 0 ELSE j.poison_count END,
      state = CASE WHEN ${aside} THEN 'waiting' ELSE j.state END`.execute(tx);
}

/** Runs no jobs of a lane until it is resumed; what runs already comes to its end. */
export async function pauseLane(tx: Statements, lane: string, reason: string): Promise<void> {
  await tx
    .insertInto('paused_lanes')
    .values({ lane, reason })
    .onConflict((conflict) => conflict.column('lane').doUpdateSet({ reason }))
    .execute();
}

/** Runs its jobs again. */
export async function resumeLane(tx: Statements, lane: string): Promise<void> {
  await tx.deleteFrom('paused_lanes').where('lane', '=', lane).execute();
}

/** Whom a lane concerns is back: what failed meanwhile is tried now, and its attempts begin anew. */
export async function hurryLane(tx: Statements, lane: string, at: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: at, attempt_count: 0 })
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('attempt_count', '>', 0)
    .execute();
}
