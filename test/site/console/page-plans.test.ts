import { sql } from 'kysely';
import { orderQuery } from '../../../src/site/console/lists/order-query.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { runStatements } from '../../databases/postgres.js';
import { ENGINES } from '../databases.js';

const TODAY = '20261122';
const COUNT = 20_000;
const [, POSTGRES] = ENGINES;

/** Rows of a plan, as PostgreSQL explains it: as JSON. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

function nodesOf(plan: PlanNode): readonly PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

describe('pages of long lists on PostgreSQL', () => {
  let address = '';
  let database: Database;
  beforeAll(async () => {
    await POSTGRES?.start();
    address = (await POSTGRES?.address()) ?? '';
    database = await openDatabase(address);
    const statements = [
      'ALTER TABLE orders SET (autovacuum_enabled = false)',
      'ALTER TABLE order_access SET (autovacuum_enabled = false)',
      `INSERT INTO accounts (username, created_at) VALUES ('acme', 1)`,
      `INSERT INTO properties (address, city, state, zip, place_key, created_at) VALUES ('1 Elm St', 'Omaha', 'NE', '68102', 'k', 1)`,
      `INSERT INTO orders (account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
        SELECT 1, 1, 'WO-' || n, 'Unread', '{"a":"' || repeat('x', 500) || '"}', '20261122', true, true, n, n
        FROM generate_series(1, ${COUNT}) n`,
      `INSERT INTO order_access (order_id, account_id, imported_at) SELECT id, 1, 1 FROM orders`,
    ];
    await runStatements(address, statements);
  });
  afterAll(async () => {
    await database?.close();
    await POSTGRES?.stop();
  });

  async function planOf(view: string): Promise<readonly PlanNode[]> {
    const next = `${TODAY}.${(COUNT * 3) / 4}`;
    const asked = { view, today: TODAY, partner: '', text: '', next };
    const { sql: text, parameters } = orderQuery(database.read, 'owned', asked, 999).compile();
    const values = parameters.map((value) => (typeof value === 'number' ? value : `'${value}'`));
    const filled = text.replace(/\$(\d+)/g, (_, at) => String(values[Number(at) - 1]));
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`EXPLAIN (FORMAT JSON) ${filled}`)
      .execute(database.read);
    const [{ Plan }]: [{ Plan: PlanNode }] = JSON.parse(rows[0]?.['QUERY PLAN'] ?? '');
    return nodesOf(Plan);
  }

  it.each([
    ['all', false],
    ['open', false],
    ['all', true],
    ['open', true],
  ] as const)(
    'of %s orders are read by an index and not sorted, with statistics or without (%s)',
    async (view, isAnalyzed) => {
      if (isAnalyzed) await runStatements(address, ['ANALYZE']);
      const nodes = await planOf(view);
      const ofOrders = nodes.filter((node) => node['Relation Name'] === 'orders');
      expect(ofOrders.map((node) => node['Node Type'])).toEqual(['Index Scan']);
      expect(nodes.filter((node) => /Sort/.test(node['Node Type']))).toEqual([]);
      const ofAccess = nodes.filter((node) => node['Relation Name'] === 'order_access');
      expect(ofAccess.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    },
  );
});
