import { setImmediate as turn } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { type ZipFile, zipOf } from '../../../src/site/console/photos/zip.js';

async function* pieces(count: number, opened: { now: number }): AsyncGenerator<Buffer> {
  opened.now += 1;
  try {
    for (let number = 0; number < count; number += 1) {
      await turn();
      yield Buffer.alloc(1000, number);
    }
  } finally {
    opened.now -= 1;
  }
}
const file = (name: string, count: number, opened = { now: 0 }): ZipFile => ({
  name,
  time: '2026-11-23 14:05:59',
  size: count * 1000,
  open: async () => pieces(count, opened),
});
async function bytesOf(archive: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

describe('an archive of files', () => {
  it.each([undefined, 1000])(
    'is read by another reader, beyond a limit of %s bytes too',
    async (largest) => {
      const files = [file('a.jpg', 3), file('ü/b.jpg', 0), file('c.jpg', 5)];
      const read = unzipSync(await bytesOf(zipOf(files, largest)));
      expect(Object.entries(read).map(([name, { length }]) => [name, length])).toEqual([
        ['a.jpg', 3000],
        ['ü/b.jpg', 0],
        ['c.jpg', 5000],
      ]);
      expect([...new Set(read['c.jpg'])]).toEqual([0, 1, 2, 3, 4]);
    },
  );

  it('leaves out a file that is gone, and breaks off at one of another size', async () => {
    const gone: ZipFile = { ...file('gone.jpg', 1), open: async () => undefined };
    const read = unzipSync(await bytesOf(zipOf([gone, file('a.jpg', 1)])));
    expect(Object.keys(read)).toEqual(['a.jpg']);
    const wrong = zipOf([{ ...file('a.jpg', 2), size: 5 }]);
    await expect(bytesOf(wrong)).rejects.toThrow('a.jpg has 2000 bytes, not 5');
  });

  it('has one piece in memory, and closes its file when nobody reads any further', async () => {
    const opened = { now: 0 };
    const archive = zipOf([file('a.jpg', 1_000_000, opened), file('b.jpg', 1, opened)]);
    let largest = 0;
    for (let count = 0; count < 20; count += 1) {
      const { value } = await archive.next();
      largest = Math.max(largest, value?.length ?? 0);
    }
    expect([largest, opened.now]).toEqual([1000, 1]);
    await archive.return(undefined);
    expect(opened.now).toBe(0);
  });
});
