import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileHash } from '../../../src/receiver/spool/file-hash.js';
import { HashThread } from '../../../src/receiver/spool/hash-thread.js';

const MiB = 1024 * 1024;
let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-hash-'));
  path = join(folder, 'file');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes as many pieces of 1 MiB, telling the hash as the sink does. */
async function write(hash: FileHash, pieces: number): Promise<string> {
  const expected = createHash('sha256');
  await writeFile(path, '');
  for (let index = 0; index < pieces; index++) {
    const piece = Buffer.alloc(MiB, `${index},`);
    expected.update(piece);
    hash.update(piece);
    await appendFile(path, piece);
    hash.written((index + 1) * MiB);
  }
  return expected.digest('hex');
}

/** Whether this process, any thread of it, has the file open. */
async function isOpen(): Promise<boolean> {
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => ''));
  return (await Promise.all(targets)).includes(path);
}

class CountingThread extends HashThread {
  followed = 0;
  override follow(...given: Parameters<HashThread['follow']>) {
    this.followed += 1;
    return super.follow(...given);
  }
}

describe('the hash of a file that is being written', () => {
  it.each([0, 1, 16])('is made in passing up to 16 MiB: %d', async (pieces) => {
    const thread = new CountingThread();
    const hash = new FileHash(path, thread);
    const expected = await write(hash, pieces);
    await expect(hash.digest()).resolves.toBe(expected);
    expect([hash.size, thread.followed]).toEqual([pieces * MiB, 0]);
  });

  it('is made by the thread beyond, which lets go of the file', async () => {
    const thread = new CountingThread();
    const hash = new FileHash(path, thread);
    const expected = await write(hash, 20);
    expect(thread.followed).toBe(1);
    await expect(hash.digest()).resolves.toBe(expected);
    expect([hash.size, thread.followed]).toEqual([20 * MiB, 1]);
    expect(await isOpen()).toBe(false);
  });

  it('is made of several files at once', async () => {
    const thread = new HashThread();
    await writeFile(path, Buffer.alloc(17 * MiB, 'a'));
    const other = join(folder, 'other');
    await writeFile(other, Buffer.alloc(18 * MiB, 'b'));
    const followed = [thread.follow(path), thread.follow(other)];
    for (const file of followed) file.written(5 * MiB);
    const digests = await Promise.all(followed.map((file, index) => file.end((17 + index) * MiB)));
    expect(digests).toEqual([
      createHash('sha256')
        .update(Buffer.alloc(17 * MiB, 'a'))
        .digest('hex'),
      createHash('sha256')
        .update(Buffer.alloc(18 * MiB, 'b'))
        .digest('hex'),
    ]);
  });

  it('is made also where the disk tells of the bytes only in the end', async () => {
    const hash = new FileHash(path);
    const bytes = Buffer.alloc(17 * MiB, 'late');
    hash.update(bytes);
    await writeFile(path, bytes);
    const expected = createHash('sha256').update(bytes).digest('hex');
    await expect(hash.digest()).resolves.toBe(expected);
  });

  it.each([
    ['ends at once', ''],
    ['throws', 'throw new Error("out of order")'],
    ['is no program', 'this is none'],
    [
      'ends when it is asked',
      'require("worker_threads").parentPort.on("message", () => process.exit())',
    ],
    [
      'tells of a problem',
      'const { parentPort } = require("worker_threads"); parentPort.on("message", ({ id }) => parentPort.postMessage({ id, problem: "no" }))',
    ],
  ])('is made all the same where the thread %s', async (_what, program) => {
    const hash = new FileHash(path, new HashThread(program));
    const expected = await write(hash, 18);
    await expect(hash.digest()).resolves.toBe(expected);
  });

  it('is made all the same where no thread may be started', async () => {
    const thread = new HashThread();
    thread.follow = () => {
      throw new Error('not permitted');
    };
    const hash = new FileHash(path, thread);
    const expected = await write(hash, 18);
    await expect(hash.digest()).resolves.toBe(expected);
  });

  it('fails with the file that has gone', async () => {
    const hash = new FileHash(path);
    hash.update(Buffer.alloc(17 * MiB));
    await expect(hash.digest()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('lets go of a file that was given up', async () => {
    const hash = new FileHash(path);
    await write(hash, 18);
    await hash.abandon();
    expect(await isOpen()).toBe(false);
    await new FileHash(path).abandon();
  });

  it('tells the thread that a file was given up', async () => {
    const ends: number[] = [];
    const thread = new HashThread();
    thread.follow = () => ({
      written: () => {},
      end: (upTo) => {
        ends.push(upTo);
        return Promise.reject(new Error('the file is no more'));
      },
    });
    const hash = new FileHash(path, thread);
    hash.written(17 * MiB);
    await hash.abandon();
    expect(ends).toEqual([0]);
  });

  it('works on with the next file after a thread has failed', async () => {
    const thread = new HashThread('process.exit()');
    await writeFile(path, 'a');
    for (const _ of [1, 2]) await expect(thread.follow(path).end(1)).rejects.toThrow('has ended');
  });
});
