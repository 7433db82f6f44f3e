import { type RunningDemo, startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';
import { startService } from '../support/service.js';

let demo: RunningDemo;
let withoutUnits: RunningDemo;
beforeAll(async () => {
  demo = await startDemo();
  withoutUnits = await startDemo({ hasUnits: false });
});

const HUGE = '1'.repeat(30);
const bid = {
  report_id: 1001,
  invoice_item_id: 31,
  qty: 2,
  contractor_price: 40,
  client_price: 55.5,
};

async function made(body: unknown): Promise<Record<string, unknown> | undefined> {
  const answer = await demo.call('bid/create', body);
  expect(answer.status).toBe(200);
  const list = await demo.call('bid/list', { report_id: 1001 });
  const bids: Record<string, unknown>[] = JSON.parse(list.text).bids;
  return bids.find((one) => one.comp_note_id === answer.body.comp_note_id);
}

describe('/bid/list', () => {
  it('answers report_id and bids [api.bid.list.response]', async () => {
    const { status, body } = await demo.call('bid/list', { report_id: 1006 });
    expect(status).toBe(200);
    expect(body).toEqual({ report_id: 1006, bids: expect.any(Array) });
    expect(body.bids).toHaveLength(2);
  });

  it('answers bids with every field [api.bid.list.fields]', async () => {
    const { body } = await demo.call('bid/list', { report_id: 1006 });
    expect(Object(body.bids)[0]).toEqual({
      comp_note_id: expect.any(Number),
      invoice_item_id: 31,
      description: 'Grass cut',
      qty: 1,
      uom: 1,
      contractor_price: 40,
      client_price: 55,
      comment: '',
      completion_comment: '',
    });
  });

  it('never sends a bid that lacks a field [api.bid.list.fields]', async () => {
    const service = await startService((api) =>
      api.on('bid/list', ({ data }) => ({
        report_id: data.report_id,
        bids: [Object.assign({}, bid as never)],
      })),
    );
    expectError(await service.call('bid/list', { report_id: 1 }), 500, 'internal_error');
    await service.close();
  });

  it.each<[unknown, string]>([
    [{}, 'absent [api.bid.list.error.wo-invalid]'],
    [{ report_id: null }, 'null [api.bid.list.error.wo-invalid]'],
    [{ report_id: 'abc' }, 'text [api.bid.list.error.wo-invalid]'],
    [{ report_id: -1 }, 'negative [api.bid.list.error.wo-invalid]'],
    [{ report_id: 1.5 }, 'a fraction [api.bid.list.error.wo-invalid]'],
    [{ report_id: 1e300 }, 'huge [api.bid.list.error.wo-invalid]'],
    [{ report_id: HUGE }, '30 digits [api.bid.list.error.wo-invalid]'],
    [{ report_id: [1001] }, 'a list [api.bid.list.error.wo-invalid]'],
    [{ report_id: true }, 'a boolean [api.bid.list.error.wo-invalid]'],
    [{ report_id: 4711 }, 'unknown [api.bid.list.error.wo-invalid]'],
  ])('answers wo_invalid: %j (%s)', async (body) => {
    expectError(await demo.call('bid/list', body), 400, 'wo_invalid');
  });
});

describe('/bid/create', () => {
  it('gives the required numbers to the handler [api.bid.create.required]', async () => {
    const seen: unknown[] = [];
    const service = await startService((api) =>
      api.on('bid/create', ({ data }) => {
        seen.push(data);
        return { comp_note_id: 1 };
      }),
    );
    await service.call('bid/create', { ...bid, report_id: '1001' });
    expect(seen).toEqual([bid]);
    await service.close();
  });

  it.each<[unknown, object, string]>([
    [
      { ...bid, invoice_item_id: 32 },
      { invoice_item_id: 32, description: 'Board a window' },
      'an item by number [api.bid.create.invoice-item-id]',
    ],
    [
      { ...bid, invoice_item_id: '32' },
      { invoice_item_id: 32 },
      'an item by numeric text [api.bid.create.invoice-item-id]',
    ],
    [
      { ...bid, invoice_item_id: undefined, invoice_item_other: 'Paint' },
      { description: 'Paint' },
      'a custom bid [api.bid.create.invoice-item-other]',
    ],
    [{ ...bid, qty: 3.5 }, { qty: 3.5 }, 'a bid item [api.bid.create.qty]'],
    [{ ...bid, uom: 2 }, { uom: 2 }, 'a unit [api.bid.create.uom]'],
    [
      { ...bid, comment: 'a', comp_comment: 'b' },
      { comment: 'a', completion_comment: 'b' },
      'comments [api.bid.create.comments]',
    ],
  ])('takes %j as %j (%s)', async (body, expected) => {
    expect(await made(body)).toMatchObject(expected);
  });

  it('takes a completion item [api.bid.create.qty-completion]', async () => {
    const found = await made({ ...bid, qty: undefined, qty_completion: 4 });
    expect(demo.store.bids.get(Number(found?.comp_note_id))?.qty_completion).toBe(4);
  });

  it('answers the new id as a number [api.bid.create.response]', async () => {
    const { body } = await demo.call('bid/create', bid);
    expect(body).toEqual({ comp_note_id: expect.any(Number) });
  });

  it.each<[string, unknown, string]>([
    ['wo_invalid', { ...bid, report_id: undefined }, '[api.bid.create.error.wo-invalid]'],
    ['wo_invalid', { ...bid, report_id: 'x' }, '[api.bid.create.error.wo-invalid]'],
    ['wo_invalid', { ...bid, report_id: 4711 }, '[api.bid.create.error.wo-invalid]'],
    [
      'invoice_item_id_invalid',
      { ...bid, invoice_item_id: 'grass' },
      '[api.bid.create.error.invoice-item-id-invalid]',
    ],
    [
      'invoice_item_id_invalid',
      { ...bid, invoice_item_id: 4711 },
      '[api.bid.create.error.invoice-item-id-invalid]',
    ],
    [
      'invoice_item_id_invalid',
      { ...bid, invoice_item_id: 34 },
      'not active [api.bid.create.error.invoice-item-id-invalid]',
    ],
    [
      'invoice_item_id_invalid',
      { ...bid, invoice_item_id: undefined },
      'no item at all [api.bid.create.error.invoice-item-id-invalid]',
    ],
    [
      'invoice_item_other_invalid',
      { ...bid, invoice_item_id: undefined, invoice_item_other: 7 },
      '[api.bid.create.error.invoice-item-other-invalid]',
    ],
    [
      'invoice_item_other_invalid',
      { ...bid, invoice_item_id: undefined, invoice_item_other: ' ' },
      '[api.bid.create.error.invoice-item-other-invalid]',
    ],
    [
      'invoice_item_other_invalid',
      { ...bid, invoice_item_id: undefined, invoice_item_other: 'x'.repeat(300) },
      '[api.bid.create.error.invoice-item-other-invalid]',
    ],
    [
      'invoice_item_id_not_allowed',
      { ...bid, invoice_item_other: 'Paint' },
      '[api.bid.create.error.invoice-item-id-not-allowed]',
    ],
    ['qty_required', { ...bid, qty: undefined }, '[api.bid.create.error.qty-required]'],
    ['qty_invalid', { ...bid, qty: 'two' }, '[api.bid.create.error.qty-invalid]'],
    ['qty_invalid', { ...bid, qty: -1 }, '[api.bid.create.error.qty-invalid]'],
    ['qty_invalid', { ...bid, qty: 1e300 }, '[api.bid.create.error.qty-invalid]'],
    ['qty_invalid', { ...bid, qty_completion: {} }, '[api.bid.create.error.qty-invalid]'],
    ['uom_invalid', { ...bid, uom: 'each' }, '[api.bid.create.error.uom-invalid]'],
    ['uom_invalid', { ...bid, uom: 4 }, 'not active [api.bid.create.error.uom-invalid]'],
    [
      'contractor_price_required',
      { ...bid, contractor_price: undefined },
      '[api.bid.create.error.contractor-price-required]',
    ],
    [
      'contractor_price_invalid',
      { ...bid, contractor_price: '40.005' },
      '[api.bid.create.error.contractor-price-invalid]',
    ],
    [
      'contractor_price_invalid',
      { ...bid, contractor_price: 40.005 },
      '[api.bid.create.error.contractor-price-invalid]',
    ],
    [
      'client_price_required',
      { ...bid, client_price: null },
      '[api.bid.create.error.client-price-required]',
    ],
    [
      'client_price_invalid',
      { ...bid, client_price: 'much' },
      '[api.bid.create.error.client-price-invalid]',
    ],
    [
      'client_price_invalid',
      { ...bid, client_price: 1e300 },
      '[api.bid.create.error.client-price-invalid]',
    ],
    ['comment_invalid', { ...bid, comment: 7 }, 'ours'],
  ])('answers %s: %j (%s)', async (type, body) => {
    expectError(await demo.call('bid/create', body), 400, type);
  });

  it('answers uom_not_allowed while the feature is off [api.bid.create.error.uom-not-allowed]', async () => {
    expectError(await withoutUnits.call('bid/create', { ...bid, uom: 1 }), 400, 'uom_not_allowed');
    expect((await withoutUnits.call('bid/create', bid)).status).toBe(200);
  });

  it('answers internal_error for what is unexpected, and tells nothing of it [api.bid.create.error.internal-error]', async () => {
    const service = await startService((api) =>
      api.on('bid/create', () => {
        throw new Error('the database password is swordfish');
      }),
    );
    const answer = await service.call('bid/create', bid);
    expectError(answer, 500, 'internal_error');
    expect(answer.text).not.toContain('swordfish');
    const reference = String(answer.body.error_description).slice(-36);
    expect(service.log[0]?.details).toMatchObject({ action: 'bid/create', id: reference });
    await service.close();
  });

  it('answers save_error with 500 [api.bid.create.error.save-error]', async () => {
    const service = await startService((api) =>
      api.on('bid/create', ({ fail }) => fail('save_error')),
    );
    expectError(await service.call('bid/create', bid), 500, 'save_error');
    await service.close();
  });

  it('keeps the order of the table', async () => {
    expectError(await demo.call('bid/create', {}), 400, 'wo_invalid');
    expectError(await demo.call('bid/create', { report_id: 1001 }), 400, 'invoice_item_id_invalid');
    expectError(
      await demo.call('bid/create', { report_id: 1001, invoice_item_id: 31 }),
      400,
      'qty_required',
    );
    expectError(
      await demo.call('bid/create', { report_id: 1001, invoice_item_id: 31, qty: 1, uom: 'x' }),
      400,
      'uom_invalid',
    );
  });
});

describe('/bid/update', () => {
  it('changes what is sent and leaves the rest [api.bid.update.request] [api.bid.update.response]', async () => {
    const before = { ...demo.store.bids.get(501) };
    const change = { comp_note_id: 501, qty: 9, client_price: 60, comp_comment: 'done' };
    const { status, body } = await demo.call('bid/update', change);
    expect(status).toBe(200);
    expect(body).toEqual({ result: expect.any(String) });
    expect(demo.store.bids.get(501)).toEqual({
      ...before,
      qty: 9,
      client_price: 60,
      completion_comment: 'done',
    });
    await demo.call('bid/update', {
      comp_note_id: 501,
      qty_completion: 1,
      uom: 2,
      contractor_price: 1,
      comment: '',
    });
    expect(demo.store.bids.get(501)).toMatchObject({
      qty: 9,
      qty_completion: 1,
      uom: 2,
      contractor_price: 1,
      comment: '',
    });
  });

  it.each<[string, unknown, string]>([
    ['comp_note_required', {}, '[api.bid.update.error.comp-note-required]'],
    ['comp_note_invalid', { comp_note_id: 'x' }, '[api.bid.update.error.comp-note-invalid]'],
    ['comp_note_invalid', { comp_note_id: HUGE }, '[api.bid.update.error.comp-note-invalid]'],
    ['not_found', { comp_note_id: 4711 }, '[api.bid.update.error.not-found]'],
    ['qty_invalid', { comp_note_id: 501, qty: 'x' }, '[api.bid.update.error.qty-invalid]'],
    [
      'qty_invalid',
      { comp_note_id: 501, qty_completion: 'x' },
      '[api.bid.update.error.qty-invalid]',
    ],
    ['uom_invalid', { comp_note_id: 501, uom: 'x' }, '[api.bid.update.error.uom-invalid]'],
    ['uom_invalid', { comp_note_id: 501, uom: 4 }, '[api.bid.update.error.uom-invalid]'],
    [
      'contractor_price_invalid',
      { comp_note_id: 501, contractor_price: 'x' },
      '[api.bid.update.error.contractor-price-invalid]',
    ],
    [
      'client_price_invalid',
      { comp_note_id: 501, client_price: [] },
      '[api.bid.update.error.client-price-invalid]',
    ],
    [
      'comment_invalid',
      { comp_note_id: 501, comment: 7 },
      '[api.bid.update.error.comment-invalid]',
    ],
    [
      'comment_invalid',
      { comp_note_id: 501, comp_comment: {} },
      '[api.bid.update.error.comment-invalid]',
    ],
  ])('answers %s: %j %s', async (type, body) => {
    expectError(await demo.call('bid/update', body), 400, type);
  });

  it('answers uom_not_allowed while the feature is off [api.bid.update.error.uom-not-allowed]', async () => {
    expectError(
      await withoutUnits.call('bid/update', { comp_note_id: 501, uom: 1 }),
      400,
      'uom_not_allowed',
    );
  });
});

describe('/bid/delete', () => {
  it('removes the bid [api.bid.delete.response]', async () => {
    const { status, body } = await demo.call('bid/delete', { comp_note_id: '503' });
    expect(status).toBe(200);
    expect(body).toEqual({ result: 'Bid 503 deleted' });
    expect(demo.store.bids.has(503)).toBe(false);
  });

  it.each<[string, unknown, string]>([
    ['comp_note_required', {}, '[api.bid.delete.error.comp-note-required]'],
    ['comp_note_invalid', { comp_note_id: 'x' }, '[api.bid.delete.error.comp-note-invalid]'],
    ['comp_note_invalid', { comp_note_id: -1 }, '[api.bid.delete.error.comp-note-invalid]'],
    ['not_found', { comp_note_id: 4711 }, '[api.bid.delete.error.not-found]'],
  ])('answers %s: %j %s', async (type, body) => {
    expectError(await demo.call('bid/delete', body), 400, type);
  });
});

describe('/bid/uom', () => {
  it('answers ids to names, active ones only [api.bid.uom.response] [api.bid.uom.active]', async () => {
    const { body } = await demo.call('bid/uom');
    expect(body).toEqual({ uom: { 1: 'Each', 2: 'Square foot', 3: 'Cubic yard' } });
  });

  it('answers an empty object while the feature is off', async () => {
    expect((await withoutUnits.call('bid/uom')).body).toEqual({ uom: {} });
  });
});

describe('/bid/invoice/items', () => {
  it('answers active items of the order [api.bid.invoice-items.response] [api.bid.invoice-items.fields]', async () => {
    const { body } = await demo.call('bid/invoice/items', { report_id: 1000 + 10 });
    expect(body.report_id).toBe(1010);
    expect(body.invoice_items).toEqual([
      {
        invoice_item_id: 31,
        description: 'Grass cut',
        client_price: 55,
        contractor_price: 40,
        uom: 1,
      },
      {
        invoice_item_id: 32,
        description: 'Board a window',
        client_price: 120,
        contractor_price: 80,
        uom: 1,
      },
      {
        invoice_item_id: 33,
        description: 'Remove debris',
        client_price: 35,
        contractor_price: 25,
        uom: 3,
      },
    ]);
  });

  it('takes an id as text of digits from the handler [api.bid.invoice-items.fields]', async () => {
    const item = { description: 'Grass cut', client_price: 1, contractor_price: 1, uom: 1 };
    const service = await startService((api) =>
      api.on('bid/invoice/items', ({ data }) => ({
        report_id: data.report_id,
        invoice_items: [
          Object.assign({ invoice_item_id: 0 }, item, JSON.parse('{"invoice_item_id":"31"}')),
        ],
      })),
    );
    const { status, text } = await service.call('bid/invoice/items', { report_id: 1 });
    expect([status, JSON.parse(text).invoice_items[0].invoice_item_id]).toEqual([200, '31']);
    await service.close();
  });

  it('prices by work order [api.bid.invoice-items.prices]', async () => {
    const prices = async (report_id: number) => {
      const { text } = await demo.call('bid/invoice/items', { report_id });
      const [first] = JSON.parse(text).invoice_items;
      return [first.client_price, first.contractor_price];
    };
    expect(await prices(1010)).toEqual([55, 40]);
    expect(await prices(1014)).toEqual([57, 42]);
  });

  it.each([{}, { report_id: 'x' }, { report_id: 4711 }])(
    'answers wo_invalid: %j [api.bid.invoice-items.error.wo-invalid]',
    async (body) => {
      expectError(await demo.call('bid/invoice/items', body), 400, 'wo_invalid');
    },
  );
});
