import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../harness.js';

const CHILD = `
import { Readable } from 'node:stream';
import { SpoolFolder } from './src/receiver/spool/spool-folder.ts';
import { SpooledFile } from './src/receiver/spool/spooled-file.ts';
if (process.argv[2] === 'own') process.on('SIGTERM', () => process.exit(7));
await SpooledFile.receive(new SpoolFolder(process.argv[1]), Readable.from([Buffer.from('bytes')]));
setInterval(() => {}, 1000);
`;

describe.each([
  ['a process that is told to stop', [], null, 'SIGTERM'],
  ['a process that stops by itself then', ['own'], 7, null],
])('%s', (_, args, code, signal) => {
  it('leaves no file behind, and ends as it would have', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-test-'));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', CHILD, folder, ...args],
      { stdio: 'inherit' },
    );
    const ended = new Promise((resolve) => child.once('exit', (...how) => resolve(how)));
    const spooled = () => readdirSync(folder, { recursive: true }).length === 2;
    for (let tries = 0; tries < 8 && !spooled(); tries += 1)
      await eventually(spooled).catch(() => undefined);
    expect(spooled()).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual([code, signal]);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  }, 20_000);
});
