import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
let served: ServedSite;

beforeAll(async () => {
  served = await opened(env.SVCLINK_DATA);
});
afterAll(async () => {
  await served.stop();
  removeFolder(folder);
});

const run = (...args: readonly string[]) => svclink(['setting', ...args], { env });

it('svclink setting shows and stores the currency and the zone of a served site', async () => {
  expect(JSON.parse((await run('show', '--json')).out)).toMatchObject({
    currency: 'none',
    zone_source: 'this process',
  });
  const set = await run('set', '--currency', 'usd', '--zone', 'america/chicago', '--json');
  const stored = { currency: 'USD', zone: 'America/Chicago', zone_source: 'stored' };
  expect(JSON.parse(set.out)).toEqual(stored);
  expect(await served.site.preferences.get()).toMatchObject({ currency: 'USD' });
  const [record] = await served.site.audit.list({ action: 'setting.change' });
  expect(record).toMatchObject({ from: 'command', subject: 'zone' });

  for (const [args, reason] of [
    [['set'], 'give --currency or --zone'],
    [['set', '--currency', 'US dollars'], 'must be a currency of ISO 4217, such as USD'],
    [['set', '--zone', 'America/Chicgo'], 'America/Chicago'],
    [['set', '--zone', '-06:00'], 'must be a time zone by its IANA name'],
  ] as const) {
    const { err, status } = await run(...args);
    expect([status === 0, err]).toEqual([false, expect.stringContaining(reason)]);
  }
  expect(JSON.parse((await run('show', '--json')).out)).toEqual(stored);
  await run('set', '--currency', '', '--zone', '');
  expect((await run('show')).out).toMatch(/none/);
});
