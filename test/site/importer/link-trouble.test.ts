import type { ServerResponse } from 'node:http';
import { envelope } from '../../client/peer.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { type PeerAnswer, refusing, StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WORDS = 'Could not validate username and password.';
const AWAY = 'Database connection failed, try again later';

/** Refuses in an envelope at a status of its own. */
const refusingAt =
  (status: number, message: string) => (_data: never, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(envelope({ success: false, error: true, return_error_msg: message }));
  };

/** What an owner answers to every event while it is in trouble. */
const OUTAGES: [string, PeerAnswer][] = [
  ['an envelope at 500', refusingAt(500, AWAY)],
  ['an envelope at 503', refusingAt(503, AWAY)],
  ['HTML at 500', (_: never, response: ServerResponse) => response.writeHead(500).end('<html>')],
  [
    'JSON of a CSRF check',
    (_: never, response: ServerResponse) =>
      response.writeHead(419).end('{"error":"CSRF token mismatch."}'),
  ],
  [
    'a login page',
    (_: never, response: ServerResponse) => response.writeHead(302, { location: '/login' }).end(),
  ],
  ['a cut connection', (_: never, response: ServerResponse) => void response.destroy()],
];

/** An importing site, and the owner of its only link. */
class Importing {
  readonly errors: string[] = [];
  stub!: StubOwner;
  test!: TestSite;

  async open(engine: TestEngine): Promise<void> {
    this.errors.length = 0;
    this.stub = await StubOwner.open();
    this.stub.answers.get_all_orders = [{ report_id: '1', wo_number: 'A', wo_status: 'In Field' }];
    const logger = {
      debug() {},
      info() {},
      warn() {},
      error: (_entry: object, text: string) => void this.errors.push(text),
    };
    const options = { allowedHosts: [this.stub.server.host], thumbnails: false as const, logger };
    this.test = await TestSite.open(engine, { ...options, pushWait: 5 });
    const access = { url: this.stub.url, username: 'us', password: 'open sesame' };
    await this.test.site.importer.links.add({ name: 'stub', poll_seconds: 1, ...access });
    await this.test.site.start();
  }

  async close(): Promise<void> {
    await this.stub.server.close();
    await this.test.close();
  }

  get links() {
    return this.test.site.importer.links;
  }

  async link() {
    const link = await this.links.get('stub');
    if (!link) throw new Error('the link is gone');
    return link;
  }

  /** Answers all events alike. */
  all(answer: PeerAnswer): void {
    for (const event of [
      'validate_user',
      'get_all_orders',
      'get_all_updates',
      'get_order',
      'send_notes',
    ]) {
      this.stub.answers[event] = answer;
    }
  }

  /** Polls until the owner has failed once more, and that is noted. */
  async poll(): Promise<void> {
    const at = Date.now() + this.test.ahead;
    const isNoted = async () => Number((await this.links.sync('stub')).failed_at) >= at;
    await until(isNoted, 'another failure');
  }

  /** Polls until the link is paused. */
  async paused(): Promise<void> {
    const isPaused = async () => (await this.links.sync('stub')).paused_at !== null;
    await until(isPaused, 'the pause');
  }

  async imported() {
    await until(async () => {
      const order = await this.test.site.importer.orders.find('stub', '1');
      return order !== undefined && order.unfinished === undefined;
    }, 'the import');
    return (await this.test.site.importer.orders.find('stub', '1'))?.id ?? '';
  }
}

