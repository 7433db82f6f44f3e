import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { defineForm, parseForm } from '../../../src/forms/index.js';
import { joinable } from '../../../src/site/engine/store/host-transaction.js';
import type { ImporterContext } from '../../../src/site/importer/context.js';
import { itemsOfOrder } from '../../../src/site/importer/results/outbox.js';
import { callItemBack } from '../../../src/site/importer/results/recall.js';
import type { NewResults } from '../../../src/site/importer/results/result-input.js';
import { ENGINES } from '../databases.js';
import { change } from '../troubles/put-conditions.js';
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
    rooms: { type: 'numeric', text: 'Rooms' },
    why: { type: 'textbox', text: 'Why' },
    front: { type: 'photos', text: 'Front', photos: { min: 1, max: 3 } },
  },
});
const questions = parseForm(FORM, { version: '3' }).questions;
const idOf = (name: string) => questions.find((one) => one.name === name)?.id ?? '';
const FLAG = { pcr_form_id: 71, pcr_question_id: idOf('Front') };
const answers = (text: string, rooms = '3') => ({
  answers: [{ pcr_form_id: 71, answers: { [idOf('Why')]: text, [idOf('Rooms')]: rooms } }],
});
const DRAFT = { draft: true };
/** The most characters of a note that the owner takes. */
const MOST_NOTE_TEXT = 2000;
/** The most characters of a note that the importer takes. */
const LONGEST_NOTE = 120_000;

