import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { Pool } from 'pg';
import type { DeliveryStore } from '../../src/deliveries/delivery-store.js';
import { deliveryStoreSuite } from '../../src/deliveries/delivery-store-suite.js';
import { memoryDeliveries } from '../../src/deliveries/memory-deliveries.js';
import { postgresDeliveries } from '../../src/deliveries/postgres.js';
import { sqliteDeliveries } from '../../src/deliveries/sqlite.js';
import { type PostgresDatabases, sharedPostgres } from '../databases/postgres.js';

const LEASE = 60_000;
/** The case that fails in a store whose late attempts are not fenced. */
const FENCE = 'stores nothing of an attempt that was taken over';
const KEY = { sender: 'acme', event: 'send_notes', identity: 'i' };

function holdsTheContract(open: () => DeliveryStore | Promise<DeliveryStore>): void {
  for (const { name, run } of deliveryStoreSuite(open)) {
    const fence = name === FENCE ? ' [deliveries.fenced]' : '';
    it(`${name} [deliveries.own-store]${fence}`, run);
  }
}

describe('deliveries in memory', () => {
  holdsTheContract(() => memoryDeliveries());

  it('are bounded in number', async () => {
    const store = memoryDeliveries({ maxEntries: 2 });
    for (const identity of ['1', '2', '3']) {
      const claim = await store.claim({ ...KEY, identity }, 'a', LEASE);
      expect(claim.state).toBe('run');
    }
    expect((await store.claim({ ...KEY, identity: '3' }, 'a', LEASE)).state).toBe('busy');
    expect((await store.claim({ ...KEY, identity: '1' }, 'a', LEASE)).state).toBe('run');
  });
});

describe('deliveries in SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-deliveries-'));
  const db = new Database(join(folder, 'deliveries.db'));
  db.exec('CREATE TABLE notes (text TEXT)');
  afterAll(() => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  holdsTheContract(() => sqliteDeliveries(db));

  const count = () => Number(Object(db.prepare('SELECT count(*) AS n FROM notes').get()).n);
  const claimed = async (identity: string) => {
    const claim = await sqliteDeliveries(db).claim({ ...KEY, identity }, 'a', LEASE);
    if (claim.state !== 'run') throw new Error(claim.state);
    return claim.token;
  };

  it('commit with the work, or not at all [deliveries.commit]', async () => {
    const store = sqliteDeliveries(db);
    const token = await claimed('fails');
    const fails = store.complete({ ...KEY, identity: 'fails' }, token, (tx) => {
      tx.prepare("INSERT INTO notes VALUES ('lost')").run();
      throw new Error('half way');
    });
    await expect(fails).rejects.toThrow('half way');
    expect(count()).toBe(0);
    await store.complete({ ...KEY, identity: 'fails' }, token, (tx) => {
      tx.prepare("INSERT INTO notes VALUES ('kept')").run();
      return 'done';
    });
    expect(count()).toBe(1);
  });

  it('take no asynchronous work: it is rolled back and refused', async () => {
    const before = count();
    const token = await claimed('async');
    const work = async () => {
      db.prepare("INSERT INTO notes VALUES ('lost')").run();
      return 'done';
    };
    await expect(
      sqliteDeliveries(db).complete({ ...KEY, identity: 'async' }, token, work),
    ).rejects.toMatchObject({ code: 'delivery_commit_invalid' });
    expect(count()).toBe(before);
  });

  it('are seen by another connection, and after it was opened again', async () => {
    const token = await claimed('again');
    await sqliteDeliveries(db).complete({ ...KEY, identity: 'again' }, token, () => 'kept');
    const other = new Database(join(folder, 'deliveries.db'));
    const claim = await sqliteDeliveries(other).claim({ ...KEY, identity: 'again' }, 'a', LEASE);
    other.close();
    expect(claim).toEqual({ state: 'done', result: 'kept' });
  });

  it('can be claimed when the clock was set back by a day', async () => {
    const key = { ...KEY, identity: 'clock' };
    await sqliteDeliveries(db).claim(key, 'a', LEASE);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    const claim = await sqliteDeliveries(db).claim(key, 'a', LEASE);
    clock.mockRestore();
    expect(claim).toMatchObject({ state: 'run', token: 2, interrupted: true });
  });

  it('are not taken over early by a process with a shorter deadline', async () => {
    const key = { ...KEY, identity: 'longer' };
    await sqliteDeliveries(db).claim(key, 'a', 10 * LEASE);
    expect(await sqliteDeliveries(db).claim(key, 'a', LEASE)).toEqual({ state: 'busy' });
  });

  it.each([undefined, null, {}, { prepare: 1 }])('are not kept in %p', (database) => {
    expect(() => sqliteDeliveries(database as never)).toThrow('sqliteDeliveries: takes an open');
  });
});

describe('deliveries in PostgreSQL', () => {
  let server: PostgresDatabases;
  let pool: Pool;
  beforeAll(async () => {
    server = await sharedPostgres();
    pool = await server.pool();
    await pool.query('CREATE TABLE notes (text text)');
  });
  afterAll(() => server.stop());

  holdsTheContract(() => postgresDeliveries(pool));

  const count = async () => Number((await pool.query('SELECT count(*) AS n FROM notes')).rows[0].n);

  it('commit with the work, or not at all [deliveries.commit]', async () => {
    const store = postgresDeliveries(pool);
    const claim = await store.claim(KEY, 'a', LEASE);
    const token = claim.state === 'run' ? claim.token : 0;
    const fails = store.complete(KEY, token, async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('lost')");
      throw new Error('half way');
    });
    await expect(fails).rejects.toThrow('half way');
    expect(await count()).toBe(0);
    await store.complete(KEY, token, async (tx) => {
      await tx.query("INSERT INTO notes VALUES ('kept')");
      return 'done';
    });
    expect(await count()).toBe(1);
  });

  it('are not taken over early by a process with a shorter deadline', async () => {
    const key = { ...KEY, identity: 'longer' };
    await postgresDeliveries(pool).claim(key, 'a', 10 * LEASE);
    expect(await postgresDeliveries(pool).claim(key, 'a', LEASE)).toEqual({ state: 'busy' });
  });

  it('make their table once, by however many at once', async () => {
    const empty = await server.pool();
    const stores = Array.from({ length: 8 }, () => postgresDeliveries(empty));
    const claims = await Promise.all(stores.map((store) => store.claim(KEY, 'a', LEASE)));
    expect(claims.filter(({ state }) => state === 'run')).toHaveLength(1);
  });

  it('refuse options that they do not have', () => {
    const options = { proccessLock: false } as never;
    expect(() => postgresDeliveries(pool, options)).toThrow('did you mean processLock');
  });

  it.each([undefined, null, {}, { query: 1 }])('are not kept in %p', (database) => {
    expect(() => postgresDeliveries(database as never)).toThrow('postgresDeliveries: takes a Pool');
  });
});
