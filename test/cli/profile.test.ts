import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { Profiles } from '../../src/site/owner/profiles/profiles.js';
import { eventually } from '../support/eventually.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
const file = join(folder, 'orders.csv');
let served: ServedSite;

const run = async (...args: readonly string[]) => {
  const { out, err, status } = await svclink(['profile', ...args], { env });
  return status === 0 ? out : err;
};

beforeAll(async () => {
  served = await opened(env.SVCLINK_DATA);
});
afterAll(async () => {
  await served.stop();
  removeFolder(folder);
});

it('svclink profile maps, previews and imports a file beside a served site, and writes exports', async () => {
  await svclink(['account', 'create', 'acme'], { env });
  writeFileSync(file, 'No,Street,city,state,zip\nW-1,9 Oak St,Omaha,NE,68102\n');
  const map = ['--map', 'No=wo_number, Street=address'];
  expect(await run('create', 'weekly', '--account', 'acme', ...map)).toContain('import profile 1');
  expect(await run('show', 'weekly')).toMatch(/^mapping +No=wo_number, Street=address$/m);
  expect(await run('create', 'x', '--account', 'acme', '--map', 'No')).toContain('COLUMN=MEMBER');
  expect(await run('preview', 'weekly', file)).toMatch(/^row 2 +none .*9 Oak St/m);
  expect(await run('upload', 'weekly', join(folder, 'none.csv'))).toContain('ENOENT');
  expect(await run('upload', 'weekly', file)).toContain('svclink profile rows 1');
  await eventually(async () => (await run('files', 'weekly')).includes('done'), 'the import');
  expect(await run('rows', '1')).toMatch(/^row 2 +made +1\b/m);

  expect(await run('create', 'pir', '--account', 'acme', '--kind', 'INS')).toContain('profile 2');
  expect(await run('export', 'pir', '2026-11-20')).toContain('no compiled file of 2026-11-20');
  expect(await run('put', 'pir', '2026-02-30', file)).toContain('a day that exists');
  expect(await run('put', 'pir', '2026-11-20', file)).toContain('is the export of pir');
  const out = join(folder, 'out.csv');
  expect(await run('export', 'pir', '2026-11-20', '--out', out)).toContain(out);
  expect(readFileSync(out, 'utf8')).toBe(readFileSync(file, 'utf8'));
  const again = await run('export', 'pir', '2026-11-20', '--out', out);
  expect(again).toContain(`svclink profile: ${out}: exists already; name another file by --out`);
  expect(await run('disable', 'weekly')).toContain('not active');
  expect(await run('upload', 'weekly', file)).toContain('is not active');
  expect(await run('remove', 'weekly')).toContain('is removed');
});

it('svclink profile export leaves a file that is there as it is, and no part of an export that fails', async () => {
  const failure = new Error('no content');
  // Nothing of it can be read, as where the database fails.
  const unreadable = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(failure) }) };
  const failing = async () => ({ file_name: 'results.csv', content: unreadable });
  const exporting = jest.spyOn(Profiles.prototype, 'export').mockImplementation(failing);
  const [kept, made] = [join(folder, 'kept.csv'), join(folder, 'made.csv')];
  writeFileSync(kept, 'results of last week');
  const exported = (path: string) => run('export', 'daily', '2026-11-20', '--out', path);
  expect(await exported(kept).catch(String)).toContain('exists already');
  await expect(exported(made)).rejects.toBe(failure);
  exporting.mockRestore();
  expect(readFileSync(kept, 'utf8')).toBe('results of last week');
  expect(existsSync(made)).toBe(false);
});
