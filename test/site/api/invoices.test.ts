import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { change } from '../troubles/put-conditions.js';
import { OrdersOfApp } from './orders-of-app.js';

const ITEMS = [
  { id: 501, description: 'Grass cut' },
  { id: 502, description: 'Board a window' },
];
const GRASS = { invoice_item_id: 501, qty: 2, price: '40.10' };
const PAINT = { invoice_item_other: 'Paint', qty: '1.5', price: 5 };
const BLANK = { uom_id: null, flat_fee: 0, price_sub_adj: 0, adj_comment: '' };

/** Lines that are refused, and a part of the message. */
const WRONG: readonly (readonly [object, string])[] = [
  [{ qty: 1, price: 1 }, 'item_desc or item_id is required'],
  [{ ...GRASS, invoice_item_id: 9 }, 'the order has no item 9'],
  [{ ...GRASS, invoice_item_other: 'x' }, 'not both'],
  [{ ...GRASS, flat_fee: 25 }, 'flat_fee is 1'],
  [{ ...GRASS, uom_id: 7 }, 'uom_id 7 is no active unit'],
  [{ invoice_item_other: 'x', qty: 1 }, 'price: is required'],
  [{ ...GRASS, price: '1.005' }, 'not valid'],
  [{ ...GRASS, qty: 'two' }, 'not valid'],
];

