import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inFolder, type Packed, pack, project } from './packed.js';

/** A port that nobody listens on just now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Running {
  readonly log: () => string;
  /** Resolves when its process is gone. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the project; resolves once it answers. */
async function start(folder: string, port: string): Promise<Running> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PORT: port },
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      log += String(text);
    });
  }
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.pid === undefined || child.exitCode !== null) return;
    const gone = once(child, 'close');
    process.kill(-child.pid, signal);
    await gone;
  };
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/link`).catch(() => undefined);
    if (answer?.status === 405) return { stop, log: () => log };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop('SIGKILL');
  throw new Error(`the project does not answer\n${log}`);
}

describe.each(['demo', 'javascript'])('svclink init, template %s', (template) => {
  let packed: Packed;
  let folder: string;
  let svclink: string;
  beforeAll(async () => {
    packed = await pack();
    await project(packed.folder, { 'package.json': '{"private":true}' }, [packed.tarball]);
    svclink = join(packed.folder, 'node_modules', '.bin', 'svclink');
    folder = join(packed.folder, 'my receiver');
    // What was installed from a tarball gives the project that tarball.
    const args = ['init', 'my receiver', '--template', template, '--yes', '--no-install'];
    await inFolder(packed.folder, svclink, args);
    const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
    await inFolder(folder, 'npm', ['install', ...flags]);
  });
  afterAll(() => packed.remove());

  it('compiles, and passes its own tests', async () => {
    await expect(inFolder(folder, 'npm', ['test', '--silent'])).resolves.toBeDefined();
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
    packed = await pack();
    await project(packed.folder, { 'package.json': '{"private":true}' }, [packed.tarball]);
    const svclink = join(packed.folder, 'node_modules', '.bin', 'svclink');
    await inFolder(packed.folder, svclink, ['init', 'mine', '--yes']);
    folder = join(packed.folder, 'mine');
  });
  afterAll(() => packed.remove());

  it('compiles, and passes its own tests', async () => {
    await expect(inFolder(folder, 'npm', ['test', '--silent'])).resolves.toBeDefined();
  });

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

describe.each(['site', 'site-javascript'])('a project of the template %s', (template) => {
  let packed: Packed;
  let folder: string;
  beforeAll(async () => {
    packed = await pack();
    await project(packed.folder, { 'package.json': '{"private":true}' }, [packed.tarball]);
    const svclink = join(packed.folder, 'node_modules', '.bin', 'svclink');
    await inFolder(packed.folder, svclink, ['init', 'mine', '--template', template, '--yes']);
    folder = join(packed.folder, 'mine');
  });
  afterAll(() => packed.remove());

  it('compiles, and passes its own tests', async () => {
    await expect(inFolder(folder, 'npm', ['test', '--silent'])).resolves.toBeDefined();
  });

  it('does what its README says beside the running site, passes every MUST of svclink check, and loses nothing when it is killed', async () => {
    const port = String(await freePort());
    const first = await start(folder, port);
    expect(first.log()).toContain(`http://localhost:${port}/console/#/setup/`);
    expect(first.log()).not.toMatch(/warn|error|deprecat/i);
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    const commands = [...readme.matchAll(/^ {7}(npm run (?:svclink|send) .*)$/gm)];
    expect(commands).toHaveLength(4);
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
