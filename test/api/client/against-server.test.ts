import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ACTION_NAMES,
  ApiCallError,
  type ApiClient,
  createApiClient,
} from '../../../src/api/index.js';
import { startService } from '../support/service.js';
import { type DemoClient, startDemoClient } from './support/demo-client.js';
import { failureOf } from './support/peer.js';

let running: DemoClient;
let api: ApiClient;

beforeAll(async () => {
  running = await startDemoClient();
  api = running.api;
});

afterAll(() => running.close());

const anything: unknown = expect.anything();
const text: unknown = expect.any(String);
const number: unknown = expect.any(Number);

const newOrder = {
  address: '1 New St',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
  work_type: 1,
  client_company: 'Example',
  date_due: '2026-12-31',
};
const bid = { report_id: 1001, contractor_price: 40, client_price: 55 };
const note = { report_id: 1001, note_type: 'general', note_text: 'Key under the mat' };
const csv = Buffer.from('address;city\n');

/** Every action once, with what the example service answers. */
const calls: readonly [action: string, call: () => Promise<unknown>, answer: unknown][] = [
  [
    'autoimport/list',
    () => api.autoimport.list(),
    expect.arrayContaining([expect.objectContaining({ autoimport_id: 7, active: 1 })]),
  ],
  [
    'autoimport/upload',
    () => api.autoimport.upload({ autoimport_id: 7, name: 'new.csv', content: csv }),
    { message: `Queued new.csv, ${csv.length} bytes` },
  ],
  [
    'autoimport/export',
    () => api.autoimport.export({ autoimport_id: 8, export_date: new Date('2026-01-05') }),
    {
      file_name: 'pir-2026-01-05.csv',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      content: expect.any(Buffer),
    },
  ],
  [
    'bid/list',
    () => api.bid.list({ report_id: 1001 }),
    {
      report_id: 1001,
      bids: expect.arrayContaining([expect.objectContaining({ comp_note_id: 501 })]),
    },
  ],
  [
    'bid/create',
    () => api.bid.create({ ...bid, invoice_item_id: 31, qty: 2, uom: 1, comment: 'Tall grass' }),
    { comp_note_id: number },
  ],
  ['bid/update', () => api.bid.update({ comp_note_id: 501, qty: 3 }), { result: text }],
  ['bid/delete', () => api.bid.delete({ comp_note_id: 504 }), { result: text }],
  ['bid/uom', () => api.bid.uom(), { uom: { 1: 'Each', 2: 'Square foot', 3: 'Cubic yard' } }],
  [
    'bid/invoice/items',
    () => api.bid.invoice.items({ report_id: 1001 }),
    {
      report_id: 1001,
      invoice_items: expect.arrayContaining([expect.objectContaining({ invoice_item_id: 31 })]),
    },
  ],
  [
    'file/list',
    () => api.file.list({ report_id: 1001 }),
    {
      report_id: 1001,
      files: expect.arrayContaining([expect.objectContaining({ file_id: 9001, file_area: 0 })]),
    },
  ],
  [
    'file/get',
    () => api.file.get({ file_id: 9001 }),
    expect.objectContaining({ report_id: 1001, file_id: 9001, content: expect.any(Buffer) }),
  ],
  [
    'file/get/metadata',
    () => api.file.get.metadata({ file_id: 9001 }),
    { file_id: 9001, metadata: expect.objectContaining({ FileName: 'photo-1.jpg' }) },
  ],
  [
    'file/upload',
    () =>
      api.file.upload({
        report_id: 1001,
        file_name: 'permit.pdf',
        file_area: 1,
        document_type_id: 3,
        content: Readable.from([Buffer.from('%PDF-'), Buffer.from('1.4')]),
      }),
    { file_id: number },
  ],
  [
    'file/flag/items',
    () => api.file.flag.items({ report_id: 1001 }),
    { items: { bids: anything, completions: anything, pcr: anything } },
  ],
  [
    'file/flag',
    () => api.file.flag({ file_id: 9006, type: 'c', comp_note_id: 501, stage: 'a' }),
    { result: text },
  ],
  [
    'file/document/types',
    () => api.file.document.types(),
    { 1: 'Lease', 2: 'Invoice', 3: 'Permit' },
  ],
  [
    'user/search',
    () => api.user.search({ user_name: 'jo.doe' }),
    { users: [expect.objectContaining({ user_id: 1, user_email: 'jo.doe@example.com' })] },
  ],
  ['user/group/list', () => api.user.group.list(), { groups: anything }],
  [
    'workorder/search',
    () => api.workorder.search({ loan_number: 'LN-70003' }),
    { work_orders: [expect.objectContaining({ report_id: 1004, state: 'FL' })] },
  ],
  [
    'workorder/fields',
    () => api.workorder.fields(),
    expect.objectContaining({ occupancy: anything }),
  ],
  [
    'workorder/get',
    () => api.workorder.get({ report_id: 1001 }),
    { report_id: 1001, org_property_id: 5001, values: anything, fields: anything },
  ],
  [
    'workorder/create',
    () => api.workorder.create({ values: newOrder, work_items: [{ id: 31, qty: 1, price: 40 }] }),
    { report_id: number },
  ],
  [
    'workorder/update',
    () => api.workorder.update({ report_id: 1002, values: { occupancy: 'Vacant' } }),
    { result: text, org_property_id: 5001, wo_reassociated: false },
  ],
  ['workorder/rfo', () => api.workorder.rfo({ report_id: 1001, ready: 1 }), { result: text }],
  [
    'workorder/pcr/list',
    () => api.workorder.pcr.list({ report_id: 1001 }),
    [expect.objectContaining({ pcr_form_id: 12, version: 3 })],
  ],
  [
    'workorder/pcr/get',
    () => api.workorder.pcr.get({ report_id: 1001, pcr_form_id: 12 }),
    { pcr_form_id: 12, version: 3, name: 'Occupancy check', questions: anything },
  ],
  [
    'workorder/pcr/answer',
    () =>
      api.workorder.pcr.answer({
        report_id: 1002,
        pcr_form_id: 12,
        questions: [{ pcr_question_id: 88, answer: 'no' }],
      }),
    anything,
  ],
  [
    'workorder/pcr/detach',
    () => api.workorder.pcr.detach({ report_id: 1009, pcr_form_id: 12 }),
    { result: text },
  ],
  [
    'pcr/get',
    () => api.pcr.get({ pcr_form_id: 12, version: 3 }),
    { pcr_form_id: 12, version: 3, name: 'Occupancy check', questions: anything },
  ],
  [
    'property/definition',
    () => api.property.definition(),
    { definition: ['address', 'city', 'state', 'zip'], fields: anything },
  ],
  [
    'property/id',
    () => api.property.id({ address: '100 Elm St', city: 'Dayton', state: 'OH', zip: '45402' }),
    { org_property_id: 5001 },
  ],
  [
    'property/get',
    () => api.property.get({ org_property_id: 5001 }),
    expect.objectContaining({ org_property_id: 5001, address: '100 Elm St' }),
  ],
  [
    'property/update',
    () => api.property.update({ org_property_id: 5002, values: { lot_size: '0.5' } }),
    { result: text },
  ],
  ['invoice/id', () => api.invoice.id({ report_id: 1003 }), { invoice_id: 303 }],
  [
    'invoice/create',
    () => api.invoice.create({ report_id: 1003, client_items: [{ invoice_item_id: 31, qty: 2 }] }),
    { invoice_id: number },
  ],
  [
    'invoice/get',
    () => api.invoice.get({ invoice_id: 303 }),
    expect.objectContaining({ invoice_id: 303, complete: 0 }),
  ],
  [
    'invoice/update',
    () => api.invoice.update({ report_id: 1003, invoice_id: 303, complete: 1 }),
    anything,
  ],
  ['invoice/delete/item', () => api.invoice.delete.item({ line_id: 9106 }), { result: text }],
  [
    'jobnote/list',
    () => api.jobnote.list({ report_id: 1001 }),
    {
      report_id: 1001,
      wo_notes: [expect.objectContaining({ note_id: 801 })],
      prop_notes: anything,
    },
  ],
  [
    'jobnote/get',
    () => api.jobnote.get({ report_id: 1001, note_id: 801 }),
    expect.objectContaining({ note_text: 'The gate is locked' }),
  ],
  [
    'jobnote/file/list',
    () => api.jobnote.file.list({ report_id: 1001, note_id: 801 }),
    { files: [expect.objectContaining({ file_id: 9001, file_type: 'image/jpeg' })] },
  ],
  ['jobnote/create', () => api.jobnote.create(note), { note_id: number }],
  [
    'jobnote/update',
    () => api.jobnote.update({ ...note, note_id: 801, note_text: 'The gate is open' }),
    anything,
  ],
  [
    'jobnote/delete',
    () => api.jobnote.delete({ report_id: 1001, note_id: 802 }),
    { message: text },
  ],
];

