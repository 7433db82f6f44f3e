import { goodOrder, resultOf, sharedReceiver, startReceiver, without } from '../harness.js';

const link = sharedReceiver();

const ID = 'must be an id: digits, as text or as a whole number (above 2^53 as text)';
const item = { report_id: '4711', wo_number: 'WO-1', wo_status: 'Unread' };

describe('validate_user', () => {
  it('passes the push address, and needs none [link.event.validate-user.push]', async () => {
    const push = { svclink_push: 'https://push.example/?key=1' };
    expect(await link.received('validate_user', push)).toEqual(push);
    expect(await link.received('validate_user', {})).toEqual({});
    expect(await link.received('validate_user')).toEqual({});
    expect(await link.unreceived('validate_user', { svclink_push: 7 })).toBe(
      'event_data.svclink_push: must be text',
    );
  });

  it('answers null, with a handler and without [link.event.validate-user.result]', async () => {
    const bare = await startReceiver({ without: ['validate_user'] });
    for (const answer of [
      await bare.send('validate_user', {}),
      await link.send('validate_user', {}),
    ]) {
      expect(resultOf(answer)).toBeNull();
      expect(answer.envelope.success).toBe(true);
    }
    await bare.close();
    expect(await link.unsent('validate_user', { ok: true })).toBe('result_data: must be null');
  });
});

describe('get_all_orders', () => {
  it('takes a time or none [link.event.get-all-orders.timestamp]', async () => {
    expect(await link.received('get_all_orders', { timestamp: '1717200000' })).toEqual({
      timestamp: 1717200000,
    });
    expect(await link.received('get_all_orders', {})).toEqual({});
    for (const timestamp of ['yesterday', '2024-06-01', '-5', '1.5']) {
      expect(await link.unreceived('get_all_orders', { timestamp })).toBe(
        'event_data.timestamp: must be a Unix time in whole seconds',
      );
    }
  });

  it('answers an array of items [link.event.get-all-orders.result]', async () => {
    expect(await link.sent('get_all_orders', [])).toEqual([]);
    expect(await link.sent('get_all_orders', [item, item])).toHaveLength(2);
    for (const result of [null, {}, item, 'x', 5, [null], ['x'], [[]]]) {
      expect(await link.unsent('get_all_orders', result)).toMatch(/^result_data/);
    }
  });

  it('sends report_id as integer, wo_number and wo_status as text [link.event.get-all-orders.item]', async () => {
    expect(await link.sent('get_all_orders', [item])).toEqual([{ ...item, report_id: 4711 }]);
    for (const member of Object.keys(item)) {
      const message = await link.unsent('get_all_orders', [item, without(item, member)]);
      expect(message).toBe(`result_data[1].${member}: is required`);
    }
    expect(await link.unsent('get_all_orders', [{ ...item, wo_number: 5 }])).toBe(
      'result_data[0].wo_number: must be text',
    );
    expect(await link.unsent('get_all_orders', [{ ...item, report_id: 'x' }])).toBe(
      `result_data[0].report_id: ${ID}`,
    );
  });

  it('sends the five open statuses, and no other', async () => {
    for (const wo_status of ['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected'])
      expect(await link.sent('get_all_orders', [{ ...item, wo_status }])).toMatchObject([
        { wo_status },
      ]);
    for (const wo_status of ['Invoiced', 'RTV', 'unread', 'Unread ', '', null])
      expect(await link.unsent('get_all_orders', [{ ...item, wo_status }])).toBe(
        'result_data[0].wo_status: must be Unread, In Field, Follow Up, Accepted or Rejected',
      );
  });

  it('sends org_wo_num as a number, or not at all [link.event.get-all-orders.item-org-wo-num]', async () => {
    expect(await link.sent('get_all_orders', [{ ...item, org_wo_num: '88' }, item])).toEqual([
      { ...item, report_id: 4711, org_wo_num: 88 },
      { ...item, report_id: 4711 },
    ]);
    expect(await link.unsent('get_all_orders', [{ ...item, org_wo_num: 'A-88' }])).toBe(
      `result_data[0].org_wo_num: ${ID}`,
    );
  });

  it.each(['0b7c1c44-6a1e-4a7e-9d1c-0d4c1f5a2e11', '00017', '17'])(
    'sends the transaction_id %s as given [link.event.get-all-orders.item-transaction-id]',
    async (transaction_id) => {
      expect(await link.sent('get_all_orders', [{ ...item, transaction_id }])).toEqual([
        { ...item, report_id: 4711, transaction_id },
      ]);
    },
  );
});

