import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encoded, envelopeText, exchange, FORM, PASSWORD } from '../receiver/wire.js';
import { eventually } from '../support/eventually.js';
import { processorTime, slowness } from '../support/slowness.js';
import { ended, SMALL_HEAP, started } from './processes.js';

const MB = 1_000_000;

/** Milliseconds of the site's own processor time in one turn of its event loop. */
const LONGEST_TURN = 250;

/** Milliseconds of a healthy answer: 250 on a machine that does nothing else; here other processes have their turn too. */
const SLOWEST = 1500;

/** Megabytes that one call may take. */
const MOST = 100;

/** A site in a process of its own with a heap of 256 MB, and a healthy caller in another one. */
class Attacked {
  readonly told = { port: 0, memory: 0, most: 0, turn: 0, begun: 0 };
  readonly heard = { slowest: 0, answered: 0, failure: '', paused: 0 };
  readonly folder = mkdtempSync(join(tmpdir(), 'svclink-long-calls-'));
  readonly site = started('site-process.ts', [this.folder], SMALL_HEAP);
  readonly caller = started('caller-process.ts', []);

  async ready(): Promise<void> {
    const isReady = once(this.caller, 'message');
    this.site.on('message', (message) => {
      Object.assign(this.told, message);
      this.told.most = Math.max(this.told.most, this.told.memory);
    });
    await isReady;
    this.caller.on('message', (message) => Object.assign(this.heard, message));
    await eventually(() => this.told.port > 0);
    this.caller.send({ port: this.told.port, body: payload('validate_user', {}) });
    // The heap of a young process grows with any calls. That growth belongs to none of the measured ones.
    await this.during(() => this.call(payload('validate_user', {})), 400);
  }

  async call(body: string) {
    const url = `http://127.0.0.1:${this.told.port}/`;
    const { envelope } = await exchange(url, body, { 'content-type': FORM });
    return envelope;
  }

  /** Measures the site and the healthy caller while something is done, until the caller has been answered so often. */
  async during<Result>(act: () => Promise<Result>, answers = 5): Promise<Result> {
    Object.assign(this.told, { begun: 0 });
    this.site.send('begin');
    this.caller.send('begin');
    await eventually(() => this.told.begun > 0);
    this.told.most = this.told.memory;
    const result = await act();
    this.heard.answered = 0;
    await eventually(() => {
      this.caller.send('end');
      return this.heard.answered >= answers;
    });
    await once(this.site, 'message');
    return result;
  }

  async stop(): Promise<void> {
    await Promise.all([ended(this.site), ended(this.caller)]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const account = { username: 'acme', password: PASSWORD };
const text = (event: string, data: unknown, changes = {}) =>
  envelopeText(event, data, { ...account, ...changes });
const payload = (event: string, data: object) => encoded(text(event, data));
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 1]));

const note = (at: number, note_text = 'x'.repeat(100_000)) => ({
  note_id: `n${at}`,
  note_type: 'wo',
  note_text,
  has_attachments: false,
});
const checkIn = (at: number) => ({
  checkin_ts: '2026-01-01 10:00:00',
  gps_lat: at / 10_000,
  gps_lng: 1,
});
const own = 'x'.repeat(28_000);
const long = 'x'.repeat(200_000);
const order = { dst_report_id: '1' };
const file = { ...order, file_id: '1', file_name: 'a.jpg', obj_url: 'http://localhost/a.jpg' };

/** The bytes of an answer, none of which is stored here. */
function sizeOfAnswer(port: number, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': FORM };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', headers }, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.on('end', () => resolve(size)).on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

/** A name, a body, and the beginning of the refusal; null for a call that succeeds. */
type Attack = readonly [string, () => string, string | RegExp | null];

