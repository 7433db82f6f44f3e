import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey } from '../../../../src/site/engine/identity.js';

describe('the key file of a site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is made once by processes that begin at the same time, and leaves nothing else behind', async () => {
    const file = join(folder, 'new', 'site.key');
    const keys = await Promise.all([makeKey(file), makeKey(file), makeKey(file)]);
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(readdirSync(join(folder, 'new'))).toEqual(['site.key']);
  });
});
