import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { EventExchange } from '../../../../src/index.js';
import { ExchangeLog } from '../../../../src/site/engine/exchanges/exchange-log.js';
import * as rows from '../../../../src/site/engine/exchanges/log-row.js';
import { LogThread } from '../../../../src/site/engine/exchanges/writing/log-thread.js';
import { WaitingExchanges } from '../../../../src/site/engine/exchanges/writing/waiting-exchanges.js';

const LIMITS = { days: 30, maxBytes: 1024 * 1024 * 1024 };
/** More than a thread is given at once. */
const MANY = 300;

function exchange(index: number, members: Partial<EventExchange> = {}): EventExchange {
  return {
    id: `reference-${index}`,
    event: 'send_notes',
    username: 'acme',
    peer: '127.0.0.1',
    duration: 1.6,
    data: { dst_report_id: '7', note: [{ note_text: `Note ${index}` }] },
    answer: '{"success":true}',
    error: undefined,
    isRepetition: false,
    ...members,
  };
}

const note = () => undefined;
const silent = { debug: note, info: note, warn: note, error: note };

/** A part of a batch with one exchange. */
function partOf(index: number, isLast = true, members: Partial<EventExchange> = {}) {
  const sent = exchange(index, members);
  const one = { direction: 'in', at: 1, exchange: sent, origin: undefined } as const;
  return { exchanges: [rows.handed(one)], isLast };
}

const ODD: readonly Partial<EventExchange>[] = [
  { username: 'a\0b\ud800', data: { text: 'n\0l \ud800' } },
  { data: { password: 'hunter2', note_text: 'x' } },
  { data: undefined, answer: undefined, event: undefined, username: undefined },
  { data: { many: 'x'.repeat(100_000) } },
  { data: { long: 'x'.repeat(2 * 1024 * 1024) }, answer: 'y'.repeat(2 * 1024 * 1024) },
  { data: 7n, answer: '{"lock_code":"hunter2"' },
];

