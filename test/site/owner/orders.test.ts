import { ENGINES } from '../databases.js';
import { PLACE, TestSite } from '../open-site.js';

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('the orders of a site on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const listed = async (timestamp?: number, username = 'acme') => {
    const data = timestamp === undefined ? {} : { timestamp };
    return (await test.result('get_all_orders', data, { username })).map((one) => one.report_id);
  };
  const updates = async (id: string, timestamp?: number) => {
    const data = timestamp === undefined ? {} : { timestamp };
    const all = await test.result('get_all_updates', data);
    return all.filter(({ report_id }) => report_id === id);
  };
  const status = async (id: string) => (await test.owner.orders.get(id))?.wo_status;

  it('are Unread when they are new [site.orders.new-unread]', async () => {
    const id = await test.order({ org_wo_num: 77 });
    const all = await test.result('get_all_orders', {});
    expect(all.find(({ report_id }) => report_id === id)).toEqual({
      report_id: id,
      wo_number: 'WO-1',
      org_wo_num: '77',
      wo_status: 'Unread',
    });
  });

  it('are listed while they are open, and no longer [site.orders.open]', async () => {
    const { orders } = test.owner;
    const ids = await Promise.all(Array.from({ length: 9 }, () => test.order()));
    const [unread = '', field = '', follow = '', accepted = '', rejected = ''] = ids;
    const [cancelled = '', ready = '', complete = '', invoiced = ''] = ids.slice(5);
    await test.result('mark_order_imported', { report_id: field });
    await orders.followUp(follow, 'photos are missing');
    await orders.accept(accepted);
    await orders.reject(rejected, 'wrong house');
    await orders.cancel(cancelled);
    await orders.readyForOffice(ready);
    await orders.complete(complete);
    await orders.readyForOffice(invoiced);
    await orders.invoiced(invoiced);
    const now = await listed();
    expect(ids.filter((id) => now.includes(id))).toEqual([
      unread,
      field,
      follow,
      accepted,
      rejected,
    ]);
    const statuses = await Promise.all(ids.map(status));
    expect(statuses).toEqual([
      'Unread',
      'In Field',
      'Follow Up',
      'Accepted',
      'Rejected',
      'Cancelled',
      'Ready for Office',
      'Complete',
      'Invoiced',
    ]);
  });

  it('are listed with a timestamp when they were modified after it [site.orders.modified-after]', async () => {
    const old = await test.order();
    const changed = await test.order();
    test.ahead += 10_000;
    const since = test.seconds;
    test.ahead += 2000;
    const fresh = await test.order();
    await test.owner.orders.update(changed, { comments: 'later' });
    const found = await listed(since);
    expect(found).toEqual(expect.arrayContaining([fresh, changed]));
    expect(found).not.toContain(old);
    expect(await listed(test.seconds + 10)).toEqual([]);
    expect(await listed()).toContain(old);
  });

  it('may share a wo_number [site.orders.wo-number-repeated]', async () => {
    const one = await test.order({ wo_number: 'SAME', comments: 'first' });
    const other = await test.order({ wo_number: 'SAME', comments: 'second' });
    expect(one).not.toBe(other);
    const [first, second] = await Promise.all(
      [one, other].map((report_id) => test.result('get_order', { report_id })),
    );
    expect([first?.comments, second?.comments]).toEqual(['first', 'second']);
  });

  it('are told as cancelled, with the time [site.orders.cancelled]', async () => {
    let ahead = -3_600_000;
    const late = await TestSite.open(engine, { now: () => Date.now() + ahead });
    const [old, id] = [await late.order(), await late.order()];
    await late.owner.orders.cancel(old);
    ahead = 0;
    const timestamp = late.seconds - 60;
    await late.owner.orders.cancel(id, 'sold');
    const found = await late.result('get_cancel_orders', { timestamp });
    const item = found.find(({ report_id }) => report_id === id);
    expect(item).toMatchObject({ wo_status: 'Cancelled' });
    expect(Number(item?.cancel_timestamp)).toBeGreaterThan(timestamp);
    expect(found.map(({ report_id }) => report_id)).not.toContain(old);
    const all = await late.result('get_cancel_orders', { timestamp: late.seconds - 7200 });
    expect(all.map(({ report_id }) => report_id)).toEqual([old, id]);
    await late.close();
  });

  it('are listed as pending cancellation only where that was asked for since the time that is given [site.orders.pending]', async () => {
    let ahead = -3_600_000;
    const late = await TestSite.open(engine, { now: () => Date.now() + ahead });
    const [old, id] = [await late.order(), await late.order()];
    await late.owner.orders.requestCancellation(old, 1_900_000_000_000);
    ahead = 0;
    await late.owner.orders.requestCancellation(id, 1_900_000_000_000);
    const since = async (timestamp: number) =>
      (await late.result('get_pending_cancellations', { timestamp })).map(
        ({ report_id }) => report_id,
      );
    expect(await since(late.seconds - 60)).toEqual([id]);
    expect(await since(late.seconds - 7200)).toEqual([old, id]);
    await late.close();
  });

  it('are told as pending cancellation, until it is withdrawn [site.orders.pending] [site.updates.wo-pending-cancellation-date]', async () => {
    const id = await test.order();
    const timestamp = test.seconds - 1;
    const pending = async () =>
      (await test.result('get_pending_cancellations', { timestamp })).find(
        ({ report_id }) => report_id === id,
      );
    expect(await pending()).toBeUndefined();
    await test.owner.orders.requestCancellation(id, 1_900_000_000_000);
    expect(Number((await pending())?.pending_cancellation_timestamp)).toBeGreaterThan(timestamp);
    expect(await updates(id)).toMatchObject([
      { update_field: 'wo_pending_cancellation_date', update_value: '1900000000' },
    ]);
    const sheet = await test.result('get_order', { report_id: id });
    expect(sheet.key_values?.wo_pending_cancellation_date).toBe(1_900_000_000);
    await test.owner.orders.withdrawCancellation(id);
    expect(await pending()).toBeUndefined();
    expect((await updates(id)).map((one) => one.update_value)).toEqual(['1900000000', '']);
  });

  it('are no longer pending cancellation after they were cancelled and opened again', async () => {
    const id = await test.order();
    await test.owner.orders.requestCancellation(id, 1_900_000_000_000);
    await test.owner.orders.cancel(id);
    await test.owner.orders.reopen(id);
    const sheet = await test.result('get_order', { report_id: id });
    expect(sheet.key_values?.wo_pending_cancellation_date).toBeUndefined();
    expect((await updates(id)).map((one) => one.update_value)).toEqual(['1900000000', '']);
    // A request for the same day is a new one.
    await test.owner.orders.requestCancellation(id, 1_900_000_000_000);
    expect((await updates(id)).at(-1)?.update_value).toBe('1900000000');
  });

  it.each([1e300, 1e15, -1, Number.NaN])(
    'are not pending cancellation on the day %s, which no date has',
    async (date) => {
      const id = await test.order();
      const request = test.owner.orders.requestCancellation(id, date);
      await expect(request).rejects.toMatchObject({ code: 'input_invalid' });
    },
  );

  it.each(['999999', 'abc', '0', '-1', '007', '1'.repeat(30), '1e3'])(
    'are refused under the id %s [site.orders.unknown]',
    async (id) => {
      const events = ['get_order', 'mark_order_imported', 'get_invoice_items_order'] as const;
      for (const event of events) {
        const message = await test.refusal(event, { report_id: id });
        expect(message).toMatch(/no order|report_id/);
      }
    },
  );

  it('change nothing where a mark names one that is not there, or is of another account [site.status.mark-unknown]', async () => {
    const [mine, theirs] = [await test.order(), await test.order({ account: 'bolt' })];
    const state = async (id: string) => [await status(id), await test.owner.orders.history(id)];
    const before = [await state(mine), await state(theirs)];
    for (const report_id of ['999999', theirs]) {
      const answer = await test.send('mark_order_imported', { report_id });
      expect(answer).toMatchObject({ success: false, error: true });
      expect(answer.return_error_msg).toContain(`no order ${report_id}`);
    }
    expect([await state(mine), await state(theirs)]).toEqual(before);
  });

  it('become In Field when they are marked, with one entry per account [site.status.mark-in-field] [site.status.mark-history]', async () => {
    const id = await test.order();
    for (let time = 0; time < 2; time++) {
      const answer = await test.send('mark_order_imported', { report_id: id });
      expect(answer).toMatchObject({ success: true, result_data: null, remote_org_id: 18 });
    }
    expect(await status(id)).toBe('In Field');
    const history = await test.owner.orders.history(id);
    expect(history.filter(({ action }) => action === 'imported')).toMatchObject([
      { actor: 'acme', happened_at: expect.any(Number) },
    ]);
    await test.owner.orders.accept(id);
    await test.result('mark_order_imported', { report_id: id });
    expect(await status(id)).toBe('Accepted');
  });

  it('are returned to the vendor with the reason [site.status.rtv]', async () => {
    const id = await test.order();
    await test.owner.orders.followUp(id, 'the gate is missing', { by: 'dana' });
    expect(await updates(id)).toEqual([
      {
        report_id: id,
        wo_number: 'WO-1',
        wo_status: 'RTV',
        transaction_id: expect.any(String),
        update_field: '',
        update_value: 'the gate is missing',
      },
    ]);
    expect((await test.owner.orders.history(id)).at(-1)).toMatchObject({
      actor: 'dana',
      action: 'returned',
      detail: { from: 'Unread', to: 'Follow Up', reason: 'the gate is missing' },
    });
  });

  it('come back as they were entered [site.order.record]', async () => {
    const fields = {
      client_company_alias: 'First Bank',
      cust_text: 'call first',
      loan_number: '0012',
      loan_type_other: 'FHA',
      comments: 'ä 😀 "quoted" \\ & +',
      work_type_alias: 'Grass Cut',
      mortgage_name: 'Doe',
      lot_size: '5200',
      lock_code: '0815',
      key_code: 'A389',
      date_received: '20260105',
      date_due: '20260229'.replace('29', '28'),
      broker_name: 'Dana',
      broker_email: 'dana@broker.example',
      vendor_id: 'field-user',
    };
    const id = await test.order({
      ...fields,
      bg_checkin_provider: 'ags',
      start_date: '2026-02-01',
      line_items: [
        { desc: 'Grass', qty: '1.10', price: '123456789012.30' },
        { desc: 'Edging', qty: 2, price: '-12.5', total: '3', add: 'x' },
        { desc: 'No amounts' },
      ],
    });
    const sheet = await test.result('get_order', { report_id: id });
    expect(sheet).toMatchObject({
      ...fields,
      ...PLACE,
      wo_number: 'WO-1',
      svc_report_id: id,
      start_date: '20260201',
      broker_company: null,
      import_user_id: null,
      key_values: { bg_checkin_provider: 'ags' },
      pcr_forms: [],
      has_foh: false,
    });
    expect(sheet.line_items).toEqual([
      { desc: 'Grass', qty: '1.10', price: '123456789012.30', total: '135802467913.53', add: '' },
      { desc: 'Edging', qty: '2.00', price: '-12.50', total: '3.00', add: 'x' },
      { desc: 'No amounts', qty: '0.00', price: '0.00', total: '0.00', add: '' },
    ]);
  });

  it.each([
    ['address', 'address', '2 Oak Ave'],
    ['city', 'city', 'Lincoln'],
    ['comments', 'comments', 'use the rear door'],
    ['cust-text', 'cust-text', 'call'],
    ['date-due', 'date-due', '20270101'],
    ['key-code', 'key-code', 'K1'],
    ['loan-number', 'loan-number', '99'],
    ['loan-type-other', 'loan-type-other', 'VA'],
    ['lock-code', 'lock-code', '4711'],
    ['lot-size', 'lot-size', '9000'],
    ['mortgage-name', 'mortgage-name', 'Roe'],
    ['start-date', 'start-date', '20270102'],
    ['state', 'state', 'IA'],
    ['zip', 'zip', '68103'],
  ])('report a change of %s [site.updates.%s]', async (name, _, value) => {
    const field = name.replaceAll('-', '_');
    const id = await test.order();
    await test.owner.orders.update(id, { [field]: value });
    expect(await updates(id)).toMatchObject([
      { wo_status: 'Update', update_field: field, update_value: value },
    ]);
    const sheet: object = await test.result('get_order', { report_id: id });
    expect(sheet).toMatchObject({ [field]: value });
    expect((await test.owner.orders.history(id)).at(-1)).toMatchObject({
      action: 'updated',
      detail: { fields: [field] },
    });
  });

  it('report a change field by field, each with an id of its own [site.updates.item]', async () => {
    const id = await test.order();
    await test.owner.orders.update(id, { lock_code: '1', key_code: '2' });
    const found = await updates(id);
    expect(found.map((one) => one.update_field).sort()).toEqual(['key_code', 'lock_code']);
    expect(found[0]).toEqual({
      report_id: id,
      wo_number: 'WO-1',
      wo_status: 'Update',
      transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      update_field: expect.any(String),
      update_value: expect.any(String),
    });
    expect(found[0]?.transaction_id).not.toBe(found[1]?.transaction_id);
  });

  it('report all line items and the vendor [site.updates.line-items]', async () => {
    const id = await test.order({ line_items: [{ desc: 'old' }] });
    await test.owner.orders.update(id, {
      vendor_id: 'dana',
      line_items: [{ desc: 'new', qty: 1, price: 2 }, { desc: 'second' }],
    });
    const found = await updates(id);
    const lines = found.find(({ update_field }) => update_field === 'line_items');
    expect(JSON.parse(lines?.update_value ?? '')).toEqual([
      { desc: 'new', qty: '1.00', price: '2.00', total: '2.00', add: '' },
      { desc: 'second', qty: '0.00', price: '0.00', total: '0.00', add: '' },
    ]);
    expect(found).toContainEqual(
      expect.objectContaining({ update_field: 'vendor_id', update_value: 'dana' }),
    );
  });

  it('do not report other fields, nor what stays the same [site.updates.other-fields]', async () => {
    const id = await test.order({ lock_code: '1' });
    await test.owner.orders.update(id, {
      broker_name: 'Dana',
      work_type_alias: 'x',
      lock_code: '1',
    });
    expect(await updates(id)).toEqual([]);
  });

  it('report updates since a time, or all [site.updates.since]', async () => {
    const id = await test.order();
    await test.owner.orders.update(id, { lock_code: 'early' });
    test.ahead += 10_000;
    const since = test.seconds;
    test.ahead += 2000;
    await test.owner.orders.update(id, { lock_code: 'late' });
    expect((await updates(id, since)).map((one) => one.update_value)).toEqual(['late']);
    expect((await updates(id)).map((one) => one.update_value)).toEqual(['early', 'late']);
  });

  it('report nothing once they are closed [site.updates.open-only]', async () => {
    for (const command of ['cancel', 'readyForOffice', 'complete'] as const) {
      const id = await test.order();
      await test.owner.orders.update(id, { lock_code: '1' });
      await test.owner.orders[command](id);
      expect(await updates(id)).toEqual([]);
      await expect(test.owner.orders.update(id, { lock_code: '2' })).rejects.toMatchObject({
        code: 'order_closed',
      });
    }
    const id = await test.order();
    await test.owner.orders.readyForOffice(id);
    await test.owner.orders.invoiced(id);
    expect(await updates(id)).toEqual([]);
  });

  it('lose no change when many come at once', async () => {
    const id = await test.order();
    const fields = ['lock_code', 'key_code', 'comments', 'lot_size', 'cust_text', 'loan_number'];
    await Promise.all(fields.map((field) => test.owner.orders.update(id, { [field]: field })));
    const order = await test.owner.orders.get(id);
    expect(order?.fields).toMatchObject(Object.fromEntries(fields.map((field) => [field, field])));
    expect(await updates(id)).toHaveLength(fields.length);
  });

  it('are new for another account that gets them, and gone for the one before', async () => {
    const id = await test.order();
    await test.result('mark_order_imported', { report_id: id });
    await test.owner.orders.followUp(id, 'the photos of acme are dark');
    await test.owner.orders.assign(id, 'bolt');
    expect(await listed(undefined, 'bolt')).toContain(id);
    expect(await test.owner.orders.get(id)).toMatchObject({
      wo_status: 'Unread',
      status_reason: '',
    });
    expect(await test.refusal('get_order', { report_id: id })).toBe(`There is no order ${id}.`);
    await test.owner.orders.assign(id, null);
    expect(await listed(undefined, 'bolt')).not.toContain(id);
    expect(await test.refusal('get_order', { report_id: id }, { username: 'bolt' })).toBe(
      `Order ${id} is no longer assigned to you.`,
    );
  });

  it('of another account are not there [site.accounts.separate]', async () => {
    const id = await test.order();
    const bolt = { username: 'bolt' };
    expect(await listed(undefined, 'bolt')).not.toContain(id);
    const order = { report_id: id };
    const own = { dst_report_id: id };
    const refusals = await Promise.all([
      test.refusal('get_order', order, bolt),
      test.refusal('get_foh', { remote_report_id: id }, bolt),
      test.refusal('mark_order_imported', order, bolt),
      test.refusal('get_invoice_items_order', order, bolt),
      test.refusal('get_file', { ...order, module_type: 'uploads' }, bolt),
      test.refusal('get_notes', order, bolt),
      test.refusal('bid_comp_confirm', own, bolt),
      test.refusal('send_ready_for_office', own, bolt),
      test.refusal(
        'send_checkin',
        { ...own, checkin_data: [{ checkin_ts: '2026-05-01 09:00:00', gps_lat: 1, gps_lng: 2 }] },
        bolt,
      ),
      test.refusal('send_bid_comp', { ...order, qty_bid: '1.00', invoice_item_desc: 'x' }, bolt),
      test.refusal(
        'send_notes',
        {
          ...own,
          note: [{ note_id: '1', note_type: 'wo', note_text: 'x', has_attachments: false }],
        },
        bolt,
      ),
    ]);
    expect(new Set(refusals)).toEqual(new Set([`There is no order ${id}.`]));
    expect(await status(id)).toBe('Unread');
    expect(await test.owner.results(id)).toMatchObject({
      bids: [],
      no_bids_at: null,
      check_ins: [],
    });
    const cancelled = await test.order();
    await test.owner.orders.update(id, { lock_code: '1' });
    await test.owner.orders.requestCancellation(id);
    await test.owner.orders.cancel(cancelled);
    for (const [event, data] of [
      ['get_all_updates', {}],
      ['get_pending_cancellations', { timestamp: test.seconds - 60 }],
      ['get_cancel_orders', { timestamp: test.seconds - 60 }],
    ] as const) {
      const shown = async (username: string) =>
        JSON.stringify(await test.result(event, data, { username }));
      expect(await shown('acme')).toMatch(`"${event === 'get_cancel_orders' ? cancelled : id}"`);
      expect(await shown('bolt')).not.toMatch(
        `"${event === 'get_cancel_orders' ? cancelled : id}"`,
      );
    }
  });

  it('are one property when their place is the same without case', async () => {
    const ids = await Promise.all([
      test.order({ address: '9  Pine Rd', city: 'OMAHA' }),
      test.order({ address: '9 pine rd', city: 'Omaha' }),
      test.order({ address: '9 Pine Rd', zip: '1' }),
    ]);
    const orders = await Promise.all(ids.map((id) => test.owner.orders.get(id)));
    const [one, same, other] = orders.map((order) => order?.property_id);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(orders[0]?.fields.address).toBe('9  Pine Rd');
  });

  it('are listed in pages without a gap', async () => {
    const ids: string[] = [];
    // As many at a time as find a connection in time on a slow machine.
    for (let batch = 0; batch < 26; batch++) {
      const made = Array.from({ length: 20 }, () => test.order({ account: 'bolt' }));
      ids.push(...(await Promise.all(made)));
    }
    const found = await listed(undefined, 'bolt');
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    const since = await listed(test.seconds - 3600, 'bolt');
    expect(new Set(since)).toEqual(new Set(found));
    const [page] = [
      await test.owner.orders.list({ account: 'bolt', limit: 3, after: ids[0] ?? '' }),
    ];
    expect(page).toHaveLength(3);
  }, 60_000);

  it.each([
    ['cancel', 'complete'],
    ['readyForOffice', 'accept'],
    ['complete', 'cancel'],
    ['accept', 'invoiced'],
    ['accept', 'reopen'],
  ] as const)('refuse, after %s, %s', async (first, second) => {
    const id = await test.order();
    await test.owner.orders[first](id);
    const before = await test.owner.orders.get(id);
    await expect(test.owner.orders[second](id)).rejects.toMatchObject({ code: 'order_closed' });
    expect(await test.owner.orders.get(id)).toEqual(before);
  });

  it('keep their windows when the clock is set back by a day', async () => {
    const since = test.seconds - 60;
    const id = await test.order();
    await test.owner.orders.update(id, { lock_code: '1' });
    test.ahead -= DAY;
    expect(await listed(since)).toContain(id);
    expect(await updates(id, since)).toHaveLength(1);
    test.ahead += DAY;
  });
});