describe.each(ENGINES)('a link on $name', (engine) => {
  const site = new Importing();
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    await site.open(engine);
    await site.imported();
  });
  afterEach(() => site.close());

  it('is paused after three refusals five minutes apart, shows the words of its owner, asks every hour and resumes [site.link.resume] [site.import.password-changed]', async () => {
    site.all(refusing(WORDS));
    // A burst is one refusal.
    for (let count = 0; count < 5; count += 1) await site.poll();
    expect((await site.link()).paused_at).toBeNull();
    site.test.ahead += 6 * MINUTE;
    await site.poll();
    site.test.ahead += 4 * MINUTE;
    for (let count = 0; count < 3; count += 1) await site.poll();
    expect(await site.link()).toMatchObject({
      paused_at: null,
      failure: `The owner refuses validate_user: ${WORDS}`,
    });
    site.test.ahead += 2 * MINUTE;
    await site.paused();
    const paused = await site.link();
    expect(paused.pause_reason).toBe(`The owner refuses validate_user: ${WORDS}`);
    expect(paused.asks_at).toBe(Number(paused.paused_at) + HOUR);
    await until(() => site.errors.length > 0, 'the alert');
    expect(site.errors).toEqual(['link stub is paused: its owner refused validate_user 3 times']);
    // Reported by sync, which calls nothing.
    const calls = site.stub.calls.length;
    expect(await site.links.sync('stub')).toMatchObject({ paused_at: paused.paused_at });
    site.test.ahead += 50 * MINUTE;
    await site.links.sync('stub');
    expect(site.stub.calls).toHaveLength(calls);
    // Asked again, and refused in other words; then accepted.
    site.all(refusing('Your account is locked.'));
    site.test.ahead += 11 * MINUTE;
    await until(
      async () => (await site.link()).failure?.includes('locked') === true,
      'the question',
    );
    // The job takes the time of the next question when it ends.
    await until(
      async () => (await site.test.site.jobs.list({ kind: 'ask', state: 'waiting' })).length === 1,
    );
    expect(await site.link()).toMatchObject({ paused_at: paused.paused_at });
    expect(site.stub.calls).toHaveLength(calls + 1);
    site.stub.answers = {};
    site.test.ahead += HOUR + MINUTE;
    await until(async () => (await site.link()).paused_at === null, 'the resumption');
    await until(() => site.stub.calls.length > calls + 4, 'the next poll');
    await until(async () => (await site.link()).good_at !== null);
    expect(await site.link()).toMatchObject({ pause_reason: null, asks_at: null, failure: null });
    const asking = () => site.test.site.jobs.list({ kind: 'ask' });
    await until(async () => (await asking()).length === 0, 'the end of the questions');
  });

  it.each(engine.name === 'sqlite' ? OUTAGES : OUTAGES.slice(0, 1))(
    'is not paused by %s, however long, and is read again by itself [site.link.outage]',
    async (_name, answer) => {
      site.all(answer);
      const { id } = (await site.test.site.importer.orders.find('stub', '1')) ?? { id: '' };
      await site.test.site.importer.orders.readAgain(id);
      for (let count = 0; count < 15; count += 1) {
        site.test.ahead += HOUR;
        await site.poll();
      }
      expect((await site.link()).failure).not.toBeNull();
      expect(await site.link()).toMatchObject({ paused_at: null });
      site.stub.answers = {
        get_all_orders: ['1', '2'].map((report_id) => ({ report_id, wo_status: 'In Field' })),
      };
      const orders = site.test.site.importer.orders;
      const isThere = async () => {
        site.test.ahead += HOUR;
        return (await orders.find('stub', '2')) !== undefined;
      };
      await until(isThere, 'the next order');
      await site.imported();
      expect(await site.test.site.jobs.list({ state: 'dead' })).toEqual([]);
      // An order is imported before the look that has listed it ends.
      await until(async () => (await site.link()).failure === null, 'the look that went well');
    },
  );

  it('is not paused where validate_user fails at 500 while events are refused at 200 [site.link.outage]', async () => {
    site.all(refusing(AWAY));
    site.stub.answers.validate_user = refusingAt(500, AWAY);
    for (let count = 0; count < 6; count += 1) {
      site.test.ahead += 6 * MINUTE;
      await site.poll();
    }
    expect(await site.link()).toMatchObject({
      paused_at: null,
      failure: expect.stringContaining(AWAY),
    });
  });

  it('begins to count anew when its owner has accepted it between', async () => {
    for (let round = 0; round < 2; round += 1) {
      site.all(refusing(WORDS));
      for (let count = 0; count < 2; count += 1) {
        site.test.ahead += 6 * MINUTE;
        await site.poll();
      }
      await until(async () => (await site.link()).failure !== null);
      // A poll that is under way may still be refused: not at a time that counts.
      site.stub.answers = {};
      const isAccepted = async () => (await site.links.sync('stub')).failure === null;
      await until(isAccepted, 'the acceptance');
      site.test.ahead += 6 * MINUTE;
    }
    expect((await site.link()).paused_at).toBeNull();
  });
});

