import type { Statements } from '../store/database.js';
import { prepared } from '../store/prepared.js';
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

/** An entry of the log. */
export interface NewSiteEvent {
  /** Our id of the order. */
  readonly orderId: string;
  readonly event: SiteEventName;
  readonly at: number;
  /** The further data of the event. */
  readonly data?: Readonly<Record<string, unknown>>;
}

const ADD = prepared<Omit<NewSiteEvent, 'data'> & { readonly payload: string }, unknown>(
  ({ statements, value }) =>
    statements
      .insertInto('site_events')
      .values({
        order_id: value('orderId'),
        event: value('event'),
        payload: value('payload'),
        happened_at: value('at'),
        position: null,
      })
      .compile(),
);

/** Adds an entry to the log within the transaction of its change. */
export async function addEvent(tx: Statements, { data = {}, ...event }: NewSiteEvent) {
  await ADD(tx, { ...event, payload: JSON.stringify(data) });
  await reportWork(tx, 'events');
}
