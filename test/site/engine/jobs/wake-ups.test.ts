import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { addJob } from '../../../../src/site/engine/jobs/job.js';
import { JobQueue } from '../../../../src/site/engine/jobs/job-queue.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { statementsWithin } from '../../../../src/site/engine/store/host-transaction.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { reportWork } from '../../../../src/site/engine/store/reported-work.js';
import { type PostgresDatabases, sharedPostgres } from '../../../databases/postgres.js';
import { eventually } from '../../../support/eventually.js';
import { slowness } from '../../../support/slowness.js';
import type { TestEngine } from '../../databases.js';
import { TestSite } from '../../open-site.js';

const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };

let server: PostgresDatabases;
let url: string;
let pool: Pool;
const queues: JobQueue[] = [];
const opened: Database[] = [];
beforeAll(async () => {
  server = await sharedPostgres();
});
afterAll(() => server.stop());
beforeEach(async () => {
  url = await server.url();
  pool = await server.pool(url);
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop(0)));
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

/** The part of a process that concerns jobs: its database, and the times at which it has begun jobs, by their keys. */
async function open(address = url): Promise<Database> {
  const database = await openDatabase(address);
  opened.push(database);
  return database;
}

/** @param interval milliseconds between polls while no jobs are reported; then they are five times as far apart, or 30 s */
function work(database: Database, interval = 1000): Map<string, number> {
  const begun = new Map<string, number>();
  const run = async ({ key }: { key: string }) => void begun.set(key, performance.now());
  const kinds = {
    work: { limit: 50, attempts: 3, delay: 10, longestDelay: 20, run: async (job) => run(job) },
  } satisfies ConstructorParameters<typeof JobQueue>[1]['kinds'];
  const queue = new JobQueue(database, { kinds, now: Date.now, logger, interval });
  queues.push(queue);
  queue.start();
  return begun;
}

const add = (database: Pick<Database, 'write'>, key: string) =>
  database.write((tx) => addJob(tx, { kind: 'work', lane: 'one', key, runAt: Date.now() }));

