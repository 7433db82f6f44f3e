import { flattenFormRecords, keyFormRecords } from '../codec/form-record.js';
import type { EventName } from '../generated/event-names.js';
import type { CatalogueEntry } from './entry.js';
import {
  blankAnswers,
  respellAnswers,
  respellCheckins,
  respellInvoice,
  respellItem,
  respellNotes,
} from './respellings.js';
import {
  atMostThirtyDaysOld,
  bidIdentity,
  completeFileRecord,
  echoRemoteReportId,
  idsOf,
  keyedByRequestedForm,
  ofCompletedWork,
  ofJobNotes,
  otherItem,
  someQuantity,
} from './rules.js';

/** The direction of every event: the importing side calls the side that owns the orders (supplement: "direction"). */
const TO_OWNER = { caller: 'importer', receiver: 'owner' } as const;

/** The facts that are common to the events of the document that change nothing. */
const reads = {
  source: 'document',
  section: 'Rules per event',
  direction: TO_OWNER,
  effect: 'reads',
  result: 'checked',
} as const;

/** The facts that are common to the events of the document that store something. */
const changes = { ...reads, effect: 'changes' } as const;

/** The facts that are common to the changing events that are known from deployed systems only. */
const fromSupplement = {
  ...changes,
  source: 'supplement',
  section: 'events and values not in the document',
} as const;

/** An entry of the catalogue, under its name. */
type EventFacts = Omit<CatalogueEntry, 'name'>;

/** The table of events. A name without its schemas, or schemas without an entry, does not compile. */
const events: Readonly<Record<EventName, EventFacts>> = {
  // The requests of the importing side: for orders, forms, items, files and notes.
  validate_user: {
    ...changes,
    section: 'Authentication',
    purpose: 'check credentials and pass the push address',
    handlerOptional: true,
  },
  get_all_orders: { ...reads, purpose: 'open orders', list: true, recordIds: ['report_id'] },
  get_cancel_orders: {
    ...reads,
    purpose: 'cancelled orders',
    list: true,
    recordIds: ['report_id'],
    dataRules: [atMostThirtyDaysOld],
  },
  get_pending_cancellations: {
    ...reads,
    purpose: 'orders pending cancellation',
    list: true,
    recordIds: ['report_id'],
    dataRules: [atMostThirtyDaysOld],
  },
  get_all_updates: {
    ...reads,
    purpose: 'updates of open orders',
    list: true,
    recordIds: ['report_id'],
  },
  get_order: { ...reads, purpose: 'order, line items, PCR forms' },
  get_foh: { ...reads, purpose: 'link to the front-of-house photo', recordIds: ['obj_url'] },
  mark_order_imported: {
    ...changes,
    section: 'States and transitions',
    purpose: 'mark an order as imported',
    orgId: true,
    endsOrder: true,
  },
  get_pcr_json: {
    ...reads,
    section: 'PCR form',
    purpose: 'definition of a form',
    resultRules: [keyedByRequestedForm],
    reshapeResult: flattenFormRecords,
    keyResult: keyFormRecords,
    allFields: true,
  },
  get_invoice_items_order: {
    ...reads,
    purpose: 'valid bid, completion and invoice items of an order',
  },
  get_file: {
    ...reads,
    purpose: 'documents of an order',
    list: true,
    recordIds: ['file_id', 'obj_url'],
    orgId: true,
    completeItem: completeFileRecord,
  },
  get_notes: {
    ...reads,
    section: 'Job note',
    purpose: 'job notes of an order',
    list: true,
    recordIds: ['note_id'],
    completeItem: echoRemoteReportId,
  },
  get_all_notes: {
    ...reads,
    purpose: 'notes supplied by an integrator',
    list: true,
    recordIds: ['note_id'],
  },

  // The results of the importing side.
  send_photo_flag: {
    ...changes,
    purpose: 'flag photos to PCR questions',
    result: 'open',
    // One call may flag any number of photos, so that its whole content identifies it.
    identity: (data) => data,
    completeData: ofCompletedWork,
    formCheck: { member: 'question_data', as: 'photoFlags' },
  },
  send_bid_comp: {
    ...changes,
    purpose: 'send a bid or completion',
    recordIds: ['comp_note_id'],
    spellings: { dst_report_id: 'report_id', dest_invoice_item_id: 'dst_invoice_item_id' },
    sampleNames: { report_id: 'dst_report_id', dst_invoice_item_id: 'dest_invoice_item_id' },
    respell: respellItem,
    dataRules: [someQuantity],
    identity: bidIdentity,
    passing: ['total_items', 'cur_index'],
    completeData: otherItem,
  },
  bid_comp_confirm: {
    ...changes,
    purpose: 'report that an order has no bid or completion items',
    result: 'open',
  },
  send_contractor_invoice: {
    ...changes,
    purpose: 'send an invoice',
    spellings: { dst_invoice_item_id: 'dst_invoice_item_ids' },
    valueSpellings: { dst_invoice_item_ids: { other: '***other***' } },
    respell: respellInvoice,
    identity: ({ dst_report_id, invoice_lines }) => [
      dst_report_id,
      idsOf(invoice_lines, 'line_id'),
    ],
  },
  send_file: {
    ...changes,
    purpose: 'attach a photo or file',
    result: 'open',
    file: true,
    identity: ({ dst_report_id, file_id }) => [dst_report_id, file_id],
    // Pre-signed addresses differ in every repetition.
    passing: ['obj_url', 'obj_url_thumb'],
  },
  send_notes: {
    ...changes,
    section: 'Rules per event',
    purpose: 'send job notes',
    spellings: { notes: 'note' },
    sampleNames: { note: 'notes' },
    respell: respellNotes,
    orgId: true,
    identity: ({ dst_report_id, note }) => [dst_report_id, idsOf(note, 'note_id')],
    completeData: ofJobNotes,
  },
  send_pcr_answers: {
    ...fromSupplement,
    purpose: 'send the answers of a PCR form',
    result: 'open',
    respell: respellAnswers,
    quoted: ['question_data_type'],
    spellSent: blankAnswers,
    identity: ({ dst_report_id, pcr_form_id }) => [dst_report_id, pcr_form_id],
    formCheck: { member: 'pcr_form_rows', as: 'rows' },
  },
  send_ready_for_office: {
    ...fromSupplement,
    purpose: 'report an order as ready for the office',
    orgId: true,
    refusals: true,
    endsOrder: true,
  },
  send_checkin: {
    ...fromSupplement,
    purpose: 'send check-ins at the property',
    respell: respellCheckins,
    result: 'open',
    identity: (data) => data,
  },
};

/**
 * The events of the link protocol, in the order of the document's table. Types, validation, documentation, client,
 * audits and scaffold derive from this table and from `schemas/link/`.
 */
export const catalogue: readonly CatalogueEntry<EventName>[] = Object.entries(events).map(
  ([name, definition]) => ({ name: name as EventName, ...definition }),
);

const byName: ReadonlyMap<string, CatalogueEntry<EventName>> = new Map(
  catalogue.map((entry) => [entry.name, entry]),
);

/** Returns the entry of an event, or undefined for a name that no document defines. */
export function catalogueEntry(name: string): CatalogueEntry<EventName> | undefined {
  return byName.get(name);
}
