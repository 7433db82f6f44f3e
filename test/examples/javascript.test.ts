import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const tests = join(root, 'examples/javascript/test');

/** The audits have run against the original, and take their time. */
const isTest = (name: string) => name.endsWith('.test.cjs') && !name.startsWith('conformance');

describe('the example in JavaScript', () => {
  it('is the quickstart, without its types', async () => {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    const args = [tsx, 'scripts/generate/javascript/index.ts', '--check'];
    const check = promisify(execFile)(process.execPath, args, { cwd: root });
    await expect(check).resolves.toMatchObject({ stderr: expect.not.stringContaining('Stale') });
  }, 30_000);

  // Its own tests, which are plain JavaScript too.
  for (const name of readdirSync(tests).filter(isTest)) {
    require(join(tests, name));
  }
});
