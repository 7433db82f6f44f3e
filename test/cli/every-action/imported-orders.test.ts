import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiCatalogue } from '../../../src/api/index.js';
import { defineForm } from '../../../src/forms/index.js';
import { OrdersOfApp } from '../../site/api/orders-of-app.js';
import { ENGINES } from '../../site/databases.js';
import { eventually } from '../../support/eventually.js';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { svclink } from '../command-line.js';
import { removeFolder, temporaryFolder } from '../serve/serve-process.js';

// Every action of the JSON API that concerns an order, on an imported one, by `svclink api`: its effect is at the owner of
// the order, or it is refused as decided. The history of the importing site names the app.

const FORM = 72;
const PLACE = { address: '8 Import Rd', city: 'Lincoln', state: 'NE', zip: '68501' };

/** The actions that concern no imported order: those of the whole site, and the one that makes an owned order. */
const NOT_OF_ORDERS: ReadonlySet<string> = new Set([
  'autoimport/export',
  'autoimport/list',
  'autoimport/upload',
  'bid/uom',
  'file/document/types',
  'property/definition',
  'user/group/list',
  'user/search',
  'workorder/create',
  'workorder/fields',
]);

let test: OrdersOfApp;
let folder: string;
let credentials: string;
let report_id: number;
let remote: string;
const covered = new Set<string>();
const [sqlite] = ENGINES;

beforeAll(async () => {
  await sqlite?.start();
  if (!sqlite) throw new Error('there is no engine');
  test = await OrdersOfApp.open(sqlite, { thumbnails: false });
  const { pair, site } = test;
  const questions = { remarks: { type: 'textbox', text: 'Remarks' } } as const;
  const form = defineForm({ id: FORM, name: 'Import', questions });
  await pair.owner.owner.forms.add(form, { form_ver_id: 3 });
  await site.site.properties.fields.add({ name: 'occupancy', label: 'O', type: 'text' });
  const pcr_forms = [{ pcr_form_id: FORM, form_required: false }];
  remote = await pair.owner.order({ wo_number: 'IMPORTED', ...PLACE, pcr_forms });
  report_id = Number((await pair.imported(remote)).id);
  await site.owner.items.setForOrder(String(report_id), [], { is_other_allowed: true });
  const { listener } = pair.importerServer;
  pair.importerServer.listener = (request, response) => {
    if (!request.url?.startsWith('/api/')) return listener(request, response);
    request.url = request.url.slice('/api'.length);
    site.site.api(request, response);
  };
  const scopes = [...new Set(apiCatalogue.map(({ service }) => `${service}-rw`))];
  folder = temporaryFolder();
  credentials = join(folder, 'credentials.json');
  const file = await site.site.apps.create({ name: 'office', scopes });
  writeFileSync(credentials, JSON.stringify(file));
}, 60_000);
afterAll(async () => {
  await test?.close();
  await sqlite?.stop();
  removeFolder(folder);
});

function run(action: string, data: object) {
  covered.add(action);
  const request = ['--data', JSON.stringify(data), '--credentials', credentials];
  return svclink(['api', action, ...request]);
}

/** What `svclink api` prints for an action that has to succeed. */
async function api(action: string, data: object = { report_id }) {
  const { status, out, err } = await run(action, data);
  if (status !== 0) throw new Error(`${action}: ${err}`);
  return JSON.parse(out);
}

/** The refusal of an action by `svclink api`. */
async function refused(action: string, data: object, reason: string): Promise<void> {
  const { status, err } = await run(action, data);
  expect([action, status === 0, err]).toEqual([action, false, expect.stringContaining(reason)]);
}

/** Waits until the owner of the order has a text in one part of its results. */
async function atOwner(part: 'answers' | 'bids' | 'flags' | 'invoices', text: string) {
  const { owner } = test.pair.owner;
  const parts = async () => JSON.stringify((await owner.results(remote))[part]);
  await eventually(async () => (await parts()).includes(text), `${text} in ${part}`);
}

it('reads an imported order, and leaves its fields to its owner [site.api.imported]', async () => {
  const found = await api('workorder/search', { wo_number: 'IMPORTED' });
  expect(JSON.stringify(found)).toContain(`"report_id":${report_id}`);
  expect((await api('workorder/get')).values).toMatchObject(PLACE);
  const values = { comments: 'Changed here' };
  await refused('workorder/update', { report_id, values }, 'not_allowed');
  const owned = await test.pair.owner.owner.orders.get(remote);
  expect(JSON.stringify(owned)).not.toContain('Changed here');
  const { org_property_id } = await api('property/id', PLACE);
  await api('property/update', { org_property_id, values: { occupancy: 'vacant' } });
  expect(JSON.stringify(await api('property/get', { org_property_id }))).toContain('vacant');
});