describe.each([
  ['get_cancel_orders', 'cancel_timestamp', 'link.event.get-cancel-orders'],
  [
    'get_pending_cancellations',
    'pending_cancellation_timestamp',
    'link.event.get-pending-cancellations',
  ],
])('%s', (name, member, requirement) => {
  it(`needs a timestamp [${requirement}.timestamp]`, async () => {
    for (const given of [{}, { timestamp: '' }, { timestamp: null }]) {
      expect(await link.unreceived(name, given)).toBe('event_data.timestamp: is required');
    }
  });

  it(`sends ${member} as text with every item [${requirement}.result]`, async () => {
    const timed = { ...item, [member]: 1717200000 };
    expect(await link.sent(name, [timed])).toEqual([
      { ...item, report_id: 4711, [member]: '1717200000' },
    ]);
    expect(await link.sent(name, [])).toEqual([]);
    expect(await link.unsent(name, [item])).toBe(`result_data[0].${member}: is required`);
    expect(await link.unsent(name, [{ ...item, [member]: '2024-06-01' }])).toContain(
      'must be a Unix time',
    );
    expect(await link.unsent(name, null)).toBe('result_data: must be an array');
  });
});

describe('get_all_updates', () => {
  const update = {
    ...item,
    wo_status: 'In Field',
    update_field: 'lock_code',
    update_value: '1234',
  };
  const FIELDS = [
    'address',
    'city',
    'comments',
    'cust_text',
    'date_due',
    'key_code',
    'loan_number',
    'loan_type_other',
    'lock_code',
    'lot_size',
    'mortgage_name',
    'start_date',
    'state',
    'zip',
    'wo_pending_cancellation_date',
    'line_items',
    'vendor_id',
  ];

  it('takes a time or none [link.event.get-all-updates.timestamp]', async () => {
    expect(await link.received('get_all_updates', { timestamp: 1717200000 })).toEqual({
      timestamp: 1717200000,
    });
    expect(await link.received('get_all_updates', {})).toEqual({});
    expect(await link.unreceived('get_all_updates', { timestamp: 'x' })).toContain(
      'event_data.timestamp',
    );
  });

  it('sends update_field and update_value as text [link.event.get-all-updates.result]', async () => {
    expect(await link.sent('get_all_updates', [update])).toEqual([{ ...update, report_id: 4711 }]);
    for (const member of ['update_field', 'update_value']) {
      expect(await link.unsent('get_all_updates', [without(update, member)])).toBe(
        `result_data[0].${member}: is required`,
      );
    }
    expect(await link.unsent('get_all_updates', [{ ...update, update_value: 5 }])).toContain(
      'update_value: must be text',
    );
  });

  it('sends the updatable fields and no other [link.event.get-all-updates.fields]', async () => {
    for (const update_field of FIELDS) {
      expect(await link.sent('get_all_updates', [{ ...update, update_field }])).toMatchObject([
        { update_field },
      ]);
    }
    for (const update_field of ['wo_number', 'report_id', 'ADDRESS', '', '__proto__']) {
      expect(await link.unsent('get_all_updates', [{ ...update, update_field }])).toContain(
        '[0].update_field: must be',
      );
    }
  });

  it('sends org_wo_num as a number [link.event.get-all-updates.org-wo-num]', async () => {
    const [first] = [await link.sent('get_all_updates', [{ ...update, org_wo_num: '9' }])].flat();
    expect(first).toMatchObject({ org_wo_num: 9 });
    expect(await link.unsent('get_all_updates', [{ ...update, org_wo_num: true }])).toContain(
      'org_wo_num',
    );
  });

  it('sends RTV with an empty update_field and the reason [link.event.get-all-updates.rtv]', async () => {
    const rtv = { ...update, wo_status: 'RTV', update_field: '', update_value: 'Photo is missing' };
    expect(await link.sent('get_all_updates', [rtv])).toEqual([{ ...rtv, report_id: 4711 }]);
    expect(await link.unsent('get_all_updates', [{ ...rtv, update_field: 'city' }])).toContain(
      'update_field',
    );
  });

  it('may hold several items of one order [link.event.get-all-updates.repeated-order]', async () => {
    const two = [update, { ...update, update_field: 'zip', update_value: '1' }, update];
    expect(await link.sent('get_all_updates', two)).toEqual(
      two.map((one) => ({ ...one, report_id: 4711 })),
    );
  });

  it('may have the status Update and a transaction_id [link.event.get-all-updates.status-update]', async () => {
    const own = { ...update, wo_status: 'Update', transaction_id: 'tx-1' };
    expect(await link.sent('get_all_updates', [own])).toEqual([{ ...own, report_id: 4711 }]);
  });
});

