import { setTimeout as delay } from 'node:timers/promises';
import type { Site, SiteEvent } from '../../../../src/site/index.js';
import { ENGINES } from '../../databases.js';
import { StubOwner, until } from '../../importer/pair.js';
import { TestSite } from '../../open-site.js';

describe.each(ENGINES)('the events of a site on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    stub.answers.get_all_orders = ['1', '2'].map((report_id) => ({
      report_id,
      wo_status: 'Unread',
    }));
    test = await TestSite.open(engine, { allowedHosts: [stub.server.host], pushWait: 5 });
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', poll_seconds: 1, ...access });
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const news = (report_id: string, update_value: string) => ({
    report_id,
    wo_status: 'Update',
    update_field: 'comments',
    update_value,
    transaction_id: `t-${report_id}-${update_value}`,
  });
  const told = ({ event, order, data }: SiteEvent) =>
    `${order.report_id} ${event}${data.after === undefined ? '' : ` ${data.after}`}`;
  const hear = (site: Site, heard: string[], consumer = 'billing') => {
    const note = (event: SiteEvent) => void heard.push(told(event));
    return site.on('order', { consumer }, note).on('update', { consumer }, note);
  };

  it('reach every consumer, in order for each order [site.events.durable]', async () => {
    const [billing, planning]: [string[], string[]] = [[], []];
    hear(test.site, billing);
    hear(test.site, planning, 'planning');
    await test.site.start();
    await until(() => billing.length === 2 && planning.length === 2);
    stub.answers.get_all_updates = [news('1', 'a'), news('2', 'x'), news('1', 'b'), news('1', 'c')];
    await test.site.importer.links.sync('stub');
    await until(() => billing.length === 6 && planning.length === 6);
    const of = (heard: string[], order: string) => heard.filter((one) => one.startsWith(order));
    for (const heard of [billing, planning]) {
      expect(of(heard, '1')).toEqual(['1 order', '1 update a', '1 update b', '1 update c']);
      expect(of(heard, '2')).toEqual(['2 order', '2 update x']);
    }
    await delay(60);
    expect(billing).toHaveLength(6);
  });

  it('are told again after a crash, from where the consumer was [site.events.durable]', async () => {
    const first: string[] = [];
    let dies = true;
    test.site.on('order', { consumer: 'billing' }, async (event) => {
      first.push(told(event));
      if (dies) throw new Error('the process ends here');
    });
    await test.site.start();
    await until(() => first.length >= 2);
    await test.site.stop();
    dies = false;
    test.site = await test.create();
    const second: string[] = [];
    hear(test.site, second);
    test.ahead = 60_000;
    await test.site.start();
    await until(() => second.length >= 2);
    expect([...second].sort()).toEqual(['1 order', '2 order']);
    await test.site.stop();
    test.site = await test.create();
    const third: string[] = [];
    hear(test.site, third);
    await test.site.start();
    await delay(150);
    expect(third).toEqual([]);
  });

  it('of an order that fails hold up that order only, and are seen among the jobs', async () => {
    const heard: string[] = [];
    test.site.on('order', { consumer: 'billing' }, (event) => {
      if (event.order.report_id === '1') throw new Error('no account for it');
      heard.push(told(event));
    });
    await test.site.start();
    await until(() => heard.includes('2 order'));
    const jobs = () => test.site.jobs.list({ kind: 'event:billing' });
    await until(async () => (await jobs())[0]?.reason === 'no account for it');
  });

  it('from before are told to a consumer that comes later', async () => {
    await test.site.start();
    await until(async () => (await test.site.importer.orders.list()).length === 2);
    await test.site.stop();
    test.site = await test.create();
    const heard: string[] = [];
    hear(test.site, heard);
    await test.site.start();
    await until(() => heard.length === 2);
  });

  it('are not lost to a process that has handlers for fewer of them', async () => {
    const first: string[] = [];
    hear(test.site, first);
    await test.site.start();
    await until(() => first.length === 2);
    await test.site.stop();
    test.site = await test.create();
    const older: string[] = [];
    const note = (event: SiteEvent) => void older.push(told(event));
    test.site.on('order', { consumer: 'billing' }, note);
    stub.answers.get_all_updates = [news('1', 'a')];
    stub.answers.get_all_orders = [{ report_id: '3', wo_status: 'Unread' }];
    await test.site.start();
    await test.site.importer.links.sync('stub');
    await until(() => older.includes('3 order'));
    await test.site.stop();
    test.site = await test.create();
    const second: string[] = [];
    hear(test.site, second);
    await test.site.start();
    await until(() => second.length > 0);
    expect(second).toEqual(['1 update a']);
  });

  it('that failed wait for a process that has a handler for them', async () => {
    let fails = true;
    const heard: string[] = [];
    const note = (event: SiteEvent) => void heard.push(told(event));
    const noteUpdate = (event: SiteEvent) => {
      if (fails) throw new Error('not yet');
      note(event);
    };
    const jobs = () => test.site.jobs.list({ kind: 'event:billing' });
    test.site.on('order', { consumer: 'billing' }, note);
    test.site.on('update', { consumer: 'billing' }, noteUpdate);
    await test.site.start();
    await until(() => heard.length === 2);
    stub.answers.get_all_updates = [news('1', 'a')];
    await test.site.importer.links.sync('stub');
    await until(async () => (await jobs())[0]?.reason === 'not yet');
    await test.site.stop();
    test.site = await test.create();
    test.site.on('order', { consumer: 'billing' }, note);
    test.ahead = 60_000;
    await test.site.start();
    await until(async () => (await jobs())[0]?.reason !== 'not yet');
    expect(await jobs()).toHaveLength(1);
    await test.site.stop();
    fails = false;
    test.site = await test.create();
    test.site.on('order', { consumer: 'billing' }, note);
    test.site.on('update', { consumer: 'billing' }, noteUpdate);
    test.ahead = 120_000;
    await test.site.start();
    await until(() => heard.length > 2);
    expect(heard.at(-1)).toBe('1 update a');
  });

  it('have handlers that are checked, before the start', async () => {
    const { site } = test;
    const nothing = () => undefined;
    expect(() => site.on('ordr' as never, { consumer: 'a' }, nothing)).toThrow(
      'did you mean order',
    );
    expect(() => site.on('order', { consumer: 'a b' }, nothing)).toThrow(
      'consumer: must be a name',
    );
    expect(() => site.on('order', {} as never, nothing)).toThrow('consumer: must be a name');
    expect(() => site.on('order', { consumer: 'a' }, 'x' as never)).toThrow('handler: must be');
    site.on('order', { consumer: 'a' }, nothing);
    expect(() => site.on('order', { consumer: 'a' }, nothing)).toThrow('has a handler for order');
    await site.start();
    expect(() => site.on('order', { consumer: 'b' }, nothing)).toThrow('before start()');
  });
});