describe('the exchange log of a site with much to do', () => {
  let folder = '';
  let warnings: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'svclink-test-log-'));
    warnings = [];
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = (name = 'site') => {
    const warn = (_entry: object, message: string) => warnings.push(message);
    const logger = { ...silent, warn };
    const place = { database: `sqlite:${join(folder, `${name}.db`)}` };
    return new ExchangeLog(place, LIMITS, logger, () => 1_700_000_000_000);
  };

  /** Lets a test see the thread, which nothing else shows. */
  const seen = () => {
    const threads: LogThread[] = [];
    const start = LogThread.start.bind(LogThread);
    jest.spyOn(LogThread, 'start').mockImplementation(async (path) => {
      const thread = await start(path);
      if (thread) threads.push(thread);
      return thread;
    });
    return threads;
  };

  const addMany = (log: ExchangeLog, first = 0) => {
    for (let index = first; index < first + MANY; index++) log.add('in', exchange(index));
  };

  it('is written by a thread, in order, and is shut with the site', async () => {
    const threads = seen();
    const log = open();
    addMany(log);
    await log.flush();
    addMany(log, MANY);
    await log.flush();
    const all = await log.list({ limit: 1000 });
    expect(all.map(({ reference }) => reference)).toEqual(
      Array.from({ length: 2 * MANY }, (_, at) => `reference-${2 * MANY - 1 - at}`),
    );
    expect(threads).toHaveLength(1);
    await log.close();
    expect(threads[0]?.hasEnded).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('is masked by a thread however little there is [site.cost.redaction]', async () => {
    const threads = seen();
    const log = open();
    log.add('in', exchange(0, { data: { password: 'hunter2', note_text: 'x' } }));
    await log.flush();
    const [one] = await log.list();
    expect(one?.data_state).toBe('hidden');
    expect(await log.bodies(one ?? { reference: '' })).toMatchObject({
      data: '{"password":"(hidden)","note_text":"x"}',
    });
    expect(threads.length).toBe(1);
    await log.close();
  });

  it('holds no secret of anything odd [site.log.redacted]', async () => {
    const log = open();
    const origin = { origin: 'link:3', replayOf: '9' };
    for (const [at, members] of ODD.entries()) log.add('out', exchange(at, members), origin);
    await log.flush();
    const found = await log.list({ limit: ODD.length });
    expect(found.map(({ data_state }) => data_state)).toEqual(
      ['whole', 'hidden', 'none', 'cut', 'cut', 'none'].toReversed(),
    );
    expect(found[0]).toMatchObject({ origin: 'link:3', replay_of: '9', duration_ms: 2 });
    expect(await log.bodies(found[0] ?? { reference: '' })).toEqual({
      data: null,
      answer: '{"lock_code":"(hidden)"',
    });
    await log.close();
    expect(readFileSync(join(folder, 'log.db'), 'latin1')).not.toContain('hunter2');
  });

  it('is hidden where a text is cut within a secret [site.log.redacted]', async () => {
    const log = open();
    const long = (rest: object) => ({ padding: 'x'.repeat(65_490), ...rest });
    const hash = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
    log.add('in', exchange(1, { data: long({ a: hash }) }));
    log.add('in', exchange(2, { data: long({ password: `${'hunter2 '.repeat(9)}` }) }));
    log.add('in', exchange(3, { data: long({ a: 'https://a.example/b?sig=hunter2' }) }));
    await log.flush();
    const texts = await Promise.all((await log.list()).map((one) => log.bodies(one)));
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      expect(text?.data?.length).toBeGreaterThan(65_000);
      expect(text?.data).not.toMatch(/da39a|hunt/);
    }
    await log.close();
  });

  it('goes on with another thread where one has died', async () => {
    const threads = seen();
    const log = open();
    addMany(log);
    await log.flush();
    await threads[0]?.worker.terminate();
    addMany(log, MANY);
    await log.flush();
    const all = await log.list({ limit: 1000 });
    expect(all).toHaveLength(2 * MANY);
    expect(threads.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
    await log.close();
  });

  it('writes what it could not write while another program had the file locked, in order', async () => {
    const log = open();
    log.add('in', exchange(0));
    await log.flush();
    const other = new Libsql(join(folder, 'log.db'));
    other.exec('PRAGMA busy_timeout = 5000');
    other.exec('BEGIN IMMEDIATE');
    addMany(log, 1);
    await log.flush();
    expect(warnings).toEqual(['the exchange log cannot be written']);
    other.exec('ROLLBACK');
    other.close();
    log.add('in', exchange(MANY + 1));
    await log.flush();
    const all = await log.list({ limit: 1000 });
    expect(all.map(({ reference }) => reference)).toEqual(
      Array.from({ length: MANY + 2 }, (_, at) => `reference-${MANY + 1 - at}`),
    );
    await log.close();
  });

  it('says what is lost with a thread that dies at work', async () => {
    const threads = seen();
    const log = open();
    addMany(log);
    await log.flush();
    addMany(log, MANY);
    const flushed = log.flush();
    await threads[0]?.worker.terminate();
    await flushed;
    addMany(log, 2 * MANY);
    await log.flush();
    const all = await log.list({ limit: 1000 });
    expect(all[0]?.reference).toBe(`reference-${3 * MANY - 1}`);
    expect(warnings.length).toBeLessThan(2);
    await log.close();
  });

  it('goes on without what was sent where no thread can be had: the event loop masks nothing [site.cost.redaction]', async () => {
    jest.spyOn(LogThread, 'start').mockResolvedValue(undefined);
    const log = open();
    addMany(log);
    await log.flush();
    addMany(log, MANY);
    await log.flush();
    const all = await log.list({ limit: 1000 });
    expect(all).toHaveLength(2 * MANY);
    expect(new Set(all.map(({ data_state }) => data_state))).toEqual(new Set(['none']));
    expect(await log.bodies(all[0] ?? { reference: '' })).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('without what was sent and answered')]);
    await log.close();
  });

  it('masks for a log that is in no file, and gives the rows back', async () => {
    const thread = await LogThread.start(undefined);
    const part = partOf(1, true, { data: { password: 'hunter2' } });
    expect(await thread?.write(part)).toMatchObject({
      rows: [{ data: '{"password":"(hidden)"}', data_state: 'hidden', holder: 'account:acme' }],
    });
    await thread?.close();
  });
});

