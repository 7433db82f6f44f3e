import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder } from './in-folder.cjs';
import { type Packed, project, usePacked } from './packed.js';

/** The programs of the page of testing, for runners other than jest. */
const [nodeTest = '', vitest = ''] = [
  ...readFileSync(join(__dirname, '../../docs/testing.md'), 'utf8').matchAll(
    /^```javascript\n([\s\S]*?)^```$/gm,
  ),
].map(([, code]) => code);

describe('the tests that the docs show', () => {
  let packed: Packed;
  beforeAll(async () => {
    packed = await usePacked();
    const files = {
      'package.json': '{"private":true}',
      'receiver.test.mjs': nodeTest,
      'receiver.spec.mjs': vitest,
    };
    await project(packed.folder, files, [packed.tarball, 'vitest@3']);
  });
  afterAll(() => packed.remove());

  it('run in node --test', async () => {
    const said = await inFolder(packed.folder, 'node', ['--test', 'receiver.test.mjs']);
    expect(said).toMatch(/pass 1\b/);
  });

  it('run in vitest', async () => {
    const said = await inFolder(packed.folder, 'npx', ['vitest', 'run', 'receiver.spec.mjs']);
    expect(said).toMatch(/Tests\s+1 passed/);
  });
});
