import type { SiteContext } from '../../engine/context.js';
import { addEvent } from '../../engine/events/event-log.js';
import { JOB_RETRIES, type JobKind } from '../../engine/jobs/job-kinds.js';

/** The kind of the job that reports the reminder of a note at its time. */
export const NOTE_REMINDER = 'note-reminder';

/** Returns the job that reports the reminder of a note to the consumers of `note_reminder`. */
export function noteReminders({ database, now }: Pick<SiteContext, 'database' | 'now'>): JobKind {
  return {
    limit: 10,
    ...JOB_RETRIES,
    async run({ key }) {
      const note = await database.read
        .selectFrom('notes')
        .select(['order_id', 'reminder_date'])
        .where('id', '=', key)
        .executeTakeFirst();
      // A deleted note reminds nobody.
      if (!note || note.reminder_date === null) return undefined;
      const event = { orderId: note.order_id, event: 'note_reminder', at: now() } as const;
      return (tx) => addEvent(tx, { ...event, data: { note_id: key } });
    },
  };
}
