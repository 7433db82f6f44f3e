import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../support/eventually.js';
import { inFolder, npmInstall } from './in-folder.cjs';
import { type Packed, usePacked } from './packed.js';
import { freePort, start } from './running-project.js';
import { itShips } from './ships.js';

describe.each(['demo', 'javascript'])('svclink init, template %s', (template) => {
  let packed: Packed;
  let folder: string;
  beforeAll(async () => {
    packed = await usePacked();
    folder = join(packed.folder, 'my receiver');
    // What was installed from a tarball gives the project that tarball.
    const args = ['init', 'my receiver', '--template', template, '--yes', '--no-install'];
    await inFolder(packed.folder, packed.svclink, args);
    await npmInstall(folder);
  });
  afterAll(() => packed.remove());

  itShips(() => folder);

  it('starts again by npm run dev when a source changes', async () => {
    const port = String(await freePort());
    const file = join(folder, 'src', template === 'demo' ? 'start-server.ts' : 'start-server.js');
    const text = await readFile(file, 'utf8');
    const { stop } = await start(folder, port, 'dev');
    const page = () => fetch(`http://127.0.0.1:${port}`).then((answer) => answer.text(), String);
    try {
      expect(await page()).toContain('A receiver of the link web service');
      await writeFile(file, text.replace('A receiver of the link web service', 'Changed'));
      await eventually(async () => (await page()).includes('Changed'), 'the changed page');
    } finally {
      await stop();
      await writeFile(file, text);
    }
  });

  it('starts without a warning and passes every MUST of svclink check', async () => {
    const port = String(await freePort());
    const { log, stop } = await start(folder, port);
    try {
      expect(log()).not.toMatch(/warn|error|deprecat/i);
      const args = ['run', '--silent', 'check', '--', '--write', '--json'];
      const report = JSON.parse(await inFolder(folder, 'npm', args, { PORT: port }));
      expect(report).toMatchObject({ conforms: true });
      expect(report.counts.passed).toBeGreaterThan(200);
    } finally {
      await stop();
    }
  });
});

describe('the usual project', () => {
  let packed: Packed;
  let folder: string;
  beforeAll(async () => {
    packed = await usePacked();
    await inFolder(packed.folder, packed.svclink, ['init', 'mine', '--yes']);
    folder = join(packed.folder, 'mine');
  });
  afterAll(() => packed.remove());

  itShips(() => folder);

  it('passes every MUST of svclink check, and says in one sentence that its port is taken', async () => {
    const port = String(await freePort());
    await inFolder(folder, 'npm', ['run', 'add-order']);
    const { stop } = await start(folder, port);
    try {
      const args = ['run', '--silent', 'check', '--', '--write', '--json'];
      const report = JSON.parse(await inFolder(folder, 'npm', args, { PORT: port }));
      expect(report).toMatchObject({ conforms: true });
      const second = inFolder(folder, 'npm', ['start', '--silent'], { PORT: port });
      await expect(second).rejects.toThrow(/failed\s+Port \d+ is taken: [^\n]+\n?$/);
    } finally {
      await stop();
    }
  });

  const send = async (port: string, ...words: string[]) => {
    const args = ['run', '--silent', 'send', '--', ...words];
    return JSON.parse(await inFolder(folder, 'npm', args, { PORT: port }));
  };

  it('loses nothing when its process is killed', async () => {
    const port = String(await freePort());
    await rm(join(folder, 'data'), { recursive: true, force: true });
    await inFolder(folder, 'npm', ['run', 'add-order']);
    const first = await start(folder, port);
    const note = { note_id: 'n-1', note_type: 'wo', note_text: 'Hi', has_attachments: false };
    const data = ['--data', JSON.stringify({ dst_report_id: '1001', note: [note] })];
    const answer = await send(port, 'send_notes', ...data);
    await send(port, 'mark_order_imported', '--data', '{"report_id":"1001"}');
    await first.stop('SIGKILL');

    const second = await start(folder, port);
    try {
      const order = { report_id: '1001', wo_number: 'WO-1001', wo_status: 'In Field' };
      expect(await send(port, 'get_all_orders')).toEqual([order]);
      expect(await send(port, 'send_notes', ...data)).toEqual(answer);
    } finally {
      await second.stop();
    }
  });
});
