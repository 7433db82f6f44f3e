import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { Client, Pool } from 'pg';
import request from 'supertest';
import { LOCK_IDS } from '../../../../src/deliveries/lock-ids.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { openPostgres } from '../../../../src/site/engine/store/postgres/postgres-database.js';
import { createSite, migrations, type Site, type SiteOptions } from '../../../../src/site/index.js';
import { type PostgresDatabases, sharedPostgres } from '../../../databases/postgres.js';
import { ENGINES, GIVEN, openHandle } from '../../databases.js';
import { LocalServer, serveSite, until } from '../../importer/pair.js';
import { PLACE } from '../../open-site.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svclink-given-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function create(options: Partial<SiteOptions> & Pick<SiteOptions, 'database'>): Promise<Site> {
  count += 1;
  return createSite({
    files: join(folder, String(count), 'files'),
    publicUrl: 'http://site.example',
    logger: false,
    thumbnails: false,
    ...options,
  });
}

describe.each(GIVEN)('two sites on $name', (engine) => {
  const servers = [new LocalServer(), new LocalServer()] as const;
  beforeAll(async () => {
    await engine.start();
    await Promise.all(servers.map((server) => server.listen()));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await engine.stop();
  });

  it('pass an order on and its results back, and leave open what they were given', async () => {
    const given = [await engine.address(), await engine.address()] as const;
    const allowedHosts = servers.map(({ host }) => host);
    const common = { allowedHosts, pushWait: 5 };
    const owner = await create({ database: given[0], publicUrl: servers[0].url, ...common });
    const site = await create({ database: given[1], publicUrl: servers[1].url, ...common });
    serveSite(servers[0], { site: owner });
    serveSite(servers[1], { site });
    await owner.owner.accounts.create({ username: 'acme', password: 'open sesame' });
    const heard: string[] = [];
    site.on('order', { consumer: 'test' }, async ({ order }) => void heard.push(order.wo_number));
    await Promise.all([owner.start(), site.start()]);
    const access = { username: 'acme', password: 'open sesame', poll_seconds: 1 };
    const url = `${servers[0].url}/link`;
    expect(await site.importer.links.add({ name: 'owner', url, ...access })).toMatchObject({
      failure: null,
    });
    const id = await owner.owner.orders.create({ account: 'acme', wo_number: 'WO-1', ...PLACE });
    await until(() => heard.length > 0, 'the order');
    const order = await site.importer.orders.find('owner', id);
    const photo = { file_name: 'after.jpg', content: Readable.from([JPEG]) };
    await site.importer.results.add(order?.id ?? '', {
      bids: [{ key: 'grass', item_desc: 'Grass', qty_comp: 1, comp_note: 'Cut' }],
      photos: [{ ...photo, flags: [{ bid: 'grass', work_type: 'c', stage: 'a' }] }],
      notes: [{ key: 'n', note_text: 'Done' }],
      ready: true,
    });
    const status = async () => (await owner.owner.orders.get(id))?.wo_status;
    await until(async () => (await status()) === 'Ready for Office', 'the results');
    expect(heard).toEqual(['WO-1']);
    await until(async () => (await owner.exchanges.list({ event: 'send_file' })).length === 1);
    await Promise.all([owner.check(), site.check()]);
    await Promise.all([owner.stop(), site.stop()]);
    for (const one of given) await engine.use(one);
    const again = await create({ database: given[1], files: join(folder, String(count), 'files') });
    expect(await again.importer.orders.find('owner', id)).toMatchObject({ wo_number: 'WO-1' });
    await again.stop();
  });
});

describe.each(ENGINES)('parts of a site on $name that are switched off', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('do nothing in the background without jobs; another process does it', async () => {
    const database = await engine.address();
    const files = join(folder, engine.name, 'files');
    const quiet = await create({ database, files, jobs: false });
    await quiet.start();
    expect(await quiet.jobs.list()).toEqual([]);
    const link = { name: 'nobody', url: 'http://127.0.0.1:1/link', username: 'a', password: 'b' };
    await quiet.importer.links.add(link);
    const [job] = await quiet.jobs.list({ kind: 'sync' });
    expect(() => quiet.on('order', { consumer: 'never' }, async () => {})).toThrow(
      'jobs: is false',
    );
    await delay(60);
    expect(await quiet.jobs.list({ kind: 'sync' })).toEqual([job]);
    const busy = await create({ database, files });
    await busy.start();
    await until(async () => ((await quiet.jobs.list({ kind: 'sync' }))[0]?.failures ?? 0) > 0);
    await Promise.all([busy.stop(), quiet.stop()]);
  });

  it('let nobody in without a console', async () => {
    const site = await create({ database: await engine.address(), console: false });
    const page = request(createServer(site.console));
    for (const path of ['/', '/api/session', '/index.html']) {
      const answer = await page.get(path);
      expect([path, answer.status, answer.text]).toEqual([
        path,
        404,
        'This site has no console.\n',
      ]);
    }
    expect((await page.post('/api/login').send({ username: 'a', password: 'b' })).status).toBe(404);
    expect(await site.setupToken()).toBeUndefined();
    await site.stop();
  });
});

