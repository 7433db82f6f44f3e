import { type Api, createApiClient } from '../../../src/api/index.js';
import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { startService, type TestService } from '../support/service.js';

let demo: RunningDemo;
beforeAll(async () => {
  demo = await startDemo();
});

describe('/invoice/update', () => {
  const lines = (invoiceId: number) => {
    const invoice = demo.store.invoices.get(invoiceId);
    return JSON.parse(JSON.stringify([invoice?.contractor_items, invoice?.client_items]));
  };

  it('changes the lines of each side [api.invoice.update.items] [api.invoice.update.request]', async () => {
    const update = {
      report_id: 1004,
      invoice_id: 304,
      contractor_items: [
        { line_id: 9107, price: 41 },
        { invoice_item_other: 'Paint', price: 3 },
      ],
      client_items: [{ line_id: '9108', price: 56.25 }],
    };
    expect((await demo.call('invoice/update', update)).body).toEqual({
      result: 'Invoice 304 updated',
    });
    expect(lines(304)).toEqual([
      [
        expect.objectContaining({ line_id: 9107, price: 41, qty: 2 }),
        expect.objectContaining({ invoice_item_other: 'Paint', price: 3 }),
      ],
      [expect.objectContaining({ line_id: 9108, price: 56.25 })],
    ]);
  });

  it.each<[string, object]>([
    ['items', { items: [{ line_id: 4711, qty: 9 }] }],
    ['contractor_items', { contractor_items: [{ line_id: 4711, qty: 9 }] }],
    ['client_items', { client_items: [{ line_id: 4711, qty: 9 }] }],
    ['the other side', { client_items: [{ line_id: 9109, qty: 9 }] }],
    ['another invoice', { items: [{ line_id: 9101, qty: 9 }] }],
    ['one line among others', { items: [{ line_id: 9110, qty: 9 }, { line_id: 4711 }] }],
    [
      'one list among others',
      { contractor_items: [{ line_id: 9109, qty: 9 }], client_items: [{ line_id: 4711 }] },
    ],
  ])(
    'refuses a line that is not known in %s, and stores nothing [api.invoice.update.items]',
    async (_, items) => {
      const before = lines(305);
      const call = { report_id: 1005, invoice_id: 305, complete: 1, ...items };
      const answer = await demo.call('invoice/update', call);
      expectError(answer, 400, 'line_id_invalid');
      expect(answer.body.error_description).toMatch(/\b(?:4711|9109|9101)\b/);
      expect(lines(305)).toEqual(before);
      expect(demo.store.invoices.get(305)?.complete).toBe(0);
    },
  );

  it.each<object>([
    { contractor_items: {} },
    { client_items: [7] },
    { client_items: [{ line_id: -1 }] },
    { contractor_items: [{ price: '1,2' }] },
    { sent_to_client_date: '02/29/2026' },
    { sent_to_client_date: '04/31/2026' },
  ])('refuses %j [api.invoice.update.items]', async (wrong) => {
    const answer = await demo.call('invoice/update', {
      report_id: 1005,
      invoice_id: 305,
      ...wrong,
    });
    expectError(answer, 400, 'invalid_request');
  });

  it('takes the 29th of February where there is one', async () => {
    const update = { report_id: 1005, invoice_id: 305, sent_to_client_date: '02/29/2028' };
    expect((await demo.call('invoice/update', update)).status).toBe(200);
  });
});

describe('negative prices', () => {
  it('of bids are taken and given back unchanged [api.negative-prices]', async () => {
    const credit = { contractor_price: -12.5, client_price: -0.01 };
    const bid = { report_id: 1011, invoice_item_other: 'Credit', qty: 1, ...credit };
    const { body } = await demo.call('bid/create', bid);
    const list = await demo.call('bid/list', { report_id: 1011 });
    expect(list.body.bids).toContainEqual(
      expect.objectContaining({ comp_note_id: body.comp_note_id, ...credit }),
    );
    const change = { comp_note_id: body.comp_note_id, client_price: -99.95 };
    expect((await demo.call('bid/update', change)).status).toBe(200);
    const changed = await demo.call('bid/list', { report_id: 1011 });
    expect(changed.body.bids).toContainEqual(
      expect.objectContaining({ ...credit, client_price: -99.95 }),
    );
  });

  it('of invoice lines and of their sums are too [api.negative-prices]', async () => {
    const call = { report_id: 1006, invoice_id: 306 };
    const items = [{ line_id: 9112, price: -55, flat_fee: -5, price_sub_adj: -0.5 }];
    expect((await demo.call('invoice/update', { ...call, client_items: items })).status).toBe(200);
    const { body } = await demo.call('invoice/get', { invoice_id: 306 });
    expect(body).toMatchObject({ client_items: items, client_total_adj: -115.5 });
  });

  it('of work items reach the handler [api.negative-prices]', async () => {
    const values = {
      address: '1 New St',
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
      work_type: 4,
      client_company: 'Example',
      date_due: '20260301',
    };
    const call = { values, work_items: [{ id: 31, price: -5 }] };
    expect((await demo.call('workorder/create', call)).status).toBe(200);
  });

  it.each(['-5.001', 'x', null, -2e12, [-5], true])(
    'are numbers of a possible size: %j is refused [api.negative-prices]',
    async (client_price) => {
      const bid = { report_id: 1011, invoice_item_other: 'Credit', qty: 1, contractor_price: 1 };
      const answer = await demo.call('bid/create', { ...bid, client_price });
      const type = client_price === null ? 'client_price_required' : 'client_price_invalid';
      expectError(answer, 400, type);
    },
  );
});

