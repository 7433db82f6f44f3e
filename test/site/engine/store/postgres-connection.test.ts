import { sql } from 'kysely';
import { Pool, type PoolConfig, type QueryConfig } from 'pg';
import type { Database, Statements } from '../../../../src/site/engine/store/database.js';
import { openPostgres } from '../../../../src/site/engine/store/postgres/postgres-database.js';
import { preparedForOne } from '../../../../src/site/engine/store/prepared.js';
import { type PostgresDatabases, sharedPostgres } from '../../../databases/postgres.js';

const DOUBLE = preparedForOne<{ readonly number: number }, { readonly doubled: number }>(
  ({ statements, value }) =>
    sql<{ doubled: number }>`SELECT ${value('number')}::int * 2 AS doubled`.compile(statements),
);
const double = async (statements: Statements, number = 21) =>
  (await DOUBLE(statements, { number }))?.doubled;

let server: PostgresDatabases;
let pool: Pool;
let database: Database;
beforeAll(async () => {
  server = await sharedPostgres();
});
afterAll(() => server?.stop());
afterEach(async () => {
  await database.close();
  await pool.end();
});

/** All of it goes by one connection, so that what it has been told is known. */
async function open(options: PoolConfig = {}): Promise<void> {
  const connectionString = await server.url();
  pool = new Pool({ connectionString, max: 1, pipeline: true, ...options });
  database = await openPostgres(pool);
  await pool.query('CREATE TABLE kept (value integer)');
}

const prepared = async () =>
  (await pool.query('SELECT name, statement FROM pg_prepared_statements')).rows;

const add = (statements: Statements, value: number) =>
  sql`INSERT INTO kept VALUES (${value})`.execute(statements);
const kept = async () =>
  (await pool.query('SELECT value FROM kept ORDER BY value')).rows.map(({ value }) => value);

describe('statements of every request', () => {
  it('are prepared once by a connection, under a name of their text', async () => {
    await open();
    expect([await double(database.read), await double(database.read, 4)]).toEqual([42, 8]);
    expect(await database.write((tx) => double(tx, 5))).toBe(10);
    expect(await prepared()).toEqual([
      {
        name: expect.stringMatching(/^svclink_[0-9a-f]{24}$/),
        statement: 'SELECT $1::int * 2 AS doubled',
      },
    ]);
  });

  it('go on unprepared where the connection knows nothing of them any more', async () => {
    await open();
    await double(database.read);
    await pool.query('DEALLOCATE ALL');
    expect(await double(database.read, 4)).toBe(8);
    expect(await double(database.read, 5)).toBe(10);
    expect(await prepared()).toEqual([]);
  });

  it('go on unprepared where another has prepared them on the same connection', async () => {
    await open();
    await double(database.read);
    const [{ name }] = await prepared();
    await database.close();
    await pool.end();
    await open();
    await pool.query(`PREPARE ${name} AS SELECT 1`);
    expect(await double(database.read, 4)).toBe(8);
    expect(await double(database.read, 5)).toBe(10);
  });

  it('have the transaction run again that they broke, with one effect', async () => {
    await open();
    await double(database.read);
    await pool.query('DEALLOCATE ALL');
    let runs = 0;
    const result = await database.write(async (tx) => {
      runs += 1;
      await add(tx, runs);
      return double(tx, 4);
    });
    expect([result, runs, await kept()]).toEqual([8, 2, [2]]);
  });
});

describe.each([
  ['the driver sends ahead', {}, ['begin', 'INSERT', 'begin answered']],
  [
    'time limits end statements by themselves',
    { options: '-c statement_timeout=5000' },
    ['begin', 'begin answered', 'INSERT'],
  ],
  ['the driver waits for each answer', { pipeline: false }, ['begin', 'begin answered', 'INSERT']],
])('where %s', (_name, options: PoolConfig, order) => {
  beforeEach(() => open(options));

  it(`what happens is ${order.join(', ')}`, async () => {
    const seen: string[] = [];
    const client = await pool.connect();
    const { query } = client;
    client.query = (async (statement: QueryConfig) => {
      const [word = ''] = statement.text.split(/\W/);
      seen.push(word);
      const answer = await Reflect.apply(query, client, [statement]);
      seen.push(`${word} answered`);
      return answer;
    }) as typeof query;
    client.release();
    await database.write((tx) => add(tx, 1));
    expect(seen.filter((event) => order.includes(event))).toEqual(order);
  });

  it('a transaction keeps all or nothing', async () => {
    await database.write((tx) => add(tx, 1));
    const failing = database.write(async (tx) => {
      await add(tx, 2);
      await sql`SELECT 1 / 0`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await database.write((tx) => add(tx, 3));
    expect(await kept()).toEqual([1, 3]);
  });

  it('one that fails at its first statement, or before, leaves the connection as it was', async () => {
    const atOnce = database.write((tx) => sql`SELECT 1 / 0`.execute(tx));
    await expect(atOnce).rejects.toMatchObject({ code: '22012' });
    const before = database.write(() => Promise.reject(new Error('no')));
    await expect(before).rejects.toThrow('no');
    await database.write(async () => {});
    await add(database.read, 4);
    expect(await kept()).toEqual([4]);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  it('one whose connection ends is told as unavailable, and the next one has another', async () => {
    await database.write((tx) => add(tx, 1));
    const killed = database.write(async (tx) => {
      await add(tx, 2);
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(killed).rejects.toMatchObject({ code: 'store_unavailable' });
    await database.write((tx) => add(tx, 3));
    expect(await kept()).toEqual([1, 3]);
  });
});

it('a transaction whose connection the server ends is told as unavailable, and nothing of it is kept', async () => {
  await open();
  const other = new Pool({ connectionString: (pool.options as PoolConfig).connectionString });
  await database.write((tx) => add(tx, 1));
  const [{ pid }] = (await pool.query('SELECT pg_backend_pid() AS pid')).rows;
  // It ends with the statement that comes behind BEGIN.
  const client = await pool.connect();
  const { query } = client;
  client.query = ((...args: Parameters<typeof query>) => {
    const sent = Reflect.apply(query, client, args);
    void other.query('SELECT pg_terminate_backend($1)', [pid]);
    return sent;
  }) as typeof query;
  client.release();
  const writing = database.write(async (tx) => {
    await add(tx, 2);
    await sql`SELECT pg_sleep(5)`.execute(tx);
  });
  await expect(writing).rejects.toMatchObject({ code: 'store_unavailable' });
  expect((await other.query('SELECT value FROM kept')).rows).toEqual([{ value: 1 }]);
  await other.end();
});
