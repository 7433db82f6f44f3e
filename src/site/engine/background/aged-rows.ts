import { type RawBuilder, sql } from 'kysely';
import { DAY, HOUR } from '../../../protocol/units.js';
import type { SiteContext } from '../context.js';
import type { JobKind } from '../jobs/job-kinds.js';
import { hourlyRemoval, MOST_REMOVED } from '../jobs/regular-job.js';
import type { SiteSettings } from '../site-settings.js';

/** Milliseconds for which a repeated call of an app gets its first answer. */
export const REPEATABLE = DAY;

/** The rows of a table that are removed by their age. */
interface AgedRows {
  readonly table: string;
  /** The column with the time from which the age counts. */
  readonly column: string;
  /** The age in milliseconds at which a row is removed. */
  readonly age: number;
  /** A further condition of the removed rows. */
  readonly where?: RawBuilder<boolean>;
}

/** Returns the single regular jobs that remove rows by their age alone, by their kinds. */
export function agedRemovals(
  context: Pick<SiteContext, 'database' | 'now'>,
  { audit, eventLog }: Pick<SiteSettings, 'audit' | 'eventLog'>,
) {
  const removal = (rows: AgedRows) => removalOf(rows, context);
  return {
    'sweep-audit': removal({
      table: 'audit_records',
      column: 'happened_at',
      age: audit.days * DAY,
    }),
    'sweep-calls': removal({ table: 'answered_calls', column: 'answered_at', age: REPEATABLE }),
    // A delivery of a hook stays as long after its event as the log stores that, and while it waits.
    'sweep-hooks': removal({
      table: 'hook_deliveries',
      column: 'happened_at',
      age: eventLog.days * DAY,
      where: sql<boolean>`state <> 'waiting'`,
    }),
    // A change can be undone for a minute, so that an hour is long enough for every clock.
    'sweep-undo': removal({ table: 'undoable_changes', column: 'done_at', age: HOUR }),
  };
}

/** Returns the job that removes some rows every hour. */
function removalOf(
  { table, column, age, where = sql<boolean>`1 = 1` }: AgedRows,
  context: Pick<SiteContext, 'database' | 'now'>,
): JobKind {
  const [rows, time] = [sql.table(table), sql.ref(column)];
  return hourlyRemoval(context, async (tx, at) => {
    const aged = sql<{ id: string }>`
      SELECT id FROM ${rows} WHERE ${time} <= ${at - age} AND ${where} ORDER BY ${time} LIMIT ${MOST_REMOVED}`;
    const ids = (await aged.execute(tx)).rows.map(({ id }) => id);
    if (ids.length > 0) await sql`DELETE FROM ${rows} WHERE id IN (${sql.join(ids)})`.execute(tx);
    return ids.length;
  });
}
