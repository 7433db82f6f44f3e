import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { StubOwner } from '../site/importer/pair.js';
import { eventually } from '../support/eventually.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const QUOTAS = {
  SVCLINK_ACCOUNT_QUOTA_SIZE: '3',
  SVCLINK_ACCOUNT_QUOTA_FILES: '4',
  SVCLINK_ACCOUNT_QUOTA_NOTES: '5',
  SVCLINK_LINK_QUOTA_SIZE: '6',
  SVCLINK_LINK_QUOTA_FILES: '7',
  SVCLINK_LINK_QUOTA_NOTES: '8',
};
const env = { SVCLINK_DATA: join(folder, 'data'), ...QUOTAS };
let served: ServedSite;
let stub: StubOwner;

async function run(...args: readonly string[]): Promise<string> {
  const { out, err, status } = await svclink(args, { env });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  return out;
}

beforeAll(async () => {
  stub = await StubOwner.open();
  served = await opened(env.SVCLINK_DATA);
  stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
  stub.answers.get_order = () => ({ wo_number: 'A', odd: 'z'.repeat(9 * 1024 * 1024) });
  const { owner, importer } = served.site;
  await owner.accounts.create({ username: 'acme', password: 'a password of ours' });
  const access = { url: stub.url, username: 'us', password: 'open sesame' };
  await importer.links.add({ name: 'owner', ...access });
});
afterAll(async () => {
  await served?.stop();
  await stub?.server.close();
  removeFolder(folder);
});

describe('what commands show of limits', () => {
  it('is each quota of accounts and links, with what is used of it [site.quota.account]', async () => {
    expect(await run('account', 'list')).toMatch(/ 0 of 3000000 +0 of 4 +0 of 5$/m);
    const account = JSON.parse(await run('account', 'show', 'acme', '--json'));
    const quotas = { bytes_quota: 3_000_000, files_quota: 4, notes_quota: 5 };
    expect(account).toMatchObject({ bytes: 0, files: 0, notes: 0, ...quotas });
    expect(await run('link', 'list')).toMatch(/ 0 of 6000000 +0 of 7 +0 of 8\b/m);
    const link = JSON.parse(await run('link', 'show', 'owner', '--json'));
    const ofLinks = { bytes_quota: 6_000_000, files_quota: 7, notes_quota: 8 };
    expect(link).toMatchObject(ofLinks);
    const config = await run('config');
    for (const value of Object.keys(QUOTAS)) expect(config).toContain(value);
  });

  it('is why an order that is too large was not imported [site.import.bounds]', async () => {
    await eventually(async () => /8 ?MiB|8388608|8,388,608/.test(await run('job', 'list')));
    const [job] = JSON.parse(await run('job', 'list', '--kind', 'import', '--json'));
    expect(job.reason).toMatch(/get_order/);
    expect(await run('job', 'list')).toMatch(/^id .* reason/);
    const reason = 'the answer is larger than 8 MiB: it is not imported';
    const link = JSON.parse(await run('link', 'show', 'owner', '--json'));
    expect(link.failed_imports).toMatchObject([{ report_id: '1', wo_number: 'A', job: job.id }]);
    expect(link.failed_imports[0].reason).toContain(reason);
    expect(await run('link', 'list')).toContain('order 1 not imported: ');
    await expect(run('result', 'list', 'owner/1')).rejects.toThrow(
      `order owner/1 is not imported: ${job.reason}`,
    );
    await expect(run('result', 'list', 'owner/2')).rejects.toThrow('order owner/2 is not imported');
  });
});
