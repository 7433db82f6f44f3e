import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { defineForm } from '../../../src/forms/index.js';
import { DiskFileStore } from '../../../src/site/engine/files/disk-file-store.js';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { TestSite } from '../open-site.js';
import { OrdersOfApp } from './orders-of-app.js';
import { TestApp } from './site-api.js';

const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    title: { type: 'title', text: 'House' },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const FRONT = Number(
  Object.values(Object.values(FORM)[0]?.options_pcr_forms_questions ?? {}).find(
    ({ question_name }) => question_name === 'Front',
  )?.pcr_question_id,
);
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const PDF = Buffer.from('%PDF-1.4 a document');
const base64 = (content: Buffer) => content.toString('base64');
const PHOTO = { file_name: 'door.jpg', file_area: 0, content: base64(DOOR_PHOTO) };
const DOCUMENT = { file_name: 'deed.pdf', file_area: 1, content: base64(PDF) };

describe.each(ENGINES)('the service file of a site on $name', (engine) => {
  let test: OrdersOfApp;
  let bids: Record<'owned' | 'imported', number>;
  let app: TestApp;
  beforeAll(async () => {
    await engine.start();
    test = await OrdersOfApp.open(engine, {
      order: { client_company_alias: 'First Bank' },
      thumbnails: false,
    });
    ({ app } = test);
    await test.site.owner.forms.add(FORM, { form_ver_id: 3 });
    const owned = await test.site.order({ pcr_forms: [{ pcr_form_id: 71, form_required: true }] });
    test.owned = Number(owned);
    const bid = { invoice_item_other: 'Grass', qty: 1, contractor_price: 1, client_price: 2 };
    await test.site.owner.items.setForOrder(owned, [], { is_other_allowed: true });
    await test.site.owner.items.setForOrder(String(test.imported), [], { is_other_allowed: true });
    const create = async (report_id: number) =>
      (await app.result('bid/create', { report_id, ...bid, qty_completion: 2 })).comp_note_id;
    bids = { owned: await create(test.owned), imported: await create(test.imported) };
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const error = async (action: string, data: object, by = app) => {
    const { status, body } = await by.call(action, data);
    return [status, body.error];
  };
  const upload = async (report_id: number, file: object = PHOTO): Promise<number> =>
    (await app.result('file/upload', { report_id, ...file })).file_id;
  const list = async (report_id: number) =>
    (await app.result('file/list', { report_id })).files as { file_id: number; flags: object[] }[];
  const named = async (report_id: number, id: number) =>
    (await list(report_id)).find(({ file_id }) => file_id === id);
  const historyOf = async (id: number) => {
    const { owner, importer } = test.site.site;
    const orders = id === test.owned ? owner.orders : importer.orders;
    return (await orders.history(String(id))).map(({ actor, action }) => `${actor}: ${action}`);
  };

  it.each(['owned', 'imported'] as const)(
    'uploads, lists and gets files of an %s order [site.api.files]',
    async (kind) => {
      const report_id = test[kind];
      const photo = await upload(report_id, { ...PHOTO, hash: hashOf(DOOR_PHOTO) });
      const again = await upload(report_id);
      const document = await upload(report_id, DOCUMENT);
      expect(again).not.toBe(photo);
      const shown = await list(report_id);
      expect(shown.filter(({ file_id }) => [photo, document].includes(file_id))).toEqual([
        {
          ...{ file_id: photo, file_name: 'door.jpg', file_type: 'image/jpeg' },
          ...{ file_area: 0, flags: [] },
        },
        {
          ...{ file_id: document, file_name: 'deed.pdf', file_type: 'application/pdf' },
          ...{ file_area: 1, flags: [] },
        },
      ]);
      expect(await app.result('file/get', { file_id: document })).toEqual({
        ...{ report_id, file_id: document, file_name: 'deed.pdf', file_type: 'application/pdf' },
        ...{ file_area: 1, flags: [], hash: hashOf(PDF), content: base64(PDF) },
      });
      expect(
        (await historyOf(report_id)).filter((entry) => entry.startsWith('app desk')),
      ).toContain(kind === 'owned' ? 'app desk: file added' : 'app desk: results added');
    },
  );

  it('gives what an app uploads to the importer and the owner of the order [site.api.files]', async () => {
    const { file_id } = await app.result('file/upload', {
      report_id: test.owned,
      ...{ ...PHOTO, file_name: 'sent.jpg' },
    });
    const sent = await test.site.result('get_file', {
      report_id: String(test.owned),
      module_type: 'uploads',
    });
    expect(sent).toContainEqual(
      expect.objectContaining({ file_id: String(file_id), file_name: 'sent.jpg' }),
    );
    await upload(test.imported, { ...PHOTO, file_name: 'received.jpg' });
    const { files } = test.pair.owner.owner;
    const arrived = async () =>
      (await files.list(test.remote)).some(({ file_name }) => file_name === 'received.jpg');
    await until(arrived, 'the file at the owner');
  });

  it('shows files that came by link, with the flags that came with them [site.api.files]', async () => {
    const report_id = String(test.owned);
    const file = { content: DOOR_PHOTO, name: 'link.jpg' };
    const data = { dst_report_id: report_id, file_id: '900', file_name: 'link.jpg' };
    await test.site.result('send_file', data as never, { file });
    const question_data = [{ file_id: '900', pcr_question_id: FRONT, work_type: 'pc' }];
    const flags = { dst_report_id: report_id, pcr_form_id: '71', question_data };
    await test.site.result('send_photo_flag', flags as never);
    const found = (await app.result('file/list', { report_id: test.owned })).files.find(
      ({ file_name }: { file_name: string }) => file_name === 'link.jpg',
    );
    expect(found.flags).toEqual([
      {
        ...{ type: 'pc', pcr_question_id: FRONT, question: 'Front' },
        ...{ pcr_form_id: 71, form_name: 'Occupancy' },
      },
    ]);
    const { metadata } = await app.result('file/get/metadata', { file_id: found.file_id });
    expect(metadata).toMatchObject({ UploadBy: 'acme', FileName: 'link.jpg', Make: 'Canon' });
  });

  it.each(['owned', 'imported'] as const)(
    'flags photos of an %s order, and says to what they can be flagged [site.api.files]',
    async (kind) => {
      const report_id = test[kind];
      const bid = bids[kind];
      const { items } = await app.result('file/flag/items', { report_id });
      const item = { comp_note_id: bid, description: 'Grass' };
      expect(items.bids).toEqual([item]);
      expect(items.completions).toEqual([item]);
      expect(items.pcr).toEqual(
        kind === 'owned' ? [{ form: 'Occupancy', question: 'Front', pcr_question_id: FRONT }] : [],
      );
      const file_id = await upload(report_id);
      const flag = (more: object) => app.result('file/flag', { file_id, ...more });
      expect(await flag({ type: 'b', comp_note_id: bid })).toEqual({
        result: `File ${file_id} is flagged.`,
      });
      await flag({ type: 'b', comp_note_id: bid, stage: 'b' });
      await flag({ type: 'c', comp_note_id: bid, stage: 'i' });
      const of = { comp_note_id: bid, item_description: 'Grass' };
      const expected: object[] = [
        { type: 'b', ...of, stage: 'b' },
        { type: 'c', ...of, stage: 'i' },
      ];
      expect((await named(report_id, file_id))?.flags).toEqual(expected);
      expect((await app.result('file/get', { file_id })).flags).toEqual(expected);
      expect(await error('file/flag', { file_id, type: 'b' })).toEqual([400, 'invalid_request']);
      expect(await error('file/flag', { file_id, type: 'pc' })).toEqual([400, 'invalid_request']);
      for (const unknown of [
        { type: 'b', comp_note_id: 999_999 },
        { type: 'c', comp_note_id: kind === 'owned' ? bids.imported : bids.owned, stage: 'a' },
        { type: 'pc', pcr_question_id: 999_999 },
      ]) {
        expect(await error('file/flag', { file_id, ...unknown })).toEqual([404, 'not_found']);
      }
      if (kind === 'owned') {
        await flag({ type: 'pc', pcr_question_id: FRONT });
        expect((await named(report_id, file_id))?.flags).toHaveLength(3);
        return;
      }
      const received = async () => (await test.pair.owner.owner.results(test.remote)).flags.length;
      await until(async () => (await received()) === 2, 'the flags at the owner');
    },
  );

  it('shows the damages and violations that photos are flagged to [site.api.damages]', async () => {
    const { damages } = test.site.owner;
    for (const report_id of [test.owned, test.imported]) {
      const file_id = await upload(report_id);
      const on = { report_id: String(report_id) };
      const window = await damages.create({ ...on, title: 'Broken window' });
      const grass = await damages.create({ ...on, title: 'High grass', kind: 'violation' });
      await damages.flag(window, String(file_id));
      await damages.flag(grass, String(file_id));
      expect((await named(report_id, file_id))?.flags).toEqual([
        { type: 'd', damage_id: Number(window), damage_title: 'Broken window' },
        { type: 'v', violation_id: Number(grass), violation_title: 'High grass' },
      ]);
    }
  });

  it('reads time, place, maker and model of a photo, wherever it came from [site.api.metadata]', async () => {
    const door = {
      ...{ FileName: 'door.jpg', DateTimeOriginal: '2026-11-20 10:00:05', Make: 'Canon' },
      ...{ GPSLatitude: 41.2584167, GPSLongitude: -95.9333333, Model: 'EOS 80D' },
      UploadTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    };
    const content = () => Readable.from([DOOR_PHOTO]);
    const own = await test.site.owner.files.add(
      { report_id: String(test.owned), file_name: 'door.jpg', content: content() },
      { by: 'ada' },
    );
    for (const [file_id, UploadBy] of [
      [await upload(test.owned), 'app desk'],
      [await upload(test.imported), 'app desk'],
      [Number(own), 'ada'],
    ]) {
      const answer = await app.result('file/get/metadata', { file_id });
      expect(answer).toEqual({ file_id, metadata: { UploadBy, ...door } });
    }
    // A photo that the owner of an order has sent: the order is assigned when the photo is there.
    const { pair } = test;
    const remote = await pair.owner.order({ account: 'bolt', wo_number: 'WITH-PHOTO' });
    const photo = { report_id: remote, file_name: 'door.jpg', content: content() };
    await pair.owner.owner.files.add(photo);
    await pair.owner.owner.orders.assign(remote, 'acme');
    const { id } = await pair.imported(remote);
    await until(async () => (await list(Number(id))).length === 1, 'the photo of the owner');
    const [theirs] = await list(Number(id));
    const answer = await app.result('file/get/metadata', { file_id: theirs?.file_id });
    expect(answer.metadata).toEqual({ UploadBy: 'owner', ...door });
    const flag = { file_id: theirs?.file_id, type: 'b', comp_note_id: bids.imported };
    expect((await error('file/flag', flag))[1]).toBe('not_allowed');
    const plain = await upload(test.owned, { ...PHOTO, content: base64(JPEG) });
    const { metadata } = await app.result('file/get/metadata', { file_id: plain });
    expect(Object.keys(metadata)).toEqual(['UploadBy', 'UploadTimestamp', 'FileName']);
  });

  it('takes document types of the site', async () => {
    const id = await test.site.owner.documentTypes.create('Deed');
    expect(await app.result('file/document/types')).toEqual({ [id]: 'Deed' });
    for (const report_id of [test.owned, test.imported]) {
      const file_id = await upload(report_id, { ...DOCUMENT, document_type_id: Number(id) });
      const files = await test.site.owner.files.list(String(report_id));
      const found = files.find((file) => file.file_id === String(file_id));
      expect(found?.document_type).toBe('Deed');
      const wrong = { report_id, ...DOCUMENT, document_type_id: 99 };
      expect(await error('file/upload', wrong)).toEqual([400, 'document_type_invalid']);
    }
  });

  it('takes a file of the longest name for orders of both sides', async () => {
    const file_name = `${'n'.repeat(251)}.jpg`;
    for (const report_id of [test.owned, test.imported]) {
      const id = await upload(report_id, { ...PHOTO, file_name });
      expect(await named(report_id, id)).toMatchObject({
        file_name: expect.stringMatching(/^n+\.jpg$/),
      });
    }
  });

  it('refuses wrong requests with the errors of the catalogue', async () => {
    const report_id = test.owned;
    const of = { report_id };
    const document = await upload(report_id, DOCUMENT);
    for (const [action, data, status, type] of [
      ['file/list', {}, 400, 'invalid_wo'],
      ['file/list', { report_id: 'x' }, 400, 'invalid_wo'],
      ['file/list', { report_id: 999_999 }, 400, 'invalid_wo'],
      ['file/get', {}, 400, 'file_id_required'],
      ['file/get', { file_id: 'x' }, 400, 'file_id_invalid'],
      ['file/get', { file_id: 999_999 }, 400, 'not_found'],
      ['file/get/metadata', {}, 422, 'file_id_invalid'],
      ['file/get/metadata', { file_id: 'x' }, 422, 'file_id_invalid'],
      ['file/get/metadata', { file_id: 999_999 }, 404, 'not_found'],
      ['file/get/metadata', { file_id: document }, 404, 'not_found'],
      ['file/flag/items', { report_id: 999_999 }, 400, 'invalid_wo'],
      ['file/flag', { file_id: document, comp_note_id: 1 }, 400, 'type_required'],
      ['file/flag', { file_id: document, type: 'd' }, 400, 'type_invalid'],
      ['file/flag', { file_id: document, type: 'c', comp_note_id: 1 }, 400, 'stage_invalid'],
      ['file/flag', { type: 'b', comp_note_id: 1 }, 400, 'file_id_required'],
      ['file/flag', { type: 'b', comp_note_id: 1, file_id: 'x' }, 400, 'file_id_invalid'],
      ['file/flag', { type: 'b', comp_note_id: 1, file_id: 999_999 }, 400, 'file_id_invalid'],
      ['file/flag', { type: 'b', comp_note_id: 1, file_id: document }, 400, 'file_id_invalid'],
      ['file/upload', { ...PHOTO, report_id: 999_999 }, 400, 'invalid_wo'],
      ['file/upload', { ...PHOTO }, 400, 'invalid_wo'],
      ['file/upload', { ...PHOTO, ...of, file_name: ' ' }, 400, 'name_required'],
      ['file/upload', { ...PHOTO, ...of, file_name: 'run.exe' }, 400, 'invalid_request'],
      ['file/upload', { ...PHOTO, ...of, file_area: 2 }, 400, 'file_area_invalid'],
      ['file/upload', { ...PHOTO, ...of, content: '' }, 400, 'content_required'],
      ['file/upload', { ...PHOTO, ...of, content: '$$$' }, 400, 'content_invalid'],
      ['file/upload', { ...PHOTO, ...of, content: base64(PDF) }, 400, 'content_invalid'],
      ['file/upload', { ...PHOTO, ...of, hash: hashOf(PDF) }, 400, 'content_invalid'],
    ] as const) {
      expect([action, data, ...(await error(action, data))]).toEqual([action, data, status, type]);
    }
    // An image that is named as another one is taken, as by send_file; a path is none.
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const odd = { ...PHOTO, file_name: '../../etc/odd.jpg', content: base64(png) };
    expect(await named(report_id, await upload(report_id, odd))).toMatchObject({
      file_name: 'odd.jpg',
    });
  });

  it('knows nothing of files of orders beyond the limits of an app, of drafts and of notes for groups', async () => {
    const { site } = test;
    const other = await test.createApp({ name: 'limited', accounts: ['bolt'] });
    const { notes, files, users } = site.owner;
    await users.createGroup('office');
    const report_id = String(test.owned);
    const note_id = await notes.create({ report_id, note_text: 'x', groups: ['office'] });
    const secret = { report_id, note_id, file_name: 'a.pdf', content: Readable.from([PDF]) };
    const hidden = Number(await files.add(secret));
    const drafted = { photos: [{ file_name: 'draft.jpg', content: Readable.from([JPEG]) }] };
    await site.site.importer.results.add(String(test.imported), drafted, { draft: true });
    const names = (await app.result('file/list', { report_id: test.imported })).files.map(
      ({ file_name }: { file_name: string }) => file_name,
    );
    expect(names).not.toContain('draft.jpg');
    expect(await error('file/get', { file_id: hidden })).toEqual([400, 'not_found']);
    for (const order of [test.owned, test.imported]) {
      const file_id = await upload(order);
      for (const [action, data, status, type] of [
        ['file/list', { report_id: order }, 400, 'invalid_wo'],
        ['file/flag/items', { report_id: order }, 400, 'invalid_wo'],
        ['file/upload', { report_id: order, ...PHOTO }, 400, 'invalid_wo'],
        ['file/get', { file_id }, 400, 'not_found'],
        ['file/get/metadata', { file_id }, 404, 'not_found'],
        ['file/flag', { file_id, type: 'b', comp_note_id: bids.owned }, 400, 'file_id_invalid'],
      ] as const) {
        expect([action, ...(await error(action, data, other))]).toEqual([action, status, type]);
      }
    }
  });

  it('leaves out questions with ids of many digits, and the flags of photos to them', async () => {
    const text = JSON.stringify(Object.values(FORM)[0]).replaceAll(
      /"71(\d{4})"/g,
      '"90071992547409$1"',
    );
    const form = { 72: JSON.parse(text.replaceAll('"71"', '"72"')) };
    await test.site.owner.forms.add(form, { form_ver_id: 1 });
    const pcr_forms = [{ pcr_form_id: 72, form_required: true }];
    const report_id = Number(await test.site.order({ wo_number: 'MANY-DIGITS', pcr_forms }));
    const dst_report_id = String(report_id);
    const file = { content: DOOR_PHOTO, name: 'far.jpg' };
    const data = { dst_report_id, file_id: '901', file_name: 'far.jpg' };
    await test.site.result('send_file', data as never, { file });
    const pcr_question_id = `90071992547409${String(FRONT).slice(2)}`;
    const question_data = [{ file_id: '901', pcr_question_id, work_type: 'pc' }];
    const flags = { dst_report_id, pcr_form_id: '72', question_data };
    await test.site.result('send_photo_flag', flags as never);
    const { status, body } = await app.call('file/flag/items', { report_id });
    expect([status, body]).toMatchObject([200, { items: { pcr: [] } }]);
    const listed = await app.call('file/list', { report_id });
    expect([listed.status, listed.body]).toMatchObject([200, { files: [{ flags: [] }] }]);
  });

  it('makes a repeated upload with an Idempotency-Key once', async () => {
    for (const report_id of [test.owned, test.imported]) {
      const before = (await list(report_id)).length;
      const call = () =>
        app.call('file/upload', { report_id, ...PHOTO }, { 'Idempotency-Key': `up-${report_id}` });
      const [first, second] = [await call(), await call()];
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
      expect((await list(report_id)).length).toBe(before + 1);
    }
  });
});

it('reads the content of a large file no faster than the app takes it [site.api.files]', async () => {
  const [engine = fail()] = ENGINES;
  await engine.start();
  const site = await TestSite.open(engine, { thumbnails: false });
  const server = createServer((request, response) => site.site.api(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let read = 0;
  const open = DiskFileStore.prototype.open;
  const spy = jest.spyOn(DiskFileStore.prototype, 'open').mockImplementation(async function (
    this: DiskFileStore,
    ...given
  ) {
    const content = await open.apply(this, given);
    return content?.pipe(
      new PassThrough({
        transform(chunk, _encoding, done) {
          read += chunk.length;
          done(null, chunk);
        },
      }),
    );
  });
  try {
    const app = await TestApp.create(site.site, { scopes: ['file-rw'] });
    const report_id = await site.order();
    const size = 48 * 1024 * 1024;
    const content = Readable.from([Buffer.alloc(size, 7)]);
    const file = { report_id, file_name: 'large.txt', content };
    const file_id = Number(await site.owner.files.add(file));
    read = 0;
    const body = JSON.stringify({ file_id });
    const asked = request({
      ...{ port: (server.address() as AddressInfo).port, method: 'POST', path: '/file/get' },
      headers: { Authorization: `Bearer ${app.token}`, 'Content-Type': 'application/json' },
    }).end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    response.pause();
    let seen = -1;
    while (seen !== read) {
      seen = read;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(read).toBeLessThan(size / 2);
    let received = 0;
    for await (const chunk of response) received += chunk.length;
    expect(read).toBe(size);
    expect(received).toBeGreaterThan((size * 4) / 3);
  } finally {
    spy.mockRestore();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await site.close();
    await engine.stop();
  }
});

function fail(): never {
  throw new Error('there is no engine');
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
