import type { Reading } from '../protocol/codec/read-result.js';
import type { EventMap } from '../protocol/generated/event-types.js';
import type { FileContent } from './files/content.js';
import type { CallOptions, SendFileOptions } from './options.js';
import type { InvoiceItems } from './orders/invoice-items.js';

type DataOf<Name extends keyof EventMap> = EventMap[Name]['data'];

/** The result of an event as a client gives it: read tolerantly, all may be absent but what identifies a record. */
export type ResultOf<
  Name extends keyof EventMap,
  Read extends Reading = 'tolerant',
> = EventMap[Name][Read extends 'strict' ? 'result' : 'read'];

/** The data of a send_file call: with `content` the file goes along, else the receiver fetches it from `obj_url`. */
export type SendFileCall = DataOf<'send_file'> & {
  /** The file: bytes, a stream, or `{ path }`, which also names it unless `file_name` does. */
  readonly content?: FileContent;
};

/** The events that are called or read in a way of their own. */
interface SpecialCalls<Read extends Reading> {
  /** Gives the items in the order of the answer, not the object that is on the wire. */
  get_invoice_items_order: {
    readonly args: [data: DataOf<'get_invoice_items_order'>, options?: CallOptions];
    readonly result: InvoiceItems;
  };
  send_file: {
    readonly args: [data: SendFileCall, options?: SendFileOptions];
    readonly result: ResultOf<'send_file', Read>;
  };
}

type PlainCalls<Read extends Reading> = {
  [Name in Exclude<keyof EventMap, keyof SpecialCalls<Read>>]: {
    /** Data may be left out where none is required. */
    readonly args: Record<string, never> extends DataOf<Name>
      ? [data?: DataOf<Name>, options?: CallOptions]
      : [data: DataOf<Name>, options?: CallOptions];
    readonly result: ResultOf<Name, Read>;
  };
};

/** The events that a client calls, by name: the data that each takes, and the canonical result that it gives. */
export interface ClientEvents<Read extends Reading = 'tolerant'>
  extends PlainCalls<Read>,
    SpecialCalls<Read> {}

/** The name of an event that a client calls with types. */
export type ClientEventName = keyof ClientEvents;

/** The name of an event whose result is a list. */
export type ListEventName = {
  [Name in ClientEventName]: ResultOf<Name> extends readonly unknown[] ? Name : never;
}[ClientEventName];

/** A record of the list that an event answers with. */
export type RecordOf<Name extends ListEventName, Read extends Reading = 'tolerant'> = ResultOf<
  Name,
  Read
>[number];
