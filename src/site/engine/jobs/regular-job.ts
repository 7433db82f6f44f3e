import type { JobKind } from './job-queue.js';

const MINUTE = 60_000;
const DELAYS = { delay: MINUTE, longestDelay: 60 * MINUTE };

/**
 * Returns the definition of a job that runs regularly, one at a time, and never becomes dead.
 *
 * @param run returns the milliseconds to its next run
 * @param delays the waits after a failure. Default: a minute, up to an hour
 */
export function regularJob(
  run: JobKind['run'],
  delays: Pick<JobKind, 'delay' | 'longestDelay'> = DELAYS,
): JobKind {
  return { limit: 1, attempts: Number.POSITIVE_INFINITY, ...delays, run };
}
