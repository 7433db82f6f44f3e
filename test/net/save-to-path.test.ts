import fileSystem, { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { CallError, checkFree, saveToPath } from '../../src/net/index.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-'));
  path = join(folder, 'front.jpg');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const bytes = Buffer.alloc(300_000, 'svclink ');
const pieces = () => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);

describe('saving at a path', () => {
  it('gives all bytes, for the owner alone, and nothing beside them', async () => {
    expect(await saveToPath(pieces(), path)).toBe(bytes.length);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    expect(await readdir(folder)).toEqual(['front.jpg']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('takes what is no stream, and nothing at all', async () => {
    async function* none(): AsyncGenerator<Uint8Array> {}
    expect(await saveToPath(none(), path)).toBe(0);
    expect(await readFile(path)).toHaveLength(0);
  });

  it('takes a name of the longest length', async () => {
    const long = join(folder, 'n'.repeat(255));
    await saveToPath(pieces(), long);
    expect(await readdir(folder)).toEqual(['n'.repeat(255)]);
  });

  it('replaces what is there, unless it must not', async () => {
    await writeFile(path, 'mine');
    const refusal = { code: 'file_exists', message: expect.stringContaining(path) };
    const source = pieces();
    await expect(saveToPath(source, path, { overwrite: false })).rejects.toMatchObject(refusal);
    await expect(checkFree(path)).rejects.toMatchObject(refusal);
    expect(await readFile(path, 'utf8')).toBe('mine');
    await saveToPath(pieces(), path);
    expect((await readFile(path)).equals(bytes)).toBe(true);
    expect(await readdir(folder)).toEqual(['front.jpg']);
    await checkFree(join(folder, 'other.jpg'));
  });

  it('waits until the bytes and the name are on the disk', async () => {
    const synced: string[] = [];
    const original = fileSystem.open;
    jest.spyOn(fileSystem, 'open').mockImplementation(async (...args) => {
      const handle = await original(...args);
      jest.spyOn(handle, 'sync').mockImplementation(async () => {
        synced.push(String(args[0]) === folder ? 'folder' : 'file');
      });
      return handle;
    });
    await saveToPath(pieces(), path);
    expect(synced).toEqual(['file', 'folder']);
  });
});

describe('saving that fails', () => {
  it('names a folder that is not there, and lets go of the source', async () => {
    const source = new PassThrough();
    const failure = saveToPath(source, join(folder, 'no', 'such', 'a.jpg'));
    await expect(failure).rejects.toMatchObject({
      code: 'file_unwritable',
      message: `the folder ${join(folder, 'no', 'such')} does not exist; make it before files are saved in it`,
      cause: { code: 'ENOENT' },
    });
    expect(source.destroyed).toBe(true);
  });

  it('has the class of whoever saves', async () => {
    const own = new CallError('file_unwritable', 'mine');
    const fail = jest.fn(() => own);
    await expect(saveToPath(pieces(), join(folder, 'no', 'a'), { fail })).rejects.toBe(own);
  });

  it('leaves nothing when the source fails half way, and what was there stays', async () => {
    await writeFile(path, 'old');
    const source = new PassThrough();
    source.write(bytes);
    const saving = saveToPath(source, path);
    setTimeout(() => source.destroy(new Error('it broke off')), 10);
    await expect(saving).rejects.toThrow('it broke off');
    expect(await readdir(folder)).toEqual(['front.jpg']);
    expect(await readFile(path, 'utf8')).toBe('old');
  });

  it('leaves nothing when the source fails before the file is open', async () => {
    const failed = new PassThrough();
    failed.on('error', () => undefined).destroy(new Error('too early'));
    await new Promise((resolve) => failed.once('close', resolve));
    await expect(saveToPath(failed, path)).rejects.toThrow('too early');
    const failing = new PassThrough();
    const saving = saveToPath(failing, path);
    failing.destroy(new Error('at once'));
    await expect(saving).rejects.toThrow('at once');
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves nothing when the source ends without a word', async () => {
    const source = new PassThrough();
    source.write(bytes);
    const saving = saveToPath(source, path);
    setTimeout(() => source.destroy(), 10);
    await expect(saving).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['rename', 'link'] as const)('leaves nothing when %s fails', async (step) => {
    const cause = Object.assign(new Error('no'), { code: 'EACCES' });
    jest.spyOn(fileSystem, step).mockRejectedValue(cause);
    const saving = saveToPath(pieces(), path, { overwrite: step === 'rename' });
    await expect(saving).rejects.toMatchObject({
      code: 'file_unwritable',
      message: `the file could not be written to ${path} (EACCES)`,
      cause,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves nothing when the disk is full, and lets go of the source', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const original = fileSystem.open;
    jest.spyOn(fileSystem, 'open').mockImplementation(async (...args) => {
      const handle = await original(...args);
      jest.spyOn(handle, 'writeFile').mockRejectedValue(full);
      return handle;
    });
    const source = new PassThrough();
    source.write(bytes);
    await expect(saveToPath(source, path)).rejects.toMatchObject({
      code: 'file_unwritable',
      message: expect.stringContaining('(ENOSPC)'),
    });
    expect(source.destroyed).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves nothing where the path is a folder', async () => {
    await expect(saveToPath(pieces(), folder)).rejects.toMatchObject({ code: 'file_unwritable' });
    expect(await readdir(folder)).toEqual([]);
  });
});