it('a custom bid has null for its item, and null for its unit where there are none [api.bid.list.fields]', async () => {
  const plain = await startDemo({ hasUnits: false });
  const bid = { report_id: 1002, invoice_item_other: 'Haul', qty: 1 };
  await plain.call('bid/create', { ...bid, contractor_price: 1, client_price: 2 });
  const { body } = await plain.call('bid/list', { report_id: 1002 });
  expect(body.bids).toEqual([
    {
      comp_note_id: expect.any(Number),
      invoice_item_id: null,
      description: 'Haul',
      qty: 1,
      uom: null,
      contractor_price: 1,
      client_price: 2,
      comment: '',
      completion_comment: '',
    },
  ]);
  await plain.close();
});

it('/jobnote/get tells of sending and reminding only what was set [api.jobnote.get.response]', async () => {
  const note = { report_id: 1002, note_type: 'general', note_text: 'Quiet' };
  const created = await demo.call('jobnote/create', note);
  const { body } = await demo.call('jobnote/get', { ...note, note_id: created.body.note_id });
  expect(Object.keys(body).sort()).toEqual([
    'base_revision',
    'create_time',
    'created_by',
    'group_permissions',
    'note_text',
    'note_type',
  ]);
});

describe('the published shapes, served as they are', () => {
  const item = { id: 0, value: 7701, label: 'Wood', thirdparty_value: 4 };
  const question = {
    id: 88,
    question: 'Material?',
    type: 'dropdown',
    questionType: 'select',
    questionDataType: 'int',
    required: 1,
    active: 1,
    maxLength: null,
    rules: [],
    events: [],
    photos: { min: 0, max: 4 },
    items: [item, { ...item, id: 1, value: '7702', thirdparty_value: null }],
  };
  const answered = {
    pcr_question_id: 88,
    pcr_question_type: 'select',
    pcr_question_name: 'Material?',
    pcr_question_share_name: null,
    items: question.items,
    answer: 7701,
  };
  const definition = { name: 'Roof', type: 'dropdown', source: 'property' };

  const shapes: readonly (readonly [path: string, data: object, answer: object])[] = [
    [
      'pcr/get',
      { pcr_form_id: 1, version: 2 },
      { pcr_form_id: 1, version: 2, name: 'F', questions: [question] },
    ],
    [
      'workorder/pcr/get',
      { report_id: 1, pcr_form_id: 1 },
      { pcr_form_id: 1, version: 2, name: 'F', questions: [answered] },
    ],
    ['workorder/fields', {}, { roof: { ...definition, options: { 1: 'Flat', 2: 'Gable' } } }],
    ['workorder/fields', {}, { roof: { ...definition, options: [] } }],
    [
      'jobnote/list',
      { report_id: 1042 },
      { report_id: 1042, wo_notes: [{ note_id: 1 }], prop_notes: [] },
    ],
    [
      'invoice/get',
      { invoice_id: 1 },
      {
        invoice_id: 1,
        invoice_date: null,
        complete: 1,
        contractor_items: [],
        client_items: [],
        contractor_total_adj: -1.25,
        client_total_adj: 0,
      },
    ],
  ];

  /** What a tolerant client leaves of an answer: blank and null are absent, an empty object of PHP is one. */
  function withoutBlanks(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(withoutBlanks);
    if (typeof value !== 'object' || value === null) return value;
    const members = Object.entries(value).filter(([, member]) => member !== null && member !== '');
    return Object.fromEntries(members.map(([name, member]) => [name, withoutBlanks(member)]));
  }

  let served: unknown;
  let service: TestService;
  let client: ReturnType<typeof createApiClient>;
  beforeAll(async () => {
    const serve = (api: Api) => {
      // What is answered is told at run time: the types of handlers are not what is tried here.
      for (const [path] of new Map(shapes.map((shape) => [shape[0], shape]))) {
        Reflect.apply(api.on, api, [path, () => served]);
      }
    };
    service = await startService(serve);
    client = createApiClient({ credentials: { ...service.credentials, api_url: service.url } });
  });
  afterAll(() => Promise.all([client.close(), service.close()]));

  it.each(shapes)(
    '/%s answers and reads %j -> %j [client.api.reading.published]',
    async (path, data, answer) => {
      served = answer;
      expect((await service.call(path, data)).body).toEqual(answer);
      const read = await Reflect.apply(client.call, client, [path, data]);
      expect(read).toEqual(withoutBlanks(answer));
    },
  );
});
