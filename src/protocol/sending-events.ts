import { changes, type EventFacts, fromSupplement } from './event-facts.js';
import { respellNumberAnswers } from './rules.js';

/** The events by which the importing side sends its results. */
export const sendingEvents = {
  send_photo_flag: {
    ...changes,
    purpose: 'flag photos to PCR questions',
    result: 'open',
    identity: ['question_data.file_id', 'question_data.pcr_question_id'],
  },
  send_bid_comp: {
    ...changes,
    purpose: 'send a bid or completion',
    recordIds: ['comp_note_id'],
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
    ...fromSupplement,
    purpose: 'send the answers of a PCR form',
    result: 'open',
    respell: respellNumberAnswers,
    identity: ['pcr_form_rows.pcr_question_id'],
  },
  send_ready_for_office: {
    ...fromSupplement,
    purpose: 'report an order as ready for the office',
    orgId: true,
    refusals: true,
    identity: ['dst_report_id'],
  },
  send_checkin: {
    ...fromSupplement,
    purpose: 'send check-ins at the property',
    result: 'open',
    identity: ['checkin_data.checkin_ts'],
  },
} as const satisfies Readonly<Record<string, EventFacts>>;
