import type { Statements } from '../store/database.js';

/** What happens to an imported order, and its consumers hear of. */
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
  /** What is told beside the order. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Adds an entry to the log within the transaction in which it happens. */
export async function addEvent(tx: Statements, { orderId, event, at, data = {} }: NewSiteEvent) {
  await tx
    .insertInto('site_events')
    .values({
      order_id: orderId,
      event,
      payload: JSON.stringify(data),
      happened_at: at,
      position: null,
    })
    .execute();
}
