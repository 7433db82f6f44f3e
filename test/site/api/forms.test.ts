import { defineForm } from '../../../src/forms/index.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

const FORM = defineForm({
  id: 12,
  name: 'Check',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    pets: { type: 'checkbox', text: 'Pets', options: ['Cat', 'Dog'] },
    seen: { type: 'date', text: 'Seen on' },
    rooms: { type: 'numeric', text: 'Rooms' },
    remarks: { type: 'textbox', text: 'Remarks' },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const FIELDS = defineForm({
  id: 13,
  name: 'Arrival',
  questions: {
    city: { type: 'svcfield', text: 'City' },
    number: { type: 'svcfield', text: 'Order', shareName: 'wo_number' },
    lot: { type: 'svcfield', text: 'Loan number' },
    lock: { type: 'svcfield', text: 'Lock code' },
    moon: { type: 'svcfield', text: 'Moon phase' },
  },
});
const [records] = Object.values(FORM);
const questions = Object.values(records?.options_pcr_forms_questions ?? {});
const options = Object.values(records?.options_pcr_forms_questions_values ?? {});
const question = (text: string) =>
  questions.find(({ question_name }) => question_name === text)?.pcr_question_id ?? '';
const option = (text: string) =>
  options.find(({ question_value }) => question_value === text)?.question_value_id ?? '';

describe.each(ENGINES.slice(0, 1))('forms in the JSON API of a site on $name', (engine) => {
  let test: OrdersOfApp;
  let app: TestApp;
  let report_id: number;
  const pcr_form_id = 12;
  beforeAll(async () => {
    await engine.start();
    test = await OrdersOfApp.open(engine);
    ({ app } = test);
    const forms = [{ pcr_form_id, form_required: true }];
    for (const site of [test.site, test.pair.owner]) {
      await site.owner.forms.add(FORM, { form_ver_id: 3 });
    }
    report_id = Number(await test.site.order({ wo_number: 'FORMS', pcr_forms: forms }));
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const answersOf = async (id: number) => {
    const { questions: all } = await app.result('workorder/pcr/get', {
      report_id: id,
      pcr_form_id,
    });
    return new Map(
      all.map((one: { pcr_question_name: string; answer: unknown }) => [
        one.pcr_question_name,
        one.answer,
      ]),
    );
  };
  const answer = (text: string, value: unknown, id = report_id) =>
    app.call('workorder/pcr/answer', {
      report_id: id,
      pcr_form_id,
      questions: [{ pcr_question_id: Number(question(text)), answer: value }],
    });

  it('are refused with two answers to one question, which is named [site.api.pcr]', async () => {
    const id = Number(question('Remarks'));
    const questions = [
      { pcr_question_id: id, answer: 'first' },
      { pcr_question_id: id, answer: 'second' },
    ];
    const refused = await app.call('workorder/pcr/answer', { report_id, pcr_form_id, questions });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      error: 'invalid_request',
      error_description: `questions: question ${id} is answered twice; give it one answer.`,
    });
    expect((await answersOf(report_id)).get('Remarks')).toBeNull();
  });

  const ALL: readonly (readonly [string, unknown, unknown])[] = [
    ['Occupied?', Number(option('No')), Number(option('No'))],
    ['Occupied?', 'Yes', Number(option('Yes'))],
    ['Pets', ['Cat', Number(option('Dog'))], [Number(option('Cat')), Number(option('Dog'))]],
    ['Pets', [], null],
    ['Seen on', '2026/03/01', '2026/03/01'],
    ['Rooms', 3.3000000000000003, 3.3],
    ['Rooms', '1,250.00', 1250],
    ['Rooms', 7.5, 7.5],
    ['Remarks', 'gate', 'gate'],
    ['Remarks', null, null],
  ];

  it('are listed and read with the answers that came by link, and what an app answers is seen by others [site.api.pcr]', async () => {
    const { site } = test.site;
    const row = { question_data_type: 'varchar' as const, varchar_value: 'by link' };
    await test.site.result('send_pcr_answers', {
      dst_report_id: String(report_id),
      pcr_form_id: '12',
      pcr_form_rows: [{ pcr_question_id: question('Remarks'), ...row }],
    });
    expect(await app.result('workorder/pcr/list', { report_id })).toEqual([
      { pcr_form_id, pcr_form_name: 'Check', version: 3, required: true, has_errors: true },
    ]);
    expect(await app.result('workorder/pcr/get', { report_id, pcr_form_id })).toMatchObject({
      pcr_form_id,
      version: 3,
      name: 'Check',
    });
    expect((await answersOf(report_id)).get('Remarks')).toBe('by link');
    for (const [text, given, shown] of ALL) {
      expect((await answer(text, given)).status).toBe(200);
      expect([text, (await answersOf(report_id)).get(text)]).toEqual([text, shown]);
    }
    const [answered] = await app.result('workorder/pcr/list', { report_id });
    expect(answered).toMatchObject({ has_errors: false });
    const { answers } = await site.owner.results(String(report_id));
    expect(JSON.stringify(answers)).toContain('7.50');
    const history = await site.owner.orders.history(String(report_id));
    expect(history.at(-1)).toMatchObject({ actor: 'app desk', action: 'answered' });
  });

  it('show fields of the order, and codes of a house only to an app with `codes` [site.api.pcr] [site.api.visibility]', async () => {
    const attached = { pcr_forms: [{ pcr_form_id: 13 }] };
    for (const site of [test.site, test.pair.owner]) {
      await site.owner.forms.add(FIELDS, { form_ver_id: 1 });
    }
    const values = { wo_number: 'FIELDS', city: 'Omaha', lock_code: '4711', ...attached };
    const own = await test.site.order(values);
    const remote = await test.pair.owner.order(values);
    const { id } = await test.pair.imported(remote);
    const shown = { City: 'Omaha', Order: 'FIELDS', 'Loan number': null, 'Moon phase': null };
    const withCodes = await test.createApp({ name: 'keys', codes: true });
    for (const order of [own, id]) {
      for (const [by, lock] of [
        [app, null],
        [withCodes, '4711'],
      ] as const) {
        const data = { report_id: Number(order), pcr_form_id: 13 };
        const { questions: all } = await by.result('workorder/pcr/get', data);
        const answers = Object.fromEntries(
          all.map((one: { pcr_question_name: string; answer: unknown }) => [
            one.pcr_question_name,
            one.answer,
          ]),
        );
        expect(answers).toEqual({ ...shown, 'Lock code': lock });
      }
    }
  });

  it('are defined with questions, rules and options [site.api.pcr]', async () => {
    const form = await app.result('pcr/get', { pcr_form_id, version: 3 });
    expect(form).toMatchObject({ pcr_form_id, version: 3, name: 'Check' });
    expect(form.questions).toHaveLength(6);
    expect(form.questions[0]).toMatchObject({
      id: Number(question('Occupied?')),
      question: 'Occupied?',
      questionType: 'radio',
      required: true,
      active: true,
      items: [{ value: Number(option('Yes')), label: 'Yes' }, { label: 'No' }],
    });
    expect(form.questions.at(-1).photos).toEqual({ min: 1, max: 3 });
    // A question without a rule for photos takes any number.
    expect(form.questions[0].photos).toEqual({ min: 0, max: 1_000_000 });
    for (const data of [
      { pcr_form_id, version: 4 },
      { pcr_form_id: 13, version: 3 },
    ]) {
      expect((await app.call('pcr/get', data)).body.error).toBe('not_found');
    }
  });

  it('refuse wrong answers, and orders that the app does not see', async () => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['Occupied?', 'Maybe'],
      ['Occupied?', [Number(option('Yes')), Number(option('No'))].map((one) => one + 1000)],
      ['Occupied?', [Number(option('Yes')), Number(option('No'))]],
      ['Pets', ['Fish']],
      ['Seen on', '2026/02/30'],
      ['Rooms', 'many'],
      ['Front', 'x'],
      ['None', 'x'],
    ];
    for (const [text, given] of wrong) {
      const { status, body } = await answer(text, given);
      expect([text, status, body.error]).toEqual([text, 400, 'invalid_request']);
    }
    const limited = await test.createApp({ name: 'bolts', accounts: ['bolt'] });
    const data = { report_id, pcr_form_id };
    const answers = { ...data, questions: [] };
    for (const [action, sent, error] of [
      ['workorder/pcr/list', data, 'wo_invalid'],
      ['workorder/pcr/get', data, 'not_found'],
      ['workorder/pcr/answer', answers, 'not_found'],
      ['workorder/pcr/detach', data, 'wo_invalid'],
    ] as const) {
      expect((await limited.call(action, sent)).body.error).toBe(error);
      expect((await app.call(action, { ...sent, report_id: 999_999 })).body.error).toBe(error);
    }
    const other = { report_id: test.owned, pcr_form_id };
    expect((await app.call('workorder/pcr/get', other)).body.error).toBe('not_found');
  });

  it('are removed from owned orders, required ones too [site.api.pcr]', async () => {
    const detach = async (data: object) => (await app.call('workorder/pcr/detach', data)).body;
    expect(await detach({ report_id: test.owned, pcr_form_id })).toMatchObject({
      error: 'pcr_not_attached',
    });
    expect(await detach({ report_id, pcr_form_id: 99 })).toMatchObject({
      error: 'pcr_form_id_invalid',
    });
    expect(await detach({ report_id, pcr_form_id })).toHaveProperty('result');
    expect(await app.result('workorder/pcr/list', { report_id })).toEqual([]);
    const sheet = await test.site.result('get_order', { report_id: String(report_id) });
    expect(sheet.pcr_forms).toEqual([]);
    const history = await test.site.owner.orders.history(String(report_id));
    expect(history.at(-1)).toMatchObject({ actor: 'app desk', action: 'form removed' });
    await test.site.owner.orders.cancel(String(test.owned));
  });

  it('of imported orders are answered through the outbox, and belong to their owner [site.api.pcr] [site.api.imported]', async () => {
    const { orders } = test.pair.owner.owner;
    const remote = await test.pair.owner.order({
      wo_number: 'IMPORTED',
      pcr_forms: [{ pcr_form_id, form_required: true }],
    });
    const id = Number((await test.pair.imported(remote)).id);
    expect(await app.result('workorder/pcr/list', { report_id: id })).toMatchObject([
      { pcr_form_id, version: 3, required: true },
    ]);
    expect((await answer('Occupied?', 'Maybe', id)).body.error).toBe('invalid_request');
    expect((await answer('Occupied?', 'Yes', id)).status).toBe(200);
    expect((await answersOf(id)).get('Occupied?')).toBe(Number(option('Yes')));
    await until(async () => {
      const { answers } = await test.pair.owner.owner.results(remote);
      return JSON.stringify(answers).includes(option('Yes'));
    }, 'the answers');
    const removed = await app.call('workorder/pcr/detach', { report_id: id, pcr_form_id });
    expect(removed.body.error).toBe('not_allowed');
    expect((await test.site.site.importer.orders.history(String(id))).at(-1)).toMatchObject({
      actor: 'app desk',
      action: 'results added',
      detail: { answers: ['12'] },
    });
    expect((await orders.get(remote))?.pcr_forms).toHaveLength(1);
  });

  it('of owners with ids of many digits are left out, and do not fail the others', async () => {
    const many = '900719925474099300';
    const added = [];
    for (const [odd, form_ver_id] of [
      [many, '1'],
      ['77', many],
    ] as const) {
      const form = JSON.parse(JSON.stringify(FORM).replaceAll('"12"', `"${odd}"`));
      await test.pair.owner.owner.forms.add(form, { form_ver_id });
      added.push({ pcr_form_id: odd, form_required: true });
    }
    const pcr_forms = [{ pcr_form_id, form_required: true }, ...added];
    const remote = await test.pair.owner.order({ wo_number: 'MANY-DIGITS', pcr_forms });
    const id = Number((await test.pair.imported(remote)).id);
    const { status, body } = await app.call('workorder/pcr/list', { report_id: id });
    expect([status, body]).toEqual([
      200,
      [
        expect.objectContaining({ pcr_form_id: 12, version: 3 }),
        expect.objectContaining({ pcr_form_id: 77, version: 0 }),
      ],
    ]);
    const got = await app.call('workorder/pcr/get', { report_id: id, pcr_form_id: 77 });
    expect([got.status, got.body.version]).toEqual([200, 0]);
  });
});