describe.each(ENGINES)('a database on $name that others migrate', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('takes the SQL as it is, and is not changed', async () => {
    const database = await engine.address();
    const files = join(folder, 'migrated', engine.name, 'files');
    await expect(create({ database, migrate: false })).rejects.toMatchObject({
      code: 'schema_older',
      message: expect.stringContaining('migrations()'),
    });
    if (engine.name === 'sqlite') {
      const handle = new Libsql(database.slice('sqlite:'.length));
      for (const step of migrations('sqlite')) handle.exec(`BEGIN; ${step} COMMIT`);
      handle.close();
    } else {
      const client = new Client(database);
      await client.connect();
      for (const step of migrations('postgres')) await client.query(`BEGIN; ${step} COMMIT`);
      // A role that may make nothing.
      await client.query(`
        CREATE ROLE given_app LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC;
        GRANT USAGE ON SCHEMA svclink_log TO given_app;
        GRANT ALL ON ALL TABLES IN SCHEMA public, svclink_log TO given_app;
        GRANT ALL ON ALL SEQUENCES IN SCHEMA public, svclink_log TO given_app`);
      await client.end();
    }
    const site = await create({
      database: database.replace('postgres://postgres@', 'postgres://given_app@'),
      files,
      migrate: false,
    });
    await site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
    expect(await site.exchanges.list()).toHaveLength(0);
    await request(createServer(site.receiver)).post('/').type('form').send({ payload: '{}' });
    await site.exchanges.flush();
    expect(await site.exchanges.list()).toHaveLength(1);
    await site.stop();
    await (await create({ database, files })).stop();
  });

  it('is refused where a table of it is no site’s, and stays as it was', async () => {
    const database = await engine.address();
    const run = async (text: string) => {
      if (engine.name === 'sqlite') {
        const handle = new Libsql(database.slice('sqlite:'.length));
        const statement = handle.prepare(text);
        const rows = statement.reader ? statement.all() : statement.run();
        handle.close();
        return rows;
      }
      const client = new Client(database);
      await client.connect();
      const { rows } = await client.query(text);
      await client.end();
      return rows;
    };
    await run('CREATE TABLE orders (mine text)');
    await expect(create({ database })).rejects.toMatchObject({
      code: 'database_taken',
      message: expect.stringContaining('there is a table orders already'),
    });
    const tables =
      engine.name === 'sqlite'
        ? 'SELECT name FROM sqlite_master'
        : `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace`;
    expect(await run(tables)).toEqual([{ name: 'orders' }]);
    if (engine.name === 'sqlite') return;
    await run('CREATE SCHEMA svclink');
    // As the message says.
    const site = await create({ database: `${database}&options=-c%20search_path%3Dsvclink` });
    await site.stop();
  });

  it('gives its SQL for no other engine', () => {
    expect(() => migrations('mysql' as never)).toThrow('engine: must be sqlite or postgres');
    expect(() => migrations('constructor' as never)).toThrow('engine: must be');
  });
});

