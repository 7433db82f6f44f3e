import { agedRemovals } from '../../../../src/site/engine/background/aged-rows.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { migrate, schemaVersion } from '../../../../src/site/engine/store/schema/migrations.js';
import { openSqlite } from '../../../../src/site/engine/store/sqlite/sqlite-database.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('the audit on $name', (engine) => {
  let test: TestSite;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await TestSite.open(engine);
  });
  afterEach(() => test.close());

  const add = (who: string, action: 'user.role' | 'user.create' | 'export', subject = '') =>
    test.site.audit.record({ who, from: 'console', address: '203.0.113.9', action, subject });

  it('lists records newest first, page after page, and by user, action, subject and time', async () => {
    await add('ann', 'user.create', 'bob');
    await add('ann', 'user.role', 'bob');
    test.ahead = 2 * DAY;
    await add('bob', 'export', 'orders.csv');
    const all = await test.site.audit.list();
    expect(all.map(({ who, action }) => `${who} ${action}`)).toEqual([
      'bob export',
      'ann user.role',
      'ann user.create',
    ]);
    expect(all[0]).toMatchObject({
      from: 'console',
      address: '203.0.113.9',
      subject: 'orders.csv',
      count: 1,
      detail: {},
    });
    const actions = async (filter: object) =>
      (await test.site.audit.list(filter)).map(({ action }) => action);
    const before = all[1]?.id ?? '';
    expect(await actions({ limit: 1, before })).toEqual(['user.create']);
    expect(await actions({ who: 'bob' })).toEqual(['export']);
    expect(await actions({ subject: 'bob' })).toEqual(['user.role', 'user.create']);
    expect(await actions({ action: 'user' })).toEqual(['user.role', 'user.create']);
    expect(await actions({ action: 'user.role' })).toEqual(['user.role']);
    expect(await actions({ since: Date.now() + DAY })).toEqual(['export']);
    expect(await actions({ until: Date.now() + DAY })).toEqual(['user.role', 'user.create']);
  });

  it('stores texts of any length and form, bounded', async () => {
    await add('a\0b\ud800c', 'user.role', 'x'.repeat(100_000));
    const [record] = await test.site.audit.list();
    expect(record?.who).toBe('a\ufffdb\ufffdc');
    expect(record?.subject).toHaveLength(200);
  });

  it.each([
    { limit: -1 },
    { before: '1; DROP TABLE users' },
    { action: 'nothing' },
    { since: 'yesterday' },
    { user: 'ann' },
  ])('refuses the filter %j', async (filter) => {
    const list = test.site.audit.list(filter as object);
    await expect(list).rejects.toMatchObject({ code: 'input_invalid' });
  });

  it('removes records after the days of the option, and no others', async () => {
    await add('ann', 'user.create');
    test.ahead = 30 * DAY;
    await add('ann', 'user.role');
    test.ahead = 40 * DAY;
    const database = await openDatabase(test.database);
    const settings = { audit: { days: 20 }, eventLog: { days: 20, consumerDays: 20 } };
    const now = () => Date.now() + test.ahead;
    const job = agedRemovals({ database, now }, settings)['sweep-audit'];
    const stopped = new AbortController().signal;
    await job.run(
      { id: '1', kind: 'sweep-audit', lane: '', key: '', payload: '' } as never,
      stopped,
    );
    await database.close();
    const left = await test.site.audit.list();
    expect(left.map(({ action }) => action)).toEqual(['user.role']);
  });
});

it('opens a site of the second schema, whose audit begins with what happens from then on', async () => {
  const [sqlite] = ENGINES;
  await sqlite?.start();
  const address = (await sqlite?.address()) ?? '';
  const old = await openSqlite(address.replace('sqlite:', ''));
  await migrate(old, 2);
  await old.close();
  const database = await openDatabase(address);
  expect(await schemaVersion(database.read, 'sqlite')).toBeGreaterThanOrEqual(3);
  expect(await database.read.selectFrom('audit_records').selectAll().execute()).toEqual([]);
  await database.close();
  await sqlite?.stop();
});
