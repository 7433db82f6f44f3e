import { Readable } from 'node:stream';
import { defineForm, parseForm } from '../../../src/forms/index.js';
import type { EventMap } from '../../../src/index.js';
import { catalogue } from '../../../src/protocol/catalogue/catalogue.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    remarks: { type: 'textbox', text: 'Remarks' },
    front: { type: 'photos', text: 'Front', photos: { min: 0, max: 9 } },
  },
});
const [REMARKS = '', FRONT = ''] = parseForm(FORM, { version: '3' }).questions.map(({ id }) => id);

/** What a database would cut, refuse or change, and a program may die of. */
const ODD = {
  NUL: 'a\u0000b',
  'half a surrogate pair': 'a\ud800b',
  'the other half': '\udc00',
  'thirty digits': '123456789012345678901234567890',
  'thirty digits, negative': '-123456789012345678901234567890',
  'a statement': `'; DROP TABLE notes; --`,
  'an emoji': '😀 \u2028 \u{10ffff}',
} as const;

type Leaf = readonly (string | number)[];

/** Where texts and numbers stand in a value. */
function leavesOf(value: unknown, path: Leaf = []): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, [...path, name]));
}

function withOdd(value: unknown, [name, ...rest]: Leaf, odd: string): unknown {
  if (name === undefined) return odd;
  const copy: Record<string, unknown> = Object(structuredClone(value));
  copy[name] = withOdd(copy[name], rest, odd);
  return copy;
}

/** Each event as it succeeds, with all its fields. */
function samples(report_id: string): { readonly [Name in keyof EventMap]: object } {
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

describe.each(ENGINES)('every field of every event that is sent to a site on $name', (engine) => {
  let test: TestSite;
  let data: ReturnType<typeof samples>;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine, { thumbnails: false });
    await test.owner.forms.add(FORM, { form_ver_id: 3 });
    await test.owner.items.setForClient('', [{ id: 12, description: 'Grass' }]);
    const id = await test.order({ pcr_forms: [{ pcr_form_id: 71 }] });
    const { property_id = '' } = (await test.owner.orders.get(id)) ?? {};
    const front = { file_name: 'front.jpg', content: Readable.from([JPEG]) };
    await test.owner.properties.setFrontOfHouse(property_id, front);
    data = samples(id);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const send = (event: keyof EventMap, given: unknown) => {
    const file = event === 'send_file' ? { file: { content: JPEG, name: 'front.jpg' } } : {};
    return test.send(event, given as never, file);
  };
  const names = catalogue.map(({ name }) => name);

  it('is known here: each event succeeds as it stands', async () => {
    expect(Object.keys(data).sort()).toEqual([...names].sort());
    const order = names.toSorted(
      (one, other) => Number(other === 'send_file') - Number(one === 'send_file'),
    );
    for (const event of order) {
      const { success, return_error_msg } = await send(event, data[event]);
      expect({ event, success, return_error_msg }).toEqual({
        event,
        success: true,
        return_error_msg: null,
      });
    }
  });

  it.each(names)(
    'may hold anything in %s, is kept or refused, and never a failure of ours',
    async (event) => {
      for (const leaf of leavesOf(data[event])) {
        for (const [what, odd] of Object.entries(ODD)) {
          const answer = await send(event, withOdd(data[event], leaf, odd));
          const outcome = {
            field: leaf.join('.'),
            what,
            isOurs: answer.status >= 500,
            told: answer.return_error_msg,
          };
          expect(outcome).toEqual({
            ...outcome,
            isOurs: false,
            // What nobody foresaw is told with a reference to the log.
            told: answer.success ? null : expect.not.stringContaining('reference'),
          });
        }
      }
      expect((await send('get_order', data.get_order)).success).toBe(true);
    },
  );
});
