import { sql } from 'kysely';
import {
  claimJobs,
  completeJob,
  failJob,
  reclaimAll,
} from '../../../../src/site/engine/jobs/claims.js';
import { addJob } from '../../../../src/site/engine/jobs/job.js';
import {
  fileBytes,
  foldCounts,
  jobCounts,
  resultCounts,
} from '../../../../src/site/engine/jobs/job-counts.js';
import type { Database, Statements } from '../../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { migrate } from '../../../../src/site/engine/store/schema/migrations.js';
import { ENGINES } from '../../databases.js';

const AT = 1_760_000_000_000;
const claiming = { kind: 'work', lane: 'a', limit: 2, dueBy: AT, now: AT, lease: 1000 };

function add(database: Database, key: string, kind = 'work') {
  return database.write((tx) => addJob(tx, { kind, lane: 'a', key, runAt: AT }));
}

/** The counts, as counting the rows gives them. */
async function counted({ read }: Database) {
  const { rows } = await sql<{ kind: string; state: string; job_count: number }>`
    SELECT kind, state, count(*) AS job_count FROM jobs GROUP BY kind, state ORDER BY kind, state`.execute(
    read,
  );
  return rows;
}

async function stored({ read }: Database) {
  const counts = await jobCounts(read);
  return counts
    .filter(({ job_count }) => job_count !== 0)
    .map(({ kind, state, job_count }) => ({ kind, state, job_count }));
}

async function changes({ read }: Database): Promise<number> {
  return (await jobCounts(read)).reduce((sum, { change_count }) => sum + change_count, 0);
}

describe.each(ENGINES)('the stored counts of jobs on $name', (engine) => {
  let database: Database;
  beforeAll(() => engine.start());
  beforeEach(async () => {
    database = await openDatabase(await engine.migrated());
  });
  afterEach(() => database.close());
  afterAll(() => engine.stop());

  it('follow every change of a job, before and after they are folded', async () => {
    await migrate(database);
    for (const key of ['1', '2', '3', '4']) await add(database, key);
    await add(database, '4');
    await add(database, '1', 'other');
    const [first, second] = await claimJobs(database, claiming);
    if (!first || !second) throw new Error('nothing was claimed');
    expect(await stored(database)).toEqual(await counted(database));
    await completeJob(database, first, { now: AT });
    const failure = { reason: 'no', detail: null, nextAt: undefined, now: AT };
    await failJob(database, second, failure);
    await claimJobs(database, claiming);
    await reclaimAll(database);
    // One that was put aside begins anew when it is added again.
    await add(database, second.key);
    const expected = [
      { kind: 'other', state: 'waiting', job_count: 1 },
      { kind: 'work', state: 'waiting', job_count: 3 },
    ];
    expect(await counted(database)).toEqual(expected);
    expect(await stored(database)).toEqual(expected);
    const before = await changes(database);
    await foldCounts(database);
    expect(await stored(database)).toEqual(expected);
    expect(await changes(database)).toBe(before);
    expect(await foldCounts(database)).toBe(0);
  });

  it('change with a job that is rolled back not at all', async () => {
    await migrate(database);
    const failing = database.write(async (tx) => {
      await addJob(tx, { kind: 'work', lane: 'a', key: '1', runAt: AT });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await stored(database)).toEqual([]);
  });

  it('tell that something changed although as many jobs wait as before', async () => {
    await migrate(database);
    await add(database, '1');
    const before = await changes(database);
    const [job] = await claimJobs(database, claiming);
    if (!job) throw new Error('nothing was claimed');
    await completeJob(database, job, { now: AT });
    await add(database, '2');
    expect(await stored(database)).toEqual([{ kind: 'work', state: 'waiting', job_count: 1 }]);
    expect(await changes(database)).toBeGreaterThan(before);
  });

  it('begin with the jobs that a site of the second schema has', async () => {
    await migrate(database, 2);
    for (const key of ['1', '2']) await add(database, key);
    await migrate(database);
    await add(database, '3');
    expect(await stored(database)).toEqual([{ kind: 'work', state: 'waiting', job_count: 3 }]);
  });

  it('are read without reading the jobs', async () => {
    await migrate(database);
    await add(database, '1');
    // A stored count that is wrong on purpose is answered as it is: nobody counts rows.
    await database.write(async (tx) => {
      await tx.deleteFrom('job_count_changes').execute();
      await tx.deleteFrom('job_counts').execute();
      const row = { kind: 'work', state: 'waiting', job_count: 70, change_count: 70 };
      await tx.insertInto('job_counts').values(row).execute();
    });
    expect(await jobCounts(database.read)).toEqual([
      { kind: 'work', state: 'waiting', job_count: 70, change_count: 70 },
    ]);
  });

  it('are kept of results by state and of the bytes of files too', async () => {
    await migrate(database, 2);
    await database.write(async (tx) => {
      await addOrder(tx);
      await addResult(tx, 'a', 'sent');
      await addFile(tx, 1000);
    });
    await migrate(database);
    await database.write(async (tx) => {
      for (const key of ['b', 'c', 'd']) await addResult(tx, key, 'queued');
      // More than a number of 32 bits holds.
      await addFile(tx, 5_000_000_000);
      await addFile(tx, 30);
    });
    await database.write(async (tx) => {
      await tx
        .updateTable('outbox')
        .set({ state: 'refused' })
        .where('item_key', '=', 'b')
        .execute();
      await tx.deleteFrom('outbox').where('item_key', '=', 'd').execute();
      await tx.updateTable('files').set({ byte_size: 70 }).where('byte_size', '=', 30).execute();
      await tx.deleteFrom('files').where('byte_size', '=', 1000).execute();
    });
    for (const foldFirst of [false, true]) {
      if (foldFirst) await foldCounts(database);
      const results = Object.fromEntries(await resultCounts(database.read));
      expect(results).toEqual({ sent: 1, queued: 1, refused: 1 });
      expect(await fileBytes(database.read)).toBe(5_000_000_070);
      expect(await jobCounts(database.read)).toEqual([]);
    }
  });
});

async function addOrder(tx: Statements): Promise<void> {
  const property = { address: '1 Elm St', city: 'Omaha', state: 'NE', zip: '68102' };
  await tx
    .insertInto('properties')
    .values({ id: '1', ...property, place_key: 'elm', created_at: AT })
    .execute();
  const order = { id: '1', property_id: '1', wo_number: 'WO-1', status: 'Unread', fields: '{}' };
  const flags = { is_assigned: false, is_other_allowed: false };
  const times = { modified_at: AT, created_at: AT };
  await tx
    .insertInto('orders')
    .values({ ...order, ...flags, ...times })
    .execute();
}

async function addResult(tx: Statements, item_key: string, state: string): Promise<void> {
  const row = { order_id: '1', kind: 'file', item_key, payload: '{}', modified_at: AT };
  await tx
    .insertInto('outbox')
    .values({ ...row, state })
    .execute();
}

async function addFile(tx: Statements, byte_size: number): Promise<void> {
  const texts = { area: 'order', file_name: 'a.jpg', mime_type: 'image/jpeg', description: '' };
  const row = { ...texts, file_area: 1, org_name: '', sha256: 'aa', byte_size, created_at: AT };
  await tx.insertInto('files').values(row).execute();
}
