import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LinkError } from '../../../../src/index.js';
import { REGULAR_JOBS } from '../../../../src/site/background-jobs.js';
import { joinable } from '../../../../src/site/engine/store/host-transaction.js';
import type { ImporterContext } from '../../../../src/site/importer/context.js';
import type { Site, SiteExchange } from '../../../../src/site/index.js';
import { ENGINES } from '../../databases.js';
import { LocalServer, refusing, StubOwner, serveSite, until } from '../../importer/pair.js';
import { TestSite } from '../../open-site.js';

const NOTE = {
  note_id: 'n1',
  note_type: 'wo',
  note_text: 'Hello',
  has_attachments: false,
} as const;
const CHECK_IN = { checkin_ts: '2026-11-22 09:30:00', gps_lat: 41, gps_lng: -96 };

/** What a site says at the end of a walk. */
const logged: object[] = [];
const note = (...[fields, text]: readonly unknown[]) => {
  if (/^failed calls sent again/.test(String(text))) logged.push(Object(fields));
};
const logger = { debug: note, info: note, warn: note, error: note };

describe.each(ENGINES)('what went out, sent again on $name', (engine) => {
  let test: TestSite;
  let stub: StubOwner;
  let id = '';
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: '1', wo_status: 'Unread' }];
    stub.answers.send_notes = { remote_note_id: 7 };
    logged.length = 0;
    const options = {
      allowedHosts: [stub.server.host],
      pushWait: 5,
      thumbnails: false as const,
      logger,
    };
    test = await TestSite.open(engine, options);
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', ...access });
    await test.site.start();
    const order = () => test.site.importer.orders.find('stub', '1');
    await until(async () => (await order()) !== undefined && !(await order())?.unfinished);
    id = (await order())?.id ?? '';
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const results = () => test.site.importer.results;
  const entries = async (event: string) => {
    await test.site.exchanges.flush();
    return test.site.exchanges.list({ event, limit: 1000 });
  };
  const newest = async (event: string): Promise<SiteExchange> => {
    const [found] = await entries(event);
    if (!found) throw new Error(`no ${event}`);
    return found;
  };
  const state = async (kind: string) =>
    (await results().list(id)).find((one) => one.kind === kind)?.state;
  const has = (kind: string, wanted: string) =>
    until(async () => (await state(kind)) === wanted, `${kind} ${wanted}`);
  const idle = () =>
    until(async () => {
      const jobs = await test.site.jobs.list();
      return jobs.every(({ kind }) => kind === 'sync' || Object.hasOwn(REGULAR_JOBS, kind));
    }, 'the end of all jobs');
  const refusal = async (exchange: string, site: Site = test.site) =>
    site.replays.replay(exchange).then(
      () => 'replayed',
      (error: LinkError) => `${error.code}: ${error.message}`,
    );

  it('a call of a link is made again as a new entry, with the link as it is now', async () => {
    const first = await newest('get_order');
    expect(first).toMatchObject({ direction: 'out', report_id: '1', data_state: 'whole' });
    const other = await StubOwner.open();
    await test.site.importer.links.pause('stub');
    await test.site.stop();
    test.site = await test.create({ allowedHosts: [stub.server.host, other.server.host] });
    await test.site.importer.links.update('stub', { url: other.url, password: 'open sesame' });
    await test.site.importer.links.resume('stub');
    await test.site.start();
    expect(await test.site.replays.replay(first.id)).toMatchObject({ state: 'queued' });
    await until(async () => (await newest('get_order')).id !== first.id);
    const again = await newest('get_order');
    expect(again).toMatchObject({ replay_of: first.id, code: null, peer: other.server.host });
    expect(other.called('get_order')).toEqual([{ report_id: '1' }]);
    await test.site.replays.replay(again.id);
    await until(async () => (await newest('get_order')).replay_of === again.id, 'its own replay');
    await other.server.close();
  });

  it('a login carries the push address that holds now', async () => {
    const before = stub.called('validate_user').length;
    const login = await newest('validate_user');
    expect(login.data_state).toBe('hidden');
    await test.site.replays.replay(login.id);
    await until(() => stub.called('validate_user').length > before);
    const told = String(stub.called('validate_user').at(-1)?.svclink_push);
    expect(told).toMatch(/^http:\/\/files\.example\/push\/[\w-]{20,}$/);
  });

  it('what fails again is a new entry that failed, and no job is left of it', async () => {
    const first = await newest('get_order');
    stub.answers.get_order = refusing('Not today.');
    await test.site.replays.replay(first.id);
    await until(async () => (await newest('get_order')).code === 'refused');
    await idle();
    expect((await entries('get_order')).map(({ code }) => code)).toEqual(['refused', null]);
  });

  it('a result that was refused goes through its outbox, with what it holds now', async () => {
    stub.answers.send_notes = refusing('Not now.');
    await results().add(id, { notes: [{ key: 'n', note_text: 'old words' }] });
    await has('note', 'refused');
    const refused = await newest('send_notes');
    expect(refused).toMatchObject({ code: 'refused', origin: expect.stringMatching(/^result:/) });
    stub.answers.send_notes = { remote_note_id: 7 };
    await test.site.replays.replay(refused.id);
    await has('note', 'sent');
    expect(await entries('send_notes')).toMatchObject([{ code: null }, { code: 'refused' }]);
    // What was accepted may go again where the owner has it once all the same.
    await test.site.replays.replay(refused.id);
    await until(async () => (await entries('send_notes')).length === 3);
    const ids = stub.called('send_notes').map((data) => JSON.stringify(data).match(/"\d+"/)?.[0]);
    expect(new Set(ids).size).toBe(1);
  });

  it('what the owner would have twice, or may have already, is left to a person', async () => {
    await results().add(id, { check_ins: [CHECK_IN] });
    await has('check_in', 'sent');
    const sent = await newest('send_checkin');
    expect(await refusal(sent.id)).toMatch(/^not_replayable: .*was accepted.* twice/);
    stub.answers.send_bid_comp = (_: never, response: ServerResponse) => response.destroy();
    await results().add(id, { bids: [{ key: 'g', item_desc: 'Grass', qty_bid: 1 }] });
    await has('bid', 'unclear');
    const item = (await results().list(id)).find(({ kind }) => kind === 'bid');
    const lost = await newest('send_bid_comp');
    expect(await refusal(lost.id)).toContain(`svclink result decide ${item?.id} sent`);
    expect(stub.called('send_checkin')).toHaveLength(1);
    expect(stub.called('send_bid_comp')).toHaveLength(1);
  });

  it('a result that its owner accepts meanwhile is not sent a second time', async () => {
    stub.answers.send_checkin = refusing('Not now.');
    await results().add(id, { check_ins: [CHECK_IN] });
    await has('check_in', 'refused');
    const { id: exchange } = await newest('send_checkin');
    const { context } = results() as unknown as { readonly context: ImporterContext };
    let outcome: Promise<string> | undefined;
    await context.database.write(async (tx) => {
      const row = { state: 'sent', sent_at: 1 };
      await tx.updateTable('outbox').set(row).where('order_id', '=', id).execute();
      outcome = refusal(exchange);
      await delay(300);
    });
    expect(await outcome).toMatch(/^not_replayable: .*was accepted.* twice/);
    expect(await state('check_in')).toBe('sent');
  });

  it('a result is not removed that another person sends again meanwhile', async () => {
    stub.answers.send_notes = refusing('Not now.');
    await results().add(id, { notes: [{ key: 'n', note_text: 'hi' }] });
    await has('note', 'refused');
    await test.site.importer.links.pause('stub');
    const item = (await results().list(id)).find(({ kind }) => kind === 'note')?.id ?? '';
    const { context } = results() as unknown as { readonly context: ImporterContext };
    let removal: Promise<string> | undefined;
    await context.database.write(async (tx) => {
      await results().sendAgain({ order: id, refused: true }, { db: joinable(tx) });
      removal = results()
        .remove(id, [item])
        .then(() => 'removed', String);
      await delay(300);
    });
    expect(await removal).toMatch(/is queued: drafts and refused results can be removed/);
    expect(await state('note')).toBe('queued');
  });

  it('a paused link, one that was removed, and a cancelled order are named', async () => {
    stub.answers.send_notes = refusing('Not now.');
    await results().add(id, { notes: [{ key: 'n', note_text: 'hi' }] });
    await has('note', 'refused');
    const [read, note] = [await newest('get_order'), await newest('send_notes')];
    await test.site.importer.links.pause('stub', 'holidays');
    for (const { id: exchange } of [read, note]) {
      expect(await refusal(exchange)).toMatch(/holidays.*svclink link resume stub/);
    }
    await test.site.importer.links.resume('stub');
    await test.site.importer.links.remove('stub');
    for (const { id: exchange } of [read, note]) {
      expect(await refusal(exchange)).toMatch(/^not_replayable: .*removed/);
    }
  });

  it('there is none of an id that is unknown, or none at all', async () => {
    const none = ['0', '999999', '9'.repeat(18), '9'.repeat(400), '1; DROP', '-1', '', 'x'];
    for (const exchange of none) {
      const refused = expect.stringMatching(/^not_found: There is no exchange/);
      expect([exchange, await refusal(exchange)]).toEqual([exchange, refused]);
    }
  });

  it('an entry without what it was made for, or with too much in it, is refused', async () => {
    const { site } = test;
    const origin = (await newest('get_order')).origin;
    site.exchanges.add('out', call({ event: 'of-old' }));
    site.exchanges.add('out', call({ event: 'get_long', data: { x: 'x'.repeat(70_000) } }), {
      origin,
    });
    site.exchanges.add('out', call({ event: 'get_secret', data: { token: 'x' } }), { origin });
    site.exchanges.add('out', call({ event: 'get_nothing', data: undefined }), { origin });
    site.exchanges.add('out', call({ event: 'send_notes' }), { origin });
    site.exchanges.add('out', call({ event: 'gone' }), { origin: 'result:99999' });
    site.exchanges.add('out', call({ event: 'svclink_push' }), { origin: 'account:99999' });
    expect(await refusal((await newest('of-old')).id)).toContain('older version');
    expect(await refusal((await newest('get_long')).id)).toContain('only a part');
    expect(await refusal((await newest('get_secret')).id)).toContain('secrets');
    expect(await refusal((await newest('get_nothing')).id)).toContain('nothing of the sent data');
    expect(await refusal((await newest('send_notes')).id)).toContain('changes something');
    expect(await refusal((await newest('gone')).id)).toContain('no longer there');
    expect(await refusal((await newest('svclink_push')).id)).toContain('no longer there');
    await expect(
      site.replays.replay((await newest('gone')).id, { incoming: true }),
    ).rejects.toMatchObject({ code: 'input_invalid' });
  });

  it('two at once are one call, and a process that ends in between loses none', async () => {
    const first = await newest('get_order');
    const calls = stub.called('get_order').length;
    await test.site.stop();
    // One that is not started runs no jobs, as a process that is killed before it comes to it.
    test.site = await test.create();
    const { replays } = test.site;
    await Promise.all([replays.replay(first.id), replays.replay(first.id)]);
    await replays.replay(first.id);
    expect(await test.site.jobs.list({ kind: 'replay' })).toHaveLength(1);
    await test.restart();
    await test.site.start();
    await until(async () => (await newest('get_order')).replay_of === first.id);
    await idle();
    expect(stub.called('get_order')).toHaveLength(calls + 1);
  });

  it('hastens the import that has failed for the same', async () => {
    stub.answers.get_order = refusing('Not yet.');
    stub.answers.get_all_orders = [{ report_id: '1' }, { report_id: '2', wo_status: 'Unread' }];
    await test.site.importer.links.sync('stub');
    await until(async () =>
      (await entries('get_order')).some(({ code, report_id }) => code && report_id === '2'),
    );
    await until(
      async () => (await test.site.jobs.list({ kind: 'import' }))[0]?.state === 'waiting',
    );
    stub.answers.get_order = {
      wo_number: 'WO-2',
      address: '2 Elm',
      city: 'O',
      state: 'NE',
      zip: '1',
    };
    await test.site.replays.replay((await newest('get_order')).id);
    await until(async () => (await test.site.importer.orders.find('stub', '2')) !== undefined);
  });

  it('all that failed since a time are sent again by a job, each once, those done since left out', async () => {
    const { site } = test;
    stub.answers.send_notes = refusing('Not now.');
    await results().add(id, { notes: [{ key: 'n', note_text: 'hi' }] });
    await has('note', 'refused');
    const { origin: ofNote } = await newest('send_notes');
    const { origin: ofLink } = await newest('get_order');
    const since = Date.now() + 60_000;
    test.ahead = 120_000;
    const error = new LinkError('refused', 'Not now.');
    const reads = stub.called('get_order').length;
    for (let index = 0; index < 10_000; index++) {
      // Many of one result, many of one read, many that have succeeded since, some that cannot be.
      const which = index % 4;
      if (which === 0) {
        site.exchanges.add('out', call({ event: 'send_notes', error }), { origin: ofNote ?? null });
      } else if (which === 1) {
        site.exchanges.add('out', call({ event: 'get_order', error }), { origin: ofLink });
      } else if (which === 2) {
        site.exchanges.add('out', call({ event: 'get_notes', error }), { origin: ofLink });
      } else site.exchanges.add('out', call({ event: 'of-old', error }));
      if (index % 2000 === 1999) await site.exchanges.flush();
    }
    site.exchanges.add('out', call({ event: 'get_notes' }), { origin: ofLink });
    stub.answers.send_notes = { remote_note_id: 7 };
    expect(await site.replays.failed({ since })).toEqual({
      count: 10_000,
      codes: [{ code: 'refused', count: 10_000 }],
    });
    expect(await site.replays.replayFailed({ since })).toBe(10_000);
    await has('note', 'sent');
    await idle();
    await until(() => logged.length > 0, 'the sums of the walk');
    const [{ queued, done }] = logged as [{ queued: number; done: number }];
    expect(logged).toEqual([{ queued, done, refused: 2500, reason: expect.any(String) }]);
    expect(queued + done).toBe(7500);
    // A result or a read that has succeeded meanwhile is done.
    expect(queued).toBeGreaterThanOrEqual(2);
    expect(done).toBeGreaterThanOrEqual(2500);
    expect(stub.called('send_notes')).toHaveLength(2);
    expect(stub.called('get_notes')).toHaveLength(0);
    const made = stub.called('get_order').length - reads;
    // It may be made while others of the same are still gone through, and then once more.
    expect(made).toBeGreaterThanOrEqual(1);
    expect(made).toBeLessThan(100);
    expect((await newest('get_order')).replay_of).not.toBeNull();
  }, 60_000);

  it('a walk that was interrupted goes on where it was', async () => {
    const { origin } = await newest('get_order');
    await test.site.stop();
    test.ahead = 120_000;
    const since = Date.now() + 60_000;
    test.site = await test.create();
    const error = new LinkError('timed_out', 'No answer.');
    for (let index = 0; index < 250; index++) {
      const data = { report_id: String(1000 + index) };
      test.site.exchanges.add('out', call({ event: 'get_notes', error, data }), { origin });
    }
    expect(await test.site.replays.replayFailed({ since })).toBe(250);
    expect(await test.site.replays.replayFailed({ since })).toBe(250);
    expect(await test.site.jobs.list({ kind: 'replay-failed' })).toHaveLength(1);
    for (let turn = 0; turn < 3; turn++) {
      await test.restart();
      await test.site.start();
    }
    await until(
      () => new Set(stub.called('get_notes').map(({ report_id }) => report_id)).size === 250,
    );
    await idle();
  }, 30_000);

  it('all since no time are refused, and so are filters that there are not', async () => {
    const invalid = { code: 'input_invalid' };
    for (const filter of [{}, { since: 'soon' }, { since: Number.NaN }, { since: 0, all: true }]) {
      const asked = filter as { since: number };
      await expect(test.site.replays.failed(asked)).rejects.toMatchObject(invalid);
      await expect(test.site.replays.replayFailed(asked)).rejects.toMatchObject(invalid);
    }
  });
});

