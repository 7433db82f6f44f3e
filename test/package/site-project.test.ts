import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { inFolder } from './in-folder.cjs';
import { type Packed, usePacked } from './packed.js';
import { freePort, start } from './running-project.js';
import { itShips } from './ships.js';

describe.each(['site', 'site-javascript'])('a project of the template %s', (template) => {
  let packed: Packed;
  let folder: string;
  beforeAll(async () => {
    packed = await usePacked();
    await inFolder(packed.folder, packed.svclink, [
      'init',
      'mine',
      '--template',
      template,
      '--yes',
    ]);
    folder = join(packed.folder, 'mine');
  });
  afterAll(() => packed.remove());

  itShips(() => folder);

  it('does what its README says beside the running site, passes every MUST of svclink check, and loses nothing when it is killed', async () => {
    const port = String(await freePort());
    const first = await start(folder, port);
    // It answers before it has made the link, and said so.
    const link = `http://localhost:${port}/console/#/setup/`;
    await eventually(async () => first.log().includes(link), 'the set-up link');
    expect(first.log()).not.toMatch(/warn|error|deprecat/i);
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    const commands = [...readme.matchAll(/^ {7}(npm run (?:svclink|send) .*)$/gm)];
    expect(commands).toHaveLength(5);
    const runInShell = (command: string) =>
      inFolder(folder, 'sh', ['-ec', command.replace(' run ', ' run --silent ')], { PORT: port });
    for (const [, command = ''] of commands) await runInShell(command);
    const args = ['run', '--silent', 'check', '--', '--write', '--json'];
    const report = JSON.parse(await inFolder(folder, 'npm', args, { PORT: port }));
    expect(report).toMatchObject({ conforms: true });
    // The check has brought the order of the README to its end.
    const [, order = ''] = commands.find(([, command]) => command?.includes('order create')) ?? [];
    await runInShell(order.replace('WO-1', 'WO-2'));
    await first.stop('SIGKILL');

    const second = await start(folder, port);
    try {
      const list = ['run', '--silent', 'send', '--', 'get_all_orders'];
      const orders = JSON.parse(await inFolder(folder, 'npm', list, { PORT: port }));
      expect(orders).toMatchObject([{ wo_number: 'WO-2' }]);
      const taken = inFolder(folder, 'npm', ['start', '--silent'], { PORT: port });
      await expect(taken).rejects.toThrow(/failed\s+Port \d+ is taken: [^\n]+\n?$/);
    } finally {
      await second.stop();
    }
  });
});
