import fc from 'fast-check';
import { sql } from 'kysely';
import { redactedJsonText, redactedText } from '../../src/site/exchanges/redact.js';
import { sqlitePath } from '../../src/site/store/open-database.js';
import { openPostgres } from '../../src/site/store/postgres/postgres-database.js';
import { openSqlite } from '../../src/site/store/sqlite/sqlite-database.js';
import { ENGINES } from './databases.js';
import { TestSite } from './open-site.js';

const PUSH = 'https://owner.example/push/acme.k3y-of-the-push';

describe.each(ENGINES)('the exchange log on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  it('has every event with its order, outcome and duration, and what failed apart', async () => {
    const id = await test.order();
    await test.result('get_order', { report_id: id });
    await test.refusal('get_order', { report_id: '999' });
    await test.refusal('validate_user', {}, { password: 'wrong' });
    const note = {
      note_id: 'n1',
      note_type: 'wo',
      note_text: 'Hello',
      has_attachments: false,
    } as const;
    await test.result('send_notes', { dst_report_id: id, note: [note] });
    await test.result('send_notes', { dst_report_id: id, note: [note] });
    await test.site.exchanges.flush();
    const [again, first, wrong, missing, found] = await test.site.exchanges.list();
    expect(found).toMatchObject({
      direction: 'in',
      event_name: 'get_order',
      username: 'acme',
      report_id: id,
      code: null,
      is_repetition: false,
    });
    expect(missing).toMatchObject({ code: 'order_not_found', report_id: '999' });
    expect(wrong).toMatchObject({
      event_name: null,
      code: 'credentials_invalid',
      username: 'acme',
    });
    expect([first?.is_repetition, again?.is_repetition]).toEqual([false, true]);
    const failed = await test.site.exchanges.list({ failed: true });
    expect(failed.map(({ code }) => code)).toEqual(['credentials_invalid', 'order_not_found']);
    expect(await test.site.exchanges.list({ order: id, event: 'get_order' })).toHaveLength(1);
    const after = await test.site.exchanges.list({ after: missing?.id ?? '' });
    expect(after.map(({ id: one }) => one)).toEqual([wrong?.id, first?.id, again?.id]);
    const bodies = await test.site.exchanges.bodies(found ?? { reference: '' });
    expect(JSON.parse(bodies?.data ?? '')).toEqual({ report_id: id });
    expect(JSON.parse(bodies?.answer ?? '')).toMatchObject({ success: true });
    await expect(test.site.exchanges.list({ after: 'x' })).rejects.toMatchObject({
      code: 'input_invalid',
    });
  });

  it('holds no password, hash, push key or signed query [site.log.redacted]', async () => {
    const id = await test.order();
    const password = 'open sesame';
    await test.result('validate_user', { svclink_push: PUSH });
    const data = { dst_report_id: id, file_id: 'f', file_name: 'a.pdf' };
    await test.result('send_file', data, {
      file: { content: Buffer.from('%PDF-1.4'), name: 'a.pdf' },
    });
    const [file] = await test.result('get_file', { report_id: id, module_type: 'uploads' });
    await test.send('send_file', {
      ...data,
      file_id: 'g',
      obj_url: 'https://bucket.example/a.pdf?X-Amz-Signature=s1gned',
    } as never);
    await test.site.exchanges.flush();
    const all = await test.site.exchanges.list({ limit: 1000 });
    const bodies = await Promise.all(all.map((one) => test.site.exchanges.bodies(one)));
    const text = JSON.stringify([all, bodies]);
    const signature = new URL(file?.obj_url ?? '').pathname.split('.').at(-1) ?? '?';
    for (const secret of [password, 'k3y-of-the-push', 's1gned', signature, 'Amz']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('svclink_push');
    for (const one of bodies) if (one?.data) expect(() => JSON.parse(one.data ?? '')).not.toThrow();
  });

  it('stays within its days [site.log.redacted]', async () => {
    test.ahead = -40 * 24 * 60 * 60 * 1000;
    const old = await test.create({ exchangeLog: { days: 30 } });
    await test.send('get_all_orders', {});
    await test.site.exchanges.flush();
    const before = (await test.site.exchanges.list({ event: 'get_all_orders' })).length;
    test.ahead = 0;
    const site = await test.create({ exchangeLog: { days: 30 } });
    test.site.exchanges.add('in', EXCHANGE);
    await test.site.exchanges.flush();
    site.exchanges.add('in', EXCHANGE);
    await site.exchanges.flush();
    const left = await site.exchanges.list({ event: 'get_all_orders' });
    expect(before).toBeGreaterThan(0);
    expect(left).toEqual([]);
    await old.stop();
    await site.stop();
  });

  it('stays within its bytes, the oldest going first [site.log.redacted]', async () => {
    const site = await test.create({ exchangeLog: { maxBytes: 200_000 } });
    for (let index = 0; index < 2000; index++) {
      const data = { report_id: '1', text: 'x'.repeat(300), index };
      site.exchanges.add('out', { ...EXCHANGE, id: String(index), event: 'many', data });
    }
    await site.exchanges.flush();
    const left = await site.exchanges.list({ event: 'many', limit: 1000 });
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(500);
    const bodies = await site.exchanges.bodies({ reference: left[0]?.reference ?? '' });
    expect(JSON.parse(bodies?.data ?? '').index).toBe(1999);
    await site.stop();
  });

  it('goes on with what an older version has begun', async () => {
    const older = await TestSite.open(engine);
    await older.send('get_all_orders', {});
    await older.site.stop();
    const path = sqlitePath(older.database);
    const log = await (path === undefined
      ? openPostgres(older.database)
      : openSqlite(path.replace(/\.db$/, '-log.db')));
    const schema = path === undefined ? 'svclink_log.' : '';
    await log.write(async (tx) => {
      for (const index of ['exchanges_from', 'exchanges_again']) {
        await sql.raw(`DROP INDEX ${schema}${index}`).execute(tx);
      }
      for (const column of ['origin', 'replay_of', 'data_state']) {
        await sql.raw(`ALTER TABLE ${schema}exchanges DROP COLUMN ${column}`).execute(tx);
      }
    });
    await log.close();
    older.site = await older.create();
    await older.send('get_all_orders', {});
    await older.site.exchanges.flush();
    const [now, before] = await older.site.exchanges.list();
    expect([now?.data_state, before?.data_state]).toEqual(['whole', null]);
    const replayed = older.site.replays.replay(before?.id ?? '', { incoming: true });
    await expect(replayed).rejects.toMatchObject({ code: 'not_replayable' });
    await older.close();
  });

  it('keeps nothing where it is switched off', async () => {
    const site = await test.create({ exchangeLog: false });
    const before = (await site.exchanges.list({ limit: 1000 })).length;
    await site.receiver.answer({
      method: 'GET',
      headers: {},
      remoteAddress: 'x',
      body: { kind: 'text', text: '' },
    } as never);
    await site.exchanges.flush();
    expect(await site.exchanges.list({ limit: 1000 })).toHaveLength(before);
    await site.stop();
  });
});

