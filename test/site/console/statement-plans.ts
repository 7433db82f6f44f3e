import { type RawBuilder, sql } from 'kysely';
import type Libsql from 'libsql';
import type { Database } from '../../../src/site/engine/store/database.js';
import { LOG_SCHEMA, SITE_SCHEMA } from '../../../src/site/engine/store/schema/schema.js';

/** Tables that do not grow with the orders of a site, and those whose rows are carried elsewhere soon. */
const SMALL: ReadonlySet<string> = new Set(
  `settings accounts account_secrets links users console_sessions note_groups group_members link_groups event_consumers
  trouble_consumers certificates hooks job_counts job_count_changes paused_lanes forms apps token_keys work_choices account_clients exchange_holders unindexed_orders unindexed_notes
  app_accounts app_links document_types import_profiles measure_units property_fields`.split(/\s+/),
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

/** The side of an order is no condition: up to 1,000 orders of a side are found by its partners before, so more match. */
const OF_SIDE = /^(?:cast <> 0|link_id is not null)$/;
/** Writes new rows: the steps of its plan are those of references that were broken, of which there are none. */
const INSERTS = /^\s*insert into .* values \(/is;

/**
 * Statements that may read a table from its beginning to its end, each with the reason. All others have to search by an
 * index.
 */
export const ALLOWED: readonly (readonly [statement: RegExp, reason: string])[] = [
  [/^\s*WITH RECURSIVE lanes/, 'the first row of an index, once for each lane'],
  [
    /^SELECT id FROM orders WHERE \(\(SELECT 1 FROM order_texts/,
    'a search that finds more than 1,000 orders',
  ],
  [
    / from orders as orders(?: INDEXED BY orders_\w+)? left join /,
    'sorted and filtered: more than 1,000 match, so that a page is found soon',
  ],
  [
    /^select "orders"."id" from \((?:SELECT id FROM \(select "orders"."id"|\(select "orders"\.\*) from (?:"orders"|orders as orders(?: INDEXED BY orders_\w+)?) (?:where [^()]+ )?order by [^()]+ limit (?:\?|\$\d+)\) (?:AS part\) AS within |OFFSET 0\) as "orders" )/,
    'sorted and filtered: the first 2,000 orders in the order of the list',
  ],
  [
    /\(select "orders"."id" from orders as orders(?: INDEXED BY orders_open)? where orders.status NOT IN \([^()]+\)(?: limit (?:\?|\$\d+))?\) AS part/,
    'sorted and filtered: the open orders, by the index of them, 100,001 at most',
  ],
  [
    /^select "client_company", "order_id", count\(\*\) as "price_count" from "item_prices" group by/,
    'the price lists of a page, counted along their index',
  ],
  [/^\s*WITH fresh AS MATERIALIZED/, 'the entries without a position, by an index of them'],
  [
    / from "troubles" where "solved_at" is null(?: group by "kind"| order by "id")?$/,
    'the open troubles, by an index of them',
  ],
  [
    /^SELECT orders.id, orders.property_id.* FROM order_keys (?!.*[^+]"order_keys"."(?:zip|state|loan_number)" = )/s,
    'a search of the JSON API by a short part, or by one that more than 1,000 orders have',
  ],
  [
    /from \(select \* from (?:"svclink_log"\.)?"exchanges" where (?:(?:"id"|happened_at \+ 0) (?:>=|<) (?:\?|\$\d+)(?: and )?)+ order by "id" desc limit 10000\)/,
    'a step of a search in bodies: at most 10,000 entries of its range of times',
  ],
  [
    /^(?:DELETE FROM|update) "typed_drafts" (?:WHERE|set "username")/,
    'unfinished texts, of which each user has few',
  ],
  [/from "invoice_items" where "order_id" is null order by/, 'all items of clients are listed'],
  [
    /^select "id" from "jobs" where state = 'running' AND/,
    'the jobs that run, by an index of them',
  ],
  [
    / from "outbox" .* where "outbox"."draft" is not null and "outbox"."state" <> (?:\?|\$\d+) order by/,
    'the drafts, by an index of them: few of them are unclear',
  ],
  [
    /^select "id" from "site_events" where "happened_at" </,
    'the sweep of events, from the oldest one on',
  ],
  [
    /^select "import_files"."id", "import_profiles"."name" as "profile" from "import_files" .* where "import_files"."id" > /,
    'the sweep of uploaded files of orders, in the order of their ids: each has many orders',
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
        one === '' || OF_SIDE.test(one) || /^id [<>]=? \S+$/.test(one) || ofIndex.includes(one),
    );
}

/** The steps of a plan of SQLite that read a whole table, or a whole index, that grows. */
export function scansOnSqlite(
  handles: readonly Libsql.Database[],
  text: string,
): readonly string[] {
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
      const [, scanned, index, searched = '', ranged = searched] =
        /^(?:SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?|SEARCH (\w+) USING INTEGER PRIMARY KEY \(rowid[<>]\?\)|SEARCH (orders) USING INTEGER PRIMARY KEY \(rowid>\? AND rowid<\?\))/.exec(
          step,
        ) ?? [];
      const name = scanned ?? ranged;
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
export async function scansOnPostgres(
  database: Database,
  text: string,
): Promise<readonly string[]> {
  const nodes = await planOf(database, 'EXPLAIN (GENERIC_PLAN, FORMAT JSON)', sql.raw(text));
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && !isPage(text))
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => GROWING.has(table));
}

export function planOf({ read }: Database, explain: string, statement: RawBuilder<unknown>) {
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

/** Returns true for a statement that may scan, or that is none of the site's tables, as those of `test/databases` are. */
export const isExempt = (text: string): boolean =>
  /\bpg_|sqlite_master|pragma_|svclink_schema|\bspare\b/.test(text) ||
  ALLOWED.some(([statement]) => statement.test(text));
