import type { FileHandle } from 'node:fs/promises';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { FileSink } from '../../../src/receiver/spool/file-sink.js';
import { eventually } from '../harness.js';

const MiB = 1024 * 1024;
const fileSystem = jest.requireActual<typeof import('node:fs')>('node:fs');
const filePromises = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');

let folder: string;
let path: string;
let source: PassThrough;
let handle: FileHandle | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-sink-'));
  path = join(folder, 'file');
  source = new PassThrough({ highWaterMark: 4 * MiB });
  handle = undefined;
  const { open } = filePromises;
  jest.spyOn(filePromises, 'open').mockImplementation(async (...given) => {
    handle = await open(...given);
    return handle;
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  source.destroy();
  await rm(folder, { recursive: true, force: true });
});

/** Sees what the sink tells of. */
function watching() {
  const looked: string[] = [];
  const sizes: number[] = [];
  const onlooker = {
    look: (chunk: Buffer) => void looked.push(chunk.toString()),
    written: (size: number) => void sizes.push(size),
  };
  return { looked, sizes, onlooker };
}

interface Write {
  readonly bytes: Buffer;
  /** Writes that much of it, and tells so. */
  finish(length?: number): void;
  fail(error: Error): void;
}

/** A disk that has done nothing until it is told to. */
function slowDisk(): Write[] {
  const writes: Write[] = [];
  const begin = (descriptor: number, chunks: Buffer[], done: (...told: unknown[]) => void) => {
    const bytes = Buffer.concat(chunks);
    writes.push({
      bytes,
      finish(length = bytes.length) {
        fileSystem.writeSync(descriptor, bytes, 0, length);
        done(null, length);
      },
      fail: (error) => done(error, undefined),
    });
  };
  jest.spyOn(fileSystem, 'writev').mockImplementation(begin as unknown as () => void);
  return writes;
}

/** Gives what the sink does with the source while the first write, of `first`, is under way. */
async function writingSlowly(first: string) {
  const writes = slowDisk();
  const watch = watching();
  const done = new FileSink(source).write(path, watch.onlooker);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  done.then(over, over);
  source.write(first);
  await eventually(() => writes.length === 1);
  const nth = (index: number): Write => {
    const write = writes[index];
    if (!write) throw new Error('there was no such write');
    return write;
  };
  /** Hands chunks over, one by one, as they are. */
  const give = async (...chunks: (string | Buffer)[]) => {
    const before = watch.looked.length;
    for (const chunk of chunks) source.write(chunk);
    await eventually(() => watch.looked.length === before + chunks.length);
  };
  return { ...watch, writes, done, isOver: () => isOver, nth, give };
}

const aMoment = () => new Promise((resolve) => setImmediate(resolve));

