import { callsOf, type Language } from './languages.js';
import { FRONT, REMARKS } from './site.js';

/** A call of a peer, and its expected answer: `ok`, or a part of the message. */
type Call = readonly [event: string, data: object, expected: 'ok' | RegExp];

/** Returns a call of each event, with data as the languages write them, and calls that have to be refused with the reason. */
function callsFor(id: string): readonly Call[] {
  const order = { report_id: Number(id) };
  const to = { dst_report_id: Number(id) };
  const since = { timestamp: Math.floor(Date.now() / 1000) - 86_400 };
  const note = { note_type: 'wo', note_text: 'für', has_attachments: '0' };
  const line = { invoice_item_id: 0, quantity: 3.3000000000000003, price: '1,250.00' };
  const answers = { ...to, pcr_form_id: 71 };
  const answer = { pcr_question_id: Number(REMARKS), question_data_type: 'string' };
  const checkin = { checkin_ts: '11/20/2026 10:00', gps_lat: 41.25, gps_lng: '-96.1' };
  const bid = { ...order, dst_invoice_item_id: 501, qty_bid: '1,250.00' };
  const photo = { ...to, file_id: `p${id}`, file_name: 'front.jpg', file_area: 0 };
  const flag = { file_id: `p${id}`, pcr_question_id: Number(FRONT), work_type: ' pc' };
  return [
    ['validate_user', { svclink_push: 'https://import.example/push' }, 'ok'],
    ['get_all_orders', {}, 'ok'],
    ['get_order', order, 'ok'],
    ['get_pcr_json', { pcr_form_id: 71, form_ver_id: 1 }, 'ok'],
    ['get_invoice_items_order', order, 'ok'],
    ['get_file', { ...order, module_type: 'uploads' }, 'ok'],
    ['get_notes', order, 'ok'],
    ['get_foh', { remote_report_id: id }, /photo/],
    ['mark_order_imported', { report_id: id }, 'ok'],
    ['get_all_updates', since, 'ok'],
    ['get_cancel_orders', since, 'ok'],
    ['get_pending_cancellations', since, 'ok'],
    ['get_all_notes', since, 'ok'],
    ['send_file', photo, 'ok'],
    ['send_pcr_answers', { ...answers, pcr_form_rows: [{ ...answer, string_value: 'x' }] }, 'ok'],
    ['send_photo_flag', { ...answers, question_data: { 0: flag } }, 'ok'],
    ['send_bid_comp', { ...bid, client_price_bid: 3.3000000000000003, bid_note: 'n' }, 'ok'],
    ['bid_comp_confirm', to, 'ok'],
    [
      'send_contractor_invoice',
      {
        ...to,
        dst_invoice_item_id: [{ 1: 'other' }],
        comment: '',
        invoice_lines: { 0: { ...line, line_id: 1, item_desc: 'Mow', flat_fee: 0 } },
      },
      'ok',
    ],
    [
      'send_notes',
      {
        ...to,
        module_type: 'job_notes',
        note: { 2: { ...note, note_id: id, insert_date: '11/20/2026' } },
      },
      'ok',
    ],
    ['send_checkin', { ...to, checkin_data: checkin }, 'ok'],
    ['send_ready_for_office', to, 'ok'],
    ['send_notes', { ...to, note: [] }, /note/],
    ['send_checkin', { ...to, checkin_data: { ...checkin, gps_lat: 141.1 } }, /gps_lat.*90/],
    [
      'send_pcr_answers',
      { ...answers, pcr_form_rows: [{ ...answer, question_data_type: 'geo', geo_value: 'x' }] },
      /"geo"/,
    ],
    ['send_bid_comp', { ...bid, qty_bid: '1.005' }, /two decimals/],
    ['get_ordr', order, /get_order/],
  ];
}

/** The number of calls that each peer makes. */
export const CALL_COUNT = callsFor('1').length;

/** Lets a peer call a receiver. @returns the calls with an unexpected answer */
export async function called(language: Language, url: string, id: string): Promise<string[]> {
  const calls = callsFor(id);
  const answers = await callsOf(
    language,
    url,
    calls.map(([event, data]) => [event, data]),
  );
  return calls.flatMap(([event, , expected], index) => {
    const answer = answers[index] ?? '';
    const isExpected = expected === 'ok' ? answer === 'ok' : expected.test(answer);
    return isExpected ? [] : [`${event}: ${answer}`];
  });
}
