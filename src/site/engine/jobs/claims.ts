import { type RawBuilder, sql } from 'kysely';
import type { Capabilities, Database, Statements } from '../store/database.js';
import { prepared, preparedForOne } from '../store/prepared.js';
import { reportWork } from '../store/reported-work.js';

/** A job that this process has claimed. */
export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: string;
  readonly key: string;
  readonly payload: unknown;
  /** The number of failed attempts. */
  readonly failures: number;
  /** The number of the claim. A process whose claim was replaced by a later one changes nothing. */
  readonly token: number;
}

/** The parameters of a claim. */
export interface ClaimOptions {
  readonly kind: string;
  readonly lane: string;
  /** The most jobs of the kind and queue that run at a time, in all processes together. */
  readonly limit: number;
  /** The time by which claimed jobs are due. */
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

const CLAIM = prepared<ClaimOptions & { readonly leaseAt: number }, ClaimedRow>(
  ({ statements, capabilities, value }) => {
    const limit = sql`CAST(${value('limit')} AS integer)`;
    // Materialised, so that the planner reads the list of due jobs only once.
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

/** Claims the oldest due jobs of a kind and queue, up to its limit. It claims none of a paused queue. */
export function claimJobs(
  { capabilities, write }: Pick<Database, 'capabilities' | 'write'>,
  options: ClaimOptions,
): Promise<readonly ClaimedJob[]> {
  return write((tx) => claimWithin(tx, capabilities, options));
}

async function claimWithin(
  tx: Statements,
  capabilities: Capabilities,
  options: ClaimOptions,
): Promise<readonly ClaimedJob[]> {
  const { kind, lane, now, lease } = options;
  // Two simultaneous claims for one queue would see the same free slots. The second process waits for its next poll.
  if (!(await capabilities.tryLock(tx, `svclink ${kind} ${lane}`))) return [];
  return (await CLAIM(tx, { ...options, leaseAt: now + lease })).map(claimedJob);
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

function claimed(tx: Statements, { id, token }: ClaimedJob) {
  return tx
    .updateTable('jobs')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('claim_count', '=', token);
}

/** Stores records within a transaction. */
export type StoreFunction = (tx: Statements) => Promise<unknown>;

/** The end of a job that did not fail. */
export interface JobEnd {
  readonly now: number;
  /** Milliseconds to the next run of a regular job. */
  readonly again?: number | undefined;
  /** The work that is committed together with the end of the job. */
  readonly store?: StoreFunction | undefined;
  /** The claim for the slot that is free now. */
  readonly next?: ClaimOptions | undefined;
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
 * Removes a completed job. A job that was added again meanwhile, and a regular one, wait for their next run. All
 * changes are one transaction, because each transaction waits for the disk.
 *
 * @returns the claimed jobs
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
  await claimed(tx, job)
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

/** The stored facts of a failure. */
export interface Failure {
  readonly reason: string;
  /** The answer of a peer, unchanged. */
  readonly detail: string | null;
  /** The time of the next attempt; undefined when the job becomes dead. */
  readonly nextAt: number | undefined;
  readonly now: number;
}

/**
 * Stores the failure of a job. A job that was added again meanwhile runs at once, and starts its attempts again instead
 * of becoming dead.
 *
 * @returns true if the job is dead
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
    claimed(tx, job)
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

/** Releases unfinished jobs, which wait as before. */
export async function releaseJobs(
  { write }: Pick<Database, 'write'>,
  jobs: readonly ClaimedJob[],
): Promise<void> {
  await write(async (tx) => {
    for (const job of jobs)
      await claimed(tx, job).set({ state: 'waiting', lease_at: null }).execute();
    await reportWork(tx, 'job');
  });
}

/** Renews the lease of jobs. */
export async function renewJobs(
  { write }: Pick<Database, 'write'>,
  jobs: readonly ClaimedJob[],
  leaseAt: number,
): Promise<void> {
  await write(async (tx) => {
    for (const job of jobs) await claimed(tx, job).set({ lease_at: leaseAt }).execute();
  });
}

/** The most attempts without an end before a job becomes dead, because the job may have killed its process. */
export const MOST_POISONOUS = 5;

/**
 * Reclaims jobs of dead processes. The unfinished attempt is counted separately from failures. A lease further away
 * than possible was written before the clock was set back.
 */
export function reclaim(
  database: Pick<Database, 'read' | 'write'>,
  now: number,
  lease: number,
): Promise<void> {
  return reclaimWhere(database, sql`lease_at <= ${now} OR lease_at > ${now + 2 * lease}`);
}

/** Reclaims all running jobs, where no other process can be working on them. */
export function reclaimAll(database: Pick<Database, 'read' | 'write'>): Promise<void> {
  return reclaimWhere(database, sql`lease_at IS NOT NULL`);
}

async function reclaimWhere(
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
