import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { addJob } from '../../../../src/site/engine/jobs/job.js';
import { JobQueue } from '../../../../src/site/engine/jobs/job-queue.js';
import {
  INDEX_TEXTS,
  indexTexts,
  textIndexing,
} from '../../../../src/site/engine/search/index-texts.js';
import { refillWords } from '../../../../src/site/engine/search/refill-words.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { databaseLocation } from '../../../../src/site/engine/store/database-source.js';
import { openDatabase, openLocation } from '../../../../src/site/engine/store/open-database.js';
import { migrate } from '../../../../src/site/engine/store/schema/migrations.js';
import { moveSite } from '../../../../src/site/index.js';
import { findOrders } from '../../../../src/site/orders/found-orders.js';
import { person } from '../../../../src/site/orders/visibility/visibility.js';
import { eventually } from '../../../support/eventually.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

async function find(database: Database, text: string): Promise<readonly string[]> {
  return (await findOrders(database, text, person()))?.ids ?? ['many'];
}

/** Carries all texts into the index. @returns the number of steps */
async function indexAll(database: Database): Promise<number> {
  let steps = 0;
  while (database.writeBeside && (await indexTexts(database)) > 0) steps += 1;
  return steps;
}

async function unindexed({ read }: Database): Promise<number> {
  const { rows } = await sql<{ all_count: number }>`SELECT
    (SELECT count(*) FROM unindexed_orders) + (SELECT count(*) FROM unindexed_notes) AS all_count`.execute(
    read,
  );
  return rows[0]?.all_count ?? Number.NaN;
}

describe.each(ENGINES)('the index of texts on $name', (engine) => {
  beforeAll(async () => {
    for (const one of ENGINES) await one.start();
  });
  afterAll(async () => {
    for (const one of ENGINES) await one.stop();
  });

  it.each([1, 2])(
    'of a site of schema %i is filled in bounded steps, and finds all from the beginning [site.store.migrations]',
    async (version) => {
      const address = await engine.address();
      const before = await openLocation(databaseLocation(address));
      await migrate(before, version);
      // Most have a text that PostgreSQL refuses as JSON; one is no JSON, and one is as any.
      const fieldsOf = (index: number) => {
        if (index === 7) return 'no JSON \\u0000';
        return `{"city":"Town${index}"${index === 77 ? '' : ',"zip":"\\ud800\\u0000"'}}`;
      };
      await before.write(async (tx) => {
        const statements = [
          `INSERT INTO properties (address, city, state, zip, place_key, created_at) VALUES ('1 Elm St', 'Omaha', 'NE', '68102', 'k', 1)`,
          ...Array.from(
            { length: 450 },
            (
              _,
              index,
            ) => `INSERT INTO orders (property_id, wo_number, status, fields, is_assigned, is_other_allowed, modified_at, created_at)
            VALUES (1, 'WO-${index}', 'Unread', '${fieldsOf(index)}', ${engine.name === 'sqlite' ? '1, 0' : 'true, false'}, 1, 1)`,
          ),
          `INSERT INTO notes (order_id, property_id, note_type, body, inserted_by, inserted_text, org_name, has_attachments, attachments, created_at, modified_at)
            VALUES (3, 1, 'wo', '${'long '.repeat(10_000)}end', '', '', '', ${engine.name === 'sqlite' ? '0' : 'false'}, 'none', 1, 1)`,
        ];
        for (const statement of statements) await sql.raw(statement).execute(tx);
      });
      await before.close();
      const database = await openDatabase(address);
      const expectFound = async () => {
        expect(await find(database, '#wo-77')).toEqual(['78']);
        expect(await find(database, '#wo-7')).toEqual(['8']);
        expect(await find(database, 'long')).toEqual(['3']);
        // Of a long note the beginning is searched.
        expect(await find(database, 'end')).toEqual([]);
        // A peer's JSON that PostgreSQL refuses is stored nevertheless.
        if (engine.name === 'sqlite') expect(await find(database, 'town77')).toEqual(['78']);
      };
      // Lists are sorted by the cities of earlier orders too; fields that are no JSON leave them blank.
      const cities = await database.read
        .selectFrom('orders')
        .select('city_text')
        .where('id', 'in', ['8', '78'])
        .orderBy('id')
        .execute();
      expect(cities).toEqual([{ city_text: '' }, { city_text: 'Town77' }]);
      await expectFound();
      const steps = await indexAll(database);
      if (engine.name === 'sqlite') expect(steps).toBeGreaterThan(2);
      expect(await unindexed(database)).toBe(0);
      await expectFound();
      // Their other words are added in bounded steps too, also where the fields are no JSON.
      expect(await find(database, '#wo-77 unread')).toEqual([]);
      let refills = 0;
      while (await refillWords(database)) refills += 1;
      expect(refills).toBeGreaterThan(4);
      await indexAll(database);
      expect(await find(database, '#wo-77 unread')).toEqual(['78']);
      expect(await find(database, '#wo-7 unread')).toEqual(['8']);
      await expectFound();
      await database.close();
    },
  );

  it('has characters of two code units, as one', async () => {
    const test = await TestSite.open(engine);
    const id = await test.order({ comments: '\u{1f511} \u{20bb7}\u91ce under the mat' });
    const database = await openDatabase(test.database);
    const terms = ['\u{1f511}', '#\u{1f511}', '\u{20bb7}\u91ce'];
    const found = () => Promise.all(terms.map((term) => find(database, term)));
    expect(await found()).toEqual([[id], [id], [id]]);
    await indexAll(database);
    expect(await found()).toEqual([[id], [id], [id]]);
    await database.close();
    await test.close();
  });

  it('has the last words of an order that changes while its words are made anew', async () => {
    const test = await TestSite.open(engine);
    const id = await test.order({ address: '1211 Cedar Ln' });
    const [one, other] = [await openDatabase(test.database), await openDatabase(test.database)];
    await sql`INSERT INTO stale_texts (kind, subject_id, next_id) VALUES ('all', 0, 0)`.execute(
      one.read,
    );
    let refilled: Promise<boolean> | undefined;
    await one.write(async (tx) => {
      const fields = JSON.stringify({ address: '7 Walnut Rd' });
      await sql`UPDATE orders SET fields = ${fields} WHERE id = ${id}`.execute(tx);
      refilled = refillWords(other);
      // Long enough for the other writer to wait for this one.
      for (let count = 0; count < 100; count++) {
        if (engine.name === 'sqlite') break;
        await sql`SELECT pg_sleep(0.01)`.execute(tx);
      }
    });
    expect(await refilled).toBe(true);
    expect(await find(one, 'walnut')).toEqual([id]);
    expect(await find(one, 'cedar')).toEqual([]);
    await one.close();
    await other.close();
    await test.close();
  });

  it('is made anew by a move to either engine, which leaves it out', async () => {
    const test = await TestSite.open(engine);
    const folder = mkdtempSync(join(tmpdir(), 'svclink-test-index-'));
    const id = await test.order({ address: '1211 Cedar Ln' });
    await test.owner.notes.create({ report_id: id, note_text: 'a yellow door' });
    await test.site.stop();
    let from = { database: test.database, files: join(test.folder, 'files') };
    for (const other of ENGINES) {
      const to = { database: await other.address(), files: join(folder, other.name) };
      await moveSite(from, to);
      from = to;
      const database = await openDatabase(to.database);
      for (const text of ['cedar', 'yellow']) expect(await find(database, text)).toEqual([id]);
      await indexAll(database);
      for (const text of ['cedar', 'yellow']) expect(await find(database, text)).toEqual([id]);
      await database.close();
    }
    rmSync(folder, { recursive: true, force: true });
    await test.close();
  });
});