const EXCHANGE = {
  id: 'id',
  event: 'now',
  username: 'a\0b\ud800',
  peer: 'x',
  duration: 1,
  data: { text: 'n\0l' },
  answer: undefined,
  error: undefined,
  isRepetition: false,
};

describe('what is redacted', () => {
  const redactedJson = (value: unknown) => redactedJsonText(JSON.stringify(value));

  it.each([
    [{ password: 'a"b\\' }, 'a\\'],
    [{ Password_SHA1: 'hunter2' }, 'hunter2'],
    [{ password: 4711 }, '4711'],
    [{ tokens: ['hunter2'] }, 'hunter2'],
    [{ text: '{"password":"hunter2"}' }, 'hunter2'],
    [{ note: 'see https://a.example/x?sig=hunter2 please' }, 'hunter2'],
    [{ note: 'https://user:hunter2@a.example/x' }, 'hunter2'],
    [{ svclink_push: 'https://a/push/hunter2', b: 1 }, 'hunter2'],
    [{ x: ['da39a3ee5e6b4b0d3255bfef95601890afd80709'] }, 'da39a3ee'],
    [{ deep: { access_token: 'hunter2' } }, 'hunter2'],
  ])('of %j is gone', (value, secret) => {
    const text = redactedJson(value);
    expect(text).not.toContain(secret);
    expect(() => JSON.parse(text)).not.toThrow();
  });

  it('of a text in which JSON stands is gone too', () => {
    expect(redactedText('payload {\\"password\\":\\"hunter2\\"} refused')).not.toContain('hunter2');
    expect(redactedText('Tokens of 40, see page ?1')).toBe('Tokens of 40, see page ?1');
  });

  it('is JSON for any value, and what it was where nothing is secret', () => {
    const plain = { report_id: '1001', note_text: 'See page ?1', list: [1, 2, null] };
    expect(JSON.parse(redactedJson(plain))).toEqual(plain);
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ minLength: 1 }), (value, password) => {
        const text = redactedJson({ value, password, after: 1 });
        expect(JSON.parse(text)).toMatchObject({ after: 1, password: '(hidden)' });
      }),
    );
  });
});
