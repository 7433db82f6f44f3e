// The orders of the benchmark of imports, for the owner, the importing site and the calls without a site.
import { defineForm, parseForm, toRows } from 'svclink/forms';

export const PASSWORD = 'open sesame';
export const CLIENT = 'First Bank';
const SIZE = 20_000;

export const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const [parts] = Object.values(FORM);
const idOf = (section, member, text) =>
  Object.entries(parts[section]).find(([, record]) => record[member] === text)?.[0];
const occupied = idOf('options_pcr_forms_questions', 'question_name', 'Occupied?');
const front = idOf('options_pcr_forms_questions', 'question_name', 'Front');
const yes = idOf('options_pcr_forms_questions_values', 'question_value', 'Yes');

/** Returns a photo that differs from all others. */
export function photo(text) {
  const bytes = Buffer.alloc(SIZE, text);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
}

/** Returns the results of an order for `results.add`. */
export function resultsOf(id, streamOf) {
  const flag = { pcr_form_id: 71, pcr_question_id: front };
  return {
    answers: [{ pcr_form_id: 71, answers: { [occupied]: yes } }],
    photos: [
      { file_name: 'a.jpg', content: streamOf(photo(`${id} a`)), flags: [flag] },
      {
        file_name: 'b.jpg',
        content: streamOf(photo(`${id} b`)),
        flags: [{ bid: 'grass', work_type: 'c', stage: 'a' }],
      },
    ],
    bids: [{ key: 'grass', item_id: 501, qty_comp: 1 }],
    invoice: { lines: [{ key: 'grass', item_id: 501, quantity: 1, price: '45.00' }] },
    notes: [{ key: 'done', note_text: 'Done' }],
    ready: true,
  };
}

/** Makes the calls by which a site sends these results, in the order of a site. */
export async function sendResults(client, dst_report_id) {
  const fileId = (name) => `${dst_report_id}${name === 'a' ? 1 : 2}`;
  for (const name of ['a', 'b']) {
    const data = { dst_report_id, file_id: fileId(name), file_name: `${name}.jpg`, file_area: 0 };
    await client.call('send_file', { ...data, content: photo(`${dst_report_id} ${name}`) });
  }
  const pcr_form_rows = toRows(parseForm(FORM), { [occupied]: yes });
  await client.call('send_pcr_answers', { dst_report_id, pcr_form_id: 71, pcr_form_rows });
  const question_data = [{ file_id: fileId('a'), pcr_question_id: front, work_type: 'pc' }];
  await client.call('send_photo_flag', { dst_report_id, pcr_form_id: 71, question_data });
  const bid = {
    report_id: dst_report_id,
    comp_note_id: dst_report_id,
    dst_invoice_item_id: '501',
    src_invoice_item_id: '501',
    invoice_item_desc: 'Grass',
    qty_comp: '1.00',
  };
  const { comp_note_id: remote_id } = await client.call('send_bid_comp', bid);
  const photo_flag_data = [{ file_id: fileId('b'), work_type: 'c', stage: 'a' }];
  await client.call('send_bid_comp', { ...bid, remote_id, photo_flag_data });
  const line_id = `${dst_report_id}-grass`;
  const line = { line_id, invoice_item_id: '501', quantity: '1.00', price: '45.00' };
  await client.call('send_contractor_invoice', {
    dst_report_id,
    dst_invoice_item_ids: { [line_id]: '501' },
    comment: '',
    invoice_lines: [{ ...line, item_desc: 'Grass', flat_fee: false }],
  });
  const note = { note_id: dst_report_id, note_type: 'wo', note_text: 'Done' };
  await client.call('send_notes', {
    dst_report_id,
    module_type: 'job_notes',
    note: [{ ...note, insert_date: '2026-11-22 09:30:00', has_attachments: false }],
  });
  await client.call('send_ready_for_office', { dst_report_id });
}
