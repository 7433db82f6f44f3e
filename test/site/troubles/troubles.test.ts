import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { certificateEnd } from '../../../src/net/index.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { backupSite, type Site, type TroubleEvent } from '../../../src/site/index.js';
import { expiringCertificates } from '../../../src/site/troubles/certificates.js';
import { presentConditions } from '../../../src/site/troubles/conditions.js';
import { SERVER } from '../../support/certificates.js';
import { eventually as until } from '../../support/eventually.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { change, putDeadJob, putLink, putNote, putResult } from './put-conditions.js';

const [SQLITE] = ENGINES as [TestEngine];
const MINUTE = 60_000;

/** Compares once more, and waits for what that has to lead to. */
async function compared(test: TestSite, holds: () => boolean | Promise<boolean>): Promise<void> {
  let at = 0;
  await until(async () => {
    if (await holds()) return true;
    if (performance.now() < at) return false;
    at = performance.now() + 500;
    const [job] = await test.site.jobs.list({ kind: 'find-troubles', state: 'waiting' });
    if (job) await test.site.jobs.retry(job.id).catch(() => undefined);
    return false;
  });
}

const open = async (site: Site) =>
  (await site.troubles.list()).map(({ kind, subject }) => `${kind} ${subject}`).toSorted();

function collect(site: Site, consumer: string, seen: TroubleEvent[]): Site {
  return site
    .on('trouble', { consumer }, (event) => void seen.push(event))
    .on('solved', { consumer }, (event) => void seen.push(event));
}

const named = (events: readonly TroubleEvent[]) =>
  events.map(({ event, trouble: { kind, subject } }) => `${event} ${kind} ${subject}`).toSorted();

