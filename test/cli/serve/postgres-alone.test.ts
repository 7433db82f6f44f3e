import { join } from 'node:path';
import type { ServeSettings } from '../../../src/cli/serve/settings.js';
import { siteOptions } from '../../../src/cli/serve/site-options.js';
import { sendEvent } from '../../../src/testing/index.js';
import { type PostgresDatabases, sharedPostgres } from '../../databases/postgres.js';
import { opened } from './opened-site.js';
import { removeFolder, temporaryFolder } from './serve-process.js';

const mockAsked: string[] = [];
function mockMissing(name: string): never {
  mockAsked.push(name);
  throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
}
jest.mock('libsql', () => mockMissing('libsql'));
jest.mock('libsql/promise', () => mockMissing('libsql/promise'));

const folder = temporaryFolder();
let postgres: PostgresDatabases;
beforeAll(async () => {
  postgres = await sharedPostgres();
});
afterAll(async () => {
  await postgres.stop();
  removeFolder(folder);
});

const caller = { username: 'acme', password: 'open sesame' };

describe('a site that is served on PostgreSQL', () => {
  it('needs no driver of SQLite [site.postgres.alone]', async () => {
    const served = await opened(join(folder, 'alone'), { database: await postgres.url() });
    const { site } = served;
    await site.owner.accounts.create(caller);
    const order = {
      wo_number: 'WO-1',
      address: '1 Elm St',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
    };
    const report_id = await site.owner.orders.create({ account: 'acme', ...order });
    const answer = await sendEvent(site.receiver, 'get_order', { report_id }, caller);
    expect(answer.success).toBe(true);
    await site.exchanges.flush();
    expect(await site.exchanges.list()).toHaveLength(1);
    expect(await site.metrics()).toContain('svclink_stored_bytes{store="log"}');
    await served.stop();
    expect(mockAsked).toEqual([]);
    // A site on SQLite does: the test would notice.
    await expect(opened(join(folder, 'sqlite'))).rejects.toMatchObject({ code: 'driver_missing' });
    expect(mockAsked).toContain('libsql');
  });

  it('has as many connections as its setting says, under its name', async () => {
    const url = await postgres.url();
    const settings = { database: url, poolSize: '3', applicationName: 'orders 1' };
    const served = await opened(join(folder, 'named'), settings);
    await Promise.all(Array.from({ length: 12 }, () => served.site.owner.orders.list()));
    const pool = await postgres.pool(url);
    const { rows } = await pool.query(
      "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'orders 1'",
    );
    const figures = await served.site.metrics();
    await served.stop();
    const [, used] = /state="used"\} (\d+)/.exec(figures) ?? [];
    const [, idle] = /state="idle"\} (\d+)/.exec(figures) ?? [];
    expect(Number(used) + Number(idle)).toBe(3);
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['postgres://u@h/d', 'postgres://u@h/d?pool_size=5&application_name=a%20b'],
    ['postgres://u@h/d?host=/tmp', 'postgres://u@h/d?host=/tmp&pool_size=5&application_name=a%20b'],
    ['postgres://u@h/d?pool_size=9', 'postgres://u@h/d?pool_size=9&application_name=a%20b'],
    ['sqlite:/srv/site.db', 'sqlite:/srv/site.db'],
  ])('has the settings of its connections in the address %s', (database, expected) => {
    const settings = { database, poolSize: 5, applicationName: 'a b', siteIds: 'v4', dialect: '' };
    const options = siteOptions(settings as ServeSettings, 'http://localhost');
    expect(options.database).toBe(expected);
  });

  it.each(['0', '-1', 'x', '1001'])('has no pool of %s', async (size) => {
    const database = `${await postgres.url()}&pool_size=${size}`.replace(/^([^?]*)&/, '$1?');
    await expect(opened(join(folder, 'none'), { database })).rejects.toThrow(
      'pool_size must be a whole number from 1 to 1000',
    );
  });
});
