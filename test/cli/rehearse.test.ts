import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { svclink } from './command-line.js';

const COMMAND = join(__dirname, '../../scripts/command-line.ts');
const TSX = require.resolve('tsx');

describe('svclink rehearse', () => {
  it('passes orders between two processes while things go wrong, and counts nothing lost and nothing doubled', async () => {
    const left = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith('svclink-rehearsal-'));
    const before = left();
    const words = ['rehearse', '--orders', '6', '--faults', 'drop,slow,500,kill', '--json'];
    const child = spawn(process.execPath, ['--import', TSX, COMMAND, ...words]);
    const [out, err] = [text(child.stdout), text(child.stderr)];
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${code}: ${await err}${await out}`);
    expect(JSON.parse(await out)).toMatchObject({ orders: 6, lost: 0, doubled: 0, problems: [] });
    expect(left().filter((name) => !before.includes(name))).toEqual([]);
  }, 120_000);

  it.each([
    [['--faults', 'slov'], '(did you mean slow?)'],
    [['--orders', '0'], '--orders: must be at least 1'],
    [['--orders', 'ten'], '--orders: must be a whole number'],
    [['--order', '3'], '--order'],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await svclink(['rehearse', ...args]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
