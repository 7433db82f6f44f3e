import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import Libsql from 'libsql';
import type { SiteOptions } from '../../../src/site/index.js';
import { type PostgresServer, startPostgres } from '../../databases/postgres.js';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { HANG, refusing, StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
const BID = { key: 'g', item_desc: 'Grass', qty_bid: 1 };
const CHECK_IN = { checkin_ts: '2026-11-22 09:30:00', gps_lat: 41, gps_lng: -96 };

function makeStub(count = 1): Promise<StubOwner> {
  return StubOwner.open().then((stub) => {
    const listed = (_: unknown, index: number) => ({
      report_id: String(index + 1),
      wo_status: 'Unread',
    });
    stub.answers.get_all_orders = Array.from({ length: count }, listed);
    stub.answers.send_bid_comp = { comp_note_id: '900' };
    stub.answers.send_notes = { remote_note_id: 7 };
    return stub;
  });
}

/** A site with a link to a stub, and what is asked of it. */
class Importing {
  private constructor(
    readonly test: TestSite,
    readonly stub: StubOwner,
  ) {}

  /** @param more of the link. @param options of the site */
  static async open(
    engine: TestEngine,
    stub: StubOwner,
    more: object = {},
    options: Partial<SiteOptions> = {},
  ): Promise<Importing> {
    const allowedHosts = [stub.server.host];
    const common = { allowedHosts, pushWait: 5, thumbnails: false as const };
    const test = await TestSite.open(engine, { ...common, ...options });
    const access = { url: stub.url, username: 'us', password: 'open sesame', poll_seconds: 1 };
    await test.site.importer.links.add({ name: 'stub', ...access, ...more });
    await test.site.start();
    return new Importing(test, stub);
  }

  get results() {
    return this.test.site.importer.results;
  }

  async idOf(reportId: string): Promise<string> {
    const { orders } = this.test.site.importer;
    // The database may be away.
    const order = () => orders.find('stub', reportId).catch(() => undefined);
    await until(async () => {
      const found = await order();
      return found !== undefined && found.unfinished === undefined;
    }, `the import of ${reportId}`);
    return (await order())?.id ?? '';
  }

  async stateOf(id: string, kind: string): Promise<string | undefined> {
    return (await this.results.list(id)).find((one) => one.kind === kind)?.state;
  }

  becomes(id: string, kind: string, wanted: string): Promise<void> {
    const state = () => this.stateOf(id, kind).catch(() => undefined);
    return until(async () => (await state()) === wanted, `${kind} ${wanted}`);
  }

  async close(): Promise<void> {
    await this.stub.server.close();
    await this.test.close();
  }
}

describe('a result of an imported order', () => {
  let site: Importing;
  let stub: StubOwner;
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    stub = await makeStub();
  });
  afterEach(() => site.close());

  const open = async (more: object = {}) => {
    site = await Importing.open(SQLITE, stub, more);
    return site.idOf('1');
  };

  /** What a process leaves that was killed when the owner had accepted a call, and before that was noted. */
  const killedBehindCall = async (id: string, given: object) => {
    await site.test.site.importer.links.pause('stub');
    await site.results.add(id, given);
    const db = new Libsql(site.test.database.slice('sqlite:'.length));
    db.exec('PRAGMA busy_timeout = 5000; UPDATE outbox SET begun_at = 1');
    db.close();
    await site.test.restart();
    await site.test.site.start();
    await site.test.site.importer.links.resume('stub');
  };

  it.each([
    ['bid', { bids: [BID] }, 'send_bid_comp'],
    ['check_in', { check_ins: [CHECK_IN] }, 'send_checkin'],
  ])(
    'is no second %s where the process was killed before the first was noted [site.outbox.lost-answer]',
    async (kind, given, event) => {
      const id = await open();
      await killedBehindCall(id, given);
      await site.becomes(id, kind, 'unclear');
      expect(stub.called(event)).toEqual([]);
    },
  );

  it('is sent again after a kill where the owner recognises repetitions [site.outbox.lost-answer]', async () => {
    const id = await open({ recognises_repetitions: true });
    await killedBehindCall(id, { bids: [BID] });
    await site.becomes(id, 'bid', 'sent');
    expect(stub.called('send_bid_comp')).toHaveLength(1);
  });

  it('is unclear where the site was stopped before the answer came', async () => {
    const id = await open();
    stub.answers.send_bid_comp = () => HANG;
    await site.results.add(id, { bids: [BID] });
    await until(() => stub.called('send_bid_comp').length === 1, 'the call');
    const ending = site.test.site.stop();
    stub.server.drop();
    await ending;
    site.test.site = await site.test.create();
    await site.test.site.start();
    await site.becomes(id, 'bid', 'unclear');
    expect(stub.called('send_bid_comp')).toHaveLength(1);
  });

  it.each([
    [429, { 'retry-after': '1' }],
    [503, { 'retry-after': '1' }],
  ])(
    'is only late where the owner answers a first bid by %i and asks for patience',
    async (status, headers) => {
      const id = await open();
      let isBusy = true;
      stub.answers.send_bid_comp = (_: never, response: ServerResponse) => {
        if (!isBusy) return { comp_note_id: '900' };
        response.writeHead(status, headers).end('slow down');
      };
      site.test.stopped = Date.now();
      await site.results.add(id, { bids: [BID] });
      await site.becomes(id, 'bid', 'failed');
      isBusy = false;
      site.test.stopped = undefined;
      await site.becomes(id, 'bid', 'sent');
      expect(stub.called('send_bid_comp')).toHaveLength(2);
    },
  );

  it.each([500, 502, 504])(
    'is unclear where a first bid is answered by %i without a word of the owner',
    async (status) => {
      const id = await open();
      stub.answers.send_bid_comp = (_: never, response: ServerResponse) =>
        response.writeHead(status).end('<html>');
      await site.results.add(id, { bids: [BID] });
      await site.becomes(id, 'bid', 'unclear');
      expect(stub.called('send_bid_comp')).toHaveLength(1);
    },
  );

  it('is told, and not sent, where its order is cancelled while it waits for what was refused', async () => {
    const id = await open();
    stub.answers.send_file = refusing('Too dark.');
    const jpeg = Readable.from([Buffer.from([0xff, 0xd8, 0xff, 0xe0])]);
    await site.results.add(id, { photos: [{ file_name: 'a.jpg', content: jpeg }], ready: true });
    await site.becomes(id, 'file', 'refused');
    await until(async () => (await site.test.site.jobs.list({ kind: 'results' })).length === 0);
    expect(await site.stateOf(id, 'ready')).toBe('queued');
    stub.answers.get_cancel_orders = [{ report_id: '1', cancel_timestamp: 1_780_000_000 }];
    await site.becomes(id, 'ready', 'refused');
    const ready = (await site.results.list(id)).find(({ kind }) => kind === 'ready');
    expect(ready?.reason).toBe('The order was cancelled: nothing is sent for it.');
    expect(stub.called('send_ready_for_office')).toEqual([]);
  });

  it('is not sent where its order is cancelled while others of it are on their way', async () => {
    const id = await open();
    stub.answers.send_bid_comp = async () => {
      stub.answers.get_cancel_orders = [{ report_id: '1', cancel_timestamp: 1_780_000_000 }];
      const { orders } = site.test.site.importer;
      await until(async () => (await orders.get(id))?.wo_status === 'Cancelled', 'the news');
      return { comp_note_id: '900' };
    };
    await site.results.add(id, { bids: [BID], notes: [{ key: 'n', note_text: 'x' }] });
    await site.becomes(id, 'note', 'refused');
    await site.becomes(id, 'bid', 'sent');
    expect(stub.called('send_notes')).toEqual([]);
  });

  it('is told, and not sent, where the link of its order was removed', async () => {
    const id = await open();
    const { links } = site.test.site.importer;
    await links.pause('stub');
    const given = { bids: [BID], notes: [{ key: 'n', note_text: 'x' }], ready: true };
    await site.results.add(id, given);
    await links.remove('stub');
    for (const kind of ['bid', 'note', 'ready']) await site.becomes(id, kind, 'refused');
    expect((await site.results.list(id)).find(({ kind }) => kind === 'bid')?.reason).toBe(
      'The link was removed: nothing is sent for its orders.',
    );
    expect(await site.results.sendAgain({ order: id, refused: true })).toBe(3);
    for (const kind of ['bid', 'note', 'ready']) await site.becomes(id, kind, 'refused');
    const refusal = { code: 'order_closed', message: expect.stringMatching(/link .* removed/) };
    await expect(site.results.add(id, given)).rejects.toMatchObject(refusal);
    await site.results.add(id, { notes: [{ key: 'm', note_text: 'y' }] }, { draft: true });
    await expect(site.results.send(id)).rejects.toMatchObject(refusal);
    expect(stub.calls.filter(({ event }) => event.startsWith('send_'))).toEqual([]);
  });

  it('waits while the password is refused, and is sent once it is changed [site.import.password-changed]', async () => {
    const id = await open();
    const refusal = refusing('Could not validate username and password.');
    for (const event of ['validate_user', 'get_all_orders', 'send_notes', 'send_bid_comp']) {
      stub.answers[event] = refusal;
    }
    await site.results.add(id, { bids: [BID], notes: [{ key: 'n', note_text: 'x' }] });
    const link = () => site.test.site.importer.links.get('stub');
    const isPaused = async () => {
      site.test.ahead += 6 * 60_000;
      return (await link())?.paused_at != null;
    };
    await until(isPaused, 'the pause');
    // Calls may be under way when the link is paused.
    const running = () => site.test.site.jobs.list({ state: 'running' });
    const isIdle = async () => (await running()).every(({ lane }) => !lane.startsWith('link:'));
    await until(isIdle, 'the end of the calls');
    const calls = stub.calls.length;
    site.test.ahead += 6 * 60_000;
    await delay(100);
    expect(stub.calls).toHaveLength(calls);
    stub.answers = {
      send_bid_comp: { comp_note_id: '900' },
      send_notes: { remote_note_id: 7 },
    };
    await site.test.site.importer.links.rotate('stub', 'the new one');
    await site.becomes(id, 'note', 'sent');
    await site.becomes(id, 'bid', 'sent');
  });
});

