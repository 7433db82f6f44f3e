import type { LogEntry } from '../engine/events/consumers.js';
import { addEvents } from '../engine/events/event-log.js';
import type { Statements } from '../engine/store/database.js';
import { fileOf, type SiteFile } from '../orders/files.js';
import { noteOf, type SiteNote } from '../orders/shown-notes.js';
import type { SiteOrder } from './orders/orders.js';
import { answersOf, bidsOf, checkInsOf, invoicesOf, type OrderResults } from './results.js';

/** A record that an owned order has received, in its present state. */
export type Received =
  | { readonly kind: 'file'; readonly record: SiteFile }
  /** A bid, a completion, or both. */
  | { readonly kind: 'bid'; readonly record: OrderResults['bids'][number] }
  | { readonly kind: 'invoice'; readonly record: OrderResults['invoices'][number] }
  /** All answers to the form, from all senders. */
  | {
      readonly kind: 'answers';
      readonly record: {
        readonly pcr_form_id: string;
        readonly answers: OrderResults['answers'];
      };
    }
  /** The order was accepted as ready for the office. */
  | { readonly kind: 'ready'; readonly record: { readonly username: string } }
  | { readonly kind: 'check-in'; readonly record: OrderResults['check_ins'][number] }
  | { readonly kind: 'note'; readonly record: SiteNote };

/** An event of an owned order: it has received a record, or another version of one. */
export type ReceivedEvent = Received & {
  /** The id in the log, which is constant: a consumer recognises a repeated event by it. */
  readonly id: string;
  /** The present state of the order. */
  readonly order: SiteOrder;
  /** Milliseconds since 1970. */
  readonly happened_at: number;
};

/** The names of received records in the log. */
export interface ReceivedKeys {
  /** Our ids of the records; the id of the form for answers, the user name of the sender for ready. */
  readonly keys: readonly string[];
  readonly kind: Received['kind'];
  readonly orderId: string;
  readonly at: number;
}

/** Adds received records to the log of events, within the transaction that stores them. */
export function addReceived(
  tx: Statements,
  { kind, keys, orderId, at }: ReceivedKeys,
): Promise<void> {
  const all = keys.map((key) => ({ kind, key }));
  return addEvents(tx, { orderId, event: 'received', at }, all);
}

type ReadRecord = (read: Statements, orderId: string, id: string) => Promise<Received | undefined>;

const READERS: Readonly<Record<Received['kind'], ReadRecord>> = {
  file: async (read, _orderId, id) => of('file', await fileOf(read, id)),
  bid: async (...key) => of('bid', (await bidsOf(...key))[0]),
  invoice: async (...key) => of('invoice', (await invoicesOf(...key))[0]),
  answers: async (...key) =>
    of('answers', { pcr_form_id: key[2], answers: await answersOf(...key) }),
  ready: async (_read, _orderId, username) => of('ready', { username }),
  'check-in': async (...key) => of('check-in', (await checkInsOf(...key))[0]),
  note: async (...key) => of('note', await noteOf(...key)),
};

function of<Kind, Stored>(kind: Kind, record: Stored | undefined) {
  return record && { kind, record };
}

function isKind(kind: unknown): kind is Received['kind'] {
  return typeof kind === 'string' && Object.hasOwn(READERS, kind);
}

/** Reads the record of an entry; undefined where it no longer exists. */
export async function readReceived(
  read: Statements,
  { orderId, data: { kind, key } }: LogEntry,
): Promise<Received | undefined> {
  return isKind(kind) ? READERS[kind](read, orderId, String(key)) : undefined;
}
