import { processZone } from '../../../src/site/engine/preferences/site-day.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

/** It is still the 27th in Chicago, and already the 28th in UTC. */
const NIGHT = Date.parse('2026-11-28T02:00:00Z');

describe.each(ENGINES)('the currency and the zone of a site on $name', (engine) => {
  let test: TestConsole;
  let admin: Awaited<ReturnType<TestConsole['as']>>;
  let order = '';

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine, { now: () => NIGHT });
    admin = await test.as('administrator');
    order = await test.test.order({ date_due: '20261127' });
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const change = (body: object) => admin.patch('/api/settings').send(body);
  const settings = async () => (await admin.get('/api/settings').expect(200)).body;
  const ids = async (view: string) =>
    (await admin.get('/api/orders').query({ view }).expect(200)).body.orders.map(
      ({ id }: { id: string }) => id,
    );

  it('are none and that of the process before anybody has chosen', async () => {
    expect(await settings()).toMatchObject({
      currency: null,
      zone: processZone(),
      is_zone_set: false,
      currencies: expect.arrayContaining(['EUR', 'USD']),
      zones: expect.arrayContaining(['UTC', 'America/Chicago']),
    });
    const { body } = await admin.get('/api/state').expect(200);
    expect(body.site).toEqual({ currency: null, zone: processZone() });
    expect((await test.stranger.get('/api/state').expect(200)).body.site).toBeNull();
  });

  it('decide everywhere by one day what is due, whatever the zone of the process [console.times]', async () => {
    await change({ zone: 'America/Chicago' }).expect(200);
    expect(await ids('due_today')).toEqual([order]);
    expect(await ids('late')).toEqual([]);
    const counts = async () =>
      Object.fromEntries(
        (await admin.get('/api/today').expect(200)).body.orders.map(
          ({ view, total }: { view: string; total: number }) => [view, total],
        ),
      );
    expect(await counts()).toMatchObject({ due_today: 1, late: 0 });
    expect((await admin.get('/api/week').expect(200)).body.days[0]).toBe('20261127');
    const csv = await admin.get('/api/orders.csv').query({ view: 'due_today' }).expect(200);
    expect(csv.headers['content-disposition']).toContain('orders-2026-11-27.csv');
    expect(csv.text.trim().split('\n')).toHaveLength(2);

    await change({ zone: 'utc' }).expect(200);
    expect(await settings()).toMatchObject({ zone: 'UTC', is_zone_set: true });
    expect(await ids('late')).toEqual([order]);
    expect(await ids('due_today')).toEqual([]);
    expect(await counts()).toMatchObject({ due_today: 0, late: 1 });
    const total = await admin.get('/api/orders/total').query({ view: 'late' }).expect(200);
    expect(total.body.total).toBe(1);
    expect((await admin.get('/api/week').expect(200)).body.days[0]).toBe('20261128');
    expect(
      (await admin.get('/api/users.csv').expect(200)).headers['content-disposition'],
    ).toContain('users-2026-11-28.csv');
  });

  it('are stored for all processes, alone or together, and return to the default', async () => {
    await change({ currency: 'eur' }).expect(200);
    const other = await test.test.create();
    expect(await other.preferences.get()).toEqual({
      currency: 'EUR',
      zone: 'UTC',
      is_zone_set: true,
    });
    await other.preferences.change({ zone: 'europe/berlin' });
    await other.stop();
    const { body } = await admin.get('/api/state').expect(200);
    expect(body.site).toEqual({ currency: 'EUR', zone: 'Europe/Berlin' });
    await change({ currency: '', zone: null }).expect(200);
    expect(await settings()).toMatchObject({ currency: null, is_zone_set: false });
  });

  it.each([
    [{ currency: 'XQQ' }, /currency.*ISO 4217/],
    [{ currency: 'dollars' }, /currency/],
    [{ currency: ['USD'] }, /currency.*text/],
    [{ currency: 'U'.repeat(5000) }, /currency/],
    [{ zone: 'Mars/Base' }, /zone.*IANA/],
    [{ zone: '+01:00' }, /zone/],
    [{ zone: 'America/Chicago\0' }, /zone/],
    [{ zone: '../../etc/localtime' }, /zone/],
    [{ zone: {} }, /zone/],
    [{ money: 'USD' }, /money/],
  ] as readonly (readonly [Readonly<Record<string, unknown>>, RegExp])[])(
    'refuse %j and stay as they were',
    async (body, message) => {
      await change({ currency: 'USD', zone: 'America/Chicago' }).expect(200);
      const refused = await change({
        ...(body.currency ? {} : { currency: 'EUR' }),
        ...body,
      }).expect(422);
      expect(refused.body).toMatchObject({
        code: 'input_invalid',
        message: expect.stringMatching(message),
      });
      expect(await settings()).toMatchObject({ currency: 'USD', zone: 'America/Chicago' });
    },
  );

  it('name the nearest value in a refusal', async () => {
    expect((await change({ zone: 'America/Chicgo' })).body.message).toContain('America/Chicago');
  });

  it('are recorded by the audit with the user, and only where they differ', async () => {
    await change({ currency: 'CAD', zone: 'America/Toronto' }).expect(200);
    const records = async () =>
      (await admin.get('/api/audit').query({ action: 'setting.change' }).expect(200)).body.records;
    const before = (await records()).length;
    await change({ currency: 'CAD', zone: 'America/Denver' }).expect(200);
    await change({}).expect(200);
    const after = await records();
    expect(after).toHaveLength(before + 1);
    expect(after[0]).toMatchObject({
      who: 'administrator',
      from: 'console',
      subject: 'zone',
      detail: { before: 'America/Toronto', after: 'America/Denver' },
    });
  });
});
