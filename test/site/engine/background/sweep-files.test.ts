import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { sweepFiles } from '../../../../src/site/engine/background/sweep-files.js';
import type { FileStore } from '../../../../src/site/engine/files/file-store.js';
import { openFileStore } from '../../../../src/site/engine/files/open-file-store.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../../databases.js';
import { until } from '../../importer/pair.js';
import { ACCESS, ObjectStore } from '../../object-store.js';
import { TestSite } from '../../open-site.js';

const DAY = 24 * 60 * 60 * 1000;
const JPEG = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text)]);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

const bucket = new ObjectStore();
beforeAll(() => bucket.listen());
afterAll(() => bucket.close());

const PLACES = ENGINES.flatMap((engine) => [
  { engine, where: `a folder, with ${engine.name}`, isBucket: false },
  { engine, where: `a bucket, with ${engine.name}`, isBucket: true },
]);

describe.each(PLACES)('contents of files in $where', ({ engine, isBucket }) => {
  let test: TestSite;
  let store: FileStore;
  let database: Database;
  let id: string;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    bucket.clear();
    const options = isBucket
      ? { files: bucket.address(), s3Credentials: ACCESS, secretKey: Buffer.alloc(32, 1) }
      : {};
    test = await TestSite.open(engine, {
      thumbnails: async (photo) => photo.subarray(2),
      ...options,
    });
    const files = isBucket ? bucket.address() : `${test.folder}/files`;
    store = await openFileStore(files, ACCESS);
    database = await openDatabase(test.database);
    id = await test.order();
  });
  afterEach(async () => {
    await database.close();
    await store.close();
    await test.close();
  });

  const sweep = (days: number, files = store) => {
    const place = { database, files, now: () => Date.now() + days * DAY };
    const { run } = sweepFiles(place, { siteId: test.site.siteId, logger: quiet });
    return run(undefined as never, new AbortController().signal);
  };
  const send = (file_id: string, bytes: Buffer) =>
    test.result(
      'send_file',
      { dst_report_id: id, file_id, file_name: `${file_id}.jpg` },
      { file: { content: bytes, name: `${file_id}.jpg` } },
    );
  const area = async (name: 'stored' | 'trash') => {
    const found: string[] = [];
    for await (const page of store.list(name)) found.push(...page.map(({ sha256 }) => sha256));
    return found.sort();
  };
  const isThere = async (bytes: Buffer) => {
    const content = await store.open(hashOf(bytes));
    return content !== undefined && (await buffer(content)).equals(bytes);
  };

  it('that were replaced go, with their thumbnails, and what others name stays', async () => {
    const [first, second] = [JPEG('first'), JPEG('second')];
    await send('a', first);
    await send('b', first);
    await send('a', second);
    await sweep(2);
    expect(await area('stored')).toHaveLength(4);
    await send('b', second);
    await sweep(2);
    // Aside it still opens: an address that was given out leads to it.
    expect(await area('trash')).toEqual([hashOf(first), hashOf(first.subarray(2))].sort());
    expect(await isThere(first)).toBe(true);
    await sweep(6);
    expect(await area('trash')).toHaveLength(2);
    await sweep(9);
    expect(await area('trash')).toEqual([]);
    expect(await isThere(first)).toBe(false);
    expect([await isThere(second), await isThere(second.subarray(2))]).toEqual([true, true]);
  });

  it('that were put in within a day stay: their record may be under way', async () => {
    const bytes = Buffer.from('under way');
    await store.put(Readable.from([bytes]));
    await sweep(0.9);
    expect(await area('stored')).toEqual([hashOf(bytes)]);
    await sweep(1.1);
    expect(await area('trash')).toEqual([hashOf(bytes)]);
    // Its age begins anew when the same content comes again.
    await store.put(Readable.from([bytes]));
    await sweep(0.9);
    expect(await area('stored')).toEqual([hashOf(bytes)]);
  });

  it('that are named while they are in the trash come back', async () => {
    const bytes = JPEG('again');
    await store.put(Readable.from([bytes]));
    const racing: FileStore = Object.assign(Object.create(store), {
      list: store.list.bind(store),
      settle: store.settle.bind(store),
      removeUnfinished: store.removeUnfinished.bind(store),
      // The same content is put in between the look for its record and the move.
      moveToTrash: async (sha256: string) => {
        await send('a', bytes);
        await store.moveToTrash(sha256);
      },
    });
    await sweep(1.1, racing);
    expect(await area('trash')).toContain(hashOf(bytes));
    const [file] = await test.result('get_file', { report_id: id, module_type: 'uploads' });
    expect(file?.obj_url).toBeDefined();
    expect(await isThere(bytes)).toBe(true);
    await sweep(30);
    expect(await area('stored')).toContain(hashOf(bytes));
    expect(await area('trash')).toEqual([]);
    await sweep(30);
    expect(await isThere(bytes)).toBe(true);
  });

  it('stay where another site keeps its own, whatever its records say', async () => {
    await store.put(Readable.from(['of the other']));
    await store.settle('1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4');
    await sweep(30);
    expect(await area('stored')).toHaveLength(1);
    expect(await area('trash')).toEqual([]);
  });

  it('are swept by a job of the site, an hour after its first start', async () => {
    const bytes = Buffer.from('nobody names it');
    await store.put(Readable.from([bytes]));
    await test.site.start();
    const [job] = await test.site.jobs.list({ kind: 'sweep-files' });
    expect(job?.run_at).toBeGreaterThan(Date.now() + 50 * 60 * 1000);
    test.ahead = 2 * DAY;
    await until(async () => (await area('trash')).length === 1);
    // In a bucket it is copied, and then removed.
    await until(async () => (await area('stored')).length === 0);
    await delay(20);
  });
});
