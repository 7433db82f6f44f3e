import { Ajv2020 } from 'ajv/dist/2020.js';
import { openapiDocument } from '../../../src/api/generated/openapi.js';
import { startDemo } from '../support/demo.js';
import { expectError } from '../support/expect-error.js';

let demo: Awaited<ReturnType<typeof startDemo>>;

beforeAll(async () => {
  demo = await startDemo();
});

describe('amounts, as callers in other languages write them', () => {
  const bid = { report_id: 1011, invoice_item_id: 31, contractor_price: 40, client_price: 55.5 };
  const stored = async (changes: object) => {
    const created = await demo.call('bid/create', { ...bid, qty: 2, ...changes });
    expect([created.status, created.body.error]).toEqual([200, undefined]);
    const { body } = await demo.call('bid/list', { report_id: 1011 });
    const { bids } = Object(body);
    return bids.find(
      ({ comp_note_id }: { comp_note_id: unknown }) => comp_note_id === created.body.comp_note_id,
    );
  };

  /** Whether a body is one of those that the published document describes for a side of an action. */
  const isDescribed = (action: string, side: 'requestBody' | 'responses/200', body: unknown) => {
    const path = `paths/~1${action.replaceAll('/', '~1')}/post/${side}/content/application~1json`;
    const ajv = new Ajv2020({ strict: false });
    return ajv.addSchema(openapiDocument, 'api').validate({ $ref: `api#/${path}/schema` }, body);
  };

  it.each<[object, object]>([
    [{ qty: '2' }, { qty: 2 }],
    [{ qty: '1,250.00' }, { qty: 1250 }],
    [{ qty: 3 * 1.1 }, { qty: 3.3 }],
    [{ contractor_price: '1,250.5' }, { contractor_price: 1250.5 }],
    [{ client_price: '-1,250.50' }, { client_price: -1250.5 }],
    [{ client_price: 0.1 + 0.2 }, { client_price: 0.3 }],
  ])('%j is read, as the OpenAPI document says [api.amounts]', async (sent, kept) => {
    const written = await stored(sent);
    expect(written).toMatchObject(kept);
    expect(isDescribed('bid/create', 'requestBody', { ...bid, qty: 2, ...sent })).toBe(true);
    // Amounts are accepted as text, and written as numbers.
    const list = { report_id: 1011, bids: [written] };
    expect(isDescribed('bid/list', 'responses/200', list)).toBe(true);
    const asText = { ...list, bids: [{ ...written, qty: '2' }] };
    expect(isDescribed('bid/list', 'responses/200', asText)).toBe(false);
  });

  it.each<[object, object]>([
    [{ uom: '' }, { uom: 1 }],
    [{ qty: '', qty_completion: '1' }, { qty: 0 }],
  ])('%j is read, as absent [api.amounts]', async (sent, kept) => {
    expect(await stored(sent)).toMatchObject(kept);
    expect(openapiDocument).toMatchObject({
      info: { description: expect.stringContaining('is the same as an absent one') },
    });
  });

  it.each<[object, string]>([
    [{ qty: '1,25' }, 'qty_invalid'],
    [{ qty: '1.005' }, 'qty_invalid'],
    [{ qty: 1.005 }, 'qty_invalid'],
    [{ qty: '-1' }, 'qty_invalid'],
    [{ qty: 'two' }, 'qty_invalid'],
    [{ qty: '' }, 'qty_required'],
    [{ contractor_price: '3.3000000000000003' }, 'contractor_price_invalid'],
    [{ contractor_price: '9,999,999,999,999.00' }, 'contractor_price_invalid'],
    [{ client_price: '1e3' }, 'client_price_invalid'],
    [{ client_price: 1e-5 }, 'client_price_invalid'],
  ])('%j is refused [api.amounts]', async (sent, error) => {
    expectError(await demo.call('bid/create', { ...bid, qty: 2, ...sent }), 400, error);
  });

  it.each(['1,25', '1.005', 'two', '1e3'])(
    'the OpenAPI document describes no amount %j [api.amounts]',
    (qty) => {
      expect(isDescribed('bid/create', 'requestBody', { ...bid, qty })).toBe(false);
    },
  );

  it('are read within lines too, and blank members of a line are absent [api.amounts]', async () => {
    const line = { invoice_item_id: '31', qty: '2', price: '1,250.00', uom_id: '', line_id: '' };
    const request = { report_id: 1012, client_items: [{ ...line, uom_id: 1, line_id: '5' }] };
    expect(isDescribed('invoice/create', 'requestBody', request)).toBe(true);
    const { body } = await demo.call('invoice/create', { report_id: 1012, client_items: [line] });
    expect(demo.store.invoices.get(Number(body.invoice_id))?.client_items).toMatchObject([
      { invoice_item_id: 31, qty: 2, price: 1250, uom_id: null },
    ]);
  });
});

