import { HOUR, MINUTE } from '../../../protocol/units.js';
import type { Database, Statements } from '../store/database.js';
import type { JobKind } from './job-kinds.js';

const DELAYS = { delay: MINUTE, longestDelay: HOUR };

type RegularSettings = Pick<JobKind, 'isInterruptible'> &
  Partial<Pick<JobKind, 'delay' | 'longestDelay'>>;

/**
 * Returns the definition of a job that runs regularly, one at a time, and never becomes dead.
 *
 * @param run returns the milliseconds to its next run
 * @param settings `delay`, `longestDelay`: the waits after a failure; default: a minute, up to an hour
 */
export function regularJob(run: JobKind['run'], settings: RegularSettings = {}): JobKind {
  return { limit: 1, attempts: Number.POSITIVE_INFINITY, ...DELAYS, ...settings, run };
}

/** The settings of a regular job whose signal is asked between short steps. */
export const STEPPED: RegularSettings = { isInterruptible: true };

/** The most rows that a removal takes in one transaction, because other writers wait for it. */
export const MOST_REMOVED = 500;

/**
 * Changes rows in short transactions, until one of them has changed fewer than {@link MOST_REMOVED}.
 *
 * @param changeSome changes up to {@link MOST_REMOVED} rows and returns their number
 * @throws the reason of `signal` once it is aborted
 */
export async function inShortTransactions(
  { write }: Pick<Database, 'write'>,
  signal: AbortSignal | undefined,
  changeSome: (tx: Statements) => Promise<number>,
): Promise<void> {
  for (let count = MOST_REMOVED; count >= MOST_REMOVED; ) {
    signal?.throwIfAborted();
    count = await write(changeSome);
  }
}

/**
 * Returns the definition of a job that removes old rows every hour, in short transactions.
 *
 * @param removeSome removes up to {@link MOST_REMOVED} rows and returns their number; `at` is the time of the run
 */
export function hourlyRemoval(
  { database, now }: { readonly database: Pick<Database, 'write'>; readonly now: () => number },
  removeSome: (tx: Statements, at: number) => Promise<number>,
): JobKind {
  return regularJob(async (_job, signal) => {
    const at = now();
    await inShortTransactions(database, signal, (tx) => removeSome(tx, at));
    return HOUR;
  }, STEPPED);
}
