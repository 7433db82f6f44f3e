import type { Reading } from '../protocol/codec/read-result.js';
import type { EventMap } from '../protocol/generated/event-types.js';
import type { FileContent } from './files/content.js';
import type { CallOptions, SendFileOptions } from './options.js';
import type { InvoiceItems } from './orders/invoice-items.js';

type DataOf<Name extends keyof EventMap> = EventMap[Name]['data'];

/**
 * The result of an event as a client returns it. With tolerant reading all members may be absent except identifiers.
 */
export type ResultOf<
  Name extends keyof EventMap,
  Read extends Reading = 'tolerant',
> = EventMap[Name][Read extends 'strict' ? 'result' : 'read'];

/**
 * The data of a send_file call. With `content` the client sends the file; without it the receiver fetches `obj_url`.
 */
export type SendFileCall = DataOf<'send_file'> & {
  /** The file: bytes, a stream, or `{ path }`. The name of the path is the default for `file_name`. */
  readonly content?: FileContent;
};

/** Events whose call or result differs from their schema. */
interface SpecialCalls<Read extends Reading> {
  /** The result lists the items in the order of the answer, unlike the object on the wire. */
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

/** The events that a client calls, by name: their data and their canonical result. */
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