it('a zip may be a number, with the zeros in front that it has lost [api.amounts]', async () => {
  const place = { address: '100 Elm St', city: 'Dayton', state: 'OH' };
  const found = await demo.call('property/id', { ...place, zip: 45402 });
  expect(found.body).toEqual({ org_property_id: 5001 });
  const values = { ...place, work_type: 4, client_company: 'Example Bank', date_due: '20260301' };
  const created = await demo.call('workorder/create', { values: { ...values, zip: 2101 } });
  const { body } = await demo.call('workorder/get', { report_id: created.body.report_id });
  expect(body).toMatchObject({ values: { zip: '02101' } });
  expectError(await demo.call('property/id', { ...place, zip: -1 }), 400, 'address_invalid');
});

describe('/jobnote/file/list', () => {
  it('answers the files of a note [api.jobnote.file-list]', async () => {
    const { status, body } = await demo.call('jobnote/file/list', {
      report_id: '1001',
      note_id: 801,
    });
    expect([status, body]).toEqual([
      200,
      { files: [{ file_id: 9001, file_name: 'photo-1.jpg', file_type: 'image/jpeg' }] },
    ]);
    const none = await demo.call('jobnote/file/list', { report_id: 1001, note_id: 802 });
    expect(none.body).toEqual({ files: [] });
  });

  it.each([{}, { report_id: 1001 }, { report_id: 1001, note_id: 'x' }])(
    'needs order and note: %j is refused [api.jobnote.file-list]',
    async (request) => {
      expectError(await demo.call('jobnote/file/list', request), 400, 'invalid_request');
    },
  );

  it('finds no note of another order [api.jobnote.file-list]', async () => {
    const { status } = await demo.call('jobnote/file/list', { report_id: 1002, note_id: 801 });
    expect(status).toBe(404);
  });
});

describe('/invoice/create', () => {
  it('makes an invoice with the lines of both sides [api.invoice.create]', async () => {
    const { body } = await demo.call('invoice/create', {
      report_id: 1013,
      contractor_items: [{ invoice_item_id: 31, qty: 1, price: 40 }],
      client_items: [{ invoice_item_other: 'Paint', qty: '2', price: '55.50' }],
    });
    expect(body).toEqual({ invoice_id: expect.any(Number) });
    expect(await demo.call('invoice/id', { report_id: 1013 })).toMatchObject({ body });
    expect((await demo.call('invoice/get', body)).body).toMatchObject({
      contractor_items: [{ invoice_item_id: 31, price: 40 }],
      client_items: [{ invoice_item_other: 'Paint', qty: 2, price: 55.5 }],
    });
  });

  it.each<[object, string]>([
    [{}, 'wo_invalid'],
    [{ report_id: 'x' }, 'wo_invalid'],
    [{ report_id: 9_999_999 }, 'wo_invalid'],
    [{ report_id: 1013, client_items: {} }, 'invalid_request'],
    [{ report_id: 1013, client_items: [{ price: 'x' }] }, 'invalid_request'],
  ])('refuses %j [api.invoice.create]', async (request, error) => {
    expectError(await demo.call('invoice/create', request), 400, error);
  });

  it('is marked as superseded in the OpenAPI document [api.invoice.create]', () => {
    expect(openapiDocument).toMatchObject({
      paths: {
        '/invoice/create': {
          post: { deprecated: true, description: expect.stringContaining('`/invoice/update`') },
        },
      },
    });
  });
});
