import type { ErrorCode } from '../../../src/protocol/errors/error-codes.js';
import type { EventName } from '../../../src/protocol/generated/event-names.js';

/** Notes on an event beside its fields. */
export interface EventNotes {
  /** Rules that no schema contains. They come from the documents, unless a rule names another source. */
  readonly rules: readonly string[];
  /** The refusals of a receiver beside wrong credentials and data that break the schema. */
  readonly errors?: readonly ErrorCode[];
  /** The output of the command of the page where the demo refuses; as far as `…`. */
  readonly refusal?: string;
  /** The identity by which a call repeats an earlier one. Default: none. */
  readonly repetition?: string;
}

const THIRTY_DAYS =
  '`timestamp` is required and at most 30 days old; five minutes of clock difference are allowed, and a time in the future is taken as now (ours, not the protocol’s).';
const INCREMENTAL = 'With `timestamp`, a Unix time, only what has changed after it.';
const CHANGES_NOTHING =
  'An order that was imported before is recognised by its `report_id`; `wo_number` is not unique.';

/** The rules of the events, their refusals, and the identities of repeated calls. */
export const eventNotes: Readonly<Partial<Record<EventName, EventNotes>>> = {
  validate_user: {
    rules: [
      'The credentials have been checked before a handler runs; without a handler it succeeds with null.',
      '`svclink_push` is an address of the caller. A plain request to it makes the caller queue get_all_orders, usually within a minute.',
      'The result is null.',
    ],
  },
  get_all_orders: {
    rules: [
      'The open orders: Unread, In Field, Follow Up, Accepted, Rejected.',
      INCREMENTAL,
      'The caller keeps which `report_id` it has seen and fetches new ones with [get_order](get_order.md). A full import at least once a day is suggested.',
      CHANGES_NOTHING,
      'Deployed services send new orders, `Update` items, `RTV` items and cancelled ones in one list; [the client’s `newOrders`](../client.md) tells them apart.',
    ],
  },
  get_cancel_orders: {
    rules: ['The orders cancelled after `timestamp`, each with `cancel_timestamp`.', THIRTY_DAYS],
  },
  get_pending_cancellations: {
    rules: [
      'The orders asked to be cancelled after `timestamp`, each with `pending_cancellation_timestamp`.',
      THIRTY_DAYS,
    ],
  },
  get_all_updates: {
    rules: [
      INCREMENTAL,
      'Only orders that are open for the caller; one item per changed field, so an order may appear several times.',
      'Fields that may change: address, city, comments, cust_text, date_due, key_code, loan_number, loan_type_other, lock_code, lot_size, mortgage_name, start_date, state, zip, wo_pending_cancellation_date; from integrators `line_items` (replaces all) and `vendor_id` as well.',
      'An order that is returned to the vendor has `wo_status` `RTV`, an empty `update_field`, and the reason in `update_value`.',
    ],
  },
  get_order: {
    rules: [
      'Dates are `YYYYMMDD`. `qty`, `price` and `total` carry two decimals.',
      '`has_foh` true makes the caller ask for [get_foh](get_foh.md).',
      '`vendor_id` is the user name of an active user in the importing account, who is then assigned.',
      '`form_id` of a form is sent only where a third party creates the order.',
    ],
    errors: ['order_not_found'],
  },
  get_foh: {
    rules: [
      '`remote_report_id` is the order’s report_id in the system that is asked.',
      '`file_size` is in megabytes, rounded to whole: 0 for a small photo.',
    ],
    errors: ['order_not_found', 'foh_not_found'],
  },
  mark_order_imported: {
    rules: [
      'An `Unread` order becomes `In Field`, and its access history gets an entry. Any other status stays, and the call succeeds all the same.',
      'The result is null; the answer carries `remote_org_id`.',
    ],
    errors: ['order_not_found'],
  },
  get_pcr_json: {
    rules: [
      'Asks for the version that get_order named.',
      'The result has one key, the requested `pcr_form_id`; its value holds six objects, each keyed by record id. `options_pcr_forms` goes out flat, as deployed services send it.',
      'All values are texts; flags are `1` and `0`. [PCR forms](../forms.md) turns it into a form that can be shown and checked.',
    ],
    errors: ['form_not_found'],
  },
  get_invoice_items_order: {
    rules: [
      'The keys are item ids. The first entry is usually id `0` with an empty description, and is ignored; a last entry `***other***` means that custom items are allowed.',
      'A handler returns a `Map` (or pairs): a plain object would put its integer-like keys in another order.',
      'The list depends on each customer’s rules, so it is asked for per order.',
    ],
    errors: ['order_not_found'],
  },
  get_file: {
    rules: [
      '`module_type` is `uploads` for photos and documents, `job_notes` for the attachments of notes.',
      'Addresses are signed in advance and expire 30 minutes after they were made: make new ones at every call.',
      'The receiver fills in `imported` 1 and the caller’s `remote_report_id`.',
    ],
    errors: ['order_not_found'],
  },
  get_notes: {
    rules: [
      '`note_rev` is the id of the note that an edit stems from, 0 for an original.',
      'A property note (`prop`) shows on every order of its property.',
      '`has_attachments` true makes the caller ask for [get_file](get_file.md) with `job_notes`.',
    ],
    errors: ['order_not_found'],
  },
  get_all_notes: {
    rules: [
      INCREMENTAL,
      '`wo_number` has to exist in the caller’s account; `note_id` is unique per integrator.',
      'Created notes are acknowledged where `transaction_id` was sent; the documents show no shape for that, and svclink invents none.',
    ],
  },
  send_photo_flag: {
    rules: [
      '`file_id` is the id that the sender gave the photo with [send_file](send_file.md): files go before their flags.',
      'Any number of photos may come in one call. With a `file_id` that was never received nothing of the call is stored.',
    ],
    errors: ['order_not_found', 'file_not_found', 'flag_invalid'],
    repetition: 'the order and all of its content',
  },
  send_bid_comp: {
    rules: [
      'With `qty_bid` it is a bid, with `qty_comp` a completion; one call may be both. A quantity of 0 counts as not given.',
      'Taken only while the order is open and assigned to the sender.',
      '`dst_invoice_item_id` comes from [get_invoice_items_order](get_invoice_items_order.md), and is null for an other item (`***other***`, `other` and `0` are read so); `invoice_item_desc` is required then.',
      '`remote_id` is the comp_note_id that an earlier call returned: that item is updated; an unknown one is refused.',
      '`comp_note_id` is the sender’s own id: an unknown one is a first delivery, a known one a repeated one.',
      'The photos of a bid are of stage `b`; those of a completion `b`, `i` or `a`.',
      'Bids and completions go before their flags and before the invoice.',
    ],
    errors: [
      'order_not_found',
      'order_not_assigned',
      'order_closed',
      'item_not_found',
      'item_desc_missing',
      'bid_comp_not_found',
      'file_not_found',
    ],
    repetition:
      'the order and `comp_note_id`, else the order and `remote_id`; one with neither is never a repetition. `total_items` and `cur_index` are no content',
  },
  bid_comp_confirm: {
    rules: [
      'Sent where the order has no bids and completions, and the link says that this is to be confirmed.',
    ],
    errors: ['order_not_found'],
  },
  send_contractor_invoice: {
    rules: [
      '`dst_invoice_item_ids` maps a `line_id` to an item of [get_invoice_items_order](get_invoice_items_order.md), or to `***other***`, which `item_desc` then describes.',
      '`price` is the price of one, not the total; `quantity` and `price` carry two decimals.',
      'A `line_id` that was sent before is updated. A line whose choice is blank or `0` has none.',
    ],
    errors: ['order_not_found', 'order_not_assigned', 'order_closed', 'item_not_found'],
    repetition: 'the order and its line ids',
  },
  send_file: {
    rules: [
      'As multipart (a part `file`; the four fields in event_data or as form fields of their own, which win), or by address (`obj_url`).',
      'Only the [allowed types](../files.md): the extension decides, and the content has to fit it.',
      '`file_id` is the sender’s own id: the same one again replaces the file and makes no second.',
      'Send `payload` before the file: credentials are then checked before a byte is stored.',
    ],
    errors: [
      'order_not_found',
      'file_missing',
      'file_type_refused',
      'file_content_mismatch',
      'file_address_refused',
      'file_unreachable',
      'body_too_large',
      'body_too_slow',
      'storage_full',
    ],
    repetition:
      'the order and `file_id`; the addresses are no content, they are signed anew each time',
  },
  send_notes: {
    rules: [
      '`note_id` is the sender’s own id: the same one again updates the note and makes no second.',
      '`note_rev` is the id of the note that this one revises.',
      '`org_name` is shown as imported-from; by default the inserting user is shown.',
      '`has_attachments` true makes the receiver call get_file at the sender.',
      '`remote_note_id` is the receiver’s id of the note; of several, that of the last.',
    ],
    errors: ['order_not_found'],
    repetition: 'the order and its note ids',
  },
  send_pcr_answers: {
    rules: [
      'Several rows for one question are one answer with several options.',
      'A blank value clears its question (handlers get null); questions that are not named stay as they are.',
      'A number with two decimals is read under any `<question_data_type>_value`, and sent as `number` and `number_value`.',
      'Rows that the form does not allow fail the call, and nothing of it is stored.',
      'Forms go before ready for office.',
    ],
    errors: ['order_not_found', 'form_not_found', 'answer_invalid'],
    repetition: 'the order and the form',
  },
  send_ready_for_office: {
    rules: [
      'The receiver checks forms, photos and requirements.',
      'A refusal is no failure of the event: success is true, and the reasons stand in `error` of the result. The client reports it as a failure.',
      'An order that is accepted becomes Ready for Office; the same again is accepted too.',
    ],
    errors: ['order_not_found'],
    refusal: 'send_ready_for_office: …',
  },
  send_checkin: {
    rules: [
      '`gps_lat` and `gps_lng` are required. Without `checkin_ts` the time of arrival is taken, and the log says so.',
      '`misc_data` is text, or the JSON of a check-in provider.',
    ],
    errors: ['order_not_found'],
    repetition: 'the order and all of its content',
  },
};
