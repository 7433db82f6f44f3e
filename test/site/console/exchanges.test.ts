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

  it('become the figures of the charts', async () => {
    const { body } = await agent.get('/api/charts').query({ minutes: '60' }).expect(200);
    const sum = (name: string) =>
      body.parts.reduce((all: number, part: Record<string, number>) => all + (part[name] ?? 0), 0);
    expect([body.parts.length, sum('succeeded'), sum('failed')]).toEqual([60, 1, 2]);
    expect(body.failures).toContainEqual({ code: 'order_not_found', count: 1 });
    expect(body.parts.at(-1)).toMatchObject({ p50: expect.any(Number), p95: expect.any(Number) });
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
});