describe('get_order', () => {
  const TEXTS = [
    'wo_number',
    'client_company_alias',
    'cust_text',
    'loan_number',
    'loan_type_other',
    'address',
    'city',
    'state',
    'zip',
    'comments',
    'work_type_alias',
    'mortgage_name',
    'lot_size',
    'lock_code',
    'key_code',
  ];

  it('needs a report_id [link.event.get-order.report-id]', async () => {
    expect(await link.received('get_order', { report_id: 5 })).toEqual({ report_id: '5' });
    for (const given of [{}, { report_id: '' }, { report_id: null }, { reportId: '5' }]) {
      expect(await link.unreceived('get_order', given)).toBe('event_data.report_id: is required');
    }
  });

  it.each(TEXTS)('sends %s as text [link.event.get-order.texts]', async (member) => {
    expect(await link.sent('get_order', goodOrder({ [member]: 'ü "x"' }))).toMatchObject({
      [member]: 'ü "x"',
    });
    expect(await link.unsent('get_order', without(goodOrder(), member))).toBe(
      `result_data.${member}: is required`,
    );
    expect(await link.unsent('get_order', goodOrder({ [member]: 5 }))).toBe(
      `result_data.${member}: must be text`,
    );
    for (const blank of [null, undefined]) {
      expect(await link.sent('get_order', goodOrder({ [member]: blank }))).toMatchObject({
        [member]: '',
      });
    }
  });

  it.each(['date_received', 'date_due', 'start_date'])(
    'sends %s as YYYYMMDD [link.event.get-order.dates]',
    async (member) => {
      expect(await link.sent('get_order', goodOrder({ [member]: '20241231' }))).toMatchObject({
        [member]: '20241231',
      });
      expect(await link.sent('get_order', goodOrder({ [member]: null }))).toMatchObject({
        [member]: '00000000',
      });
      for (const date of [
        '2024-12-31',
        '12/31/2024',
        '20241331',
        '20241232',
        20241231,
        '',
        new Date(0),
      ]) {
        const message = await link.unsent('get_order', goodOrder({ [member]: date }));
        expect(message).toBe(`result_data.${member}: must be a date as YYYYMMDD`);
      }
    },
  );

  it('sends line items as texts, amounts with two decimals [link.event.get-order.line-items]', async () => {
    const line = { desc: 'Grass cut', qty: '1.00', price: '45.50', total: '45.50', add: '' };
    expect(await link.sent('get_order', goodOrder({ line_items: [line, line] }))).toMatchObject({
      line_items: [line, line],
    });
    for (const member of Object.keys(line)) {
      const message = await link.unsent(
        'get_order',
        goodOrder({ line_items: [line, without(line, member)] }),
      );
      expect(message).toBe(`result_data.line_items[1].${member}: is required`);
    }
    for (const amount of ['45.5', '45', '45.500', '45,50', 45.5, '']) {
      for (const member of ['qty', 'price', 'total']) {
        const message = await link.unsent(
          'get_order',
          goodOrder({ line_items: [{ ...line, [member]: amount }] }),
        );
        expect(message).toBe(
          `result_data.line_items[0].${member}: must be a number with two decimals`,
        );
      }
    }
    expect(await link.unsent('get_order', goodOrder({ line_items: line }))).toBe(
      'result_data.line_items: must be an array',
    );
  });

  it('sends forms as numbers [link.event.get-order.pcr-forms]', async () => {
    const form = { pcr_form_id: '310', form_ver_id: '7', form_required: true };
    const optional = { ...form, form_required: false };
    expect(await link.sent('get_order', goodOrder({ pcr_forms: [form, optional] }))).toMatchObject({
      pcr_forms: [
        { pcr_form_id: 310, form_ver_id: 7, form_required: 1 },
        { pcr_form_id: 310, form_ver_id: 7, form_required: 0 },
      ],
    });
    for (const form_required of ['yes', 2, '1', null]) {
      const message = await link.unsent(
        'get_order',
        goodOrder({ pcr_forms: [{ ...form, form_required }] }),
      );
      expect(message).toBe('result_data.pcr_forms[0].form_required: must be 1 or 0');
    }
    for (const member of Object.keys(form)) {
      const message = await link.unsent(
        'get_order',
        goodOrder({ pcr_forms: [without(form, member)] }),
      );
      expect(message).toBe(`result_data.pcr_forms[0].${member}: is required`);
    }
  });

  it('may send a friendly form_id [link.event.get-order.pcr-form-friendly-id]', async () => {
    const form = { pcr_form_id: '310', form_ver_id: '7', form_required: true };
    expect(
      await link.sent('get_order', goodOrder({ pcr_forms: [{ ...form, form_id: 'grass' }, form] })),
    ).toMatchObject({
      pcr_forms: [{ form_id: 'grass' }, { pcr_form_id: 310 }],
    });
    expect(
      await link.unsent('get_order', goodOrder({ pcr_forms: [{ ...form, form_id: 5 }] })),
    ).toContain('form_id: must be text');
  });

  it('sends svc_report_id as text, import_user_id as null or a value [link.event.get-order.svc-report-id]', async () => {
    for (const import_user_id of [null, '17', 17]) {
      expect(
        await link.sent('get_order', goodOrder({ svc_report_id: '0088', import_user_id })),
      ).toMatchObject({
        svc_report_id: '0088',
        import_user_id,
      });
    }
    expect(await link.unsent('get_order', goodOrder({ svc_report_id: 88 }))).toBe(
      'result_data.svc_report_id: must be text',
    );
    expect(await link.unsent('get_order', without(goodOrder(), 'svc_report_id'))).toContain(
      'svc_report_id: is required',
    );
  });

  it('sends the check-in provider ags, blank or none [link.event.get-order.checkin-provider]', async () => {
    for (const key_values of [{ bg_checkin_provider: 'ags' }, { bg_checkin_provider: '' }, {}]) {
      expect(await link.sent('get_order', goodOrder({ key_values }))).toMatchObject({ key_values });
    }
    for (const bg_checkin_provider of ['AGS', 'other', 5, null]) {
      const message = await link.unsent(
        'get_order',
        goodOrder({ key_values: { bg_checkin_provider } }),
      );
      expect(message).toBe('result_data.key_values.bg_checkin_provider: must be ags or empty');
    }
  });

  it('sends wo_pending_cancellation_date as text [link.event.get-order.pending-date]', async () => {
    const key_values = { wo_pending_cancellation_date: 1717200000 };
    expect(await link.sent('get_order', goodOrder({ key_values }))).toMatchObject({
      key_values: { wo_pending_cancellation_date: '1717200000' },
    });
    const message = await link.unsent(
      'get_order',
      goodOrder({ key_values: { wo_pending_cancellation_date: '2024-06-01' } }),
    );
    expect(message).toContain('wo_pending_cancellation_date: must be a Unix time');
  });

  it.each(['broker_name', 'broker_company', 'broker_phone', 'broker_email', 'vendor_id'])(
    'sends %s as text or null, or leaves it out [link.event.get-order.nullable]',
    async (member) => {
      for (const value of ['x', '', null]) {
        expect(await link.sent('get_order', goodOrder({ [member]: value }))).toMatchObject({
          [member]: value,
        });
      }
      expect(await link.sent('get_order', goodOrder())).not.toHaveProperty(member);
      expect(await link.unsent('get_order', goodOrder({ [member]: 5 }))).toBe(
        `result_data.${member}: must be text`,
      );
    },
  );

  it('sends has_foh as a Boolean [link.event.get-order.has-foh]', async () => {
    for (const has_foh of [true, false]) {
      expect(await link.sent('get_order', goodOrder({ has_foh }))).toMatchObject({ has_foh });
    }
    for (const has_foh of ['true', 1, null]) {
      expect(await link.unsent('get_order', goodOrder({ has_foh }))).toBe(
        'result_data.has_foh: must be true or false',
      );
    }
  });

  it('is right without its optional parts [link.event.get-order.optional-parts]', async () => {
    const order = await link.sent('get_order', goodOrder());
    for (const part of [
      'key_values',
      'line_items',
      'pcr_forms',
      'broker_name',
      'broker_company',
      'broker_phone',
      'broker_email',
    ]) {
      expect(order).not.toHaveProperty(part);
    }
  });
});

