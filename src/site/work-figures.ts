import { sql } from 'kysely';
import { type JobCount, jobCounts, resultCounts } from './engine/jobs/job-counts.js';
import { waitingQueues } from './engine/jobs/waiting-queues.js';
import { escaped, gauges } from './engine/metrics.js';
import type { Statements } from './engine/store/database.js';
import { openTroubleCounts } from './troubles/troubles.js';

/** The states of results that have a figure also where there is no result in them: alert rules need the series. */
const RESULT_STATES = ['queued', 'sent', 'refused', 'failed', 'unclear', 'draft'];
const LINK_STATES = ['ok', 'failing', 'paused'];

/** Jobs, results and links by state, and the age of the oldest jobs, in the text format of Prometheus. */
export async function workFigures(read: Statements, now: number): Promise<string> {
  const [counts, results, links, ages, troubles] = await Promise.all([
    jobCounts(read),
    resultCounts(read),
    linkCounts(read),
    oldestWaiting(read, now),
    openTroubleCounts(read),
  ]);
  return [
    gauges('svclink_jobs', jobLabels(counts)),
    gauges('svclink_oldest_waiting_job_seconds', ages),
    gauges('svclink_results', byState(RESULT_STATES, results)),
    gauges('svclink_links', byState(LINK_STATES, links)),
    gauges(
      'svclink_troubles',
      new Map(troubles.map(({ kind, count }) => [`kind="${kind}"`, count])),
    ),
  ].join('');
}

function jobLabels(counts: readonly JobCount[]): ReadonlyMap<string, number> {
  const waiting = counts.filter(({ job_count }) => job_count > 0);
  return new Map(
    waiting.map(({ kind, state, job_count }) => [
      `kind="${escaped(kind)}",state="${escaped(state)}"`,
      job_count,
    ]),
  );
}

function byState(states: readonly string[], counts: ReadonlyMap<string, number>) {
  return new Map(states.map((state) => [`state="${state}"`, counts.get(state) ?? 0]));
}

async function linkCounts(read: Statements): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ state: string; link_count: number }>`
    SELECT CASE WHEN paused_at IS NOT NULL THEN 'paused' WHEN failure IS NOT NULL THEN 'failing' ELSE 'ok' END AS state,
      count(*) AS link_count
    FROM links WHERE removed_at IS NULL GROUP BY 1`.execute(read);
  return new Map(rows.map(({ state, link_count }) => [state, link_count]));
}

/** Seconds since the time of the oldest job that waits, by kind; 0 for one whose time is still to come. */
async function oldestWaiting(read: Statements, now: number): Promise<ReadonlyMap<string, number>> {
  const ages = new Map<string, number>();
  for (const { kind, run_at } of await waitingQueues(read, {})) {
    const labels = `kind="${escaped(kind)}"`;
    ages.set(labels, Math.max(ages.get(labels) ?? 0, (now - run_at) / 1000));
  }
  return ages;
}
