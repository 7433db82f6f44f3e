import { type RawBuilder, sql } from 'kysely';
import type { Capabilities, Database, Statements } from '../store/database.js';
import { prepared, preparedForOne } from '../store/prepared.js';

/** A job that this process has claimed. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: string;
  readonly key: string;
  readonly payload: unknown;
  /** How often it has failed before. */
  readonly failures: number;
  /** Which claim of it this is: whoever was overtaken by another changes nothing. */
  readonly token: number;
}

/** What is to be claimed. */
export interface Claiming {
  readonly kind: string;
  readonly lane: string;
  /** Most jobs of the kind and lane that run at a time, in all processes together. */
  readonly limit: number;
  /** Jobs that are due by then. */
  readonly dueBy: number;
  readonly now: number;
  /** Milliseconds. */
  readonly lease: number;
}

interface ClaimedRow {
  id: string;
  kind: string;
  lane: string;
  job_key: string;
  payload: string;
  attempt_count: number;
  claim_count: number;
}

const CLAIM = prepared<Claiming & { readonly leaseAt: number }, ClaimedRow>(
  ({ statements, capabilities, value }) => {
    const limit = sql`CAST(${value('limit')} AS integer)`;
    // Materialised: the planner must not read the list of what is due more than once.
    return sql<ClaimedRow>`
      WITH due AS MATERIALIZED (
        SELECT id FROM jobs
        WHERE state = 'waiting' AND kind = ${value('kind')} AND lane = ${value('lane')} AND run_at <= ${value('dueBy')}
          AND NOT EXISTS (SELECT 1 FROM paused_lanes WHERE lane = ${value('lane')})
        ORDER BY run_at, id
        LIMIT (
          SELECT CASE WHEN count(*) < ${limit} THEN ${limit} - count(*) ELSE 0 END FROM jobs
          WHERE state = 'running' AND kind = ${value('kind')} AND lane = ${value('lane')}
        ) ${capabilities.lockFreeRows}
      )
      UPDATE jobs SET state = 'running', lease_at = ${value('leaseAt')}, claim_count = claim_count + 1
      WHERE id IN (SELECT id FROM due)
      RETURNING id, kind, lane, job_key, payload, attempt_count, claim_count`.compile(statements);
  },
);

/** Claims the oldest jobs of a kind and lane that are due, as far as its limit allows; none of a lane that is paused. */
export function claimJobs(
  { capabilities, write }: Pick<Database, 'capabilities' | 'write'>,
  claiming: Claiming,
): Promise<readonly ClaimedJob[]> {
  return write((tx) => claimWithin(tx, capabilities, claiming));
}

async function claimWithin(
  tx: Statements,
  capabilities: Capabilities,
  claiming: Claiming,
): Promise<readonly ClaimedJob[]> {
  const { kind, lane, now, lease } = claiming;
  // Two processes that claim for one lane at once would both see the same places free: one of them waits for its next look.
  if (!(await capabilities.tryLock(tx, `svclink ${kind} ${lane}`))) return [];
  return (await CLAIM(tx, { ...claiming, leaseAt: now + lease })).map(claimedJob);
}

function claimedJob(row: ClaimedRow): ClaimedJob {
  return {
    id: row.id,
    kind: row.kind,
    lane: row.lane,
    key: row.job_key,
    payload: JSON.parse(row.payload),
    failures: row.attempt_count,
    token: row.claim_count,
  };
}

function held(tx: Statements, { id, token }: ClaimedJob) {
  return tx
    .updateTable('jobs')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('claim_count', '=', token);
}

/** Stores something within a transaction. */
export type Storing = (tx: Statements) => Promise<unknown>;

/** How a job has ended that did not fail. */
export interface JobEnd {
  readonly now: number;
  /** Milliseconds to its next run, of a regular one. */
  readonly again?: number | undefined;
  /** What is stored along with its end, or not at all. */
  readonly store?: Storing | undefined;
  /** What is claimed for the place that is free now. */
  readonly next?: Claiming | undefined;
}

const REMOVE = preparedForOne<ClaimedJob, unknown>(({ statements, value }) =>
  statements
    .deleteFrom('jobs')
    .where('id', '=', value('id'))
    .where('state', '=', 'running')
    .where('claim_count', '=', value('token'))
    .where('is_again', '=', false)
    .returning('id')
    .compile(),
);

/**
 * Removes a job that is done; one that was added again meanwhile, or that is regular, waits for its next run. All that
 * an end brings is one transaction: each waits for the disk.
 *
 * @returns the jobs that were claimed
 */
