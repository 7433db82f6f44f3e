import type { LogEntry } from '../engine/events/consumers.js';
import type { Statements } from '../engine/store/database.js';
import { fileOf, type SiteFile } from '../orders/attachments/file-record.js';
import { noteOf, type SiteNote } from '../orders/shown-notes.js';
import type { SiteOrder } from './orders/site-order.js';
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
