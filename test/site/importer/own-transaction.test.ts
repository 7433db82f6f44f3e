import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { Pool, type PoolClient } from 'pg';
import type { HostTransaction } from '../../../src/site/index.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { StubOwner, until } from './pair.js';

/** How an app writes in transactions of its own. */
interface App {
  readonly name: string;
  readonly engine: (typeof ENGINES)[number];
  /** Opens what it writes by. @returns what runs work within a transaction, which an error rolls back */
  open(address: string): Promise<{
    within(work: (db: HostTransaction) => Promise<void>): Promise<void>;
    close(): Promise<unknown>;
    /** What the site is opened on, where it is not the address. */
    readonly database?: Pool;
  }>;
}

const [sqlite, postgres] = ENGINES as [App['engine'], App['engine']];

function inClient(pool: Pool) {
  return async (work: (db: HostTransaction) => Promise<void>): Promise<void> => {
    const client: PoolClient = await pool.connect();
    try {
      await client.query('BEGIN');
      await work(client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  };
}

const APPS: readonly App[] = [
  {
    name: 'a client of pg',
    engine: postgres,
    open: async (address) => {
      const pool = new Pool({ connectionString: address });
      return { within: inClient(pool), close: () => pool.end() };
    },
  },
  {
    name: 'the only client of the pool that the site has too',
    engine: postgres,
    open: async (address) => {
      const pool = new Pool({ connectionString: address, max: 1 });
      return { within: inClient(pool), close: () => pool.end(), database: pool };
    },
  },
  {
    name: 'kysely on PostgreSQL, which spells columns in its own way',
    engine: postgres,
    open: async (address) => {
      const pool = new Pool({ connectionString: address });
      const dialect = new PostgresDialect({ pool });
      const kysely = new Kysely<object>({ dialect, plugins: [new CamelCasePlugin()] });
      return {
        within: (work) => kysely.transaction().execute(work),
        close: () => kysely.destroy(),
      };
    },
  },
  {
    name: 'a handle of libsql',
    engine: sqlite,
    open: async (address) => {
      const handle = new Libsql(address.slice('sqlite:'.length));
      handle.exec('PRAGMA busy_timeout = 5000');
      return {
        within: async (work) => {
          handle.exec('BEGIN IMMEDIATE');
          try {
            await work(handle as never);
            handle.exec('COMMIT');
          } catch (error) {
            handle.exec('ROLLBACK');
            throw error;
          }
        },
        close: async () => handle.close(),
      };
    },
  },
  {
    name: 'kysely on SQLite',
    engine: sqlite,
    open: async (address) => {
      const handle = new Libsql(address.slice('sqlite:'.length));
      handle.exec('PRAGMA busy_timeout = 5000');
      const kysely = new Kysely<object>({
        dialect: new SqliteDialect({ database: handle as never }),
      });
      return {
        within: (work) => kysely.transaction().execute(work),
        close: () => kysely.destroy(),
      };
    },
  },
];

describe.each(APPS)('results within a transaction of $name', ({ engine, open }) => {
  let test: TestSite;
  let stub: StubOwner;
  let app: Awaited<ReturnType<App['open']>>;
  let id = '';
  beforeAll(async () => {
    await engine.start();
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: 4711, wo_number: 'WO-1', wo_status: 'Unread' }];
    stub.answers.send_notes = { remote_note_id: 7 };
    stub.answers.send_file = null;
    test = await TestSite.open(engine, { allowedHosts: [stub.server.host] });
    app = await open(test.database);
    if (app.database) {
      await test.site.stop();
      test.site = await test.create({ database: app.database });
    }
    const access = { url: stub.url, username: 'acme', password: 'x' };
    await test.site.importer.links.add({ name: 'stub', ...access });
    await test.site.start();
    const find = () => test.site.importer.orders.find('stub', '4711');
    await until(
      async () => (await find())?.unfinished === undefined && (await find()) !== undefined,
    );
    id = (await find())?.id ?? '';
  });
  afterAll(async () => {
    await test?.close();
    await app?.close();
    await stub?.server.close();
    await engine.stop();
  });

  const results = () => test.site.importer.results;
  const notes = async () => (await results().list(id)).filter(({ kind }) => kind === 'note');
  const note = (key: string) => ({ notes: [{ key, note_text: key }] });

  it('are not there when it is rolled back', async () => {
    const work = app.within(async (db) => {
      await results().add(id, note('never'), { db });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await notes()).toMatchObject([{ state: 'none' }]);
    expect(stub.called('send_notes')).toEqual([]);
  });

  it('are sent when it is committed, with files, and not before', async () => {
    await app.within(async (db) => {
      const files = [{ file_name: 'a.pdf', content: Readable.from(['%PDF-1.4']) }];
      await results().add(id, { ...note('kept'), files }, { db });
      expect(stub.called('send_notes')).toEqual([]);
    });
    await until(() => stub.called('send_notes').length === 1, 'the note');
    await until(async () => (await notes())[0]?.state === 'sent');
    expect(await notes()).toMatchObject([{ key: 'kept', remote_id: '7' }]);
  });

  it('are queued while the site writes as much as it can', async () => {
    let done = false;
    const one = async (writer: number) => {
      for (let turn = 0; !done; turn += 1) await results().add(id, note(`${writer}-${turn % 8}`));
    };
    // All write to one order: on PostgreSQL each waits for those before it, five seconds at most.
    const count = engine.name === 'sqlite' ? 16 : 4;
    const writers = Array.from({ length: count }, (_, writer) => one(writer));
    const mine = Array.from(
      { length: engine.name === 'sqlite' ? 20 : 4 },
      (_, turn) => `app-${turn}`,
    );
    for (const [turn, key] of mine.entries()) {
      await setTimeout(turn % 5);
      await app.within(async (db) => void (await results().add(id, note(key), { db })));
    }
    done = true;
    await Promise.all(writers);
    expect((await notes()).map(({ key }) => key)).toEqual(expect.arrayContaining(mine));
  });

  it('leave it as it was where they are refused', async () => {
    await app.within(async (db) => {
      const wrong = { bids: [{ key: 'x', item_desc: '', qty_comp: 1, comp_note: '' }] };
      await expect(results().add(id, wrong, { db })).rejects.toMatchObject({
        code: 'input_invalid',
      });
      await expect(results().add('999999', note('x'), { db })).rejects.toMatchObject({
        code: 'order_not_found',
      });
      await results().add(id, note('after'), { db });
    });
    await until(async () =>
      (await notes()).some(({ key, state }) => key === 'after' && state === 'sent'),
    );
  });
});

describe.each(ENGINES)('what is no transaction on $name', (engine) => {
  let test: TestSite;
  const pool = new Pool({ connectionString: 'postgres://127.0.0.1:1/x' });
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
    await pool.end();
  });

  const other = () => {
    const handle = new Libsql(':memory:');
    handle.exec('BEGIN');
    return handle;
  };
  const kysely = () =>
    new Kysely<object>({ dialect: new SqliteDialect({ database: other() as never }) });

  it.each<[string, () => unknown, string]>([
    ['an empty object', () => ({}), 'must be'],
    ['a number', () => 5, 'must be'],
    ['a pool', () => pool, engine.name === 'postgres' ? 'is a Pool' : 'must be'],
    ['a kysely that has not begun', kysely, 'is no Transaction of kysely'],
    [
      'one of another database',
      () =>
        engine.name === 'sqlite' ? other() : { query: async () => ({ rows: [{ found: null }] }) },
      'sees no tables of the site',
    ],
    [
      'one that fails',
      () => {
        const query = async () => {
          throw new Error('it is gone');
        };
        const prepare = () => {
          throw new Error('it is gone');
        };
        return { query, prepare };
      },
      'cannot be used: it is gone',
    ],
  ])('is refused: %s', async (_name, make, message) => {
    const db = make() as never;
    const adding = test.site.importer.results.add('1', { ready: true }, { db });
    await expect(adding).rejects.toMatchObject({
      code: 'option_invalid',
      message: expect.stringContaining(`db: ${message}`),
    });
  });

  it('passes on that another has written since an app has read, so that the app runs it again', async () => {
    if (engine.name !== 'sqlite') return;
    const handle = new Libsql(test.database.slice('sqlite:'.length));
    handle.exec('BEGIN');
    handle.prepare('SELECT version FROM svclink_schema').all();
    await test.site.owner.accounts.create({ username: 'beta', password: 'open sesame' });
    const adding = test.site.importer.results.add('1', { ready: true }, { db: handle as never });
    await expect(adding).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_BUSY/) });
    handle.close();
  });

  it('is refused: a handle that has not begun', async () => {
    if (engine.name !== 'sqlite') return;
    const handle = new Libsql(test.database.slice('sqlite:'.length));
    const adding = test.site.importer.results.add('1', { ready: true }, { db: handle as never });
    await expect(adding).rejects.toThrow('db: has begun no transaction: run BEGIN IMMEDIATE');
    handle.close();
  });
});
