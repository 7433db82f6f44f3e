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

/** Every event here goes from the side that imports orders to the side that owns them (supplement: "direction"). */
const TO_OWNER = { caller: 'importer', receiver: 'owner' } as const;

/** What an event of the document that changes nothing has in common with the others. */
const reads = {
  source: 'document',
  section: 'Rules per event',
  direction: TO_OWNER,
  effect: 'reads',
  result: 'checked',
} as const;

/** The same for one that stores something. */
const changes = { ...reads, effect: 'changes' } as const;

/** The same for one that only deployed systems are known to use. */
const fromSupplement = {
  ...changes,
  source: 'supplement',
  section: 'events and values not in the document',
} as const;

/** An entry of the catalogue, under its name. */
type EventFacts = Omit<CatalogueEntry, 'name'>;

/** The table of events. A name without its schemas, or schemas without an entry, does not compile. */
const events: Readonly<Record<EventName, EventFacts>> = {
  // The events by which the importing side asks: for orders, forms, items, files and notes.
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

  // The events by which it sends its results.
  send_photo_flag: {
    ...changes,
    purpose: 'flag photos to PCR questions',
    result: 'open',
    // Any number of photos may be flagged in one call: it is known by all of its content.
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
    // Addresses are signed anew each time.
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
 * audits and scaffold all derive from it and from `schemas/link/`.
 */
export const catalogue: readonly CatalogueEntry<EventName>[] = Object.entries(events).map(
  ([name, definition]) => ({ name: name as EventName, ...definition }),
);

const byName: ReadonlyMap<string, CatalogueEntry<EventName>> = new Map(
  catalogue.map((entry) => [entry.name, entry]),
);

/** The entry of an event, or undefined for a name that no document knows. */
export function catalogueEntry(name: string): CatalogueEntry<EventName> | undefined {
  return byName.get(name);
}