describe.each(ENGINES)('what came in, run again on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    await test.site.start();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });
  beforeEach(async () => {
    await test.owner.accounts.enable('acme');
  });

  const newest = async (event: string) => {
    await test.site.exchanges.flush();
    const [found] = await test.site.exchanges.list({ event, limit: 1 });
    if (!found) throw new Error(`no ${event}`);
    return found;
  };
  const run = (id: string) => test.site.replays.replay(id, { incoming: true, by: 'ann' });

  it('needs the word, and then has its effect once', async () => {
    const id = await test.order();
    await test.owner.orders.assign(id, null);
    const data = { dst_report_id: id, note: [NOTE] };
    await test.refusal('send_notes', data);
    const failed = await newest('send_notes');
    await expect(test.site.replays.replay(failed.id)).rejects.toMatchObject({
      code: 'replay_unconfirmed',
      message: expect.stringContaining('incoming'),
    });
    const again = await run(failed.id);
    expect(again).toMatchObject({ state: 'ran', code: failed.code, is_repetition: false });
    expect(await newest('send_notes')).toMatchObject({
      direction: 'in',
      username: 'acme',
      peer: 'replay by ann',
      replay_of: failed.id,
      reference: again.reference,
    });
    await test.owner.orders.assign(id, 'acme');
    expect(await run(failed.id)).toMatchObject({ code: null, is_repetition: false });
    const done = await newest('send_notes');
    for (const exchange of [failed, done]) {
      expect(await run(exchange.id)).toMatchObject({ code: null, is_repetition: true });
    }
    expect(await test.owner.notes.list(id)).toHaveLength(1);
  });

  it('is done once where it is asked for twice at once', async () => {
    const id = await test.order();
    await test.owner.orders.assign(id, null);
    const data = { dst_report_id: id, note: [{ ...NOTE, note_id: 'n2' }] };
    await test.refusal('send_notes', data);
    const failed = await newest('send_notes');
    await test.owner.orders.assign(id, 'acme');
    const both = await Promise.all([run(failed.id), run(failed.id)]);
    expect(both.map(({ is_repetition }) => is_repetition).toSorted()).toEqual([false, true]);
    expect(await test.owner.notes.list(id)).toHaveLength(1);
    // The peer that sends it again, as it does after a failure, gets what was stored.
    await test.result('send_notes', data);
    expect((await newest('send_notes')).is_repetition).toBe(true);
  });

  it('is left to the process that serves the site, by a job', async () => {
    const id = await test.order();
    await test.owner.orders.assign(id, null);
    await test.refusal('send_notes', { dst_report_id: id, note: [{ ...NOTE, note_id: 'n3' }] });
    const failed = await newest('send_notes');
    await test.owner.orders.assign(id, 'acme');
    const other = await test.create();
    const asked = { incoming: true, by: 'ann' };
    expect(await other.replays.replay(failed.id, asked)).toMatchObject({ state: 'queued' });
    await other.owner.accounts.disable('acme');
    await expect(other.replays.replay(failed.id, asked)).rejects.toThrow('account enable acme');
    await other.owner.accounts.enable('acme');
    await other.replays.replay(failed.id, asked);
    await other.stop();
    await until(async () => (await newest('send_notes')).code === null, 'its run');
    expect(await newest('send_notes')).toMatchObject({ peer: 'replay by ann' });
    expect(await test.owner.notes.list(id)).toHaveLength(1);
  });

  it('is what it was for lists, too, whose answers leave piece by piece', async () => {
    await test.result('get_all_orders', {});
    const list = await newest('get_all_orders');
    expect(await run(list.id)).toMatchObject({ code: null, is_repetition: false });
  });

  it('does not run for an account that is disabled, whatever its password was', async () => {
    await test.result('get_all_orders', {});
    const list = await newest('get_all_orders');
    await test.owner.accounts.disable('acme');
    await expect(run(list.id)).rejects.toMatchObject({
      code: 'not_replayable',
      message: expect.stringContaining('svclink account enable acme'),
    });
  });

  it('does not run without what was sent: files, secrets, and what was refused at the door', async () => {
    const id = await test.order();
    const file = { content: Buffer.from('%PDF-1.4'), name: 'a.pdf' };
    await test.result(
      'send_file',
      { dst_report_id: id, file_id: 'f', file_name: 'a.pdf' },
      { file },
    );
    await expect(run((await newest('send_file')).id)).rejects.toThrow('content of files');
    await test.result('validate_user', { svclink_push: 'https://owner.example/push/k3y' });
    await expect(run((await newest('validate_user')).id)).rejects.toThrow('secrets');
    await test.refusal('get_all_orders', {}, { password: 'wrong' });
    await test.site.exchanges.flush();
    const [refused] = await test.site.exchanges.list({ failed: true, limit: 1 });
    await expect(run(refused?.id ?? '')).rejects.toThrow('Have its sender send it again');
  });

  it.each([{ incoming: 'yes' }, { incomming: true }])('options %j are refused', async (options) => {
    await test.result('get_all_orders', {});
    const { id } = await newest('get_all_orders');
    const replayed = test.site.replays.replay(id, options as never);
    await expect(replayed).rejects.toMatchObject({ code: 'input_invalid' });
  });
});

