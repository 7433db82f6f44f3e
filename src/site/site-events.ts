import type { SiteContext } from './engine/context.js';
import {
  EventConsumers,
  type EventReaders,
  type LogEntry,
  requireLogged,
} from './engine/events/consumers.js';
import { SITE_EVENTS, type SiteEventName } from './engine/events/event-log.js';
import type { JobRegistry } from './engine/jobs/job-kinds.js';
import type { SiteEvent } from './importer/imported-order.js';
import type { Importer } from './importer/index.js';
import { type NoteEvent, readNoteEvent } from './orders/attachments/note-events.js';
import type { Owner } from './owner/index.js';
import { type ReceivedEvent, readReceived } from './owner/received-events.js';
import {
  isTroubleEvent,
  TroubleConsumers,
  type TroubleReaders,
} from './troubles/trouble-consumers.js';
import { type TroubleEvent, troubleEvent } from './troubles/trouble-record.js';

/** The events of `site.on` with the argument of their handlers. */
export interface SiteEventMap extends Record<SiteEventName, SiteEvent> {
  /** A record that an owned order has received. */
  readonly received: ReceivedEvent;
  /** The beginning of a condition that needs a person. */
  readonly trouble: TroubleEvent;
  /** The end of one. */
  readonly solved: TroubleEvent;
  /** A note, with the users and addresses that it is to be sent to. */
  readonly note_to_send: NoteEvent;
  /** The reminder of a note, at its time. */
  readonly note_reminder: NoteEvent;
}

/** The consumers of all events of a site. */
export interface SiteConsumers {
  /** Those of events of orders. */
  readonly consumers: EventConsumers<SiteEventMap>;
  /** @see Site.on */
  addHandler<Name extends keyof SiteEventMap>(
    event: Name,
    options: { readonly consumer: string },
    handler: (event: SiteEventMap[Name]) => unknown,
  ): void;
}

/** Makes the consumers of a site. */
export function openConsumers(
  context: SiteContext,
  registry: JobRegistry,
  { importer, owner }: { readonly importer: Importer; readonly owner: Owner },
): SiteConsumers {
  const consumers = new EventConsumers(context, registry, eventReaders(context, importer, owner));
  const troubles = new TroubleConsumers(context, registry, troubleReaders);
  return {
    consumers,
    addHandler(event, options, handler) {
      consumers.requireNotStarted();
      if (isTroubleEvent(event)) return troubles.on(event, options, handler);
      requireLogged(event);
      consumers.on(event, options, handler);
    },
  };
}

/** The functions that make what handlers of troubles get. */
const troubleReaders: TroubleReaders<SiteEventMap> = {
  trouble: (trouble) => troubleEvent('trouble', trouble),
  solved: (trouble) => troubleEvent('solved', trouble),
};

/** Returns the functions that read what handlers of events get. */
function eventReaders(
  { database }: Pick<SiteContext, 'database'>,
  { orders: imported }: Pick<Importer, 'orders'>,
  { orders: owned }: Pick<Owner, 'orders'>,
): EventReaders<SiteEventMap> {
  const read = async ({ orderId, ...entry }: LogEntry): Promise<SiteEvent | undefined> => {
    const event = SITE_EVENTS.find((one) => one === entry.event);
    const order = await imported.get(orderId);
    return event && order && { ...entry, event, order };
  };
  const readNote = (entry: LogEntry) => readNoteEvent(database.read, entry);
  return {
    order: read,
    update: read,
    return: read,
    pending_cancellation: read,
    cancelled: read,
    unlisted: read,
    note: read,
    result: read,
    note_to_send: readNote,
    note_reminder: readNote,
    async received(entry) {
      const order = await owned.get(entry.orderId);
      const received = order && (await readReceived(database.read, entry));
      return received && { ...received, id: entry.id, order, happened_at: entry.happened_at };
    },
  };
}