describe('get_foh', () => {
  const photo = { obj_url: 'https://f.example/1', file_metadata: { file_size: 3 } };
  it('needs a remote_report_id, number or digits [link.event.get-foh.remote-report-id]', async () => {
    for (const remote_report_id of [77, '77']) {
      expect(await link.received('get_foh', { remote_report_id })).toEqual({
        remote_report_id: '77',
      });
    }
    expect(await link.unreceived('get_foh', {})).toBe('event_data.remote_report_id: is required');
    expect(await link.unreceived('get_foh', { remote_report_id: 'x' })).toBe(
      `event_data.remote_report_id: ${ID}`,
    );
  });

  it('answers an address [link.event.get-foh.obj-url]', async () => {
    expect(await link.sent('get_foh', photo)).toEqual(photo);
    expect(await link.unsent('get_foh', without(photo, 'obj_url'))).toBe(
      'result_data.obj_url: is required',
    );
    expect(await link.unsent('get_foh', { ...photo, obj_url: null })).toBe(
      'result_data.obj_url: must be text',
    );
    expect(await link.unsent('get_foh', null)).toBe('result_data: must be an object');
  });

  it('answers a size in whole megabytes [link.event.get-foh.file-size]', async () => {
    for (const file_size of [1.5, -1, '3', null]) {
      const message = await link.unsent('get_foh', { ...photo, file_metadata: { file_size } });
      expect(message).toBe(
        'result_data.file_metadata.file_size: must be a whole number, 0 or more',
      );
    }
    expect(await link.unsent('get_foh', without(photo, 'file_metadata'))).toContain(
      'file_metadata: is required',
    );
  });
});