/** A condition of every kind that records cause. */
async function putAll(test: TestSite): Promise<void> {
  const orderId = await test.order();
  await change(test, async (tx) => {
    await putLink(tx, 'paused', { paused_at: 1, pause_reason: 'refused' });
    const failing = { failure: 'no answer', failing_since: 1 };
    await putLink(tx, 'away', failing);
    await putLink(tx, 'gone', { ...failing, removed_at: 1 });
    const link = await putLink(tx, 'bank');
    const { property_id } = await tx
      .selectFrom('orders')
      .select('property_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const { id: imported } = await tx
      .insertInto('orders')
      .values({
        link_id: link,
        remote_report_id: '7',
        property_id,
        wo_number: 'A',
        status: 'In Field',
        fields: '{}',
        is_assigned: false,
        is_other_allowed: false,
        modified_at: 1,
        created_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const state of ['failed', 'refused', 'unclear'] as const) {
      await putResult(tx, imported, { item_key: state, state, attempt_count: 3 });
    }
    await putResult(tx, imported, { item_key: 'late', state: 'failed', attempt_count: 1 });
    await putResult(tx, imported, { item_key: 'sent', state: 'sent' });
    await putDeadJob(tx, 'import', `${link}/8`);
    await putDeadJob(tx, 'push', '1');
    await putDeadJob(tx, 'trouble:pager', '1');
    const accounts = await tx.selectFrom('accounts').select(['id', 'username']).execute();
    for (const { id, username } of accounts) {
      if (username === 'acme') {
        const receiver_url = 'http://receiver.example/';
        await tx.updateTable('accounts').set({ receiver_url }).where('id', '=', id).execute();
      }
      await putNote(tx, orderId, id);
    }
    const soon = { checked_at: 1, expires_at: Date.now() + 86_400_000 };
    await tx
      .insertInto('certificates')
      .values([
        { host: 'files.example:443', ...soon },
        { host: 'unused.example:443', ...soon },
      ])
      .execute();
  });
}

const ALL = [
  'attachments.missing WO-1',
  'backup.old site',
  'certificate.expiring files.example:443',
  'import.failed bank/8',
  'job.failed push',
  'link.paused paused',
  'link.unreachable away',
  'result.failed bank/7',
  'result.refused bank/7',
  'result.unclear bank/7',
];

describe.each(ENGINES)('troubles on $name', (engine) => {
  let test: TestSite;
  let second: Site | undefined;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await TestSite.open(engine, {
      thumbnails: false,
      publicUrl: 'https://files.example',
      troubles: { backupHours: 1 },
    });
  });
  afterEach(async () => {
    await second?.stop();
    second = undefined;
    await test.close();
  });

  it('are found, listed, counted, and reported once each, with their end [site.events.trouble]', async () => {
    await putAll(test);
    const [pager, others]: [TroubleEvent[], TroubleEvent[]] = [[], []];
    collect(test.site, 'pager', pager);
    collect(test.site, 'others', others);
    if (engine.name === 'postgres') {
      // Another process with the same consumer, which also runs jobs.
      second = collect(await test.create(), 'pager', pager);
      await second.start();
    }
    await test.site.start();
    await compared(test, () => pager.length >= ALL.length && others.length >= ALL.length);
    const begun = ALL.map((one) => `trouble ${one}`);
    expect(await open(test.site)).toEqual(ALL);
    expect([named(pager), named(others)]).toEqual([begun, begun]);
    const metrics = await test.site.metrics();
    expect(metrics).toContain('svclink_troubles{kind="result.refused"} 1\n');
    expect(metrics).toContain('svclink_troubles{kind="disk.low"} 0\n');
    expect((await test.site.troubles.counts()).filter(({ count }) => count !== 1)).toEqual([
      { kind: 'hook.failing', count: 0 },
      { kind: 'hook.disabled', count: 0 },
      { kind: 'disk.low', count: 0 },
    ]);
    await change(test, async (tx) => {
      await tx.updateTable('links').set({ paused_at: null, failing_since: null }).execute();
      await tx.updateTable('links').set({ failure: null }).execute();
      await tx.updateTable('outbox').set({ state: 'sent' }).execute();
      await tx.deleteFrom('jobs').where('state', '=', 'dead').execute();
      await tx.updateTable('notes').set({ attachments: 'fetched' }).execute();
      await tx.deleteFrom('certificates').execute();
      const value = String(Date.now());
      await tx.insertInto('settings').values({ name: 'backed_up_at', value }).execute();
    });
    await compared(test, () => pager.length >= 2 * ALL.length && others.length >= 2 * ALL.length);
    const both = [...ALL.map((one) => `solved ${one}`), ...begun];
    expect([named(pager), named(others)]).toEqual([both, both]);
    expect(new Set(pager.map(({ id }) => id)).size).toBe(both.length);
    for (const { trouble } of pager.filter(({ event }) => event === 'solved')) {
      const at = pager.findIndex((one) => one.id === `trouble-${trouble.id}`);
      expect(at).toBeLessThan(pager.findIndex((one) => one.id === `solved-${trouble.id}`));
    }
    expect(await open(test.site)).toEqual([]);
    expect(await test.site.troubles.list({ solved: true })).toHaveLength(ALL.length);
  });

  it('are reported after a restart to a consumer that failed, and to one that comes later', async () => {
    let calls = 0;
    test.site.on('trouble', { consumer: 'pager' }, () => {
      calls += 1;
      throw new Error('no paper');
    });
    await test.site.start();
    await until(() => calls > 0);
    await test.restart();
    const [pager, late]: [TroubleEvent[], TroubleEvent[]] = [[], []];
    collect(test.site, 'pager', pager);
    collect(test.site, 'late', late);
    await test.site.start();
    await until(() => pager.length > 0 && late.length > 0);
    expect([named(pager), named(late)]).toEqual([
      ['trouble backup.old site'],
      ['trouble backup.old site'],
    ]);
    await test.restart();
    const again: TroubleEvent[] = [];
    collect(test.site, 'pager', again);
    await test.site.start();
    await change(test, (tx) => putDeadJob(tx, 'push', '1'));
    await compared(test, () => again.length > 0);
    expect(named(again)).toEqual(['trouble job.failed push']);
  });
});

