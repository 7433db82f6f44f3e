import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
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
  removeFolder(folder);
});

it('svclink unit and svclink price make, list and remove what the JSON API offers', async () => {
  expect(await run('unit', 'create', 'Each')).toBe('Each has the id 1.\n');
  await run('unit', 'disable', 'Each');
  expect(await run('unit', 'list')).toMatch(/^1 +Each +no$/m);
  await run('unit', 'enable', 'Each');
  const bank = ['--client', 'First Bank'];
  await run('price', 'set', '501', ...bank, '--client-price', '55.5', '--unit', 'Each');
  await run('price', 'set', '501', ...bank, '--contractor-price', '40');
  expect(JSON.parse(await run('price', 'list', ...bank, '--json'))).toEqual([
    { item_id: '501', client_price: '55.50', contractor_price: '40.00', unit: 'Each' },
  ]);
  await run('price', 'set', '501', ...bank, '--unit', '');
  expect(await run('price', 'list', ...bank)).toMatch(/^501 +55\.50 +40\.00 +-$/m);
  await run('price', 'remove', '501', ...bank);
  expect(await run('price', 'list', ...bank)).toBe('None.\n');

  expect(await refusal('price', 'set', '501', '--unit', 'Each')).toContain(
    'give --client or --order',
  );
  expect(await refusal('price', 'set', '501', ...bank)).toContain('give --client-price');
  expect(await refusal('price', 'set', '501', '--order', '9', '--unit', 'Each')).toContain(
    'There is no order 9.',
  );
});
