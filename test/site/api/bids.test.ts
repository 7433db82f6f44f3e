import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { OrdersOfApp } from './orders-of-app.js';

const PRICES = { contractor_price: 40, client_price: '1,055.50' };
const GRASS = { invoice_item_id: 501, qty: 2, ...PRICES };
const BANK = { client_company: 'First Bank' };
const ITEMS = [
  { id: 501, description: 'Grass cut' },
  { id: '502', description: 'Board a window' },
  { id: 'odd', description: 'No number' },
];

/** Calls of bid/create that are refused, and the error. */
const WRONG: readonly (readonly [object, string])[] = [
  [{ ...GRASS, report_id: 'x' }, 'wo_invalid'],
  [{ ...GRASS, report_id: 999_999 }, 'wo_invalid'],
  [{ ...GRASS, report_id: 0 }, 'wo_invalid'],
  [{ ...GRASS, invoice_item_id: 9 }, 'invoice_item_id_invalid'],
  [{ ...GRASS, invoice_item_id: 0 }, 'invoice_item_id_invalid'],
  [{ ...GRASS, invoice_item_id: 'odd' }, 'invoice_item_id_invalid'],
  [{ qty: 1, ...PRICES }, 'invoice_item_id_invalid'],
  [{ qty: 1, ...PRICES, invoice_item_other: ' ' }, 'invoice_item_other_invalid'],
  [{ ...GRASS, invoice_item_other: 'x' }, 'invoice_item_id_not_allowed'],
  [{ invoice_item_id: 501, ...PRICES }, 'qty_required'],
  [{ ...GRASS, qty: 0 }, 'qty_required'],
  [{ ...GRASS, qty: -1 }, 'qty_invalid'],
  [{ ...GRASS, qty_completion: '1.005' }, 'qty_invalid'],
  [{ ...GRASS, uom: 1 }, 'uom_not_allowed'],
  [{ invoice_item_id: 501, qty: 1, client_price: 1 }, 'contractor_price_required'],
  [{ ...GRASS, contractor_price: 'forty' }, 'contractor_price_invalid'],
  [{ invoice_item_id: 501, qty: 1, contractor_price: 1 }, 'client_price_required'],
  [{ ...GRASS, client_price: 1.005 }, 'client_price_invalid'],
  [{ ...GRASS, comment: 7 }, 'comment_invalid'],
  [{ ...GRASS, comment: 'x'.repeat(100_001) }, 'comment_invalid'],
  [{ ...GRASS, comment: 'NUL \0' }, 'invalid_request'],
];

