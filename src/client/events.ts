import type { EventMap } from '../protocol/generated/event-types.js';
import type { Reading } from '../protocol/read-result.js';
import type { FileContent } from './files/content.js';
import type { SendFileOptions } from './files/send-file.js';
import type { InvoiceItems } from './items/invoice-items.js';
import type { CallOptions } from './options.js';

/** One event: what a call takes, and what it gives. */
interface Call<Data, Result> {
  readonly args: [data: Data, options?: CallOptions];
  readonly result: Result;
}

/** One event without required data. */
interface PlainCall<Data, Result> {
  readonly args: [data?: Data, options?: CallOptions];
  readonly result: Result;
}

type DataOf<Name extends keyof EventMap> = EventMap[Name]['data'];
type CallOf<Name extends keyof EventMap, Read extends Reading> = Call<
  DataOf<Name>,
  ResultOf<Name, Read>
>;
type PlainCallOf<Name extends keyof EventMap, Read extends Reading> = PlainCall<
  DataOf<Name>,
  ResultOf<Name, Read>
>;

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

/** The events that a client calls, by name: the data that each takes, and the canonical result that it gives. */
export interface ClientEvents<Read extends Reading = 'tolerant'> {
  bid_comp_confirm: CallOf<'bid_comp_confirm', Read>;
  get_all_notes: PlainCallOf<'get_all_notes', Read>;
  get_all_orders: PlainCallOf<'get_all_orders', Read>;
  get_all_updates: PlainCallOf<'get_all_updates', Read>;
  get_cancel_orders: CallOf<'get_cancel_orders', Read>;
  get_file: CallOf<'get_file', Read>;
  get_foh: CallOf<'get_foh', Read>;
  /** Gives the items in the order of the answer, not the object that is on the wire. */
  get_invoice_items_order: Call<DataOf<'get_invoice_items_order'>, InvoiceItems>;
  get_notes: CallOf<'get_notes', Read>;
  get_order: CallOf<'get_order', Read>;
  get_pcr_json: CallOf<'get_pcr_json', Read>;
  get_pending_cancellations: CallOf<'get_pending_cancellations', Read>;
  mark_order_imported: CallOf<'mark_order_imported', Read>;
  send_bid_comp: CallOf<'send_bid_comp', Read>;
  send_checkin: CallOf<'send_checkin', Read>;
  send_contractor_invoice: CallOf<'send_contractor_invoice', Read>;
  send_file: {
    readonly args: [data: SendFileCall, options?: SendFileOptions];
    readonly result: ResultOf<'send_file', Read>;
  };
  send_notes: CallOf<'send_notes', Read>;
  send_pcr_answers: CallOf<'send_pcr_answers', Read>;
  send_photo_flag: CallOf<'send_photo_flag', Read>;
  send_ready_for_office: CallOf<'send_ready_for_office', Read>;
  validate_user: PlainCallOf<'validate_user', Read>;
}

/** The name of an event that a client calls with types. */
export type ClientEventName = keyof ClientEvents;
