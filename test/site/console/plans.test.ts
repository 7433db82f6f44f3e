import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { Client } from 'pg';
import { inOrder, orderQuery } from '../../../src/site/console/lists/order-query.js';
import { ORDER_SORTS } from '../../../src/site/console/lists/order-sorts.js';
import { ORDER_VIEWS, type View } from '../../../src/site/console/lists/order-views.js';
import { jobCounts } from '../../../src/site/engine/jobs/job-counts.js';
import { indexTexts } from '../../../src/site/engine/search/index-texts.js';
import { searchTerms } from '../../../src/site/engine/search/search-terms.js';
import { eachOrder, foundIds } from '../../../src/site/engine/search/text-search.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { person } from '../../../src/site/orders/visibility/visibility.js';
import { isVisibleNote } from '../../../src/site/orders/visibility/visible-notes.js';
import { eventually } from '../../support/eventually.js';
import { TestApp } from '../api/site-api.js';
import { ENGINES } from '../databases.js';
import { SitePair } from '../importer/pair.js';
import { addSampleOrder } from '../link/event-samples.js';
import type { TestSite } from '../open-site.js';
import { CapturedStatements, readEverything, sendEverything } from './captured-statements.js';
import { routesOf, TestConsole } from './open-console.js';
import { ALLOWED, isExempt, planOf, scansOnPostgres, scansOnSqlite } from './statement-plans.js';

/** Indexes, and what a plan of SQLite contains without them. */
const NEEDED = [
  ['orders_open', 'SEARCH orders USING INTEGER PRIMARY KEY'],
  ['orders_with_status', 'SEARCH orders USING INTEGER PRIMARY KEY'],
  ['orders_unlisted', 'SEARCH orders USING INTEGER PRIMARY KEY'],
  ['line_items_of', 'SCAN line_items'],
  ['notes_of_order', 'SCAN notes'],
  ['notes_of_property', 'SCAN notes'],
  ['notes_of_app', 'SCAN notes'],
  ['files_size_of_app', 'SCAN files'],
  ['import_files_of_app', 'SCAN import_files'],
  ['orders_by_number', 'SCAN orders'],
  ['order_keys_zip', 'SCAN order_keys'],
  ['order_keys_loan', 'SCAN order_keys'],
] as const;

/** Searches of the JSON API, each by another index. */
const SEARCHES: readonly object[] = [
  { wo_number: 'WO-1', state: 'NE' },
  { org_wo_num: '7' },
  { loan_number: '7', address: 'elm' },
  { zip: '68102', state: 'NE' },
  { state: 'NE' },
  { address: 'elm', zip: '68102' },
  { city: 'om' },
];

/** Rows that PostgreSQL plans a search by. */
const MANY = [
  `INSERT INTO properties (address, city, state, zip, place_key, created_at)
    SELECT n || ' Oak St', 'Omaha', 'NE', '68102', 'many-' || n, 1 FROM generate_series(1, 20000) n`,
  `INSERT INTO orders (account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
    SELECT (SELECT min(id) FROM accounts), p.id, 'WO-' || p.id, CASE p.id % 4 WHEN 0 THEN 'Unread' WHEN 1 THEN 'Complete' ELSE 'Cancelled' END,
    '{"address":"' || p.address || '"}', '202611' || 10 + p.id % 20, true, true, p.id, p.id FROM properties p`,
  `INSERT INTO notes (order_id, property_id, note_type, body, inserted_by, inserted_text, org_name, has_attachments, attachments, created_at, modified_at)
    SELECT o.id, o.property_id, CASE o.id % 3 WHEN 0 THEN 'prop' ELSE 'wo' END, 'the gate is open ' || o.id, '', '', '', false, 'none', 1, 1
    FROM orders o`,
  `INSERT INTO order_access (order_id, account_id, imported_at) SELECT id, (SELECT min(id) FROM accounts), 1 FROM orders ON CONFLICT DO NOTHING`,
  'ANALYZE',
];

