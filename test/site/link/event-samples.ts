import { Readable } from 'node:stream';
import { defineForm, parseForm } from '../../../src/forms/index.js';
import type { EventMap } from '../../../src/index.js';
import type { TestSite } from '../open-site.js';

/** The content of the file that the samples name. */
export const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    remarks: { type: 'textbox', text: 'Remarks' },
    front: { type: 'photos', text: 'Front', photos: { min: 0, max: 9 } },
  },
});
const [REMARKS = '', FRONT = ''] = parseForm(FORM, { version: '3' }).questions.map(({ id }) => id);

/** Each event as it succeeds, with all its fields. */
export function samples(report_id: string): { readonly [Name in keyof EventMap]: object } {
  const dst_report_id = report_id;
  const timestamp = Math.floor(Date.now() / 1000) - 3600;
  const flag = { file_id: 'a-17', work_type: 'b', stage: 'b' };
  return {
    validate_user: { svclink_push: 'https://integrator.example/p' },
    get_all_orders: { timestamp },
    get_all_updates: { timestamp },
    get_all_notes: { timestamp },
    get_cancel_orders: { timestamp },
    get_pending_cancellations: { timestamp },
    get_order: { report_id },
    get_foh: { remote_report_id: report_id },
    mark_order_imported: { report_id, remote_report_id: '88' },
    get_pcr_json: { pcr_form_id: '71', form_ver_id: '3' },
    get_invoice_items_order: { report_id },
    get_file: { report_id, remote_report_id: '88', module_type: 'uploads' },
    get_notes: { report_id, remote_report_id: '88' },
    send_file: { dst_report_id, file_id: 'a-17', file_name: 'front.jpg', file_area: 0 },
    send_bid_comp: {
      report_id,
      dst_invoice_item_id: '12',
      src_invoice_item_id: '3',
      invoice_item_desc: 'Fence',
      qty_bid: '2.00',
      client_price_bid: '45.50',
      bid_note: 'two',
      qty_comp: '1.00',
      comp_note: 'done',
      photo_flag_data: [flag],
      total_items: 1,
      cur_index: 1,
    },
    bid_comp_confirm: { dst_report_id },
    send_contractor_invoice: {
      dst_report_id,
      dst_invoice_item_ids: { 'L-1': '12', 'L-2': '***other***' },
      comment: 'thanks',
      invoice_lines: [
        { line_id: 'L-1', invoice_item_id: '3', quantity: '2.00', price: '45.50', flat_fee: false },
        {
          line_id: 'L-2',
          invoice_item_id: '0',
          quantity: '1.00',
          price: '80.00',
          item_desc: 'Debris',
          flat_fee: true,
        },
      ],
    },
    send_notes: {
      dst_report_id,
      org_name: 'Acme',
      module_type: 'job_notes',
      note: [
        {
          note_id: '5',
          note_type: 'wo',
          note_text: 'Gate',
          has_attachments: false,
          insert_date: '2024-06-01 09:30',
          org_name: 'Acme',
        },
      ],
    },
    send_pcr_answers: {
      dst_report_id,
      pcr_form_id: '71',
      pcr_form_rows: [
        { pcr_question_id: REMARKS, question_data_type: 'varchar', varchar_value: 'dry' },
      ],
    },
    send_photo_flag: {
      dst_report_id,
      pcr_form_id: '71',
      question_data: [{ file_id: 'a-17', pcr_question_id: FRONT, work_type: 'pc' }],
    },
    send_checkin: {
      dst_report_id,
      checkin_data: [
        {
          bg_check_id: '7',
          checkin_ts: '2024-06-01 09:30:00',
          gps_lat: 41.25,
          gps_lng: -96.1,
          gps_accuracy: 8,
          gps_high_accuracy: true,
          misc_data: '{}',
        },
      ],
    },
    send_ready_for_office: { dst_report_id },
  };
}

/** Adds an order with a form, an item and a photo of its property, so that each sample succeeds. @returns its report_id */
export async function addSampleOrder(test: TestSite): Promise<string> {
  await test.owner.forms.add(FORM, { form_ver_id: 3 });
  await test.owner.items.setForClient('', [{ id: 12, description: 'Grass' }]);
  const id = await test.order({ pcr_forms: [{ pcr_form_id: 71 }] });
  const { property_id = '' } = (await test.owner.orders.get(id)) ?? {};
  const front = { file_name: 'front.jpg', content: Readable.from([JPEG]) };
  await test.owner.properties.setFrontOfHouse(property_id, front);
  return id;
}

/** Sends a sample as an account, with its file. */
export function sendSample(
  test: TestSite,
  event: keyof EventMap,
  data: unknown,
  username = 'acme',
) {
  const file = event === 'send_file' ? { file: { content: JPEG, name: 'front.jpg' } } : {};
  return test.send(event, data as never, { ...file, username });
}

/** The order in which samples succeed: a file comes before what names it. */
export function inOrder(names: readonly (keyof EventMap)[]): readonly (keyof EventMap)[] {
  return names.toSorted(
    (one, other) => Number(other === 'send_file') - Number(one === 'send_file'),
  );
}
