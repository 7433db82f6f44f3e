import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { FileSink } from '../../../src/receiver/spool/file-sink.js';
import { SpoolFolder } from '../../../src/receiver/spool/spool-folder.js';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spool-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe('the folder for files that are coming in', () => {
  it('is there as long as a file is, and for nobody else to read', async () => {
    const folder = new SpoolFolder(parent);
    expect(await readdir(parent)).toEqual([]);
    const [one, other] = [await folder.reserve(), await folder.reserve()];
    expect(one).not.toBe(other);
    const [name] = await readdir(parent);
    expect((await stat(join(parent, name ?? ''))).mode & 0o777).toBe(0o700);
    await writeFile(one, 'a photo');
    await folder.release(one);
    await expect(stat(one)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(parent)).toEqual([name]);
    await folder.release(other);
    expect(await readdir(parent)).toEqual([]);
  });

  it('goes with its last file also after it could not be made at first', async () => {
    const path = join(parent, 'later');
    await writeFile(path, 'in the way');
    const folder = new SpoolFolder(path);
    await expect(folder.reserve()).rejects.toMatchObject({ code: 'EEXIST' });
    await rm(path);
    await folder.release(await folder.reserve());
    expect(await readdir(path)).toEqual([]);
  });
});

describe('the watch over the folders', () => {
  const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
  type Sign = (typeof SIGNALS)[number] | 'exit';
  type Listener = (signal?: NodeJS.Signals) => void;
  const SIGNS: readonly Sign[] = [...SIGNALS, 'exit'];
  const listenersOf = (sign: Sign) => process.listeners(sign as 'exit') as unknown as Listener[];
  const counts = () => SIGNS.map((sign) => listenersOf(sign).length);

  const shared = Reflect.get(globalThis, Symbol.for('svclink.spool-folders')) as {
    readonly folders: Set<string>;
    unwatch: unknown;
  };

  /** Those that were there before are away meanwhile: so only the folders listen. */
  const away = new Map<Sign, Listener[]>();
  beforeEach(() => {
    for (const sign of SIGNS) {
      away.set(sign, listenersOf(sign));
      process.removeAllListeners(sign);
    }
    // What an earlier test of this process may have left is none of ours.
    shared.folders.clear();
    shared.unwatch = undefined;
    jest.spyOn(process, 'kill').mockReturnValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const sign of SIGNS) {
      process.removeAllListeners(sign);
      for (const listener of away.get(sign) ?? []) process.on(sign, listener);
    }
  });

  /** What the folders do at this sign. */
  function raise(sign: Sign): void {
    const [listener] = listenersOf(sign);
    if (sign === 'exit') listener?.();
    else listener?.(sign);
  }

  it('lasts from the first file to the last, of all folders', async () => {
    const [one, other] = [new SpoolFolder(parent), new SpoolFolder(parent)];
    expect(counts()).toEqual([0, 0, 0, 0]);
    const first = await one.reserve();
    expect(counts()).toEqual([1, 1, 1, 1]);
    const second = await other.reserve();
    expect(counts()).toEqual([1, 1, 1, 1]);
    await one.release(first);
    expect(counts()).toEqual([1, 1, 1, 1]);
    await other.release(second);
    expect(counts()).toEqual([0, 0, 0, 0]);
    await one.release(await one.reserve());
    expect(counts()).toEqual([0, 0, 0, 0]);
  });

  it('removes what is there at the exit of the process, which may be gone by then', async () => {
    const [one, other] = [new SpoolFolder(parent), new SpoolFolder(parent)];
    const [first, second] = [await one.reserve(), await other.reserve()];
    await writeFile(first, 'a photo');
    await writeFile(second, 'another');
    await rm(dirname(first), { recursive: true });
    raise('exit');
    expect(await readdir(parent)).toEqual([]);
    await one.release(first);
    await other.release(second);
    expect(counts()).toEqual([0, 0, 0, 0]);
  });

  it.each(SIGNALS)('removes all at %s, which then does what it would have done', async (signal) => {
    const folder = new SpoolFolder(parent);
    const path = await folder.reserve();
    await writeFile(path, 'a photo');
    raise(signal);
    expect(await readdir(parent)).toEqual([]);
    expect(counts()).toEqual([0, 0, 0, 0]);
    expect(jest.mocked(process.kill).mock.calls).toEqual([[process.pid, signal]]);
    await folder.release(path);
  });

  it.each(SIGNALS)('leaves %s to a host that listens for it', async (signal) => {
    const folder = new SpoolFolder(parent);
    const path = await folder.reserve();
    await writeFile(path, 'a photo');
    process.on(signal, () => {});
    raise(signal);
    expect(await readFile(path, 'utf8')).toBe('a photo');
    expect(process.kill).not.toHaveBeenCalled();
    expect(process.listenerCount(signal)).toBe(2);
    await folder.release(path);
    expect(process.listenerCount(signal)).toBe(1);
  });
});

describe('a file whose source fails while it is being opened', () => {
  it('fails with that, and nothing is thrown past it', async () => {
    const source = new PassThrough();
    const onlooker = { look: () => {}, written: () => {} };
    const writing = new FileSink(source).write(join(parent, 'file'), onlooker);
    source.destroy(new Error('the caller hung up'));
    await expect(writing).rejects.toThrow('the caller hung up');
  });
});
