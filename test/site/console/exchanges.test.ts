import { createServer } from 'node:http';
import { sql } from 'kysely';
import request from 'supertest';
import { LinkError } from '../../../src/index.js';
import {
  type ExchangeFilter,
  readFilter,
} from '../../../src/site/engine/exchanges/exchange-filter.js';
import { inLog, insertRows } from '../../../src/site/engine/exchanges/log-tables.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

describe.each(ENGINES)('the exchanges in a console on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  let report_id = '';
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agent = await test.as('reader');
    report_id = await test.test.order({ lock_code: '4711-lock', key_code: '0815-key' });
    await test.test.result('get_order', { report_id });
    await test.test.refusal('get_order', { report_id: '999' });
    await test.test.send('get_all_orders', {}, { username: 'bolt', password: 'a wrong one' });
    await test.test.site.exchanges.flush();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const read = async (query = {}) =>
    (await agent.get('/api/exchanges').query(query).expect(200)).body.exchanges;

  it('are listed newest first, and filtered by failure, event, user and order', async () => {
    expect(await read()).toHaveLength(3);
    expect(await read({ failed: 'yes' })).toHaveLength(2);
    // Who is not known has asked for nothing: the event is not told.
    expect(await read({ event: 'get_all_orders' })).toEqual([]);
    expect(await read({ event: 'get_order' })).toHaveLength(2);
    expect(await read({ order: report_id })).toMatchObject([{ report_id, code: null }]);
    expect(await read({ username: 'nobody' })).toEqual([]);
  });

  it('show what was sent and answered, without passwords and the codes of houses [console.secrets]', async () => {
    for (const { id } of await read()) {
      const { text } = await agent.get(`/api/exchanges/${id}`).expect(200);
      expect(text).not.toMatch(/4711-lock|0815-key|open sesame|a wrong one|[0-9a-f]{40}/);
    }
    const [{ id }] = await read({ order: report_id });
    const { body } = await agent.get(`/api/exchanges/${id}`).expect(200);
    expect(JSON.parse(body.bodies.data)).toEqual({ report_id });
    expect(body.bodies.answer).toContain('1 Elm St');
    await agent.get('/api/exchanges/777').expect(404);
    await agent.get('/api/exchanges/x').expect(404);
  });

  it('show what was sent and answered of refused requests too, masked, and count the others [console.traffic.refused]', async () => {
    const shown = async (query: object) => {
      const [first] = await read(query);
      const { body } = await agent.get(`/api/exchanges/${first.id}`).expect(200);
      return { ...body, data: JSON.parse(body.bodies.data), answer: body.bodies.answer };
    };
    const refused = await shown({ code: 'order_not_found' });
    expect(refused.data).toEqual({ report_id: '999' });
    expect(JSON.parse(refused.answer)).toMatchObject({ success: false });
    const unknown = await shown({ stage: 'credentials' });
    expect(unknown.event_name).toBeNull();
    expect(unknown.data).toMatchObject({ event_name: 'get_all_orders' });
    expect(unknown.answer).toContain(unknown.message.slice(0, 20));
    await test.test.send('send_notes', { dst_report_id: report_id, note: 'text' } as never);
    const server = await test.test.site.receiver;
    const post = (payload: string) =>
      request(createServer(server)).post('/').type('form').send({ payload });
    await post('{"username":"acme","pass":"hunter2","event_name":"get_order"}');
    await post("{'username':'acme','pw':'hunter2', x: hunter2}");
    await test.test.site.exchanges.flush();
    expect((await shown({ event: 'send_notes', stage: 'data' })).data).toMatchObject({
      note: 'text',
    });
    const wrong = [
      ...(await read({ code: 'envelope_invalid' })),
      ...(await read({ code: 'payload_not_json' })),
    ];
    expect(wrong).toHaveLength(2);
    for (const { id } of wrong) {
      const { text } = await agent.get(`/api/exchanges/${id}`).expect(200);
      expect(text).not.toContain('hunter2');
      expect(text).toMatch(/pass|pw/);
    }
    // Throttled requests have no entry, and are counted.
    const before = (await read({ username: 'bolt' })).length;
    test.test.site.exchanges.add('in', {
      ...{ id: 'x1', event: undefined, username: 'bolt', peer: '::1', duration: 1, data: 1 },
      ...{ answer: '', isRepetition: false },
      error: new LinkError('credentials_throttled', 'too many'),
    });
    await test.test.site.exchanges.flush();
    expect(await read({ username: 'bolt' })).toHaveLength(before);
    const { body } = await agent.get('/api/exchange-choices').expect(200);
    expect(body).toMatchObject({
      counted: { credentials_throttled: 1 },
      partners: ['account:acme', 'account:bolt'],
      codes: expect.arrayContaining(['order_not_found']),
      stages: expect.arrayContaining(['credentials', 'data', 'envelope']),
      events: ['get_order', 'send_notes'],
    });
  });

  it('are filtered by time, direction, partner, code, stage, repetition and text of bodies, which all combine [console.traffic.filters]', async () => {
    const of = async (query: object) => (await read(query)).map(({ id }: { id: string }) => id);
    const all = await read();
    const [newest, oldest] = [all[0], all.at(-1)];
    const later = newest.happened_at + 1;
    expect(await of({ since: oldest.happened_at, until: later })).toHaveLength(all.length);
    expect(await of({ since: later })).toEqual([]);
    expect(await of({ until: oldest.happened_at })).toEqual([]);
    expect(await of({ direction: 'in' })).toHaveLength(all.length);
    expect(await of({ direction: 'out' })).toEqual([]);
    expect(await of({ partner: 'account:acme', code: 'order_not_found' })).toHaveLength(1);
    expect(await of({ partner: 'account:bolt' })).toEqual([]);
    expect(await of({ partner: 'link:none' })).toEqual([]);
    expect(await of({ repeated: 'yes' })).toEqual([]);
    const since = oldest.happened_at;
    const searched = async (query: object) =>
      (
        await agent
          .get('/api/exchanges')
          .query({ since, ...query })
          .expect(200)
      ).body;
    const found = await searched({ text: '1 ELM st' });
    expect(found.exchanges).toMatchObject([{ report_id, event_name: 'get_order' }]);
    expect(found).toMatchObject({ next: null, searched: { searched_count: all.length } });
    expect((await searched({ text: '1 elm', event: 'send_notes' })).exchanges).toEqual([]);
    expect((await searched({ text: '1_elm' })).exchanges).toEqual([]);
    // Codes of houses and passwords are not in the log, so that no search finds them.
    expect((await searched({ text: '4711-lock' })).exchanges).toEqual([]);
    await agent.get('/api/exchanges').query({ text: 'elm' }).expect(422, /since/);
    await agent.get('/api/exchanges').query({ since: 'yesterday' }).expect(422, /since/);
    await agent
      .get('/api/exchanges.csv')
      .query({ stage: 'data', today: '20261123' })
      .expect(200, /send_notes/);
  });

  it('become the figures of the charts', async () => {
    const { body } = await agent.get('/api/charts').query({ minutes: '60' }).expect(200);
    const sum = (name: string) =>
      body.parts.reduce((all: number, part: Record<string, number>) => all + (part[name] ?? 0), 0);
    expect([body.parts.length, sum('succeeded'), sum('failed')]).toEqual([60, 1, 5]);
    expect(body.failures).toContainEqual({ code: 'order_not_found', count: 1 });
    // The minute of the calls may be over.
    const busy = body.parts.filter((part: Record<string, number>) => (part.succeeded ?? 0) > 0);
    expect(busy).toMatchObject([{ p50: expect.any(Number), p95: expect.any(Number) }]);
    await agent
      .get('/api/charts')
      .query({ minutes: '61' })
      .expect(422, /minutes/);
  });

  it('tell of themselves live [console.live]', async () => {
    const [{ id }] = await read();
    await test.test.result('get_all_orders', {});
    await test.test.site.exchanges.flush();
    expect(Number((await read())[0].id)).toBeGreaterThan(Number(id));
    expect(await test.test.site.exchanges.newest()).toBe((await read())[0].id);
  });

  it('are searched 10,000 at a time, and read by an index whatever the filter is', async () => {
    const log = await test.test.site.exchanges.opened();
    const begin = Date.now() - 60_000;
    const rows = Array.from({ length: 10_050 }, (_, index) => ({
      ...{ happened_at: begin + index, direction: 'out', event_name: 'many', username: 'acme' },
      ...{
        peer: 'p',
        reference: `many-${index}`,
        duration_ms: 1,
        is_repetition: index % 5000 === 7,
      },
      ...{ body_size: 1, holder: 'link:77', code: null, stage: null, report_id: null },
      ...{ message: null, origin: null, replay_of: null, data_state: 'whole' as const },
      ...{ data: index === 3 ? '{"a":"needle"}' : '{}', answer: null },
    }));
    for (let start = 0; start < rows.length; start += 2000) {
      await insertRows(log, rows.slice(start, start + 2000));
    }
    const query = { text: 'needle', since: String(begin), event: 'many' };
    const { body } = await agent.get('/api/exchanges').query(query).expect(200);
    expect(body).toMatchObject({ exchanges: [], searched: { searched_count: 10_000 } });
    const rest = await agent.get('/api/exchanges').query({ ...query, before: body.next });
    expect(rest.body).toMatchObject({
      exchanges: [{ reference: 'many-3' }],
      next: null,
      searched: { searched_count: 50, searched_to: begin },
    });
    expect(await read({ repeated: 'yes' })).toHaveLength(3);
    if (engine.name === 'postgres') return;
    const plans: readonly [ExchangeFilter, RegExp][] = [
      [{ since: 1, until: 9 }, /SEARCH exchanges USING INTEGER PRIMARY KEY/],
      [{ direction: 'in' }, /exchanges_directed/],
      [{ holder: 'link:7' }, /exchanges_held/],
      [{ code: 'x' }, /exchanges_of_code/],
      [{ stage: 'data' }, /exchanges_of_stage/],
      [{ repeated: true }, /exchanges_repeated/],
      [{ event: 'x', since: 1 }, /exchanges_of_event/],
    ];
    for (const [filter, plan] of plans) {
      const { narrow } = await readFilter(log, filter);
      const statement = narrow(inLog(log, log.read).selectFrom('exchanges'))
        .selectAll()
        .orderBy('id', 'desc')
        .limit(51);
      const steps = await statement.explain(undefined, sql`query plan`);
      const text = steps.map((step) => String(Object(step).detail)).join('; ');
      expect(text).toMatch(plan);
      expect(text).not.toMatch(/SCAN exchanges(?! USING INDEX exchanges_repeated)|TEMP B-TREE/);
    }
  });
});
