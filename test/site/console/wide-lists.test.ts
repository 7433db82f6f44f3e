import Libsql from 'libsql';
import { Client } from 'pg';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const COUNT = 24_000;
const TODAY = '20261121';

/** Orders of two clients: the second half, of which two of three are complete, is that of `Wide Bank`. */
const ORDERS = `
  WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${COUNT})
  INSERT INTO orders (account_id, property_id, wo_number, status, fields, is_assigned, is_other_allowed, modified_at, created_at, client_text)
  SELECT account_id, property_id, 'N' || CAST(100000 + n AS text), CASE n % 3 WHEN 0 THEN 'Unread' ELSE 'Complete' END,
    fields, is_assigned, is_other_allowed, modified_at, n, CASE WHEN n > ${COUNT / 2} THEN 'Wide Bank' ELSE 'Other Bank' END
  FROM numbers CROSS JOIN (SELECT * FROM orders LIMIT 1) AS one`;

/** Runs statements on a database of a test, without its triggers: no test here searches the orders by words. */
async function run(address: string, ...statements: readonly string[]): Promise<void> {
  if (address.startsWith('sqlite:')) {
    const database = new Libsql(address.slice('sqlite:'.length));
    for (const one of statements) database.exec(one);
    database.close();
    return;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  for (const one of statements) await client.query(one);
  await client.end();
}

describe.each(ENGINES)('lists whose conditions leave many orders each, on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agent = await test.as('reader');
    await test.test.order();
    await run(test.test.database, ORDERS);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const COMPLETE_OF_WIDE_BANK = Array.from({ length: COUNT / 2 }, (_, at) => COUNT / 2 + 1 + at)
    .filter((n) => n % 3 !== 0)
    .map((n) => `N${100_000 + n}`);
  const QUERY = { view: 'complete', today: TODAY, client: 'Wide Bank', sort: 'number' };
  const listed = async (query: object) => {
    const { body } = await agent.get('/api/orders').query(query).expect(200);
    return {
      numbers: body.orders.map((order: { wo_number: string }) => order.wo_number),
      next: body.next as string | null,
    };
  };

  it('have each order that meets all conditions, in their order and from the end [console.list]', async () => {
    const first = await listed(QUERY);
    expect(first.numbers).toEqual(COMPLETE_OF_WIDE_BANK.slice(0, 50));
    const second = await listed({ ...QUERY, next: first.next });
    expect(second.numbers).toEqual(COMPLETE_OF_WIDE_BANK.slice(50, 100));
    const last = await listed({ ...QUERY, sort: '-number', view: 'all', status: 'Complete' });
    expect(last.numbers).toEqual(COMPLETE_OF_WIDE_BANK.toReversed().slice(0, 50));
    const total = await agent.get('/api/orders/total').query(QUERY).expect(200);
    expect(total.body).toEqual({ total: 1000, is_more: true });
  });

  it('are the same with statistics, which take the place of counts on PostgreSQL', async () => {
    /** The numbers of orders up to which the site counts. */
    const counted = new Set<unknown>();
    const query = Client.prototype.query as (...given: unknown[]) => unknown;
    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...given: unknown[]
    ) {
      const { text = '', values = [] } = Object(given[0]);
      if (/count\(\*\) AS part_count/.test(text)) counted.add(Number(values.at(-1)));
      return query.apply(this, given) as never;
    });
    try {
      expect((await listed(QUERY)).numbers).toEqual(COMPLETE_OF_WIDE_BANK.slice(0, 50));
      const withoutStatistics = [...counted];
      await run(test.test.database, 'ANALYZE');
      counted.clear();
      expect((await listed(QUERY)).numbers).toEqual(COMPLETE_OF_WIDE_BANK.slice(0, 50));
      const isPostgres = engine.name === 'postgres';
      expect(withoutStatistics).toEqual(isPostgres ? [10_001, 100_001] : []);
      expect([...counted]).toEqual(isPostgres ? [10_001] : []);
    } finally {
      spy.mockRestore();
    }
  });
});
