import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildImage, type Image } from './container-file.js';
import { inFolder } from './in-folder.cjs';
import { type Packed, usePacked } from './packed.js';
import { freePort } from './running-project.js';

const DEPLOY = join(__dirname, '../../deploy');

describe('deploy/Containerfile', () => {
  let packed: Packed;
  let image: Image;
  let text: string;
  beforeAll(async () => {
    packed = await usePacked();
    text = await readFile(join(DEPLOY, 'Containerfile'), 'utf8');
    const project = join(packed.folder, 'project');
    await mkdir(project);
    await copyFile(join(DEPLOY, 'Containerfile'), join(project, 'Containerfile'));
    await copyFile(packed.tarball, join(project, 'svclink.tgz'));
    // The command of its comment fills the cache where there is a network.
    const [fill = ''] = /npm install --cache .*/.exec(text) ?? [];
    await inFolder(project, 'sh', ['-ec', fill.replace('/tmp/fill', join(packed.folder, 'fill'))]);
    const env = { npm_config_offline: 'true' };
    image = await buildImage(project, join(packed.folder, 'image'), { file: 'Containerfile', env });
  });
  afterAll(() => packed?.remove());

  it('builds from the packed package without a network, serves, is healthy, and ends [site.serve.deploy]', async () => {
    const port = await freePort();
    const env = { ...process.env, ...image.env, PORT: String(port), SVCLINK_LOG: 'json' };
    const [, ...args] = image.command;
    const served = spawn(process.execPath, args, { cwd: image.folder, env });
    const ended = once(served, 'exit');
    let said = '';
    served.stderr.on('data', (bytes) => {
      said += bytes;
    });
    try {
      const [program = '', ...words] = image.healthcheck;
      await inFolder(image.folder, program, [...words, '--wait'], { PORT: String(port) });
      const answer = await fetch(`http://127.0.0.1:${port}/console/`);
      expect(answer.status).toBe(200);
    } finally {
      served.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
    expect(said).toContain('/link');
  });

  it('runs as an ordinary user, whose folder of data is the volume', () => {
    const [, last = ''] = text.split(/^FROM .*$/m).slice(1);
    expect(last).toMatch(
      /mkdir -m 0700 svclink-data && chown node:node svclink-data\nVOLUME \/app\/svclink-data\nUSER node\n/,
    );
    expect(last.match(/^USER .*/gm)).toEqual(['USER node']);
  });
});