describe('the exchanges that wait for a log', () => {
  const handedOf = (index: number, members: Partial<EventExchange> = {}) =>
    partOf(index, true, members).exchanges[0] as rows.HandedExchange;
  const lengthOf = (taken: readonly rows.HandedExchange[]) =>
    taken.reduce((sum, one) => sum + rows.bodyLength(one), 0);

  it('are at most 10,000: a newer one replaces the oldest, but none of a stranger does', () => {
    const waiting = new WaitingExchanges();
    for (let index = 0; index < 10_001; index++) waiting.add(handedOf(index));
    waiting.add({ ...handedOf(10_001), holder: 'strangers' });
    expect(waiting.count).toBe(10_000);
    const first = waiting.take(100);
    expect(first[0]?.reference).toBe('reference-1');
    for (let index = 20_000; index < 20_060; index++) waiting.add(handedOf(index));
    waiting.putBack(first);
    expect(waiting.count).toBe(10_000);
    expect(waiting.take(41).map(({ reference }) => reference)).toEqual([
      ...first.slice(60).map(({ reference }) => reference),
      'reference-101',
    ]);
  });

  it('need at most 16 million characters: further ones wait without what was sent and answered', () => {
    const waiting = new WaitingExchanges();
    const large = { data: { text: 'x'.repeat(60_000) }, answer: 'y'.repeat(60_000) };
    for (let index = 0; index < 500; index++) waiting.add(handedOf(index, large));
    const taken = waiting.take(500);
    expect(taken).toHaveLength(500);
    expect(lengthOf(taken)).toBeGreaterThan(16_000_000);
    expect(lengthOf(taken)).toBeLessThanOrEqual(16 * 1024 * 1024);
    waiting.add(handedOf(500, large));
    waiting.putBack(taken);
    expect(waiting.count).toBe(501);
    expect(lengthOf(waiting.take(501))).toBeLessThanOrEqual(16 * 1024 * 1024);
    waiting.add(handedOf(501, large));
    expect(lengthOf(waiting.take(1))).toBeGreaterThan(120_000);
  });
});

describe('a thread of the exchange log', () => {
  it('is none where the file cannot be opened', async () => {
    expect(await LogThread.start(join(tmpdir(), 'no such folder', 'log.db'))).toBeUndefined();
  });

  it('says what kept it from writing, and can be asked again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-test-log-'));
    const thread = await LogThread.start(join(folder, 'empty.db'));
    const whole = partOf(1);
    await expect(thread?.write(whole)).rejects.toThrow(/no such table/);
    await expect(thread?.write(whole)).rejects.toThrow(/no such table/);
    expect(thread?.hasEnded).toBe(false);
    await thread?.close();
    expect(thread?.hasEnded).toBe(true);
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps all parts of a batch, or none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svclink-test-log-'));
    const log = new ExchangeLog(
      { database: `sqlite:${join(folder, 'site.db')}` },
      LIMITS,
      silent,
      Date.now,
    );
    await log.list();
    const thread = await LogThread.start(join(folder, 'log.db'));
    await thread?.write(partOf(1, false));
    await thread?.write(partOf(2, false));
    expect(await log.list()).toEqual([]);
    await thread?.write(partOf(3));
    const kept = (await log.list()).map(({ reference }) => reference);
    expect(kept).toEqual(['reference-3', 'reference-2', 'reference-1']);

    await thread?.write(partOf(4, false));
    const { exchanges } = partOf(5);
    const bad = exchanges.map((one) => ({ ...one, at: null as unknown as number }));
    await expect(thread?.write({ exchanges: bad, isLast: false })).rejects.toThrow(/NOT NULL/);
    await thread?.write(partOf(6));
    expect((await log.list()).map(({ reference }) => reference)).toEqual(['reference-6', ...kept]);
    await thread?.close();
    await log.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is none where it ends before it is ready', async () => {
    const text = '../../../../src/site/engine/generated/log-thread.js';
    jest.resetModules();
    jest.doMock(text, () => ({ LOG_THREAD: 'process.exit(3)' }));
    const { LogThread: Ending } = await import(
      '../../../../src/site/engine/exchanges/writing/log-thread.js'
    );
    expect(await Ending.start(join(tmpdir(), 'log.db'))).toBeUndefined();
    jest.dontMock(text);
  });
});
