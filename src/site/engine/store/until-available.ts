import { setTimeout } from 'node:timers/promises';
import { LinkError } from '../../../index.js';
import { backOff } from '../../../net/index.js';

const DELAYS = { delay: 100, maxDelay: 2000 };

/** The limits of repeated work. */
export interface RepetitionLimits {
  /** Milliseconds for all attempts together. */
  readonly timeout: number;
  /** The signal that ends the repetition. */
  readonly signal: AbortSignal;
}

/**
 * Runs work, and repeats it while the database is not reachable or full, because the record would otherwise be lost.
 *
 * @throws the errors of the work; LinkError `store_unavailable` when the time is over
 */
export async function untilAvailable<Result>(
  work: () => Promise<Result>,
  { timeout, signal }: RepetitionLimits,
): Promise<Result> {
  const end = performance.now() + timeout;
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
