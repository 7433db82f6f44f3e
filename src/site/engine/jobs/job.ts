import { sql } from 'kysely';
import type { Statements } from '../store/database.js';
import { prepared } from '../store/prepared.js';
import { reportWork } from '../store/reported-work.js';

/** A piece of work that one process does once. */
export interface NewJob {
  /** The kind of work, which determines its function, its limit and its attempts. */
  readonly kind: string;
  /** The queue, such as `link:3`. Jobs of one kind and queue share a limit, and a queue can be paused. */
  readonly lane: string;
  /** The subject of the job. There is one job of a kind for a key: adding it again while it waits adds none. */
  readonly key: string;
  /** The data, stored as JSON. Default null. */
  readonly payload?: unknown;
  /** Milliseconds since 1970. */
  readonly runAt: number;
  /** True if it runs at that time even while it waits for its next attempt. Default false. */
  readonly isUrgent?: boolean;
  /** True if the payload of an existing job that is not dead stays unchanged. Default false. */
  readonly keepsPayload?: boolean;
}

/** The states of a job. A completed job is removed. */
export const JOB_STATES = ['waiting', 'running', 'dead', 'skipped'] as const;

export type JobState = (typeof JOB_STATES)[number];

type JobValues = Pick<NewJob, 'kind' | 'lane' | 'key' | 'runAt'> & { readonly payload: string };

/** Returns the function that adds jobs of one kind of options, whose statement is compiled once. */
function adding({ isUrgent, keepsPayload }: Pick<NewJob, 'isUrgent' | 'keepsPayload'>) {
  const isStopped = sql`j.state IN ('dead', 'skipped')`;
  const nextPayload = sql`CASE WHEN ${isStopped} THEN excluded.payload ELSE j.payload END`;
  const isFresh = isUrgent
    ? sql`j.state = 'waiting'`
    : sql`j.state = 'waiting' AND j.attempt_count = 0`;
  return prepared<JobValues, unknown>(({ statements, value }) =>
    sql`
    INSERT INTO jobs AS j (kind, lane, job_key, payload, state, run_at, is_again, added_at)
    VALUES (${value('kind')}, ${value('lane')}, ${value('key')}, ${value('payload')}, 'waiting', ${value('runAt')}, ${false},
      ${value('runAt')})
    ON CONFLICT (kind, job_key) DO UPDATE SET
      lane = excluded.lane,
      payload = ${keepsPayload ? nextPayload : sql`excluded.payload`},
      is_again = CASE WHEN j.state = 'running' THEN ${true} ELSE j.is_again END,
      run_at = CASE WHEN ${isStopped} OR (${isFresh} AND excluded.run_at < j.run_at)
        THEN excluded.run_at ELSE j.run_at END,
      attempt_count = CASE WHEN ${isStopped} THEN 0 ELSE j.attempt_count END,
      poison_count = CASE WHEN ${isStopped} THEN 0 ELSE j.poison_count END,
      state = CASE WHEN ${isStopped} THEN 'waiting' ELSE j.state END`.compile(statements),
  );
}

const ADD = adding({});
const ADD_URGENT = adding({ isUrgent: true });
const ADD_KEEPING = adding({ keepsPayload: true });
const ADD_URGENT_KEEPING = adding({ isUrgent: true, keepsPayload: true });

/**
 * Adds a job within a transaction. It exists if that commits. A waiting job of the same kind and key stays, at the
 * earlier time. A running one runs again afterwards. A dead one starts its attempts again.
 */
export async function addJob(tx: Statements, job: NewJob): Promise<void> {
  const { kind, lane, key, payload = null, runAt, isUrgent, keepsPayload } = job;
  const [add, addUrgent] = keepsPayload ? [ADD_KEEPING, ADD_URGENT_KEEPING] : [ADD, ADD_URGENT];
  const values = { kind, lane, key, payload: JSON.stringify(payload), runAt };
  await (isUrgent ? addUrgent : add)(tx, values);
  await reportWork(tx, 'job');
}

/** Pauses a queue until it is resumed. Running jobs continue to their end. */
export async function pauseQueue(tx: Statements, lane: string, reason: string): Promise<void> {
  await tx
    .insertInto('paused_lanes')
    .values({ lane, reason })
    .onConflict((conflict) => conflict.column('lane').doUpdateSet({ reason }))
    .execute();
}

/** Resumes a queue. */
export async function resumeQueue(tx: Statements, lane: string): Promise<void> {
  await tx.deleteFrom('paused_lanes').where('lane', '=', lane).execute();
  await reportWork(tx, 'job');
}

/** Expedites the failed jobs of a queue whose peer is reachable again, and starts their attempts again. */
export async function expediteQueue(tx: Statements, lane: string, at: number): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ run_at: at, attempt_count: 0 })
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('attempt_count', '>', 0)
    .execute();
  await reportWork(tx, 'job');
}
