import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../../src/site/engine/files/file-store.js';
import { openFileStore } from '../../../../src/site/engine/files/open-file-store.js';
import { s3Credentials } from '../../../../src/site/engine/files/s3/s3-address.js';
import { createSite } from '../../../../src/site/index.js';
import { ENGINES } from '../../databases.js';
import { ACCESS, ObjectStore } from '../../object-store.js';
import { TestSite } from '../../open-site.js';

const bucket = new ObjectStore();
const folder = mkdtempSync(join(tmpdir(), 'svclink-file-stores-'));
beforeAll(() => bucket.listen());
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  bucket.intercept = () => undefined;
  bucket.taken.length = 0;
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const MB = 1024 * 1024;
const PARTS = randomBytes(17 * MB + 5);

async function* inPieces(bytes: Buffer, size = 70_001): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
  }
}

it('files in a folder are stored again after the folder of unfinished ones was removed', async () => {
  const place = join(folder, 'removed');
  const store = await openFileStore(place);
  const put = () => store.put(Readable.from([Buffer.from('text')]));
  rmSync(join(place, 'incoming'), { recursive: true });
  // An empty folder may be the mount point of a disk.
  await expect(store.check()).rejects.toMatchObject({ status: 503 });
  await expect(put()).rejects.toMatchObject({ status: 503 });
  await store.settle('1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4');
  await store.check();
  expect(await put()).toMatchObject({ size: 4 });
  await store.close();
});

it('a list ends where its bucket names the next page by nothing', async () => {
  const store = await openFileStore(bucket.address('blank'), ACCESS);
  const { refusal } = bucket;
  bucket.refusal =
    '<ListBucketResult><IsTruncated>false</IsTruncated><NextContinuationToken></NextContinuationToken></ListBucketResult>';
  bucket.taken.length = 0;
  bucket.intercept = ({ query }) => {
    if (!query.has('list-type')) return undefined;
    return bucket.taken.length > 5 ? 403 : 200;
  };
  const pages: unknown[] = [];
  for await (const page of store.list('stored')) pages.push(page);
  expect(pages).toEqual([[]]);
  bucket.refusal = refusal;
  await store.close();
});

it('a content that cannot be stored is read no further, and its source is ended', async () => {
  const place = join(folder, 'full');
  const stores = [await openFileStore(place), await openFileStore(bucket.address(), ACCESS)];
  rmSync(join(place, 'incoming'), { recursive: true });
  for (const refused of ['uploads', 'partNumber']) {
    bucket.intercept = ({ query }) => (query.has(refused) ? 403 : undefined);
    for (const store of stores) {
      const content = Readable.from(inPieces(PARTS));
      await expect(store.put(content)).rejects.toMatchObject({ status: 503 });
      expect(content.destroyed).toBe(true);
    }
  }
  for (const store of stores) await store.close();
});

