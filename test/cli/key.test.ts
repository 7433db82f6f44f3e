import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svclink } from './command-line.js';
import { opened } from './serve/opened-site.js';
import { removeFolder, temporaryFolder } from './serve/serve-process.js';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

it('svclink key rotate replaces the key of a site that is not served', async () => {
  const env = { SVCLINK_DATA: join(folder, 'data') };
  const key = () => readFileSync(join(env.SVCLINK_DATA, 'secret.key'), 'utf8');
  const served = await opened(env.SVCLINK_DATA);
  const old = key();
  const refused = await svclink(['key', 'rotate'], { env });
  expect([refused.status === 0, refused.err]).toEqual([false, expect.stringContaining('served')]);
  expect(key()).toBe(old);
  await served.stop();
  const { status, out } = await svclink(['key', 'rotate', '--by', 'ann'], { env });
  expect([status, out]).toEqual([
    0,
    expect.stringMatching(/another key.*\nThe old key is .*backups/),
  ]);
  expect(key()).not.toBe(old);
  expect(out).not.toContain(key().trim());
  const again = await opened(env.SVCLINK_DATA);
  expect(await again.site.audit.list({ action: 'key.rotate', who: 'ann' })).toHaveLength(1);
  await again.stop();
  const given = { SVCLINK_SECRET_KEY: key().trim(), ...env };
  expect((await svclink(['key', 'rotate'], { env: given })).err).toContain('--secret-key-file');
});
