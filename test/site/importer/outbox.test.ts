import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { ENGINES, type TestEngine } from '../databases.js';
import { TestSite } from '../open-site.js';
import { refusing, StubOwner, until } from './pair.js';

const [SQLITE] = ENGINES as [TestEngine];
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const photo = (file_name: string) => ({ file_name, content: Readable.from([JPEG]) });

describe('the outbox of a site', () => {
  let test: TestSite;
  let stub: StubOwner;
  let id = '';
  beforeAll(() => SQLITE.start());
  afterAll(() => SQLITE.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    stub.answers.get_all_orders = [{ report_id: '1', wo_status: 'Unread' }];
    stub.answers.send_bid_comp = { comp_note_id: '900' };
    stub.answers.send_notes = { remote_note_id: 7 };
    stub.answers.send_contractor_invoice = { line_ids_cont: { invoice_id: 1, line_ids: [1] } };
    const options = { allowedHosts: [stub.server.host], pushWait: 5, thumbnails: false as const };
    test = await TestSite.open(SQLITE, options);
  });
  afterEach(async () => {
    await stub.server.close();
    await test.close();
  });

  const results = () => test.site.importer.results;
  const start = async (more: object = {}) => {
    const access = { url: stub.url, username: 'us', password: 'open sesame' };
    await test.site.importer.links.add({ name: 'stub', ...access, ...more });
    await test.site.start();
    await until(
      async () =>
        (await test.site.importer.orders.find('stub', '1'))?.unfinished === undefined &&
        (await test.site.importer.orders.find('stub', '1')) !== undefined,
    );
    id = (await test.site.importer.orders.find('stub', '1'))?.id ?? '';
  };
  const state = async (kind: string, key = '') =>
    (await results().list(id)).find((one) => one.kind === kind && (key === '' || one.key === key))
      ?.state;
  const has = (kind: string, wanted: string, key?: string) =>
    until(async () => (await state(kind, key)) === wanted, `${kind} ${wanted}`);
  const BID = { key: 'g', item_desc: 'Grass', qty_bid: 1 };
  const CHECK_IN = { checkin_ts: '2026-11-22 09:30:00', gps_lat: 41, gps_lng: -96 };
  const drop = (_: never, response: ServerResponse) => response.destroy();
  const job = async () => (await test.site.jobs.list({ kind: 'results' }))[0];
  /** Tries again what has failed, which the clock of the site has not let happen by itself. */
  const again = async () => {
    await until(async () => (await job())?.state === 'waiting', 'the job that waits');
    await test.site.jobs.retry((await job())?.id ?? '');
  };

  describe('takes flags off photos again', () => {
    const FLAGS = ['a.jpg', 'b.jpg'].map((name) => ({
      photo: name,
      bid: 'g',
      work_type: 'b' as const,
    }));
    const [FIRST, SECOND] = FLAGS as [(typeof FLAGS)[number], (typeof FLAGS)[number]];
    const TAKES = { comp_note_id: '900' };
    /** The owner's own answer to flags; a bid without them is taken. */
    const flagged = (answer: (data: never, response: ServerResponse) => unknown) => {
      stub.answers.send_bid_comp = (data: never, response: ServerResponse) =>
        'photo_flag_data' in (data as object) ? answer(data, response) : TAKES;
    };
    const begin = async () => {
      await start();
      await results().add(id, { bids: [BID], photos: [photo('a.jpg'), photo('b.jpg')] });
      await has('file', 'sent', 'b.jpg');
      await results().add(id, { flags: [FIRST] });
    };
    const refusal = /results\.unflag\.flags\[0\]\.photo: .*no event takes one back/;

    it('until they were sent: then no event takes them back', async () => {
      await begin();
      await has('bid_flags', 'sent');
      await expect(results().unflag(id, [FIRST])).rejects.toThrow(refusal);
      await until(async () => (await job()) === undefined, 'the end of the job');
      await test.site.importer.links.pause('stub');
      await results().add(id, { flags: [SECOND] });
      await results().unflag(id, [SECOND]);
      expect(await state('bid_flags')).toBe('sent');
      await results().unflag(id, [SECOND]);
      await expect(results().unflag(id, [FIRST])).rejects.toThrow(refusal);
    });

    it('when their owner refused them, which leaves nothing to send', async () => {
      flagged(refusing('not this photo') as never);
      await begin();
      await has('bid_flags', 'refused');
      await results().unflag(id, [FIRST]);
      expect(await state('bid_flags')).toBe('none');
      await results().add(id, { ready: true });
      await has('ready', 'sent');
    });

    it('not when the answer was lost: their owner may have them', async () => {
      flagged(drop);
      await begin();
      await has('bid_flags', 'failed');
      await expect(results().unflag(id, [FIRST])).rejects.toThrow(refusal);
    });

    it('only where they are what they should be', async () => {
      await begin();
      await expect(results().unflag(id, [{ ...FIRST, bid: 'x' }])).rejects.toThrow(/no bid x/);
      await expect(results().unflag(id, 'all' as never)).rejects.toThrow(/flags: must be a list/);
      await expect(results().unflag('999', [FIRST])).rejects.toMatchObject({
        code: 'order_not_found',
      });
    });
  });

  it('sends after a partial failure only what was not accepted [site.results.resume]', async () => {
    await start();
    test.stopped = Date.now();
    let isDown = true;
    stub.answers.send_contractor_invoice = (_: never, response: ServerResponse) => {
      if (isDown) response.writeHead(500).end('broken');
      else return { line_ids_cont: { invoice_id: 5, line_ids: [1] } };
    };
    const lines = [{ key: 'l', item_desc: 'Grass', quantity: 1, price: 10 }];
    await results().add(id, {
      bids: [BID],
      photos: [photo('a.jpg')],
      invoice: { lines },
      ready: true,
    });
    await has('invoice', 'failed');
    const failed = (await results().list(id)).find(({ kind }) => kind === 'invoice');
    expect(failed).toMatchObject({ failures: 1, reason: expect.stringContaining('500') });
    await until(
      async () =>
        (await results().list(id)).find(({ kind }) => kind === 'invoice')?.next_at !== null,
    );
    expect(await state('ready')).toBe('queued');
    expect((await results().list(id)).find(({ kind }) => kind === 'ready')?.waits_for).toEqual([
      'invoice',
    ]);
    isDown = false;
    await again();
    await has('ready', 'sent');
    expect(stub.called('send_bid_comp')).toHaveLength(1);
    expect(stub.called('send_file')).toHaveLength(1);
    expect(stub.called('send_contractor_invoice')).toHaveLength(2);
  });

  it('sends again, under the same id, what makes no second when its answer is lost [site.outbox.lost-answer]', async () => {
    await start();
    test.stopped = Date.now();
    for (const event of ['send_notes', 'send_file']) stub.answers[event] = drop;
    await results().add(id, {
      notes: [{ key: 'n', note_text: 'hello' }],
      photos: [photo('a.jpg')],
    });
    await has('note', 'failed');
    await has('file', 'failed');
    stub.answers.send_notes = { remote_note_id: 7 };
    stub.answers.send_file = null;
    await again();
    await has('note', 'sent');
    await has('file', 'sent');
    const ids = stub
      .called('send_notes')
      .map((data) => JSON.stringify(data.note).match(/"note_id":"(\d+)"/)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['a first bid', 'bid', 'send_bid_comp', { bids: [BID] }],
    ['a check-in', 'check_in', 'send_checkin', { check_ins: [CHECK_IN] }],
  ])(
    'leaves %s to a person where its answer is lost and the owner does not recognise it [site.outbox.lost-answer]',
    async (_name, kind, event, given) => {
      await start();
      stub.answers[event] = drop;
      await results().add(id, given);
      await has(kind, 'unclear');
      stub.answers[event] = kind === 'bid' ? { comp_note_id: '900' } : null;
      await results().sendAgain({ order: id });
      await until(async () => (await job()) === undefined);
      expect(await state(kind)).toBe('unclear');
      expect(stub.called(event)).toHaveLength(1);
      const item = (await results().list(id)).find((one) => one.kind === kind);
      expect(item?.reason).toContain('The answer was lost');
      await results().decide(item?.id ?? '', 'send');
      await has(kind, 'sent');
      expect(stub.called(event)).toHaveLength(2);
      await expect(results().decide(item?.id ?? '', 'sent')).rejects.toMatchObject({
        code: 'not_found',
      });
    },
  );

  it.each([
    ['as a draft', true],
    ['at once', false],
  ])(
    'sends no change %s of an unclear bid before a person has decided [site.outbox.lost-answer]',
    async (_name, draft) => {
      await start();
      stub.answers.send_bid_comp = drop;
      await results().add(id, { bids: [BID] });
      await has('bid', 'unclear');
      const unclear = (await results().list(id)).find(({ kind }) => kind === 'bid');
      stub.answers.send_bid_comp = { comp_note_id: '900' };
      const changed = { bids: [{ ...BID, qty_bid: 2 }] };
      if (draft) await results().add(id, changed, { draft });
      const send = () => (draft ? results().send(id) : results().add(id, changed));
      const refusal = { code: 'result_locked', message: expect.stringContaining('result decide') };
      await expect(send()).rejects.toMatchObject(refusal);
      if (draft) {
        const only = [unclear?.id ?? ''];
        await expect(results().send(id, { only })).rejects.toMatchObject(refusal);
      }
      // It is shown as what has to be decided, also beside a draft.
      expect(await state('bid')).toBe('unclear');
      expect(stub.called('send_bid_comp')).toHaveLength(1);
      await results().decide(unclear?.id ?? '', 'sent', '900');
      await send();
      await has('bid', 'sent');
      expect(stub.called('send_bid_comp')).toHaveLength(2);
      expect(stub.called('send_bid_comp')[1]).toMatchObject({ remote_id: '900' });
    },
  );

  it('takes the word of a person that it arrived, and updates it there', async () => {
    await start();
    stub.answers.send_bid_comp = drop;
    await results().add(id, { bids: [BID] });
    await has('bid', 'unclear');
    const item = (await results().list(id)).find(({ kind }) => kind === 'bid');
    // Any other word must not send a second one.
    for (const word of ['Sent', 'arrived', '']) {
      const decided = results().decide(item?.id ?? '', word as 'sent');
      await expect(decided).rejects.toMatchObject({ code: 'input_invalid' });
    }
    await results().decide(item?.id ?? '', 'sent', '4711', { by: 'ann' });
    const history = await test.site.importer.orders.history(id);
    expect(history.at(-1)).toMatchObject({
      ...{ actor: 'ann', action: 'results found', detail: { bids: 1 } },
    });
    stub.answers.send_bid_comp = { comp_note_id: '4711' };
    await results().add(id, { bids: [{ ...BID, qty_bid: 2 }] });
    await until(() => stub.called('send_bid_comp').length === 2);
    expect(stub.called('send_bid_comp')[1]).toMatchObject({ remote_id: '4711' });
  });

  it('sends a first bid again by itself where the owner recognises repetitions [site.outbox.lost-answer]', async () => {
    await start({ recognises_repetitions: true });
    test.stopped = Date.now();
    stub.answers.send_bid_comp = drop;
    await results().add(id, { bids: [BID] });
    await has('bid', 'failed');
    stub.answers.send_bid_comp = { comp_note_id: '900' };
    await again();
    await has('bid', 'sent');
    const [first, second] = stub.called('send_bid_comp');
    expect(first?.comp_note_id).toBe(second?.comp_note_id);
  });

  it('stops only what depends on what is refused', async () => {
    await start();
    stub.answers.send_file = refusing('Too dark.');
    const flags = [{ bid: 'g', work_type: 'b' as const }];
    await results().add(id, {
      bids: [BID],
      photos: [{ ...photo('a.jpg'), flags }],
      notes: [{ key: 'n', note_text: 'x' }],
      ready: true,
    });
    await has('note', 'sent');
    await has('bid', 'sent');
    expect(await state('file')).toBe('refused');
    const list = await results().list(id);
    expect(list.find(({ kind }) => kind === 'file')?.reason).toContain('Too dark.');
    expect(list.find(({ kind }) => kind === 'bid_flags')).toMatchObject({
      state: 'queued',
      waits_for: ['file a.jpg'],
    });
    expect(list.find(({ kind }) => kind === 'ready')?.waits_for).toEqual([
      'file a.jpg',
      'bid_flags g',
    ]);
    stub.answers.send_file = null;
    expect(await results().sendAgain({ order: id })).toBe(0);
    expect(await results().sendAgain({ order: id, refused: true })).toBe(1);
    await has('ready', 'sent');
  });

  it('does not take refused credentials for refused results', async () => {
    await start();
    test.stopped = Date.now();
    stub.answers.send_notes = refusing('Could not validate username and password.');
    stub.answers.validate_user = refusing('Could not validate username and password.');
    await results().add(id, { notes: [{ key: 'n', note_text: 'x' }] });
    await has('note', 'failed');
    stub.answers.send_notes = { remote_note_id: 7 };
    stub.answers.validate_user = null;
    await until(async () => (await job())?.state === 'waiting');
    expect(await results().sendAgain({ since: test.now() - 60_000 })).toBe(1);
    await has('note', 'sent');
  });

  it.each([
    [
      '429',
      (_: never, response: ServerResponse) =>
        response.writeHead(429, { 'retry-after': '60' }).end(),
    ],
    ['HTML', (_: never, response: ServerResponse) => response.end('<html>')],
    [
      'an envelope at 503',
      (_: never, response: ServerResponse) => {
        response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '60' });
        response.end(
          '{"remote_site_id":"x","error":true,"success":false,"return_error_msg":"busy","result_data":null}',
        );
      },
    ],
  ])('keeps what is answered by %s for another attempt', async (_name, answer) => {
    await start();
    stub.answers.send_notes = answer;
    await results().add(id, { notes: [{ key: 'n', note_text: 'x' }] });
    await has('note', 'failed');
    await until(async () => ((await job())?.run_at ?? 0) > Date.now() + 500);
  });

  it('adds results within a transaction of the app, or not at all', async () => {
    await start();
    const { default: Libsql } = await import('libsql');
    const db = new Libsql(test.database.slice('sqlite:'.length));
    db.exec('PRAGMA busy_timeout = 5000');
    db.exec('BEGIN IMMEDIATE');
    await results().add(id, { notes: [{ key: 'never', note_text: 'x' }] }, { db: db as never });
    db.exec('ROLLBACK');
    expect(await state('note')).toBe('none');
    db.exec('BEGIN IMMEDIATE');
    await results().add(id, { notes: [{ key: 'kept', note_text: 'x' }] }, { db: db as never });
    db.exec('COMMIT');
    db.close();
    await has('note', 'sent', 'kept');
    await expect(results().add(id, { ready: true }, { db: {} as never })).rejects.toMatchObject({
      code: 'option_invalid',
    });
  });
});
