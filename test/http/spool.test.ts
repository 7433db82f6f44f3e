import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { checkFolder, Spool } from '../../src/http/index.js';

const SIGNS = ['exit', 'SIGTERM', 'SIGINT', 'SIGHUP'];
const DAY = 24 * 3600;

let folder: string;
let reported: unknown[];
let spool: Spool;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-test-'));
  reported = [];
  spool = new Spool((error) => void reported.push(error), folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a file as another process would have left it. */
async function leave(name: string, secondsAgo = 0): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, 'a photo');
  const time = Date.now() / 1000 - secondsAgo;
  await utimes(path, time, time);
  return name;
}

/** The name that a process of this number would give. */
const nameOf = (id: number) =>
  basename(spool.newPath()).replace(`-${process.pid}-`, () => `-${id}-`);

/** The number of a process that is no more. */
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid ?? 0;

describe('what a killed process has left [link.files.spool-removed]', () => {
  it('is removed, and what living ones have is not', async () => {
    const [own, parent] = [await leave(nameOf(process.pid)), await leave(nameOf(process.ppid))];
    await leave(nameOf(deadProcess()));
    await spool.sweep();
    expect((await readdir(folder)).sort()).toEqual([own, parent].sort());
    expect(reported).toEqual([]);
  });

  it('is removed when its number has come again, for this process', async () => {
    await leave(nameOf(process.pid), process.uptime() + 5);
    await spool.sweep();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is removed after a day, whoever left it', async () => {
    const other = nameOf(1).replace(/^svclink-.{8}/, 'svclink-00000000');
    const young = await leave(other.replace(/.$/, '0'), DAY - 60);
    await leave(other.replace(/.$/, '1'), DAY + 60);
    await leave(nameOf(process.ppid), DAY + 60);
    await spool.sweep();
    expect(await readdir(folder)).toEqual([young]);
  });

  it('is known by its name: nothing else is touched, however old', async () => {
    const others = [
      'svclink-1-2-3',
      'photo.jpg',
      `${nameOf(deadProcess())}.jpg`,
      `x${nameOf(deadProcess())}`,
    ];
    for (const name of others) await leave(name, 9 * DAY);
    await spool.sweep();
    expect((await readdir(folder)).sort()).toEqual([...others].sort());
  });

  it('is told where it cannot be looked for, and fails nobody', async () => {
    await rm(folder, { recursive: true });
    await expect(spool.sweep()).resolves.toBeUndefined();
    expect(reported).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
  });
});

describe('a spool', () => {
  it('listens to no sign of the process', () => {
    const counts = () => SIGNS.map((sign) => process.listenerCount(sign));
    const before = counts();
    expect(new Spool(() => undefined, folder).newPath()).not.toBe(spool.newPath());
    expect(counts()).toEqual(before);
  });

  it('reports what it cannot remove', async () => {
    const path = join(await leave('a'), 'b');
    await expect(spool.remove(join(folder, path))).resolves.toBeUndefined();
    await expect(spool.remove(join(folder, 'none'))).resolves.toBeUndefined();
    expect(reported).toEqual([expect.objectContaining({ code: 'ENOTDIR' })]);
  });
});

describe('the option of its folder', () => {
  it('may be absent, or a folder', () => {
    expect(() => checkFolder('uploadFolder', undefined)).not.toThrow();
    expect(() => checkFolder('uploadFolder', folder)).not.toThrow();
  });

  it.each<[string, () => unknown]>([
    ['a folder that is not there', () => join(folder, 'none')],
    ['a file', () => __filename],
    ['a path through a file', () => join(__filename, 'x')],
    ['blank', () => ''],
    ['no text', () => 5],
  ])('may not be %s', async (_, value) => {
    expect(() => checkFolder('uploadFolder', value())).toThrow(
      expect.objectContaining({
        code: 'option_invalid',
        message: expect.stringMatching(/^uploadFolder: /),
      }),
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
