import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { Pool as PgPool } from 'pg';
import { POSTGRES_DELIVERIES_SQL, postgresDeliveries } from '../../src/deliveries/postgres.js';
import { type PostgresDatabases, sharedPostgres } from '../databases/postgres.js';
import { bundled } from '../support/bundled.js';
import { eventually } from '../support/eventually.js';

const KEY = { sender: 'acme', event: 'send_notes', identity: '1' };
const LEASE = 600_000;
const closed: (() => Promise<unknown>)[] = [];

let server: PostgresDatabases;
let url: string;
/** Of the test, to see what the processes do. */
let pool: Pool;
beforeEach(async () => {
  server = await sharedPostgres();
  url = await server.url();
  pool = await server.pool(url);
});
afterEach(async () => {
  for (const close of closed.splice(0).reverse()) await close();
  await server.stop();
});

/** A store on a pool of its own, as in another process. */
function storeOf(options = {}, max = 2) {
  const own = new PgPool({ connectionString: url, max });
  const store = postgresDeliveries(own, options);
  closed.push(() => own.end());
  closed.push(() => store.close());
  return { store, own };
}

/** The processes of the server that hold a lock of a process. */
async function lockHolders(): Promise<number[]> {
  const { rows } = await pool.query(`
    SELECT pid FROM pg_locks WHERE locktype = 'advisory'
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
  return rows.map(({ pid }) => Number(pid));
}

const connections = async () =>
  Number(
    (
      await pool.query(
        'SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()',
      )
    ).rows[0].n,
  );

describe('the deliveries of a process on PostgreSQL', () => {
  it('are taken over at once when it was killed, and not before', async () => {
    const script = join(__dirname, 'claiming-process.ts');
    const worker: ChildProcess = spawn(process.execPath, [bundled(script), url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    closed.push(async () => worker.kill('SIGKILL'));
    if (worker.stdout) await once(worker.stdout, 'data');
    const { store } = storeOf();
    expect(await store.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await eventually(async () => (await lockHolders()).length === 1);
    const claim = await store.claim(KEY, 'a', LEASE);
    expect(claim).toMatchObject({ state: 'run', attempt: 2, interrupted: true });
    expect(await store.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
  });

  it('are taken over by one of many, and the dead one stores nothing any more', async () => {
    const dead = storeOf();
    const first = await dead.store.claim(KEY, 'a', LEASE);
    const others = Array.from({ length: 5 }, () => storeOf().store);
    await Promise.all(others.map((store) => store.claim({ ...KEY, identity: '2' }, 'a', LEASE)));
    await dead.store.close();
    const claims = await Promise.all(others.map((store) => store.claim(KEY, 'a', LEASE)));
    expect(claims.map(({ state }) => state).sort()).toEqual([
      'busy',
      'busy',
      'busy',
      'busy',
      'run',
    ]);
    const token = first.state === 'run' ? first.token : 0;
    const late = dead.store.complete(KEY, token, () => 'late');
    await expect(late).rejects.toMatchObject({ code: 'delivery_fenced' });
  });

  it('stay its own while it is at work although its lock is lost', async () => {
    const { store } = storeOf();
    const claim = await store.claim(KEY, 'a', LEASE);
    const [pid] = await lockHolders();
    await pool.query('SELECT pg_terminate_backend($1)', [pid]);
    await eventually(async () => (await lockHolders()).some((holder) => holder !== pid));
    expect(await store.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    const token = claim.state === 'run' ? claim.token : 0;
    await store.complete(KEY, token, () => 'done');
    expect(await store.claim(KEY, 'a', LEASE)).toEqual({ state: 'done', result: 'done' });
  });

  it('cost one connection beside a pool of one, however many stores it has, and none without the lock', async () => {
    const before = await connections();
    const { store, own } = storeOf({}, 1);
    const second = postgresDeliveries(own);
    expect(await store.claim(KEY, 'a', LEASE)).toMatchObject({ state: 'run' });
    expect(await second.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    expect(await connections()).toBe(before + 2);
    await second.close();
    expect(await lockHolders()).toHaveLength(1);
    await store.close();
    await eventually(async () => (await connections()) === before + 1);
    const { store: without } = storeOf({ processLock: false }, 1);
    expect(await without.claim({ ...KEY, identity: '3' }, 'a', LEASE)).toMatchObject({
      state: 'run',
    });
    expect(await lockHolders()).toEqual([]);
  });

  it('are left to their leases where an older version of the package has claimed them', async () => {
    const sql = POSTGRES_DELIVERIES_SQL;
    await pool.query(sql.replace(/ {2}process_\w+ bigint,\n/g, '').replace(/ALTER TABLE.*\n/, ''));
    const columns = 'sender, event, identity, token, attempt, interrupted, lease, claimed, touched';
    await pool.query(`
      INSERT INTO svclink_deliveries (${columns})
      VALUES ('acme', 'send_notes', '1', 1, 1, false, now() + interval '1 minute', 'a', now())`);
    const { store } = storeOf();
    expect(await store.claim(KEY, 'a', LEASE)).toEqual({ state: 'busy' });
    const { store: dead } = storeOf();
    await dead.claim({ ...KEY, identity: '2' }, 'a', LEASE);
    await dead.close();
    // The older version takes one over: it leaves the process of the claim before.
    await pool.query(`UPDATE svclink_deliveries SET token = token + 1 WHERE identity = '2'`);
    expect(await store.claim({ ...KEY, identity: '2' }, 'a', LEASE)).toEqual({ state: 'busy' });
  });
});