describe('mark_order_imported', () => {
  it('needs a report_id [link.event.mark-order-imported.report-id]', async () => {
    expect(await link.unreceived('mark_order_imported', {})).toBe(
      'event_data.report_id: is required',
    );
    expect(await link.received('mark_order_imported', { report_id: 9 })).toEqual({
      report_id: '9',
    });
  });

  it('answers null [link.event.mark-order-imported.result]', async () => {
    expect(await link.sent('mark_order_imported', null)).toBeNull();
    expect(await link.sent('mark_order_imported', undefined)).toBeNull();
    for (const result of [true, false, {}, [], '', 0, 'ok']) {
      expect(await link.unsent('mark_order_imported', result)).toBe('result_data: must be null');
    }
  });
});

describe('get_pcr_json', () => {
  const TABLES = [
    'options_pcr_forms',
    'options_pcr_forms_questions',
    'options_pcr_forms_questions_values',
    'options_pcr_forms_rules',
    'options_pcr_forms_rules_checks',
    'options_pcr_forms_photo_rules',
  ];
  const form = (changes: object = {}) => ({
    '310': { ...Object.fromEntries(TABLES.map((name) => [name, {}])), ...changes },
  });

  it('needs a form and its version [link.event.get-pcr-json.ids]', async () => {
    expect(await link.received('get_pcr_json', { pcr_form_id: 310, form_ver_id: '07' })).toEqual({
      pcr_form_id: '310',
      form_ver_id: '07',
    });
    expect(await link.unreceived('get_pcr_json', { pcr_form_id: '310' })).toBe(
      'event_data.form_ver_id: is required',
    );
    expect(await link.unreceived('get_pcr_json', { form_ver_id: '7' })).toBe(
      'event_data.pcr_form_id: is required',
    );
  });

  it('is keyed by the form that was asked for [link.event.get-pcr-json.result-key]', async () => {
    expect(Object.keys(Object(await link.sent('get_pcr_json', form())))).toEqual(['310']);
    for (const other of [{ '311': form()['310'] }, { ...form(), '311': form()['310'] }, {}]) {
      expect(await link.unsent('get_pcr_json', other)).toBe(
        'result_data: must have the one key 310, the requested pcr_form_id',
      );
    }
  });

  it.each(TABLES)('holds %s [link.event.get-pcr-json.result-objects]', async (table) => {
    expect(await link.unsent('get_pcr_json', { '310': without(form()['310'], table) })).toBe(
      `result_data.310.${table}: is required`,
    );
    for (const value of [null, 'x', [1]]) {
      expect(await link.unsent('get_pcr_json', form({ [table]: value }))).toContain(
        `result_data.310.${table}`,
      );
    }
  });

  const record = {
    pcr_form_id: '310',
    pcr_form_name: 'F',
    default_required: true,
    pcr_form_active: false,
    own: 'x',
  };
  const question = {
    pcr_question_id: '9001',
    pcr_form_id: '310',
    question_required: true,
    question_order: 3,
  };

  it('sends every value as text, flags as 1 or 0 [link.event.get-pcr-json.result-strings]', async () => {
    const result = form({
      options_pcr_forms: record,
      options_pcr_forms_questions: { '9001': question },
    });
    expect(await link.sent('get_pcr_json', result)).toMatchObject({
      '310': {
        options_pcr_forms: { ...record, default_required: '1', pcr_form_active: '0' },
        options_pcr_forms_questions: {
          '9001': { ...question, question_required: '1', question_order: '3' },
        },
      },
    });
    for (const changes of [
      { pcr_form_name: 5 },
      { own: 5 },
      { own: [] },
      { default_required: 'yes' },
    ]) {
      const bad = form({ options_pcr_forms: { ...record, ...changes } });
      expect(await link.unsent('get_pcr_json', bad)).toContain(
        `options_pcr_forms.${Object.keys(changes)[0]}`,
      );
    }
  });

  it('sends the form record flat, whichever way a handler gives it [link.event.get-pcr-json.flat]', async () => {
    const given = [record, { '310': record }, { '9': { own: '' }, '310': record }];
    const answers = [];
    for (const options_pcr_forms of given) {
      answers.push(await link.sent('get_pcr_json', form({ options_pcr_forms })));
    }
    expect(answers[0]).toMatchObject({ '310': { options_pcr_forms: { pcr_form_name: 'F' } } });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    expect(given[1]).toEqual({ '310': record });
  });

  it('takes the id of a form without a record from its key [link.event.get-pcr-json.flat]', async () => {
    for (const options_pcr_forms of [{}, { pcr_form_name: '' }, { '310': {} }]) {
      expect(await link.sent('get_pcr_json', form({ options_pcr_forms }))).toMatchObject({
        '310': { options_pcr_forms: { pcr_form_id: '310', pcr_form_name: '' } },
      });
    }
  });

  it.each([
    ['several records, none of the form', { '8': record, '9': record }],
    ['a list', [record]],
    ['null', null],
    ['a record under its id that is none', { '310': 'x' }],
  ])('does not send %s as form record [link.event.get-pcr-json.flat]', async (_, value) => {
    expect(await link.unsent('get_pcr_json', form({ options_pcr_forms: value }))).toContain(
      'result_data.310.options_pcr_forms',
    );
  });

  it('sends every field that the document lists, blank where a handler gives none [link.event.get-pcr-json.result-strings]', async () => {
    const answer = await link.sent(
      'get_pcr_json',
      form({
        options_pcr_forms: record,
        options_pcr_forms_questions: { '9001': question },
        options_pcr_forms_photo_rules: {
          '5': { pcr_photo_rule_id: '5', pcr_question_id: '9001', max_photo: '' },
        },
      }),
    );
    const six = Object(answer)['310'];
    expect(Object.keys(six.options_pcr_forms)).toHaveLength(23);
    expect(Object.keys(six.options_pcr_forms_questions['9001'])).toHaveLength(27);
    expect(Object.keys(six.options_pcr_forms_photo_rules['5'])).toHaveLength(10);
    expect(six).toMatchObject({
      options_pcr_forms: { partner_c_id: '', own: 'x', global_form: '' },
      options_pcr_forms_questions: { '9001': { pdf_field_id: '', question_type: '' } },
      options_pcr_forms_photo_rules: { '5': { min_photo: '', max_photo: '' } },
    });
  });
});

