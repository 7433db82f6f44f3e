import { addEvent } from '../../engine/events/event-log.js';
import type { Input } from '../../engine/input.js';
import { addJob } from '../../engine/jobs/job.js';
import type { Statements } from '../../engine/store/database.js';
import { isMailAddress, MUST_BE_MAIL, requireUser } from '../people/stored-users.js';
import { NOTE_REMINDER } from './note-reminders.js';

/** The users and addresses that a note is to be sent to, and its reminder. The site reports them as events. */
export interface NoteSending {
  /** The names of users of the site. */
  readonly send_to_users?: readonly string[];
  /** E-mail addresses. */
  readonly send_to_emails?: readonly string[];
  /** The date of the reminder, `YYYYMMDD` or `YYYY-MM-DD`. */
  readonly reminder_date?: string;
  /** Its time, `HHMMSS`, in UTC. Default: the beginning of the day. */
  readonly reminder_time?: string;
}

/** The members of an input that {@link readNoteSending} reads. */
export const NOTE_SENDING = [
  'send_to_users',
  'send_to_emails',
  'reminder_date',
  'reminder_time',
] as const;

/** The most recipients of a note. */
const MOST_RECIPIENTS = 100;

/** Recipients and reminder after reading. */
export interface ReadNoteSending {
  readonly users: readonly string[];
  readonly emails: readonly string[];
  readonly reminder:
    | { readonly date: string; readonly time: string; readonly at: number }
    | undefined;
}

/** Reads recipients and reminder of a note. @throws LinkError `input_invalid` */
export function readNoteSending(input: Input): ReadNoteSending {
  const users = [...new Set(input.texts('send_to_users'))];
  const emails = [...new Set(input.texts('send_to_emails'))];
  if (users.length + emails.length > MOST_RECIPIENTS) {
    throw input.wrong('send_to_emails', `and send_to_users may have ${MOST_RECIPIENTS} entries`);
  }
  const wrong = emails.findIndex((email) => !isMailAddress(email));
  if (wrong >= 0) throw input.wrong(`send_to_emails[${wrong}]`, MUST_BE_MAIL);
  return { users, emails, reminder: readReminder(input) };
}

function readReminder(input: Input): ReadNoteSending['reminder'] {
  const date = input.date('reminder_date');
  const given = input.text('reminder_time');
  if (date === null) {
    if (given === '') return undefined;
    throw input.wrong('reminder_date', 'is required with reminder_time');
  }
  // A number has lost the zeros in front.
  const time = given.padStart(6, '0');
  if (!/^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d$/.test(time)) {
    throw input.wrong('reminder_time', 'must be a time of the day, HHMMSS');
  }
  return { date, time, at: reminderTime({ date, time }) };
}

/** Returns the time of a reminder in milliseconds. @param reminder its date `YYYYMMDD` and time `HHMMSS`, in UTC */
export function reminderTime({ date, time }: { readonly date: string; readonly time: string }) {
  const [day, clock] = [date.match(/^(....)(..)(..)$/), time.match(/../g)];
  return Date.parse(`${day?.slice(1).join('-')}T${clock?.join(':')}Z`);
}

/** A stored note. */
interface NotedNote {
  readonly id: string;
  readonly orderId: string;
  readonly at: number;
}

/**
 * Stores recipients and reminder of a new note, within the transaction that stores the note. Consumers of `note_to_send`
 * get the recipients at once, those of `note_reminder` at the time of the reminder.
 *
 * @throws LinkError `not_found` for an unknown user
 */
export async function storeNoteSending(
  tx: Statements,
  { id, orderId, at }: NotedNote,
  { users, emails, reminder }: ReadNoteSending,
): Promise<void> {
  for (const username of users) {
    const { id: user_id } = await requireUser(tx, username);
    await tx.insertInto('note_recipients').values({ note_id: id, user_id }).execute();
  }
  for (const email of emails) {
    await tx.insertInto('note_recipients').values({ note_id: id, email }).execute();
  }
  if (users.length + emails.length > 0) {
    await addEvent(tx, { orderId, event: 'note_to_send', at, data: { note_id: id } });
  }
  if (!reminder) return;
  await tx
    .updateTable('notes')
    .set({ reminder_date: reminder.date, reminder_time: reminder.time })
    .where('id', '=', id)
    .execute();
  await addJob(tx, {
    kind: NOTE_REMINDER,
    lane: NOTE_REMINDER,
    key: id,
    payload: { orderId },
    runAt: reminder.at,
  });
}

/** The stored recipients and reminder of a note. */
export interface SentNote {
  /** The users of the site, each with its id and the e-mail address of its profile, which may be blank. */
  readonly users: readonly {
    readonly user_id: string;
    readonly username: string;
    readonly email: string;
  }[];
  /** Further addresses. */
  readonly emails: readonly string[];
  /** `YYYYMMDD`; null without a reminder. */
  readonly reminder_date: string | null;
  /** `HHMMSS`, in UTC. */
  readonly reminder_time: string | null;
}

/** Returns recipients and reminder of a note; undefined where there is no such note. */
export async function noteSendingOf(read: Statements, id: string): Promise<SentNote | undefined> {
  const note = await read
    .selectFrom('notes')
    .select(['reminder_date', 'reminder_time'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!note) return undefined;
  const rows = await read
    .selectFrom('note_recipients')
    .leftJoin('users', 'users.id', 'note_recipients.user_id')
    .select(['note_recipients.user_id', 'note_recipients.email as note_email'])
    .select(['users.username', 'users.email'])
    .where('note_recipients.note_id', '=', id)
    .orderBy('note_recipients.id')
    .execute();
  return {
    ...note,
    users: rows.flatMap(({ user_id, username, email }) =>
      user_id === null ? [] : [{ user_id, username: username ?? '', email: email ?? '' }],
    ),
    emails: rows.flatMap(({ note_email }) => note_email ?? []),
  };
}
