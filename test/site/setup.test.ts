import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import request from 'supertest';
import { SecretKey } from '../../src/site/engine/secrets/secret-key.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { createSite, type SiteOptions } from '../../src/site/index.js';
import { eventually } from '../support/eventually.js';
import { ENGINES } from './databases.js';
import { TestSite } from './open-site.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1_600_000 - 4)]);

describe.each(ENGINES)('a site on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine, {
      thumbnails: async () => Buffer.from('small'),
      pushWait: 5,
    });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  it('makes its id once and keeps it [site.setup.site-id]', async () => {
    const { siteId } = test.site;
    expect(siteId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect((await test.send('validate_user', {})).remote_site_id).toBe(siteId);
    await test.restart();
    expect((await test.send('get_all_orders', {})).remote_site_id).toBe(siteId);
    const other = test.create({ siteId: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4' });
    await expect(other).rejects.toMatchObject({ code: 'option_invalid' });
    const several = await Promise.all([test.create(), test.create()]);
    expect(several.map((site) => site.siteId)).toEqual([siteId, siteId]);
    await Promise.all(several.map((site) => site.stop()));
  });

  it('can be stopped while it starts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const site = await test.create();
      const started = site.start();
      for (let turn = 0; turn < round; turn += 1) await delay(0);
      await site.stop();
      await started;
    }
  });

  it('starts with its own key only, and says so in one sentence [site.store.key]', async () => {
    const file = join(test.folder, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64url')).toHaveLength(32);
    const wrong = await test
      .create({ secretKey: SecretKey.generate() })
      .catch((error: unknown) => error);
    expect(wrong).toMatchObject({
      code: 'key_wrong',
      message: 'The database belongs to another secret key: start with the one it was made with.',
    });
    const lost = join(test.folder, 'elsewhere', 'secret.key');
    await expect(test.create({ secretKeyFile: lost })).rejects.toMatchObject({
      code: 'key_wrong',
      message: expect.stringContaining(lost),
    });
    expect(() => statSync(lost)).toThrow('ENOENT');
    await (await test.create({ secretKey: readFileSync(file, 'utf8').trim() })).stop();
  });

  it('keeps the secrets of other receivers encrypted, and no password of its own [site.store.key] [site.accounts.receiver]', async () => {
    await test.owner.accounts.create({
      username: 'with receiver',
      password: 'own password',
      receiver_url: 'https://acme.example/link',
      receiver_username: 'owner',
      receiver_password: 'hunter2hunter2',
    });
    const database = await openDatabase(test.database);
    const tables = ['accounts', 'account_secrets', 'settings'] as const;
    const rows = await Promise.all(
      tables.map((table) => database.read.selectFrom(table).selectAll().execute()),
    );
    await database.close();
    const text = JSON.stringify(rows);
    expect(text).toContain('acme.example');
    expect(text).not.toMatch(/hunter2|own password/);
    expect(JSON.stringify(await test.owner.accounts.list())).not.toMatch(/v1:|scrypt/);
  });

  describe('accounts', () => {
    const isOpen = async (username: string, password: string) =>
      (await test.send('validate_user', {}, { username, password })).success;
    const seen = () => delay(300);

    it('are made with a secret of their own, told once', async () => {
      const issued = await test.owner.accounts.create({ username: 'generated' });
      expect(issued.password).toHaveLength(32);
      expect(await isOpen('generated', issued.password)).toBe(true);
      expect(await isOpen('generated', 'wrong')).toBe(false);
      await expect(test.owner.accounts.create({ username: 'generated' })).rejects.toMatchObject({
        code: 'already_there',
      });
    });

    it('have two secrets for a while when one is replaced', async () => {
      const { accounts } = test.owner;
      await accounts.create({ username: 'rotating', password: 'first' });
      const { password } = await accounts.rotate('rotating', { overlap: 60_000 });
      await seen();
      expect([await isOpen('rotating', 'first'), await isOpen('rotating', password)]).toEqual([
        true,
        true,
      ]);
      test.ahead += 61_000;
      await seen();
      expect(await isOpen('rotating', 'first')).toBe(false);
      expect(await isOpen('rotating', password)).toBe(true);
      await accounts.rotate('rotating', { password: 'third', overlap: 0 });
      await seen();
      expect(await isOpen('rotating', password)).toBe(false);
      expect(await isOpen('rotating', 'third')).toBe(true);
      test.ahead = 0;
    });

    it('are closed when they are disabled, and open again', async () => {
      const { accounts } = test.owner;
      await accounts.create({ username: 'off', password: 'and on' });
      await accounts.disable('off');
      expect(await isOpen('off', 'and on')).toBe(false);
      await accounts.enable('off');
      expect(await isOpen('off', 'and on')).toBe(true);
      await expect(accounts.disable('nobody')).rejects.toMatchObject({
        code: 'not_found',
        message: 'There is no account nobody.',
      });
    });

    it.each(['a\0b', 'half \ud800', ''])('of the name %j are nobody', async (username) => {
      const answer = await test.send('validate_user', {}, { username });
      expect(answer.success).toBe(false);
    });
  });

  describe('front-of-house photos', () => {
    it('are told and fetched [site.order.has-foh] [site.foh.link] [site.foh.file-size]', async () => {
      const id = await test.order({ address: '1 Front St' });
      const has = async () => (await test.result('get_order', { report_id: id })).has_foh;
      expect(await has()).toBe(false);
      expect(await test.refusal('get_foh', { remote_report_id: id })).toMatch('no front-of-house');
      const property = (await test.owner.orders.get(id))?.property_id ?? '';
      const photo = () => ({ file_name: 'front.jpg', content: Readable.from([JPEG]) });
      await test.owner.properties.setFrontOfHouse(property, photo());
      await test.owner.properties.setFrontOfHouse(property, photo());
      expect(await has()).toBe(true);
      const foh = await test.result('get_foh', { remote_report_id: id });
      expect(foh.file_metadata.file_size).toBe(2);
      const { pathname } = new URL(foh.obj_url);
      expect(pathname).toMatch(/^\/files\//);
      const fetched = await request(createServer(test.site.files)).get(pathname).buffer();
      expect(Buffer.from(fetched.body).equals(JPEG)).toBe(true);
      await test.owner.properties.removeFrontOfHouse(property);
      expect(await has()).toBe(false);
    });
  });

  describe('thumbnails', () => {
    it('are given for photos, and left out for what is none [site.files.thumb]', async () => {
      const id = await test.order();
      const data = { dst_report_id: id, file_id: 'p', file_name: 'p.jpg' };
      await test.result('send_file', data, { file: { content: JPEG, name: 'p.jpg' } });
      await test.owner.files.add({
        report_id: id,
        file_name: 'ours.pdf',
        content: Readable.from(['%PDF-1.4']),
      });
      const [photo, document] = await test.result('get_file', {
        report_id: id,
        module_type: 'uploads',
      });
      expect(document).not.toHaveProperty('obj_url_thumb');
      const { pathname } = new URL(photo?.obj_url_thumb ?? '');
      const fetched = await request(createServer(test.site.files)).get(pathname).buffer();
      expect(String(fetched.body)).toBe('small');
    });

    it('that cannot be made fail no upload', async () => {
      const site = await test.create({
        thumbnails: async () => {
          throw new Error('no picture');
        },
      });
      const id = await test.order();
      const content = Readable.from([JPEG]);
      await site.owner.files.add({ report_id: id, file_name: 'p.jpg', content });
      await site.stop();
      expect(await test.owner.files.list(id)).toMatchObject([{ thumbnail_sha256: null }]);
    });
  });

  describe('push addresses', () => {
    const calls: string[] = [];
    let status = 204;
    /** The answers wait for it. */
    let answers = Promise.resolve();
    const server = createServer(async (call, response) => {
      calls.push(call.url ?? '');
      await answers;
      response.writeHead(status).end();
    });
    const address = (path: string) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const called = async (count: number) => {
      await eventually(() => calls.length >= count);
      return [...calls];
    };
    beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
    afterAll(() => server.close());

    it('are kept until another is sent, and called for new orders [site.push.stored] [site.push.ping]', async () => {
      const { host } = new URL(address('/'));
      await test.owner.accounts.create({ username: 'pushed', password: 'open sesame' });
      const site = await test.create({ allowedHosts: [host] });
      await site.start();
      const caller = { username: 'pushed' };
      await test.result('validate_user', { svclink_push: address('/one') }, caller);
      await site.owner.orders.create({ ...ORDER, account: 'pushed' });
      expect(await called(1)).toEqual(['/one']);
      await test.result('validate_user', { svclink_push: address('/two') }, caller);
      await test.result('validate_user', {}, caller);
      for (const wrong of [
        'x'.repeat(5000),
        'ftp://a.example/p',
        `https://a.example/${'x'.repeat(2000)}`,
      ]) {
        expect(await test.refusal('validate_user', { svclink_push: wrong }, caller)).toBe(
          'event_data.svclink_push: must be an http or https address of at most 2000 characters',
        );
      }
      await test.result('validate_user', { svclink_push: '' }, caller);
      // A call that is under way is followed by one for all that came meanwhile.
      let goOn = () => {};
      answers = new Promise((resolve) => {
        goOn = resolve;
      });
      await Promise.all(
        Array.from({ length: 5 }, () => site.owner.orders.create({ ...ORDER, account: 'pushed' })),
      );
      goOn();
      expect((await called(2)).slice(1)).toContain('/two');
      expect(calls).not.toContain('/three');
      await site.stop();
      expect(calls.length).toBeLessThan(6);
    });

    it('that fail stay due, over a restart too', async () => {
      const { host } = new URL(address('/'));
      status = 500;
      calls.length = 0;
      const first = await test.create({ allowedHosts: [host] });
      await first.start();
      await first.owner.orders.create({ ...ORDER, account: 'pushed' });
      expect(await called(1)).toEqual(['/two']);
      await delay(50);
      await first.stop();
      const before = calls.length;
      status = 204;
      test.ahead += 60_000;
      const second = await test.create({ allowedHosts: [host] });
      await second.start();
      expect(await called(before + 1)).toEqual(Array(before + 1).fill('/two'));
      await second.stop();
      test.ahead = 0;
    });

    it('that are not public are not called', async () => {
      calls.length = 0;
      await test.site.start();
      await test.owner.orders.create({ ...ORDER, account: 'pushed' });
      await delay(100);
      expect(calls).toEqual([]);
    });
  });

  it('is ready while its database and files are there', async () => {
    await test.site.check();
    const gone = await test.create({ files: join(test.folder, 'gone') });
    rmSync(join(test.folder, 'gone'), { recursive: true });
    await expect(gone.check()).rejects.toMatchObject({ code: 'store_unavailable' });
    await gone.stop();
  });
});

const ORDER = { wo_number: 'P', address: '1 A', city: 'B', state: 'NE', zip: '1' };

describe('the options of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-options-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const good = {
    database: `sqlite:${join(folder, 'site.db')}`,
    files: join(folder, 'files'),
    publicUrl: 'https://orders.example',
  };

  it.each([
    [{ database: undefined }, 'database: must be sqlite:PATH'],
    [{ database: 'mysql://x' }, 'database: must be sqlite:PATH'],
    [{ files: '' }, 'files: must be text, not empty'],
    [{ publicUrl: 'orders.example' }, 'publicUrl: must be an http or https address'],
    [{ publicUrl: 'ftp://x' }, 'publicUrl: must be'],
    [{ siteId: 'x' }, 'siteId: must be a v4 UUID'],
    [{ secretKey: 'short' }, 'secretKey: must be 32 bytes'],
    [{ secretKey: SecretKey.generate(), secretKeyFile: 'x' }, 'secretKeyFile: and secretKey'],
    [{ pushWait: 0 }, 'pushWait: must be a whole number'],
    [{ publicURL: 'x' }, 'did you mean publicUrl'],
  ])('are refused with %j', async (wrong, message) => {
    const options = { ...good, ...wrong } as unknown as SiteOptions;
    const error = await createSite(options).catch((one: unknown) => one);
    expect(error).toMatchObject({ code: 'option_invalid' });
    expect(String(error)).toContain(message);
  });
});
