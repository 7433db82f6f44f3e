import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../support/resources.js';
import { inFolder } from './in-folder.cjs';

/** The files of this checkout that git knows, in a folder of their own: nothing of it is built. */
async function freshCheckout(): Promise<string> {
  const folder = temporaryFolder('checkout');
  const listed = await inFolder('.', 'git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '-z',
  ]);
  const names = listed.split('\0').filter((name) => !/^(?:$|test|docs|bench)/.test(name));
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await cp(name, join(folder, name));
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

describe('a checkout that was never built', () => {
  it('builds at the first command, names each step on stderr, and leaves stdout to the command', async () => {
    const folder = await freshCheckout();
    const child = spawn(process.execPath, [join(folder, 'bin/svclink.js'), 'events', '--json'], {
      cwd: folder,
    });
    const [out, err, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    expect([status, err]).toEqual([
      0,
      expect.stringContaining('svclink: building this checkout once'),
    ]);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ name: 'get_order' }));
    const steps = [...err.matchAll(/^svclink: (\d) of (\d), /gm)].map(([, step, all]) => [
      step,
      all,
    ]);
    expect(steps).toEqual(['1', '2', '3', '4', '5'].map((step) => [step, '5']));
  });
});
