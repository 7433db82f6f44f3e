import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { type Answer, startService, type TestService } from '../support/service.js';

let demo: RunningDemo;
let seen: unknown;
let recorder: TestService;
beforeAll(async () => {
  demo = await startDemo();
  recorder = await startService((api) => {
    const record = ({ data }: { data: unknown }) => {
      seen = data;
      return { noted: true };
    };
    api.on('workorder/create', record).on('workorder/pcr/answer', record);
    api.on('invoice/update', record).on('jobnote/create', record).on('jobnote/update', record);
  });
});

function expectOk(answer: Answer, body: unknown): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body });
}

/** The members reach the handler as sent, and what it returns leaves as it is: no response is shown anywhere. */
async function expectPassed(action: string, request: unknown): Promise<void> {
  expectOk(await recorder.call(action, request), { noted: true });
  expect(seen).toEqual(request);
}

describe('property', () => {
  it('/property/definition tells fields [api.property.definition.response]', async () => {
    const field = (name: string) => ({ name, type: 'text', source: 'property' });
    expectOk(await demo.call('property/definition'), {
      definition: ['address', 'city', 'state', 'zip'],
      fields: {
        address: field('address'),
        city: field('city'),
        state: field('state'),
        zip: field('zip'),
      },
    });
  });

  const address = { address: '100 ELM ST', city: 'dayton', state: 'OH', zip: '45402' };
  it('/property/id finds by address [api.property.id.response]', async () => {
    expectOk(await demo.call('property/id', address), { org_property_id: 5001 });
    const more = { ...address, client_company: 'Example', loan_number: 'LN-1' };
    expectOk(await demo.call('property/id', more), { org_property_id: 5001 });
  });

  it.each<[number, string, unknown]>([
    [400, 'address_invalid', { ...address, address: 7 }],
    [400, 'address_invalid', { ...address, address: 'no number' }],
    [400, 'missing_fields', {}],
    [400, 'missing_fields', { ...address, zip: undefined }],
    [404, 'not_found', { ...address, address: '999 Elm St' }],
  ])('/property/id answers %i %s: %j [api.property.id.errors]', async (status, type, body) => {
    expectError(await demo.call('property/id', body), status, type);
  });

  it('/property/get answers values and typed fields, /property/update changes them [api.property.get.response] [api.property.update.response]', async () => {
    const change = { org_property_id: 5001, values: { lot_size: '0.5' } };
    expectOk(await demo.call('property/update', change), { result: 'Property 5001 updated' });
    expectOk(await demo.call('property/get', { org_property_id: 5001 }), {
      org_property_id: 5001,
      address: '100 Elm St',
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
      values: { occupancy: 'Vacant', lot_size: '0.5' },
      fields: {
        occupancy: { name: 'Occupancy', type: 'dropdown', options: { 1: 'Vacant', 2: 'Occupied' } },
        lot_size: { name: 'Lot size', type: 'text' },
      },
    });
  });

  it('/property/get never sends a field of another type [api.property.get.response]', async () => {
    const service = await startService((api) =>
      api.on('property/get', ({ data }) => ({
        ...data,
        ...address,
        values: {},
        fields: JSON.parse('{"a":{"name":"a","type":"colour"}}'),
      })),
    );
    expectError(await service.call('property/get', { org_property_id: 1 }), 500, 'internal_error');
    await service.close();
  });

  it.each(['property/get', 'property/update'])(
    '/%s without its fields is an invalid request',
    async (action) => {
      expectError(await demo.call(action, {}), 400, 'invalid_request');
    },
  );
});

