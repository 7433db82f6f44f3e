import type { JobKind } from '../jobs/job-queue.js';

const MINUTE = 60_000;

/**
 * A job that runs again and again for as long as the site does: one at a time, and never put aside, whatever fails.
 *
 * @param run gives the milliseconds to its next run
 */
export function regularJob(run: JobKind['run']): JobKind {
  return {
    limit: 1,
    attempts: Number.POSITIVE_INFINITY,
    delay: MINUTE,
    longestDelay: 60 * MINUTE,
    run,
  };
}
