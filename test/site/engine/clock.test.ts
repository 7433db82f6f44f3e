import { Readable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import { monotonicClock } from '../../../src/site/engine/monotonic-clock.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const DAY = 24 * 60 * 60 * 1000;
const HALF_HOUR = 30 * 60 * 1000;

describe.each(ENGINES)('a site on $name whose clock is set back by a day', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });
  beforeEach(() => {
    test.ahead = 0;
  });

  const note = (dst_report_id: string) => ({
    dst_report_id,
    note: [{ note_id: '5', note_type: 'wo' as const, note_text: 'hello', has_attachments: false }],
  });
  const fetched = async (address: string) => {
    const app = express().use('/files', test.site.files);
    return (await request(app).get(new URL(address).pathname)).status;
  };
  const addressOf = async (report_id: string) => {
    const files = await test.result('get_file', { report_id, module_type: 'uploads' });
    return String(files[0]?.obj_url);
  };

  it('serves addresses for half an hour, those that were given before as well', async () => {
    const id = await test.order();
    const content = Readable.from(['%PDF-1.4']);
    await test.owner.files.add({ report_id: id, file_name: 'a.pdf', content });
    const before = await addressOf(id);
    test.ahead = -DAY;
    expect(await fetched(before)).toBe(200);
    const after = await addressOf(id);
    test.ahead = HALF_HOUR - 5 * 60 * 1000;
    expect(await fetched(before)).toBe(200);
    test.ahead = HALF_HOUR + 5000;
    expect(await fetched(before)).toBe(410);
    expect(await fetched(after)).toBe(410);
  });

  it.each(['while it runs', 'before it starts again'])(
    'tells what is new to those who ask by the time of their last call, set back %s',
    async (when) => {
      const id = await test.order();
      const other = await test.order();
      const lastCall = test.seconds - 1;
      test.ahead = -DAY;
      if (when !== 'while it runs') await test.restart();
      await test.owner.orders.update(id, { comments: `changed ${when}` });
      await test.owner.orders.cancel(other);
      const data = { timestamp: lastCall };
      const orders = await test.result('get_all_orders', data);
      expect(orders.map(({ report_id }) => String(report_id))).toContain(id);
      const updates = await test.result('get_all_updates', data);
      expect(updates.map(({ report_id }) => String(report_id))).toContain(id);
      const cancelled = await test.result('get_cancel_orders', data);
      expect(cancelled.map(({ report_id }) => String(report_id))).toContain(other);
    },
  );

  it('doubles nothing that comes again', async () => {
    const id = await test.order();
    const first = await test.result('send_notes', note(id));
    test.ahead = -DAY;
    expect(await test.result('send_notes', note(id))).toEqual(first);
    expect(await test.result('get_notes', { report_id: id })).toHaveLength(1);
    expect(await test.refusal('send_notes', { ...note(id), dst_report_id: '999999' })).toBeTruthy();
  });
});

describe('the clock of a site', () => {
  it('follows the clock that it is given, except backwards', () => {
    let given = 1_000_000_000;
    const clock = monotonicClock(() => given);
    expect(clock()).toBe(given);
    given += DAY;
    expect(clock()).toBe(given);
    const latest = given;
    given -= 500;
    expect(clock()).toBe(latest);
    given -= DAY;
    expect(clock()).toBeGreaterThanOrEqual(latest);
    expect(clock()).toBeLessThan(latest + 60_000);
    given = latest + DAY;
    expect(clock()).toBe(given);
  });

  it('reports once that it was set back, and again the next time', () => {
    let given = 1_000_000_000;
    const reported: number[] = [];
    const clock = monotonicClock(
      () => given,
      0,
      (behind) => reported.push(behind),
    );
    clock();
    given -= 500;
    clock();
    expect(reported).toEqual([]);
    given -= 90_000;
    for (let reading = 0; reading < 3; reading += 1) clock();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toBeGreaterThanOrEqual(90_000);
    expect(reported[0]).toBeLessThan(120_000);
    given += DAY;
    clock();
    given -= DAY / 2;
    clock();
    expect(reported).toHaveLength(2);
  });

  it('follows one that was far ahead, and goes on from the last time that was stored', () => {
    const clock = monotonicClock(() => 1_000_000_000, 1_000_000_000 + 3 * DAY);
    expect(clock()).toBe(1_000_000_000);
    const stored = 1_000_000_000 + DAY;
    expect(monotonicClock(() => 1_000_000_000, stored)()).toBeGreaterThanOrEqual(stored);
  });
});