describe('get_invoice_items_order', () => {
  it('needs a report_id [link.event.get-invoice-items-order.report-id]', async () => {
    expect(await link.unreceived('get_invoice_items_order', {})).toBe(
      'event_data.report_id: is required',
    );
  });

  it('answers ids with descriptions [link.event.get-invoice-items-order.result]', async () => {
    const items = { '0': '', '12': 'Grass cut', '***other***': 'other' };
    expect(await link.sent('get_invoice_items_order', items)).toEqual(items);
    expect(await link.sent('get_invoice_items_order', {})).toEqual({});
    for (const result of [
      null,
      'x',
      { '12': 5 },
      { '12': [] },
      [['12', 5]],
      [['12']],
      [5],
      new Map([['12', 5]]),
    ]) {
      expect(await link.unsent('get_invoice_items_order', result)).toMatch(/^result_data/);
    }
  });

  it('keeps the order of a Map or of pairs [link.event.get-invoice-items-order.order]', async () => {
    const pairs: [string, string][] = [
      ['0', ''],
      ['9', 'nine'],
      ['5', 'five'],
      ['1', 'o"ne'],
      ['***other***', 'other'],
    ];
    for (const result of [pairs, new Map(pairs)]) {
      link.act('get_invoice_items_order', () => result);
      const { text } = await link.send('get_invoice_items_order', { report_id: '1' });
      expect(text).toContain(
        '"result_data":{"0":"","9":"nine","5":"five","1":"o\\"ne","***other***":"other"}',
      );
    }
    link.act('get_invoice_items_order', undefined);
  });
});