describe.each(ENGINES)('drafts of results on $name', (engine) => {
  let pair: SitePair;
  beforeAll(async () => {
    await engine.start();
    const limits = { noteText: LONGEST_NOTE };
    pair = await SitePair.open(engine, { limits }, { limits: { noteText: MOST_NOTE_TEXT } });
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.link();
    await pair.start();
  });
  afterAll(async () => {
    await pair?.close();
    await engine.stop();
  });

  const results = () => pair.importer.site.importer.results;
  const order = async () => {
    const reportId = await pair.owner.order({ pcr_forms: [{ pcr_form_id: 71 }] });
    const { id } = await pair.imported(reportId);
    pair.calls.length = 0;
    return { reportId, id };
  };
  const list = async (id: string) =>
    (await results().list(id)).filter(({ state }) => state !== 'none');
  const states = async (id: string) =>
    Object.fromEntries((await list(id)).map(({ kind, key, state }) => [`${kind} ${key}`, state]));
  const has = (id: string, wanted: Record<string, string>) =>
    until(async () => {
      const all = await states(id);
      return Object.entries(wanted).every(([name, state]) => all[name] === state);
    }, JSON.stringify(wanted));
  const itemOf = async (id: string, name: string) =>
    (await list(id)).find(({ kind, key }) => `${kind} ${key}` === name)?.id ?? '';
  const held = () => pair.importer.site.importer.links.pause('owner');
  const released = () => pair.importer.site.importer.links.resume('owner');

  it('have notes up to the longest that the site is set to', async () => {
    const { id } = await order();
    const note = (length: number) => ({ notes: [{ key: 'n', note_text: 'x'.repeat(length) }] });
    await expect(results().add(id, note(LONGEST_NOTE + 1), DRAFT)).rejects.toThrow(
      `note_text: must have at most ${LONGEST_NOTE} characters`,
    );
    await results().add(id, note(LONGEST_NOTE), DRAFT);
    expect(await states(id)).toEqual({ 'note n': 'draft' });
  });

  it('are refused, and none of them is stored, where two files have one key', async () => {
    const { id } = await order();
    const two = { photos: [photo('a.jpg', { key: 'same' }), photo('b.jpg', { key: 'same' })] };
    const adding = results().add(id, { ...two, ready: true }, DRAFT);
    await expect(adding).rejects.toThrow(/two files have the key same/);
    expect(await list(id)).toEqual([]);
  });

  it('are refused where two bids, notes or lines of the invoice have one key', async () => {
    const { id } = await order();
    const bid = { key: 'same', item_desc: 'Grass', qty_bid: 1 };
    const line = { key: 'same', item_desc: 'Grass', quantity: 1, price: '5.00' };
    const note = { key: 'same', note_text: 'a' };
    const doubled: [string, NewResults][] = [
      ['bids', { bids: [bid, { ...bid, item_desc: 'Snow' }] }],
      ['lines', { invoice: { lines: [line, { ...line, price: '7.00' }] } }],
      ['notes', { notes: [note, { ...note, note_text: 'b' }] }],
    ];
    for (const [member, given] of doubled) {
      const message = expect.stringContaining(`two ${member} have the key same`);
      const refusal = { code: 'input_invalid', message };
      await expect(results().add(id, given)).rejects.toMatchObject(refusal);
      await expect(results().add(id, given, DRAFT)).rejects.toMatchObject(refusal);
    }
    expect(await list(id)).toEqual([]);
  });

  it('keep the document type of a file and of an attachment, as what is sent at once does', async () => {
    const { id } = await order();
    const { documentTypes } = pair.importer.owner;
    for (const name of ['Deed', 'Lease']) await documentTypes.create(name);
    const pdf = (document_type: string, text = 'a') => ({
      file_name: 'a.pdf',
      content: Readable.from([`%PDF-1.4 ${text}`]),
      document_type,
    });
    const note = (document_type: string) => ({
      notes: [{ key: 'n', note_text: 'a', attachments: [pdf(document_type)] }],
    });
    for (const options of [DRAFT, {}]) {
      for (const given of [{ files: [pdf('Will')] }, note('Will')]) {
        const adding = results().add(id, given, options);
        await expect(adding).rejects.toMatchObject({ code: 'not_found' });
      }
    }
    const types = async () => {
      const files = await pair.importer.site.importer.orders.files(id);
      return files.map(({ document_type }) => document_type);
    };
    await results().add(id, { files: [pdf('Deed')], ...note('Lease') }, DRAFT);
    await results().send(id);
    expect(await types()).toEqual(['Deed', 'Lease']);
    // Another content, and another type of the same content.
    await results().add(id, { files: [pdf('Lease', 'b')] }, DRAFT);
    await results().send(id);
    expect(await types()).toEqual(['Lease', 'Lease']);
    await results().add(id, { files: [pdf('Deed', 'b')] });
    expect(await types()).toEqual(['Deed', 'Lease']);
    await has(id, { 'file a.pdf': 'sent', 'note n': 'sent' });
  });

  it('wait for a person, while programs send at once [console.draft]', async () => {
    const { id, reportId } = await order();
    await results().add(
      id,
      {
        photos: [photo('front.jpg', { flags: [FLAG] })],
        bids: [{ key: 'b', item_desc: 'Fence', qty_bid: 1 }],
        notes: [{ key: 'n', note_text: 'The gate', attachments: [photo('gate.jpg')] }],
        ...answers('mine'),
        ready: true,
      },
      DRAFT,
    );
    await results().add(id, { bids: [{ key: 'p', item_desc: 'Grass', qty_comp: 2 }] });
    await has(id, { 'bid p': 'sent', 'bid b': 'draft', 'ready ': 'draft', 'note n': 'draft' });
    expect(pair.named).toEqual(['send_bid_comp']);
    expect(await pair.importer.owner.notes.list(id)).toEqual([]);
    expect(await pair.importer.site.importer.orders.files(id)).toEqual([]);

    // A program's answers go without those that a person has not sent.
    await results().add(id, {
      answers: [{ pcr_form_id: 71, answers: { [idOf('Rooms')]: '5' } }],
    });
    await until(() => pair.named.includes('send_pcr_answers'));
    const before = (await pair.owner.owner.results(reportId)).answers;
    expect(JSON.stringify(before)).not.toContain('mine');

    const only = [await itemOf(id, 'note n')];
    expect(await results().send(id, { only })).toBe(1);
    await has(id, { 'note n': 'sent', 'bid b': 'draft' });
    expect(await pair.importer.owner.notes.list(id)).toMatchObject([
      { note_text: 'The gate', has_attachments: true },
    ]);
    expect(await results().send(id)).toBe(5);
    await has(id, { 'ready ': 'sent', 'bid b': 'sent', 'photo_flags 71': 'sent' });
    const sent = await pair.owner.owner.results(reportId);
    expect(sent.bids.map(({ item_desc }) => item_desc)).toEqual(['Grass', 'Fence']);
    expect(JSON.stringify(sent.answers)).toContain('mine');
    expect(sent.flags).toHaveLength(1);
    expect(await results().send(id)).toBe(0);
  });

  it('change what was accepted, or leave it as it was [console.draft.change]', async () => {
    const { id, reportId } = await order();
    const bid = (qty: number) => ({ bids: [{ key: 'b', item_desc: 'Fence', qty_bid: qty }] });
    await results().add(id, { ...bid(1), photos: [photo('a.jpg')] });
    await has(id, { 'bid b': 'sent', 'file a.jpg': 'sent' });
    await results().add(id, bid(1), DRAFT);
    expect(await states(id)).toMatchObject({ 'bid b': 'sent' });
    await results().add(id, bid(2), DRAFT);
    expect(await states(id)).toMatchObject({ 'bid b': 'draft' });
    await results().remove(id, [await itemOf(id, 'bid b')]);
    expect(await states(id)).toMatchObject({ 'bid b': 'sent' });

    await results().add(id, bid(3), DRAFT);
    await results().add(
      id,
      { photos: [{ ...photo('a.jpg'), content: Readable.from([JPEG, 'x']) }] },
      DRAFT,
    );
    expect(await results().send(id)).toBe(2);
    await has(id, { 'bid b': 'sent', 'file a.jpg': 'sent' });
    const sent = await pair.owner.owner.results(reportId);
    expect(sent.bids).toMatchObject([{ qty_bid: '3.00' }]);
    const files = await pair.owner.owner.files.list(reportId);
    expect(files.map(({ file_size }) => file_size)).toEqual([JPEG.length + 1]);
    await expect(results().remove(id, [await itemOf(id, 'bid b')])).rejects.toThrow(/is sent/);
    // Whoever chooses the accepted photo again wants no other one.
    const chosen = (end: string) => ({
      photos: [{ ...photo('a.jpg'), content: Readable.from([JPEG, end]) }],
    });
    await results().add(id, chosen('y'), DRAFT);
    expect(await states(id)).toMatchObject({ 'file a.jpg': 'draft' });
    await results().add(id, chosen('x'), DRAFT);
    expect(await states(id)).toMatchObject({ 'file a.jpg': 'sent' });
    expect(await results().send(id)).toBe(0);
  });

  it('are what is called back before it is under way, and go with what shows them [console.draft.change]', async () => {
    const { id, reportId } = await order();
    await held();
    await results().add(id, {
      photos: [
        photo('a.jpg', { flags: [FLAG, { bid: 'b', work_type: 'b' }] }),
        photo('b.jpg', { flags: [FLAG] }),
      ],
      bids: [{ key: 'b', item_desc: 'Fence', qty_bid: 1 }],
      notes: [{ key: 'n', note_text: 'Once', attachments: [photo('gate.jpg')] }],
      ...answers('mine'),
    });
    const all = await list(id);
    await results().callBack(
      id,
      all.filter(({ kind }) => kind !== 'bid').map((one) => one.id),
    );
    expect(await states(id)).toEqual({
      'file a.jpg': 'draft',
      'file b.jpg': 'draft',
      'answers 71': 'draft',
      'photo_flags 71': 'draft',
      'bid b': 'queued',
      'bid_flags b': 'draft',
      'note n': 'draft',
    });
    expect(await pair.importer.owner.notes.list(id)).toEqual([]);
    const gone = [await itemOf(id, 'file a.jpg'), await itemOf(id, 'bid_flags b')];
    await results().remove(id, gone);
    expect(Object.keys(await states(id))).not.toContain('bid_flags b');
    const note = { key: 'n', note_text: 'Twice' };
    await results().add(id, { notes: [note] }, DRAFT);
    await results().send(id);
    await released();
    await has(id, { 'photo_flags 71': 'sent', 'note n': 'sent', 'bid b': 'sent' });
    expect((await pair.owner.owner.results(reportId)).flags).toHaveLength(1);
    expect(await pair.importer.owner.notes.list(id)).toMatchObject([
      { note_text: 'Twice', has_attachments: true },
    ]);
    const [sent] = await list(id);
    await expect(results().callBack(id, [sent?.id ?? ''])).rejects.toThrow(/called back/);
  });

  it('are not made of a result whose call another connection has begun meanwhile', async () => {
    const { id } = await order();
    await held();
    await results().add(id, { notes: [{ key: 'n', note_text: 'Once' }] });
    const { context } = pair.importer.site.importer.results as unknown as {
      readonly context: ImporterContext;
    };
    const [item] = await itemsOfOrder(context.database.read, id);
    if (!item) throw new Error('it is gone');
    const begin = (begun_at: number | null) =>
      context.database.write((tx) =>
        tx.updateTable('outbox').set({ begun_at }).where('id', '=', item.id).execute(),
      );
    await begin(1);
    const recalled = context.database.write((tx) => callItemBack({ tx, orderId: id, at: 1 }, item));
    await expect(recalled).rejects.toThrow(/called back/);
    expect(await list(id)).toMatchObject([{ state: 'queued', is_under_way: true }]);
    await begin(null);
    await released();
    await has(id, { 'note n': 'sent' });
  });

  it('keep what another connection stores while they are sent, and sends while they are stored', async () => {
    const { id } = await order();
    await held();
    const { context } = pair.importer.site.importer.results as unknown as {
      readonly context: ImporterContext;
    };
    const note = (note_text: string) => ({ notes: [{ key: 'n', note_text }] });
    /** Runs the second act when the first has done its statements, and has not committed them. */
    const meanwhile = async (
      first: (db: object) => Promise<unknown>,
      second: () => Promise<unknown>,
    ) => {
      let begun: Promise<unknown> | undefined;
      await context.database.write(async (tx) => {
        await first(joinable(tx));
        begun = second();
        await delay(200);
      });
      await begun;
    };
    const add = (text: string, more: object = {}) =>
      results().add(id, note(text), { ...DRAFT, ...more });
    const send = (more: object = {}) => results().send(id, more);
    await add('First');
    await meanwhile((db) => add('Second', { db }), send);
    const texts = async () => {
      const notes = await pair.importer.site.importer.orders.notes(id);
      return notes.map(({ note_text }) => note_text);
    };
    expect(await texts()).toEqual(['Second']);
    await add('Third');
    await meanwhile(
      (db) => send({ db }),
      () => add('Fourth'),
    );
    expect(await texts()).toEqual(['Third']);
    await send();
    expect(await texts()).toEqual(['Fourth']);
    const other = { notes: [{ key: 'o', note_text: 'Fifth' }] };
    await results().add(id, other, DRAFT);
    await meanwhile(
      (db) => send({ db }),
      () => results().add(id, { notes: [{ key: 'o', note_text: 'Sixth' }] }, DRAFT),
    );
    await send();
    expect(await texts()).toEqual(['Fourth', 'Sixth']);
    await released();
    await has(id, { 'note n': 'sent', 'note o': 'sent' });
  });

  it('refuse wrong answers, unknown ids and options when they are sent', async () => {
    const { id } = await order();
    await results().add(id, answers('why', 'many'), DRAFT);
    expect(await list(id)).toMatchObject([
      {
        state: 'draft',
        missing: expect.arrayContaining([expect.stringContaining('Type a number')]),
      },
    ]);
    await expect(results().send(id)).rejects.toThrow(/answers 71/);
    await expect(results().send(id, { only: ['1'] })).rejects.toThrow(/no draft 1/);
    await expect(results().send('0')).rejects.toMatchObject({ code: 'order_not_found' });
    await expect(results().remove(id, ['x'])).rejects.toMatchObject({ code: 'not_found' });
    const wrong = { drafts: true } as object;
    await expect(results().add(id, {}, wrong)).rejects.toThrow(/drafts.*draft/);
    await expect(
      results().add(id, { files: [{ file_name: 'e.pdf', content: Readable.from([]) }] }),
    ).rejects.toThrow(/0 bytes/);
    expect(pair.named).toEqual([]);
    await results().remove(id, [await itemOf(id, 'answers 71')]);
    expect(await list(id)).toEqual([]);
  });

  it('send what does not depend on a refused photo [console.draft.independent]', async () => {
    const { id, reportId } = await order();
    const bad = { ...photo('bad.jpg'), content: Readable.from(['no photo']) };
    await results().add(
      id,
      {
        photos: [
          photo('a.jpg', { flags: [FLAG, { bid: 'b', work_type: 'c', stage: 'a' }] }),
          { ...bad, flags: [FLAG, { bid: 'b', work_type: 'c', stage: 'b' }] },
        ],
        bids: [{ key: 'b', item_desc: 'Fence', qty_comp: 1 }],
        invoice: { lines: [{ key: 'l', item_desc: 'Fence', quantity: 1, price: 5 }] },
      },
      DRAFT,
    );
    await results().send(id);
    await has(id, { 'file bad.jpg': 'refused', 'invoice ': 'sent' });
    expect((await pair.owner.owner.results(reportId)).flags).toHaveLength(2);
    expect(await states(id)).toMatchObject({ 'photo_flags 71': 'queued', 'bid_flags b': 'queued' });
    const flags = (await list(id)).find(({ kind }) => kind === 'photo_flags');
    expect(flags?.waits_for).toEqual(['file bad.jpg']);

    // Replaced, it goes with its flags.
    await results().add(id, { photos: [photo('bad.jpg')] }, DRAFT);
    await results().send(id);
    await has(id, { 'photo_flags 71': 'sent', 'bid_flags b': 'sent', 'file bad.jpg': 'sent' });
    expect((await pair.owner.owner.results(reportId)).flags).toHaveLength(4);
  });

  it('hold up nothing that waited for a refused one that is removed [console.draft.independent]', async () => {
    const { id } = await order();
    const bad = { ...photo('bad.jpg'), content: Readable.from(['no photo']) };
    await results().add(id, { photos: [{ ...bad, flags: [FLAG] }], ready: true });
    await has(id, { 'file bad.jpg': 'refused', 'ready ': 'queued' });
    await results().remove(id, [await itemOf(id, 'file bad.jpg')]);
    await has(id, { 'ready ': 'sent' });
  });

  it('take no id of a unit that has more digits than an id', async () => {
    const { id } = await order();
    const { bids } = pair.importer.site.importer;
    const make = (unit_id: string) => bids.create(id, { item_desc: 'Fence', qty_comp: 1, unit_id });
    await expect(make('9'.repeat(19))).rejects.toThrow('unit_id: must have at most 18 characters');
    await expect(make('9'.repeat(18))).rejects.toThrow(/unit/);
  });

  it('hold up nothing that waited for a refused bid that is removed as a bid [console.draft.independent]', async () => {
    const { id } = await order();
    const { bids } = pair.importer.site.importer;
    const { jobs } = pair.importer.site;
    await held();
    const bid = await bids.create(id, { item_desc: 'Fence', qty_comp: 1 });
    await results().add(id, { ready: true });
    await change(pair.importer, async (tx) => {
      const refused = { state: 'refused', reason: 'no fence is there' } as const;
      const one = tx.updateTable('outbox').set(refused).where('order_id', '=', id);
      await one.where('kind', '=', 'bid').execute();
    });
    await released();
    // A job that still runs would find by itself what can be sent now.
    await until(async () => (await jobs.list({ kind: 'results' })).length === 0, 'the job');
    expect(Object.values(await states(id)).sort()).toEqual(['queued', 'refused']);
    await bids.remove(bid);
    await has(id, { 'ready ': 'sent' });
  });

  it('do not hold up ready for office by a refused note, which is removed alone [console.draft.independent]', async () => {
    const { id } = await order();
    const long = { key: 'n', note_text: 'x'.repeat(MOST_NOTE_TEXT + 1) };
    await results().add(id, { notes: [long], ready: true });
    await has(id, { 'note n': 'refused', 'ready ': 'sent' });
    const [note] = await pair.importer.owner.notes.list(id);
    await results().removeNote(id, note?.note_id ?? '');
    expect(await states(id)).toEqual({ 'ready ': 'sent' });
    expect(await pair.importer.owner.notes.list(id)).toEqual([]);
  });
});
