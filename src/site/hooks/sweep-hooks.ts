import { sql } from 'kysely';
import type { EventLogOptions } from '../engine/background/sweep-events.js';
import type { SiteContext } from '../engine/context.js';
import type { JobKind } from '../engine/jobs/job-kinds.js';
import { hourlyRemoval, MOST_REMOVED } from '../engine/jobs/regular-job.js';

/** The kind of the single regular job that removes old deliveries. */
export const SWEEP_HOOKS = 'sweep-hooks';

const DAY = 24 * 60 * 60 * 1000;

/** Removes deliveries that have ended, every hour, as long after the event as the log keeps it. */
export function sweepHooks(
  context: Pick<SiteContext, 'database' | 'now'>,
  { days }: Required<EventLogOptions>,
): JobKind {
  return hourlyRemoval(context, async (tx, at) => {
    const old = await tx
      .selectFrom('hook_deliveries')
      .select('id')
      .where(sql<boolean>`state <> 'waiting'`)
      .where('happened_at', '<', at - days * DAY)
      .orderBy('happened_at')
      .limit(MOST_REMOVED)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await tx.deleteFrom('hook_deliveries').where('id', 'in', ids).execute();
    return ids.length;
  });
}
