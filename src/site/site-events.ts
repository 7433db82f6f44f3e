import type { SiteContext } from './engine/context.js';
import type { EventReaders, LogEntry } from './engine/events/consumers.js';
import { SITE_EVENTS, type SiteEventName } from './engine/events/event-log.js';
import type { SiteEvent } from './importer/imported-order.js';
import type { Importer } from './importer/index.js';
import type { Owner } from './owner/index.js';
import { type ReceivedEvent, readReceived } from './owner/received-events.js';

/** The events of `site.on` with the argument of their handlers. */
export interface SiteEventMap extends Record<SiteEventName, SiteEvent> {
  /** A record that an owned order has received. */
  readonly received: ReceivedEvent;
}

/** Returns the functions that read what handlers of events get. */
export function eventReaders(
  { database }: Pick<SiteContext, 'database'>,
  { orders: imported }: Pick<Importer, 'orders'>,
  { orders: owned }: Pick<Owner, 'orders'>,
): EventReaders<SiteEventMap> {
  const read = async ({ orderId, ...entry }: LogEntry): Promise<SiteEvent | undefined> => {
    const event = SITE_EVENTS.find((one) => one === entry.event);
    const order = await imported.get(orderId);
    return event && order && { ...entry, event, order };
  };
  return {
    order: read,
    update: read,
    return: read,
    pending_cancellation: read,
    cancelled: read,
    unlisted: read,
    note: read,
    result: read,
    async received(entry) {
      const order = await owned.get(entry.orderId);
      const received = order && (await readReceived(database.read, entry));
      return received && { ...received, id: entry.id, order, happened_at: entry.happened_at };
    },
  };
}
