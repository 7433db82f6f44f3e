import { defineForm } from '../../../src/forms/index.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { PLACE } from '../open-site.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

const VALUES = { ...PLACE, work_type: 'Grass cut', client_company: 'Acme', date_due: '02/01/2026' };
const FORM = defineForm({
  id: 12,
  name: 'Check',
  questions: {
    occupied: { type: 'textbox', text: 'Occupied?', required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const questions = Object.values(Object.values(FORM)[0]?.options_pcr_forms_questions ?? {});
const questionId = (text: string) =>
  questions.find(({ question_name }) => question_name === text)?.pcr_question_id ?? '';

describe.each(ENGINES)('changes of work orders by the JSON API of a site on $name', (engine) => {
  let test: OrdersOfApp;
  let app: TestApp;
  beforeAll(async () => {
    await engine.start();
    test = await OrdersOfApp.open(engine);
    ({ app } = test);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const refusal = async (action: string, data: object, by = app) => {
    const { status, body } = await by.call(action, data);
    return `${status} ${body.error}: ${body.error_description}`;
  };
  const create = (values: object, headers = {}, more: object = {}) =>
    app.call('workorder/create', { values: { ...VALUES, ...values }, ...more }, headers);
  const listed = () => test.site.result('get_all_orders', {});

  it('makes an Unread order for an account, once for a key, listed and in the history under the name of the app [site.api.workorder.create] [site.api.history]', async () => {
    const { owner, site } = test.site;
    const before = (await listed()).length;
    await owner.items.setForClient('Acme', [{ id: 31, description: 'Mow' }]);
    const key = { 'Idempotency-Key': 'one' };
    const items = {
      work_items: [
        { id: 31, qty: 2, price: '5.50', instructions: 'Front' },
        { item_other: 'Trim' },
      ],
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => create({ account: 'acme', comments: 'soon' }, key, items)),
    );
    const { status, body } = await create({ comments: 'soon', account: 'acme' }, key, items);
    expect([status, new Set(answers.map((one) => JSON.stringify(one.body))).size]).toEqual([
      200, 1,
    ]);
    expect(body).toEqual(answers[0]?.body);
    const id = String(body.report_id);
    expect(await listed()).toHaveLength(before + 1);
    expect(await test.site.result('get_order', { report_id: id })).toMatchObject({
      wo_number: id,
      work_type_alias: 'Grass cut',
      client_company_alias: 'Acme',
      date_due: '20260201',
      comments: 'soon',
      line_items: [
        { desc: 'Mow', qty: '2.00', price: '5.50', total: '11.00', add: 'Front' },
        { desc: 'Trim', qty: '0.00' },
      ],
    });
    expect(await owner.orders.history(id)).toMatchObject([
      { actor: 'app desk', action: 'created' },
    ]);

    // Another request under the key is refused; without a key, or by another app, it is a second order.
    const other = await create({ account: 'acme', comments: 'late' }, key, items);
    expect([other.status, other.body.error]).toEqual([400, 'invalid_request']);
    expect(other.body.error_description).toContain('Idempotency-Key');
    const second = await test.createApp({ name: 'second' });
    const values = { ...VALUES, account: 'acme', comments: 'soon', wo_number: 'X-1' };
    const made = await second.call('workorder/create', { values }, key);
    expect(made.body.report_id).not.toBe(body.report_id);
    for (const bad of ['a'.repeat(256), 'a b']) {
      expect((await create({ account: 'acme' }, { 'Idempotency-Key': bad })).status).toBe(400);
    }
    test.site.ahead += 24 * 3_600_000 + 1000;
    const later = await create({ account: 'acme', comments: 'soon' }, key, items);
    expect(later.body.report_id).not.toBe(body.report_id);
    await site.exchanges.flush();
    const calls = await site.exchanges.list({ event: 'workorder/create', username: 'app second' });
    expect(calls).toMatchObject([{ code: null }]);
  });

  it('takes the account of the client company by default, options by id and name, and refuses anything else', async () => {
    const { accounts, choices, orders } = test.site.owner;
    expect(await refusal('workorder/create', { values: VALUES })).toMatch(
      /^400 missing_fields: .*Acme/,
    );
    await accounts.update('bolt', { client_companies: 'Other; Acme' }, { by: 'ann' });
    expect((await accounts.get('bolt'))?.client_companies).toEqual(['Acme', 'Other']);
    await expect(accounts.update('acme', { client_companies: ['Acme'] })).rejects.toMatchObject({
      code: 'already_there',
    });
    const company = await choices.add('client_company', 'Acme');
    const work = await choices.add('work_type', 'Grass cut');
    const { body } = await create({ client_company: Number(company.id), work_type: 'GRASS CUT' });
    const made = await orders.get(String(body.report_id));
    expect(made?.fields).toMatchObject({
      client_company_alias: 'Acme',
      work_type_alias: 'Grass cut',
    });
    const bolt = await accounts.get('bolt');
    expect(made?.account_id).toBe(bolt?.id);

    const wrong: readonly (readonly [object, string])[] = [
      [{ work_type: 'Other' }, 'invalid_option'],
      [{ client_company: 999_999 }, 'invalid_option'],
      [{ account: 'nobody' }, 'invalid_option'],
      [{ date_due: 'soon' }, 'invalid_date'],
      [{ date_due: '02/30/2026' }, 'invalid_date'],
      [{ date_due: '' }, 'missing_fields'],
      [{ address: null }, 'missing_fields'],
      [{ adress: 'x' }, 'invalid_field'],
      [{ wo_status: 'Complete' }, 'invalid_field'],
      [{ lock_code: '1' }, 'invalid_field'],
      [{ comments: { a: 1 } }, 'invalid_request'],
      [{ comments: 1e21 }, 'invalid_request'],
      [{ comments: -1e23 }, 'invalid_request'],
      [{ comments: 1e-7 }, 'invalid_request'],
      [{ loan_number: 2 ** 60 }, 'invalid_request'],
      [{ org_wo_num: 'x' }, 'invalid_request'],
    ];
    for (const [values, error] of wrong) {
      const { status, body: refused } = await create(values);
      expect([values, status, refused.error]).toEqual([values, 400, error]);
    }
    const { body: misspelled } = await create({ adress: 'x' });
    expect(misspelled.error_description).toMatch(/There is no field adress\b.*\baddress\b/);
    const limited = await test.createApp({ name: 'limited', accounts: ['acme'] });
    expect(await refusal('workorder/create', { values: VALUES }, limited)).toMatch(
      '400 missing_fields: ',
    );
    expect(
      await refusal('workorder/create', { values: { ...VALUES, account: 'bolt' } }, limited),
    ).toMatch(/^400 invalid_option: .*account names no account\./);
    expect((await create({}, {}, { work_items: [{ id: 77 }] })).body.error).toBe('invalid_option');
    await choices.remove('work_type', 'Grass cut');
    await choices.remove('client_company', 'Acme');
    expect(work.name).toBe('Grass cut');
  });

  it('changes fields, tells them to the importing account, and says whether the property is another one [site.api.workorder.update]', async () => {
    const report_id = test.owned;
    const { orders } = test.site.owner;
    const before = await orders.get(String(report_id));
    const seconds = test.site.seconds - 1;
    const values = { comments: 'gate', date_due: '2026-03-01', loan_number: 7 };
    expect(await app.result('workorder/update', { report_id, values })).toEqual({
      result: expect.any(String),
      org_property_id: Number(before?.property_id),
      wo_reassociated: false,
    });
    const updates = await test.site.result('get_all_updates', { timestamp: seconds });
    expect(new Map(updates.map((one) => [one.update_field, one.update_value]))).toEqual(
      new Map([
        ['loan_number', '7'],
        ['comments', 'gate'],
        ['date_due', '20260301'],
      ]),
    );
    expect((await orders.history(String(report_id))).at(-1)).toMatchObject({
      actor: 'app desk',
      action: 'updated',
    });
    const moved = await app.result('workorder/update', {
      report_id,
      values: { address: '9 New Rd', date_due: '' },
    });
    expect(moved.wo_reassociated).toBe(true);
    expect(moved.org_property_id).not.toBe(Number(before?.property_id));
    expect((await app.result('workorder/get', { report_id })).values).toMatchObject({
      address: '9 New Rd',
      date_due: '',
    });

    // A number has lost its leading zeros, in an update as in a new order.
    await app.result('workorder/update', { report_id, values: { zip: 2134 } });
    expect((await app.result('workorder/get', { report_id })).values.zip).toBe('02134');

    const limited = await test.createApp({ name: 'bolts', accounts: ['bolt'] });
    expect(await refusal('workorder/update', { report_id, values: {} }, limited)).toMatch(
      '404 not_found: ',
    );
    expect(await refusal('workorder/update', { report_id: 999_999, values: {} })).toMatch(
      '404 not_found: ',
    );
    for (const [data, error] of [
      [{ values: {} }, 'invalid_report_id'],
      [{ report_id }, 'values_required'],
      [{ report_id, values: { wo_number: '1' } }, 'invalid_field'],
      [{ report_id, values: { nothing: '1' } }, 'invalid_field'],
      [{ report_id, values: { date_due: '1/1' } }, 'invalid_date'],
      [{ report_id, values: { zip: '' } }, 'invalid_request'],
      [{ report_id, values: { bg_checkin_provider: 'x' } }, 'invalid_request'],
      [{ report_id: test.imported, values: { comments: 'x' } }, 'not_allowed'],
    ] as const) {
      expect(await refusal('workorder/update', data)).toMatch(`400 ${error}: `);
    }
    await orders.cancel(String(report_id));
    expect(await refusal('workorder/update', { report_id, values: { zip: '1' } })).toMatch(
      '400 not_allowed: ',
    );
    expect(await refusal('workorder/rfo', { report_id, ready: 1 })).toMatch('400 office_locked: ');
    expect(await refusal('workorder/rfo', { report_id, ready: 0 })).toMatch('400 office_locked: ');
    await orders.reopen(String(report_id));
  });

  it('makes an owned order ready for office as the link does, with an error for each lack, and takes it back [site.api.workorder.rfo]', async () => {
    const { owner } = test.site;
    await owner.forms.add(FORM, { form_ver_id: 1 });
    const form = { pcr_form_id: 12, form_required: true };
    const id = await test.site.order({ wo_number: 'RFO', pcr_forms: [form] });
    const report_id = Number(id);
    const rfo = (ready = 1) => refusal('workorder/rfo', { report_id, ready });
    expect(await rfo()).toMatch(/^400 photo_count_error: .*Front/);
    const sent = { dst_report_id: id, pcr_form_id: '12' };
    await test.site.result(
      'send_file',
      { dst_report_id: id, file_id: 'p', file_name: 'p.jpg', file_area: 0 },
      { file: { content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]), name: 'p.jpg' } },
    );
    expect(await rfo()).toMatch(/^400 photo_flag_error: .*Front/);
    const flag = { file_id: 'p', pcr_question_id: questionId('Front'), work_type: 'pc' as const };
    await test.site.result('send_photo_flag', { ...sent, question_data: [flag] });
    expect(await rfo()).toMatch(/^400 pcr_error: .*Occupied\?/);
    const pcr_question_id = questionId('Occupied?');
    const row = { pcr_question_id, question_data_type: 'varchar' as const, varchar_value: 'no' };
    await test.site.result('send_pcr_answers', { ...sent, pcr_form_rows: [row] });
    for (const ready of [1, 1, 0, 0, 1]) {
      await app.result('workorder/rfo', { report_id, ready });
      const status = ready === 1 ? 'Ready for Office' : 'In Field';
      expect((await owner.orders.get(id))?.wo_status).toBe(status);
    }
    const history = (await owner.orders.history(id)).filter(({ actor }) => actor === 'app desk');
    expect(history.map(({ action }) => action)).toEqual([
      'ready for office',
      'reopened',
      'ready for office',
    ]);
    await owner.orders.invoiced(id);
    expect(await rfo(0)).toMatch('400 office_locked: ');
    expect(await rfo(1)).toMatch('400 office_locked: ');
    expect(await refusal('workorder/rfo', { report_id })).toMatch('400 ready_required: ');
    expect(await refusal('workorder/rfo', { report_id, ready: 2 })).toMatch('400 ready_invalid: ');
    expect(await refusal('workorder/rfo', { ready: 1 })).toMatch('400 invalid_report_id: ');
    expect(await refusal('workorder/rfo', { report_id: 999_999, ready: 1 })).toMatch(
      '400 invalid_report_id: ',
    );
  });

  it('sends the result of an imported order through its outbox, unless a person has drafts [site.api.imported]', async () => {
    const { importer } = test.site.site;
    const report_id = test.imported;
    const id = String(report_id);
    await importer.results.add(id, { notes: [{ key: 'mine', note_text: 'x' }] }, { draft: true });
    expect(await refusal('workorder/rfo', { report_id, ready: 1 })).toMatch(
      /^400 not_allowed: .*note mine/,
    );
    const draft = (await importer.results.list(id)).find(({ state }) => state === 'draft');
    await importer.results.remove(id, [draft?.id ?? '']);
    expect(await app.result('workorder/rfo', { report_id, ready: 0 })).toHaveProperty('result');
    await app.result('workorder/rfo', { report_id, ready: 1 });
    // It may be sent by now.
    expect(await importer.orders.history(id)).toContainEqual(
      expect.objectContaining({
        actor: 'app desk',
        action: 'results added',
        detail: { ready: ['ready'] },
      }),
    );
    const { orders } = test.pair.owner.owner;
    await until(
      async () => (await orders.get(test.remote))?.wo_status === 'Ready for Office',
      'the result',
    );
    const isSent = async () =>
      (await importer.results.list(id)).some((one) => one.kind === 'ready' && one.state === 'sent');
    await until(isSent, 'the answer of the owner');
    expect(await refusal('workorder/rfo', { report_id, ready: 0 })).toMatch(
      /^400 not_allowed: .*accepted by the owner/,
    );
  });
});