describe('get_file', () => {
  const record = {
    report_id: '4711',
    file_id: '901',
    file_name: 'front.jpg',
    file_type: 'image/jpeg',
    file_size: 120334,
    obj_url: 'https://f.example/901',
    module_type: 'uploads',
    org_name: 'Acme',
  };

  it('needs a report_id, and may have a remote one [link.event.get-file.ids]', async () => {
    const both = { report_id: 1, remote_report_id: 2, module_type: 'uploads' };
    expect(await link.received('get_file', both)).toEqual({
      ...both,
      report_id: '1',
      remote_report_id: '2',
    });
    expect(await link.unreceived('get_file', { remote_report_id: 2, module_type: 'uploads' })).toBe(
      'event_data.report_id: is required',
    );
    expect(await link.unreceived('get_file', { ...both, remote_report_id: 'x' })).toContain(
      'event_data.remote_report_id',
    );
  });

  it('needs a module_type [link.event.get-file.module-type]', async () => {
    for (const module_type of ['uploads', 'job_notes']) {
      expect(await link.received('get_file', { report_id: '1', module_type })).toMatchObject({
        module_type,
      });
    }
    expect(await link.unreceived('get_file', { report_id: '1' })).toBe(
      'event_data.module_type: is required',
    );
    for (const module_type of ['photos', 5, ['uploads'], 'constructor']) {
      expect(await link.unreceived('get_file', { report_id: '1', module_type })).toBe(
        'event_data.module_type: must be uploads or job_notes',
      );
    }
  });

  it.each(Object.keys(record))(
    'answers records with %s [link.event.get-file.result]',
    async (member) => {
      expect(await link.sent('get_file', [record])).toMatchObject([{ ...record, file_id: 901 }]);
      expect(await link.unsent('get_file', [without(record, member)])).toBe(
        `result_data[0].${member}: is required`,
      );
    },
  );

  it('sends numbers, and leaves out what is not there [link.event.get-file.values]', async () => {
    const [bare] = [await link.sent('get_file', [record])].flat();
    expect(bare).toMatchObject({ file_id: 901, file_size: 120334 });
    expect(Object.keys(Object(bare))).toEqual(
      expect.not.arrayContaining(['obj_url_thumb', 'remote_report_id', 'file_desc']),
    );
    const full = {
      ...record,
      file_desc: '',
      obj_url_thumb: 'https://f.example/t',
      remote_report_id: '88',
    };
    const [whole] = [await link.sent('get_file', [full])].flat();
    expect(whole).toMatchObject({ file_desc: '', obj_url_thumb: 'https://f.example/t' });
    for (const file_size of ['120334', null]) {
      expect(await link.unsent('get_file', [{ ...record, file_size }])).toBe(
        'result_data[0].file_size: must be a number',
      );
    }
  });

  it('sends imported 1 with every record [link.event.get-file.imported]', async () => {
    for (const records of [
      [record, { ...record, imported: 1 }],
      new Set([record, { ...record }]),
    ]) {
      expect(await link.sent('get_file', records)).toMatchObject([
        { imported: 1 },
        { imported: 1 },
      ]);
    }
    expect(await link.unsent('get_file', [{ ...record, imported: 0 }])).toBe(
      'result_data[0].imported: must be 1',
    );
    expect(record).not.toHaveProperty('imported');
  });

  it('sends the remote_report_id of the caller back', async () => {
    const ask = { report_id: '4711', remote_report_id: '88', module_type: 'uploads' };
    expect(await link.sent('get_file', [record], ask)).toMatchObject([{ remote_report_id: '88' }]);
  });
});

