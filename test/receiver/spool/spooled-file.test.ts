import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { SIGNATURE_LENGTH } from '../../../src/protocol/file-types.js';
import { FileHash } from '../../../src/receiver/spool/file-hash.js';
import { SpoolFolder } from '../../../src/receiver/spool/spool-folder.js';
import { SpooledFile } from '../../../src/receiver/spool/spooled-file.js';
import { eventually } from '../harness.js';

const filePromises = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

let parent: string;
let target: string;
let spool: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spooled-file-'));
  spool = join(parent, 'spool');
  target = join(parent, 'photo.jpg');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(parent, { recursive: true, force: true });
});

function receive(...chunks: string[]): Promise<SpooledFile> {
  const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  return SpooledFile.receive(new SpoolFolder(spool), source);
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
    const written = jest.spyOn(FileHash.prototype, 'written');
    const chunks = ['a', 'b'.repeat(SIGNATURE_LENGTH), 'c'.repeat(10)];
    const whole = chunks.join('');
    const file = await receive(...chunks);
    expect(file.size).toBe(whole.length);
    expect(file.sha256).toBe(createHash('sha256').update(whole).digest('hex'));
    expect(file.head.toString()).toBe(whole.slice(0, SIGNATURE_LENGTH));
    expect(written).toHaveBeenLastCalledWith(whole.length);
    expect(await readFile(file.path, 'utf8')).toBe(whole);
    await file.release();
    await file.release();
    expect(await readdir(spool)).toEqual([]);
  });

  it('is not left behind when its source fails half way', async () => {
    const source = new PassThrough();
    const abandoned = jest.spyOn(FileHash.prototype, 'abandon');
    const receiving = SpooledFile.receive(new SpoolFolder(spool), source);
    source.write('half');
    await eventually(() => source.readableFlowing === true);
    source.destroy(new Error('the caller hung up'));
    await expect(receiving).rejects.toThrow('the caller hung up');
    expect(await readdir(spool)).toEqual([]);
    expect(abandoned).toHaveBeenCalledTimes(1);
  });
});

describe('a source that fails before there is a place for it', () => {
  it('is told with its error, and the place is given back', async () => {
    const source = new PassThrough();
    const receiving = SpooledFile.receive(new SpoolFolder(spool), source);
    source.destroy(new Error('no such file'));
    await expect(receiving).rejects.toThrow('no such file');
    expect(await readdir(spool)).toEqual([]);
  });

  it('does no harm where there is no place at all', async () => {
    await writeFile(spool, 'a file, no folder');
    const source = new PassThrough();
    const receiving = SpooledFile.receive(new SpoolFolder(join(spool, 'below')), source);
    await expect(receiving).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(() => source.emit('error', new Error('late'))).not.toThrow();
  });
});

describe('a file that is put at its place', () => {
  it('is moved there, over what was there', async () => {
    await writeFile(target, 'old');
    const file = await receive('a photo');
    await file.putAt(target);
    expect(await readFile(target, 'utf8')).toBe('a photo');
    expect(await readdir(join(file.path, '..'))).toEqual([]);
    await file.release();
    expect(await beside()).toEqual(['photo.jpg']);
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

  it('fails with what kept the copy from being made', async () => {
    const file = await receive('a photo');
    const failing = file.putAt(target, join(parent, 'gone.jpg'));
    await expect(failing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'copyfile' });
    expect(await beside()).toEqual([]);
    await file.release();
  });
});
