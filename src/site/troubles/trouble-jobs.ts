import { addJob } from '../engine/jobs/job.js';
import type { Statements } from '../engine/store/database.js';

/** The beginning of the kinds of the jobs that report troubles to the consumers of `site.on`. */
export const TROUBLE_JOBS = 'trouble:';

/** Adds the jobs by which consumers get the beginning and the end of a trouble, within the transaction of the change. */
export async function addTroubleJobs(
  tx: Statements,
  consumers: readonly string[],
  { id: key, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  for (const name of consumers) {
    const kind = `${TROUBLE_JOBS}${name}`;
    await addJob(tx, { kind, lane: kind, key, runAt: at, isUrgent: true });
  }
}
