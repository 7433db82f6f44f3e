import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../harness.js';

const CHILD = `
import { Readable } from 'node:stream';
import { SpoolFolder } from './src/receiver/spool/spool-folder.ts';
import { SpooledFile } from './src/receiver/spool/spooled-file.ts';
if (process.argv[2] === 'own') process.on('SIGTERM', () => process.exit(7));
const classes = [SpoolFolder];
if (process.argv[2] === 'twice') classes.push((await import('./src/receiver/spool/spool-folder.ts?again')).SpoolFolder);
if (new Set(classes).size !== classes.length) throw new Error('one copy only');
for (const Folder of classes)
  await SpooledFile.receive(new Folder(process.argv[1]), Readable.from([Buffer.from('bytes')]));
setInterval(() => {}, 1000);
`;

let folder: string;
let child: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'svclink-test-'));
});
afterEach(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, string, number, number | null, string | null]>([
  ['a process that is told to stop', '', 1, null, 'SIGTERM'],
  ['a process that stops by itself then', 'own', 1, 7, null],
  ['a process that holds this package twice', 'twice', 2, null, 'SIGTERM'],
])('%s', (_, how, copies, code, signal) => {
  it('leaves no file behind, and ends as it would have', async () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', CHILD, folder, how];
    child = spawn(process.execPath, args, { stdio: 'inherit' });
    const ended = new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
    const spooled = () => readdirSync(folder, { recursive: true }).length === 2 * copies;
    for (let tries = 0; tries < 8 && !spooled(); tries += 1)
      await eventually(spooled).catch(() => undefined);
    expect(spooled()).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual([code, signal]);
    expect(readdirSync(folder)).toEqual([]);
  }, 20_000);
});