describe('a paused link', () => {
  const site = new Importing();
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    await site.open(SQLITE);
    await site.imported();
  });
  afterEach(() => site.close());

  /** Lets the owner refuse the credentials until the link is paused. */
  const pause = async () => {
    site.all(refusing(WORDS));
    for (let count = 0; count < 2; count += 1) {
      site.test.ahead += 6 * MINUTE;
      await site.poll();
    }
    site.test.ahead += 6 * MINUTE;
    await site.paused();
  };

  it('asks nothing where a person paused it, also after a pause of its own', async () => {
    await pause();
    await site.links.pause('stub', 'holidays');
    expect(await site.link()).toMatchObject({ pause_reason: 'holidays', asks_at: null });
    const calls = site.stub.calls.length;
    site.stub.answers = {};
    site.test.ahead += 2 * HOUR;
    const asking = () => site.test.site.jobs.list({ kind: 'ask' });
    await until(async () => (await asking()).length === 0, 'the end of the questions');
    expect(site.stub.calls).toHaveLength(calls);
    expect(await site.link()).toMatchObject({ pause_reason: 'holidays' });
  });

  it('resumes when a person tests it and its owner accepts it', async () => {
    await pause();
    expect(await site.links.test('stub')).toMatchObject({ paused_at: expect.any(Number) });
    site.stub.answers = {};
    expect(await site.links.test('stub')).toMatchObject({ paused_at: null, asks_at: null });
  });

  it('stays paused where a person pauses it while it is tested', async () => {
    await pause();
    site.stub.answers = {
      validate_user: async () => {
        await site.links.pause('stub', 'holidays');
        return null;
      },
    };
    expect(await site.links.test('stub')).toMatchObject({ pause_reason: 'holidays' });
  });

  it.each([
    ['its password is changed', () => site.links.rotate('stub', 'another')],
    ['it is tested', () => site.links.test('stub')],
  ])('is polled no more where it is removed while %s', async (_, act) => {
    await pause();
    site.stub.answers = { validate_user: () => site.links.remove('stub') };
    await expect(act()).rejects.toThrow('no link stub');
    const { jobs } = site.test.site;
    const ofLink = (await jobs.list()).filter(({ lane }) => /^(?:link|paused):/.test(lane));
    expect(ofLink).toEqual([]);
  });

  it('imports no order that a poll lists when it is removed', async () => {
    site.stub.answers.get_all_orders = async () => {
      await site.links.remove('stub');
      return [{ report_id: '2', wo_number: 'B', wo_status: 'In Field' }];
    };
    const lists = () => site.stub.called('get_pending_cancellations').length;
    const before = lists();
    await site.links.sync('stub');
    await until(() => lists() > before, 'the end of the list');
    const jobs = () => site.test.site.jobs.list({ kind: 'import' });
    await until(async () => (await jobs()).every(({ reason }) => reason !== null), 'the job');
    expect(await jobs()).toEqual([]);
    expect(site.stub.called('get_order')).toHaveLength(1);
  });

  it('asks no more when it is removed', async () => {
    await pause();
    await site.links.remove('stub');
    expect(await site.test.site.jobs.list({ kind: 'ask' })).toEqual([]);
  });

  it('sends what waited, and takes no refusal of that time for one of a result', async () => {
    const { id } = (await site.test.site.importer.orders.find('stub', '1')) ?? { id: '' };
    site.stub.answers.send_notes = refusing(AWAY);
    site.stub.answers.validate_user = refusingAt(500, AWAY);
    await site.test.site.importer.results.add(id, { notes: [{ key: 'n', note_text: 'x' }] });
    const note = async () =>
      (await site.test.site.importer.results.list(id)).find(({ kind }) => kind === 'note');
    await until(async () => (await note())?.state === 'failed', 'the failure');
    expect((await note())?.reason).toContain(AWAY);
    site.stub.answers = { send_notes: { remote_note_id: 7 } };
    site.test.ahead += HOUR;
    await until(async () => (await note())?.state === 'sent', 'the note');
  });
});

