import { setTimeout as delay } from 'node:timers/promises';
import {
  claimJobs,
  MOST_POISONOUS,
  reclaim,
  reclaimAll,
} from '../../../../src/site/engine/jobs/claims.js';
import {
  addJob,
  expediteQueue,
  pauseQueue,
  resumeQueue,
} from '../../../../src/site/engine/jobs/job.js';
import type { JobKind } from '../../../../src/site/engine/jobs/job-kinds.js';
import { JobQueue } from '../../../../src/site/engine/jobs/job-queue.js';
import { Jobs } from '../../../../src/site/engine/jobs/jobs.js';
import { waitingQueues } from '../../../../src/site/engine/jobs/waiting-queues.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { eventually as until } from '../../../support/eventually.js';
import { ENGINES, ONE_CONNECTION } from '../../databases.js';

const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };

describe.each([...ENGINES, ONE_CONNECTION])('the jobs of a site on $name', (engine) => {
  let database: Database;
  let jobs: Jobs;
  let ahead = 0;
  /** The time at which the clock stands; undefined while it goes. */
  let stopped: number | undefined;
  const queues: JobQueue[] = [];
  const now = () => (stopped ?? Date.now()) + ahead;
  beforeAll(async () => {
    await engine.start();
    database = await openDatabase(await engine.migrated());
  });
  afterAll(async () => {
    await database.close();
    await engine.stop();
  });
  beforeEach(() => {
    ahead = 0;
    stopped = undefined;
    jobs = new Jobs({ database, now, wake: () => queues.at(-1)?.wake() });
  });
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop(0)));
    // A new database costs more than a test.
    await database.write(async (tx) => {
      await tx.deleteFrom('jobs').execute();
      await tx.deleteFrom('paused_lanes').execute();
    });
  });

  const start = (
    kinds: Record<string, Partial<JobKind> & Pick<JobKind, 'run'>>,
    lease = 30_000,
  ) => {
    const defaults = { limit: 2, attempts: 3, delay: 10, longestDelay: 20 };
    const complete = Object.entries(kinds).map(([name, kind]) => [name, { ...defaults, ...kind }]);
    const queue = new JobQueue(database, {
      kinds: Object.fromEntries(complete),
      now,
      logger,
      lease,
      interval: 20,
    });
    queues.push(queue);
    queue.start();
    return queue;
  };
  const add = (
    key: string,
    more: { lane?: string; runAt?: number; kind?: string; payload?: unknown } = {},
  ) =>
    database.write((tx) => addJob(tx, { kind: 'work', lane: 'one', key, runAt: now(), ...more }));
  const isEmpty = async () => (await jobs.list()).length === 0;

  it('does not start again after it was stopped', async () => {
    const queue = start({ work: { run: async () => undefined } });
    await queue.stop();
    queue.start();
    expect(queue.isStarted).toBe(false);
  });

  it('are each done once, in their order, and are gone then', async () => {
    for (const key of ['a', 'b', 'c']) await add(key, { payload: { of: key } });
    const done: unknown[] = [];
    start({
      work: {
        limit: 1,
        run: async ({ key, payload }) => {
          done.push([key, payload]);
          return undefined;
        },
      },
    });
    await until(isEmpty);
    expect(done).toEqual([
      ['a', { of: 'a' }],
      ['b', { of: 'b' }],
      ['c', { of: 'c' }],
    ]);
  });

  it('are added with the rest of a transaction, or not at all', async () => {
    const failed = database.write(async (tx) => {
      await addJob(tx, { kind: 'work', lane: 'one', key: 'never', runAt: now() });
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect(await isEmpty()).toBe(true);
  });

  it('store what they bring along with their end, or fail with it', async () => {
    const failures: string[] = [];
    for (const key of ['good', 'bad']) await add(key);
    start({
      work: {
        attempts: 1,
        run: async ({ key }) => {
          return async (tx) => {
            await addJob(tx, { kind: 'later', lane: key, key, runAt: now() });
            // Nothing of it is there before all of it is.
            if (key === 'bad') throw new Error('it cannot be stored');
          };
        },
        onDead: async ({ key }) => void failures.push(key),
      },
    });
    await until(() => failures.length > 0);
    await until(async () => (await jobs.list({ kind: 'work' })).length === 1);
    expect(await jobs.list()).toMatchObject([
      { kind: 'work', key: 'bad', state: 'dead', reason: 'it cannot be stored' },
      { kind: 'later', key: 'good', state: 'waiting' },
    ]);
    expect(failures).toEqual(['bad']);
  });

  it('are looked for lane by lane, the earliest of each, paused lanes left out', async () => {
    const lanes = ['one', 'two', 'three'];
    for (const [place, lane] of lanes.entries()) {
      for (const kind of ['some', 'work']) {
        for (const wait of [300, 100, 200]) {
          await add(`${lane} ${wait}`, { kind, lane, runAt: place * 1000 + wait });
        }
      }
    }
    await add('none', { kind: 'last', lane: 'four', runAt: 5 });
    await database.write((tx) => pauseQueue(tx, 'two', 'nobody is there'));
    expect(await waitingQueues(database.read, {})).toEqual([
      { kind: 'last', lane: 'four', run_at: 5 },
      { kind: 'some', lane: 'one', run_at: 100 },
      { kind: 'some', lane: 'three', run_at: 2100 },
      { kind: 'work', lane: 'one', run_at: 100 },
      { kind: 'work', lane: 'three', run_at: 2100 },
    ]);
  });

  it('of one key are one while they wait, and run again where they were added during a run', async () => {
    await add('same');
    await add('same', { payload: 'newer' });
    expect(await jobs.list()).toMatchObject([{ key: 'same', payload: 'newer' }]);
    const seen: unknown[] = [];
    start({
      work: {
        run: async ({ payload }) => {
          seen.push(payload);
          if (seen.length === 1) await add('same', { payload: 'during' });
          return undefined;
        },
      },
    });
    await until(isEmpty);
    expect(seen).toEqual(['newer', 'during']);
  });

  it('wait for their time', async () => {
    await add('later', { runAt: now() + 60_000 });
    let runs = 0;
    start({ work: { run: async () => void runs++ as undefined } });
    await delay(60);
    expect(runs).toBe(0);
    expect((await jobs.list())[0]?.waits_for).toMatch(/^its time, 2/);
    ahead = 61_000;
    await until(isEmpty);
    expect(runs).toBe(1);
  });

  it('that fail are tried again, later each time, and are put aside with all that is known', async () => {
    await add('bad', { payload: { report_id: '7' } });
    const times: number[] = [];
    const aside: string[] = [];
    start({
      work: {
        delay: 40,
        longestDelay: 1000,
        run: async () => {
          times.push(Date.now());
          throw Object.assign(new Error('no such order'), { answer: { text: '<html>\0' } });
        },
        onDead: async ({ key }) => void aside.push(key),
      },
    });
    await until(async () => (await jobs.list({ state: 'dead' })).length === 1);
    await until(() => aside.length > 0);
    expect(times).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(19);
    expect(third - second).toBeGreaterThanOrEqual(39);
    expect(aside).toEqual(['bad']);
    expect(await jobs.list()).toMatchObject([
      {
        key: 'bad',
        failures: 3,
        poisonous: 0,
        reason: 'no such order',
        detail: '<html>\ufffd',
        payload: { report_id: '7' },
        waits_for: 'a decision of a person: 3 attempts failed',
      },
    ]);
  });

  it('that wait for their next attempt say until when, and why', async () => {
    await add('bad');
    const begun = now();
    start({
      work: { delay: 60_000, longestDelay: 60_000, run: () => Promise.reject(new Error('away')) },
    });
    await until(async () => (await jobs.list())[0]?.failures === 1);
    expect((await jobs.list())[0]?.waits_for).toMatch(
      /^its next attempt at 2.+, after 1 that failed: away$/,
    );
    await add('bad');
    expect((await jobs.list())[0]?.run_at).toBeGreaterThanOrEqual(begun + 30_000);
  });

  it('wait as long as the peer asks for', async () => {
    await add('busy');
    const begun = now();
    start({
      work: { run: () => Promise.reject(Object.assign(new Error('busy'), { retryAfter: 90 })) },
    });
    await until(async () => (await jobs.list())[0]?.failures === 1);
    expect((await jobs.list())[0]?.run_at).toBeGreaterThanOrEqual(begun + 90_000);
  });

  it('are not put aside for a failure that passes by itself', async () => {
    await add('patient');
    let runs = 0;
    start({
      work: {
        isTransient: () => true,
        run: async () => {
          runs += 1;
          if (runs < 6) throw new Error('away');
          return undefined;
        },
      },
    });
    await until(isEmpty);
    expect(runs).toBe(6);
  });

  it('that fail for good begin anew where they were added meanwhile: there is more to do', async () => {
    await add('grown');
    let runs = 0;
    start({
      work: {
        attempts: 1,
        run: async () => {
          runs += 1;
          if (runs > 1) return undefined;
          await add('grown', { payload: 'more' });
          throw new Error('the first part is bad');
        },
      },
    });
    await until(isEmpty);
    expect(runs).toBe(2);
  });

  it('that wait keep their payload where whoever adds them says so', async () => {
    const more = { kind: 'work', lane: 'one', key: 'same', runAt: now(), keepsPayload: true };
    await database.write((tx) => addJob(tx, { ...more, payload: 'first' }));
    await database.write((tx) => addJob(tx, { ...more, payload: 'second' }));
    expect(await jobs.list()).toMatchObject([{ payload: 'first' }]);
    await jobs.skip((await jobs.list())[0]?.id ?? '');
    await database.write((tx) => addJob(tx, { ...more, payload: 'third' }));
    expect(await jobs.list()).toMatchObject([{ payload: 'third', state: 'waiting' }]);
  });

  it('of a lane whose peer is back are tried at once, and their attempts begin anew', async () => {
    await add('failed');
    await add('planned', { runAt: now() + 60_000 });
    await add('elsewhere', { lane: 'two' });
    const late = now() + 3_600_000;
    await database.write((tx) =>
      tx
        .updateTable('jobs')
        .set({ attempt_count: 2, run_at: late })
        .where('job_key', '!=', 'planned')
        .execute(),
    );
    const at = now();
    await database.write((tx) => expediteQueue(tx, 'one', at));
    expect(await jobs.list()).toMatchObject([
      { key: 'failed', run_at: at, failures: 0 },
      { key: 'planned', failures: 0 },
      { key: 'elsewhere', run_at: late, failures: 2 },
    ]);
    expect((await jobs.list())[1]?.run_at).toBeGreaterThan(at + 50_000);
  });

  it('of a process that is known to be gone are taken back without waiting for their leases', async () => {
    await add('held');
    const at = now();
    const claiming = { kind: 'work', lane: 'one', limit: 1, dueBy: at, now: at, lease: 60_000 };
    await claimJobs(database, claiming);
    await reclaimAll(database);
    expect(await jobs.list()).toMatchObject([{ state: 'waiting', poisonous: 1 }]);
  });

  it('that end their process are put aside after a bound, counted apart from failures [site.jobs.poison]', async () => {
    await add('poison', { payload: 'all of it' });
    for (let death = 1; death <= MOST_POISONOUS; death++) {
      const at = now();
      const claimed = await claimJobs(database, {
        kind: 'work',
        lane: 'one',
        limit: 1,
        dueBy: at,
        now: at,
        lease: 1000,
      });
      expect(claimed).toMatchObject([{ failures: 0 }]);
      // Its process is gone, and nobody renews the lease.
      await reclaim(database, at + 1001, 1000);
    }
    let runs = 0;
    const queue = start({ work: { run: async () => void runs++ as undefined } });
    await delay(40);
    expect(runs).toBe(0);
    // Otherwise it may be done before it is listed.
    await queue.stop();
    const [job] = await jobs.list();
    expect(job).toMatchObject({
      failures: 0,
      poisonous: MOST_POISONOUS,
      payload: 'all of it',
      waits_for: `a decision of a person: ${MOST_POISONOUS} attempts never ended`,
    });
    await jobs.retry(job?.id ?? '');
    expect(await jobs.list()).toMatchObject([{ poisonous: 0 }]);
  });

  it('of a process that hangs beyond its lease are taken over, and its end changes nothing any more', async () => {
    await add('slow');
    let runs = 0;
    let release = () => {};
    start({
      work: {
        run: () => {
          runs += 1;
          if (runs > 1) return new Promise(() => undefined);
          return new Promise((resolve) => {
            release = () => resolve(undefined);
          });
        },
      },
    });
    await until(() => runs === 1);
    await database.write((tx) =>
      tx
        .updateTable('jobs')
        .set({ lease_at: now() - 1 })
        .execute(),
    );
    await until(() => runs === 2);
    release();
    await delay(50);
    expect(await jobs.list()).toMatchObject([{ key: 'slow', state: 'running', poisonous: 1 }]);
  });

  it('keep their lease while they run', async () => {
    await add('long');
    let runs = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = async () => {
      runs += 1;
      await finished;
      return undefined;
    };
    stopped = Date.now();
    start({ work: { run } }, 1500);
    const leaseEnd = async () => {
      const jobs = await database.read.selectFrom('jobs').select('lease_at').execute();
      return Number(jobs[0]?.lease_at);
    };
    await until(() => runs === 1);
    const first = await leaseEnd();
    stopped += 1000;
    await until(async () => (await leaseEnd()) > first);
    // The end of the first lease is over.
    stopped += 1000;
    await delay(60);
    finish();
    await until(isEmpty);
    expect(runs).toBe(1);
  });

  it('run as many at a time as a lane allows, in all processes together; a full lane holds up no other', async () => {
    let most = 0;
    let current = 0;
    const others: string[] = [];
    for (let index = 0; index < 12; index++) await add(`n${index}`);
    await add('other', { lane: 'two' });
    const run: JobKind['run'] = async ({ lane, key }) => {
      if (lane === 'two') {
        others.push(key);
        return undefined;
      }
      current += 1;
      most = Math.max(most, current);
      await delay(10);
      current -= 1;
      return undefined;
    };
    start({ work: { limit: 3, run } });
    start({ work: { limit: 3, run } });
    await until(isEmpty);
    expect(most).toBe(3);
    expect(others).toEqual(['other']);
  });

  it('of a lane that never ends are no delay for others', async () => {
    for (let index = 0; index < 5; index++) await add(`hung${index}`, { lane: 'hung' });
    const done: string[] = [];
    start({
      work: {
        run: ({ lane, key }) => {
          if (lane === 'hung') return new Promise(() => undefined);
          done.push(key);
          return Promise.resolve(undefined);
        },
      },
    });
    await until(async () => (await jobs.list({ state: 'running' })).length === 2);
    for (let index = 0; index < 20; index++) await add(`fine${index}`, { lane: 'fine' });
    await until(() => done.length === 20);
  });

  it('of a paused lane wait until it is resumed, and say so', async () => {
    await database.write((tx) => pauseQueue(tx, 'one', 'the password is refused'));
    await add('held');
    let runs = 0;
    start({ work: { run: async () => void runs++ as undefined } });
    await delay(60);
    expect(runs).toBe(0);
    expect((await jobs.list())[0]?.waits_for).toBe(
      'its queue, which is paused: the password is refused',
    );
    await database.write((tx) => resumeQueue(tx, 'one'));
    await until(isEmpty);
  });

  it('are skipped and taken up again by a person', async () => {
    await add('held', { runAt: now() + 60_000 });
    const [job] = await jobs.list();
    const id = job?.id ?? '';
    await jobs.skip(id);
    let runs = 0;
    start({ work: { run: async () => void runs++ as undefined } });
    ahead = 61_000;
    await delay(60);
    expect(runs).toBe(0);
    expect(await jobs.counts()).toEqual([{ kind: 'work', state: 'skipped', job_count: 1 }]);
    await jobs.retry(id);
    await until(isEmpty);
    expect(runs).toBe(1);
    await expect(jobs.retry(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(jobs.skip('x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that are put aside begin anew when they are added again', async () => {
    await add('bad');
    let isGood = false;
    start({
      work: { run: () => (isGood ? Promise.resolve(undefined) : Promise.reject(new Error('bad'))) },
    });
    await until(async () => (await jobs.list({ state: 'dead' })).length === 1);
    isGood = true;
    await add('bad');
    await until(isEmpty);
  });

  it('that are regular run again after their time', async () => {
    await add('regular');
    let runs = 0;
    start({
      work: {
        run: async () => {
          runs += 1;
          return 10;
        },
      },
    });
    await until(() => runs >= 3);
    expect(await jobs.list()).toMatchObject([{ failures: 0, reason: null }]);
  });

  it('under way at the stop are given back after a while, uncounted', async () => {
    await add('slow');
    const queue = start({
      work: {
        run: (_job, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      },
    });
    await until(async () => (await jobs.list({ state: 'running' })).length === 1);
    await queue.stop(10);
    await until(async () => (await jobs.list())[0]?.state === 'waiting');
    expect(await jobs.list()).toMatchObject([{ state: 'waiting', failures: 0, poisonous: 0 }]);
  });

  it('that may be interrupted are given back as soon as the queue is stopped, while others go on', async () => {
    let finish: ((end: undefined) => void) | undefined;
    let isResting = false;
    let isInterrupted = false;
    const long = new Promise<undefined>((resolve) => {
      finish = resolve;
    });
    const queue = start({
      work: { run: () => long },
      rest: {
        isInterruptible: true,
        run: (_job, signal) => {
          isResting = true;
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              isInterrupted = true;
              reject(new Error('aborted'));
            });
          });
        },
      },
    });
    await add('long');
    queue.wake();
    await until(async () => (await jobs.list({ state: 'running' })).length === 1);
    await add('steps', { kind: 'rest' });
    queue.wake();
    await until(() => isResting);
    const stopping = queue.stop();
    await until(() => isInterrupted);
    finish?.(undefined);
    await stopping;
    expect(await jobs.list()).toMatchObject([{ kind: 'rest', state: 'waiting', failures: 0 }]);
  });

  it.each([
    [{ limit: 0 }, 'jobs.list.limit'],
    [{ state: 'done' as never }, 'jobs.list.state'],
    [{ after: 'x' }, 'jobs.list.after'],
    [{ sate: 'dead' } as never, 'did you mean state'],
  ])('are not listed by %j', async (filter, message) => {
    await expect(jobs.list(filter)).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining(message),
    });
  });
});
