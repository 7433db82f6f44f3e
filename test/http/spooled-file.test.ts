import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Spool, SpooledFile } from '../../src/http/index.js';
import { diskBlocks } from '../../src/http/spool/spool-writer.js';
import { SIGNATURE_LENGTH } from '../../src/protocol/files/file-types.js';
import { eventually } from '../support/resources.js';

const filePromises = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

let parent: string;
let target: string;
let spool: string;
const reported: unknown[] = [];

const spoolIn = (folder: string) => new Spool((error) => void reported.push(error), folder);

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spooled-file-'));
  spool = join(parent, 'spool');
  await mkdir(spool);
  reported.length = 0;
  target = join(parent, 'photo.jpg');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(parent, { recursive: true, force: true });
});

function receive(...chunks: string[]): Promise<SpooledFile> {
  const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  return SpooledFile.receive(spoolIn(spool), source);
}

/** Makes the next rename fail. */
function renameFails(fields: object): Error {
  const error = Object.assign(new Error('no rename'), fields);
  jest.spyOn(filePromises, 'rename').mockRejectedValueOnce(error);
  return error;
}

/** What is at and beside the target. */
async function beside(): Promise<string[]> {
  return (await readdir(parent)).filter((name) => name !== 'spool');
}

describe('a file that was received', () => {
  it('has its size, hash and first bytes', async () => {
    const chunks = ['a', 'b'.repeat(SIGNATURE_LENGTH), 'c'.repeat(10)];
    const whole = chunks.join('');
    const file = await receive(...chunks);
    expect(file.size).toBe(whole.length);
    expect(file.sha256).toBe(createHash('sha256').update(whole).digest('hex'));
    expect(file.head.toString()).toBe(whole.slice(0, SIGNATURE_LENGTH));
    expect(await readFile(file.path, 'utf8')).toBe(whole);
    await file.release();
    await file.release();
    expect(await readdir(spool)).toEqual([]);
  });

  it('is not left behind when its source fails half way', async () => {
    const source = new PassThrough();
    const receiving = SpooledFile.receive(spoolIn(spool), source);
    source.write('half');
    await eventually(() => source.readableFlowing === true);
    source.destroy(new Error('the caller hung up'));
    await expect(receiving).rejects.toThrow('the caller hung up');
    expect(await readdir(spool)).toEqual([]);
  });
});

describe('bytes that wait for the disk', () => {
  /** Yields chunks of one Buffer, which each next chunk overwrites. */
  async function* reused(seed: number, sizes: readonly number[]): AsyncGenerator<Buffer> {
    const memory = Buffer.alloc(Math.max(...sizes, 1));
    for (const [index, size] of sizes.entries()) {
      yield memory.subarray(0, size).fill(seed + index);
    }
  }

  it('are copied before the source makes more, whatever the sizes of its chunks', async () => {
    const sizes = [0, 1, 16_383, 1, 65_536, 3, 70_000, 600_000, 262_144, 1, 1_000_000, 5];
    const expected = Buffer.concat(sizes.map((size, index) => Buffer.alloc(size, index)));
    const file = await SpooledFile.receive(spoolIn(spool), reused(0, sizes));
    expect((await readFile(file.path)).equals(expected)).toBe(true);
    expect(file.sha256).toBe(createHash('sha256').update(expected).digest('hex'));
    expect(file.size).toBe(expected.length);
    await file.release();
  });

  it('share a bounded memory, which is free again when the files are whole or have failed', async () => {
    const many = 40;
    let most = 0;
    let isBroken = true;
    async function* large(seed: number): AsyncGenerator<Buffer> {
      for await (const chunk of reused(seed, new Array(30).fill(65_536))) {
        most = Math.max(most, diskBlocks.large);
        yield chunk;
      }
      if (isBroken) throw new Error('broken off');
    }
    const receive = () =>
      Promise.allSettled(
        Array.from({ length: many }, (_, seed) => SpooledFile.receive(spoolIn(spool), large(seed))),
      );
    const broken = await receive();
    expect(broken.every(({ status }) => status === 'rejected')).toBe(true);
    expect([diskBlocks.large, await readdir(spool)]).toEqual([0, []]);
    isBroken = false;
    for (const [seed, outcome] of (await receive()).entries()) {
      if (outcome.status === 'rejected') throw outcome.reason;
      const bytes = await readFile(outcome.value.path);
      expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([30 * 65_536, seed, seed + 29]);
      await outcome.value.release();
    }
    expect(most).toBe(8 * 1024 * 1024);
    expect(diskBlocks.large).toBe(0);
  });

  it('fail with the error of a write, also of one that is begun before the last chunk', async () => {
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC', syscall: 'write' });
    const { open } = filePromises;
    jest.spyOn(filePromises, 'open').mockImplementationOnce(async (...args) => {
      const handle = await open(...args);
      jest.spyOn(handle, 'writeFile').mockRejectedValueOnce(full);
      return handle;
    });
    const receiving = SpooledFile.receive(spoolIn(spool), reused(0, [20_000, 20_000, 20_000]));
    await expect(receiving).rejects.toMatchObject({ code: 'storage_full', cause: full });
    expect(await readdir(spool)).toEqual([]);
  });
});

