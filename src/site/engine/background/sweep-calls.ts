import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { hourlyRemoval, MOST_REMOVED } from '../jobs/regular-job.js';

/** The kind of the regular job that removes answers of old calls; there is one of it. */
export const SWEEP_CALLS = 'sweep-calls';

/** Milliseconds for which a repeated call of an app gets its first answer. */
export const REPEATABLE = 24 * 60 * 60 * 1000;

/** Removes the stored answers of calls that are not repeated any more, every hour. */
export function sweepCalls(context: Pick<SiteContext, 'database' | 'now'>): JobKind {
  return hourlyRemoval(context, async (tx, at) => {
    const old = await tx
      .selectFrom('answered_calls')
      .select('id')
      .where('answered_at', '<=', at - REPEATABLE)
      .limit(MOST_REMOVED)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('answered_calls').where('id', 'in', ids).execute();
    return ids.length;
  });
}