/** The milliseconds from the commit of a job to its beginning in another process. */
async function wait(begun: Map<string, number>, key: string, commit: () => Promise<unknown>) {
  await commit();
  const committed = performance.now();
  await eventually(() => begun.has(key));
  return (begun.get(key) ?? 0) - committed;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe('jobs that another process on PostgreSQL adds', () => {
  it('begin within 100 ms of their commit [site.postgres.wake]', async () => {
    const [adding, working] = [await open(), await open()];
    const begun = work(working);
    await eventually(() => working.wakeUps?.areReliable === true);
    const waits: number[] = [];
    for (let count = 0; count < 11; count++) {
      // Not in step with the polls.
      await delay(97);
      waits.push(await wait(begun, `one ${count}`, () => add(adding, `one ${count}`)));
    }
    expect(median(waits)).toBeLessThan(100 * slowness());
  });

  it('begin within 100 ms of the commit by an app, however late that is', async () => {
    const working = await open();
    const begun = work(working);
    await eventually(() => working.wakeUps?.areReliable === true);
    const waits: number[] = [];
    for (const key of ['a', 'b', 'c']) {
      const client = await pool.connect();
      await client.query('BEGIN');
      const tx = await statementsWithin(client, working);
      await addJob(tx, { kind: 'work', lane: 'one', key, runAt: Date.now() });
      await delay(400);
      waits.push(await wait(begun, key, () => client.query('COMMIT')));
      client.release();
    }
    expect(median(waits)).toBeLessThan(100 * slowness());
  });

  it('are all reported, also the last ones of a process that ends', async () => {
    const working = await open();
    const begun = work(working, 6000);
    await eventually(() => working.wakeUps?.areReliable === true);
    const adding = await openDatabase(url);
    // The poll after it is half a minute away.
    await wait(begun, 'before', () => add(adding, 'before'));
    const keys = Array.from({ length: 20 }, (_, index) => `many ${index}`);
    for (const key of keys) await add(adding, key);
    await adding.close();
    const closed = performance.now();
    await eventually(() => keys.every((key) => begun.has(key)));
    // Without the last report it would be that poll.
    expect(Math.max(...begun.values()) - closed).toBeLessThan(10_000);
  });

  it('begin soon after the connection that listens was lost, and after its return', async () => {
    const [adding, working] = [await open(), await open()];
    const begun = work(working, 6000);
    await eventually(() => working.wakeUps?.areReliable === true);
    const { rows } = await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`);
    expect(rows).toHaveLength(1);
    await eventually(() => working.wakeUps?.areReliable === false);
    await add(adding, 'lost');
    await eventually(() => begun.has('lost'));
    await eventually(() => working.wakeUps?.areReliable === true);
    // The poll after it is half a minute away.
    await wait(begun, 'between', () => add(adding, 'between'));
    expect(await wait(begun, 'found', () => add(adding, 'found'))).toBeLessThan(10_000);
  });

  it('are found by polls where a pooler swallows the reports', async () => {
    let swallowed = 0;
    // As poolers in transaction mode do with what channels report.
    const pooler = await startProxy(new URL(url), (message) => {
      const isReport = message.toString('latin1', 0, 1) === 'A';
      if (isReport) swallowed++;
      return !isReport;
    });
    const [adding, working] = [await open(), await open(pooler.url)];
    const begun = work(working);
    await delay(300);
    await add(adding, 'polled');
    await eventually(() => begun.has('polled'));
    // A poll may find the job before it is reported.
    await eventually(() => swallowed > 0);
    expect(working.wakeUps?.areReliable).toBe(false);
    await Promise.all(queues.splice(0).map((queue) => queue.stop(0)));
    await Promise.all(opened.splice(0).map((database) => database.close()));
    await pooler.close();
  });
});

it('events in quick succession are reported a few times a second, and a job beside them by a report of its own', async () => {
  const adding = await open();
  const client = await pool.connect();
  const payloads: string[] = [];
  try {
    client.on('notification', ({ payload = '' }) => payloads.push(payload));
    const channel = await client.query(
      `SELECT 'svclink_' || relnamespace AS name FROM pg_class WHERE oid = to_regclass('svclink_schema')`,
    );
    await client.query(`LISTEN ${channel.rows[0].name}`);
    const events = () => payloads.filter((payload) => payload.startsWith('events '));
    const start = performance.now();
    for (let count = 0; count < 100; count++) await adding.write((tx) => reportWork(tx, 'events'));
    await eventually(() => events().length > 0);
    await adding.write(async (tx) => {
      await reportWork(tx, 'events');
      await addJob(tx, { kind: 'work', lane: 'one', key: 'beside', runAt: Date.now() });
    });
    await eventually(() => payloads.some((payload) => !/^(events|test) /.test(payload)));
    const most = (performance.now() - start) / 200 + 2;
    expect(events().length).toBeLessThanOrEqual(most);
  } finally {
    client.release(true);
  }
});

it('a process at rest makes less than 2 transactions a second [site.postgres.wake]', async () => {
  let ended = 0;
  // What the server sends after each transaction.
  const proxy = await startProxy(new URL(url), (message) => {
    if (message.toString('latin1', 0, 1) === 'Z' && message.at(-1) === 'I'.charCodeAt(0)) ended++;
    return true;
  });
  const engine = { name: 'postgres', migrated: async () => proxy.url } as TestEngine;
  const test = await TestSite.open(engine);
  const site = test.site.on('order', { consumer: 'billing' }, nothing);
  await site.start();
  let each = Number.POSITIVE_INFINITY;
  // The jobs of the start take longer on a slow machine.
  for (let attempts = 0; each >= 2 && attempts < 5; attempts++) {
    await delay(3000);
    const before = ended;
    await delay(8000);
    each = (ended - before) / 8;
  }
  await test.close();
  await proxy.close();
  expect(each).toBeGreaterThan(0);
  expect(each).toBeLessThan(2);
});

/**
 * Stands in front of a PostgreSQL.
 *
 * @param passes false for a message of the server that is swallowed
 */
async function startProxy(target: URL, passes: (message: Buffer) => boolean) {
  const path = `${target.searchParams.get('host')}/.s.PGSQL.5432`;
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const behind = connect(path);
    sockets.push(socket, behind);
    let rest = Buffer.alloc(0);
    behind.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
        const message = rest.subarray(0, rest.readInt32BE(1) + 1);
        rest = rest.subarray(message.length);
        if (passes(message)) socket.write(message);
      }
    });
    socket.pipe(behind);
    for (const one of [socket, behind]) one.on('error', nothing);
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
