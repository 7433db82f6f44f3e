import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import request from 'supertest';
import { METRICS, type MetricRow } from '../../../src/site/engine/figures/metric-rows.js';
import { storageFigures } from '../../../src/site/engine/figures/storage.js';
import { addJob } from '../../../src/site/engine/jobs/job.js';
import type { Statements } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { TROUBLE_KINDS } from '../../../src/site/troubles/trouble-record.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';

const RULES = readFileSync('deploy/alerts.yml', 'utf8');
/** Names of metrics of which the file of rules speaks, and which another program has. */
const OF_PROMETHEUS = ['up'];

/** The value of a metric; undefined where it is not there. */
function valueIn(figures: string, metric: string): number | undefined {
  const line = figures.split('\n').find((one) => one.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length));
}

async function addTrouble(tx: Statements, now: number): Promise<void> {
  const [{ id: order_id } = { id: '' }] = await tx.selectFrom('orders').select('id').execute();
  for (const [item_key, state] of ['sent', 'sent', 'refused', 'unclear'].entries()) {
    const row = { order_id, kind: 'file', item_key: String(item_key), payload: '{}' };
    await tx
      .insertInto('outbox')
      .values({ ...row, state, modified_at: now })
      .execute();
  }
  const texts = { client_company: '', url: 'https://a.example', username: 'us', secret: 'x' };
  const states = {
    good: {},
    paused: { paused_at: now, pause_reason: 'it refuses us', failure: 'it refuses us' },
    failing: { failure: 'nothing listens', failed_at: now },
    removed: { paused_at: now, removed_at: now },
  };
  for (const [name, state] of Object.entries(states)) {
    const row = { name, ...texts, options: '{}', marks: '{}', created_at: now, modified_at: now };
    await tx
      .insertInto('links')
      .values({ ...row, ...state })
      .execute();
  }
  for (const [key, runAt] of [now - 600_000, now - 5000].entries()) {
    await addJob(tx, { kind: 'push', lane: 'a', key: String(key), runAt });
  }
}

async function opened(engine: TestEngine): Promise<TestSite> {
  const test = await TestSite.open(engine);
  const report_id = await test.order();
  const content = Readable.from(['a note']);
  await test.owner.files.add({ report_id, file_name: 'a.pdf', content });
  const database = await openDatabase(test.database);
  await database.write((tx) => addTrouble(tx, Date.now()));
  await database.close();
  return test;
}

