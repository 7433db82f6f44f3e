import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'kysely';
import { LinkError } from '../../../../src/index.js';
import { sqlitePath } from '../../../../src/site/engine/store/open-database.js';
import { openPostgres } from '../../../../src/site/engine/store/postgres/postgres-database.js';
import { openSqlite } from '../../../../src/site/engine/store/sqlite/sqlite-database.js';
import { slowness } from '../../../support/slowness.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

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

  it.each([
    ['PEÑA', ['PEÑA', 'peña', 'Peña']],
    ['Ávila', ['Ávila', 'ÁVILA']],
    ['100%_a', ['100%_A']],
  ])('finds %s in bodies however its letters are written', async (written, searched) => {
    const report_id = `9${written.length}${written.charCodeAt(0)}`;
    await test.send('get_order', { report_id, remark: `Calle ${written} 7` } as never);
    await test.site.exchanges.flush();
    for (const text of searched) {
      const { exchanges } = await test.site.exchanges.search(text, { since: 0, order: report_id });
      expect(exchanges).toHaveLength(1);
    }
    const other = await test.site.exchanges.search('100xxa', { since: 0, order: report_id });
    expect(other).toMatchObject({ exchanges: [], searched_count: 1 });
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

  it('holds nobody up while a note that is hard to mask is stored [site.cost.redaction]', async () => {
    const id = await test.order();
    const note_text = `${'\\'.repeat(90_000)}"password":"x"`;
    const note = { note_type: 'wo', note_text, has_attachments: false } as const;
    const delays: number[] = [];
    // A busy machine may stop the process during one of them.
    for (const note_id of ['hard', 'harder', 'hardest']) {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      await test.result('send_notes', { dst_report_id: id, note: [{ ...note, note_id }] });
      await test.site.exchanges.flush();
      delay.disable();
      delays.push(delay.max / 1e6);
    }
    // Regular expressions that look back take several seconds.
    expect(Math.min(...delays)).toBeLessThan(1000 * slowness());
    const [one] = await test.site.exchanges.list({ order: id, event: 'send_notes' });
    expect(one).toMatchObject({ code: null, data_state: 'cut' });
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

  it('takes the oldest of the largest holder where it is full, and a tenth for strangers at most [site.quota.log]', async () => {
    const site = await test.create({ exchangeLog: { maxBytes: 200_000 } });
    const data = { report_id: '1', text: 'x'.repeat(300) };
    const add = (count: number, members: object) => {
      for (let index = 0; index < count; index++) {
        const id = `${JSON.stringify(members)}${index}`;
        site.exchanges.add('in', { ...EXCHANGE, id, data, ...members });
      }
      return site.exchanges.flush();
    };
    await add(20, { event: 'get_order', username: 'quiet' });
    const refused = { event: undefined, data: undefined, username: 'quiet' };
    const error = new LinkError('credentials_invalid', 'no');
    await add(300, { ...refused, error, answer: 'y'.repeat(300) });
    await add(1500, { event: 'get_order', username: 'loud' });
    const of = (username: string) => site.exchanges.list({ username, limit: 1000 });
    const quiet = (await of('quiet')).filter(({ code }) => code === null);
    const strangers = (await of('quiet')).filter(({ code }) => code !== null);
    const loud = await of('loud');
    expect(quiet).toHaveLength(20);
    expect(strangers.length).toBeGreaterThan(20);
    expect(strangers.length).toBeLessThan(45);
    expect(loud.length).toBeGreaterThan(100);
    expect(loud.length).toBeLessThan(360);
    // The newest of them stay.
    expect(strangers[0]?.reference).toMatch(/299$/);
    expect(loud[0]?.reference).toMatch(/1499$/);
    await site.stop();
  });

  it('counts calls of unknown push addresses and throttled calls, and has no entry of them [site.quota.unknown-push]', async () => {
    const { port, close } = await listening(test.site.push);
    for (let call = 0; call < 5; call++) await fetch(`http://127.0.0.1:${port}/x${call}`);
    await close();
    for (let call = 0; call < 12; call++) {
      await test.refusal('validate_user', {}, { username: 'nobody' });
    }
    await test.site.exchanges.flush();
    const found = await test.site.exchanges.list({ limit: 1000 });
    const logged = new Set(found.map(({ code }) => code));
    expect(logged).toContain('credentials_invalid');
    expect(logged).not.toContain('credentials_throttled');
    expect(logged).not.toContain('push_address_unknown');
    const metrics = await test.site.metrics();
    expect(metrics).toMatch(/event="svclink_push",code="push_address_unknown"} 5\n/);
    expect(metrics).toMatch(/code="credentials_throttled"} [1-9]/);
  });

  it('goes on with what an older version has begun, and shows what it has written masked [site.log.redacted]', async () => {
    const older = await TestSite.open(engine);
    await older.send('get_all_orders', {});
    await older.site.stop();
    const path = sqlitePath(older.database);
    const log = await (path === undefined
      ? openPostgres(older.database)
      : openSqlite(path.replace(/\.db$/, '-log.db')));
    const schema = path === undefined ? 'svclink_log.' : '';
    await log.write(async (tx) => {
      for (const index of ['exchanges_from', 'exchanges_again', 'exchanges_held']) {
        await sql.raw(`DROP INDEX ${schema}${index}`).execute(tx);
      }
      const answer = `[{"update_field":"lock_code","update_value":"4711"},{"note_text":"Rex"}]`;
      await sql`UPDATE ${sql.raw(schema)}exchange_bodies SET answer = ${answer}`.execute(tx);
      await sql.raw(`DROP TABLE ${schema}exchange_holders`).execute(tx);
      await sql.raw(`DROP TABLE ${schema}svclink_schema`).execute(tx);
      const old = `ALTER TABLE ${schema}exchanges RENAME COLUMN duration_ms TO took_count`;
      await sql.raw(old).execute(tx);
      for (const column of ['origin', 'replay_of', 'data_state', 'holder']) {
        await sql.raw(`ALTER TABLE ${schema}exchanges DROP COLUMN ${column}`).execute(tx);
      }
    });
    await log.close();
    older.site = await older.create();
    await older.send('get_all_orders', {});
    await older.site.exchanges.flush();
    const [now, before] = await older.site.exchanges.list();
    expect([now?.data_state, before?.data_state]).toEqual(['whole', null]);
    // It was written by the rules of its time, and is shown by those of today.
    const bodies = await older.site.exchanges.bodies(before ?? { reference: '' });
    expect(bodies?.answer).toBe(
      '[{"update_field":"lock_code","update_value":"(hidden)"},{"note_text":"(hidden)"}]',
    );
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

/** A server of one handler. */
async function listening(handler: Parameters<typeof createServer>[1]) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

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
