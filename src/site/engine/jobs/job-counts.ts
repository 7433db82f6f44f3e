import { sql } from 'kysely';
import type { Database, Statements } from '../store/database.js';
import { prepared } from '../store/prepared.js';
import type { JobKind } from './job-kinds.js';
import { regularJob, STEPPED } from './regular-job.js';

/** The kind of the single regular job that folds changes of counts. */
export const FOLD_COUNTS = 'fold-counts';

/** The most changes that are folded in one transaction. */
const AT_ONCE = 10_000;

/**
 * Returns the milliseconds to the next folding by the number of changes that the last one found. A reader sums the
 * unfolded ones.
 */
function waitAfter(folded: number): number {
  if (folded > 1000) return 1000;
  return folded > 100 ? 15_000 : 60_000;
}

/** The number of jobs of a kind in a state, and the number of its changes. */
export interface JobCount {
  readonly kind: string;
  readonly state: string;
  readonly job_count: number;
  /** Increases with every change, also with one that leaves the count equal. */
  readonly change_count: number;
}

const COUNTS = prepared<object, JobCount>(({ statements }) =>
  sql<JobCount>`
    SELECT kind, state, sum(job_count) AS job_count, sum(change_count) AS change_count FROM (
      SELECT kind, state, job_count, change_count FROM job_counts
      UNION ALL SELECT kind, state, job_count, 1 FROM job_count_changes
    ) AS all_counts
    GROUP BY kind, state ORDER BY kind, state`.compile(statements),
);

/** The names under which records other than jobs are counted. No kind of job has such a name. */
const RESULTS = '#results';
const FILES = '#files';

/** Returns the number of results in each state, from the stored counts. */
export async function resultCounts(read: Statements): Promise<ReadonlyMap<string, number>> {
  return countsUnder(RESULTS, read);
}

/** Returns the bytes of all files of orders, properties and notes, from the stored counts. */
export async function fileBytes(read: Statements): Promise<number> {
  return (await countsUnder(FILES, read)).get('bytes') ?? 0;
}

async function countsUnder(kind: string, read: Statements): Promise<ReadonlyMap<string, number>> {
  const counts = await COUNTS(read, {});
  return new Map(
    counts.filter((one) => one.kind === kind).map(({ state, job_count }) => [state, job_count]),
  );
}

/**
 * Returns the number of jobs of each kind and state. The counts are stored, so that reading them has the same cost for
 * any number of jobs. A kind and state without jobs is listed with 0.
 */
export async function jobCounts(read: Statements): Promise<readonly JobCount[]> {
  const counts = await COUNTS(read, {});
  return counts.filter(({ kind }) => kind !== RESULTS && kind !== FILES);
}

/**
 * Folds the appended changes into the counts. Two simultaneous processes fold different changes.
 *
 * @returns the number of folded changes
 */
export function foldCounts({
  capabilities,
  write,
}: Pick<Database, 'capabilities' | 'write'>): Promise<number> {
  return write(async (tx) => {
    const { rows } = await sql<JobCount>`
      DELETE FROM job_count_changes
      WHERE id IN (SELECT id FROM job_count_changes ORDER BY id LIMIT ${sql.lit(AT_ONCE)} ${capabilities.lockFreeRows})
      RETURNING kind, state, job_count, 1 AS change_count`.execute(tx);
    // Sorted, so that two processes never wait for each other in a circle.
    for (const { kind, state, job_count, change_count } of sums(rows)) {
      await tx
        .insertInto('job_counts')
        .values({ kind, state, job_count, change_count })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'state']).doUpdateSet((row) => ({
            job_count: sql`job_counts.job_count + ${row.ref('excluded.job_count')}`,
            change_count: sql`job_counts.change_count + ${row.ref('excluded.change_count')}`,
          })),
        )
        .execute();
    }
    return rows.length;
  });
}

function sums(changes: readonly JobCount[]): readonly JobCount[] {
  const all = new Map<string, JobCount>();
  for (const change of changes) {
    const key = `${change.kind} ${change.state}`;
    const { job_count = 0, change_count = 0 } = all.get(key) ?? {};
    all.set(key, {
      ...change,
      job_count: job_count + change.job_count,
      change_count: change_count + change.change_count,
    });
  }
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

/** Returns the job that folds the changes of counts, more often with more changes. */
export function countFolding({ database }: { readonly database: Database }): JobKind {
  return regularJob(async (_job, signal) => {
    for (;;) {
      signal.throwIfAborted();
      const folded = await foldCounts(database);
      if (folded < AT_ONCE) return waitAfter(folded);
    }
  }, STEPPED);
}