describe.each(ENGINES)('the figures of a site on $name', (engine) => {
  let test: TestSite;
  let figures = '';
  beforeAll(async () => {
    await engine.start();
    test = await opened(engine);
    await test.send('get_all_orders', {});
    await test.site.exchanges.flush();
    await request(test.site.console).get('/nowhere');
    figures = await test.site.metrics();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  it.each([
    ['svclink_results{state="sent"}', 2],
    ['svclink_results{state="refused"}', 1],
    ['svclink_results{state="unclear"}', 1],
    ['svclink_results{state="queued"}', 0],
    ['svclink_links{state="ok"}', 1],
    ['svclink_links{state="paused"}', 1],
    ['svclink_links{state="failing"}', 1],
    ['svclink_stored_bytes{store="files"}', 6],
    ['svclink_requests_total{face="console",status="4xx"}', 1],
  ])('have %s [site.metrics.trouble]', (metric, value) => {
    expect([metric, valueIn(figures, metric)]).toEqual([metric, value]);
  });

  it('have ages, delays, bytes and room [site.metrics.trouble]', () => {
    const age = valueIn(figures, 'svclink_oldest_waiting_job_seconds{kind="push"}') ?? 0;
    expect(age).toBeGreaterThan(599);
    expect(age).toBeLessThan(900);
    expect(valueIn(figures, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    for (const store of ['database', 'log']) {
      expect(valueIn(figures, `svclink_stored_bytes{store="${store}"}`)).toBeGreaterThan(1000);
    }
    const free = valueIn(figures, 'svclink_disk_free_bytes{store="files"}') ?? 0;
    expect(free).toBeGreaterThan(0);
    expect(valueIn(figures, 'svclink_disk_size_bytes{store="files"}')).toBeGreaterThan(free);
    const used = valueIn(figures, 'svclink_pool_connections{state="used"}');
    expect(used === undefined).toBe(engine.name === 'sqlite');
  });

  it('measure the event loop anew at each reading [site.metrics.trouble]', async () => {
    // The first measurement after a reading only begins.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const blockedUntil = performance.now() + 300;
    while (performance.now() < blockedUntil);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const longest = valueIn(await test.site.metrics(), 'nodejs_eventloop_lag_max_seconds') ?? 0;
    expect(longest).toBeGreaterThan(0.2);
    // A busy machine may stop it once more.
    await eventually(async () => {
      const next = valueIn(await test.site.metrics(), 'nodejs_eventloop_lag_max_seconds') ?? 1;
      return next < longest;
    }, 'a shorter one');
  });

  it('go on without a store that fails: the disks count most while one is full', async () => {
    const database = await openDatabase(test.database);
    const failing = () => Promise.reject(new Error('ENOSPC'));
    const figuresOf = (parts: Partial<Parameters<typeof storageFigures>[0]>) =>
      storageFigures({ database, filesFolder: test.folder, logBytes: undefined, ...parts });
    const withoutLog = await figuresOf({ logBytes: failing });
    const withoutDatabase = await figuresOf({ database: { ...database, bytes: failing } });
    await database.close();
    for (const text of [withoutLog, withoutDatabase]) {
      expect(valueIn(text, 'svclink_disk_free_bytes{store="files"}')).toBeGreaterThan(0);
      expect(valueIn(text, 'svclink_stored_bytes{store="files"}')).toBe(6);
    }
    expect(withoutLog).not.toContain('svclink_stored_bytes{store="log"}');
    expect(withoutDatabase).not.toContain('svclink_stored_bytes{store="database"}');
    expect(withoutDatabase.includes('svclink_pool_connections')).toBe(engine.name === 'postgres');
  });

  it('have the labels that the page of the metrics shows', () => {
    const rows = new Map(Object.entries<MetricRow>(METRICS));
    for (const [, name = '', labels] of figures.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
      const row = rows.get(name.replace(/_(?:bucket|sum|count)$/, ''));
      const given = [...(labels ?? '').matchAll(/(\w+)="/g)].map(([, label]) => label);
      expect([name, given.filter((label) => label !== 'le')]).toEqual([name, row?.labels]);
    }
  });

  it('explain each metric once, before its values', () => {
    const names = [...figures.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    const withoutValue = names.filter(
      (name) => !new RegExp(`^${name}(?:_bucket|_sum|_count)?[ {]`, 'm').test(figures),
    );
    expect(withoutValue).toEqual([]);
    for (const line of figures.trimEnd().split('\n')) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .+|[a-z0-9_]+(?:\{[^}]*\})? [\d.e+-]+)$/);
    }
  });
});

describe('the alert rules', () => {
  it('cover every kind of trouble', () => {
    // Alerts on states that the metrics count by themselves.
    const byState: Readonly<Record<string, RegExp>> = {
      'link.paused': /svclink_links\{state="paused"/,
      'link.unreachable': /svclink_links\{state="failing"/,
      'import.failed': /svclink_jobs\{state="dead"/,
      'job.failed': /svclink_jobs\{state="dead"/,
      'result.failed': /svclink_results\{state=~"[^"]*failed/,
      'result.refused': /svclink_results\{state=~"[^"]*refused/,
      'result.unclear': /svclink_results\{state=~"[^"]*unclear/,
      'disk.low': /svclink_disk_free_bytes \/ svclink_disk_size_bytes/,
    };
    const [, kinds = ''] = /svclink_troubles\{kind=~"([^"]+)"/.exec(RULES) ?? [];
    const missing = TROUBLE_KINDS.filter(
      (kind) => !kinds.split('|').includes(kind) && !byState[kind]?.test(RULES),
    );
    expect(missing).toEqual([]);
    expect(TROUBLE_KINDS).toEqual(expect.arrayContaining(kinds.split('|')));
  });

  it('speak of metrics and states that a site has [site.metrics.trouble]', async () => {
    // Of the engine that has all of them.
    const postgres = ENGINES.find(({ name }) => name === 'postgres') as TestEngine;
    await postgres.start();
    const test = await opened(postgres);
    await test.send('get_all_orders', {});
    const figures = `svclink_ready 1\n${await test.site.metrics()}`;
    await test.close();
    await postgres.stop();
    const expressions = [...RULES.matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text);
    expect(expressions).toHaveLength(RULES.match(/- alert: /g)?.length ?? 0);
    const known = new Set([...figures.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name]) => name));
    const named = expressions.flatMap((text) => [
      ...text
        .replace(/\{[^}]*\}|\b(?:by|on) \([^)]*\)/g, '')
        .matchAll(/\b[a-z_]+[a-z0-9_]*\b(?! *\()/g),
    ]);
    const metrics = named.map(([name]) => name).filter((name) => name.includes('_'));
    expect(metrics.length).toBeGreaterThan(8);
    for (const name of metrics) expect([...known, ...OF_PROMETHEUS]).toContain(name);
    for (const [, metric, states = ''] of RULES.matchAll(
      /(svclink_(?:results|links))\{state=~?"([^"]+)"\}/g,
    )) {
      for (const state of states.split('|')) {
        expect(figures).toContain(`${metric}{state="${state}"} `);
      }
    }
  });
});
