import { join } from 'node:path';
import type { ServedSite } from '../../src/cli/serve/start-site.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
const env = { SVCLINK_DATA: join(folder, 'data') };
let served: ServedSite;

const run = async (...args: readonly string[]) => {
  const { out, err, status } = await svclink(['property', ...args], { env });
  return status === 0 ? out : err;
};

beforeAll(async () => {
  served = await opened(env.SVCLINK_DATA);
});
afterAll(async () => {
  await served.stop();
  removeFolder(folder);
});

it('svclink property defines fields, and shows and sets the values of a property', async () => {
  await svclink(['account', 'create', 'acme'], { env });
  await svclink(['order', 'create', '--example'], { env });
  const options = ['--type', 'dropdown', '--options', 'Vacant, Occupied', '--label', 'Occupancy'];
  expect(await run('field', 'add', 'occupancy', ...options)).toContain('a field occupancy');
  expect(await run('field', 'list')).toMatch(/^occupancy +Occupancy +dropdown/m);
  expect(await run('set', '1', '--set', 'occupancy=occupied')).toContain('one of its 2 options');
  await run('field', 'add', 'remark');
  expect(await run('set', '1', '--set', 'remark=[Dog] mind it')).toMatch(
    /^remark +\[Dog\] mind it$/m,
  );
  await run('field', 'remove', 'remark');
  expect(await run('set', '1', '--set', 'occupancy=Occupied')).toMatch(/^occupancy +Occupied$/m);
  expect(await run('show', '1')).toMatch(/^address +12 Main Street$/m);
  expect(await run('show', '2')).toContain('there is no property 2');
  expect(await run('field', 'remove', 'occupancy')).toContain('and its values are removed');
  // A field of an earlier version, which did not reserve the name.
  await run('field', 'add', 'older');
  const database = await openDatabase(`sqlite:${join(env.SVCLINK_DATA, 'site.db')}`);
  await run('set', '1', '--set', 'older=five');
  await database.write((tx) => tx.updateTable('property_fields').set({ name: 'id' }).execute());
  await database.close();
  const shown = await run('show', '1');
  expect(shown).toMatch(/^id +1$/m);
  expect(shown).toMatch(/^field id +five$/m);
  expect(await run('field', 'remove', 'id')).toContain('and its values are removed');
  expect(await run('field', 'change', 'x')).toContain('svclink property field add|list|remove');
  expect(await run('show', '1')).not.toContain('occupancy');
});
