import Libsql from 'libsql';
import { narrowestParts } from '../../../src/site/console/lists/bounded-lists.js';
import { orderQuery } from '../../../src/site/console/lists/order-query.js';
import { ORDER_VIEWS } from '../../../src/site/console/lists/order-views.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const [engine] = ENGINES;
/** A day on which some of the open orders are due. */
const TODAY = '20261121';

/** The views that none of these orders is in. */
const NONE = new Set([
  'returned',
  'refused',
  'pending_cancellation',
  'ready',
  'invoiced',
  'unlisted',
]);

/** Many rows in one statement: what they hold matters less than how many there are. */
const ORDERS = `
  WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
  INSERT INTO orders (account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed, modified_at, created_at)
  SELECT 1, 1, 'WO-' || n, CASE n % 4 WHEN 0 THEN 'Unread' WHEN 1 THEN 'Complete' WHEN 2 THEN 'Cancelled' ELSE 'In Field' END,
    '{}', '202611' || printf('%02d', 1 + n % 28), 1, 1, n, n FROM numbers`;
const EXCHANGES = `
  WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
  INSERT INTO exchanges (happened_at, direction, event_name, peer, reference, code, duration_ms, is_repetition, body_size)
  SELECT n, 'in', 'get_order', 'peer', 'r' || n, CASE n % 1000 WHEN 0 THEN 'order_not_found' END, 1, 0, 0 FROM numbers`;

describe('a console of 10,000 orders and 100,000 exchanges', () => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  let path = '';
  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestConsole.open(engine);
    agent = await test.as('reader');
    path = test.test.database.slice('sqlite:'.length);
    await test.test.order();
    await test.test.site.exchanges.list();
    for (const [file, statement] of [
      [path, ORDERS],
      [path.replace('.db', '-log.db'), EXCHANGES],
    ] as const) {
      const database = new Libsql(file);
      database.exec(statement);
      database.close();
    }
  });
  afterAll(async () => {
    await test?.close();
    await engine?.stop();
  });

  it('answers with one page of orders in every view, and with the next behind it [console.large]', async () => {
    for (const view of Object.keys(ORDER_VIEWS)) {
      const { body } = await agent.get('/api/orders').query({ view, today: TODAY }).expect(200);
      expect([view, body.orders.length]).toEqual([view, NONE.has(view) ? 0 : 50]);
    }
    const first = (await agent.get('/api/orders').query({ today: TODAY })).body;
    const second = (await agent.get('/api/orders').query({ today: TODAY, next: first.next })).body;
    expect([first.orders.length, second.orders.length]).toEqual([50, 50]);
    expect(Number(second.orders[0].id)).toBeLessThan(Number(first.orders.at(-1).id));
  });

  it('reads no view by sorting all orders, however many there are [console.large]', async () => {
    const database = await openDatabase(test.test.database);
    const own = new Libsql(path, { readonly: true });
    try {
      for (const view of Object.keys(ORDER_VIEWS)) {
        const asked = { view, today: TODAY, partner: '', text: '', next: '' };
        const { sql, parameters } = orderQuery(database.read, 'owned', asked).compile();
        const plan = own.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...(parameters as [])) as {
          detail: string;
        }[];
        // One page is asked for, and the row that says whether there is another one.
        expect(own.prepare(sql).all(...(parameters as [])).length).toBeLessThanOrEqual(51);
        const steps = plan.map(({ detail }) => detail);
        expect([view, steps.filter((step) => /TEMP B-TREE/.test(step))]).toEqual([view, []]);
        // Without one of their indexes a view would be read by the ids of all orders.
        const isIndexed = steps.some((step) => /^(?:SEARCH|SCAN) orders USING INDEX/.test(step));
        expect([view, isIndexed]).toEqual([view, view !== 'all']);
      }
    } finally {
      own.close();
      await database.close();
    }
  });

  it('finds the few orders of a filter that are far from the beginning of its order [console.list]', async () => {
    const query = { view: 'all', today: TODAY, received_from: 9901, received_to: 10_000 };
    const numbers: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { body }: { body: { orders: { wo_number: string }[]; next: string | null } } =
        await agent
          .get('/api/orders')
          .query({ ...query, sort: 'received', ...(next === '' ? {} : { next }) })
          .expect(200);
      numbers.push(...body.orders.map((order) => order.wo_number));
      next = body.next;
    }
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, at) => `WO-${9901 + at}`));
    const late = { ...query, received_from: 9998, status: 'Unread', sort: 'due' };
    const { body } = await agent.get('/api/orders').query(late).expect(200);
    expect(body.orders.map((order: { wo_number: string }) => order.wo_number)).toEqual([
      'WO-10000',
    ]);
    const total = await agent.get('/api/orders/total').query(late).expect(200);
    expect(total.body).toEqual({ total: 1, is_more: false });
  });

  it('compares the orders of the narrowest condition of a list, and of no other [console.list]', async () => {
    const database = await openDatabase(test.test.database);
    try {
      const partOf = async (filters: object) => {
        const asked = { view: 'open', today: TODAY, next: '', filters };
        const orders = await narrowestParts(database, asked);
        if (!orders) throw new Error('a part is narrow');
        const { sql } = database.background.selectFrom(orders).select('id').compile();
        return sql.match(/(?<="orders"\.)"\w+"(?= [=>])/g);
      };
      expect(await partOf({ status: 'Complete', received_from: '9990' })).toEqual(['"created_at"']);
      expect(await partOf({ status: 'Rejected', received_from: '5000' })).toEqual(['"status"']);
      expect(await partOf({ due_from: '20261128' })).toEqual(['"due_text"']);
    } finally {
      await database.close();
    }
  });

  it('answers with one page of exchanges, filtered or not [console.large]', async () => {
    const read = async (query = {}) =>
      (await agent.get('/api/exchanges').query(query).expect(200)).body;
    const list = jest.spyOn(test.test.site.exchanges, 'list');
    const first = await read();
    expect(list.mock.calls.map(([filter]) => filter?.limit)).toEqual([51]);
    list.mockRestore();
    expect(first.exchanges).toHaveLength(50);
    expect(first.exchanges[0].id).toBe('100000');
    const second = await read({ before: first.next });
    expect(second.exchanges[0].id).toBe('99950');
    const failed = await read({ failed: 'yes' });
    expect(failed.exchanges).toHaveLength(50);
    expect(failed.exchanges.every((one: { code: string }) => one.code === 'order_not_found')).toBe(
      true,
    );
    await agent.get('/api/exchanges').query({ before: 'x' }).expect(422);
  });

  it('exports all exchanges by pages of bounded length [console.large]', async () => {
    const list = jest.spyOn(test.test.site.exchanges, 'list');
    try {
      const { text } = await agent.get('/api/exchanges.csv').expect(200);
      expect(text.split('\r\n')).toHaveLength(100_002);
      const asked = list.mock.calls.map(([filter]) => filter?.limit ?? 0);
      expect(Math.max(...asked)).toBeLessThanOrEqual(501);
      expect(asked.length).toBeGreaterThanOrEqual(200);
      await agent
        .get('/api/exchanges.csv')
        .query({ failed: 'yes' })
        .expect(200, /100000,/);
    } finally {
      list.mockRestore();
    }
  });
});