describe.each(ENGINES)('the service bid of a site on $name', (engine) => {
  let test: OrdersOfApp;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await OrdersOfApp.open(engine);
    const { items, orders } = test.site.owner;
    await items.setForOrder(String(test.owned), ITEMS);
    await items.setForOrder(String(test.imported), ITEMS, { is_other_allowed: true });
    await orders.update(String(test.owned), { client_company_alias: 'First Bank' });
  });
  afterEach(() => test.close());

  const create = async (report_id: number, data: object = GRASS): Promise<number> =>
    (await test.app.result('bid/create', { report_id, ...data })).comp_note_id;
  const list = async (report_id: number) => (await test.app.result('bid/list', { report_id })).bids;
  const error = async (action: string, data: object) => {
    const { status, body } = await test.app.call(action, data);
    return [status, body.error];
  };
  const histories = async () => {
    const { owner, importer } = test.site.site;
    const all = [
      ...(await owner.orders.history(String(test.owned))),
      ...(await importer.orders.history(String(test.imported))),
    ];
    return all.filter(({ actor }) => actor === 'app desk').map(({ action }) => action);
  };
  const sent = (state: string) =>
    until(async () => {
      const results = await test.site.site.importer.results.list(String(test.imported));
      const bids = results.filter((one) => one.kind === 'bid');
      return bids.length > 0 && bids.every((one) => one.state === state);
    }, `bids that are ${state}`);

  it('lists, changes and deletes the bids of an owned order, those that came by link included [site.api.bids]', async () => {
    const { site, owned } = test;
    const report_id = String(owned);
    const byLink = await site.result('send_bid_comp', {
      report_id,
      comp_note_id: '77',
      dst_invoice_item_id: '502',
      qty_bid: '3.00',
      client_price_bid: '12.34',
      bid_note: 'By link',
    });
    const id = await create(owned, { ...GRASS, qty_completion: '1.5', comp_comment: 'Done' });
    const other = await create(owned, { invoice_item_other: 'Haul', qty_completion: 1, ...PRICES });
    const bid = {
      uom: null,
      contractor_price: 40,
      client_price: 1055.5,
      comment: '',
      completion_comment: '',
    };
    expect(await list(owned)).toEqual([
      {
        ...bid,
        comp_note_id: Number(byLink.comp_note_id),
        invoice_item_id: 502,
        description: 'Board a window',
        qty: 3,
        contractor_price: 0,
        client_price: 12.34,
        comment: 'By link',
      },
      {
        ...bid,
        comp_note_id: id,
        invoice_item_id: 501,
        description: 'Grass cut',
        qty: 2,
        completion_comment: 'Done',
      },
      { ...bid, comp_note_id: other, invoice_item_id: null, description: 'Haul', qty: 0 },
    ]);

    const update = { comp_note_id: byLink.comp_note_id, contractor_price: 9.99, comment: '' };
    await test.app.result('bid/update', update);
    expect((await list(owned))[0]).toMatchObject({
      contractor_price: 9.99,
      client_price: 12.34,
      comment: '',
    });
    // An update by link leaves what the link does not carry, and finds what the app has made by its id.
    await site.result('send_bid_comp', {
      report_id,
      comp_note_id: '77',
      dst_invoice_item_id: '502',
      qty_bid: '4.00',
    });
    await site.result('send_bid_comp', {
      report_id,
      remote_id: String(id),
      dst_invoice_item_id: '501',
      qty_bid: '5.00',
    });
    const last = (await site.owner.orders.history(report_id)).at(-1);
    expect(last).toMatchObject({
      action: 'bid changed',
      detail: { bid: String(id), amounts: { qty_bid: { after: '5.00' } } },
    });
    expect(Object.keys(Object(last?.detail.amounts))).toEqual(['qty_bid']);
    expect(await list(owned)).toMatchObject([
      { qty: 4, contractor_price: 9.99 },
      { qty: 5, contractor_price: 40, completion_comment: 'Done' },
      {},
    ]);
    expect((await site.owner.results(report_id)).bids).toMatchObject([
      { qty_bid: '4.00' },
      { qty_bid: '5.00', qty_comp: '1.50', client_price_bid: '1055.50' },
      { qty_comp: '1.00', item_id: null, item_desc: 'Haul' },
    ]);
    await test.app.result('bid/delete', { comp_note_id: id });
    expect(await list(owned)).toHaveLength(2);
    expect(await error('bid/delete', { comp_note_id: id })).toEqual([400, 'not_found']);
    expect(await error('bid/update', { comp_note_id: id })).toEqual([400, 'not_found']);
    expect(await histories()).toEqual(['bid added', 'bid added', 'bid changed', 'bid removed']);
  });

  it('sends the bids of an imported order to its owner, changes too, and takes back what the owner does not have [site.api.bids]', async () => {
    const { site, pair, imported, remote } = test;
    const { results } = site.site.importer;
    await results.add(String(imported), {
      bids: [{ key: 'by hand', item_id: '502', qty_bid: 3, client_price_bid: '12.34' }],
    });
    const id = await create(imported, { ...GRASS, comment: 'Tall' });
    const [made, byHand] = await list(imported);
    expect(made).toMatchObject({
      comp_note_id: id,
      description: 'Grass cut',
      contractor_price: 40,
    });
    expect(byHand).toMatchObject({ invoice_item_id: 502, qty: 3, client_price: 12.34 });
    const numbers = [id, byHand.comp_note_id, await create(test.owned)];
    expect(new Set(numbers).size).toBe(3);
    const there = async () => (await pair.owner.owner.results(remote)).bids;
    await until(async () => (await there()).length === 2, 'two bids at the owner');
    expect(await there()).toMatchObject([
      { item_desc: 'Board a window', qty_bid: '3.00', client_price_bid: '12.34' },
      { item_desc: 'Grass cut', qty_bid: '2.00', client_price_bid: '1055.50', bid_note: 'Tall' },
    ]);
    await sent('sent');

    // The contractor price stays here; the quantity goes to the owner, as an update of the same bid.
    await test.app.result('bid/update', { comp_note_id: id, contractor_price: -1.25 });
    await test.app.result('bid/update', { comp_note_id: byHand.comp_note_id, qty: 7 });
    await until(
      async () => (await there()).some(({ qty_bid }) => qty_bid === '7.00'),
      'the changed quantity',
    );
    expect(await there()).toHaveLength(2);
    expect(await list(imported)).toMatchObject([{ contractor_price: -1.25 }, { qty: 7 }]);

    const refused = await test.app.call('bid/delete', { comp_note_id: id });
    expect([refused.status, refused.body.error]).toEqual([400, 'not_allowed']);
    expect(refused.body.error_description).toContain('its owner has accepted it');
    expect(await list(imported)).toHaveLength(2);
    expect(await histories()).toEqual(['bid added', 'bid added', 'bid changed', 'bid changed']);
  });

  it('removes a bid that its owner has refused, and leaves a bid with a draft to the person who writes it', async () => {
    const { site, pair, imported, remote } = test;
    const { results } = site.site.importer;
    await pair.owner.owner.orders.complete(remote);
    const id = await create(imported);
    await sent('refused');
    const change = { key: `api-${id}`, item_id: '501', qty_bid: 9 };
    await results.add(String(imported), { bids: [change] }, { draft: true });
    await results.add(String(imported), { bids: [{ ...change, key: 'new' }] }, { draft: true });
    expect(await list(imported)).toMatchObject([{ comp_note_id: id, qty: 2 }]);
    for (const action of ['bid/update', 'bid/delete']) {
      const { body } = await test.app.call(action, { comp_note_id: id, qty: 3 });
      expect(body.error).toBe('not_allowed');
      expect(body.error_description).toContain('a person has a draft of it');
    }
    const drafts = (await results.list(String(imported))).filter(({ state }) => state === 'draft');
    await results.remove(
      String(imported),
      drafts.map((one) => one.id),
    );
    await test.app.result('bid/delete', { comp_note_id: id });
    expect(await list(imported)).toEqual([]);
    expect(await error('bid/delete', { comp_note_id: id })).toEqual([400, 'not_found']);
  });

  it.each(['owned', 'imported'] as const)('refuses what is wrong, on an %s order', async (side) => {
    const answers = [];
    for (const [data, expected] of WRONG) {
      const { status, body } = await test.app.call('bid/create', {
        report_id: test[side],
        ...data,
      });
      answers.push([status, body.error, expected]);
    }
    expect(answers).toEqual(WRONG.map(([, type]) => [400, type, type]));
    expect(await list(test[side])).toEqual([]);

    const comp_note_id = await create(test[side]);
    for (const [data, type] of [
      [{}, 'comp_note_required'],
      [{ comp_note_id: 'x' }, 'comp_note_invalid'],
      [{ comp_note_id: 999_999 }, 'not_found'],
      [{ comp_note_id, qty: 0 }, 'qty_invalid'],
      [{ comp_note_id, qty: 'two' }, 'qty_invalid'],
      [{ comp_note_id, uom: 1 }, 'uom_not_allowed'],
      [{ comp_note_id, client_price: {} }, 'client_price_invalid'],
      [{ comp_note_id, contractor_price: '1.234' }, 'contractor_price_invalid'],
      [{ comp_note_id, comp_comment: [] }, 'comment_invalid'],
      [{ comp_note_id, comment: 'x'.repeat(100_001) }, 'comment_invalid'],
      [{ comp_note_id, comp_comment: 'x'.repeat(100_001) }, 'comment_invalid'],
    ] as const) {
      expect(await error('bid/update', data)).toEqual([400, type]);
    }
    expect(await error('bid/delete', {})).toEqual([400, 'comp_note_required']);
    expect(await error('bid/delete', { comp_note_id: -1 })).toEqual([400, 'comp_note_invalid']);
    expect((await list(test[side]))[0]).toMatchObject({ qty: 2, client_price: 1055.5 });
  });

  it('refuses other items where the order takes none, and bids of closed orders', async () => {
    const { items, orders } = test.site.owner;
    await items.setForOrder(String(test.owned), ITEMS, { is_other_allowed: false });
    await items.setForOrder(String(test.imported), ITEMS, { is_other_allowed: false });
    const other = { invoice_item_other: 'Haul', qty: 1, ...PRICES };
    for (const report_id of [test.owned, test.imported]) {
      expect(await error('bid/create', { report_id, ...other })).toEqual([
        400,
        'invoice_item_other_invalid',
      ]);
    }
    const comp_note_id = await create(test.owned);
    await orders.complete(String(test.owned));
    for (const [action, data] of [
      ['bid/create', { report_id: test.owned, ...GRASS }],
      ['bid/update', { comp_note_id, qty: 3 }],
      ['bid/delete', { comp_note_id }],
    ] as const) {
      expect(await error(action, data)).toEqual([400, 'not_allowed']);
    }
  });

  it('lists items with the prices of that order, and active units; bids have units while any is active', async () => {
    const { prices, units } = test.site.owner;
    const each = Number(await units.create('Each'));
    const yard = Number(await units.create('Yard'));
    await prices.set({ ...BANK, item_id: 501, client_price: 55.5, unit: 'Yard' });
    await prices.set({ ...BANK, item_id: 502, client_price: 120, contractor_price: 80 });
    await prices.set({ report_id: String(test.owned), item_id: 502, client_price: 99.99 });
    await prices.set({ report_id: String(test.imported), item_id: 501, contractor_price: 7 });
    expect(await test.app.result('bid/uom')).toEqual({ uom: { [each]: 'Each', [yard]: 'Yard' } });
    const items = async (report_id: number) => {
      const answer = await test.app.result('bid/invoice/items', { report_id });
      expect(answer.report_id).toBe(report_id);
      return answer.invoice_items;
    };
    const grass = { invoice_item_id: 501, description: 'Grass cut' };
    const board = { invoice_item_id: 502, description: 'Board a window' };
    expect(await items(test.owned)).toEqual([
      { ...grass, client_price: 55.5, contractor_price: 0, uom: yard },
      { ...board, client_price: 99.99, contractor_price: 80, uom: 0 },
    ]);
    expect(await items(test.imported)).toEqual([
      { ...grass, client_price: 0, contractor_price: 7, uom: 0 },
      { ...board, client_price: 0, contractor_price: 0, uom: 0 },
    ]);
    expect(await error('bid/invoice/items', { report_id: 999_999 })).toEqual([400, 'wo_invalid']);
    expect(await error('bid/list', {})).toEqual([400, 'wo_invalid']);

    const id = await create(test.owned);
    expect((await list(test.owned))[0]).toMatchObject({ comp_note_id: id, uom: yard });
    await test.app.result('bid/update', { comp_note_id: id, uom: each });
    await units.disable('Yard');
    expect(await error('bid/update', { comp_note_id: id, uom: yard })).toEqual([
      400,
      'uom_invalid',
    ]);
    const imported = await create(test.imported, { ...GRASS, uom: each });
    expect((await list(test.imported))[0]).toMatchObject({ comp_note_id: imported, uom: each });
    await units.disable('Each');
    expect(await test.app.result('bid/uom')).toEqual({ uom: {} });
    expect((await list(test.owned))[0].uom).toBeNull();
    expect((await list(test.imported))[0].uom).toBeNull();
  });

  it('hides the bids of orders that the app may not see, and makes one bid of a repeated call', async () => {
    const bolt = await test.createApp({ name: 'bolt', accounts: ['bolt'] });
    for (const report_id of [test.owned, test.imported]) {
      const comp_note_id = await create(report_id);
      for (const [action, data, type] of [
        ['bid/list', { report_id }, 'wo_invalid'],
        ['bid/invoice/items', { report_id }, 'wo_invalid'],
        ['bid/create', { report_id, ...GRASS }, 'wo_invalid'],
        ['bid/update', { comp_note_id, qty: 1 }, 'not_found'],
        ['bid/delete', { comp_note_id }, 'not_found'],
      ] as const) {
        expect((await bolt.call(action, data)).body.error).toBe(type);
      }
      const again = async (action: string, data: object) =>
        (
          await test.app
            .call(action, data)
            .set('Idempotency-Key', `${action} ${report_id}`.replace(' ', ''))
        ).body;
      const one = await again('bid/create', { report_id, ...GRASS });
      expect(await again('bid/create', { report_id, ...GRASS })).toEqual(one);
      expect(await list(report_id)).toHaveLength(2);
    }
    const reader = await test.createApp({ name: 'reader', scopes: ['bid-r'] });
    const { body } = await reader.call('bid/create', { report_id: test.owned, ...GRASS });
    expect(body.error).toBe('scope_invalid');
  });
});
