import type { CatalogueEntry } from './catalogue-entry.js';
import type { EventName } from './generated/event-names.js';
import {
  atMostThirtyDaysOld,
  completeFileRecord,
  echoRemoteReportId,
  keyedByRequestedForm,
  respellNumberAnswers,
} from './rules.js';

/** Every event here goes from the side that imports orders to the side that owns them (supplement: "direction"). */
const TO_OWNER = { caller: 'importer', receiver: 'owner' } as const;
const reads = {
  source: 'document',
  section: 'Rules per event',
  direction: TO_OWNER,
  effect: 'reads',
  result: 'checked',
} as const;
const changes = { ...reads, effect: 'changes' } as const;
const supplement = {
  ...changes,
  source: 'supplement',
  section: 'events and values not in the document',
} as const;

type Definition = Omit<CatalogueEntry, 'name'>;

const definitions: Readonly<Record<EventName, Definition>> = {
  validate_user: {
    ...changes,
    section: 'Authentication',
    purpose: 'check credentials and pass the push address',
    handlerOptional: true,
  },
  get_all_orders: { ...reads, purpose: 'open orders', list: true },
  get_cancel_orders: {
    ...reads,
    purpose: 'cancelled orders',
    list: true,
    dataRules: [atMostThirtyDaysOld],
  },
  get_pending_cancellations: {
    ...reads,
    purpose: 'orders pending cancellation',
    list: true,
    dataRules: [atMostThirtyDaysOld],
  },
  get_all_updates: { ...reads, purpose: 'updates of open orders', list: true },
  get_order: { ...reads, purpose: 'order, line items, PCR forms' },
  get_foh: { ...reads, purpose: 'link to the front-of-house photo' },
  mark_order_imported: {
    ...changes,
    section: 'States and transitions',
    purpose: 'mark an order as imported',
    orgId: true,
    identity: ['report_id'],
  },
  get_pcr_json: {
    ...reads,
    section: 'PCR form',
    purpose: 'definition of a form',
    resultRules: [keyedByRequestedForm],
  },
  get_invoice_items_order: {
    ...reads,
    purpose: 'valid bid, completion and invoice items of an order',
  },
  get_file: {
    ...reads,
    purpose: 'documents of an order',
    list: true,
    orgId: true,
    completeItem: completeFileRecord,
  },
  get_notes: {
    ...reads,
    section: 'Job note',
    purpose: 'job notes of an order',
    list: true,
    completeItem: echoRemoteReportId,
  },
  get_all_notes: { ...reads, purpose: 'notes supplied by an integrator', list: true },
  send_photo_flag: {
    ...changes,
    purpose: 'flag photos to PCR questions',
    result: 'open',
    identity: ['question_data.file_id', 'question_data.pcr_question_id'],
  },
  send_bid_comp: {
    ...changes,
    purpose: 'send a bid or completion',
    spellings: { dst_report_id: 'report_id', dest_invoice_item_id: 'dst_invoice_item_id' },
    identity: ['remote_id', 'comp_note_id'],
  },
  bid_comp_confirm: {
    ...changes,
    purpose: 'report that an order has no bid or completion items',
    result: 'open',
    identity: ['dst_report_id'],
  },
  send_contractor_invoice: {
    ...changes,
    purpose: 'send an invoice',
    spellings: { dst_invoice_item_id: 'dst_invoice_item_ids' },
    valueSpellings: { dst_invoice_item_ids: { other: '***other***' } },
    identity: ['invoice_lines.line_id'],
  },
  send_file: {
    ...changes,
    purpose: 'attach a photo or file',
    result: 'open',
    file: true,
    identity: ['file_id'],
  },
  send_notes: {
    ...changes,
    section: 'Rules per event',
    purpose: 'send job notes',
    spellings: { notes: 'note' },
    orgId: true,
    identity: ['note.note_id'],
  },
  send_pcr_answers: {
    ...supplement,
    purpose: 'send the answers of a PCR form',
    result: 'open',
    respell: respellNumberAnswers,
    identity: ['pcr_form_rows.pcr_question_id'],
  },
  send_ready_for_office: {
    ...supplement,
    purpose: 'report an order as ready for the office',
    orgId: true,
    refusals: true,
    identity: ['dst_report_id'],
  },
  send_checkin: {
    ...supplement,
    purpose: 'send check-ins at the property',
    result: 'open',
    identity: ['checkin_data.checkin_ts'],
  },
};

/**
 * The events of the link protocol, in the order of the document's table. Types, validation, documentation, client,
 * audits and scaffold all derive from it and from `schemas/link/`.
 */
export const catalogue: readonly CatalogueEntry<EventName>[] = Object.entries(definitions).map(
  ([name, definition]) => ({ name: name as EventName, ...definition }),
);

const byName: ReadonlyMap<string, CatalogueEntry<EventName>> = new Map(
  catalogue.map((entry) => [entry.name, entry]),
);

/** The entry of an event, or undefined for a name that no document knows. */
export function catalogueEntry(name: string): CatalogueEntry<EventName> | undefined {
  return byName.get(name);
}