it('answers its forms [site.api.imported]', async () => {
  const form = { report_id, pcr_form_id: FORM };
  expect(await api('workorder/pcr/list')).toMatchObject([{ pcr_form_id: FORM, version: 3 }]);
  expect(await api('pcr/get', { pcr_form_id: FORM, version: 3 })).toHaveProperty('questions');
  const { questions } = await api('workorder/pcr/get', form);
  const [{ pcr_question_id }] = questions;
  const answers = [{ pcr_question_id, answer: 'by svclink api' }];
  await api('workorder/pcr/answer', { ...form, questions: answers });
  await atOwner('answers', 'by svclink api');
  await refused('workorder/pcr/detach', form, 'not_allowed');
  expect((await test.pair.owner.owner.orders.get(remote))?.pcr_forms).toHaveLength(1);
});

it('sends its bids, invoice, photos and flags to the owner [site.api.imported]', async () => {
  const prices = { qty: 1, contractor_price: 1, client_price: 2 };
  expect(await api('bid/invoice/items')).toHaveProperty('invoice_items');
  const bid = { report_id, invoice_item_other: 'Haul it', ...prices };
  const { comp_note_id } = await api('bid/create', bid);
  await atOwner('bids', 'Haul it');
  await api('bid/update', { comp_note_id, comment: 'Two loads' });
  await atOwner('bids', 'Two loads');
  expect((await api('bid/list')).bids).toMatchObject([{ comp_note_id, comment: 'Two loads' }]);

  const photo = { file_name: 'door.jpg', file_area: 0, content: DOOR_PHOTO.toString('base64') };
  const { file_id } = await api('file/upload', { report_id, ...photo });
  expect((await api('file/list')).files).toMatchObject([{ file_id, file_name: 'door.jpg' }]);
  expect(await api('file/get', { file_id })).toMatchObject({ content: photo.content });
  expect(await api('file/get/metadata', { file_id })).toMatchObject({ file_id });
  expect((await api('file/flag/items')).items.bids).toMatchObject([{ comp_note_id }]);
  await api('file/flag', { type: 'b', file_id, comp_note_id });
  await atOwner('flags', '"work_type":"b"');
  const files = await test.pair.owner.owner.files.list(remote);
  expect(files).toMatchObject([{ file_name: 'door.jpg' }]);
  await refused('bid/delete', { comp_note_id }, 'its owner has accepted it');

  const line = { invoice_item_other: 'Paint it', qty: 1, price: 5 };
  const { invoice_id } = await api('invoice/create', { report_id, contractor_items: [line] });
  await atOwner('invoices', 'Paint it');
  expect(await api('invoice/id')).toEqual({ invoice_id });
  const { contractor_items } = await api('invoice/get', { invoice_id });
  const [{ line_id }] = contractor_items;
  await api('invoice/update', { report_id, invoice_id, items: [{ line_id, qty: 7 }] });
  await atOwner('invoices', '7.00');
  await refused('invoice/delete/item', { line_id }, 'its owner has this line');
});

it('sends its notes to the owner, and takes back those that it does not have [site.api.imported]', async () => {
  const texts = async () =>
    (await test.pair.owner.owner.notes.list(remote)).map(({ note_text }) => note_text);
  const { note_id } = await api('jobnote/create', { report_id, note_text: 'First' });
  const note = { report_id, note_id };
  await eventually(async () => (await texts()).includes('First'), 'the note');
  expect(await api('jobnote/get', note)).toMatchObject({ note_text: 'First' });
  expect(JSON.stringify(await api('jobnote/list'))).toContain(`"note_id":${note_id}`);
  expect(await api('jobnote/file/list', note)).toHaveProperty('files');
  await api('jobnote/update', { ...note, note_text: 'Second' });
  await eventually(async () => (await texts()).includes('Second'), 'the revision');
  await refused('jobnote/delete', note, 'note_delete_error: ');
  await test.site.site.importer.links.pause('owner');
  const waiting = await api('jobnote/create', { report_id, note_text: 'Never sent' });
  await api('jobnote/delete', { report_id, note_id: waiting.note_id });
  await test.site.site.importer.links.resume('owner');
  expect(await texts()).not.toContain('Never sent');
});

it('makes it ready at the owner, and its history names the app for each change [site.api.history]', async () => {
  await api('workorder/rfo', { report_id, ready: 1 });
  const { orders } = test.pair.owner.owner;
  const status = async () => (await orders.get(remote))?.wo_status;
  await eventually(async () => (await status()) === 'Ready for Office', 'the result');
  await refused('workorder/rfo', { report_id, ready: 0 }, 'not_allowed');
  const entries = await test.site.site.importer.orders.history(String(report_id));
  const changes = entries.filter(({ actor }) => actor === 'app office');
  expect(changes.length).toBeGreaterThanOrEqual(9);
});

it('has called each action of the catalogue that concerns orders', () => {
  const all = [...covered, ...NOT_OF_ORDERS].toSorted();
  expect(all).toEqual(apiCatalogue.map(({ action }) => action).toSorted());
});