it('a job carries new texts into the index, in a started site on SQLite', async () => {
  const [engine] = ENGINES;
  await engine?.start();
  const database = await openDatabase((await engine?.address()) ?? '');
  await sql`INSERT INTO properties (address, city, state, zip, place_key, created_at) VALUES ('1 Elm St', 'Omaha', 'NE', '68102', 'k', 1)`.execute(
    database.read,
  );
  await database.write(async (tx) => {
    await sql`INSERT INTO orders (property_id, wo_number, status, fields, is_assigned, is_other_allowed, modified_at, created_at)
      VALUES (1, 'WO-1', 'Unread', '{}', 1, 0, 1, 1)`.execute(tx);
  });
  expect(await unindexed(database)).toBe(1);
  const signal = new AbortController().signal;
  const job = Object({ id: '1', kind: 'index-texts' });
  expect(await textIndexing(database).run(job, signal)).toBe(15_000);
  expect(await unindexed(database)).toBe(0);
  expect(await textIndexing(database).run(job, signal)).toBe(60_000);
  // On an engine that indexes by itself there is nothing to do.
  const { writeBeside: _, ...other } = database;
  expect(await textIndexing(other).run(job, signal)).toBeGreaterThan(60_000);
  await database.close();
  await engine?.stop();
});

it('is not waited for at the stop of a site while it rests after a slow step', async () => {
  const [engine] = ENGINES;
  if (!engine) throw new Error('no engine');
  await engine.start();
  const test = await TestSite.open(engine);
  await test.order();
  await test.site.stop();
  const database = await openDatabase(test.database);
  // It rests for nine times as long.
  const writeBeside: Database['writeBeside'] = async (queries) => {
    await delay(1000);
    await database.writeBeside?.(queries);
  };
  const logger = { debug() {}, info() {}, warn() {}, error() {} };
  const kinds = { [INDEX_TEXTS]: textIndexing({ ...database, writeBeside }) };
  const queue = new JobQueue(database, { kinds, now: Date.now, logger });
  const job = { kind: INDEX_TEXTS, lane: 'one', key: 'one', runAt: 0 };
  await database.write((tx) => addJob(tx, job));
  queue.start();
  await eventually(async () => (await unindexed(database)) === 0);
  const begun = performance.now();
  await queue.stop();
  expect(performance.now() - begun).toBeLessThan(4000);
  await database.close();
  await test.close();
  await engine.stop();
});