describe('a database that is no database', () => {
  const handle = (name: string, pragmas: string) => {
    const opened = new Libsql(join(folder, name));
    opened.exec(pragmas);
    return opened;
  };
  const good = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;';

  it.each<[string, () => unknown, string]>([
    ['null', () => null, 'must be sqlite:PATH, postgres://…, a Pool of pg, or an open'],
    ['a number', () => 5, 'must be sqlite:PATH, postgres://…, a Pool of pg, or an open'],
    ['an object', () => ({}), 'must be sqlite:PATH'],
    ['a list', () => ['sqlite:x'], 'must be sqlite:PATH'],
    ['a function', () => () => 'x', 'must be sqlite:PATH'],
    ['a client of pg', () => new Client(), 'single client of pg: give the Pool'],
    ['another scheme', () => 'mysql://me:hunter2@x', 'must be sqlite:PATH or postgres://…'],
    ['no path', () => 'sqlite:', 'names no file'],
    ['memory', () => 'sqlite::memory:', 'names no file'],
    ['two slashes', () => 'sqlite://srv/site.db', 'three slashes'],
    ['a handle on memory', () => new Libsql(':memory:'), 'is in memory'],
    [
      'a closed handle',
      () => {
        const opened = handle('a.db', good);
        opened.close();
        return opened;
      },
      'is closed',
    ],
    [
      'a handle for reading',
      () => Object.assign(handle('b.db', good), { readonly: true }),
      'reading only',
    ],
    ['a journal that blocks', () => handle('c.db', ''), 'run PRAGMA journal_mode = WAL'],
    [
      'what a power cut takes back',
      () => handle('d.db', `${good} PRAGMA synchronous = NORMAL`),
      'run PRAGMA synchronous = FULL on it first',
    ],
    [
      'a handle that waits for nobody',
      () => handle('e.db', `${good} PRAGMA busy_timeout = 0`),
      'run PRAGMA busy_timeout = 5000',
    ],
  ])('is refused: %s', async (_name, make, message) => {
    const error = await create({ database: make() as never }).catch((one: unknown) => one);
    expect(error).toMatchObject({ code: 'option_invalid' });
    expect(String(error)).toMatch(/: database: /);
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('hunter2');
  });

  it.each([
    ['a server that is not there', () => 'postgres://me:hunter2@127.0.0.1:1/x', '127.0.0.1:1/x'],
    [
      'a folder that is not there',
      () => `sqlite:${join(folder, 'no/such.db')}`,
      'no: make it first',
    ],
    [
      'a file of another kind',
      () => {
        const path = join(folder, 'text.db');
        writeFileSync(path, 'no database, but quite a long text of its own '.repeat(40));
        return `sqlite:${path}`;
      },
      'text.db cannot be used: file is not a database',
    ],
  ])('is told with its place: %s', async (_name, make, message) => {
    const error = await create({ database: make() }).catch((one: unknown) => one);
    expect(error).toMatchObject({ code: 'store_unavailable', status: 503 });
    expect(String(error)).toContain(message);
    expect(String(error)).not.toContain('hunter2');
  });

  it.each([
    [{ jobs: 'no' }, 'jobs: must be true or false'],
    [{ console: 0 }, 'console: must be true or false'],
    [{ migrate: 'false' }, 'migrate: must be true, false or new'],
    [{ allowedHosts: 'a' }, 'allowedHosts: must be a list'],
    [{ allowedHosts: [5] }, 'allowedHosts: must be a list'],
    [{ secretKey: 5 }, 'secretKey: must be 32 bytes'],
    [{ secretKeyFile: '' }, 'secretKeyFile: must be text, not empty'],
    [{ now: 5 }, 'now: must be a function'],
    [{ thumbnails: true }, 'thumbnails: must be a function'],
    [{ exchangeLog: null }, 'exchangeLog: must be an object'],
    [{ siteId: 7 }, 'siteId: must be a v4 UUID'],
    [{ files: 7 }, 'files: must be text, not empty'],
  ])('stands beside options that are checked too: %j', async (wrong, message) => {
    const database = `sqlite:${join(folder, 'never.db')}`;
    const error = await create({ database, ...(wrong as object) }).catch((one: unknown) => one);
    expect(error).toMatchObject({ code: 'option_invalid' });
    expect(String(error)).toContain(message);
  });
});