describe('a source that fails before there is a place for it', () => {
  it('is told with its error, and the place is given back', async () => {
    const source = new PassThrough();
    const receiving = SpooledFile.receive(spoolIn(spool), source);
    source.destroy(new Error('no such file'));
    await expect(receiving).rejects.toThrow('no such file');
    expect(await readdir(spool)).toEqual([]);
  });

  it('does no harm where there is no place at all', async () => {
    await writeFile(join(spool, 'a'), 'a file, no folder');
    const source = new PassThrough();
    const receiving = SpooledFile.receive(spoolIn(join(spool, 'a', 'below')), source);
    await expect(receiving).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(() => source.emit('error', new Error('late'))).not.toThrow();
  });
});

describe('a file that is put at its place', () => {
  it('is moved there, over what was there', async () => {
    await writeFile(target, 'old');
    const file = await receive('a photo');
    await file.putAt(target);
    expect(await readFile(target, 'utf8')).toBe('a photo');
    expect(file.path).toBe(target);
    expect(await readdir(spool)).toEqual([]);
    await file.release();
    expect(await beside()).toEqual(['photo.jpg']);
  });

  it('is on the disk when it is there: its content before the move, its name behind it', async () => {
    const file = await receive('a photo');
    const steps: string[] = [];
    const { open, rename } = filePromises;
    jest.spyOn(filePromises, 'open').mockImplementation(async (path, ...more) => {
      const handle = await open(path, ...more);
      const { sync } = handle;
      jest.spyOn(handle, 'sync').mockImplementation(async () => {
        steps.push(`sync ${path === parent ? 'folder' : 'file'}`);
        return sync.call(handle);
      });
      return handle;
    });
    jest.spyOn(filePromises, 'rename').mockImplementation(async (from, to) => {
      steps.push('move');
      return rename(from, to);
    });
    await file.putAt(target);
    expect(steps).toEqual(['sync file', 'move', 'sync folder']);
    await file.release();
  });

  it('is copied there from another file system', async () => {
    await writeFile(target, 'old');
    const file = await receive('a photo');
    renameFails({ code: 'EXDEV' });
    await file.putAt(target);
    expect(await readFile(target, 'utf8')).toBe('a photo');
    expect(await readFile(file.path, 'utf8')).toBe('a photo');
    await file.release();
    expect(await beside()).toEqual(['photo.jpg']);
    expect(await readdir(spool)).toEqual([]);
  });

  it.each([
    ['EACCES', { code: 'EACCES' }],
    ['EPERM', { code: 'EPERM' }],
    ['no code', {}],
  ])('is not copied where the move fails with %s', async (_code, fields) => {
    const file = await receive('a photo');
    const error = renameFails(fields);
    await expect(file.putAt(target)).rejects.toBe(error);
    expect(await beside()).toEqual([]);
    await file.release();
  });

  it('leaves no part of a copy where it cannot get its name', async () => {
    await mkdir(target);
    const file = await receive('a photo');
    renameFails({ code: 'EXDEV' });
    await expect(file.putAt(target)).rejects.toMatchObject({ syscall: 'rename' });
    expect(await beside()).toEqual(['photo.jpg']);
    await file.release();
  });

  it('twice at once is there at both places', async () => {
    const file = await receive('a photo');
    const other = join(parent, 'other.jpg');
    await Promise.all([file.putAt(target), file.putAt(other)]);
    expect(await readFile(target, 'utf8')).toBe('a photo');
    expect(await readFile(other, 'utf8')).toBe('a photo');
    await file.release();
    expect(await beside()).toEqual(['other.jpg', 'photo.jpg']);
    expect(await readdir(spool)).toEqual([]);
  });

  it('can be put at a second place after the first has failed', async () => {
    const file = await receive('a photo');
    const first = file.putAt(join(parent, 'none', 'photo.jpg'));
    const second = file.putAt(target);
    await expect(first).rejects.toThrow(/the folder .*none is not there; make it first/);
    await expect(first).rejects.toMatchObject({ code: 'ENOENT' });
    await second;
    expect(await readFile(target, 'utf8')).toBe('a photo');
    await file.release();
  });

  it('fails with what kept the second from being made', async () => {
    const file = await receive('a photo');
    await file.putAt(target);
    await rm(target);
    const failing = file.putAt(join(parent, 'other.jpg'));
    await expect(failing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'copyfile' });
    expect(await beside()).toEqual([]);
    await file.release();
  });
});