describe('workorder', () => {
  it('/workorder/fields answers definitions [api.workorder.fields.response]', async () => {
    const { status, body } = await demo.call('workorder/fields');
    expect(status).toBe(200);
    expect(body.occupancy).toEqual({
      name: 'Occupancy',
      type: 'dropdown',
      source: 'property',
      options: { 1: 'Vacant', 2: 'Occupied' },
    });
  });

  it('/workorder/get answers values and fields [api.workorder.get.response]', async () => {
    const { body } = await demo.call('workorder/get', { report_id: '1001' });
    expect(body).toEqual({
      report_id: 1001,
      org_property_id: 5001,
      values: expect.objectContaining({ address: '100 Elm St', occupancy: 'Vacant' }),
      fields: expect.objectContaining({ date_due: expect.anything() }),
    });
  });

  const values = {
    address: '1 New St',
    city: 'Dayton',
    state: 'OH',
    zip: '45402',
    work_type: 4,
    client_company: 'Example',
    date_due: '20260301',
  };
  it('/workorder/create takes values and work items [api.workorder.create.request]', async () => {
    const work_items = [
      { id: 31, qty: 1, price: 55, instructions: 'Front' },
      { item_other: 'Paint', qty: 2, price: 10 },
    ];
    await expectPassed('workorder/create', { values, work_items });
    expect(await demo.call('workorder/create', { values, work_items })).toMatchObject({
      status: 200,
      body: { report_id: expect.any(Number) },
    });
  });

  it.each(Object.keys(values))(
    '/workorder/create needs values.%s [api.workorder.create.request]',
    async (name) => {
      const answer = await recorder.call('workorder/create', {
        values: { ...values, [name]: undefined },
      });
      expectError(answer, 400, 'invalid_request');
      expect(answer.body.error_description).toContain(name);
    },
  );

  it('/workorder/create needs an item or a name per work item [api.workorder.create.request]', async () => {
    expectError(
      await recorder.call('workorder/create', { values, work_items: [{ qty: 1 }] }),
      400,
      'invalid_request',
    );
  });

  it('/workorder/update answers what became of it [api.workorder.update.response]', async () => {
    const change = { report_id: 1002, values: { occupancy: 'Occupied', date_due: '20260401' } };
    expectOk(await demo.call('workorder/update', change), {
      result: 'Work order 1002 updated',
      org_property_id: 5001,
      wo_reassociated: false,
    });
    expect(demo.store.orders.get(1002)?.values).toMatchObject(change.values);
  });

  it.each<[number, string, unknown]>([
    [400, 'invalid_report_id', { values: {} }],
    [400, 'invalid_report_id', { report_id: 'x', values: {} }],
    [404, 'not_found', { report_id: 4711, values: {} }],
    [400, 'values_required', { report_id: 1002 }],
    [400, 'invalid_field', { report_id: 1002, values: { colour: 'red' } }],
    [400, 'invalid_date', { report_id: 1002, values: { date_due: 'soon' } }],
    [400, 'invalid_option', { report_id: 1002, values: { occupancy: 'Haunted' } }],
  ])(
    '/workorder/update answers %i %s: %j [api.workorder.update.errors]',
    async (status, type, body) => {
      expectError(await demo.call('workorder/update', body), status, type);
    },
  );

  it.each([1, '1', true, 0])(
    '/workorder/rfo takes ready %j [api.workorder.rfo.response]',
    async (ready) => {
      expectOk(await demo.call('workorder/rfo', { report_id: 1001, ready }), {
        result: expect.any(String),
      });
      expect(demo.store.orders.get(1001)?.readyForOffice).toBe(Boolean(ready));
    },
  );

  it.each<[string, unknown]>([
    ['invalid_report_id', { ready: 1 }],
    ['invalid_report_id', { report_id: {}, ready: 1 }],
    ['invalid_report_id', { report_id: 4711, ready: 1 }],
    ['ready_required', { report_id: 1001 }],
    ['ready_invalid', { report_id: 1001, ready: 2 }],
    ['ready_invalid', { report_id: 1001, ready: 'yes' }],
    ['photo_count_error', { report_id: 1003, ready: 1 }],
    ['office_locked', { report_id: 1250, ready: 1 }],
  ])('/workorder/rfo answers %s: %j [api.workorder.rfo.errors]', async (type, body) => {
    expectError(await demo.call('workorder/rfo', body), 400, type);
  });

  it('/workorder/rfo answers photo_flag_error and pcr_error [api.workorder.rfo.errors]', async () => {
    const photo = { report_id: 1004, file_name: 'a.jpg', file_area: 0, content: 'AAAA' };
    await demo.call('file/upload', photo);
    expectError(
      await demo.call('workorder/rfo', { report_id: 1004, ready: 1 }),
      400,
      'photo_flag_error',
    );
    demo.store.forms.get(1001)?.[0]?.answers.delete(88);
    expectError(await demo.call('workorder/rfo', { report_id: 1001, ready: 1 }), 400, 'pcr_error');
    demo.store.forms.get(1001)?.[0]?.answers.set(88, 'yes');
  });
});

