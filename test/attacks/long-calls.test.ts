import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { encoded, envelopeText, exchange, FORM, PASSWORD } from '../receiver/wire.js';
import { eventually } from '../support/eventually.js';

const MB = 1_000_000;
/** Milliseconds of a healthy answer: 250 are allowed on a machine that does nothing else. */
const SLOWEST = 600;

/** Megabytes; 79 at most when it was measured. */
const MOST = 120;

/** A site in a process of its own, with a heap of 256 MB. */
class Victim {
  readonly told = { port: 0, memory: 0, most: 0 };
  readonly folder = mkdtempSync(join(tmpdir(), 'svclink-long-calls-'));
  readonly child: ChildProcess;

  constructor() {
    const execArgv = ['--import', 'tsx', '--max-old-space-size=256'];
    this.child = fork(join(__dirname, 'site-process.ts'), [this.folder], { execArgv });
    this.child.on('message', (message) => {
      Object.assign(this.told, message);
      this.told.most = Math.max(this.told.most, this.told.memory);
    });
  }

  async call(body: string) {
    const url = `http://127.0.0.1:${this.told.port}/`;
    const { envelope } = await exchange(url, body, { 'content-type': FORM });
    return envelope;
  }

  /** The slowest answer to small calls while a long one lasts, in milliseconds. */
  async slowestDuring(long: Promise<unknown>): Promise<number> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    long.then(over, over);
    let slowest = 0;
    while (!isOver) {
      const began = performance.now();
      expect(await this.call(SMALL)).toMatchObject({ success: true });
      slowest = Math.max(slowest, performance.now() - began);
      await delay(5);
    }
    return slowest;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const payload = (event: string, data: object) =>
  encoded(envelopeText(event, data, { username: 'acme', password: PASSWORD }));
const SMALL = payload('validate_user', {});
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('one call that carries as much as it may', () => {
  let victim: Victim;
  beforeAll(async () => {
    victim = new Victim();
    await eventually(() => victim.told.port > 0);
    for (let at = 0; at < 30; at += 1) await victim.call(SMALL);
  });
  afterAll(() => victim.stop());

  const note = (at: number) => ({
    note_id: `n${at}`,
    note_type: 'wo',
    note_text: 'x'.repeat(100_000),
    has_attachments: false,
  });
  const checkIn = (checkin_ts: string) => (at: number) => ({
    checkin_ts,
    gps_lat: at / 10_000,
    gps_lng: 1,
  });
  const flag = (at: number) => ({ file_id: String(at), pcr_question_id: '1', work_type: 'pc' });
  const order = { dst_report_id: '1' };
  it.each<[string, string, object, string | null]>([
    ['300 notes of 100 kB', 'send_notes', { note: many(300, note) }, null],
    [
      '249,000 check-ins, the last of which is wrong',
      'send_checkin',
      {
        checkin_data: [...many(248_999, checkIn('2026-01-01 10:00:00')), checkIn('yesterday')(0)],
      },
      'event_data.checkin_data[248999].checkin_ts',
    ],
    [
      '100,000 flags',
      'send_photo_flag',
      { pcr_form_id: '1', question_data: many(100_000, flag) },
      '',
    ],
  ])('delays nobody else, and takes little memory: %s', async (_, event, data, refused) => {
    const body = payload(event, { ...order, ...data });
    victim.told.most = 0;
    const resting = victim.told.memory;
    const long = victim.call(body);
    const slowest = await victim.slowestDuring(long);
    const answer = await long;
    if (refused === null) expect(answer).toMatchObject({ success: true });
    else expect(answer.return_error_msg).toContain(refused);
    expect(slowest).toBeLessThan(SLOWEST);
    expect((victim.told.most - resting) / MB).toBeLessThan(MOST);
  });
});