describe('a file that is let go of', () => {
  it('ends what reads it, also what nobody reads', async () => {
    const file = await receive('a photo'.repeat(100_000));
    const streams = [file.open(), file.open()];
    await once(streams[0] as Readable, 'open');
    await file.release();
    await eventually(() => streams.every(({ closed }) => closed));
    expect(await readdir(spool)).toEqual([]);
  });

  it('stays where it is being put', async () => {
    const file = await receive('a photo');
    const putting = file.putAt(target);
    await file.release();
    await putting;
    expect(await readFile(target, 'utf8')).toBe('a photo');
  });

  it('but cannot be removed fails nobody, and is reported', async () => {
    const file = await receive('a photo');
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' });
    jest.spyOn(filePromises, 'rm').mockRejectedValueOnce(denied);
    await expect(file.release()).resolves.toBeUndefined();
    expect(reported).toEqual([denied]);
  });
});

describe('too many open files', () => {
  it.each(['EMFILE', 'ENFILE'])('as %s are told as what passes by itself', async (code) => {
    const cause = Object.assign(new Error('no more'), { code, syscall: 'open' });
    const source = new PassThrough();
    const receiving = SpooledFile.receive(spoolIn(spool), source);
    source.destroy(cause);
    const failure = { code: 'server_busy', status: 503, retryAfter: 5, cause };
    await expect(receiving).rejects.toMatchObject(failure);
  });
});

describe('a folder that is gone', () => {
  it('is told as what passes by itself, and found when it is back', async () => {
    const folder = join(spool, 'mounted');
    await mkdir(folder);
    await rm(folder, { recursive: true });
    const gone = SpooledFile.receive(spoolIn(folder), Readable.from([Buffer.from('a photo')]));
    const failure = { code: 'storage_unavailable', status: 503, retryAfter: 60 };
    await expect(gone).rejects.toMatchObject({ ...failure, cause: { code: 'ENOENT' } });
    await mkdir(folder);
    const file = await SpooledFile.receive(
      spoolIn(folder),
      Readable.from([Buffer.from('a photo')]),
    );
    expect(file.size).toBe(7);
    await file.release();
    await rm(folder, { recursive: true });
  });

  it('is created again for the next file, unless it may be the mount point of a disk', async () => {
    const parent = join(spool, 'parent');
    const folder = join(parent, 'uploads');
    await mkdir(parent);
    const receive = () => SpooledFile.receive(spoolIn(folder), Readable.from([Buffer.from('a')]));
    await expect(receive()).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 });
    await expect(receive()).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 });
    await mkdir(join(parent, 'other'));
    await expect(receive()).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 });
    await (await receive()).release();
    await rm(parent, { recursive: true });
  });

  it.each(['EROFS', 'EACCES', 'ENOTDIR'])('is told the same as %s', async (code) => {
    const cause = Object.assign(new Error('no'), { code, syscall: 'open' });
    const source = new PassThrough();
    const receiving = SpooledFile.receive(spoolIn(spool), source);
    source.destroy(cause);
    await expect(receiving).rejects.toMatchObject({ code: 'storage_unavailable', cause });
  });
});

describe('a disk that is full', () => {
  it.each(['ENOSPC', 'EDQUOT'])('as %s is told as what passes by itself', async (code) => {
    const full = Object.assign(new Error('no room'), { code, syscall: 'write' });
    const source = new PassThrough();
    const receiving = SpooledFile.receive(spoolIn(spool), source);
    source.destroy(full);
    await expect(receiving).rejects.toMatchObject({
      code: 'storage_full',
      status: 503,
      retryAfter: 60,
      cause: full,
    });
    expect(await readdir(spool)).toEqual([]);
  });
});
