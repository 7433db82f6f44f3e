import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
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

/** Starts the project; resolves with what it printed once it answers. */
async function start(
  folder: string,
  port: number,
): Promise<{ child: ChildProcess; log: () => string }> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      log += String(text);
    });
  }
  for (let attempt = 0; attempt < 240; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/link`).catch(() => undefined);
    if (answer?.status === 405) return { child, log: () => log };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the project does not answer\n${log}`);
}

describe.each(['quickstart', 'javascript', 'existing-app'])(
  'svclink init, template %s',
  (template) => {
    let packed: Packed;
    let folder: string;
    let svclink: string;
    beforeAll(async () => {
      packed = await pack();
      await project(packed.folder, { 'package.json': '{"private":true}' }, [packed.tarball]);
      svclink = join(packed.folder, 'node_modules', '.bin', 'svclink');
      folder = join(packed.folder, 'my receiver');
      const args = ['init', 'my receiver', '--template', template, '--yes', '--no-install'];
      await inFolder(packed.folder, svclink, [...args, '--svclink', packed.tarball]);
      const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
      await inFolder(folder, 'npm', ['install', ...flags]);
    });
    afterAll(() => packed.remove());

    it('compiles, and passes its own tests', async () => {
      await expect(inFolder(folder, 'npm', ['test', '--silent'])).resolves.toBeDefined();
    });

    it('starts without a warning and passes every MUST of svclink check', async () => {
      const port = await freePort();
      const { child, log } = await start(folder, port);
      try {
        const env = await readFile(join(folder, '.env'), 'utf8');
        const settings = Object.fromEntries(
          [...env.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
        );
        const url = `http://127.0.0.1:${port}/link`;
        const report = await inFolder(
          packed.folder,
          svclink,
          ['check', url, '--write', '--json'],
          settings,
        );
        expect(JSON.parse(report)).toBeDefined();
        expect(log()).not.toMatch(/warn|error|deprecat/i);
      } finally {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      }
    });
  },
);
