import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { LinkError } from '../../src/index.js';
import type { SiteExchange } from '../../src/site/index.js';
import { StubOwner, until } from '../site/importer/pair.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

describe('svclink replay, beside a served site', () => {
  const folder = temporaryFolder();
  const env = { SVCLINK_DATA: folder };
  let served: ServedSite;
  let stub: StubOwner;
  beforeAll(async () => {
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: '7', wo_status: 'Unread' }];
    served = await opened(folder);
    const { importer, owner } = served.site;
    await owner.accounts.create({ username: 'acme', password: 'open sesame' });
    await importer.links.add({ name: 'bank', url: stub.url, username: 'us', password: 'open' });
    await until(async () => (await importer.orders.find('bank', '7')) !== undefined);
  });
  afterAll(async () => {
    await stub?.server.close();
    await served?.stop();
    removeFolder(folder);
  });

  const run = (...args: readonly string[]) => svclink(['replay', ...args], { env });
  const entries = async (event: string): Promise<readonly SiteExchange[]> => {
    await served.site.exchanges.flush();
    return served.site.exchanges.list({ event });
  };
  const newest = async (event: string) => (await entries(event))[0]?.id ?? '';

  it('queues one that went out, which the served site sends again', async () => {
    const id = await newest('get_order');
    const { out } = await svclink(['log', '--event', 'get_order'], { env });
    expect(out).toMatch(new RegExp(`^ *${id} .* -> {2}get_order`, 'm'));
    expect(await run(id)).toEqual({
      status: 0,
      out: `Exchange ${id} is queued: the site that is served does it again.\n`,
      err: '',
    });
    await until(async () => (await entries('get_order'))[0]?.replay_of === id);
    const log = await svclink(['log', '--event', 'get_order'], { env });
    expect(log.out).toContain(`again ${id}`);
    expect(JSON.parse((await run(id, '--json')).out)).toMatchObject({ id, state: 'queued' });
    const again = async () => (await entries('get_order')).filter((one) => one.replay_of === id);
    await until(async () => (await again()).length === 2, 'the second repetition');
  });

  it('has one that came in run again by the served site, on the word alone', async () => {
    const url = `${served.publicUrl}/link`;
    const as = ['--url', url, '--user', 'acme', '--password', 'open sesame'];
    await svclink(['send', 'get_all_orders', ...as]);
    await svclink(['send', 'get_order', '--data', '{"report_id":"77"}', ...as]);
    const [good, bad] = [await newest('get_all_orders'), await newest('get_order')];
    const held = await run(good);
    expect(held).toMatchObject({ status: 1, out: '', err: expect.stringContaining('incoming') });
    const ran = await run(good, '--incoming', '--by', 'ann');
    expect(ran).toMatchObject({ status: 0, out: expect.stringContaining('is queued') });
    await until(async () => (await entries('get_all_orders'))[0]?.replay_of === good);
    expect((await entries('get_all_orders'))[0]).toMatchObject({
      peer: 'replay by ann',
      code: null,
    });
    await run(bad, '--incoming', '--json');
    await until(async () => (await entries('get_order'))[0]?.replay_of === bad);
    expect((await entries('get_order'))[0]).toMatchObject({ code: 'order_not_found' });
    await served.site.owner.accounts.disable('acme');
    const disabled = await run(good, '--incoming');
    expect(disabled).toMatchObject({ status: 1, err: expect.stringContaining('enable acme') });
    await served.site.owner.accounts.enable('acme');
  });

  it('sends all again that failed since a time, having said how many', async () => {
    const since = new Date(Date.now() - 60_000).toISOString();
    const asking = ['--failed', '--since', since];
    expect((await run('--failed', '--since', '2999-01-01T00:00:00Z')).out).toContain('Nothing');
    served.site.exchanges.add(
      'out',
      {
        ...{ id: 'r1', event: 'get_notes', username: 'us', peer: 'x', duration: 1 },
        ...{ data: { report_id: '7' }, answer: undefined, isRepetition: false },
        error: new LinkError('timed_out', 'No answer came.'),
      },
      { origin: 'link:1' },
    );
    await served.site.exchanges.flush();
    const held = await run(...asking);
    expect(held).toMatchObject({ status: 1, out: '', err: expect.stringContaining('say --yes') });
    expect(held.err).toMatch(/\d+ that were sent have failed since .*1 timed_out/);
    const confirm = jest.fn(async () => false);
    const initTools = { confirm } as never;
    const options = { env, initTools, isTerminal: true };
    expect(await svclink(['replay', ...asking], options)).toMatchObject({ status: 1, out: '' });
    expect(confirm).toHaveBeenCalledWith('Send them again?');
    confirm.mockClear();
    const silent = await svclink(['replay', ...asking], { ...options, hasKeyboard: false });
    expect(silent).toMatchObject({ status: 1, err: expect.stringContaining('say --yes') });
    expect(confirm).not.toHaveBeenCalled();
    expect(stub.called('get_notes')).toEqual([]);
    expect(await run(...asking, '--yes')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+ queued: /),
    });
    await until(async () => (await entries('get_notes'))[0]?.code === null);
    expect(stub.called('get_notes')).toEqual([{ report_id: '7' }]);
    expect(JSON.parse((await run(...asking, '--yes', '--json')).out)).toMatchObject({
      count: expect.any(Number),
      codes: expect.any(Array),
    });
  });

  it.each([
    [[], 2, 'ID is missing'],
    [['1', '--failed'], 2, '--failed: takes no ID'],
    [['--failed'], 2, '--since'],
    [['--failed', '--since', 'soon'], 2, '--since: must be a time'],
    [['--failed', '--since', '7', '--yes'], 2, '--since: must be a time'],
    [['--failed', '--since', '2026-02-30'], 2, '--since: must be a time'],
    [['--failed', '--since', '2026-01-01', '--incoming'], 2, '--incoming'],
    [['1', '--since', '2026-01-01'], 2, '--since'],
    [['999999'], 1, 'no exchange 999999'],
    [['9'.repeat(300)], 1, 'There is no exchange 9999'],
    [['x; DROP TABLE'], 1, 'There is no exchange'],
  ])('%j ends with %i', async (args, status, message) => {
    const outcome = await run(...args);
    expect(outcome.status).toBe(status);
    expect(outcome.err).toContain(message);
    expect(outcome.err.length).toBeLessThan(500);
  });
});