describe('PCR forms', () => {
  it('/workorder/pcr/list answers the forms of an order [api.workorder.pcr-list.response]', async () => {
    expectOk(await demo.call('workorder/pcr/list', { report_id: 1001 }), [
      {
        pcr_form_id: 12,
        pcr_form_name: 'Occupancy check',
        version: 3,
        required: true,
        has_errors: false,
      },
    ]);
  });

  it.each([{}, { report_id: 'x' }, { report_id: 4711 }])(
    '/workorder/pcr/list answers wo_invalid: %j [api.workorder.pcr-list.response]',
    async (body) => {
      expectError(await demo.call('workorder/pcr/list', body), 400, 'wo_invalid');
    },
  );

  it('/workorder/pcr/get answers questions with answers [api.workorder.pcr-get.response]', async () => {
    const { body } = await demo.call('workorder/pcr/get', { report_id: 1001, pcr_form_id: 12 });
    expect(body).toMatchObject({ pcr_form_id: 12, version: 3, name: 'Occupancy check' });
    expect(Object(body.questions)[0]).toEqual({
      pcr_question_id: 88,
      pcr_question_type: 'radio',
      pcr_question_name: 'Is the property occupied?',
      pcr_question_share_name: 'q88',
      items: [
        { id: 401, value: 'yes', label: 'Yes', thirdparty_value: 'Y' },
        { id: 402, value: 'no', label: 'No', thirdparty_value: 'N' },
      ],
      answer: 'yes',
    });
  });

  it.each(['text', 7.5, ['yes', 'no'], [401, 402], '2026/01/31'])(
    '/workorder/pcr/answer takes the answer %j [api.workorder.pcr-answer.request]',
    async (answer) => {
      const questions = [{ pcr_question_id: 88, answer }];
      await expectPassed('workorder/pcr/answer', { report_id: 1002, pcr_form_id: 12, questions });
      const saved = await demo.call('workorder/pcr/answer', {
        report_id: 1002,
        pcr_form_id: 12,
        questions,
      });
      expect(saved.status).toBe(200);
      expect(demo.store.forms.get(1002)?.[0]?.answers.get(88)).toEqual(answer);
    },
  );

  it.each([
    { answer: 'x' },
    { pcr_question_id: 88 },
    { pcr_question_id: 88, answer: { a: 1 } },
    { pcr_question_id: 'x', answer: 'y' },
  ])(
    '/workorder/pcr/answer refuses the answer %j [api.workorder.pcr-answer.request]',
    async (question) => {
      const body = { report_id: 1002, pcr_form_id: 12, questions: [question] };
      expectError(await recorder.call('workorder/pcr/answer', body), 400, 'invalid_request');
    },
  );

  it('/workorder/pcr/detach takes a form off [api.workorder.pcr-detach.response]', async () => {
    const body = { report_id: 1100, pcr_form_id: 12 };
    expectOk(await demo.call('workorder/pcr/detach', body), { result: 'Occupancy check detached' });
    expectError(await demo.call('workorder/pcr/detach', body), 400, 'pcr_not_attached');
  });

  it.each<[string, unknown]>([
    ['wo_invalid', { pcr_form_id: 12 }],
    ['wo_invalid', { report_id: 4711, pcr_form_id: 12 }],
    ['pcr_form_id_invalid', { report_id: 1001 }],
    ['pcr_form_id_invalid', { report_id: 1001, pcr_form_id: 'x' }],
    ['pcr_not_attached', { report_id: 1100, pcr_form_id: 12 }],
  ])(
    '/workorder/pcr/detach answers %s: %j [api.workorder.pcr-detach.errors]',
    async (type, body) => {
      expectError(await demo.call('workorder/pcr/detach', body), 400, type);
    },
  );

  it('/pcr/get answers the definition of a form [api.pcr.get.response]', async () => {
    const { body } = await demo.call('pcr/get', { pcr_form_id: 12, version: 3 });
    expect(body).toMatchObject({ pcr_form_id: 12, version: 3, name: 'Occupancy check' });
    expect(Object.keys(Object(body.questions)[0]).sort()).toEqual(
      [
        'id',
        'question',
        'type',
        'questionType',
        'questionDataType',
        'required',
        'active',
        'maxLength',
        'items',
        'rules',
        'events',
        'photos',
      ].sort(),
    );
    expect(Object(body.questions)[0].photos).toEqual({ min: 1, max: 4 });
    expectError(await demo.call('pcr/get', { pcr_form_id: 12 }), 400, 'invalid_request');
  });
});

