import { sql } from 'kysely';
import type { Statements } from '../store/database.js';
import { type PlaceholderOf, prepared } from '../store/prepared.js';
import { reportWork } from '../store/reported-work.js';

/** The events of imported orders that consumers get. */
export const SITE_EVENTS = [
  'order',
  'update',
  'return',
  'pending_cancellation',
  'cancelled',
  'unlisted',
  'note',
  'result',
] as const;

export type SiteEventName = (typeof SITE_EVENTS)[number];

/** The events of notes that are to be sent to people, and of their reminders. */
export const NOTE_EVENTS = ['note_to_send', 'note_reminder'] as const;

/** All events of the log: those of imported orders, what owned orders receive, and those of notes. */
export const LOGGED_EVENTS = [...SITE_EVENTS, 'received', ...NOTE_EVENTS] as const;

export type LoggedEventName = (typeof LOGGED_EVENTS)[number];

/** An entry of the log. */
export interface NewSiteEvent {
  /** Our id of the order. */
  readonly orderId: string;
  readonly event: LoggedEventName;
  readonly at: number;
  /** The further data of the event. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** An entry, as it is stored. */
export type EventValues = Omit<NewSiteEvent, 'data'> & { readonly payload: string };

/** The statement that adds an entry. */
export const insertEvent = (value: PlaceholderOf<EventValues>) => sql`
  INSERT INTO site_events (order_id, event, payload, happened_at)
  VALUES (${value('orderId')}, ${value('event')}, ${value('payload')}, ${value('at')})`;

const ADD = prepared<EventValues, unknown>(({ statements, value }) =>
  insertEvent(value).compile(statements),
);

/** Adds entries of one event and order to the log, within the transaction of their changes. */
export async function addEvents(
  tx: Statements,
  { orderId, event, at }: Omit<NewSiteEvent, 'data'>,
  all: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  if (all.length === 1) return addEvent(tx, { orderId, event, at, data: first });
  const entry = { order_id: orderId, event, happened_at: at, position: null };
  const rows = all.map((data) => ({ ...entry, payload: JSON.stringify(data) }));
  await tx.insertInto('site_events').values(rows).execute();
  await reportWork(tx, 'events');
}

/** Adds an entry to the log within the transaction of its change. */
export async function addEvent(tx: Statements, { data = {}, ...event }: NewSiteEvent) {
  await ADD(tx, { ...event, payload: JSON.stringify(data) });
  await reportWork(tx, 'events');
}
