import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Pool } from 'pg';
import type { Database } from '../../../../src/site/engine/store/database.js';
import type { DatabaseSource } from '../../../../src/site/engine/store/database-source.js';
import { siteDeliveries } from '../../../../src/site/engine/store/deliveries/site-deliveries.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { type PostgresDatabases, sharedPostgres } from '../../../databases/postgres.js';
import { eventually } from '../../../support/eventually.js';

const KEY = { sender: 'acme', event: 'send_notes', identity: '1' };
const LEASE = 60_000;

let server: PostgresDatabases;
let url: string;
/** Of the test, to see what the processes do. */
let pool: Pool;
const opened: Database[] = [];
const given: Pool[] = [];
beforeEach(async () => {
  server = await sharedPostgres();
  url = await server.url();
  pool = await server.pool(url);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await Promise.all(given.splice(0).map((one) => one.end()));
  await server.stop();
});

async function open(source: DatabaseSource = url): Promise<Database> {
  const database = await openDatabase(source);
  opened.push(database);
  return database;
}

/** A pool of an app. */
function poolOf(connectionString: string, max: number, password?: string): Pool {
  const made = new Pool({ connectionString, max, password });
  given.push(made);
  return made;
}

/** The processes of the server that hold a lock of a process. */
async function lockHolders(): Promise<number[]> {
  const { rows } = await pool.query(`
    SELECT pid FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows.map(({ pid }) => Number(pid));
}

async function claimOn(database: Database) {
  const store = siteDeliveries(database);
  const claim = await store.claim(KEY, 'a', LEASE);
  if (claim.state !== 'run') throw new Error(claim.state);
  return { store, claim };
}

/** A client that is not let in. */
class Refused {
  once(): void {}
  async connect(): Promise<void> {
    throw Object.assign(new Error('too many connections'), { severity: 'FATAL', code: '53300' });
  }
  async end(): Promise<void> {}
}

describe('the claims of a process on PostgreSQL', () => {
  it.each([
    ['an address', () => url],
    ['a pool of one connection', () => poolOf(url, 1)],
    ['a pool with a password of its own', () => poolOf(url, 2, 'x')],
  ])('are taken over at once when it is gone, and not before: %s', async (_, sourceOf) => {
    const source = sourceOf();
    const first = await open(source);
    await claimOn(first);
    const other = siteDeliveries(await open());
    expect(await other.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    expect(await siteDeliveries(first).claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    // As the end of the process does, its connections end.
    await first.close();
    const taken = [other, siteDeliveries(await open())].map((one) => one.claim(KEY, 'a', LEASE));
    const claims = await Promise.all(taken);
    expect(claims.filter(({ state }) => state === 'run')).toEqual([
      { state: 'run', token: 2, attempt: 2, interrupted: true, previous: undefined },
    ]);
    expect(claims.filter(({ state }) => state === 'busy')).toHaveLength(1);
  });

  it('leave the result of other content in force when it is gone', async () => {
    const first = await open();
    const { store, claim } = await claimOn(first);
    await store.complete(KEY, claim.token, () => 'result of a');
    expect(await store.claim(KEY, 'b', LEASE)).toMatchObject({ state: 'run' });
    await first.close();
    const other = siteDeliveries(await open());
    expect(await other.claim(KEY, 'a', LEASE)).toEqual({ state: 'done', result: 'result of a' });
    expect(await other.claim(KEY, 'b', LEASE)).toMatchObject({ previous: 'result of a' });
  });

  it('have one effect where its lock was lost with a connection, and it takes another one [deliveries.fenced]', async () => {
    const database = await open();
    const { store, claim } = await claimOn(database);
    const before = database.processLock?.number;
    const [holder] = await lockHolders();
    await pool.query('SELECT pg_terminate_backend($1)', [holder]);
    await eventually(async () => (database.processLock?.number ?? before) !== before);
    // The server tells the end of a connection before it releases the locks of it.
    await eventually(async () => (await lockHolders()).length === 1);
    // The process itself knows that it is at work.
    expect(await store.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    const other = siteDeliveries(await open());
    const taken = await other.claim(KEY, 'a', LEASE);
    if (taken.state !== 'run') throw new Error(taken.state);
    const effect = (value: string) => ({ name: 'effect', value });
    const late = store.complete(KEY, claim.token, async (tx) => {
      await tx.insertInto('settings').values(effect('late')).execute();
      return 'late';
    });
    await expect(late).rejects.toMatchObject({ code: 'delivery_fenced' });
    await other.complete(KEY, taken.token, async () => 'result');
    expect((await pool.query(`SELECT 1 FROM settings WHERE name = 'effect'`)).rows).toEqual([]);
    // What it claims from now on is under the new number.
    const next = { ...KEY, identity: '2' };
    expect(await store.claim(next, 'a', LEASE)).toMatchObject({ state: 'run' });
    expect(await other.claim(next, 'a', LEASE)).toEqual({ state: 'busy' });
  });

  it('last as long as their leases where a pooler stands in front of the server', async () => {
    const pooler = await startPooler(new URL(url));
    const database = await open(pooler.url);
    await claimOn(database);
    expect(database.processLock?.number).toBeUndefined();
    expect(await lockHolders()).toEqual([]);
    await database.close();
    expect(await siteDeliveries(await open()).claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    await pooler.close();
  });

  it.each([
    ['a pool of another kind', {}],
    ['a pool whose server takes no more connections', { Client: Refused }],
  ])('last as long as their leases with %s', async (_, members) => {
    const real = poolOf(url, 1);
    const wrapped = { connect: () => real.connect(), query: () => {}, ...members };
    const database = await open(wrapped);
    await claimOn(database);
    await database.close();
    expect(await siteDeliveries(await open()).claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
  });
});

/** The message of a server that says which process answers: its kind, and its length. */
const KEY_MESSAGE = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Stands in front of a PostgreSQL, and says a number of its own for the process that answers, as poolers do. */
async function startPooler(target: URL): Promise<{ url: string; close: () => Promise<void> }> {
  const path = `${target.searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets: Socket[] = [];
  const proxy: Server = createServer((socket) => {
    const behind = connect(path);
    sockets.push(socket, behind);
    behind.once('data', (greeting: Buffer) => {
      const at = greeting.indexOf(KEY_MESSAGE);
      if (at >= 0) greeting.writeInt32BE(7, at + KEY_MESSAGE.length);
      socket.write(greeting);
      behind.pipe(socket);
    });
    socket.pipe(behind);
    for (const one of [socket, behind]) one.on('error', () => undefined);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  url.searchParams.delete('host');
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => proxy.close(closed));
    },
  };
}