describe('invoice', () => {
  it('/invoice/id finds the invoice of an order [api.invoice.id.response]', async () => {
    expectOk(await demo.call('invoice/id', { report_id: 1003 }), { invoice_id: 303 });
  });

  it.each<[string, unknown]>([
    ['wo_invalid', {}],
    ['wo_invalid', { report_id: 'x' }],
    ['wo_invalid', { report_id: 4711 }],
    ['invoice_not_found', { report_id: 1011 }],
  ])('/invoice/id answers %s: %j [api.invoice.id.response]', async (type, body) => {
    expectError(await demo.call('invoice/id', body), 400, type);
  });

  it('/invoice/get answers lines and totals [api.invoice.get.response] [api.invoice.get.items]', async () => {
    const { body } = await demo.call('invoice/get', { invoice_id: 303 });
    expect(body).toEqual({
      invoice_id: 303,
      invoice_date: '01/06/2026',
      complete: 0,
      contractor_items: [expect.objectContaining({ line_id: 9105, price: 40 })],
      client_items: [
        {
          line_id: 9106,
          invoice_item_id: 31,
          invoice_item_desc: 'Grass cut',
          invoice_item_other: null,
          qty: 2,
          uom_id: 1,
          price: 55,
          flat_fee: 0,
          price_sub_adj: 0,
          adj_comment: null,
        },
      ],
      contractor_total_adj: 80,
      client_total_adj: 110,
    });
  });

  const update = {
    report_id: 1003,
    invoice_id: 303,
    items: [
      { line_id: 9106, qty: 3 },
      { invoice_item_other: 'Paint', qty: 1, price: 5 },
    ],
    complete: 1,
    client_discount_percentage: 10,
    contractor_discount_percentage: 2.5,
    sent_to_client_date: '01/31/2026',
  };
  it('/invoice/update takes lines, discounts and the date [api.invoice.update.request]', async () => {
    await expectPassed('invoice/update', update);
    expect((await demo.call('invoice/update', update)).status).toBe(200);
    expect(demo.store.invoices.get(303)).toMatchObject({
      complete: 1,
      client_items: [{ line_id: 9106, qty: 3, price: 55 }, { invoice_item_other: 'Paint' }],
      sent_to_client_date: '01/31/2026',
    });
  });

  it.each([
    { sent_to_client_date: '2026-01-31' },
    { sent_to_client_date: '13/01/2026' },
    { complete: 2 },
    { client_discount_percentage: 101 },
    { items: [{ line_id: 'x' }] },
  ])('/invoice/update refuses %j [api.invoice.update.request]', async (wrong) => {
    expectError(
      await recorder.call('invoice/update', { ...update, ...wrong }),
      400,
      'invalid_request',
    );
  });

  it('/invoice/delete/item removes a line [api.invoice.delete-item.response]', async () => {
    expectOk(await demo.call('invoice/delete/item', { line_id: 9105 }), {
      result: 'Line 9105 deleted',
    });
    expectError(await demo.call('invoice/delete/item', {}), 400, 'line_id_required');
    expect(demo.store.invoices.get(303)?.contractor_items).toEqual([]);
  });
});

