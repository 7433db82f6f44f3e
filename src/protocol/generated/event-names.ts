// Generated from schemas/link by scripts/generate: do not edit.

/** The names of all events that have schemas, in alphabetical order. */
export const EVENT_NAMES = [
  'bid_comp_confirm',
  'get_all_notes',
  'get_all_orders',
  'get_all_updates',
  'get_cancel_orders',
  'get_file',
  'get_foh',
  'get_invoice_items_order',
  'get_notes',
  'get_order',
  'get_pcr_json',
  'get_pending_cancellations',
  'mark_order_imported',
  'send_bid_comp',
  'send_checkin',
  'send_contractor_invoice',
  'send_file',
  'send_notes',
  'send_pcr_answers',
  'send_photo_flag',
  'send_ready_for_office',
  'validate_user',
] as const;

/** The name of an event that the documents or the supplement describe. */
export type EventName = (typeof EVENT_NAMES)[number];