describe('a stream that is written to a file', () => {
  it('is there whole, in a file that is closed then', async () => {
    const { looked, sizes, onlooker } = watching();
    await new FileSink(Readable.from([Buffer.from('one,'), Buffer.from('two')])).write(
      path,
      onlooker,
    );
    expect(await readFile(path, 'utf8')).toBe('one,two');
    expect(looked).toEqual(['one,', 'two']);
    expect(sizes.at(-1)).toBe(7);
    expect(handle?.fd).toBe(-1);
  });

  it('goes on while the disk is busy, with one write at a time, and is done with the last', async () => {
    const { writes, nth, give, isOver, done, sizes } = await writingSlowly('one,');
    await give('two,', 'three');
    source.end();
    await eventually(() => source.readableEnded);
    expect(writes).toHaveLength(1);
    nth(0).finish();
    expect(nth(1).bytes.toString()).toBe('two,three');
    await aMoment();
    expect(isOver()).toBe(false);
    nth(1).finish();
    await done;
    expect(sizes).toEqual([4, 13]);
    expect(await readFile(path, 'utf8')).toBe('one,two,three');
  });

  it('is asked to stop while more than 1 MiB waits for the disk', async () => {
    const { nth, give, done, writes } = await writingSlowly('one');
    await give(Buffer.alloc(MiB - 2, 'a'));
    expect(source.isPaused()).toBe(false);
    await give('bc');
    expect(source.isPaused()).toBe(false);
    await give('d');
    expect(source.isPaused()).toBe(true);
    nth(0).finish();
    expect(source.isPaused()).toBe(false);
    await give('e');
    expect(source.isPaused()).toBe(false);
    expect(writes).toHaveLength(2);
    nth(1).finish();
    nth(2).finish();
    source.end();
    await done;
    const expected = `one${'a'.repeat(MiB - 2)}bcde`;
    expect((await readFile(path, 'utf8')) === expected).toBe(true);
  });

  it.each([1, 3, 4, 8])(
    'is there whole where the disk took only %d bytes of it at first',
    async (taken) => {
      const { nth, give, done, sizes } = await writingSlowly('one,');
      await give('abc', 'def', 'ghi');
      nth(0).finish();
      nth(1).finish(taken);
      expect(nth(2).bytes.toString()).toBe('abcdefghi'.slice(taken));
      expect(sizes).toEqual([4]);
      source.end();
      nth(2).finish();
      await done;
      expect(sizes).toEqual([4, 13]);
      expect(await readFile(path, 'utf8')).toBe('one,abcdefghi');
    },
  );
});

describe('a stream that cannot be written to a file', () => {
  const full = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });

  it('fails with what the disk says, and is written no further', async () => {
    const { nth, give, done, looked, writes } = await writingSlowly('one');
    await give('two');
    nth(0).fail(full);
    source.write('three');
    await expect(done).rejects.toBe(full);
    source.write('four');
    await aMoment();
    expect([looked, writes.length]).toEqual([['one', 'two'], 1]);
    expect(handle?.fd).toBe(-1);
  });

  it('fails with what the disk says of the rest', async () => {
    const { nth, done, sizes } = await writingSlowly('one');
    nth(0).finish(1);
    nth(1).fail(full);
    await expect(done).rejects.toBe(full);
    expect(sizes).toEqual([1]);
  });

  it('fails with its own error, once the write under way is over', async () => {
    const { nth, done, isOver } = await writingSlowly('one');
    const hungUp = new Error('the caller hung up');
    source.destroy(hungUp);
    await eventually(() => source.closed);
    await aMoment();
    expect([isOver(), handle?.fd]).not.toEqual([true, -1]);
    nth(0).fail(full);
    await expect(done).rejects.toBe(hungUp);
    expect(handle?.fd).toBe(-1);
  });

  it('fails with its own error where nothing is being written', async () => {
    const { nth, done, looked } = await writingSlowly('one');
    nth(0).finish();
    const garbled = new Error('garbled');
    source.emit('error', garbled);
    source.emit('data', Buffer.from('two'));
    await expect(done).rejects.toBe(garbled);
    expect(looked).toEqual(['one']);
  });

  it('fails when it is closed before its end', async () => {
    const { nth, done } = await writingSlowly('one');
    nth(0).finish();
    source.destroy();
    await expect(done).rejects.toThrow('closed before its end');
  });

  it('fails when it was closed before, and may tell of an error later', async () => {
    source.destroy();
    const { onlooker } = watching();
    await expect(new FileSink(source).write(path, onlooker)).rejects.toThrow('before it was read');
    expect(handle?.fd).toBe(-1);
    expect(() => source.emit('error', new Error('late'))).not.toThrow();
  });

  it('fails where there is a file already, and may tell of an error later', async () => {
    await writeFile(path, 'mine');
    const { onlooker } = watching();
    await expect(new FileSink(source).write(path, onlooker)).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(() => source.emit('error', new Error('late'))).not.toThrow();
    expect(await readFile(path, 'utf8')).toBe('mine');
  });
});
