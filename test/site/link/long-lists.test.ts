import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { keysetPages, PAGE_ROWS, pagedItems } from '../../../src/site/engine/store/pages.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

/** The result of some work, and the turns of the event loop that others got meanwhile. */
async function withTurns<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly turns: number }> {
  let turns = 0;
  let isOver = false;
  const count = async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  };
  const counting = count();
  try {
    return { result: await work(), turns };
  } finally {
    isOver = true;
    await counting;
  }
}

describe('pages of a list', () => {
  it('give others a turn after each, and know the next from the one before', async () => {
    const asked: (number | null)[] = [];
    const read = async () => {
      const rows: number[] = [];
      const pages = keysetPages(async (from: number | null) => {
        asked.push(from);
        const next = (from ?? 0) + 1;
        return { rows: [next], next: next < 20 ? next : null };
      });
      for await (const page of pages) rows.push(...page);
      return rows;
    };
    const { result, turns } = await withTurns(read);
    expect(result).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(asked).toEqual([null, ...result.slice(0, -1)]);
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  it('give others turns within one page whose items take long', async () => {
    const slowly = (row: number) => {
      const end = performance.now() + 3;
      while (performance.now() < end);
      return row;
    };
    const read = async () => {
      const items: number[] = [];
      const page = Array.from({ length: 30 }, (_, index) => index);
      for await (const item of pagedItems(async () => page, slowly, { size: 100 }))
        items.push(item);
      return items;
    };
    const { result, turns } = await withTurns(read);
    expect(result).toHaveLength(30);
    expect(turns).toBeGreaterThanOrEqual(5);
  });
});

const COUNT = 3100;
/** When the first of the orders was changed. */
const SINCE = Date.now() - 60_000;

describe.each(ENGINES)('long lists of a site, on $name', (engine) => {
  let test: TestSite;
  let order: string;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    const id = await test.order();
    order = id;
    const content = Readable.from(['%PDF-1.4']);
    await test.owner.files.add({ report_id: id, file_name: 'a.pdf', content });
    const database = await openDatabase(test.database);
    try {
      await database.write((tx) =>
        sql`
          WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${sql.lit(COUNT)})
          INSERT INTO files (order_id, area, file_area, file_name, mime_type, byte_size, description, org_name, sha256, raw, created_at)
          SELECT order_id, area, file_area, n || '.pdf', mime_type, byte_size, description, org_name, sha256, raw, created_at
          FROM numbers, files`.execute(tx),
      );
      // Many of one millisecond: a page ends among them.
      await database.write((tx) =>
        sql`
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${sql.lit(COUNT)})
          INSERT INTO orders (account_id, property_id, wo_number, status, fields, due_text, is_assigned, is_other_allowed,
            modified_at, created_at, cancelled_at, pending_cancellation_at)
          SELECT o.account_id, o.property_id, 'L-' || n, CASE n % 2 WHEN 0 THEN 'Cancelled' ELSE 'In Field' END, '{}', '',
            o.is_assigned, o.is_other_allowed, ${sql.lit(SINCE)} + n / 1500, 1,
            CASE n % 2 WHEN 0 THEN ${sql.lit(SINCE)} + n / 1500 END, CASE n % 2 WHEN 1 THEN ${sql.lit(SINCE)} + n / 1500 END
          FROM numbers, orders AS o WHERE o.id = ${id}`.execute(tx),
      );
    } finally {
      await database.close();
    }
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  it.each([
    ['get_all_orders', { timestamp: Math.floor(SINCE / 1000) - 1 }, 'L-1'],
    ['get_cancel_orders', { timestamp: Math.floor(SINCE / 1000) - 1 }, 'L-2'],
    ['get_pending_cancellations', { timestamp: Math.floor(SINCE / 1000) - 1 }, 'L-1'],
  ] as const)(
    '%s has every order once, and others their turn after each page',
    async (event, data, first) => {
      const { result, turns } = await withTurns(() => test.result(event, data));
      const numbers = [...result]
        .map(({ wo_number }) => wo_number)
        .filter((name) => /^L-/.test(name));
      expect(numbers).toHaveLength(COUNT / 2);
      expect(new Set(numbers).size).toBe(COUNT / 2);
      expect(numbers[0]).toBe(first);
      expect(turns).toBeGreaterThanOrEqual(Math.floor(COUNT / 2 / PAGE_ROWS[engine.name]));
    },
  );

  it('get_file has every file once, and others their turn after each page [site.cost.note-text]', async () => {
    const asked = { report_id: order, module_type: 'uploads' } as const;
    const { result, turns } = await withTurns(() => test.result('get_file', asked));
    expect(new Set([...result].map(({ file_name }) => file_name)).size).toBe(COUNT);
    expect(result).toHaveLength(COUNT);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(COUNT / PAGE_ROWS[engine.name]));
  });
});
