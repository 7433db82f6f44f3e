import { changes, type EventFacts, fromSupplement } from './event-facts.js';
import {
  blankAnswers,
  respellAnswers,
  respellCheckins,
  respellInvoice,
  respellItem,
  respellNotes,
} from './respellings.js';
import { someQuantity } from './rules.js';

type Data = Readonly<Record<string, unknown>>;

/** A bid is known by the sender's own id, else by ours; one without either is never a repetition of another. */
function bidIdentity({ report_id, comp_note_id, remote_id }: Data): unknown {
  if (comp_note_id !== undefined) return [report_id, 'comp_note_id', comp_note_id];
  return remote_id === undefined ? undefined : [report_id, 'remote_id', remote_id];
}

/** The ids of a list of records, in an order that does not depend on theirs. */
function idsOf(records: unknown, member: string): readonly unknown[] {
  const ids = Array.isArray(records) ? records.map((record) => Object(record)[member]) : [];
  return ids.sort();
}

/** The events by which the importing side sends its results. */
export const sendingEvents = {
  send_photo_flag: {
    ...changes,
    purpose: 'flag photos to PCR questions',
    result: 'open',
    // Any number of photos may be flagged in one call: it is known by all of its content.
    identity: (data) => data,
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
  },
  send_pcr_answers: {
    ...fromSupplement,
    purpose: 'send the answers of a PCR form',
    result: 'open',
    respell: respellAnswers,
    spellSent: blankAnswers,
    identity: ({ dst_report_id, pcr_form_id }) => [dst_report_id, pcr_form_id],
  },
  send_ready_for_office: {
    ...fromSupplement,
    purpose: 'report an order as ready for the office',
    orgId: true,
    refusals: true,
  },
  send_checkin: {
    ...fromSupplement,
    purpose: 'send check-ins at the property',
    respell: respellCheckins,
    result: 'open',
    identity: (data) => data,
  },
} as const satisfies Readonly<Record<string, EventFacts>>;