describe('a result', () => {
  const site = new Importing();
  const BID = { key: 'g', item_desc: 'Grass', qty_bid: 1 };
  const CHECK_IN = { checkin_ts: '2026-11-22 09:30:00', gps_lat: 41, gps_lng: -96 };
  let id = '';
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    await site.open(SQLITE);
    id = await site.imported();
  });
  afterEach(() => site.close());

  const becomes = async (kind: string, state: string) => {
    let reason: string | null | undefined;
    await until(async () => {
      const all = await site.test.site.importer.results.list(id);
      const found = all.find((one) => one.kind === kind);
      reason = found?.reason;
      return found?.state === state;
    }, `${kind} ${state}`);
    return reason;
  };

  it.each([200, 400, 413, 415])(
    'is refused by an envelope at %i, and sent again on request [site.outbox.states]',
    async (status) => {
      site.stub.answers.send_notes = refusingAt(status, 'Not so.');
      await site.test.site.importer.results.add(id, { notes: [{ key: 'n', note_text: 'x' }] });
      expect(await becomes('note', 'refused')).toBe('Not so.');
      site.stub.answers.send_notes = { remote_note_id: 7 };
      expect(await site.test.site.importer.results.sendAgain({ order: id })).toBe(0);
      expect(await site.test.site.importer.results.sendAgain({ order: id, refused: true })).toBe(1);
      await becomes('note', 'sent');
    },
  );

  it.each([401, 403, 422, 429, 500, 503])(
    'is tried again after an envelope at %i',
    async (status) => {
      site.stub.answers.send_notes = refusingAt(status, 'Not now.');
      await site.test.site.importer.results.add(id, { notes: [{ key: 'n', note_text: 'x' }] });
      expect(await becomes('note', 'failed')).toContain('Not now.');
      site.stub.answers.send_notes = { remote_note_id: 7 };
      site.test.ahead += HOUR;
      await becomes('note', 'sent');
    },
  );

  it.each([
    ['bid', { bids: [BID] }, 'send_bid_comp'],
    ['check_in', { check_ins: [CHECK_IN] }, 'send_checkin'],
  ])(
    'that is a first %s is unclear after an envelope at 500, and sent once only [site.outbox.lost-answer]',
    async (kind, given, event) => {
      site.stub.answers[event] = refusingAt(500, 'Internal error, reference 5.');
      await site.test.site.importer.results.add(id, given);
      expect(await becomes(kind, 'unclear')).toContain('Internal error, reference 5.');
      site.test.ahead += HOUR;
      const polls = site.stub.called('get_all_updates').length;
      await site.links.sync('stub');
      await until(() => site.stub.called('get_all_updates').length > polls, 'another poll');
      expect(site.stub.called(event)).toHaveLength(1);
    },
  );

  it('that is a first bid is refused by an envelope at 400: it never became an event', async () => {
    site.stub.answers.send_bid_comp = refusingAt(400, 'payload: is required');
    await site.test.site.importer.results.add(id, { bids: [BID] });
    expect(await becomes('bid', 'refused')).toBe('payload: is required');
  });
});
