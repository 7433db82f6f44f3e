import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresDeliveries } from '../../../../src/deliveries/postgres.js';
import { openPostgres } from '../../../../src/site/engine/store/postgres/postgres-database.js';
import { type PostgresServer, startPostgres } from '../../../databases/postgres.js';
import { eventually } from '../../../support/eventually.js';
import type { TestEngine } from '../../databases.js';
import { TestSite } from '../../open-site.js';

describe('a site whose PostgreSQL is away', () => {
  let server: PostgresServer;
  let test: TestSite;
  let id: string;
  beforeAll(async () => {
    // What was committed must be there after a kill.
    server = await startPostgres(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
    const engine: TestEngine = {
      name: 'postgres',
      start: async () => {},
      address: () => server.url(),
      migrated: () => server.url(),
      stop: async () => {},
    };
    test = await TestSite.open(engine);
    id = await test.order();
  });
  afterAll(async () => {
    await test?.close();
    await server?.stop();
  });

  it('answers with envelopes of status 503, and works again within two seconds of its return', async () => {
    const calls = [
      () => test.send('get_order', { report_id: id }),
      () => test.send('get_all_orders', {}),
      () => test.send('mark_order_imported', { report_id: id } as never),
      () => test.send('get_order', { report_id: id }, { username: 'bolt' }),
    ];
    for (const call of calls) expect((await call()).status).toBe(200);
    await test.site.exchanges.flush();
    await server.kill();
    // Accounts are remembered for a quarter of a second: with and without one that is.
    const soon = await Promise.all(calls.map((call) => call()));
    await delay(300);
    const later = await Promise.all(calls.map((call) => call()));
    for (const answer of [...soon, ...later]) {
      expect(answer).toMatchObject({ success: false, status: 503 });
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    await expect(test.site.check()).rejects.toMatchObject({ code: 'store_unavailable' });
    // The log is not reachable either: what it has not written waits.
    await test.site.exchanges.flush();
    await server.start();
    const returned = performance.now();
    let attempts = 0;
    for (;;) {
      attempts += 1;
      const answer = await test.send('get_order', { report_id: id });
      if (answer.success) break;
      expect([answer.status, answer.return_error_msg]).toEqual([503, expect.any(String)]);
      await delay(20);
    }
    expect(performance.now() - returned).toBeLessThan(10_000);
    // A result holds for a quarter of a second.
    const isReady = () =>
      test.site.check().then(
        () => true,
        () => false,
      );
    await eventually(isReady);
    await test.site.exchanges.flush();
    const exchanges = await test.site.exchanges.list({ limit: 1000 });
    const failed = exchanges.filter(({ code }) => code !== null);
    expect(failed).toHaveLength(soon.length + later.length + attempts - 1);
  });

  it('lives on when a connection breaks while it is used', async () => {
    const broken = Object.assign(new EventEmitter(), {
      query: async () => {
        broken.emit('error', new Error('write EPIPE'));
        throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
      },
      release: () => {},
    });
    const pool = { connect: async () => broken, end: async () => {}, query: broken.query };
    const database = await openPostgres(pool as never);
    await expect(database.check()).rejects.toMatchObject({ code: 'store_unavailable' });
    const deliveries = postgresDeliveries({
      ...pool,
      query: async () => ({ rows: [], rowCount: 0 }),
    });
    const key = { sender: 'acme', event: 'send_notes', identity: '1' };
    await expect(deliveries.complete(key, 1, () => '')).rejects.toThrow('EPIPE');
    expect(broken.listenerCount('error')).toBe(1);
  });
});
