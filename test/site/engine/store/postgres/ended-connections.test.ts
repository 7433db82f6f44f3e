import { sql } from 'kysely';
import { postgresDeliveries } from '../../../../../src/deliveries/postgres.js';
import { openDatabase } from '../../../../../src/site/engine/store/open-database.js';
import { type PostgresDatabases, sharedPostgres } from '../../../../databases/postgres.js';

describe('a connection that the server ends when the pool hands it out', () => {
  let server: PostgresDatabases;
  beforeAll(async () => {
    server = await sharedPostgres();
  });
  afterAll(() => server.stop());

  /** A pool that counts the listeners of its connections before anything that waits for them goes on. */
  async function countingPool() {
    const pool = await server.pool();
    const counts: number[] = [];
    pool.on('acquire', (client) => {
      process.nextTick(() => counts.push(client.listenerCount('error')));
    });
    return { pool, counts };
  }

  it('ends no process of a site', async () => {
    const { pool, counts } = await countingPool();
    const database = await openDatabase(pool);
    counts.length = 0;
    await Promise.all([1, 2, 3].map(() => sql`SELECT 1`.execute(database.read)));
    await database.close();
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter((count) => count === 0)).toEqual([]);
  });

  it('is answered as unavailable, and replaced by the next use', async () => {
    const pool = await server.pool();
    const database = await openDatabase(pool);
    let isEnding = true;
    pool.on('acquire', (client) => {
      const stream: { destroy(): void } = Reflect.get(Reflect.get(client, 'connection'), 'stream');
      if (!isEnding) return;
      isEnding = false;
      process.nextTick(() => {
        client.emit('error', new Error('terminating connection'));
        stream.destroy();
      });
    });
    const read = () => sql`SELECT 1 AS one`.execute(database.read);
    await expect(read()).rejects.toMatchObject({ code: 'store_unavailable', status: 503 });
    await expect(read()).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await database.close();
  });

  it('has one listener however often a site is opened on the pool', async () => {
    const pool = await server.pool();
    const listeners = () => [pool.listenerCount('acquire'), pool.listenerCount('error')];
    const before = listeners();
    for (let count = 0; count < 12; count += 1) {
      const database = await openDatabase(pool);
      await sql`SELECT 1`.execute(database.read);
      await database.close();
    }
    expect(listeners()).toEqual(before);
    const client = await pool.connect();
    expect(client.listenerCount('error')).toBe(1);
    client.release();
  });

  it('has one listener for many stores of deliveries, and keeps it while one site of two is open', async () => {
    const pool = await server.pool();
    const before = pool.listenerCount('acquire');
    const [first, second] = [await openDatabase(pool), await openDatabase(pool)];
    await first.close();
    await first.close();
    expect(pool.listenerCount('acquire')).toBe(before + 1);
    await second.close();
    expect(pool.listenerCount('acquire')).toBe(before);
    for (let count = 0; count < 12; count += 1) postgresDeliveries(pool);
    expect(pool.listenerCount('acquire')).toBe(before + 1);
  });
});
