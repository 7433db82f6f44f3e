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

it('svclink choice adds, lists and removes what the JSON API chooses from', async () => {
  const run = async (...args: readonly string[]) => svclink(['choice', ...args], { env });
  expect((await run('add', 'work_type', 'Grass cut')).out).toBe('Grass cut has the id 1.\n');
  expect((await run('list')).out).toMatch(/^1 +work_type +Grass cut$/m);
  expect((await run('add', 'work_type', 'Grass cut')).err).toContain('There is already');
  expect((await run('add', 'colour', 'Red')).err).toContain('client_company or work_type');
  expect((await run('remove', 'work_type', 'Grass cut')).status).toBe(0);
  expect((await run('remove', 'work_type', 'Grass cut')).err).toContain('There is no');
  expect((await run('list')).out).toBe('None.\n');
});
