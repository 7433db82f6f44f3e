import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import type { Site } from '../../../../src/site/index.js';
import { ENGINES } from '../../databases.js';
import { StubOwner, until } from '../../importer/pair.js';
import { TestSite } from '../../open-site.js';

const DAY = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('the log of events on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    const orders = ['1', '2', '3'].map((report_id) => ({ report_id, wo_status: 'Unread' }));
    stub.answers.get_all_orders = orders;
    test = await TestSite.open(engine, { allowedHosts: [stub.server.host], pushWait: 5 });
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', ...access });
  });
  afterEach(async () => {
    await test.close();
    await stub.server.close();
  });

  const count = async () => {
    const database = await openDatabase(test.database);
    const rows = await database.read.selectFrom('site_events').select('id').execute();
    await database.close();
    return rows.length;
  };
  const hear = (site: Site, heard: string[], consumer = 'billing') =>
    site.on('order', { consumer }, ({ order }) => void heard.push(order.report_id));
  /** Goes on some days later in another process, and sweeps. */
  const later = async (days: number, prepare: (site: Site) => unknown = () => undefined) => {
    await test.site.stop();
    test.ahead += days * DAY;
    test.site = await test.create();
    prepare(test.site);
    await test.site.start();
    await swept();
  };
  const swept = async () => {
    const [job] = await test.site.jobs.list({ kind: 'sweep-events' });
    if (!job) throw new Error('nothing sweeps');
    if (job.run_at > Date.now() + test.ahead) return;
    await until(async () => {
      const [again] = await test.site.jobs.list({ kind: 'sweep-events' });
      return again?.state === 'waiting' && again.run_at > Date.now() + test.ahead;
    });
  };

  it('is cut behind what every consumer was told, and the rest comes as before [site.events.durable]', async () => {
    const heard: string[] = [];
    hear(test.site, heard);
    await test.site.start();
    await until(() => heard.length === 3);
    await later(29, (site) => hear(site, heard));
    expect(await count()).toBe(3);
    await later(2, (site) => hear(site, heard));
    // The last one stays: the places of those behind it are counted from there.
    expect(await count()).toBe(1);
    stub.answers.get_all_orders = [{ report_id: '4', wo_status: 'Unread' }];
    await test.site.importer.links.sync('stub');
    await until(() => heard.includes('4'));
    expect([...heard].sort()).toEqual(['1', '2', '3', '4']);
  });

  it('keeps what a consumer was not told, until that is gone for 90 days', async () => {
    const heard: string[] = [];
    test.site.on('order', { consumer: 'billing' }, () => {
      throw new Error('not today');
    });
    await test.site.start();
    await until(async () => (await test.site.jobs.list({ kind: 'event:billing' })).length === 3);
    await later(60);
    expect(await count()).toBe(3);
    await later(60);
    expect(await count()).toBe(1);
    await later(1, (site) => hear(site, heard));
    await until(() => heard.length === 1);
  });

  it('is kept as long as its options say', async () => {
    await test.site.stop();
    test.site = await test.create({ eventLog: { days: 400 } });
    await test.site.start();
    await until(async () => (await count()) === 3);
    await test.site.stop();
    test.ahead = 200 * DAY;
    test.site = await test.create({ eventLog: { days: 400 } });
    await test.site.start();
    await swept();
    expect(await count()).toBe(3);
  });

  it.each([
    [{ days: 0 }, 'eventLog.days'],
    [{ consumerDays: 1.5 }, 'eventLog.consumerDays'],
    [{ day: 3 }, 'did you mean days'],
    [30, 'eventLog'],
  ])('is refused with the options %j', async (eventLog, sentence) => {
    await expect(test.create({ eventLog: eventLog as never })).rejects.toThrow(sentence);
  });
});
