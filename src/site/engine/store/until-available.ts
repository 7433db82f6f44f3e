import { setTimeout } from 'node:timers/promises';
import { LinkError } from '../../../index.js';
import { backOff } from '../../../net/index.js';

const DELAYS = { delay: 100, maxDelay: 2000 };

/** How long work is tried again. */
export interface Patience {
  /** Milliseconds for all attempts together. */
  readonly patience: number;
  /** Aborted, it is not tried again. */
  readonly signal: AbortSignal;
}

/**
 * Runs work that has to be noted, and again while the database is away or full: what only we know would be lost.
 *
 * @throws what the work throws; LinkError `store_unavailable` when the time is over
 */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  { patience, signal }: Patience,
): Promise<Result> {
  const end = performance.now() + patience;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const wait = backOff(attempt, DELAYS);
      const isAway = LinkError.is(error) && error.code === 'store_unavailable';
      if (!isAway || signal.aborted || performance.now() + wait > end) throw error;
      await setTimeout(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
