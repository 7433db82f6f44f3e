import { Readable } from 'node:stream';
import { DefaultQueryExecutor } from 'kysely';
import { defineForm } from '../../../src/forms/index.js';
import { ENGINES } from '../databases.js';
import { SitePair, until } from './pair.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a photo')]);
const photo = (file_name: string, more: object = {}) => ({
  file_name,
  content: Readable.from([JPEG]),
  ...more,
});
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const parts = Object.values(FORM)[0];
const question = (text: string) =>
  Object.values(parts?.options_pcr_forms_questions ?? {}).find((one) => one.question_name === text)
    ?.pcr_question_id ?? '';
const YES =
  Object.values(parts?.options_pcr_forms_questions_values ?? {}).find(
    (one) => one.question_value === 'Yes',
  )?.question_value_id ?? '';
const ANSWERS = { pcr_form_id: 71, answers: { [question('Occupied?')]: YES } };
const FLAG = { pcr_form_id: 71, pcr_question_id: question('Front') };

describe.each(ENGINES)('the results of imported orders on $name', (engine) => {
  let pair: SitePair;
  beforeAll(async () => {
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.owner.owner.items.setForClient('First Bank', [{ id: 501, description: 'Grass' }]);
    // The owner calls us by this account, to fetch the attachments of notes.
    await pair.importer.owner.accounts.create({ username: 'the owner', password: 'back again' });
    await pair.owner.owner.accounts.update('acme', {
      receiver_url: `${pair.importerServer.url}/link`,
      receiver_username: 'the owner',
      receiver_password: 'back again',
    });
    await pair.link({ account: 'the owner', bid_comp_confirm: true });
    await pair.start();
  });
  afterAll(async () => {
    await pair?.close();
    await engine.stop();
  });

  const results = () => pair.importer.site.importer.results;
  const order = async (more: object = {}) => {
    const reportId = await pair.owner.order({ client_company_alias: 'First Bank', ...more });
    const { id } = await pair.imported(reportId);
    pair.calls.length = 0;
    return { reportId, id };
  };
  const withForm = () => order({ pcr_forms: [{ pcr_form_id: 71, form_required: true }] });
  const settled = async (id: string) => {
    const open = async () =>
      (await results().list(id)).filter(({ state }) => state === 'queued' || state === 'failed');
    await until(async () => (await open()).length === 0, 'the sending');
    return results().list(id);
  };
  const states = async (id: string) =>
    Object.fromEntries(
      (await settled(id))
        .filter(({ state }) => state !== 'none')
        .map(({ kind, key, state }) => [`${kind} ${key}`.trim(), state]),
    );

  it('are sent with a number of statements and rows that grows with the photos, not with their square', async () => {
    const read = { statements: 0, rows: 0 };
    const run = DefaultQueryExecutor.prototype.executeQuery;
    const spy = jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
    spy.mockImplementation(async function (this: DefaultQueryExecutor, query, ...rest) {
      const result = await run.call(this, query, ...rest);
      if (/^select.* from "outbox"/s.test(query.sql)) {
        read.statements += 1;
        read.rows += result.rows.length;
      }
      return result;
    } as typeof run);
    /** Sends photos with a flag each. @returns what was read of the queue of results meanwhile */
    const readFor = async (count: number) => {
      const { id } = await order();
      Object.assign(read, { statements: 0, rows: 0 });
      const flags = [{ bid: 'grass', work_type: 'c', stage: 'a' }];
      const photos = Array.from({ length: count }, (_, at) => photo(`${at}.jpg`, { flags }));
      const bid = { key: 'grass', item_id: 501, qty_bid: 1, client_price_bid: '1', qty_comp: '2' };
      await results().add(id, { bids: [bid], photos });
      const bidCalls = () => pair.named.filter((name) => name === 'send_bid_comp').length;
      await until(async () => bidCalls() === 2, 'the flags of the bid');
      return { ...read };
    };
    try {
      const few = await readFor(10);
      const many = await readFor(40);

      expect(few.rows).toBeGreaterThan(10);
      expect(many.statements / few.statements).toBeLessThan(6);
      expect(many.rows / few.rows).toBeLessThan(6);
    } finally {
      spy.mockRestore();
    }
  });

  it('give the ids of their files and notes, the same ones where they are replaced', async () => {
    const { id } = await order();
    const add = (name: string) =>
      results().add(id, { photos: [photo(name)], notes: [{ key: name, note_text: name }] });
    const first = await add('one.jpg');
    const other = await add('two.jpg');
    const ids = [...first.files, ...other.files, ...first.notes, ...other.notes];
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^\d+$/)));
    expect([new Set(first.files.concat(other.files)).size, ids.length]).toEqual([2, 4]);
    expect(await add('one.jpg')).toEqual(first);
    // The next test counts what is sent.
    await settled(id);
  });

  it('are sent in their order, however they are added [site.results.order]', async () => {
    const { id, reportId } = await withForm();
    await results().add(id, {
      ready: true,
      invoice: {
        comment: 'thanks',
        lines: [{ key: 'g', item_id: 501, quantity: 2, price: '45.10' }],
      },
      answers: [ANSWERS],
      photos: [
        photo('front.jpg', { flags: [FLAG] }),
        photo('grass.jpg', { flags: [{ bid: 'grass', work_type: 'c', stage: 'a' }] }),
      ],
      bids: [{ key: 'grass', item_id: 501, qty_bid: 1, client_price_bid: '45.10', qty_comp: '2' }],
      notes: [{ key: 'n', note_text: 'Gate was open' }],
      check_ins: [{ checkin_ts: '2026-11-22 09:30:00', gps_lat: 41.25, gps_lng: -96.1 }],
    });
    expect(await states(id)).toEqual({
      'file front.jpg': 'sent',
      'file grass.jpg': 'sent',
      'answers 71': 'sent',
      'photo_flags 71': 'sent',
      'bid grass': 'sent',
      'bid_flags grass': 'sent',
      invoice: 'sent',
      'note n': 'sent',
      [`check_in ${(await results().list(id)).find(({ kind }) => kind === 'check_in')?.key}`]:
        'sent',
      ready: 'sent',
    });
    expect(pair.named).toEqual([
      'send_file',
      'send_file',
      'send_pcr_answers',
      'send_photo_flag',
      'send_bid_comp',
      'send_bid_comp',
      'send_contractor_invoice',
      'send_notes',
      'send_checkin',
      'send_ready_for_office',
    ]);
    const sent = await pair.owner.owner.results(reportId);
    expect(sent).toMatchObject({
      bids: [{ item_id: '501', qty_bid: '1.00', client_price_bid: '45.10', qty_comp: '2.00' }],
      invoices: [
        { comment: 'thanks', lines: [{ item_id: '501', quantity: '2.00', price: '45.10' }] },
      ],
      answers: [{ pcr_form_id: '71' }],
      check_ins: [{ checkin_ts: '2026-11-22T09:30:00' }],
    });
    expect(sent.flags.map(({ work_type, stage }) => [work_type, stage])).toEqual([
      ['pc', ''],
      ['c', 'a'],
    ]);
    expect((await pair.owner.owner.orders.get(reportId))?.wo_status).toBe('Ready for Office');
    expect((await pair.importer.site.importer.orders.get(id))?.wo_status).toBe('Ready for Office');
    const bid = (await results().list(id)).find(({ kind }) => kind === 'bid');
    expect(bid?.remote_id).toBe(sent.bids[0]?.comp_note_id);
  });

  it('say what they wait for, what is missing, and what was not given [site.outbox.states]', async () => {
    const { id } = await withForm();
    await pair.importer.site.importer.links.pause('owner');
    await results().add(id, {
      answers: [ANSWERS],
      ready: true,
      photos: [photo('a.jpg', { flags: [FLAG] })],
    });
    const list = await results().list(id);
    const named = (kind: string) => list.find((one) => one.kind === kind);
    expect(named('photo_flags')).toMatchObject({ state: 'queued', waits_for: ['file a.jpg'] });
    expect(named('ready')?.waits_for).toEqual([
      'file a.jpg',
      'answers 71',
      'photo_flags 71',
      'no_bids',
    ]);
    expect(named('invoice')).toMatchObject({ state: 'none', id: '' });
    await pair.importer.site.importer.links.resume('owner');
    expect(await states(id)).toMatchObject({ ready: 'sent' });
  });

  it('are refused with the reason of the owner and what is missing; the rest is sent, and the refused again after the fix [site.outbox.states]', async () => {
    const { id, reportId } = await withForm();
    await results().add(id, { ready: true, notes: [{ key: 'n', note_text: 'hello' }] });
    expect(await states(id)).toMatchObject({ ready: 'refused', 'note n': 'sent' });
    const list = await results().list(id);
    expect(list.find(({ kind }) => kind === 'ready')?.reason).toContain(
      '"Occupied?" is not answered.',
    );
    expect(list.find(({ kind }) => kind === 'answers')).toMatchObject({
      state: 'none',
      key: '71',
      missing: ['"Occupied?" is not answered.', '"Front" needs more photos.'],
    });
    await results().add(id, {
      answers: [ANSWERS],
      photos: [photo('front.jpg', { flags: [FLAG] })],
      ready: true,
    });
    expect(await states(id)).toMatchObject({ ready: 'sent', 'answers 71': 'sent' });
    expect((await pair.owner.owner.orders.get(reportId))?.wo_status).toBe('Ready for Office');
  });

  it('that are corrected update what the owner has, and never make a second', async () => {
    const { id, reportId } = await order();
    const bid = { key: 'g', item_id: 501, qty_bid: 1, client_price_bid: '10.00' };
    const line = { key: 'l', item_id: 501, quantity: 1, price: '10.00' };
    const note = { key: 'n', note_text: 'first' };
    await results().add(id, {
      bids: [bid],
      invoice: { lines: [line] },
      notes: [note],
      photos: [photo('a.jpg')],
    });
    await settled(id);
    await results().add(id, {
      bids: [{ ...bid, client_price_bid: '12.00' }],
      invoice: { lines: [{ ...line, price: '12.00' }] },
      notes: [{ ...note, note_text: 'second' }],
      photos: [{ ...photo('a.jpg'), content: Readable.from([JPEG, Buffer.from('other')]) }],
    });
    await settled(id);
    const sent = await pair.owner.owner.results(reportId);
    expect(sent.bids).toMatchObject([{ client_price_bid: '12.00' }]);
    expect(sent.invoices[0]?.lines).toMatchObject([{ price: '12.00' }]);
    expect(await pair.owner.owner.files.list(reportId)).toMatchObject([
      { file_size: JPEG.length + 5 },
    ]);
    const notes = await pair.owner.owner.notes.list(reportId);
    expect(notes.map(({ note_text }) => note_text)).toEqual(['second']);
  });

  describe('that are corrected without a part that the owner has', () => {
    const bid = { key: 'g', item_id: 501, qty_bid: 1, client_price_bid: '10.00', qty_comp: 2 };
    const line = { key: 'l', item_id: 501, quantity: 1, price: '10.00' };
    const lines = [line, { ...line, key: 'm' }];
    const sent = async () => {
      const { id, reportId } = await order();
      await results().add(id, { bids: [bid], invoice: { lines } });
      await settled(id);
      return { id, reportId };
    };
    const lacking: readonly (readonly [string, object])[] = [
      ['qty_bid', { bids: [{ ...bid, qty_bid: null }] }],
      ['qty_comp', { bids: [{ ...bid, qty_comp: 0 }] }],
      ['client_price_bid', { bids: [{ ...bid, client_price_bid: '' }] }],
      ['lines', { invoice: { lines: [line] } }],
    ];

    it('are refused with the place: no event takes it back', async () => {
      const { id } = await sent();
      for (const [member, given] of lacking) {
        for (const draft of [false, true]) {
          const adding = results().add(id, given, { draft });
          await expect(adding).rejects.toMatchObject({ code: 'input_invalid' });
          await expect(adding).rejects.toThrow(new RegExp(`${member}\\b.*owner`));
        }
      }
      expect(await states(id)).toMatchObject({ 'bid g': 'sent', invoice: 'sent' });
    });

    it('are refused where they were drafts before it was sent', async () => {
      const { id } = await order();
      const { links } = pair.importer.site.importer;
      await links.pause('owner');
      await results().add(id, { bids: [bid], invoice: { lines } });
      for (const [, given] of lacking.slice(1, 2).concat(lacking.slice(-1))) {
        await results().add(id, given, { draft: true });
      }
      await links.resume('owner');
      const given = async () =>
        (await results().list(id)).filter(({ kind }) => kind === 'bid' || kind === 'invoice');
      await until(async () => (await given()).every(({ sent_at }) => sent_at !== null));
      const drafts = (await results().list(id)).filter(({ state }) => state === 'draft');
      expect(drafts).toHaveLength(2);
      for (const draft of drafts) {
        await expect(results().send(id, { only: [draft.id ?? ''] })).rejects.toThrow(/owner/);
      }
    });

    it('are refused in changes of bids, which the JSON API makes', async () => {
      const { id } = await sent();
      const { bids } = pair.importer.site.importer;
      const [{ comp_note_id } = { comp_note_id: '' }] = await bids.list(id);
      await expect(bids.update(comp_note_id, { qty_comp: 0 })).rejects.toMatchObject({
        code: 'result_locked',
      });
    });

    it('are taken where the owner never got it', async () => {
      const { id, reportId } = await order();
      const { links } = pair.importer.site.importer;
      await links.pause('owner');
      await results().add(id, { bids: [bid], invoice: { lines } });
      await results().add(id, { bids: [{ ...bid, qty_comp: '' }], invoice: { lines: [line] } });
      await links.resume('owner');
      await settled(id);
      const got = await pair.owner.owner.results(reportId);
      expect(got.bids).toMatchObject([{ qty_bid: '1.00', qty_comp: null }]);
      expect(got.invoices[0]?.lines).toHaveLength(1);
    });
  });

  it('that are corrected before they are sent begin their attempts anew', async () => {
    const { id } = await order();
    const { links } = pair.importer.site.importer;
    await links.pause('owner');
    const failures = async () =>
      (await results().list(id)).find(({ kind }) => kind === 'bid')?.failures;
    for (const price of ['10.00', '12.00']) {
      await results().add(id, {
        bids: [{ key: 'g', item_id: 501, qty_bid: 1, client_price_bid: price }],
      });
      expect(await failures()).toBe(0);
    }
    await links.resume('owner');
    await settled(id);
  });

  it('that are given again unchanged are not sent again', async () => {
    const { id } = await order();
    const bids = [{ key: 'g', item_id: 501, qty_bid: 1 }];
    await results().add(id, { bids });
    await settled(id);
    pair.calls.length = 0;
    await results().add(id, { bids });
    await until(async () => (await pair.importer.site.jobs.list({ kind: 'results' })).length === 0);
    expect(pair.named).toEqual([]);
  });

  it('confirm that there are no bids exactly where the link says so and there are none [site.bids.confirm-sent]', async () => {
    const without = await order();
    await results().add(without.id, { ready: true });
    expect(await states(without.id)).toEqual({ no_bids: 'sent', ready: 'sent' });
    expect((await pair.owner.owner.results(without.reportId)).no_bids_at).not.toBeNull();
    const withBid = await order();
    await results().add(withBid.id, {
      bids: [{ key: 'g', item_id: 501, qty_comp: 1 }],
      ready: true,
    });
    expect(await states(withBid.id)).toEqual({ 'bid g': 'sent', ready: 'sent' });
    await expect(results().add(withBid.id, { no_bids: true })).rejects.toThrow('has bids');
    await pair.importer.site.importer.links.update('owner', { bid_comp_confirm: false });
    const off = await order();
    await results().add(off.id, { ready: true });
    expect(await states(off.id)).toEqual({ ready: 'sent' });
    await expect(results().add(off.id, { no_bids: true })).rejects.toThrow(
      'bid_comp_confirm is off',
    );
    await pair.importer.site.importer.links.update('owner', { bid_comp_confirm: true });
  });

  it('of notes carry attachments, which the owner fetches from here [site.importer.attachments]', async () => {
    const { id, reportId } = await order();
    const content = Readable.from(['%PDF-1.4 the plan']);
    const attachments = [{ file_name: 'plan.pdf', content }];
    await results().add(id, { notes: [{ key: 'n', note_text: 'see the plan', attachments }] });
    await settled(id);
    const files = () => pair.owner.owner.files.list(reportId);
    await until(async () => (await files()).length > 0, 'the fetching');
    expect(await files()).toMatchObject([{ file_name: 'plan.pdf', area: 'job_notes' }]);
    const caller = { username: 'the owner', password: 'back again' };
    const asked = await pair.importer.send(
      'get_file',
      { report_id: reportId, module_type: 'job_notes' },
      caller,
    );
    expect(asked.result_data).toMatchObject([
      { file_name: 'plan.pdf', file_type: 'application/pdf' },
    ]);
    const stranger = { report_id: reportId, module_type: 'job_notes' as const };
    expect((await pair.importer.send('get_file', stranger, { username: 'bolt' })).success).toBe(
      false,
    );
  });

  it('of an order that was cancelled are told, and nothing is sent', async () => {
    const { id, reportId } = await order();
    await pair.importer.site.importer.links.pause('owner');
    await results().add(id, { bids: [{ key: 'g', item_id: 501, qty_bid: 1 }] });
    await pair.owner.owner.orders.cancel(reportId);
    const database = pair.importer.site.importer.orders;
    await pair.importer.site.importer.links.resume('owner');
    await until(
      async () => (await database.get(id))?.wo_status === 'Cancelled',
      'the cancellation',
    );
    const list = await settled(id);
    const bid = list.find(({ kind }) => kind === 'bid');
    // Whichever came first: refused by the owner, or never sent.
    expect(bid).toMatchObject({ state: 'refused', reason: expect.stringContaining('ancelled') });
    expect((await pair.owner.owner.results(reportId)).bids).toEqual([]);
    await expect(results().add(id, { ready: true })).rejects.toMatchObject({
      code: 'order_closed',
    });
  });

  it.each([
    [{ bids: [{ key: 'g', item_id: 999, qty_bid: 1 }] }, 'results.add.bids[0].item_id: order'],
    [{ bids: [{ key: 'g', qty_bid: 1 }] }, 'results.add.bids[0].item_desc: is required'],
    [{ bids: [{ key: 'g', item_id: 501 }] }, 'results.add.bids[0].qty_bid: is required'],
    [{ bids: [{ key: 'g', item_id: 501, qty_bid: '1.234' }] }, 'at most two decimals'],
    [{ bids: [{ item_id: 501, qty_bid: 1 }] }, 'results.add.bids[0].key: is required'],
    [{ invoice: { lines: [] } }, 'results.add.invoice.lines: must have'],
    [
      { invoice: { lines: [{ key: 'l', item_id: 501, price: 1 }] } },
      'lines[0].quantity: is required',
    ],
    [{ answers: [{ pcr_form_id: 71, answers: {} }] }, 'does not belong to order'],
    [
      { photos: [{ file_name: 'x.pdf', content: Readable.from([]) }] },
      'photos[0].file_name: must be',
    ],
    [
      { files: [{ file_name: 'x.exe', content: Readable.from([]) }] },
      'files[0].file_name: must have',
    ],
    [{ files: [{ file_name: 'x.pdf', content: 'text' }] }, 'files[0].content: must be a stream'],
    [{ check_ins: [{ checkin_ts: 'now', gps_lat: 1, gps_lng: 1 }] }, 'checkin_ts: must be YYYY'],
    [
      { check_ins: [{ checkin_ts: '2026-02-30 09:30:00', gps_lat: 1, gps_lng: 1 }] },
      'checkin_ts: must be YYYY-MM-DD HH:MM:SS, a time that exists',
    ],
    [
      {
        check_ins: [
          { checkin_ts: '2026-11-22 09:30:00', gps_lat: 1, gps_lng: 1, gps_accuracy: 'about 5' },
        ],
      },
      'gps_accuracy: must be metres',
    ],
    [
      { check_ins: [{ checkin_ts: '2026-11-22 09:30:00', gps_lat: 91, gps_lng: 1 }] },
      'gps_lat: must be',
    ],
    [{ redy: true }, 'did you mean ready'],
  ])('are refused with the place: %j', async (wrong, message) => {
    const { id } = await order();
    await expect(results().add(id, wrong as never)).rejects.toThrow(message);
    expect((await results().list(id)).every(({ state }) => state === 'none')).toBe(true);
  });

  it('clear an answer that the owner has', async () => {
    const { id, reportId } = await withForm();
    const received = async () =>
      (await pair.owner.owner.results(reportId)).answers.map(({ rows }) => rows);
    await results().add(id, { answers: [ANSWERS] });
    await settled(id);
    expect(JSON.stringify(await received())).toContain(YES);
    const cleared = { pcr_form_id: 71, answers: { [question('Occupied?')]: null } };
    await results().add(id, { answers: [cleared] });
    expect(await states(id)).toMatchObject({ 'answers 71': 'sent' });
    expect(JSON.stringify(await received())).not.toContain(YES);
    await results().add(id, { answers: [ANSWERS] });
    await settled(id);
    expect(JSON.stringify(await received())).toContain(YES);
  });

  it('clear an answer that the owner has once another answer hides its question', async () => {
    const form = defineForm({
      id: 72,
      name: 'Access',
      questions: {
        locked: { type: 'textbox', text: 'Locked?' },
        why: { type: 'textbox', text: 'Why?', hidden: true },
      },
      actions: [{ when: 'locked', operator: '=', value: 'yes', show: ['why'] }],
    });
    const [one] = Object.values(form);
    const ids = Object.values(one?.options_pcr_forms_questions ?? {});
    const id = (name: string) =>
      ids.find(({ question_name }) => question_name === name)?.pcr_question_id ?? '';
    await pair.owner.owner.forms.add(form, { form_ver_id: 1 });
    const { id: orderId, reportId } = await order({ pcr_forms: [{ pcr_form_id: 72 }] });
    const answer = async (answers: object) => {
      await results().add(orderId, { answers: [{ pcr_form_id: 72, answers: { ...answers } }] });
      await settled(orderId);
      const { answers: owned } = await pair.owner.owner.results(reportId);
      return JSON.stringify(owned.map(({ rows }) => rows));
    };
    expect(await answer({ [id('Locked?')]: 'yes', [id('Why?')]: 'no key' })).toContain('no key');
    expect(await answer({ [id('Locked?')]: 'no' })).not.toContain('no key');
    expect(await answer({ [id('Locked?')]: 'yes' })).toContain('no key');
  });

  it('refuse a number of more than 15 digits, which no call takes', async () => {
    const form = defineForm({
      id: 73,
      name: 'Size',
      questions: { feet: { type: 'numeric', text: 'Feet?' } },
    });
    const [one] = Object.values(form);
    const [asked] = Object.values(one?.options_pcr_forms_questions ?? {});
    await pair.owner.owner.forms.add(form, { form_ver_id: 1 });
    const { id } = await order({ pcr_forms: [{ pcr_form_id: 73 }] });
    const give = (feet: string) => {
      const answers = { [asked?.pcr_question_id ?? '']: feet };
      return results().add(id, { answers: [{ pcr_form_id: 73, answers }] });
    };
    await expect(give('1234567890123456')).rejects.toThrow(
      '"Feet?": 1234567890123456.00 has more than 15 digits before the point',
    );
    const feet = { [asked?.pcr_question_id ?? '']: '1234567890123456' };
    const draft = { answers: [{ pcr_form_id: 73, answers: feet }] };
    await results().add(id, draft, { draft: true });
    await expect(results().send(id)).rejects.toThrow('more than 15 digits');
    feet[asked?.pcr_question_id ?? ''] = '123456789012345.67';
    await results().add(id, draft, { draft: true });
    expect(await results().send(id)).toBe(1);
    expect(await states(id)).toEqual({ 'answers 73': 'sent' });
  });

  it('with wrong answers are refused with what the form says', async () => {
    const { id } = await withForm();
    const wrong = { pcr_form_id: 71, answers: { [question('Occupied?')]: '999999' } };
    await expect(results().add(id, { answers: [wrong] })).rejects.toMatchObject({
      code: 'input_invalid',
    });
    const strange = { pcr_form_id: 71, answers: { '123456': 'x' } };
    await expect(results().add(id, { answers: [strange] })).rejects.toThrow(
      'has no question 123456',
    );
  });

  it('are for imported orders only', async () => {
    await expect(results().add('999999', { ready: true })).rejects.toMatchObject({
      code: 'order_not_found',
    });
    await expect(results().list('x')).rejects.toMatchObject({ code: 'order_not_found' });
  });
});