describe('a trouble', () => {
  let test: TestSite;
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    test = await TestSite.open(SQLITE, { thumbnails: false });
  });
  afterEach(() => test.close());

  it('of a link begins 15 minutes after its first failure, and not with one of many', async () => {
    const at = Date.now();
    const failing = { failure: 'no answer', failed_at: at, failing_since: at };
    await change(test, (tx) => putLink(tx, 'away', failing));
    await test.site.start();
    test.ahead = 14 * MINUTE;
    await change(test, (tx) => putDeadJob(tx, 'push', '1'));
    await compared(test, async () => (await open(test.site)).length > 0);
    expect(await open(test.site)).toEqual(['job.failed push']);
    test.ahead = 15 * MINUTE + 1;
    await compared(test, async () => (await open(test.site)).length > 1);
    expect((await test.site.troubles.list({ kind: 'link.unreachable' }))[0]).toMatchObject({
      subject: 'away',
      reason: 'no answer',
      message: 'The link away has not worked for 15 minutes.',
      solved_at: null,
    });
  });

  it('of more records than are listed is solved only where its record is', async () => {
    await change(test, async (tx) => {
      for (let key = 1; key <= 1002; key += 1) await putDeadJob(tx, 'push', `${key}`);
    });
    await test.site.start();
    const count = async () =>
      (await test.site.troubles.counts()).find(({ kind }) => kind === 'job.failed')?.count;
    await compared(test, async () => (await count()) === 1000);
    await change(test, (tx) => tx.deleteFrom('jobs').where('job_key', '=', '1').execute());
    const solved = () => test.site.troubles.list({ solved: true });
    await compared(test, async () => (await solved()).length > 0 && (await count()) === 1000);
    expect(await solved()).toHaveLength(1);
    expect(await test.site.troubles.list({ limit: 1 })).toEqual(
      await test.site.troubles.list({ kind: 'job.failed', limit: 1 }),
    );
  });

  it('of backups ends with a complete backup, and begins again when that is too old', async () => {
    await test.site.stop();
    test.site = await test.create({ troubles: { backupHours: 2 } });
    await test.site.start();
    const messages = async () => (await test.site.troubles.list()).map(({ message }) => message);
    await compared(test, async () => (await messages()).length > 0);
    expect(await messages()).toEqual(['There is no backup of this site.']);
    const files = join(test.folder, 'files');
    const path = join(test.folder, 'a.svclink');
    await backupSite({ database: test.database, files }, path, { passphrase: null });
    await compared(test, async () => (await messages()).length === 0);
    test.ahead = 3 * 60 * MINUTE;
    await compared(test, async () => (await messages()).length > 0);
    expect(await messages()).toEqual([expect.stringMatching(/^The last backup is of 20/)]);
  });

  it.each([
    [
      9,
      [{ isQuiet: false, message: 'The disk of the database is nearly full: 9% of it is free.' }],
    ],
    [11, [{ isQuiet: true }]],
    [12, []],
  ])('of a disk with %i%% free space', async (free, expected) => {
    const database = await openDatabase(test.database);
    const disk = async () => ({ size: 100, free });
    const all = await presentConditions({
      database: { ...database, disk },
      files: { incoming: undefined },
      now: Date.now,
      publicUrl: 'http://files.example',
      options: { certificateDays: 14 },
    });
    await database.close();
    const found = all.flatMap((one) => one.found);
    expect(found).toEqual(expected.map((one) => expect.objectContaining(one)));
  });

  it.each([
    [-1, /^The certificate of files\.example:443 has ended at 20/],
    [1, /^The certificate of files\.example:443 ends at 20/],
  ])('of a certificate, %i days before its end', async (days, message) => {
    const expires_at = Date.now() + days * 24 * 60 * MINUTE;
    await change(test, (tx) =>
      tx
        .insertInto('certificates')
        .values({ host: 'files.example:443', checked_at: 1, expires_at })
        .execute(),
    );
    const database = await openDatabase(test.database);
    const { found } = await expiringCertificates(database.read, {
      at: Date.now(),
      days: 14,
      publicUrl: 'https://files.example',
    });
    await database.close();
    expect(found).toMatchObject([{ message: expect.stringMatching(message) }]);
    await change(test, (tx) => tx.deleteFrom('certificates').execute());
  });

  it('of a certificate is found by connecting, trusted or not', async () => {
    const server = createServer(SERVER).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(new Date(await certificateEnd(new URL(url))).getUTCFullYear()).toBe(2120);
    await test.site.stop();
    test.site = await test.create({ publicUrl: url });
    await test.site.start();
    await until(async () => {
      const rows = await change(test, (tx) => tx.selectFrom('certificates').selectAll().execute());
      return rows.some(({ host }) => host === new URL(url).host);
    });
    server.close();
    await expect(certificateEnd(new URL('https://127.0.0.1:1'))).rejects.toThrow();
  });

  it.each([
    [{ kind: 'disk.full' }, 'kind'],
    [{ limit: 1001 }, 'limit'],
    [{ before: 'x' }, 'before'],
    [{ state: 'open' }, 'state'],
  ])('list refuses %j', async (filter, member) => {
    const list = test.site.troubles.list as (given: unknown) => Promise<unknown>;
    await expect(list.call(test.site.troubles, filter)).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining(`troubles.list.${member}`),
    });
  });

  it('handler comes before the start, once for a consumer and event, with a name', async () => {
    const on = (consumer: unknown, handler: unknown = () => 1) =>
      (test.site.on as (...given: unknown[]) => unknown)('trouble', { consumer }, handler);
    on('pager');
    expect(() => on('pager')).toThrow(expect.objectContaining({ code: 'handler_duplicate' }));
    expect(() => on('')).toThrow(expect.objectContaining({ code: 'option_invalid' }));
    expect(() => on('a', 1)).toThrow(expect.objectContaining({ code: 'option_invalid' }));
    await test.site.start();
    expect(() => on('late')).toThrow(expect.objectContaining({ code: 'registration_late' }));
  });
});