describe('jobnote', () => {
  it('/jobnote/list answers notes of order and property [api.jobnote.list.response]', async () => {
    expectOk(await demo.call('jobnote/list', { report_id: 1001 }), {
      report_id: 1001,
      wo_notes: [{ note_id: 801, revisions: [801], base_revision: 801 }],
      prop_notes: [{ note_id: 802, revisions: [802], base_revision: 802 }],
    });
  });

  it.each<[unknown, number]>([
    [{ wo_notes: [], prop_notes: [] }, 200],
    [{ wo_notes: [{ note_id: 1 }], prop_notes: [{ note_id: 2, base_revision: null }] }, 200],
    [{ wo_notes: [{ note_id: 1, revisions: [] }], prop_notes: [] }, 200],
    [{ report_id: 1, wo_notes: [{ note_id: 1, revisions: [{ id: 2 }] }], prop_notes: [] }, 200],
    [{ wo_notes: [] }, 500],
    [{ prop_notes: [] }, 500],
    [{ wo_notes: {}, prop_notes: [] }, 500],
    [{ wo_notes: [{}], prop_notes: [] }, 500],
    [{ wo_notes: [7], prop_notes: [] }, 500],
    [{ wo_notes: [{ note_id: '1' }], prop_notes: [] }, 500],
    [{ wo_notes: [], prop_notes: [{ revisions: [] }] }, 500],
    [{ wo_notes: [{ note_id: 1, revisions: 2 }], prop_notes: [] }, 500],
    [{ wo_notes: [{ note_id: 1, base_revision: 'x' }], prop_notes: [] }, 500],
    [{ report_id: 'x', wo_notes: [], prop_notes: [] }, 500],
  ])(
    '/jobnote/list with the result %j is answered %i [api.jobnote.list.response]',
    async (result, status) => {
      let asked: unknown;
      const service = await startService((api) => {
        const handler = ({ data }: { data: unknown }) => {
          asked = data;
          return result;
        };
        return Reflect.apply(api.on, api, ['jobnote/list', handler]);
      });
      const answer = await service.call('jobnote/list', { report_id: '1001' });
      expect([answer.status, asked]).toEqual([status, { report_id: 1001 }]);
      if (status === 200) expect(answer.body).toEqual(result);
      await service.close();
    },
  );

  it.each([{}, { report_id: 'x' }, { report_id: -1 }])(
    '/jobnote/list needs its order: %j is refused [api.jobnote.list.response]',
    async (body) => {
      expectError(await demo.call('jobnote/list', body), 400, 'invalid_request');
    },
  );

  it('/jobnote/get answers a note [api.jobnote.get.response]', async () => {
    expectOk(await demo.call('jobnote/get', { report_id: 1001, note_id: 801 }), {
      base_revision: 801,
      note_type: 'general',
      note_text: 'The gate is locked',
      created_by: 'jo.doe',
      create_time: 1_767_600_000,
      sent_to_users: [1],
      sent_to_emails: ['office@example.com'],
      reminder_date: '20260110',
      reminder_time: '083000',
      group_permissions: [1],
    });
  });

  const note = {
    report_id: 1002,
    note_type: 'general',
    note_text: 'Beware of the dog',
    group_permissions: [1, 2],
    send_to_users: [3],
    send_to_emails: ['a@example.com'],
    reminder_date: '20260201',
  };
  it.each(['083000', 83000])(
    '/jobnote/create takes the time %j [api.jobnote.create.request]',
    async (reminder_time) => {
      await expectPassed('jobnote/create', { ...note, reminder_time });
      const { body } = await demo.call('jobnote/create', { ...note, reminder_time });
      const got = await demo.call('jobnote/get', { report_id: 1002, note_id: body.note_id });
      expect(got.body).toMatchObject({
        note_text: 'Beware of the dog',
        reminder_time,
        sent_to_users: [3],
      });
    },
  );

  it.each(['250000', '8:30', -1, 99_999_999])(
    '/jobnote/create refuses the time %j [api.jobnote.create.request]',
    async (reminder_time) => {
      expectError(
        await recorder.call('jobnote/create', { ...note, reminder_time }),
        400,
        'invalid_request',
      );
    },
  );

  it('/jobnote/update takes the same and note_id [api.jobnote.update.request]', async () => {
    await expectPassed('jobnote/update', { ...note, note_id: 803 });
    expect((await demo.call('jobnote/update', { ...note, note_id: 803 })).status).toBe(200);
    expect(demo.store.notes.get(803)).toMatchObject({ note_text: 'Beware of the dog' });
    expectError(await recorder.call('jobnote/update', note), 400, 'invalid_request');
  });

  it('/jobnote/delete answers a message [api.jobnote.delete.response]', async () => {
    expectOk(await demo.call('jobnote/delete', { report_id: 1005, note_id: 809 }), {
      message: 'Note 809 deleted',
    });
    expect(demo.store.notes.has(809)).toBe(false);
  });

  it.each<[number, string, unknown]>([
    [400, 'report_id_required', { note_id: 801 }],
    [400, 'invalid_note_id', { report_id: 1001 }],
    [400, 'invalid_note_id', { report_id: 1001, note_id: 'x' }],
    [404, 'note_not_found', { report_id: 1001, note_id: 4711 }],
    [404, 'note_not_found', { report_id: 1002, note_id: 801 }],
  ])(
    '/jobnote/delete answers %i %s: %j [api.jobnote.delete.errors]',
    async (status, type, body) => {
      expectError(await demo.call('jobnote/delete', body), status, type);
    },
  );

  it.each<[number, 'note_base_revision_not_found' | 'note_delete_error']>([
    [404, 'note_base_revision_not_found'],
    [400, 'note_delete_error'],
  ])(
    '/jobnote/delete answers %i %s from its handler [api.jobnote.delete.errors]',
    async (status, type) => {
      const service = await startService((api) =>
        api.on('jobnote/delete', ({ fail }) => fail(type)),
      );
      expectError(await service.call('jobnote/delete', { report_id: 1, note_id: 1 }), status, type);
      await service.close();
    },
  );
});

it('/user/group/list answers ids to names [api.user.group-list.response]', async () => {
  expectOk(await demo.call('user/group/list'), {
    groups: { 1: 'Office', 2: 'Contractors', 3: 'Clients' },
  });
});
