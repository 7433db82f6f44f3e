import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CollectedBytes, GatheredChunks } from '../../src/http/index.js';

const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at % 251));

describe('collected bytes', () => {
  it.each([
    ['of one byte', 1, 5000],
    ['of some bytes', 700, 100],
    ['just below a large one', 16 * 1024 - 1, 5],
    ['that are large', 16 * 1024, 5],
  ])('are those of all chunks %s, in order', (_, size, count) => {
    const all = bytesOf(size * count);
    const bytes = new CollectedBytes();
    for (let at = 0; at < all.length; at += size) bytes.append(all.subarray(at, at + size));
    expect(bytes.length).toBe(all.length);
    expect(bytes.take().equals(all)).toBe(true);
    expect([bytes.length, bytes.take().length]).toEqual([0, 0]);
  });

  it('keep their order when small chunks and large ones take turns', () => {
    const all = bytesOf(200_000);
    const bytes = new CollectedBytes();
    let at = 0;
    for (let turn = 0; at < all.length; turn += 1) {
      const size = turn % 3 === 2 ? 20_000 : 1 + (turn % 7) * 100;
      bytes.append(all.subarray(at, at + size));
      at += size;
    }
    expect(bytes.take().equals(all)).toBe(true);
  });

  it('of a single chunk are that chunk', () => {
    const chunk = bytesOf(10);
    const bytes = new CollectedBytes();
    bytes.append(chunk);
    expect(bytes.take()).toBe(chunk);
  });

  const MIB = 1024 * 1024;
  const inChunks = (bytes: CollectedBytes, all: Buffer, size: number) => {
    for (let at = 0; at < all.length; at += size) bytes.append(all.subarray(at, at + size));
  };

  it.each([
    ['of the announced number', 4 * MIB, 4 * MIB],
    ['fewer than announced', 4 * MIB, 4 * MIB - 70_001],
    ['far fewer than announced', 40 * MIB, MIB + 1],
    ['more than announced', 4 * MIB, 4 * MIB + 200_003],
  ])('are the same bytes where they are %s', (_, announced, sent) => {
    const all = Buffer.alloc(sent, bytesOf(251));
    for (const size of [700, 64 * 1024]) {
      const bytes = new CollectedBytes(announced);
      inChunks(bytes, all, size);
      expect(bytes.length).toBe(sent);
      expect(bytes.take().equals(all)).toBe(true);
      expect([bytes.length, bytes.take().length]).toEqual([0, 0]);
    }
  });

  it('of an announced number are copied where they are read, and not joined at the end', () => {
    const concat = jest.spyOn(Buffer, 'concat');
    try {
      const bytes = new CollectedBytes(4 * MIB);
      inChunks(bytes, Buffer.alloc(4 * MIB), 64 * 1024);
      bytes.take();
      expect(concat).not.toHaveBeenCalled();
    } finally {
      concat.mockRestore();
    }
  });

  it('take the memory of what is there, not of what was announced', () => {
    const allocated = jest.spyOn(Buffer, 'allocUnsafeSlow');
    try {
      const bytes = new CollectedBytes(30 * MIB);
      inChunks(bytes, Buffer.alloc(MIB), 64 * 1024);
      expect(allocated).not.toHaveBeenCalledWith(30 * MIB);
    } finally {
      allocated.mockRestore();
    }
  });

  it('hold none of the chunks that they were copied from', () => {
    const bytes = new CollectedBytes();
    const chunk = Buffer.from('a');
    bytes.append(Buffer.from('first'));
    bytes.append(chunk);
    chunk[0] = 0x62;
    expect(bytes.take().toString()).toBe('firsta');
  });
});

describe('gathered chunks', () => {
  const collect = (gathered: GatheredChunks) => {
    const chunks: Buffer[] = [];
    gathered.on('data', (chunk: Buffer) => chunks.push(chunk));
    return chunks;
  };

  it('are few, whatever came, and the same bytes', async () => {
    const body = new PassThrough();
    const gathered = new GatheredChunks(body);
    const chunks = collect(gathered);
    const all = bytesOf(100_000);
    for (const byte of all) body.write(Buffer.from([byte]));
    body.end();
    await new Promise((resolve) => gathered.on('end', resolve));
    expect(Buffer.concat(chunks).equals(all)).toBe(true);
    expect(chunks.length).toBeLessThan(20);
  });

  it('of large ones are those, behind what waited', async () => {
    const body = new PassThrough();
    const gathered = new GatheredChunks(body);
    const chunks = collect(gathered);
    body.write(Buffer.from('small'));
    const large = bytesOf(20_000);
    body.end(large);
    await new Promise((resolve) => gathered.on('end', resolve));
    expect(chunks.map(({ length }) => length)).toEqual([5, 20_000]);
    expect(chunks[1]).toBe(large);
  });

  it('do not wait long for more', async () => {
    const body = new PassThrough();
    const gathered = new GatheredChunks(body);
    const came = new Promise((resolve) => gathered.on('data', resolve));
    body.write(Buffer.from('a'));
    body.write(Buffer.from('b'));
    // A timer that is no reason to keep a process alive needs one that is.
    const alive = setTimeout(() => undefined, 5000);
    expect(String(await came)).toBe('ab');
    clearTimeout(alive);
    gathered.destroy();
  });

  it('that nobody wants any more are let go of', async () => {
    const body = new PassThrough();
    const gathered = new GatheredChunks(body);
    const chunks = collect(gathered);
    body.write(Buffer.from('a'));
    gathered.destroy();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(chunks).toEqual([]);
    // Somebody else may take the rest.
    body.end('rest');
    expect(String(await buffer(body))).toContain('rest');
  });

  it('wait with their body while nobody takes them', async () => {
    const body = new PassThrough();
    const gathered = new GatheredChunks(body);
    for (let count = 0; count < 16; count += 1) body.write(Buffer.alloc(64 * 1024));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([body.isPaused(), gathered.readableLength]).toEqual([true, 2]);
    body.end();
    expect((await buffer(gathered)).length).toBe(1024 * 1024);
  });

  it('end as a body that breaks off does', async () => {
    const body = new PassThrough();
    const gathered = new GatheredChunks(body);
    body.write('a');
    body.destroy();
    await expect(buffer(gathered)).rejects.toMatchObject({ code: 'client_gone' });
  });
});