describe('client and server against each other', () => {
  it.each(calls)(
    '/%s answers what it should [client.api.request.actions]',
    async (name, call, answer) => {
      running.asked.length = 0;
      expect(await call()).toEqual(answer);
      expect(running.asked.filter((path) => path !== 'auth/token')).toEqual([name]);
    },
  );

  it('leave no action out', () => {
    expect(calls.map(([name]) => name).sort()).toEqual([...ACTION_NAMES].sort());
  });

  it('carry a file there and back', async () => {
    const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
    const { file_id } = await api.file.upload({
      report_id: 1005,
      file_name: 'back.jpg',
      file_area: 0,
      content,
    });
    const got = await api.file.get({ file_id });
    expect(got.content.equals(content)).toBe(true);
    expect(got.hash).toBe(createHash('sha256').update(content).digest('hex'));
    expect(got.file_type).toBe('image/jpeg');
  });

  it('go through all 250 orders and all 30 users', async () => {
    const ids = new Set<number>();
    for (const state of ['OH', 'TX', 'FL']) {
      for await (const order of api.workorder.searchAll({ state })) ids.add(order.report_id);
    }
    const demoIds = [...running.demo.store.orders.keys()];
    expect([...ids].sort()).toEqual(demoIds.sort());
    const users: number[] = [];
    for await (const user of api.user.searchAll()) users.push(user.user_id);
    expect(users).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});

/** What each service refuses, with the type and status of its table. */
const refusals: readonly [
  action: string,
  type: string,
  status: number,
  call: () => Promise<unknown>,
][] = [
  [
    'autoimport/upload',
    'autoimport_not_found',
    400,
    () => api.autoimport.upload({ autoimport_id: 404, name: 'x.csv', content: csv }),
  ],
  [
    'autoimport/upload',
    'content_invalid',
    400,
    () => api.autoimport.upload({ autoimport_id: 7, name: 'x.csv', content: 'no base64' }),
  ],
  [
    'autoimport/upload',
    'content_required',
    400,
    () => api.autoimport.upload({ autoimport_id: 7, name: 'x.csv', content: Buffer.alloc(0) }),
  ],
  [
    'autoimport/export',
    'auto_import_inactive',
    400,
    () => api.autoimport.export({ autoimport_id: 9, export_date: '2026-01-05' }),
  ],
  [
    'autoimport/export',
    'export_date_invalid',
    400,
    () => api.autoimport.export({ autoimport_id: 8, export_date: '05.01.2026' }),
  ],
  ['bid/list', 'wo_invalid', 400, () => api.bid.list({ report_id: 1 })],
  ['bid/create', 'qty_required', 400, () => api.bid.create({ ...bid, invoice_item_id: 31 })],
  [
    'bid/create',
    'invoice_item_id_not_allowed',
    400,
    () => api.bid.create({ ...bid, invoice_item_id: 31, invoice_item_other: 'Paint', qty: 1 }),
  ],
  ['bid/update', 'not_found', 400, () => api.bid.update({ comp_note_id: 1, qty: 1 })],
  ['file/list', 'invalid_wo', 400, () => api.file.list({ report_id: 1 })],
  ['file/get', 'not_found', 400, () => api.file.get({ file_id: 1 })],
  ['file/get/metadata', 'not_found', 404, () => api.file.get.metadata({ file_id: 1 })],
  ['file/flag', 'stage_invalid', 400, () => api.file.flag({ file_id: 9001, type: 'c' })],
  ['workorder/search', 'invalid_search', 400, () => api.workorder.search({ offset: 0 })],
  ['workorder/search', 'invalid_search', 400, () => api.workorder.search()],
  ['workorder/update', 'invalid_report_id', 400, () => api.call('workorder/update', {})],
  [
    'workorder/pcr/detach',
    'pcr_form_id_invalid',
    400,
    () => api.workorder.pcr.detach({ report_id: 1002, pcr_form_id: 404 }),
  ],
  ['property/id', 'missing_fields', 400, () => api.call('property/id', {})],
  ['invoice/id', 'invoice_not_found', 400, () => api.invoice.id({ report_id: 1250 })],
  [
    'jobnote/delete',
    'note_not_found',
    404,
    () => api.jobnote.delete({ report_id: 1001, note_id: 1 }),
  ],
];

describe('what the service refuses', () => {
  it.each(refusals)(
    '/%s: %s %i comes back as it is [client.api.errors.typed]',
    async (action, type, status, call) => {
      const error = await failureOf(call());
      expect(error).toBeInstanceOf(ApiCallError);
      expect(error).toMatchObject({
        action,
        type,
        status,
        description: expect.stringMatching(/./),
      });
    },
  );
});

describe('the token of the service', () => {
  it('of a client that was revoked is fetched anew once, and then refused for good', async () => {
    const service = await startService((api) => api.on('bid/uom', () => ({ uom: {} })));
    const credentials = { ...service.credentials, api_url: service.url };
    const client = createApiClient({ credentials });
    try {
      await client.bid.uom();
      await service.clients.revoke(credentials.client_id);
      expect(await failureOf(client.bid.uom())).toMatchObject({
        action: 'auth/token',
        type: 'invalid_grant',
        status: 400,
        sentMessage: expect.stringMatching(/./),
      });
    } finally {
      await client.close();
      await service.close();
    }
  });

  it('of a scope that is too small is refused at once [client.api.errors.scope]', async () => {
    const service = await startService((api) => api.on('bid/uom', () => ({ uom: {} })));
    const credentials = { ...service.credentials, api_url: service.url, scope: 'file-r' };
    const client = createApiClient({ credentials });
    try {
      expect(await failureOf(client.bid.uom())).toMatchObject({
        action: 'bid/uom',
        type: 'scope_invalid',
        status: 403,
      });
    } finally {
      await client.close();
      await service.close();
    }
  });
});
