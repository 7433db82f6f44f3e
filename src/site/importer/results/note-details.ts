import type { Statements } from '../../engine/store/database.js';
import {
  noteSendingOf,
  reminderTime,
  storeNoteSending,
} from '../../orders/attachments/note-recipients.js';

/** The facts of a note beside its text, which its draft keeps while a person changes it. */
export interface NoteDetails {
  /** The first version of a revision; null for a note of its own. */
  readonly revises_id: string | null;
  readonly inserted_by: string;
  /** The app that wrote it; null for any other note. */
  readonly app_id: string | null;
  /** The groups that it is shown to; none: everybody. */
  readonly group_ids: readonly string[];
  readonly users: readonly string[];
  readonly emails: readonly string[];
  /** The date `YYYYMMDD` and time `HHMMSS` of its reminder, in UTC; null without one. */
  readonly reminder: { readonly date: string; readonly time: string } | null;
}

/** Returns the details of a stored note. */
export async function detailsOfNote(tx: Statements, id: string): Promise<NoteDetails> {
  const note = await tx
    .selectFrom('notes')
    .select(['revises_id', 'inserted_by', 'app_id', 'reminder_date', 'reminder_time'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { revises_id, inserted_by, app_id, reminder_date: date, reminder_time: time } = note;
  const groups = await tx
    .selectFrom('note_visibility')
    .select('group_id')
    .where('note_id', '=', id)
    .execute();
  const sending = await noteSendingOf(tx, id);
  return {
    ...{ revises_id, inserted_by, app_id },
    group_ids: groups.map(({ group_id }) => group_id),
    users: sending?.users.map(({ username }) => username) ?? [],
    emails: sending?.emails ?? [],
    reminder: date === null || time === null ? null : { date, time },
  };
}

/** Stores the details of a note that is made of its draft. A reminder in the past is not reported again. */
export async function restoreDetails(
  tx: Statements,
  note: { readonly id: string; readonly orderId: string; readonly at: number },
  { revises_id, group_ids, users, emails, reminder }: NoteDetails,
): Promise<void> {
  const { id: note_id, at: now } = note;
  const columns = {
    revises_id,
    reminder_date: reminder?.date ?? null,
    reminder_time: reminder?.time ?? null,
  };
  await tx.updateTable('notes').set(columns).where('id', '=', note_id).execute();
  for (const group_id of group_ids) {
    await tx.insertInto('note_visibility').values({ note_id, group_id }).execute();
  }
  const at = reminder && reminderTime(reminder);
  const isDue = reminder !== null && at !== null && at > now;
  await storeNoteSending(tx, note, {
    users,
    emails,
    reminder: isDue ? { ...reminder, at } : undefined,
  });
}
