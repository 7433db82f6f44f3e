import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import Libsql from 'libsql';
import { jobCounts } from '../../../src/site/engine/jobs/job-counts.js';
import { indexTexts } from '../../../src/site/engine/search/index-texts.js';
import { searchTerms } from '../../../src/site/engine/search/search-terms.js';
import { eachOrder, foundIds } from '../../../src/site/engine/search/text-search.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { LOG_SCHEMA, SITE_SCHEMA } from '../../../src/site/engine/store/schema/schema.js';
import { person } from '../../../src/site/orders/visibility/visibility.js';
import { isVisibleNote } from '../../../src/site/orders/visibility/visible-notes.js';
import { ENGINES } from '../databases.js';
import { SitePair } from '../importer/pair.js';
import { addSampleOrder } from '../link/event-samples.js';
import { CapturedStatements, readEverything, sendEverything } from './captured-statements.js';
import { routesOf, TestConsole } from './open-console.js';

/** Tables that do not grow with the orders of a site, and those whose rows are carried elsewhere soon. */
const SMALL: ReadonlySet<string> = new Set(
  `settings accounts account_secrets links users console_sessions note_groups group_members link_groups event_consumers
  job_counts job_count_changes paused_lanes forms apps exchange_holders unindexed_orders unindexed_notes`.split(
    /\s+/,
  ),
);
const TABLES = { ...SITE_SCHEMA.tables, ...LOG_SCHEMA.tables };
const GROWING: ReadonlySet<string> = new Set(
  Object.keys(TABLES).filter((name) => !SMALL.has(name)),
);
/** Indexes of some rows, with their condition. */
const PARTIAL: ReadonlyMap<string, string> = new Map(
  Object.values(TABLES).flatMap(({ facts }) =>
    facts.indexes.flatMap(({ name, where }) =>
      where === undefined ? [] : [[name, where] as const],
    ),
  ),
);

/** The side of an order is no condition: a site has mostly one. */
const OF_SIDE = /^(?:cast <> 0|link_id is not null)$/;
/** Writes new rows: the steps of its plan are those of references that were broken, of which there are none. */
const INSERTS = /^\s*insert into .* values \(/is;

/**
 * Statements that may read a table from its beginning to its end, each with the reason. All others have to search by an
 * index.
 */
const ALLOWED: readonly (readonly [statement: RegExp, reason: string])[] = [
  [/^\s*WITH RECURSIVE lanes/, 'the first row of an index, once for each lane'],
  [/^\s*INSERT INTO (?:svclink_log\.)?exchange_holders/, 'a step of the schema'],
  [
    /^SELECT id FROM orders WHERE \(\(SELECT 1 FROM order_texts/,
    'a search that finds more than 1,000 orders',
  ],
  [/from "invoice_items" where "order_id" is null order by/, 'all items of clients are listed'],
  [
    /^select "id" from "jobs" where state = 'running' AND/,
    'the jobs that run, by an index of them',
  ],
  [
    /^select "id" from "site_events" where "happened_at" </,
    'the sweep of events, from the oldest one on',
  ],
];

/** A statement without what stands in parentheses, and the one that a count is of. */
function outermost(text: string): string {
  const [, counted = text] =
    /^select count\(\*\) as "all_count" from \((.*)\) as "listed"$/.exec(text) ?? [];
  let bare = counted.replaceAll('"', '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, '');
  }
  return bare.replace(/\s+/g, ' ');
}

/** A page of rows in the order of an index, whose conditions are those of the index, the side and the row before. */
function isPage(text: string, index = ''): boolean {
  const bare = outermost(text);
  if (!/ limit (?:\?|\$\d+|\d+)$/i.test(bare)) return false;
  const [, where = ''] = /\bwhere (.*?)(?= order by | limit )/i.exec(bare) ?? [];
  const ofIndex = outermost(PARTIAL.get(index) ?? '').toLowerCase();
  return where
    .toLowerCase()
    .split(' and ')
    .map((one) => one.replace(/\w+\./g, '').trim())
    .every(
      (one) =>
        one === '' || OF_SIDE.test(one) || /^id [<>] \S+$/.test(one) || ofIndex.includes(one),
    );
}

/** The steps of a plan of SQLite that read a whole table, or a whole index, that grows. */
function scansOnSqlite(handles: readonly Libsql.Database[], text: string): readonly string[] {
  if (INSERTS.test(text)) return [];
  for (const handle of handles) {
    let rows: readonly unknown[];
    try {
      rows = handle.prepare(`EXPLAIN QUERY PLAN ${text}`).all();
    } catch (error) {
      if (String(error).includes('no such table')) continue;
      throw new Error(`${text}: ${error}`);
    }
    const aliases = new Map(
      [...text.matchAll(/"?(\w+)"? as "?(\w+)"?/gi)].map(([, table = '', alias = '']) => [
        alias,
        table,
      ]),
    );
    const steps = rows.map((row) => String(Object(row).detail));
    const isSorted = steps.some((step) => /TEMP B-TREE FOR (?:LAST.*)?ORDER BY/.test(step));
    return steps.filter((step) => {
      const [, scanned, index, searched = ''] =
        /^(?:SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?|SEARCH (\w+) USING INTEGER PRIMARY KEY \(rowid[<>]\?\))/.exec(
          step,
        ) ?? [];
      const name = scanned ?? searched;
      const table = aliases.get(name) ?? name;
      return GROWING.has(table) && (isSorted || !isPage(text, index));
    });
  }
  throw new Error(`no database has the tables of ${text}`);
}

/** A node of a plan of PostgreSQL. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/**
 * The tables that grow and to which no index of PostgreSQL applies: it takes any index while sequential scans are off.
 * Which one it takes depends on statistics; that the indexes suffice, the plans of SQLite show.
 */
async function scansOnPostgres(database: Database, text: string): Promise<readonly string[]> {
  const nodes = await planOf(database, 'EXPLAIN (GENERIC_PLAN, FORMAT JSON)', sql.raw(text));
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && !isPage(text))
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => GROWING.has(table));
}

function planOf({ read }: Database, explain: string, statement: RawBuilder<unknown>) {
  return read.transaction().execute(async (tx): Promise<readonly PlanNode[]> => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const explained = sql<{ 'QUERY PLAN': string | object }>`${sql.raw(explain)} ${statement}`;
    const { rows } = await explained.execute(tx);
    const plan = rows[0]?.['QUERY PLAN'] ?? '[]';
    const [{ Plan }]: [{ Plan: PlanNode }] =
      typeof plan === 'string' ? JSON.parse(plan) : (plan as [{ Plan: PlanNode }]);
    return nodesOf(Plan);
  });
}