/** Removes what the retention removes, by command and by age. */
async function removeRecords(test: TestSite): Promise<void> {
  const [one, other] = [await test.order(), await test.order()];
  for (const id of [one, other]) await test.owner.orders.complete(id);
  await test.site.retention.removeOrder(one);
  await test.owner.users.create({ username: 'gone' });
  await test.owner.users.setActive('gone', false);
  await test.site.retention.anonymizeUser('gone');
  await test.site.stop();
  test.ahead = 2 * 24 * 60 * 60 * 1000;
  test.site = await test.create({ retention: { orderDays: 1, positionDays: 1 } });
  await test.site.start();
  await eventually(async () => (await test.owner.orders.get(other)) === undefined, 'the removal');
  // The job that has removed it goes on with other records: a stop waits for its end.
  await test.site.stop();
}

describe.each(ENGINES)('the statements of a site on $name', (engine) => {
  let pair: SitePair;
  const captured: string[] = [];
  let databases: Database[] = [];
  let handles: Libsql.Database[] = [];

  beforeAll(async () => {
    await engine.start();
    pair = await SitePair.open(engine);
    const statements = new CapturedStatements();
    try {
      await run();
    } finally {
      statements.end();
      captured.push(...statements.texts);
    }
    databases = [
      await openDatabase(pair.owner.database),
      await openDatabase(pair.importer.database),
    ];
    if (engine.name === 'postgres') {
      // Without the time limit of a site's statements.
      const client = new Client({ connectionString: pair.owner.database });
      await client.connect();
      for (const statement of MANY) await client.query(statement);
      await client.end();
    }
    if (engine.name === 'sqlite') {
      const path = pair.owner.database.slice('sqlite:'.length);
      handles = [path, path.replace('.db', '-log.db')].map((one) => new Libsql(one));
    }
  }, 600_000);
  afterAll(async () => {
    for (const handle of handles) handle.close();
    for (const database of databases) await database.close();
    await pair?.close();
    await engine.stop();
  });

  /** All events, an import with results, all lists of both consoles with their filters. */
  async function run(): Promise<void> {
    const id = await addSampleOrder(pair.owner);
    const { hooks, troubles } = pair.owner.site
      .on('received', { consumer: 'plans' }, () => undefined)
      .on('trouble', { consumer: 'plans' }, () => undefined);
    const url = `${pair.importerServer.url}/in`;
    const hook = await hooks.add({ url, events: ['received', 'trouble'] });
    await pair.start();
    await pair.link();
    const { id: imported } = await pair.imported(id);
    await sendEverything(pair.owner, id);
    await pair.importer.site.importer.results.add(imported, {
      notes: [{ key: 'n', note_text: 'done' }],
    });
    for (const test of [pair.owner, pair.importer]) {
      const page = await TestConsole.on(test);
      const lists = (await routesOf(page)).filter(
        ({ method, path }) =>
          method === 'GET' && !path.includes(':') && !/^(?:live|orders|imported)/.test(path),
      );
      const agent = await page.as('administrator');
      await readEverything(
        agent,
        lists.map(({ path }) => path),
      );
      for (const path of [`orders/${id}`, `imported/${imported}`, `imported/${imported}/work`]) {
        await agent.get(`/api/${path}`);
      }
      await test.site.metrics();
      page.closeServer();
    }
    await hooks.deliveries(hook.id, { state: 'waiting', before: '99' });
    await eventually(async () => (await hooks.deliveries(hook.id)).length > 0, 'a delivery');
    const [delivery] = await hooks.deliveries(hook.id);
    if (!delivery) throw new Error('nothing was sent to the hook');
    await hooks.replay(delivery.id);
    await hooks.replayFailed(hook.id);
    await hooks.remove(hook.id);
    await troubles.list({ kind: 'disk.low', solved: true, before: '9' });
    for (const limits of [{}, { name: 'limited', accounts: ['acme'] }]) {
      const scopes = ['workorder-r', 'jobnote-rw'];
      const bounds = { quota: { notes: 1000 }, ...limits };
      const app = await TestApp.create(pair.owner.site, { scopes, ...bounds });
      for (const search of SEARCHES) await app.result('workorder/search', search);
      const note = { report_id: Number(id), note_type: 'wo', note_text: 'counted' };
      await app.result('jobnote/create', note);
    }
    const database = await openDatabase(pair.owner.database);
    const search = {
      engine: engine.name,
      terms: searchTerms('elm wo'),
      visible: isVisibleNote(person(['1'])),
    };
    await sql`SELECT id FROM orders WHERE ${eachOrder(search)} ORDER BY id DESC LIMIT 50`.execute(
      database.background,
    );
    // Lists of more than 1,000 orders, which there are not here.
    for (const index of Object.values(ORDER_SORTS)) {
      const asked = { view: 'open', today: '20261122', filters: { status: 'Unread' } };
      const sort = { ...index, isDescending: true };
      for (const next of ['', index.column === 'created_at' ? '1.9' : 'a.9']) {
        const query = inOrder(database.capabilities, { ...asked, next, sort });
        await orderQuery(database.background, 'owned', query).execute();
      }
    }
    for (const side of ['owned', 'imported'] as const) {
      for (const [view, { isByDueDate }] of Object.entries<View>(ORDER_VIEWS)) {
        for (const next of ['', isByDueDate ? '20261122.9' : '.9']) {
          const asked = { view, today: '20261122', next };
          await orderQuery(database.background, side, asked).execute();
        }
      }
    }
    await removeRecords(pair.owner);
    if (database.writeBeside) await indexTexts(database);
    await jobCounts(database.read);
    await database.close();
  }

  async function scansOf(text: string): Promise<readonly string[]> {
    const [database] = databases;
    if (engine.name === 'sqlite') return scansOnSqlite(handles, text);
    return database ? scansOnPostgres(database, text) : [];
  }

  it('search by an index all tables that grow, but for those with a reason [site.index]', async () => {
    const scans: string[] = [];
    for (const text of captured) {
      if (isExempt(text)) continue;
      for (const step of await scansOf(text)) scans.push(`${step}: ${text.replace(/\s+/g, ' ')}`);
    }
    expect(captured.length).toBeGreaterThan(200);
    expect(scans.toSorted()).toEqual([]);
  });

  it('are refused without an index that they need', async () => {
    if (engine.name !== 'sqlite') return expectTrigrams();
    const whole = new Libsql(pair.owner.database.slice('sqlite:'.length));
    for (const [index, step] of NEEDED) {
      // A handle of its own: one that has explained statements changes no table.
      const copy = join(pair.owner.folder, `without-${index}.db`);
      whole.exec(`VACUUM INTO '${copy}'`);
      const without = new Libsql(copy);
      without.exec(`DROP INDEX ${index}`);
      const scans = captured
        .filter((text) => !isExempt(text) && !text.includes('INDEXED BY'))
        .flatMap((text) => scansOnSqlite([without, ...handles.slice(1)], text));
      without.close();
      expect([index, scans.filter((one) => one.startsWith(step)).length > 0]).toEqual([
        index,
        true,
      ]);
    }
  });

  /** A search by rare words uses the indexes of texts on PostgreSQL. */
  async function expectTrigrams(): Promise<void> {
    const [database] = databases;
    if (!database) throw new Error('there is no database');
    const terms = searchTerms('open 7777');
    const search = { engine: engine.name, terms, visible: isVisibleNote(person()) };
    const nodes = await planOf(database, 'EXPLAIN (FORMAT JSON)', foundIds(search));
    const used = nodes.map((node) => node['Index Name']);
    expect(used).toEqual(expect.arrayContaining(['order_texts_by_words', 'notes_by_words']));
  }

  it('are all there whose scan has a reason', () => {
    const unused = ALLOWED.filter(([statement]) => !captured.some((text) => statement.test(text)));
    expect(unused).toEqual([]);
  });
});
