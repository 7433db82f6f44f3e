import { catalogue } from '../../../src/protocol/catalogue/catalogue.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { addSampleOrder, inOrder, samples, sendSample } from './event-samples.js';

const names = catalogue.map(({ name }) => name);
/** An id of as many digits as those of the test's orders, which no order has. */
const UNKNOWN = '9';

/** The events that name an order. */
const OF_AN_ORDER = inOrder(names).filter(
  (name) => JSON.stringify(samples('ORDER')[name]) !== JSON.stringify(samples('OTHER')[name]),
);

describe.each(ENGINES)('the order of another account on $name', (engine) => {
  let test: TestSite;
  let order: string;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine, { thumbnails: false });
    order = await addSampleOrder(test);
    expect(order).toHaveLength(UNKNOWN.length);
    // The ids of files, notes and lines that the other account names exist.
    for (const event of inOrder(names)) {
      expect(await sendSample(test, event, samples(order)[event])).toMatchObject({ success: true });
    }
    // The accounts are remembered, and marked as used, by then.
    await sendSample(test, 'validate_user', {}, 'bolt');
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  /** All that is stored, by table. */
  async function stored(): Promise<Record<string, unknown>> {
    const { read, close } = await openDatabase(test.database);
    const tables = await read.introspection.getTables();
    const all: Record<string, unknown> = {};
    for (const { name, schema = 'public' } of tables) {
      // Hashes of passwords are renewed in the background once they were used.
      if (schema !== 'public' || name === 'account_secrets') continue;
      const rows: object[] = await read
        .selectFrom(name as 'orders')
        .selectAll()
        .execute();
      const others = rows.filter((row) => !isUnfinishedDelivery(row));
      all[name] = others.map((row) => JSON.stringify(row)).sort();
    }
    await close();
    return all;
  }

  /** Whether a row is the claim of a call of the other account, which has no result. */
  function isUnfinishedDelivery(row: object): boolean {
    const { sender, result, lease_at }: Record<string, unknown> = { ...row };
    return sender === 'bolt' && result === null && lease_at === null;
  }

  it('is named by 15 events', () => {
    expect(OF_AN_ORDER).toHaveLength(15);
  });

  it('is answered as an order that is not there, and nothing changes [site.accounts.separate] [site.orders.unknown]', async () => {
    const before = await stored();
    const differing: string[] = [];
    for (const event of OF_AN_ORDER) {
      const [own, unknown] = await Promise.all([order, UNKNOWN].map((id) => answerTo(event, id)));
      if (own !== unknown || own?.includes('"success":true')) differing.push(`${event}: ${own}`);
    }
    expect(differing).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  /** The answer to the other account, without the id of the order. */
  async function answerTo(event: (typeof OF_AN_ORDER)[number], id: string): Promise<string> {
    const { text, status } = await sendSample(test, event, samples(id)[event], 'bolt');
    return `${status} ${text}`.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'ID');
  }
});
