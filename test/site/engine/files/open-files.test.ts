import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { openFileStore } from '../../../../src/site/engine/files/open-file-store.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../../databases.js';
import { ACCESS, ObjectStore } from '../../object-store.js';
import { TestSite } from '../../open-site.js';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Descriptors left to the exhausted process. To start `prlimit`, which raises the limit again, takes more than a dozen. */
const LEFT = 64;

function prlimit(...options: readonly string[]): string {
  const { status, stdout, error } = spawnSync('prlimit', [
    ...['--pid', String(process.pid)],
    ...options,
  ]);
  if (status !== 0) {
    throw new Error('the limit of open files cannot be changed here', { cause: error });
  }
  return String(stdout).trim();
}

/** Opens files until this process may open none. */
function openAll(): readonly number[] {
  const opened: number[] = [];
  try {
    for (;;) opened.push(openSync('/dev/null', 'r'));
  } catch (error) {
    if (Object(error).code !== 'EMFILE') throw error;
    return opened;
  }
}

/** Rounds of work: connections and files of before, of other test files too, are given back during the first ones. */
const MOST_ROUNDS = 10;

/**
 * Runs pieces of work while this process may open no further file, until their results are the expected ones.
 *
 * @returns the results of the last round
 */
async function exhausted(
  work: readonly (() => Promise<unknown>)[],
  expected: readonly unknown[],
): Promise<readonly unknown[]> {
  const before = prlimit('--nofile', '--noheadings', '--raw', '--output', 'SOFT');
  prlimit(`--nofile=${Math.max(...readdirSync('/proc/self/fd').map(Number)) + LEFT}:`);
  const opened: number[] = [];
  const results: unknown[] = [];
  try {
    for (let round = 0; round < MOST_ROUNDS && !isDeepStrictEqual(results, expected); round += 1) {
      results.length = 0;
      for (const piece of work) {
        opened.push(...openAll());
        results.push(await piece());
      }
    }
    return results;
  } finally {
    for (const file of opened) closeSync(file);
    prlimit(`--nofile=${before}:`);
  }
}

/** The code and the status of a failure. */
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    ({ code, status }) => `${code} ${status}`,
  );

describe('a process that has too many open files', () => {
  const bucket = new ObjectStore();
  const [sqlite, postgres] = ENGINES;
  if (!sqlite || !postgres) throw new Error('there are two engines');
  let test: TestSite;

  beforeAll(async () => {
    await Promise.all([bucket.listen(), sqlite.start(), postgres.start()]);
    test = await TestSite.open(sqlite);
  });
  afterAll(async () => {
    await test?.close();
    await Promise.all([bucket.close(), sqlite.stop(), postgres.stop()]);
  });

  it('refuses with 503 what needs a file or a connection, answers the rest, and recovers', async () => {
    const report_id = await test.order();
    const upload = async (file_id: string) => {
      const file = { name: 'a.jpg', content: JPEG };
      const data = { dst_report_id: report_id, file_id, file_name: 'a.jpg' };
      return (await test.send('send_file', data, { file })).status;
    };
    const address = await postgres.migrated();
    const opened = async () => {
      await (await openFileStore(bucket.address(), ACCESS)).close();
      await (await openDatabase(address)).close();
    };
    expect(await upload('1')).toBe(200);
    await opened();

    const pieces = [
      async () => (await test.send('get_order', { report_id })).status,
      () => failureOf(openFileStore(bucket.address(), ACCESS)),
      () => failureOf(openDatabase(address)),
      () => failureOf(test.site.check()),
      () => upload('2'),
    ];
    const unavailable = 'store_unavailable 503';
    const expected = [200, unavailable, unavailable, unavailable, 503];
    expect(await exhausted(pieces, expected)).toEqual(expected);

    expect(await upload('2')).toBe(200);
    await opened();
  });
});
