import type { JobKind } from './job-queue.js';

const MINUTE = 60_000;
const DELAYS = { delay: MINUTE, longestDelay: 60 * MINUTE };

/**
 * A job that runs again and again for as long as the site does: one at a time, and never put aside, whatever fails.
 *
 * @param run gives the milliseconds to its next run
 * @param delays how long it waits after a failure; default a minute, up to an hour
 */
export function regularJob(
  run: JobKind['run'],
  delays: Pick<JobKind, 'delay' | 'longestDelay'> = DELAYS,
): JobKind {
  return { limit: 1, attempts: Number.POSITIVE_INFINITY, ...delays, run };
}