describe('a PostgreSQL', () => {
  let server: PostgresDatabases;
  beforeAll(async () => {
    server = await sharedPostgres();
  });
  afterAll(() => server?.stop());

  const setting = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
    database.write(async (tx) => {
      const { rows } = await sql<{ value: string }>`
        SELECT current_setting('synchronous_commit') AS value`.execute(tx);
      return rows[0]?.value;
    });

  it.each([
    ['off', 'on'],
    ['on', 'on'],
    ['remote_apply', 'remote_apply'],
    ['local', 'local'],
  ])('with synchronous_commit %s writes with %s', async (given, used) => {
    const options = `-c synchronous_commit=${given}`;
    const pool = new Pool({ connectionString: await server.url(), options, max: 1 });
    const database = await openDatabase(pool);
    expect(await setting(database)).toBe(used);
    await database.close();
    const { rows } = await pool.query('SHOW synchronous_commit');
    expect(rows).toEqual([{ synchronous_commit: given }]);
    await pool.end();
  });

  it('that keeps nothing safe is warned of once, at the start', async () => {
    const said: string[] = [];
    const say = (_entry: object, message: string) => void said.push(message);
    const logger = { debug: say, info: say, warn: say, error: say };
    const site = await create({ database: await server.url(), logger });
    await site.start();
    await site.owner.accounts.create({ username: 'acme' });
    await site.stop();
    const warnings = said.filter((message) => message.includes('power cut'));
    expect(warnings).toEqual([
      'PostgreSQL runs with fsync = off and full_page_writes = off: a power cut can lose or damage what the site has acknowledged',
    ]);
  });

  it('may limit how long statements take, but for the change of tables', async () => {
    const connectionString = await server.url();
    const holder = new Client(connectionString);
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [LOCK_IDS.migration]);
    // The statements of the opening are short, however busy the machine is.
    const options = '-c statement_timeout=1000 -c lock_timeout=1000';
    const pool = new Pool({ connectionString, options });
    const opening = openDatabase(pool);
    opening.catch(() => {});
    await until(async () => {
      const { rows } = await holder.query(`SELECT 1 FROM pg_locks WHERE NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
      return rows.length > 0;
    });
    await delay(1500);
    await holder.query('SELECT pg_advisory_unlock($1)', [LOCK_IDS.migration]);
    const database = await opening;
    const slow = database.read.selectNoFrom(sql`pg_sleep(30)`.as('x')).execute();
    await expect(slow).rejects.toMatchObject({ code: 'store_unavailable', status: 503 });
    await database.close();
    await Promise.all([pool.end(), holder.end()]);
  });

  it('makes the tables of its log while another process gives events to their consumers', async () => {
    const connectionString = await server.url();
    const holder = new Client(connectionString);
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock($1)', [LOCK_IDS.events]);
    const pool = new Pool({ connectionString, options: '-c lock_timeout=20000' });
    const site = await create({ database: pool });
    expect(await site.exchanges.list()).toEqual([]);
    await site.stop();
    await Promise.all([pool.end(), holder.end()]);
  });

  it('whose pool has no connection to spare is told as away, and gives back what comes late', async () => {
    const pool = new Pool({ connectionString: await server.url(), max: 1 });
    await (await openDatabase(pool)).close();
    const taken = await pool.connect();
    const database = await openPostgres(pool, 3000);
    await expect(database.check()).rejects.toMatchObject({
      code: 'store_unavailable',
      cause: expect.objectContaining({
        message: expect.stringContaining('no connection of the pool'),
      }),
    });
    taken.release();
    await database.check();
    await database.close();
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0]);
    await pool.end();
    await expect(database.check()).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('is read alike, whatever an app has set for its own', async () => {
    const pool = new Pool({
      connectionString: await server.url(),
      types: { getTypeParser: () => () => 'changed' } as never,
    });
    const site = await create({ database: pool });
    await site.owner.accounts.create({ username: 'acme' });
    const order = { account: 'acme', wo_number: 'WO-1', ...PLACE };
    const line_items = [{ desc: 'Grass', qty: '1.10', price: '0.10', total: '0.11', add: '' }];
    const id = await site.owner.orders.create({ ...order, line_items });
    expect(await site.owner.orders.get(id)).toMatchObject({
      report_id: id,
      wo_number: 'WO-1',
      line_items: [expect.objectContaining({ qty: '1.10', price: '0.10' })],
    });
    await site.stop();
    await pool.end();
  });
});

describe('a handle', () => {
  it('of an app and the site do not share a transaction', async () => {
    const path = join(folder, 'apart.db');
    const handle = openHandle(path);
    const site = await create({ database: handle });
    handle.exec('CREATE TABLE work (id integer)');
    handle.exec('BEGIN IMMEDIATE');
    handle.exec('INSERT INTO work VALUES (1)');
    const creating = site.owner.accounts.create({ username: 'acme' });
    await delay(20);
    handle.exec('ROLLBACK');
    await creating;
    expect(await site.owner.accounts.get('acme')).toMatchObject({ username: 'acme' });
    expect(handle.prepare('SELECT * FROM work').all()).toEqual([]);
    await site.stop();
  });
});
