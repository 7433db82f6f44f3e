import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-queue.js';
import { regularJob } from '../jobs/regular-job.js';
import type { Statements } from '../store/database.js';

/** The kind of the regular job that cuts the log of events; there is one of it. */
export const SWEEP_EVENTS = 'sweep-events';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Events that are removed in one transaction: whoever writes meanwhile waits for it. */
const AT_ONCE = 500;

/** How long the log of events is kept, which `site.on` tells of. */
export interface EventLogOptions {
  /**
   * Days that an event is kept after it was told to all consumers. Default 30: a new consumer begins with what is
   * there, and nobody asks for more than the last month.
   */
  readonly days?: number;
  /**
   * Days for which the log waits for a consumer that is not there, from 1. Default 90: one that is gone for good would
   * keep the log for good. When it comes back it goes on with what is there.
   */
  readonly consumerDays?: number;
}

type Place = Pick<SiteContext, 'database' | 'now'>;

/** Removes events that are old and were told to all who want them, every hour. */
export function sweepEvents(
  { database, now }: Place,
  { days, consumerDays }: Required<EventLogOptions>,
): JobKind {
  return regularJob(async (_job, signal) => {
    const [before, goneBefore] = [now() - days * DAY, now() - consumerDays * DAY];
    for (;;) {
      signal.throwIfAborted();
      const removed = await database.write(async (tx) => {
        await noteUnseen(tx, now());
        return removeSome(tx, before, await consumersOf(tx, goneBefore));
      });
      if (removed < AT_ONCE) return HOUR;
    }
  });
}

interface Consumers {
  /** Those that are waited for no longer. */
  readonly gone: readonly string[];
  /** How far each of the others has come at least; undefined where there is none. */
  readonly told: number | undefined;
}

/** One that was there before its visits were noted is waited for from now on. */
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
    told: positions.length === 0 ? undefined : Math.min(...positions),
  };
}

/** Removes the oldest events, but for the last of all: the next one's place is counted from there. */
async function removeSome(
  tx: Statements,
  before: number,
  { gone, told }: Consumers,
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
    .limit(AT_ONCE);
  if (told !== undefined) query = query.where('position', '<=', told);
  const ids = (await query.execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom('event_deliveries').where('event_id', 'in', ids).execute();
  await tx.deleteFrom('site_events').where('id', 'in', ids).execute();
  return ids.length;
}
