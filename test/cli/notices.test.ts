import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { eventually as until } from '../support/eventually.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
let served: ServedSite;

async function run(...args: readonly string[]): Promise<string> {
  const { out, err, status } = await svclink(args, { env });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
  return out;
}
const refusal = async (...args: readonly string[]) =>
  (await svclink(args, { env })).err.split('\n')[0];

beforeAll(async () => {
  served = await opened(env.SVCLINK_DATA);
});
afterAll(async () => {
  await served.stop();
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
  removeFolder(folder);
});

it('svclink hook adds, lists, rotates and removes hooks, and shows a secret once [site.hooks]', async () => {
  const url = 'https://erp.example/in?key=hush';
  const added = JSON.parse(await run('hook', 'add', url, '--events', 'order,trouble', '--json'));
  expect(added).toMatchObject({ id: '1', events: 'order,trouble' });
  expect(added.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const shown = (await run('hook', 'list')) + (await run('hook', 'show', '1'));
  expect(shown).toContain('erp.example');
  expect(shown).not.toMatch(/hush|whsec_/);
  const rotated = JSON.parse(await run('hook', 'rotate', '1', '--json'));
  expect(rotated.secret).not.toBe(added.secret);
  expect(await run('hook', 'disable', '1')).toBe('Hook 1 is disabled.\n');
  expect(await run('hook', 'enable', '1')).toBe('Hook 1 is enabled.\n');
  expect(await run('hook', 'deliveries', '1', '--state', 'failed')).toBe('None.\n');
  expect(await run('hook', 'replay', '1', '--failed')).toMatch(/^0 deliveries/);
  expect(await refusal('hook', 'replay', '9')).toContain('There is no delivery 9.');
  expect(await refusal('hook', 'deliveries', '1', '--state', 'sent')).toContain('--state: must be');
  expect(await refusal('hook', 'add', url, '--events', 'orders')).toContain('--events: must be of');
  expect(await refusal('hook', 'add', 'http://erp.example', '--events', 'order')).toContain(
    'must be https',
  );
  expect(await run('hook', 'remove', '1')).toBe('Hook 1 is removed.\n');
  expect(await refusal('hook', 'show', '1')).toContain('There is no hook 1.');
  expect(await run('audit', '--action', 'hook')).not.toMatch(/hush|whsec_/);
});

it('svclink trouble lists what needs a person', async () => {
  const link = { name: 'bank', url: 'http://127.0.0.1:1/link', username: 'us', password: 'p' };
  await served.site.importer.links.add(link);
  await served.site.importer.links.pause('bank', 'on holiday');
  const list = () => run('trouble', 'list');
  await until(async () => {
    const [job] = await served.site.jobs.list({ kind: 'find-troubles', state: 'waiting' });
    if (job) await served.site.jobs.retry(job.id).catch(() => undefined);
    return (await list()).includes('link.paused');
  });
  expect(await list()).toMatch(/link\.paused +bank .*The link bank is paused\. +on holiday/);
  expect(await run('trouble', 'list', '--kind', 'disk.low', '--solved')).toBe('None.\n');
  expect(await refusal('trouble', 'list', '--kind', 'disk')).toContain('--kind: must be one of');
});

it('commands work while the bucket is away, but for those that need a file', async () => {
  const away = {
    ...env,
    SVCLINK_FILES: 's3://orders/site?endpoint=http://127.0.0.1:1&region=eu-1',
    SVCLINK_SECRET_KEY_FILE: join(env.SVCLINK_DATA, 'secret.key'),
  };
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'secret' });
  const lists = ['trouble', 'job', 'link', 'order', 'hook'];
  for (const name of lists) {
    expect([name, await svclink([name, 'list'], { env: away })]).toMatchObject([
      name,
      { status: 0, err: '' },
    ]);
  }
  await run('account', 'create', 'acme');
  const [order] = JSON.parse(
    await run('order', 'create', '--example', '--set', 'account=acme', '--json'),
  );
  const photo = join(folder, 'a.pdf');
  writeFileSync(photo, 'a note');
  const { err, status } = await svclink(['order', 'add-file', order.report_id, photo], {
    env: away,
  });
  expect([status, err]).toEqual([1, expect.stringContaining('The files cannot be written')]);
});
