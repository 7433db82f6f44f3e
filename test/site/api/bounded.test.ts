import { EventEmitter, once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import request from 'supertest';
import { Quotas } from '../../../src/site/engine/quotas.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

const PDF = '%PDF-1.4 ';
const NOTE = { note_type: 'wo', note_text: 'hello' };

describe.each(ENGINES)('the bounds of an app on $name', (engine) => {
  let test: OrdersOfApp;
  beforeAll(async () => {
    await engine.start();
    // The quota of apps that have none of their own.
    const quotas = { app: { notes: 5 }, account: { files: 0 } };
    test = await OrdersOfApp.open(engine, { thumbnails: false, quotas });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const document = (report_id: number, size: number) => {
    const content = Buffer.from(PDF.padEnd(size, String(report_id))).toString('base64');
    return { report_id, file_name: 'plan.pdf', file_area: 1, content };
  };
  const refusal = async (app: TestApp, action: string, data: object) => {
    const { status, body } = await app.call(action, data);
    return [status, body.error, body.error_description];
  };
  const use = async (name: string) =>
    (await test.site.site.apps.storage()).find((app) => app.name === name);
  const contents = () =>
    readdirSync(test.site.folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.parentPath.includes('files'),
    ).length;

  it('have a quota of bytes and files on all orders, beyond which nothing is stored [site.api.bounded]', async () => {
    const { owned, imported, site } = test;
    const app = await test.createApp({ name: 'bounded', quota: { bytes: 1000, files: 2 } });
    await app.result('file/upload', document(owned, 400));
    const before = contents();
    expect(await refusal(app, 'file/upload', document(imported, 601))).toEqual([
      400,
      'quota_exceeded',
      'app bounded stores 400 bytes of the 1000 of its quota; 601 more do not fit. Nothing of the call was stored.',
    ]);
    expect(contents()).toBe(before);
    expect((await app.result('file/list', { report_id: imported })).files).toEqual([]);
    const key = { 'Idempotency-Key': 'last' };
    const last = await app.call('file/upload', document(imported, 600), key).expect(200);
    const [, , full] = await refusal(app, 'file/upload', document(owned, 10));
    expect(full).toMatch('1000 bytes of the 1000');
    // A repeated call needs no room.
    const again = await app.call('file/upload', document(imported, 600), key).expect(200);
    expect(again.body).toEqual(last.body);
    await site.site.apps.setBounds('bounded', { quota: { bytes: null } });
    const [, , many] = await refusal(app, 'file/upload', document(owned, 10));
    expect(many).toMatch('stores 2 files of the 2 of its quota; 1 more do not fit');
    expect(await use('bounded')).toEqual({
      ...{ name: 'bounded', bytes: 1000, bytes_quota: null, files: 2, files_quota: 2 },
      ...{ notes: 0, notes_quota: 5 },
    });
    // The records of another app, and of a person, have their own quota or none.
    await test.app.result('file/upload', document(owned, 10));
    const file = { report_id: String(owned), file_name: 'own.pdf' };
    const content = Readable.from([Buffer.from(PDF)]);
    await site.owner.files.add({ ...file, content }, { by: 'ann' });
    expect(await use('desk')).toMatchObject({ files: 1 });
  });

  it('need no room for a repeated call that was begun before the first one was stored', async () => {
    const app = await test.createApp({ name: 'twice', quota: { files: 1 } });
    const upload = () =>
      app.call('file/upload', document(test.owned, 50), { 'Idempotency-Key': 'twice' });
    const { requireRoomOfApp } = Quotas.prototype;
    const [reached, released] = [new EventEmitter(), new EventEmitter()];
    const isReached = once(reached, 'now');
    const spy = jest.spyOn(Quotas.prototype, 'requireRoomOfApp');
    spy.mockImplementationOnce(async function (this: Quotas, ...given) {
      reached.emit('now');
      await once(released, 'now');
      return requireRoomOfApp.apply(this, given);
    });
    try {
      const second = upload().then((answer) => answer);
      await isReached;
      const first = await upload().expect(200);
      released.emit('now');
      const { status, body } = await second;
      expect([status, body]).toEqual([200, first.body]);
      expect(await use('twice')).toMatchObject({ files: 1 });
    } finally {
      spy.mockRestore();
    }
  });

  it('count the files that an app gives to import profiles [site.api.bounded]', async () => {
    const { site } = test.site;
    await site.profiles.create({ name: 'weekly', account: 'acme' });
    const [profile] = await site.profiles.list();
    const scopes = ['autoimport-rw'];
    const app = await test.createApp({ name: 'importer', scopes, quota: { files: 1 } });
    const [{ autoimport_id }] = await app.result('autoimport/list');
    const content = Buffer.from('wo_number,address\n').toString('base64');
    const upload = { autoimport_id, name: 'a.csv', content };
    await app.result('autoimport/upload', upload);
    const [status, error] = await refusal(app, 'autoimport/upload', upload);
    expect([profile?.name, status, error]).toEqual(['weekly', 400, 'quota_exceeded']);
    expect(await site.profiles.files('weekly')).toHaveLength(1);
  });

  it('have the quota of the site where they have none, one call after the other [site.api.bounded]', async () => {
    const app = await test.createApp({ name: 'writer' });
    const { owned, imported } = test;
    const [first] = await Promise.all(
      [owned, imported].map(async (report_id) =>
        app.result('jobnote/create', { report_id, ...NOTE }),
      ),
    );
    const calls = Array.from({ length: 8 }, (_, index) =>
      app.call('jobnote/create', { report_id: index % 2 ? owned : imported, ...NOTE }),
    );
    const answers = await Promise.all(calls);
    const of = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect([of(200).length, of(400).length]).toEqual([3, 5]);
    const update = { report_id: owned, note_id: first.note_id, note_text: 'again' };
    expect(await refusal(app, 'jobnote/update', update)).toEqual([
      400,
      'quota_exceeded',
      'app writer stores 5 notes of the 5 of its quota; 1 more do not fit. Nothing of the call was stored.',
    ]);
    await app.result('jobnote/delete', { report_id: owned, note_id: first.note_id });
    await app.result('jobnote/create', { report_id: owned, ...NOTE });
    // What it wrote stays counted by nobody when it is removed, and a new app of its name begins with nothing.
    await test.site.site.apps.remove('writer');
    const renewed = await test.createApp({ name: 'writer' });
    expect(await use('writer')).toMatchObject({ notes: 0, notes_quota: 5 });
    await renewed.result('jobnote/create', { report_id: owned, ...NOTE });
  });

  it('have a rate of their own, and others are not delayed [site.api.bounded]', async () => {
    // The token counts too.
    const app = await test.createApp({ name: 'quick', scopes: ['user-r'], callsPerMinute: 3 });
    for (let call = 0; call < 2; call += 1) await app.result('user/group/list');
    const refused = await app.call('user/group/list');
    expect([refused.status, refused.body.error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Counted, without an entry in the log.
    const { site } = test.site;
    const count = 'event="user/group/list",code="too_many_requests"} 1';
    expect(await site.metrics()).toContain(count);
    const logged = () => site.exchanges.list({ username: 'app quick' });
    await eventually(async () => (await logged()).length >= 2);
    expect((await logged()).map(({ code }) => code)).toEqual([null, null]);
    await test.app.result('workorder/search', { wo_number: 'OWN-1' });
  });

  it.each(['user/group/list', 'no/such/action', 'file/upload'])(
    'refuse a body beyond the limit of /%s before its token [site.api.bounded]',
    async (path) => {
      const answer = await request(test.site.site.api)
        .post(`/${path}`)
        .set({ 'Content-Length': '2000000000', Authorization: 'Bearer a.b.c' })
        .send(undefined);
      expect([answer.status, answer.body.error]).toEqual([413, 'request_too_large']);
      const small = await request(test.site.site.api).post(`/${path}`).send({});
      expect(small.status).toBe(401);
    },
  );

  it('are refused where they are no bounds', async () => {
    const { apps } = test.site.site;
    for (const [bounds, message] of [
      [{}, 'apps.setBounds.callsPerMinute: or quota is required'],
      [{ quota: {} }, 'or quota is required'],
      [{ quota: { bytes: -1 } }, 'apps.setBounds.quota.bytes: must be a whole number, 0 or more'],
      [{ quota: { notes: 1.5 } }, 'apps.setBounds.quota.notes: must be a whole number'],
      [{ quota: { files: '5' } }, 'apps.setBounds.quota.files: must be a whole number'],
      [{ quota: { file: 5 } }, 'apps.setBounds.quota.file: is not known (did you mean files?)'],
      [{ quota: 5 }, 'apps.setBounds.quota: must be an object'],
    ] as const) {
      await expect(apps.setBounds('desk', bounds as object)).rejects.toThrow(message);
    }
    await expect(apps.setBounds('nobody', { quota: { notes: 1 } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
