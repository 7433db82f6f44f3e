import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/resources.js';

/** A checkout that was never built, whose build is short. */
function checkout(build: string, node = '>=20.20.0'): string {
  const folder = temporaryFolder('checkout');
  mkdirSync(join(folder, 'scripts/build'), { recursive: true });
  cpSync(join(__dirname, '../../bin'), join(folder, 'bin'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ type: 'module', engines: { node } }),
  );
  writeFileSync(join(folder, 'scripts/build/index.mjs'), build);
  return folder;
}

const BUILD = `
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist/cjs', { recursive: true });
mkdirSync('examples/javascript', { recursive: true });
writeFileSync('dist/cjs/package.json', '{"type":"commonjs"}');
writeFileSync('dist/cjs/cli.js', "exports.run = () => console.log('{}');");
console.log('a bundler writes to stdout');
console.error(process.argv.slice(2).join(' '));
`;

/** Runs the command of a checkout from a folder elsewhere. */
function run(folder: string) {
  const command = join(folder, 'bin/svclink.js');
  return spawnSync(process.execPath, [command], { cwd: temporaryFolder(), encoding: 'utf8' });
}

describe('the first svclink of a checkout', () => {
  it('says on stderr that it builds, and leaves stdout to the command; the second builds nothing', () => {
    const folder = checkout(BUILD);
    const first = run(folder);
    expect([first.status, first.stdout]).toEqual([0, '{}\n']);
    const [announced, ...rest] = first.stderr.trim().split('\n');
    expect(announced).toContain('svclink: building this checkout once');
    expect(rest).toEqual(['a bundler writes to stdout', '--if-stale --progress']);
    const second = run(folder);
    expect([second.status, second.stdout, second.stderr]).toEqual([0, '{}\n', '']);
  });

  it.each(['99.0.0', '%s.99.0', '%s.%s.99'])(
    'under a Node older than %s says which it needs, and builds nothing',
    (shape) => {
      const here = process.versions.node.split('.');
      const needed = here.reduce((text, part) => text.replace('%s', part), shape);
      const { status, stdout, stderr } = run(checkout(BUILD, `>=${needed}`));
      expect([status, stdout]).toEqual([2, '']);
      const [said, help, ...more] = stderr.trim().split('\n');
      expect(said).toBe(
        `svclink needs Node ${needed} or later, and this is Node ${process.versions.node} (${process.execPath}).`,
      );
      expect([help, more]).toEqual([expect.stringContaining('https://nodejs.org'), []]);
    },
  );

  it('ends with the status of a build that fails, and runs no command', () => {
    const { status, stdout, stderr } = run(checkout("console.log('no disk'); process.exit(7);"));
    expect([status, stdout]).toEqual([7, '']);
    expect(stderr).toContain('no disk');
  });
});