/** Indexes, and what a plan of SQLite contains without them. */
const NEEDED = [
  ['orders_open', 'SCAN orders'],
  ['orders_with_status', 'SCAN orders'],
  ['orders_unlisted', 'SCAN orders'],
  ['line_items_of', 'SCAN line_items'],
  ['notes_of_order', 'SCAN notes'],
  ['notes_of_property', 'SCAN notes'],
] as const;

/** Rows that PostgreSQL plans a search by. */
const MANY = [
  `INSERT INTO properties (address, city, state, zip, place_key, created_at)
    SELECT n || ' Oak St', 'Omaha', 'NE', '68102', 'many-' || n, 1 FROM generate_series(1, 20000) n`,
  `INSERT INTO orders (account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
    SELECT 1, p.id, 'WO-' || p.id, CASE p.id % 4 WHEN 0 THEN 'Unread' WHEN 1 THEN 'Complete' ELSE 'Cancelled' END,
    '{"address":"' || p.address || '"}', '202611' || 10 + p.id % 20, true, true, p.id, p.id FROM properties p`,
  `INSERT INTO notes (order_id, property_id, note_type, body, inserted_by, inserted_text, org_name, has_attachments, attachments, created_at, modified_at)
    SELECT o.id, o.property_id, CASE o.id % 3 WHEN 0 THEN 'prop' ELSE 'wo' END, 'the gate is open ' || o.id, '', '', '', false, 'none', 1, 1
    FROM orders o`,
  `INSERT INTO order_access (order_id, account_id, imported_at) SELECT id, 1, 1 FROM orders ON CONFLICT DO NOTHING`,
  'ANALYZE',
];

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
    const [first] = databases;
    if (engine.name === 'postgres' && first) {
      for (const statement of MANY) await sql.raw(statement).execute(first.read);
    }
    if (engine.name === 'sqlite') {
      const path = pair.owner.database.slice('sqlite:'.length);
      handles = [path, path.replace('.db', '-log.db')].map((one) => new Libsql(one));
    }
  }, 120_000);
  afterAll(async () => {
    for (const handle of handles) handle.close();
    for (const database of databases) await database.close();
    await pair?.close();
    await engine.stop();
  });

  /** All events, an import with results, all lists of both consoles with their filters. */
  async function run(): Promise<void> {
    const id = await addSampleOrder(pair.owner);
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
    const database = await openDatabase(pair.owner.database);
    const search = {
      engine: engine.name,
      terms: searchTerms('elm wo'),
      visible: isVisibleNote(person(['1'])),
    };
    await sql`SELECT id FROM orders WHERE ${eachOrder(search)} ORDER BY id DESC LIMIT 50`.execute(
      database.background,
    );
    if (database.writeBeside) await indexTexts(database);
    await jobCounts(database.read);
    await database.close();
  }

  async function scansOf(text: string): Promise<readonly string[]> {
    const [database] = databases;
    if (engine.name === 'sqlite') return scansOnSqlite(handles, text);
    return database ? scansOnPostgres(database, text) : [];
  }

  const isExempt = (text: string) =>
    /\bpg_|sqlite_master|pragma_|svclink_schema/.test(text) ||
    ALLOWED.some(([statement]) => statement.test(text));

  it('search by an index all tables that grow, but for those with a reason', async () => {
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
