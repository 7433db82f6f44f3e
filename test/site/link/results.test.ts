import { createHash, randomUUID } from 'node:crypto';
import request from 'supertest';
import { defineForm } from '../../../src/forms/index.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const PDF = Buffer.from('%PDF-1.4 a document');

const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    remarks: { type: 'textbox', text: 'Remarks' },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const records = Object.values(FORM)[0]?.options_pcr_forms_questions ?? {};
const questionId = (text: string) =>
  Object.values(records).find((one) => one.question_name === text)?.pcr_question_id ?? '';
const OCCUPIED = questionId('Occupied?');
const REMARKS = questionId('Remarks');
const FRONT = questionId('Front');
const option = (text: string) =>
  Object.values(Object.values(FORM)[0]?.options_pcr_forms_questions_values ?? {}).find(
    (one) => one.question_value === text,
  )?.question_value_id ?? '';

describe.each(ENGINES)('what is sent to a site on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    await test.owner.forms.add(FORM, { form_ver_id: 3 });
    await test.owner.items.setForClient('First Bank', [
      { id: 501, description: 'Grass' },
      { id: 12, description: 'Debris' },
    ]);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const order = (more: object = {}) => test.order({ client_company_alias: 'First Bank', ...more });
  const results = (id: string) => test.owner.results(id);
  const sendPhoto = (id: string, fileId: string, options: object = {}) =>
    test.result(
      'send_file',
      { dst_report_id: id, file_id: fileId, file_name: 'front.jpg', ...options },
      { file: { content: JPEG, name: 'front.jpg' } },
    );

  describe('bids and completions', () => {
    const bid = { dst_invoice_item_id: '501', qty_bid: '2.00', client_price_bid: '45.10' };

    it('are created, and returned under an id [site.bids.create]', async () => {
      const id = await order();
      const made = await test.result('send_bid_comp', { report_id: id, ...bid, bid_note: 'n' });
      const both = await test.result('send_bid_comp', {
        report_id: id,
        dst_invoice_item_id: '12',
        qty_bid: '1.00',
        qty_comp: '3.00',
        comp_note: 'done',
      });
      expect(both.comp_note_id).not.toBe(made.comp_note_id);
      expect((await results(id)).bids).toEqual([
        {
          comp_note_id: made.comp_note_id,
          item_id: '501',
          item_desc: '',
          qty_bid: '2.00',
          client_price_bid: '45.10',
          bid_note: 'n',
          qty_comp: null,
          comp_note: '',
        },
        expect.objectContaining({ qty_bid: '1.00', qty_comp: '3.00', comp_note: 'done' }),
      ]);
    });

    it('are updated by an id of the sender that was received before [site.bids.create]', async () => {
      const id = await order();
      const data = { report_id: id, comp_note_id: '7', ...bid };
      const first = await test.result('send_bid_comp', data);
      const again = await test.result('send_bid_comp', data);
      const other = await test.result('send_bid_comp', { ...data, qty_bid: '5.00' });
      expect([again.comp_note_id, other.comp_note_id]).toEqual(Array(2).fill(first.comp_note_id));
      expect((await results(id)).bids).toMatchObject([{ qty_bid: '5.00' }]);
      const elsewhere = await order();
      const there = await test.result('send_bid_comp', { ...data, report_id: elsewhere });
      expect(there.comp_note_id).not.toBe(first.comp_note_id);
    });

    it('are updated by remote_id [site.bids.update]', async () => {
      const id = await order();
      const { comp_note_id } = await test.result('send_bid_comp', { report_id: id, ...bid });
      const completion = {
        report_id: id,
        remote_id: comp_note_id,
        dst_invoice_item_id: '501',
        qty_comp: '2.00',
      };
      expect(await test.result('send_bid_comp', completion)).toEqual({ comp_note_id });
      expect((await results(id)).bids).toMatchObject([
        { item_id: '501', qty_bid: '2.00', qty_comp: '2.00' },
      ]);
    });

    it('are refused under a remote_id of none [site.bids.unknown]', async () => {
      const id = await order();
      const elsewhere = await order();
      const other = await test.result('send_bid_comp', { report_id: elsewhere, ...bid });
      for (const remote_id of ['999999', other.comp_note_id, '1'.repeat(30)]) {
        const message = await test.refusal('send_bid_comp', { report_id: id, ...bid, remote_id });
        expect(message).toBe(`There is no bid or completion ${remote_id} on order ${id}.`);
      }
      expect((await results(id)).bids).toEqual([]);
    });

    it.each(['cancel', 'readyForOffice', 'complete'] as const)(
      'are refused after %s [site.bids.open-only]',
      async (command) => {
        const id = await order();
        const { comp_note_id } = await test.result('send_bid_comp', { report_id: id, ...bid });
        await test.owner.orders[command](id);
        const update = { ...bid, report_id: id, remote_id: comp_note_id, qty_bid: '9.00' };
        expect(await test.refusal('send_bid_comp', update)).toMatch(`Order ${id} is `);
        expect(await test.refusal('send_bid_comp', { report_id: id, ...bid })).toMatch('Order');
        expect((await results(id)).bids).toMatchObject([{ qty_bid: '2.00' }]);
      },
    );

    it('are refused from one who lost the order [site.bids.assigned-only]', async () => {
      const id = await order();
      await test.owner.orders.assign(id, null);
      const message = await test.refusal('send_bid_comp', { report_id: id, ...bid });
      expect(message).toBe(`Order ${id} is no longer assigned to you.`);
      await test.owner.orders.assign(id, 'bolt');
      expect(await test.refusal('send_bid_comp', { report_id: id, ...bid })).toMatch('no order');
      expect((await results(id)).bids).toEqual([]);
    });

    it('need a description for what is in no list [site.bids.item-listed]', async () => {
      const id = await order();
      const strange = { report_id: id, qty_bid: '1.00', dst_invoice_item_id: '777' };
      expect(await test.refusal('send_bid_comp', strange)).toMatch('invoice_item_desc');
      expect((await results(id)).bids).toEqual([]);
      await test.result('send_bid_comp', { ...strange, invoice_item_desc: 'Fence' });
      expect((await results(id)).bids).toMatchObject([{ item_id: '777', item_desc: 'Fence' }]);
    });

    it('of another item are refused where the order takes none', async () => {
      const id = await order({ is_other_allowed: false });
      const other = {
        report_id: id,
        qty_bid: '1.00',
        dst_invoice_item_id: null,
        invoice_item_desc: 'x',
      };
      expect(await test.refusal('send_bid_comp', other)).toMatch('accepts no other items');
      // A caller of another make leaves the item out.
      const { dst_invoice_item_id: _, ...unnamed } = other;
      const envelope = {
        username: 'acme',
        password: createHash('sha1').update('open sesame').digest('hex'),
        site_id: randomUUID(),
        event_name: 'send_bid_comp',
        event_data: JSON.stringify(unnamed),
      };
      const { body } = await request(test.site.receiver)
        .post('/')
        .type('form')
        .send({ payload: JSON.stringify(envelope) });
      expect(body.return_error_msg).toMatch('accepts no other items');
      expect((await results(id)).bids).toEqual([]);
    });

    it('flag photos with their stage [site.bids.photo-flags] [site.files.flaggable]', async () => {
      const id = await order();
      await sendPhoto(id, 'p1');
      await sendPhoto(id, 'p2');
      const { comp_note_id } = await test.result('send_bid_comp', {
        report_id: id,
        ...bid,
        qty_comp: '1.00',
        photo_flag_data: [
          { file_id: 'p1', work_type: 'b', stage: 'b' },
          { file_id: 'p2', work_type: 'c', stage: 'a' },
        ],
      });
      const [first, second] = await test.owner.files.list(id);
      expect((await results(id)).flags).toEqual([
        { file_id: first?.file_id, work_type: 'b', target: comp_note_id, stage: 'b' },
        { file_id: second?.file_id, work_type: 'c', target: comp_note_id, stage: 'a' },
      ]);
      const lost = {
        report_id: id,
        ...bid,
        photo_flag_data: [{ file_id: 'p9', work_type: 'b' as const, stage: 'b' as const }],
      };
      expect(await test.refusal('send_bid_comp', lost)).toBe(
        `No file p9 was received for order ${id}: send it first.`,
      );
      expect((await results(id)).bids).toHaveLength(1);
    });

    it('can be confirmed as none [site.bids.confirm]', async () => {
      const [id, other] = [await order(), await order()];
      expect((await results(id)).no_bids_at).toBeNull();
      await test.result('bid_comp_confirm', { dst_report_id: id });
      expect((await results(id)).no_bids_at).toEqual(expect.any(Number));
      expect((await results(other)).no_bids_at).toBeNull();
    });
  });

  describe('invoices', () => {
    const line = (line_id: string, more: object = {}) => ({
      line_id,
      invoice_item_id: '9',
      quantity: '2.00',
      price: '10.55',
      flat_fee: false,
      ...more,
    });

    it('keep their lines and return an id for each [site.invoice.create]', async () => {
      const id = await order();
      const { line_ids_cont } = await test.result('send_contractor_invoice', {
        dst_report_id: id,
        comment: 'thanks',
        dst_invoice_item_ids: { L1: '501' },
        invoice_lines: [line('L1'), line('L2', { price: '-0.05', flat_fee: true })],
      });
      expect(line_ids_cont.line_ids).toHaveLength(2);
      expect((await results(id)).invoices).toEqual([
        {
          invoice_id: line_ids_cont.invoice_id,
          comment: 'thanks',
          lines: [
            {
              line_id: line_ids_cont.line_ids[0],
              sender_line_id: 'L1',
              item_id: '501',
              item_desc: '',
              quantity: '2.00',
              price: '10.55',
              flat_fee: false,
            },
            expect.objectContaining({ item_id: null, price: '-0.05', flat_fee: true }),
          ],
        },
      ]);
    });

    it('update a line that was sent before [site.invoice.update-line]', async () => {
      const id = await order();
      const send = (...invoice_lines: ReturnType<typeof line>[]) =>
        test.result('send_contractor_invoice', { dst_report_id: id, invoice_lines });
      const first = await send(line('L1'));
      const second = await send(line('L1', { quantity: '7.00' }), line('L2'));
      expect(second.line_ids_cont.invoice_id).toBe(first.line_ids_cont.invoice_id);
      expect(second.line_ids_cont.line_ids[0]).toBe(first.line_ids_cont.line_ids[0]);
      const [invoice] = (await results(id)).invoices;
      expect(invoice?.lines.map(({ quantity }) => quantity)).toEqual(['7.00', '2.00']);
    });

    it('take custom items with their description [site.invoice.other-line]', async () => {
      const id = await order();
      const other = { dst_report_id: id, dst_invoice_item_ids: { L1: '***other***' } };
      const bare = { ...other, invoice_lines: [line('L1')] };
      expect(await test.refusal('send_contractor_invoice', bare)).toMatch('item_desc is required');
      await test.result('send_contractor_invoice', {
        ...other,
        invoice_lines: [line('L1', { item_desc: 'Fence' })],
      });
      const [invoice] = (await results(id)).invoices;
      expect(invoice?.lines).toMatchObject([{ item_id: '***other***', item_desc: 'Fence' }]);
    });

    it('are refused with an item that the order has not, and nothing is stored', async () => {
      const id = await order();
      const message = await test.refusal('send_contractor_invoice', {
        dst_report_id: id,
        dst_invoice_item_ids: { L2: '777' },
        invoice_lines: [line('L1'), line('L2')],
      });
      expect(message).toBe(`Order ${id} has no invoice item 777.`);
      expect((await results(id)).invoices).toEqual([]);
    });
  });

  describe('items', () => {
    it('differ from order to order [site.items.per-order] [site.items.zero-first] [site.items.other-last]', async () => {
      const [client, own, none] = [
        await order(),
        await order({ is_other_allowed: false }),
        await test.order(),
      ];
      await test.owner.items.setForOrder(own, [{ id: 'x', description: 'Only here' }]);
      const text = async (id: string) =>
        JSON.parse((await test.send('get_invoice_items_order', { report_id: id })).text)
          .result_data;
      expect(Object.entries(await text(own))).toEqual([
        ['0', ''],
        ['x', 'Only here'],
      ]);
      expect(await text(client)).toEqual({
        '0': '',
        '501': 'Grass',
        '12': 'Debris',
        '***other***': 'other',
      });
      const answer = await test.send('get_invoice_items_order', { report_id: client });
      expect(answer.text).toMatch(/"0":"","501":"Grass","12":"Debris","\*\*\*other\*\*\*":"other"/);
      expect(await text(none)).toEqual({ '0': '', '***other***': 'other' });
    });

    it('of a client are replaced whole', async () => {
      await test.owner.items.setForClient('Other Bank', [{ id: 1, description: 'one' }]);
      await test.owner.items.setForClient('Other Bank', [{ id: 2, description: 'two' }]);
      const id = await test.order({ client_company_alias: 'Other Bank' });
      const items = await test.result('get_invoice_items_order', { report_id: id });
      expect(JSON.stringify(items)).not.toContain('one');
    });

    it.each([
      [
        [
          { id: 1, description: 'a' },
          { id: 1, description: 'b' },
        ],
      ],
      [[{ id: 0, description: 'a' }]],
      [[{ id: '***other***', description: 'a' }]],
      [[{ id: 1, description: '' }]],
      [[{ id: 1 }]],
      [[null]],
      [{}],
    ])('are refused as %j', async (items) => {
      const given = JSON.parse(JSON.stringify(items));
      await expect(test.owner.items.setForClient('First Bank', given)).rejects.toMatchObject({
        code: 'input_invalid',
        message: expect.stringMatching(/^items\.setForClient\.items/),
      });
    });
  });

  describe('forms', () => {
    const yes = { pcr_question_id: OCCUPIED, question_data_type: 'int' as const };

    it('are answered whole where they were added as peers write them: lists for empty objects, members missing', async () => {
      const question = { question_name: 'Remarks', question_type: 'textbox', question_active: '1' };
      const options_pcr_forms_questions = { '9': { pcr_question_id: 9, ...question } };
      const record = { options_pcr_forms: { pcr_form_id: 73, pcr_form_name: 'From PHP' } };
      const rest = { options_pcr_forms_questions, options_pcr_forms_rules: [] };
      const given = { '73': { ...record, ...rest } };
      await test.owner.forms.add(given as never, { form_ver_id: 1 });
      // The same again is the same version.
      await test.owner.forms.add(given as never, { form_ver_id: 1 });
      const form = await test.result('get_pcr_json', { pcr_form_id: '73', form_ver_id: '1' });
      expect(form['73']).toMatchObject({
        options_pcr_forms: { pcr_form_id: '73', pcr_form_name: 'From PHP' },
        options_pcr_forms_questions: { '9': { pcr_form_id: '73', question_name: 'Remarks' } },
        options_pcr_forms_rules: {},
        options_pcr_forms_photo_rules: {},
      });
      const lost = { options_pcr_forms_questions_values: { '5': { question_value: 'Yes' } } };
      const wrong = { '74': { options_pcr_forms: { pcr_form_id: 74 }, ...lost } };
      await expect(test.owner.forms.add(wrong as never, { form_ver_id: 1 })).rejects.toMatchObject({
        code: 'input_invalid',
      });
    });

    it('are answered in the version that is asked for [site.forms.version]', async () => {
      const newer = defineForm({ id: 71, name: 'Occupancy, new', questions: {} });
      await test.owner.forms.add(newer, { form_ver_id: 4 });
      const name = async (form_ver_id: string) => {
        const data = { pcr_form_id: '71', form_ver_id };
        const form = (await test.result('get_pcr_json', data))['71'];
        return Object.values({ record: form?.options_pcr_forms })[0]?.pcr_form_name;
      };
      expect([await name('3'), await name('4')]).toEqual(['Occupancy', 'Occupancy, new']);
      for (const [pcr_form_id, form_ver_id] of [
        ['71', '5'],
        ['72', '3'],
      ] as const) {
        expect(await test.refusal('get_pcr_json', { pcr_form_id, form_ver_id })).toMatch(
          `no form ${pcr_form_id}`,
        );
      }
    });

    it('keep answers, question by question [site.answers.store]', async () => {
      const id = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
      const send = (
        pcr_form_rows: Parameters<typeof test.send<'send_pcr_answers'>>[1]['pcr_form_rows'],
      ) => test.result('send_pcr_answers', { dst_report_id: id, pcr_form_id: '71', pcr_form_rows });
      const remark = (varchar_value: string) => ({
        pcr_question_id: REMARKS,
        question_data_type: 'varchar' as const,
        varchar_value,
      });
      await send([{ ...yes, int_value: option('Yes') }, remark('a')]);
      await send([remark('b')]);
      const { answers } = await results(id);
      expect(answers).toHaveLength(2);
      expect(answers.map((one) => [one.pcr_question_id, one.rows])).toEqual(
        expect.arrayContaining([
          [OCCUPIED, [{ ...yes, int_value: option('Yes') }]],
          [REMARKS, [remark('b')]],
        ]),
      );
    });

    it('refuse answers that they do not allow, and store nothing of them', async () => {
      const id = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
      const data = { dst_report_id: id, pcr_form_id: '71' };
      const remark = {
        pcr_question_id: REMARKS,
        question_data_type: 'varchar' as const,
        varchar_value: 'a',
      };
      await test.refusal('send_pcr_answers', {
        ...data,
        pcr_form_rows: [remark, { ...yes, int_value: '999999' }],
      });
      await test.refusal('send_pcr_answers', {
        ...data,
        pcr_form_rows: [remark, { ...remark, pcr_question_id: '888888' }],
      });
      expect((await results(id)).answers).toEqual([]);
      const bare = await order();
      expect(
        await test.refusal('send_pcr_answers', {
          dst_report_id: bare,
          pcr_form_id: '71',
          pcr_form_rows: [remark],
        }),
      ).toBe(`Form 71 does not belong to order ${bare}.`);
    });

    it('link photos to their questions, or nothing of the call is stored [site.files.photo-flag]', async () => {
      const id = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
      await sendPhoto(id, 'q1');
      const flag = (file_id: string, pcr_question_id = FRONT) => ({
        file_id,
        pcr_question_id,
        work_type: 'pc' as const,
      });
      const data = { dst_report_id: id, pcr_form_id: '71' };
      const lost = await test.refusal('send_photo_flag', {
        ...data,
        question_data: [flag('q1'), flag('q2')],
      });
      expect(lost).toBe(`No file q2 was received for order ${id}: send it first.`);
      await test.refusal('send_photo_flag', { ...data, question_data: [flag('q1', '888888')] });
      expect((await results(id)).flags).toEqual([]);
      for (let time = 0; time < 2; time++) {
        await test.result('send_photo_flag', { ...data, question_data: [flag('q1')] });
      }
      const [photo] = await test.owner.files.list(id);
      expect((await results(id)).flags).toEqual([
        { file_id: photo?.file_id, work_type: 'pc', target: `71/${FRONT}`, stage: '' },
      ]);
    });

    it('hold back an order until they are met [site.ready.check]', async () => {
      const id = await order({
        pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3, form_required: true }],
      });
      const data = { dst_report_id: id };
      const refused = await test.result('send_ready_for_office', data);
      expect(refused).toMatchObject({
        error: ['Occupancy: "Occupied?" is not answered.', 'Occupancy: "Front" needs more photos.'],
        error_reportid: [id],
        records_updated: '0',
      });
      expect((await test.owner.orders.get(id))?.wo_status).toBe('Unread');
      await test.result('send_pcr_answers', {
        ...data,
        pcr_form_id: '71',
        pcr_form_rows: [{ ...yes, int_value: option('No') }],
      });
      await sendPhoto(id, 'r1');
      await test.result('send_photo_flag', {
        ...data,
        pcr_form_id: '71',
        question_data: [{ file_id: 'r1', pcr_question_id: FRONT, work_type: 'pc' }],
      });
      const accepted = await test.result('send_ready_for_office', data);
      expect(accepted).toMatchObject({ error: [], error_reportid: [], records_updated: '1' });
      expect((await test.owner.orders.get(id))?.wo_status).toBe('Ready for Office');
      expect((await test.owner.orders.history(id)).at(-1)).toMatchObject({
        actor: 'acme',
        action: 'ready for office',
      });
      const again = await test.result('send_ready_for_office', data);
      expect(again).toMatchObject({ error: [], records_updated: '0' });
      const cancelled = await order();
      await test.owner.orders.cancel(cancelled);
      const late = await test.result('send_ready_for_office', { dst_report_id: cancelled });
      expect(late.error).toEqual([`Order ${cancelled} is Cancelled.`]);
    });

    it('are attached to new orders when they say so, in their newest version', async () => {
      const always = defineForm({ id: 72, name: 'Always', defaultRequired: true, questions: {} });
      await test.owner.forms.add(always, { form_ver_id: 1 });
      const newer = defineForm({ id: 72, name: 'Newer', defaultRequired: true, questions: {} });
      await test.owner.forms.add(newer, { form_ver_id: 2 });
      const sheet = await test.result('get_order', { report_id: await order() });
      expect(sheet.pcr_forms).toEqual([
        { pcr_form_id: '72', form_ver_id: '2', form_required: true },
      ]);
    });
  });

  it('a check-in is kept with its time and place, once [site.checkin.store]', async () => {
    const id = await order();
    const checkin_data = [
      { checkin_ts: '2026-05-01 08:30:00', gps_lat: 41.25, gps_lng: -95.9375, gps_accuracy: 5 },
    ];
    for (let time = 0; time < 2; time++) {
      await test.result('send_checkin', { dst_report_id: id, checkin_data });
    }
    await test.result('send_checkin', {
      dst_report_id: id,
      checkin_data: [
        ...checkin_data,
        { checkin_ts: '2026-05-01 09:00:00', gps_lat: 0, gps_lng: 0.0000001 },
      ],
    });
    const { check_ins } = await results(id);
    expect(check_ins).toHaveLength(2);
    expect(check_ins[0]).toMatchObject({
      checkin_ts: '2026-05-01T08:30:00',
      gps_lat: '41.25',
      gps_lng: '-95.9375',
      data: { gps_accuracy: 5 },
    });
  });

  describe('files', () => {
    it('are stored with their area, once per id of the sender [site.files.received] [site.files.repeat]', async () => {
      const id = await order();
      const document = { dst_report_id: id, file_id: 'd1', file_name: 'report.pdf' };
      await test.result('send_file', document, { file: { content: PDF, name: 'report.pdf' } });
      for (let time = 0; time < 3; time++) await sendPhoto(id, 'p1');
      await test.result(
        'send_file',
        { dst_report_id: id, file_id: 'p1', file_name: 'other.jpg', file_area: 0 },
        { file: { content: Buffer.concat([JPEG, Buffer.from('2')]), name: 'other.jpg' } },
      );
      expect(await test.owner.files.list(id)).toMatchObject([
        { file_name: 'report.pdf', file_area: 1, sender_file_id: 'd1', file_size: PDF.length },
        { file_name: 'other.jpg', file_area: 0, sender_file_id: 'p1', file_size: JPEG.length + 1 },
      ]);
      const elsewhere = await order();
      await sendPhoto(elsewhere, 'p1');
      expect(await test.owner.files.list(elsewhere)).toHaveLength(1);
    });

    it('that are no photos are not flagged', async () => {
      const id = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
      const document = { dst_report_id: id, file_id: 'd1', file_name: 'report.pdf' };
      await test.result('send_file', document, { file: { content: PDF, name: 'report.pdf' } });
      const message = await test.refusal('send_photo_flag', {
        dst_report_id: id,
        pcr_form_id: '71',
        question_data: [{ file_id: 'd1', pcr_question_id: FRONT, work_type: 'pc' }],
      });
      expect(message).toBe('File d1 is no photo: only photos are flagged.');
    });

    it('of another account cannot be flagged [site.accounts.separate]', async () => {
      const id = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
      await sendPhoto(id, 'mine');
      await test.owner.orders.assign(id, 'bolt');
      const flags = {
        dst_report_id: id,
        pcr_form_id: '71',
        question_data: [{ file_id: 'mine', pcr_question_id: FRONT, work_type: 'pc' as const }],
      };
      const bolt = { username: 'bolt' };
      expect(await test.refusal('send_photo_flag', flags, bolt)).toMatch('No file mine');
      const files = { report_id: id, module_type: 'uploads' as const };
      expect(await test.result('get_file', files, bolt)).toEqual([]);
    });
  });

  it('is there after a restart [site.persistence]', async () => {
    const id = await order();
    await sendPhoto(id, 'kept');
    const { comp_note_id } = await test.result('send_bid_comp', {
      report_id: id,
      dst_invoice_item_id: '501',
      qty_bid: '1.00',
    });
    const before = [
      await results(id),
      await test.owner.files.list(id),
      await test.owner.orders.get(id),
    ];
    await test.restart();
    const after = [
      await results(id),
      await test.owner.files.list(id),
      await test.owner.orders.get(id),
    ];
    expect(after).toEqual(before);
    expect((await results(id)).bids[0]?.comp_note_id).toBe(comp_note_id);
    const [record] = await test.result('get_file', { report_id: id, module_type: 'uploads' });
    expect(record).toMatchObject({ file_name: 'front.jpg', file_size: JPEG.length });
  });
});