describe('get_notes', () => {
  const note = {
    note_id: '61',
    note_rev: '0',
    report_id: '4711',
    note_type: 'wo',
    note_text: 'Gate',
    insert_by: '17',
    insert_date: '2024-06-01 09:30:00',
    org_name: 'Acme',
    has_attachments: false,
  };

  it('needs a report_id, and may have a remote one [link.event.get-notes.ids]', async () => {
    expect(await link.received('get_notes', { report_id: 1, remote_report_id: '2' })).toEqual({
      report_id: '1',
      remote_report_id: '2',
    });
    expect(await link.received('get_notes', { report_id: 1 })).toEqual({ report_id: '1' });
    expect(await link.unreceived('get_notes', { remote_report_id: '2' })).toBe(
      'event_data.report_id: is required',
    );
  });

  it('answers notes, with the remote_report_id of the caller [link.event.get-notes.result]', async () => {
    const [plain] = [await link.sent('get_notes', [note])].flat();
    expect(plain).toMatchObject({
      note_text: 'Gate',
      insert_date: '2024-06-01 09:30:00',
      org_name: 'Acme',
    });
    expect(plain).not.toHaveProperty('remote_report_id');
    const ask = { report_id: '4711', remote_report_id: 88 };
    expect(await link.sent('get_notes', [note], ask)).toMatchObject([{ remote_report_id: '88' }]);
    expect(await link.sent('get_notes', [{ ...note, remote_report_id: '99' }], ask)).toMatchObject([
      { remote_report_id: '99' },
    ]);
    for (const member of ['note_id', 'report_id', 'note_text', 'insert_date', 'org_name']) {
      expect(await link.unsent('get_notes', [without(note, member)])).toBe(
        `result_data[0].${member}: is required`,
      );
    }
    const odd = { ...note, note_id: 'n-61/a', insert_date: 'yesterday, 9 am' };
    expect(await link.sent('get_notes', [odd])).toMatchObject([odd]);
    expect(await link.unsent('get_notes', [{ ...note, insert_date: 5 }])).toContain(
      'result_data[0].insert_date: must be',
    );
  });

  it('carry note_rev, 0, blank or any id [link.event.get-notes.note-rev]', async () => {
    for (const note_rev of ['0', '60', 'n-60', '']) {
      const [first] = [await link.sent('get_notes', [{ ...note, note_rev }])].flat();
      expect(String(Reflect.get(Object(first), 'note_rev'))).toBe(note_rev);
    }
    expect(await link.unsent('get_notes', [without(note, 'note_rev')])).toBe(
      'result_data[0].note_rev: is required',
    );
    expect(await link.unsent('get_notes', [{ ...note, note_rev: {} }])).toContain(
      'note_rev: must be empty, or an id',
    );
  });

  it('are of type wo or prop [link.event.get-notes.note-type]', async () => {
    for (const note_type of ['wo', 'prop'])
      expect(await link.sent('get_notes', [{ ...note, note_type }])).toMatchObject([{ note_type }]);
    for (const note_type of ['WO', '', 'x', null]) {
      expect(await link.unsent('get_notes', [{ ...note, note_type }])).toBe(
        'result_data[0].note_type: must be wo or prop',
      );
    }
  });

  it('carry insert_by, an id or free text [link.event.get-notes.insert-by]', async () => {
    for (const insert_by of ['17', 'J. Doe (crew 7)', '']) {
      expect(await link.sent('get_notes', [{ ...note, insert_by }])).toMatchObject([{ insert_by }]);
    }
    expect(await link.unsent('get_notes', [{ ...note, insert_by: 17 }])).toBe(
      'result_data[0].insert_by: must be text',
    );
  });

  it('carry has_attachments [link.event.get-notes.has-attachments]', async () => {
    for (const has_attachments of [true, false]) {
      expect(await link.sent('get_notes', [{ ...note, has_attachments }])).toMatchObject([
        { has_attachments },
      ]);
    }
    for (const has_attachments of ['true', 1, null]) {
      expect(await link.unsent('get_notes', [{ ...note, has_attachments }])).toContain(
        'has_attachments: must be true or false',
      );
    }
  });
});

describe('get_all_notes', () => {
  const note = {
    wo_number: 'WO-1',
    note_id: 'n-1',
    note_type: 'wo',
    note_text: 'Gate',
    note_from: 'Acme',
  };

  it('passes the time as whole seconds [link.event.get-all-notes.timestamp]', async () => {
    expect(await link.received('get_all_notes', { timestamp: '1717200000' })).toEqual({
      timestamp: 1717200000,
    });
    expect(await link.unreceived('get_all_notes', { timestamp: 'x' })).toContain(
      'event_data.timestamp',
    );
  });

  it('answers notes with or without transaction_id [link.event.get-all-notes.result]', async () => {
    const notes = [note, { ...note, transaction_id: '00017' }];
    expect(await link.sent('get_all_notes', notes)).toEqual(notes);
    for (const member of Object.keys(note)) {
      expect(await link.unsent('get_all_notes', [without(note, member)])).toBe(
        `result_data[0].${member}: is required`,
      );
    }
    expect(await link.unsent('get_all_notes', [{ ...note, note_id: [5] }])).toContain('note_id');
    expect(await link.unsent('get_all_notes', [{ ...note, transaction_id: [5] }])).toContain(
      'transaction_id',
    );
  });

  it('are of type wo or prop [link.event.get-all-notes.note-type]', async () => {
    expect(await link.sent('get_all_notes', [{ ...note, note_type: 'prop' }])).toMatchObject([
      { note_type: 'prop' },
    ]);
    expect(await link.unsent('get_all_notes', [{ ...note, note_type: 'x' }])).toBe(
      'result_data[0].note_type: must be wo or prop',
    );
  });
});