describe('an importing site whose PostgreSQL is away', () => {
  let server: PostgresServer;
  let site: Importing;
  /** What the site cannot note while its database is away is begun anew soon. */
  const jobLease = 1500;
  beforeAll(async () => {
    // What was committed must be there after a kill.
    server = await startPostgres(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
  });
  afterEach(() => site?.close());
  afterAll(() => server?.stop());
  const engine: TestEngine = {
    name: 'postgres',
    start: async () => {},
    address: () => server.url(),
    migrated: () => server.url(),
    stop: async () => {},
  };

  it('notes what was accepted when it returns, and sends nothing twice', async () => {
    const stub = await makeStub();
    site = await Importing.open(engine, stub, {}, { jobLease });
    const id = await site.idOf('1');
    let isBack = false;
    stub.answers.send_bid_comp = async () => {
      await server.kill();
      void delay(300)
        .then(() => server.start())
        .then(() => {
          isBack = true;
        });
      return { comp_note_id: '900' };
    };
    await site.results.add(id, { bids: [BID] });
    await until(() => isBack, 'the return');
    await site.becomes(id, 'bid', 'sent');
    expect(stub.called('send_bid_comp')).toHaveLength(1);
    expect((await site.results.list(id)).find(({ kind }) => kind === 'bid')?.remote_id).toBe('900');
  });

  it('goes on with its imports when it returns, and loses and doubles none', async () => {
    const stub = await makeStub(30);
    let asked = 0;
    stub.answers.get_order = async ({ report_id }: { report_id: string }) => {
      asked += 1;
      if (asked === 10) {
        await server.kill();
        await server.start();
      }
      return { wo_number: `WO-${report_id}`, address: `${report_id} Elm` };
    };
    site = await Importing.open(engine, stub, {}, { jobLease });
    for (let index = 1; index <= 30; index++) await site.idOf(String(index));
    const orders = await site.test.site.importer.orders.list({ limit: 1000 });
    expect(orders).toHaveLength(30);
    for (const { id } of orders) {
      const history = await site.test.site.importer.orders.history(id);
      expect(history.map(({ action }) => action)).toEqual(['received', 'imported']);
    }
  });
});

describe('two importing sites on one PostgreSQL', () => {
  const [, POSTGRES] = ENGINES as [TestEngine, TestEngine];
  beforeAll(() => POSTGRES.start());
  afterAll(() => POSTGRES.stop());

  it('import each order once, and send each result once [site.processes]', async () => {
    const stub = await makeStub(40);
    let sent = 0;
    stub.answers.send_bid_comp = () => {
      sent += 1;
      return { comp_note_id: String(900 + sent) };
    };
    const site = await Importing.open(POSTGRES, stub);
    const second = await site.test.create();
    await second.start();
    try {
      const ids: string[] = [];
      for (let index = 1; index <= 40; index++) ids.push(await site.idOf(String(index)));
      const asked = stub.called('get_order').map(({ report_id }) => report_id);
      expect(asked).toHaveLength(40);
      expect(new Set(asked).size).toBe(40);
      const importers = [site.results, second.importer.results] as const;
      await Promise.all(
        ids.map((id, index) => importers[index % 2 === 0 ? 0 : 1].add(id, { bids: [BID] })),
      );
      for (const id of ids) await site.becomes(id, 'bid', 'sent');
      expect(stub.called('send_bid_comp')).toHaveLength(40);
    } finally {
      await second.stop();
      await site.close();
    }
  });
});
