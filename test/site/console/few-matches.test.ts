import { sql } from 'kysely';
import Libsql from 'libsql';
import { readCsv } from '../../../src/site/engine/records/csv.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { PAGE_ROWS } from '../../../src/site/engine/store/pages.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestConsole } from './open-console.js';

const [SQLITE] = ENGINES as [TestEngine];
const TODAY = '20261122';

/** A statement that a site has run on the event loop, with its values and the number of its rows. */
interface Run {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly count: number;
}

/** Captures the statements that read a table on the event loop. */
async function runs(table: string, work: () => Promise<unknown>): Promise<readonly Run[]> {
  const found: Run[] = [];
  const prepare = Libsql.prototype.prepare;
  const spy = jest.spyOn(Libsql.prototype, 'prepare').mockImplementation(function (
    this: Libsql.Database,
    text,
  ) {
    const statement = prepare.call(this, text);
    const all = statement.all.bind(statement);
    statement.all = (...values: object[]) => {
      const rows = all(...(values as [object]));
      if (text.includes(`from "${table}"`)) {
        found.push({ text, values: values.flat(), count: rows.length });
      }
      return rows;
    };
    return statement;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return found;
}

const isBounded = (column: string) => (run: Run) =>
  run.text.includes(`${column} < ?`) &&
  (run.text.includes(`${column} >= ?`) || run.text.includes(`${column} > ?`));

describe('lists of which a filter matches few rows, on SQLite', () => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    await SQLITE.start();
    test = await TestConsole.open(SQLITE);
    agent = await test.as('administrator');
    await test.test.order({ wo_number: 'WO-first' });
    const database = new Libsql(test.test.database.slice('sqlite:'.length));
    database.exec(`
      INSERT INTO links (id, name, client_company, url, username, secret, options, marks, created_at, modified_at)
        VALUES (1, 'owner', 'Owner', 'https://owner.example', 'us', '', '{}', '{}', 1, 1);
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1100)
      INSERT INTO orders (id, link_id, remote_report_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
        SELECT n * 700, 1, n, 1, 'I-' || n, 'In Field', '{}', '20261122', 1, 1, n, n FROM numbers;
      INSERT INTO orders (id, account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
        SELECT 800000, 1, 1, 'WO-last', 'In Field', '{}', '20261122', 1, 1, 1, 1;
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)
      INSERT INTO audit_records (happened_at, last_at, happened_count, actor, origin, address, action, subject, detail)
        SELECT n, n, 1, CASE n WHEN 3 THEN 'rare' ELSE 'ann' END, 'console', '', CASE n % 2 WHEN 0 THEN 'login' ELSE 'logout' END, 's', '{"a":1}'
        FROM numbers;
      INSERT INTO jobs (id, kind, lane, job_key, payload, state, run_at, is_again, added_at) VALUES
        (1, 'push', 'a', '1', '{}', 'skipped', 1, 0, 1), (900000, 'push', 'a', '2', '{}', 'skipped', 1, 0, 1);
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)
      INSERT INTO users (username, display_name, role, is_active, created_at)
        SELECT printf('user%05d', n), 'U', 'reader', 1, 1 FROM numbers;`);
    database.close();
  });
  afterAll(async () => {
    await test?.close();
    await SQLITE.stop();
  });

  const exported = async (path: string, query: object = {}) =>
    [...readCsv((await agent.get(path).query(query).expect(200)).text, path)].map(
      ({ cells }) => cells,
    );

  it.each(['open', 'all', 'late', 'not_imported'])(
    'are orders of the smaller side, which an index finds: %s',
    async (view) => {
      const ran = await runs('orders', async () => {
        const rows = await exported('/api/orders.csv', { today: '20261130', view });
        const first = view === 'late' ? [] : ['WO-first'];
        const last = view === 'not_imported' ? [] : ['WO-last'];
        expect(rows.map(({ wo_number }) => wo_number)).toEqual([...last, ...first]);
      });
      expect(ran.filter(isBounded('"orders"."id"'))).toEqual([]);
    },
  );

  it.each(['open', 'all'])(
    'are orders of one side, compared within bounded ranges: %s [site.cost.loop]',
    async (view) => {
      let rows: readonly Readonly<Record<string, string>>[] = [];
      const ran = await runs('orders', async () => {
        rows = await exported('/api/imported.csv', { today: TODAY, view });
      });
      expect(rows).toHaveLength(1100);
      const lists = ran.filter(({ text }) => text.includes('order by "orders"."id" desc'));
      expect(lists.length).toBeGreaterThan(1);
      expect(lists.filter((run) => !isBounded('"orders"."id"')(run))).toEqual([]);
      const { body } = await agent.get('/api/orders/total').query({ today: TODAY, view });
      expect(body).toEqual({ total: 2, is_more: false });
    },
  );

  it('are orders by due date, which a thread compares [site.cost.loop]', async () => {
    const ran = await runs('orders', async () => {
      const rows = await exported('/api/orders.csv', { today: TODAY, view: 'due_today' });
      expect(rows.map(({ wo_number }) => wo_number)).toEqual(['WO-last']);
    });
    expect(ran.filter(({ text }) => text.includes('"orders"."due_text"'))).toEqual([]);
  });

  it('continue after the page before, across ranges', async () => {
    const numbers: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const query: object = { today: TODAY, view: 'all', ...(next === '' ? {} : { next }) };
      const { body }: { body: { orders: { wo_number: string }[]; next: string | null } } =
        await agent.get('/api/imported').query(query).expect(200);
      numbers.push(...body.orders.map((order) => order.wo_number));
      next = body.next;
    }
    expect(numbers).toEqual(Array.from({ length: 1100 }, (_, at) => `I-${1100 - at}`));
    await agent.get('/api/imported').query({ today: TODAY, next: 'x' }).expect(422);
  });

  it('are records of the audit, and all of them are exported in pages [site.cost.loop] [site.audit]', async () => {
    const ran = await runs('audit_records', async () => {
      const rows = await exported('/api/audit.csv', { action: 'login' });
      expect(rows.filter(({ who }) => who === 'ann')).toHaveLength(600);
      expect(rows.find(({ who }) => who === 'ann')).toMatchObject({
        action: 'login',
        subject: 's',
        detail: '{"a":1}',
      });
      const rare = await exported('/api/audit.csv', { who: 'rare' });
      expect(rare).toMatchObject([
        { who: 'rare', action: 'logout', last_at: '1970-01-01 00:00:00' },
      ]);
    });
    const lists = ran.filter(({ text }) => text.includes('select * from "audit_records"'));
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.filter((run) => !isBounded('"id"')(run))).toEqual([]);
    expect(Math.max(...lists.map(({ count }) => count))).toBeLessThanOrEqual(PAGE_ROWS.sqlite);
    const exports = await test.test.site.audit.list({ action: 'export', subject: 'audit.csv' });
    expect(exports.length).toBeGreaterThan(0);
    await agent
      .get('/api/audit.csv')
      .query({ acton: 'login' })
      .expect(422, /action/);
    await agent.get('/api/audit').query({ since: 'x' }).expect(422, /since/);
    const reader = await test.as('reader');
    await reader.get('/api/audit.csv').expect(403);
    await reader.get('/api/audit').expect(403);
  });

  it('are jobs of a kind [site.cost.loop]', async () => {
    const ran = await runs('jobs', async () => {
      const jobs = await test.test.site.jobs.list({ kind: 'push' });
      expect(jobs.map(({ key }) => key)).toEqual(['1', '2']);
    });
    const lists = ran.filter(({ text }) => text.includes('order by "jobs"."id"'));
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((run) => !isBounded('"jobs"."id"')(run))).toEqual([]);
    const database = await openDatabase(test.test.database);
    const [list] = lists;
    const plan = await sql
      .raw<{ detail: string }>(`EXPLAIN QUERY PLAN ${list?.text.replaceAll('?', '1')}`)
      .execute(database.read);
    await database.close();
    expect(plan.rows.map(({ detail }) => detail).join()).not.toMatch(/TEMP B-TREE|jobs_1/);
  });

  it('are exported users, some at a time [site.cost.loop]', async () => {
    const ran = await runs('users', async () => {
      const rows = await exported('/api/users.csv');
      expect(rows.length).toBeGreaterThan(1200);
      expect(rows.map(({ username }) => username)).toEqual(
        rows.map(({ username }) => username).toSorted(),
      );
    });
    expect(ran.length).toBeGreaterThan(2);
    expect(Math.max(...ran.map(({ count }) => count))).toBeLessThanOrEqual(PAGE_ROWS.sqlite);
  });
});