const ATTACKS: readonly Attack[] = [
  [
    '280 notes of 100 kB',
    () => payload('send_notes', { ...order, note: many(280, (at) => note(at)) }),
    null,
  ],
  [
    '1,000 notes with a member of 28 kB that nobody knows',
    () =>
      payload('send_notes', { ...order, note: many(1000, (at) => ({ ...note(at, 'x'), own })) }),
    null,
  ],
  [
    '249,000 check-ins, the last of which is wrong',
    () =>
      payload('send_checkin', {
        ...order,
        checkin_data: [...many(248_999, checkIn), { ...checkIn(0), checkin_ts: 'yesterday' }],
      }),
    'event_data.checkin_data[248999].checkin_ts: must be',
  ],
  [
    '20,000 check-ins',
    () => payload('send_checkin', { ...order, checkin_data: many(20_000, checkIn) }),
    null,
  ],
  [
    '490,000 members',
    () => payload('get_order', { report_id: '1', ...named(490_000) }),
    'event_data: has an object of more than 25000 members',
  ],
  [
    '24,000 members with a file',
    () => payload('send_file', { ...file, ...named(24_000), long }),
    'obj_url: leads to',
  ],
  ['24,000 members', () => payload('get_order', { report_id: '1', ...named(24_000), long }), null],
  [
    'an invoice of 900,000 lines',
    () => payload('send_contractor_invoice', { invoice_lines: many(900_000, () => 1) }),
    'event_data',
  ],
  [
    '24,000 check-ins by number',
    () => payload('send_checkin', { ...order, checkin_data: { ...many(24_000, checkIn) } }),
    null,
  ],
  [
    'a text of 28 MB',
    () => payload('get_order', { report_id: '1', own: 'x'.repeat(28 * MB) }),
    null,
  ],
  [
    'a note with a text of 28 MB that nobody knows',
    () =>
      payload('send_notes', { ...order, note: [{ ...note(1, 'x'), own: 'x'.repeat(28 * MB) }] }),
    /^note\[0\]: 28000[0-9]{3} characters beside note_text/,
  ],
  [
    'a text of escapes',
    () => payload('get_order', { report_id: '1', own: '"'.repeat(2 * MB) }),
    null,
  ],
  [
    'another variable of 30 MB',
    () => `a=${'%20'.repeat(10 * MB)}&${payload('validate_user', {})}`,
    null,
  ],
  [
    'JSON as it stands',
    () => `payload=${text('get_order', { report_id: '1', own: many(1000, () => own) })}`,
    null,
  ],
  ['30 MB of no JSON', () => `payload=${'['.repeat(30 * MB)}`, 'payload: is not JSON'],
  [
    '9 million values without credentials',
    () =>
      `payload=${text('get_order', `[${'[],'.repeat(9 * MB)}0]`, { password: '0'.repeat(40) })}`,
    '',
  ],
];

describe('one call that carries as much as it may', () => {
  let attacked: Attacked;
  beforeAll(async () => {
    attacked = new Attacked();
    await attacked.ready();
  });
  afterAll(() => attacked.stop());

  it.each(ATTACKS)(
    'delays nobody else, and takes little memory: %s [site.cost.loop]',
    async (_, body, refused) => {
      const { memory } = attacked.told;
      const sent = body();
      const answer = await attacked.during(() => attacked.call(sent));
      const { told, heard } = attacked;
      if (refused === null) expect(answer).toMatchObject({ success: true });
      else expect(answer.return_error_msg).toMatch(refused);
      expect(heard.failure).toBe('');
      expect(told.turn).toBeLessThan(LONGEST_TURN * slowness(processorTime));
      // What pauses the caller is the machine: a long turn of the site does not.
      expect(heard.slowest - 2 * heard.paused).toBeLessThan(SLOWEST * slowness());
      expect((told.most - memory) / MB).toBeLessThan(MOST);
    },
  );

  it('is answered in constant memory: get_notes of 56 MB, four times at once [site.cost.note-text]', async () => {
    for (const part of ['a', 'b']) {
      const notes = many(280, (at) => ({ ...note(at), note_id: `${part}${at}` }));
      const sent = payload('send_notes', { ...order, note: notes });
      expect(await attacked.call(sent)).toMatchObject({ success: true });
    }
    const { memory } = attacked.told;
    const asked = payload('get_notes', { report_id: '1' });
    const sizes = await attacked.during(() =>
      Promise.all(many(4, () => sizeOfAnswer(attacked.told.port, asked))),
    );
    expect(Math.min(...sizes)).toBeGreaterThan(56 * MB);
    const { told, heard } = attacked;
    expect(heard.failure).toBe('');
    expect(told.turn).toBeLessThan(LONGEST_TURN * slowness(processorTime));
    expect((told.most - memory) / MB).toBeLessThan(MOST);
  });
});