export function completeJob(
  { capabilities, write }: Pick<Database, 'capabilities' | 'write'>,
  job: ClaimedJob,
  { now, again, store, next }: JobEnd,
): Promise<readonly ClaimedJob[]> {
  return write(async (tx) => {
    await store?.(tx);
    if (again !== undefined || !(await REMOVE(tx, job))) await waitAgain(tx, job, now, again);
    return next ? claimWithin(tx, capabilities, next) : [];
  });
}

async function waitAgain(tx: Statements, job: ClaimedJob, now: number, again = 0): Promise<void> {
  const next = sql`CAST(${now + again} AS bigint)`;
  await held(tx, job)
    .set({
      state: 'waiting',
      run_at: sql<number>`CASE WHEN is_again THEN CAST(${now} AS bigint) ELSE ${next} END`,
      lease_at: null,
      is_again: false,
      attempt_count: 0,
      poison_count: 0,
      reason: null,
      detail: null,
    })
    .execute();
}

/** What is kept of a failure. */
export interface Failure {
  readonly reason: string;
  /** What a peer answered, as it came. */
  readonly detail: string | null;
  /** When it is tried again; undefined when it is put aside. */
  readonly nextAt: number | undefined;
  readonly now: number;
}

/**
 * Notes that a job has failed. One that was added again meanwhile runs at once, and begins anew where it would be put
 * aside: there is more to do than what has failed.
 *
 * @returns whether it was put aside
 */
export async function failJob(
  { write }: Pick<Database, 'write'>,
  job: ClaimedJob,
  { reason, detail, nextAt, now }: Failure,
): Promise<boolean> {
  const isOver = nextAt === undefined;
  const failures = job.failures + 1;
  const next = isOver ? sql`run_at` : sql`CAST(${nextAt} AS bigint)`;
  const noted = await write((tx) =>
    held(tx, job)
      .set({
        state: isOver ? sql<string>`CASE WHEN is_again THEN 'waiting' ELSE 'dead' END` : 'waiting',
        run_at: sql<number>`CASE WHEN is_again THEN CAST(${now} AS bigint) ELSE ${next} END`,
        attempt_count: isOver
          ? sql<number>`CASE WHEN is_again THEN 0 ELSE CAST(${failures} AS integer) END`
          : failures,
        lease_at: null,
        is_again: false,
        reason,
        detail,
      })
      .returning('state')
      .executeTakeFirst(),
  );
  return noted?.state === 'dead';
}

/** Gives jobs back that were not brought to an end: they wait as before. */
export async function releaseJobs(
  { write }: Pick<Database, 'write'>,
  jobs: readonly ClaimedJob[],
): Promise<void> {
  await write(async (tx) => {
    for (const job of jobs) await held(tx, job).set({ state: 'waiting', lease_at: null }).execute();
  });
}

/** Holds jobs for another lease. */
export async function renewJobs(
  { write }: Pick<Database, 'write'>,
  jobs: readonly ClaimedJob[],
  leaseAt: number,
): Promise<void> {
  await write(async (tx) => {
    for (const job of jobs) await held(tx, job).set({ lease_at: leaseAt }).execute();
  });
}

/** How often the attempts at a job may never end before it is put aside: whoever ran it may have died of it. */
export const MOST_POISONOUS = 5;

/**
 * Takes jobs back whose process is gone: the attempt never ended, which is counted apart from failures. A lease
 * further away than one can reach was written before the clock was set back.
 */
export function takeBack(
  database: Pick<Database, 'read' | 'write'>,
  now: number,
  lease: number,
): Promise<void> {
  return takeBackWhere(database, sql`lease_at <= ${now} OR lease_at > ${now + 2 * lease}`);
}

/** Takes all jobs back that are running, where nobody else can be at work on them. */
export function takeBackAll(database: Pick<Database, 'read' | 'write'>): Promise<void> {
  return takeBackWhere(database, sql`lease_at IS NOT NULL`);
}

async function takeBackWhere(
  { read, write }: Pick<Database, 'read' | 'write'>,
  isAbandoned: RawBuilder<unknown>,
): Promise<void> {
  const isOver = sql<boolean>`state = 'running' AND (${isAbandoned})`;
  const found = await read
    .selectFrom('jobs')
    .select('id')
    .where(isOver)
    .limit(1)
    .executeTakeFirst();
  if (!found) return;
  await write((tx) =>
    sql`
      UPDATE jobs SET
        state = CASE WHEN poison_count + 1 >= ${MOST_POISONOUS} THEN 'dead' ELSE 'waiting' END,
        poison_count = poison_count + 1, lease_at = NULL,
        reason = 'It was begun, and its process ended before it did.'
      WHERE ${isOver}`.execute(tx),
  );
}
