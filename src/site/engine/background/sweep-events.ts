import { DAY } from '../../../protocol/units.js';
import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { hourlyRemoval, MOST_REMOVED } from '../jobs/regular-job.js';
import type { Statements } from '../store/database.js';

/** The kind of the single regular job that removes old entries of the log of events. */
export const SWEEP_EVENTS = 'sweep-events';

/** The retention of the log of events, which `site.on` reads. */
export interface EventLogOptions {
  /**
   * Days for which an event is stored after all consumers got it. Default 30: a new consumer begins with the stored
   * events, and older ones are of no use.
   */
  readonly days?: number;
  /**
   * Days for which the log waits for an absent consumer, from 1. Default 90: the log would otherwise grow without end
   * for a consumer that was removed. A consumer that returns continues with the stored events.
   */
  readonly consumerDays?: number;
}

type SweepContext = Pick<SiteContext, 'database' | 'now'>;

/** Returns the job that removes every hour the old events that all active consumers got. */
export function sweepEvents(
  context: SweepContext,
  { days, consumerDays }: Required<EventLogOptions>,
): JobKind {
  return hourlyRemoval(context, async (tx, at) => {
    await noteUnseen(tx, context.now());
    return removeSome(tx, at - days * DAY, await consumersOf(tx, at - consumerDays * DAY));
  });
}

interface Consumers {
  /** The consumers that the log no longer waits for. */
  readonly gone: readonly string[];
  /** The lowest position of all other consumers; undefined without one. */
  readonly lowestPosition: number | undefined;
}

/** Notes the present time for a consumer that has none, so that the log waits for it. */
async function noteUnseen(tx: Statements, at: number): Promise<void> {
  await tx
    .updateTable('event_consumers')
    .set({ seen_at: at })
    .where('seen_at', 'is', null)
    .execute();
}

async function consumersOf(tx: Statements, goneBefore: number): Promise<Consumers> {
  const all = await tx.selectFrom('event_consumers').selectAll().execute();
  const isGone = ({ seen_at }: { seen_at: number | null }) => (seen_at ?? 0) < goneBefore;
  const positions = all.filter((one) => !isGone(one)).map(({ position }) => Number(position));
  return {
    gone: all.filter(isGone).map(({ name }) => name),
    lowestPosition: positions.length === 0 ? undefined : Math.min(...positions),
  };
}

/** Removes the oldest events except the very last one, from which the next position is counted. */
async function removeSome(
  tx: Statements,
  before: number,
  { gone, lowestPosition }: Consumers,
): Promise<number> {
  let query = tx
    .selectFrom('site_events')
    .select('id')
    .where('happened_at', '<', before)
    .where('position', '<', (all) =>
      all.selectFrom('site_events').select((entry) => entry.fn.max('position').as('last_count')),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_deliveries')
            .select('event_deliveries.id')
            .whereRef('event_id', '=', 'site_events.id')
            .where('consumer', 'not in', ['', ...gone]),
        ),
      ),
    )
    .orderBy('position')
    .limit(MOST_REMOVED);
  if (lowestPosition !== undefined) query = query.where('position', '<=', lowestPosition);
  const ids = (await query.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom('event_deliveries').where('event_id', 'in', ids).execute();
  await tx.deleteFrom('site_events').where('id', 'in', ids).execute();
  return ids.length;
}