describe.each(ENGINES)('calls of push addresses on $name', (engine) => {
  let test: TestSite;
  let server: LocalServer;
  let peer: LocalServer;
  /** The statuses of the next answers; then it is 204. */
  const statuses: number[] = [];
  beforeAll(async () => {
    await engine.start();
    server = await new LocalServer().listen();
    peer = await new LocalServer().listen();
    peer.listener = (_, response) => response.writeHead(statuses.shift() ?? 204).end();
    const allowedHosts = [server.host, peer.host];
    test = await TestSite.open(engine, { publicUrl: server.url, allowedHosts, pushWait: 5 });
    serveSite(server, test);
    await test.site.start();
  });
  afterAll(async () => {
    await test?.close();
    await server?.close();
    await peer?.close();
    await engine.stop();
  });

  const pushes = async (direction: string) => {
    await test.site.exchanges.flush();
    const all = await test.site.exchanges.list({ event: 'svclink_push' });
    return all.filter((one) => one.direction === direction);
  };

  it('of ours are in the log and the figures, and can be made again', async () => {
    const svclink_push = `${peer.url}/push/s3cret-key`;
    await test.result('validate_user', { svclink_push });
    statuses.push(500);
    await test.order();
    await until(async () => (await pushes('out')).length > 0);
    const failed = (await pushes('out')).at(-1);
    expect(failed).toMatchObject({ username: 'acme', peer: peer.host, code: 'http_status' });
    expect(JSON.stringify(failed)).not.toContain('s3cret');
    await test.site.replays.replay(failed?.id ?? '');
    await until(async () => (await pushes('out')).length > 1);
    expect((await pushes('out'))[0]).toMatchObject({ code: null });
    expect(await test.site.metrics()).toMatch(
      /svclink_events_total\{direction="out",event="svclink_push",code="http_status"\} 1/,
    );
    await test.owner.accounts.disable('acme');
    await expect(test.site.replays.replay(failed?.id ?? '')).rejects.toThrow('account enable acme');
    await test.owner.accounts.enable('acme');
    await test.owner.accounts.update('acme', { push_url: '' });
    await expect(test.site.replays.replay(failed?.id ?? '')).rejects.toThrow('no push address');
  });

  it('that arrive are in the log and the figures without the address, and those of strangers in the figures only [site.quota.unknown-push]', async () => {
    const stub = await StubOwner.open();
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', ...access });
    const address = String(stub.called('validate_user')[0]?.svclink_push);
    await fetch(address);
    await fetch(`${server.url}/push/${'x'.repeat(60)}`);
    await until(async () => (await pushes('in')).length > 0);
    const counted = /direction="in",event="svclink_push",code="push_address_unknown"\} 1/;
    await until(async () => counted.test(await test.site.metrics()));
    const [known, ...others] = await pushes('in');
    expect(others).toEqual([]);
    expect(known).toMatchObject({ username: 'us', origin: expect.stringMatching(/^link:/) });
    expect(JSON.stringify(known)).not.toContain(new URL(address).pathname.slice(6));
    expect(await test.site.metrics()).toMatch(/direction="in",event="svclink_push",code="ok"\} 1/);
    const looks = stub.called('get_all_orders').length;
    await test.site.replays.replay(known?.id ?? '', { incoming: true });
    await until(() => stub.called('get_all_orders').length > looks);
    await stub.server.close();
  });
});

/** An exchange that never was. */
function call(more: object) {
  return {
    id: crypto.randomUUID(),
    event: 'get_order',
    username: 'us',
    peer: 'owner.example',
    duration: 1,
    data: { report_id: '1' } as unknown,
    answer: undefined,
    error: undefined,
    isRepetition: false,
    ...more,
  };
}
