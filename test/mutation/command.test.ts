import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

describe('the command of the mutation tests', () => {
  it('refuses --test without --reach, which would choose no test', () => {
    const words = ['--import', 'tsx', 'scripts/mutation/index.ts', '--test', 'a.test.ts', '--list'];
    const { status, stderr, stdout } = spawnSync(process.execPath, words, {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Give --reach with it');
  }, 60_000);
});