describe.each([
  ['a folder', () => openFileStore(join(folder, 'files'))],
  ['a bucket', () => openFileStore(bucket.address(), ACCESS)],
] as const)('files in %s', (_, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from('x')],
    ['a photo', randomBytes(1_600_000)],
    ['exactly one part', randomBytes(5 * MB)],
    ['several parts', PARTS],
  ])('keep %s as it was, under its hash', async (_name, bytes) => {
    const stored = await store.put(Readable.from(inPieces(bytes)));
    expect(stored).toEqual({ sha256: hashOf(bytes), size: bytes.length });
    expect(await store.size(stored.sha256)).toBe(bytes.length);
    const content = await store.open(stored.sha256);
    expect(content && (await buffer(content)).equals(bytes)).toBe(true);
  });

  it('give a range, both ends included', async () => {
    const bytes = randomBytes(1000);
    const { sha256 } = await store.put(Readable.from([bytes]));
    const content = await store.open(sha256, { start: 10, end: 19 });
    expect(content && (await buffer(content))).toEqual(bytes.subarray(10, 20));
  });

  it('have nothing under other hashes, nor under what is none', async () => {
    for (const name of [
      'f'.repeat(64),
      '',
      '..',
      '../../etc/passwd',
      hashOf(PARTS).toUpperCase(),
    ]) {
      expect(await store.size(name)).toBeUndefined();
      expect(await store.open(name)).toBeUndefined();
      await store.moveToTrash(name);
      await store.bringBack(name);
      await store.remove(name);
    }
  });

  it('are set aside, where they open as before, and come back or are removed', async () => {
    const bytes = Buffer.from('to go');
    const { sha256 } = await store.put(Readable.from([bytes]));
    const area = async (name: 'stored' | 'trash') => {
      const found = [];
      for await (const page of store.list(name)) found.push(...page);
      return found.filter((one) => one.sha256 === sha256);
    };
    const [kept] = await area('stored');
    expect(Math.abs((kept?.changedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    // Only what is aside is removed.
    await store.remove(sha256);
    await store.moveToTrash(sha256);
    await store.moveToTrash(sha256);
    expect([await area('stored'), await area('trash')]).toMatchObject([[], [{ sha256 }]]);
    const content = await store.open(sha256);
    expect(content && (await buffer(content))).toEqual(bytes);
    expect(await store.size(sha256)).toBe(bytes.length);
    await store.bringBack(sha256);
    await store.bringBack(sha256);
    expect([await area('stored'), await area('trash')]).toMatchObject([[{ sha256 }], []]);
    await store.moveToTrash(sha256);
    await store.put(Readable.from([bytes]));
    await store.remove(sha256);
    await store.remove(sha256);
    expect(await store.size(sha256)).toBe(bytes.length);
    await store.moveToTrash(sha256);
    await store.remove(sha256);
    expect(await store.size(sha256)).toBeUndefined();
  });

  it('tell which sites keep theirs in one place', async () => {
    const [one, other] = [
      '9b2f0c1e-4d7a-4a63-8f15-2c6e0d9b7a84',
      '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
    ];
    expect(await store.settle(one)).toEqual([one]);
    expect(await store.settle(one)).toEqual([one]);
    expect((await store.settle(other)).toSorted()).toEqual([other, one]);
  });

  it.each([1, 9 * MB])('keep nothing of a stream that fails after %p bytes', async (size) => {
    // No other test stores these: one random byte could be the one of above.
    const bytes = Buffer.alloc(size, 'cut off');
    const failing = Readable.from(
      (async function* () {
        yield* inPieces(bytes);
        throw new Error('cut off');
      })(),
    );
    await expect(store.put(failing)).rejects.toThrow('cut off');
    expect(await store.size(hashOf(bytes))).toBeUndefined();
    expect([...bucket.uploads.keys()]).toEqual([]);
    expect([...bucket.objects.keys()].filter((key) => key.includes('incoming'))).toEqual([]);
  });

  it('can be used', () => store.check());
});

describe('a bucket', () => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openFileStore(bucket.address(), ACCESS);
  });
  afterAll(() => store?.close());

  it('holds large files part by part, and nothing besides', async () => {
    await store.put(Readable.from(inPieces(PARTS)));
    const sizes = bucket.taken.map(({ size }) => size);
    expect(Math.max(...sizes)).toBe(5 * MB);
    expect(bucket.objects.has(`site & one/${hashOf(PARTS)}`)).toBe(true);
    expect(bucket.uploads.size).toBe(0);
  });

  it.each([503, 429, 'cut'] as const)('is asked again after %p', async (failure) => {
    let failures = 0;
    bucket.intercept = ({ method }) => (method === 'PUT' && failures++ < 2 ? failure : undefined);
    const bytes = randomBytes(1000);
    const { sha256 } = await store.put(Readable.from([bytes]));
    expect(await store.size(sha256)).toBe(1000);
    expect(failures).toBeGreaterThan(2);
  });

  it('that goes on failing is a store that is away: 503, and the upload is given up', async () => {
    bucket.intercept = ({ query }) => (query.get('partNumber') === '2' ? 500 : undefined);
    await expect(store.put(Readable.from(inPieces(PARTS)))).rejects.toMatchObject({
      code: 'store_unavailable',
      status: 503,
    });
    expect(bucket.uploads.size).toBe(0);
    bucket.intercept = () => 500;
    await expect(store.check()).rejects.toMatchObject({ code: 'store_unavailable' });
    await expect(store.size('a'.repeat(64))).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('that answers a completion with a failure in its text has not taken the file', async () => {
    bucket.intercept = ({ method, query }) => {
      if (method === 'POST' && query.has('uploadId'))
        bucket.uploads.get(String(query.get('uploadId')))?.delete(1);
      return undefined;
    };
    const bytes = randomBytes(9 * MB);
    await expect(store.put(Readable.from(inPieces(bytes)))).rejects.toMatchObject({
      code: 'store_unavailable',
    });
    bucket.intercept = () => undefined;
    expect(await store.size(hashOf(bytes))).toBeUndefined();
  });

  it.each([
    ['another secret', () => openFileStore(bucket.address(), { ...ACCESS, secretAccessKey: 'x' })],
    ['another region', () => openFileStore(bucket.address().replace('eu-test-1', 'eu'), ACCESS)],
    [
      'an option that there is not',
      () => openFileStore(bucket.address('a', '&stile=path'), ACCESS),
    ],
    ['an endpoint with a path', () => openFileStore('s3://orders/a?endpoint=http://h/x', ACCESS)],
    ['credentials in the address', () => openFileStore('s3://key:secret@orders/a', ACCESS)],
    ['no bucket', () => openFileStore('s3:///a', ACCESS)],
  ])('is refused at its opening with %s, and no secret is told', async (_, open) => {
    const error = await open().catch((one: unknown) => one);
    expect(error).toMatchObject({ code: 'option_invalid' });
    expect(String(error)).not.toMatch(/secret|wJalr/);
  });

  const refused = '<Error><Code>AccessDenied</Code><Message>no</Message></Error>';
  it.each<[string, string, number | undefined, string, RegExp]>([
    [
      'is missing',
      'ordres',
      undefined,
      'option_invalid',
      /bucket ordres answers 404 \(NoSuchBucket\)/,
    ],
    ['refuses', 'orders', 403, 'option_invalid', /bucket orders answers 403 \(AccessDenied\)/],
    ['lies in another region', 'orders', 301, 'option_invalid', /bucket orders answers 301/],
    ['fails', 'orders', 500, 'store_unavailable', /bucket orders .*answers 500/],
  ])(
    'that %s stops the start of a site with its name and the status [site.store.s3-start]',
    async (_, name, status, code, message) => {
      bucket.intercept = () => status;
      bucket.refusal = refused;
      const [engine] = ENGINES;
      if (!engine) throw new Error('there is no engine');
      await engine.start();
      const files = bucket.address().replace('s3://orders', `s3://${name}`);
      const options = { files, s3Credentials: ACCESS, secretKey: Buffer.alloc(32, 1) };
      const database = await engine.address();
      const opening = createSite({
        database,
        publicUrl: 'https://orders.example',
        logger: false,
        ...options,
      });
      const error = await opening.catch((one: unknown) => one);
      expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(String(error)).toMatch(/files/);
      expect(String(error)).not.toMatch(/database/i);
      bucket.refusal = '<Error/>';
      await engine.stop();
    },
  );

  it('that goes missing later is no store without the file: the failure names the status', async () => {
    bucket.intercept = () => 404;
    bucket.refusal = '<Error><Code>NoSuchBucket</Code></Error>';
    for (const use of [() => store.check(), () => store.open('a'.repeat(64))]) {
      const failure = await use().catch((error: unknown) => error);
      expect(failure).toMatchObject({
        code: 'store_unavailable',
        message: expect.stringContaining('The files cannot be'),
        cause: { message: expect.stringMatching(/bucket orders answers 404 \(NoSuchBucket\)/) },
      });
    }
    bucket.refusal = '<Error/>';
  });

  it('loses what a dead process has begun and not finished, after a day', async () => {
    const day = 24 * 60 * 60 * 1000;
    const ids = ['old', 'older', 'oldest', 'young'];
    for (const [index, id] of ids.entries()) {
      const at = new Date(Date.now() - (id === 'young' ? 0 : (index + 2) * day));
      bucket.uploads.set(id, new Map([[1, Buffer.alloc(10)]]));
      bucket.begun.set(id, { key: `site & one/incoming/${id}`, at });
    }
    bucket.uploads.set('other', new Map());
    bucket.begun.set('other', { key: 'another site/incoming/other', at: new Date(0) });
    for (const [name, at] of [
      ['left', 0],
      ['new', Date.now()],
    ] as const) {
      bucket.objects.set(`site & one/incoming/${name}`, Buffer.alloc(1));
      bucket.changes.set(`site & one/incoming/${name}`, new Date(at));
    }
    expect(await store.removeUnfinished(Date.now() - day)).toBe(4);
    expect([...bucket.uploads.keys()]).toEqual(['young', 'other']);
    const left = [...bucket.objects.keys()].filter((key) => key.includes('/incoming/'));
    expect(left).toEqual(['site & one/incoming/new']);
    bucket.uploads.clear();
    bucket.clear();
  });

  it('takes credentials from the environment, and says which are missing', () => {
    const env = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: 'c' };
    const expected = { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: 'c' };
    expect(s3Credentials(undefined, env)).toEqual(expected);
    expect(() => s3Credentials(undefined, {})).toThrow('AWS_ACCESS_KEY_ID');
  });

  it('that does not answer at the start passes by itself', async () => {
    const address = 's3://orders/a?endpoint=http://127.0.0.1:1';
    await expect(openFileStore(address, ACCESS)).rejects.toMatchObject({
      code: 'store_unavailable',
    });
  });

  it('holds the files of a site, which needs a place for its key', async () => {
    const [engine] = ENGINES;
    if (!engine) throw new Error('there is no engine');
    await engine.start();
    const files = bucket.address('of a site');
    const options = { files, s3Credentials: ACCESS, secretKey: Buffer.alloc(32, 1) };
    const test = await TestSite.open(engine, options);
    const report_id = await test.order();
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(9 * MB)]);
    await test.owner.files.add({ report_id, file_name: 'a.jpg', content: Readable.from([jpeg]) });
    expect(bucket.objects.get(`of a site/${hashOf(jpeg)}`)?.equals(jpeg)).toBe(true);
    bucket.intercept = () => 503;
    const answer = await test.send(
      'send_file',
      { dst_report_id: report_id, file_id: '9', file_name: 'b.jpg' },
      { file: { content: jpeg.subarray(0, 100), name: 'b.jpg' } },
    );
    expect(answer).toMatchObject({ success: false, status: 503 });
    await test.close();
    const { database } = test;
    const publicUrl = 'https://orders.example';
    const unkeyed = createSite({ database, files, publicUrl, s3Credentials: ACCESS });
    await expect(unkeyed).rejects.toThrow('secretKeyFile');
    await engine.stop();
  });
});