describe.each(ENGINES)('the service invoice of a site on $name', (engine) => {
  let test: OrdersOfApp;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await OrdersOfApp.open(engine, { limits: { invoiceLines: 4 } });
    const { items } = test.site.owner;
    await items.setForOrder(String(test.owned), ITEMS);
    await test.pair.owner.owner.items.setForOrder(test.remote, ITEMS);
    await items.setForOrder(String(test.imported), ITEMS, { is_other_allowed: true });
  });
  afterEach(() => test.close());

  const create = async (report_id: number, lines: object = { contractor_items: [GRASS] }) =>
    (await test.app.result('invoice/create', { report_id, ...lines })).invoice_id;
  const get = (invoice_id: number) => test.app.result('invoice/get', { invoice_id });
  const refusal = async (action: string, data: object) => {
    const { status, body } = await test.app.call(action, data);
    return [status, body.error];
  };
  const histories = async (id: number) => {
    const { owner, importer } = test.site.site;
    const history =
      id === test.owned ? owner.orders.history(String(id)) : importer.orders.history(String(id));
    return (await history).filter(({ actor }) => actor === 'app desk').map(({ action }) => action);
  };
  const sendInvoice = (lines: readonly object[]) =>
    test.site.result('send_contractor_invoice', {
      dst_report_id: String(test.owned),
      dst_invoice_item_ids: { a: '501' },
      comment: 'Thanks',
      invoice_lines: lines as never,
    });
  const LINK_LINE = { line_id: 'a', invoice_item_id: '1', item_desc: '', flat_fee: false };

  it('leaves the description of a line whose item is named again, and takes that of another item', async () => {
    const { app, owned: report_id, site } = test;
    const invoice_id = await create(report_id, {
      client_items: [{ ...GRASS, invoice_item_desc: 'Grass, 2 acres' }],
    });
    const update = async (item: object) => {
      const [{ line_id }] = (await get(invoice_id)).client_items;
      await app.result('invoice/update', { report_id, invoice_id, items: [{ line_id, ...item }] });
      return (await get(invoice_id)).client_items[0];
    };
    const same = await update({ invoice_item_id: 501, qty: 3 });
    expect(same).toMatchObject({ qty: 3, invoice_item_desc: 'Grass, 2 acres' });
    const other = await update({ invoice_item_id: 502 });
    expect(other).toMatchObject({ qty: 3, invoice_item_desc: 'Board a window' });
    const line_id = String((await update(PAINT)).line_id);
    const lines = [{ line_id, item_id: '', quantity: 5 }];
    await site.owner.invoices.update(String(invoice_id), { lines });
    expect((await get(invoice_id)).client_items).toMatchObject([
      { qty: 5, invoice_item_id: null, invoice_item_other: 'Paint' },
    ]);
  });

  it('reads, changes and removes the lines of both sides of an invoice that came by link [site.api.invoices]', async () => {
    const { app, owned, site } = test;
    expect(await refusal('invoice/id', { report_id: owned })).toEqual([400, 'invoice_not_found']);
    await awayFromMidnight();
    const sent = await sendInvoice([{ ...LINK_LINE, quantity: '3.00', price: '0.10' }]);
    const { invoice_id } = await app.result('invoice/id', { report_id: owned });
    expect(String(invoice_id)).toBe(sent.line_ids_cont?.invoice_id);
    const [line_id] = sent.line_ids_cont?.line_ids ?? [];
    const today = new Date().toISOString().replace(/^(\d+)-(\d+)-(\d+)T.*/, '$2/$3/$1');
    const line = {
      ...BLANK,
      line_id: Number(line_id),
      invoice_item_id: 501,
      invoice_item_desc: '',
      invoice_item_other: null,
      qty: 3,
      price: 0.1,
    };
    expect(await get(invoice_id)).toEqual({
      invoice_id,
      invoice_date: today,
      complete: 0,
      contractor_items: [line],
      client_items: [],
      contractor_total_adj: 0.3,
      client_total_adj: 0,
    });
    const each = Number(await site.owner.units.create('Each'));
    await app.result('invoice/update', {
      report_id: owned,
      invoice_id,
      items: [{ line_id, price_sub_adj: -0.05, adj_comment: 'As agreed' }],
      contractor_items: [{ ...PAINT, flat_fee: 1 }],
      client_items: [{ ...GRASS, uom_id: each }, PAINT],
      complete: 1,
      client_discount_percentage: '12.5',
      contractor_discount_percentage: 0,
      sent_to_client_date: '02/29/2028',
    });
    const changed = await get(invoice_id);
    expect(changed).toMatchObject({
      complete: 1,
      contractor_items: [
        { ...line, price_sub_adj: -0.05, adj_comment: 'As agreed' },
        { invoice_item_id: null, invoice_item_other: 'Paint', qty: 1.5, price: 5, flat_fee: 1 },
      ],
      client_items: [
        { invoice_item_desc: 'Grass cut', qty: 2, price: 40.1, uom_id: each },
        { invoice_item_other: 'Paint' },
      ],
      // 0.30 - 0.05 + 5.00, and 87.5% of 80.20 + 7.50 (76.7375).
      contractor_total_adj: 5.25,
      client_total_adj: 76.74,
    });
    expect(await site.owner.invoices.get(String(invoice_id))).toMatchObject({
      sent_to_client_date: '2028-02-29',
      client_discount: '12.50',
      contractor_discount: null,
    });
    // A line that is sent again keeps what the link does not carry. Lines for the client are no result.
    await sendInvoice([{ ...LINK_LINE, quantity: '4.00', price: '0.10' }]);
    expect((await get(invoice_id)).contractor_items[0]).toMatchObject({
      qty: 4,
      price_sub_adj: -0.05,
    });
    const [received] = (await site.owner.results(String(owned))).invoices;
    expect(received?.lines).toHaveLength(2);
    const [, paint] = changed.client_items;
    await app.result('invoice/delete/item', { line_id: paint.line_id });
    await app.result('invoice/delete/item', { line_id });
    const after = await get(invoice_id);
    expect([after.contractor_items.length, after.client_items.length]).toEqual([1, 1]);
    expect(await refusal('invoice/delete/item', { line_id })).toEqual([404, 'not_found']);
    await app.result('invoice/update', { report_id: owned, invoice_id, complete: 0 });
    const entries = await test.site.site.owner.orders.history(String(owned));
    expect(entries.at(-1)).toMatchObject({ detail: { fields: ['completed_at'] } });
    expect((await get(invoice_id)).complete).toBe(0);
    expect(await histories(owned)).toEqual([
      'invoice changed',
      'invoice line removed',
      'invoice line removed',
      'invoice changed',
    ]);
  });

  it('sends the contractor lines of an imported order to its owner, and stores the client lines here [site.api.invoices]', async () => {
    const { app, imported, pair, remote, site } = test;
    const lines = { contractor_items: [GRASS, PAINT], client_items: [{ ...GRASS, price: 60 }] };
    const invoice_id = await create(imported, lines);
    const own = await create(test.owned, lines);
    expect(await app.result('invoice/id', { report_id: imported })).toEqual({ invoice_id });
    const there = async () => (await pair.owner.owner.results(remote)).invoices[0]?.lines ?? [];
    await until(async () => (await there()).length === 2, 'two lines at the owner');
    expect(await there()).toMatchObject([
      { item_desc: 'Grass cut', quantity: '2.00', price: '40.10', flat_fee: false },
      { item_desc: 'Paint', quantity: '1.50', price: '5.00' },
    ]);
    const { results } = site.site.importer;
    const state = async () =>
      (await results.list(String(imported))).find(({ kind }) => kind === 'invoice')?.state;
    await until(async () => (await state()) === 'sent', 'the accepted invoice');

    const [grass, paint] = (await get(invoice_id)).contractor_items;
    const ids = [await get(invoice_id), await get(own)].flatMap((one) =>
      [...one.contractor_items, ...one.client_items].map(({ line_id }) => line_id),
    );
    expect(new Set([...ids]).size).toBe(6);
    expect(own).not.toBe(invoice_id);
    const update = { report_id: imported, invoice_id };
    await app.result('invoice/update', { ...update, items: [{ line_id: grass.line_id, qty: 7 }] });
    await until(async () => (await there())[0]?.quantity === '7.00', 'the changed quantity');
    await until(async () => (await state()) === 'sent', 'the accepted change');
    const refused = await app.call('invoice/delete/item', { line_id: paint.line_id });
    expect([refused.status, refused.body.error]).toEqual([400, 'not_allowed']);
    expect(refused.body.error_description).toContain('its owner has this line');
    const [client] = (await get(invoice_id)).client_items;
    await app.result('invoice/delete/item', { line_id: client.line_id });

    // Lines of a person get ids when they are listed. A draft belongs to the person who writes it.
    const line = { key: 'by hand', item_id: 502, quantity: 1, price: 3 };
    // The owner has the other lines, which no event takes back.
    const others = (await there()).map(({ sender_line_id, item_id, ...other }) => ({
      ...{ key: sender_line_id.replace(`${imported}-`, ''), item_id: item_id ?? '' },
      ...{ item_desc: other.item_desc, quantity: other.quantity, price: other.price },
    }));
    const invoice = { lines: [...others, line] };
    await results.add(String(imported), { invoice }, { draft: true });
    const drafted = await app.call('invoice/update', {
      ...update,
      contractor_items: [{ line_id: paint.line_id, price: 6 }],
    });
    expect(drafted.body).toMatchObject({ error: 'not_allowed' });
    expect((await get(invoice_id)).contractor_items).toHaveLength(2);
    await results.send(String(imported));
    expect(await get(invoice_id)).toMatchObject({
      contractor_items: [{ qty: 7 }, { qty: 1.5 }, { invoice_item_id: 502, qty: 1, price: 3 }],
      contractor_total_adj: 291.2,
      client_items: [],
    });
    expect(await histories(imported)).toEqual([
      'invoice added',
      'invoice changed',
      'invoice line removed',
    ]);
  });

  it('takes a line back that its owner has refused, and with the last one the invoice', async () => {
    const { app, imported, pair, remote, site } = test;
    await pair.owner.owner.orders.assign(remote, null);
    const invoice_id = await create(imported, { contractor_items: [GRASS, PAINT] });
    const { results } = site.site.importer;
    const states = async () =>
      (await results.list(String(imported))).flatMap((one) =>
        one.kind === 'invoice' && one.state !== 'none' ? [one.state] : [],
      );
    await until(async () => (await states())[0] === 'refused', 'the refusal');
    const [grass, paint] = (await get(invoice_id)).contractor_items;
    await app.result('invoice/delete/item', { line_id: grass.line_id });
    expect((await get(invoice_id)).contractor_items).toEqual([paint]);
    await until(async () => (await states())[0] === 'refused', 'the second refusal');
    await app.result('invoice/delete/item', { line_id: paint.line_id });
    expect(await states()).toEqual([]);
    expect((await get(invoice_id)).contractor_items).toEqual([]);
  });

  it.each(['owned', 'imported'] as const)(
    'refuses what is wrong of an %s order, and stores nothing of it',
    async (side) => {
      const report_id = test[side];
      expect(await refusal('invoice/create', { report_id: 'x' })).toEqual([400, 'wo_invalid']);
      expect(await refusal('invoice/create', { report_id: 999_999 })).toEqual([400, 'wo_invalid']);
      for (const [line, message] of WRONG) {
        const { status, body } = await test.app.call('invoice/create', {
          report_id,
          client_items: [GRASS, line],
        });
        expect([status, body.error]).toEqual([400, 'invalid_request']);
        expect(body.error_description).toContain(message);
      }
      expect(await refusal('invoice/id', { report_id })).toEqual([400, 'invoice_not_found']);

      const invoice_id = await create(report_id);
      expect(await refusal('invoice/create', { report_id })).toEqual([400, 'not_allowed']);
      const before = await get(invoice_id);
      const [{ line_id }] = before.contractor_items;
      const update = { report_id, invoice_id, complete: 1 };
      for (const [data, type] of [
        [{ ...update, client_items: [{ line_id, qty: 9 }] }, 'line_id_invalid'],
        [{ ...update, items: [{ line_id, qty: 9 }, { line_id: 999_999 }] }, 'line_id_invalid'],
        [{ ...update, items: [{ line_id: 'x' }] }, 'invalid_request'],
        [{ ...update, complete: 2 }, 'invalid_request'],
        [{ ...update, client_discount_percentage: 101 }, 'invalid_request'],
        [{ ...update, contractor_discount_percentage: '1.005' }, 'invalid_request'],
        [{ ...update, sent_to_client_date: '02/30/2028' }, 'invalid_request'],
        [{ ...update, client_items: Array(5).fill(GRASS) }, 'invalid_request'],
      ] as const) {
        expect(await refusal('invoice/update', data)).toEqual([400, type]);
      }
      const unknown = { ...update, invoice_id: 999_999 };
      expect(await refusal('invoice/update', unknown)).toEqual([404, 'not_found']);
      const other = side === 'owned' ? test.imported : test.owned;
      const mixed = { ...update, report_id: other };
      expect(await refusal('invoice/update', mixed)).toEqual([404, 'not_found']);
      expect(await refusal('invoice/get', { invoice_id: 999_999 })).toEqual([404, 'not_found']);
      expect(await refusal('invoice/delete/item', {})).toEqual([400, 'line_id_required']);
      expect(await get(invoice_id)).toEqual(before);
    },
  );

  it('takes the price and the unit of an item from its price list, of the side of the line', async () => {
    const { prices, units } = test.site.owner;
    const unit = Number(await units.create('Each'));
    const scope = { report_id: String(test.owned), item_id: 501 };
    await prices.set({ ...scope, client_price: 9.99, contractor_price: 7, unit: 'Each' });
    const lines = [{ invoice_item_id: '501' }];
    const id = await create(test.owned, { contractor_items: lines, client_items: lines });
    const line = { qty: 1, uom_id: unit, invoice_item_desc: 'Grass cut' };
    expect(await get(id)).toMatchObject({
      contractor_items: [{ ...line, price: 7 }],
      client_items: [{ ...line, price: 9.99 }],
    });
  });

  it('deletes a line once of calls that run at the same time', async () => {
    for (const report_id of [test.owned, test.imported]) {
      const invoice_id = await create(report_id, { client_items: [PAINT] });
      const [{ line_id }] = (await get(invoice_id)).client_items;
      const calls = Array.from({ length: 8 }, () => refusal('invoice/delete/item', { line_id }));
      const answers = (await Promise.all(calls)).map(([status]) => status);
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect(answers.filter((status) => status === 404)).toHaveLength(7);
      const removals = (await histories(report_id)).filter((one) => one === 'invoice line removed');
      expect(removals).toHaveLength(1);
    }
  });

  it('is counted once in the figures of an anonymous imported order, with its bids and the lines for the client', async () => {
    const { app, imported, site } = test;
    const report_id = imported;
    const prices = { contractor_price: 1, client_price: 2 };
    await app.result('bid/create', { report_id, invoice_item_id: 501, qty: 1, ...prices });
    await create(imported, {
      contractor_items: [GRASS],
      client_items: [{ ...GRASS, price: 60, price_sub_adj: -5 }],
    });
    const { results } = site.site.importer;
    await until(async () => {
      const given = (await results.list(String(imported))).filter(({ id }) => id !== '');
      return given.length > 0 && given.every(({ state }) => state === 'sent');
    }, 'the accepted results');
    // A look would bring the status that the owner has.
    await test.pair.held();
    await change(site, (tx) =>
      tx
        .updateTable('orders')
        .set({ status: 'Complete' })
        .where('id', '=', String(imported))
        .execute(),
    );
    await site.site.retention.anonymizeOrder(String(imported));
    expect(await site.site.retention.anonymousOrders()).toMatchObject([
      { bid_count: 1, contractor_total: '80.20', client_total: '115.00' },
    ]);
  });

  it('makes both changes of a line that a call names twice', async () => {
    for (const report_id of [test.owned, test.imported]) {
      const invoice_id = await create(report_id);
      const [{ line_id }] = (await get(invoice_id)).contractor_items;
      const changes = { items: [{ line_id, qty: 7 }], contractor_items: [{ line_id, price: 3 }] };
      await test.app.result('invoice/update', { report_id, invoice_id, ...changes });
      const { contractor_items } = await get(invoice_id);
      expect(contractor_items).toMatchObject([{ line_id, qty: 7, price: 3 }]);
    }
  });

  it('hides the invoices of orders that the app may not see, and makes the lines of a repeated call once', async () => {
    const bolt = await test.createApp({ name: 'bolt', accounts: ['bolt'] });
    for (const report_id of [test.owned, test.imported]) {
      const invoice_id = await create(report_id);
      const [{ line_id }] = (await get(invoice_id)).contractor_items;
      for (const [action, data, status, type] of [
        ['invoice/id', { report_id }, 400, 'wo_invalid'],
        ['invoice/create', { report_id }, 400, 'wo_invalid'],
        ['invoice/get', { invoice_id }, 404, 'not_found'],
        ['invoice/update', { report_id, invoice_id }, 404, 'not_found'],
        ['invoice/delete/item', { line_id }, 404, 'not_found'],
      ] as const) {
        const answer = await bolt.call(action, data);
        expect([action, answer.status, answer.body.error]).toEqual([action, status, type]);
      }
      const update = { report_id, invoice_id, client_items: [PAINT] };
      const again = async () =>
        (
          await test.app
            .call('invoice/update', update)
            .set('Idempotency-Key', `key-${report_id}`)
            .expect(200)
        ).body;
      expect(await again()).toEqual(await again());
      expect((await get(invoice_id)).client_items).toHaveLength(1);
    }
  });
});
