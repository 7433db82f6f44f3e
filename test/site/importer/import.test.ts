import { Readable } from 'node:stream';
import { defineForm } from '../../../src/forms/index.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { TestConsole } from '../console/open-console.js';
import { ENGINES } from '../databases.js';
import { change } from '../troubles/put-conditions.js';
import { SitePair, until } from './pair.js';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000, 7)]);
const FORM = defineForm({
  id: 71,
  name: 'Occupancy',
  questions: {
    occupied: { type: 'radio', text: 'Occupied?', options: ['Yes', 'No'], required: true },
  },
});

describe.each(ENGINES)('the import of orders on $name', (engine) => {
  let pair: SitePair;
  beforeAll(async () => {
    await engine.start();
    pair = await SitePair.open(engine);
    await pair.owner.owner.forms.add(FORM, { form_ver_id: 3 });
    await pair.owner.owner.items.setForClient('First Bank', [
      { id: 501, description: 'Grass' },
      { id: 12, description: 'Debris' },
    ]);
    const { users } = pair.importer.owner;
    await users.createGroup('crew');
    await users.createGroup('office');
    await users.create({ username: 'dana', groups: ['crew'] });
    await users.create({ username: 'otto', groups: ['office'] });
    await users.create({ username: 'gone' });
    await users.setActive('gone', false);
    await pair.link({
      job_notes: true,
      note_groups: ['crew'],
      supplied_notes: true,
      client_company: 'First Bank',
    });
    await pair.start();
    await until(async () => (await links().get('owner'))?.good_at !== null, 'the first look');
  });
  afterAll(async () => {
    await pair?.close();
    await engine.stop();
  });

  const links = () => pair.importer.site.importer.links;
  const orders = () => pair.importer.site.importer.orders;
  const order = (more: object = {}) =>
    pair.owner.order({ client_company_alias: 'First Bank', ...more });
  const owner = () => pair.owner.owner;

  it('runs in its order, with everything that belongs to an order [site.import.flow] [site.import.forms] [site.import.items] [site.import.foh] [site.push.queue] [site.push.within-minute]', async () => {
    const property = async (id: string) => (await owner().orders.get(id))?.property_id ?? '';
    // As one step: the owner calls our push address at once.
    await pair.importer.site.stop();
    const id = await order({
      wo_number: 'WO-77',
      address: '77 Foh St',
      date_due: '20261201',
      lock_code: '1234',
      line_items: [{ desc: 'Grass', qty: '2', price: '45.10' }],
      pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3, form_required: true }],
    });
    const photo = () => ({ file_name: 'front.jpg', content: Readable.from([JPEG]) });
    await owner().properties.setFrontOfHouse(await property(id), photo());
    await owner().files.add({ report_id: id, ...photo(), file_desc: 'The front' });
    await owner().notes.create({ report_id: id, note_text: 'Mind the dog', insert_by: 'olga' });
    pair.importer.site = await pair.importer.create();
    pair.calls.length = 0;
    await pair.importer.site.start();
    const found = await pair.imported(id);
    expect(pair.named.slice(0, 7)).toEqual([
      'get_order',
      'mark_order_imported',
      'get_pcr_json',
      'get_invoice_items_order',
      'get_file',
      'get_notes',
      'get_foh',
    ]);
    expect(found).toMatchObject({
      report_id: id,
      link: 'owner',
      wo_number: 'WO-77',
      wo_status: 'In Field',
      fields: { address: '77 Foh St', date_due: '20261201', lock_code: '1234' },
      line_items: [{ desc: 'Grass', qty: '2.00', price: '45.10', total: '90.20' }],
      pcr_forms: [{ pcr_form_id: '71', form_ver_id: '3', form_required: true, is_own: false }],
      is_other_allowed: true,
      has_foh: true,
      checkin_provider: 'default',
      deviations: [],
    });
    expect([...found.items]).toEqual([
      ['501', 'Grass'],
      ['12', 'Debris'],
    ]);
    expect((await orders().form(found.id, '71')).name).toBe('Occupancy');
    expect(await orders().files(found.id)).toMatchObject([
      { file_name: 'front.jpg', file_size: JPEG.length, file_desc: 'The front' },
    ]);
    expect((await owner().orders.get(id))?.wo_status).toBe('In Field');
    expect((await orders().history(found.id)).map(({ action }) => action)).toEqual([
      'received',
      'imported',
    ]);
  });

  it('fetches nothing twice that did not change [site.import.seen] [site.import.forms]', async () => {
    const first = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
    // Nothing says that its form is required.
    expect((await pair.imported(first)).pcr_forms).toMatchObject([
      { pcr_form_id: '71', form_ver_id: '3', form_required: false },
    ]);
    pair.calls.length = 0;
    const second = await order({ pcr_forms: [{ pcr_form_id: 71, form_ver_id: 3 }] });
    await pair.imported(second);
    await links().sync('owner');
    await until(() => pair.calls.filter((name) => name === 'get_all_orders').length >= 2);
    expect(pair.named.filter((name) => name === 'get_order')).toHaveLength(1);
    expect(pair.named).not.toContain('get_pcr_json');
    expect(pair.named).not.toContain('get_foh');
  });

  it('looks at the link alone whose push address is called, and fetches no items where nothing is invoiced [site.push.queue] [site.import.items]', async () => {
    const url = `${pair.ownerServer.url}/link`;
    const access = { url, username: 'bolt', password: 'open sesame' };
    await links().add({ name: 'second', ...access, poll_seconds: 86_400, invoicing: false });
    const looked = async () => (await links().get('second'))?.good_at ?? null;
    await until(async () => (await looked()) !== null, 'its first look');
    const before = await looked();
    await pair.imported(await order());
    expect(await looked()).toBe(before);
    pair.calls.length = 0;
    const items = () => pair.named.filter((name) => name === 'get_invoice_items_order');
    const theirs = await pair.imported(await order({ account: 'bolt' }), 'second');
    // A look is recorded after the orders that it brings.
    await until(async () => ((await looked()) ?? 0) > (before ?? 0), 'its second look');
    expect(theirs.link).toBe('second');
    expect(items()).toEqual([]);
    await links().remove('second');
  });

  it('knows the position of a photo of the house on both sides, so that it can be removed', async () => {
    await pair.importer.site.stop();
    const id = await order({ address: '9 Door St' });
    const property = (await owner().orders.get(id))?.property_id ?? '';
    const photo = { file_name: 'front.jpg', content: Readable.from([DOOR_PHOTO]) };
    await owner().properties.setFrontOfHouse(property, photo);
    pair.importer.site = await pair.importer.create();
    await pair.importer.site.start();
    await pair.imported(id);
    for (const side of [pair.owner, pair.importer]) {
      const database = await openDatabase(side.database);
      const found = () =>
        database.read
          .selectFrom('files')
          .select(['gps_lat', 'sha256'])
          .where('area', '=', 'foh')
          .where('byte_size', '=', DOOR_PHOTO.length)
          .execute();
      await until(async () => (await found()).length === 1);
      const [before] = await found();
      expect(Number(before?.gps_lat)).toBeCloseTo(41.258);
      expect(await side.site.retention.removePositions(Date.now() + 1000)).toBeGreaterThan(0);
      const [after] = await found();
      expect(after?.gps_lat).toBeNull();
      expect(after?.sha256).not.toBe(before?.sha256);
      await database.close();
    }
  });

  it('calls get_foh for orders that have a photo only, and the items of each order [site.import.foh] [site.import.items]', async () => {
    pair.calls.length = 0;
    await pair.imported(await order({ address: '1 No Photo' }));
    await pair.imported(await order({ address: '2 No Photo' }));
    expect(pair.named).not.toContain('get_foh');
    expect(pair.named.filter((name) => name === 'get_invoice_items_order')).toHaveLength(2);
  });

  it('assigns the active user that vendor_id names, and else nobody [site.import.vendor] [site.import.vendor-unknown]', async () => {
    const assigned = async (vendor_id: string) =>
      (await pair.imported(await order({ vendor_id }))).assigned_to;
    expect(await assigned('dana')).toBe('dana');
    expect(await assigned('gone')).toBeNull();
    expect(await assigned('nobody')).toBeNull();
    expect(await assigned('')).toBeNull();
  });

  it('knows the check-in provider [site.import.checkin-provider]', async () => {
    const ags = await pair.imported(await order({ bg_checkin_provider: 'ags' }));
    const blank = await pair.imported(await order({ bg_checkin_provider: '' }));
    expect([ags.checkin_provider, blank.checkin_provider]).toEqual(['ags', 'default']);
  });

  it('applies updates as changes with old and new value, once [site.import.update]', async () => {
    const id = await order({ comments: 'first', lock_code: '1' });
    const before = await pair.imported(id);
    await owner().orders.update(id, { comments: 'second', date_due: '2026-12-24' });
    const current = async () => (await orders().get(before.id))?.fields;
    await until(async () => (await current())?.date_due === '20261224', 'the update');
    expect(await current()).toMatchObject({ comments: 'second', date_due: '20261224' });
    await links().sync('owner');
    await owner().orders.update(id, { comments: 'third', vendor_id: 'dana' });
    await until(async () => (await orders().get(before.id))?.assigned_to === 'dana', 'the user');
    expect(await orders().changes(before.id)).toMatchObject([
      { field: 'comments', old_value: 'first', new_value: 'second' },
      { field: 'date_due', old_value: '', new_value: '20261224' },
      { field: 'comments', old_value: 'second', new_value: 'third' },
      { field: 'vendor_id', old_value: '', new_value: 'dana' },
    ]);
  });

  it('replaces the line items that an update brings', async () => {
    const id = await order({ line_items: [{ desc: 'Old' }] });
    const { id: own } = await pair.imported(id);
    await owner().orders.update(id, { line_items: [{ desc: 'New', qty: 3, price: '2.50' }] });
    await until(async () => (await orders().get(own))?.line_items[0]?.desc === 'New', 'the lines');
    expect((await orders().get(own))?.line_items).toMatchObject([{ qty: '3.00', total: '7.50' }]);
  });

  it('returns an order to the vendor with the reason [site.import.rtv]', async () => {
    const id = await order();
    const { id: own } = await pair.imported(id);
    await owner().orders.followUp(id, 'Photos are dark');
    // The list of orders may bring the status before the update brings the reason.
    const isReturned = async () => (await orders().get(own))?.status_reason === 'Photos are dark';
    await until(isReturned, 'the return');
    expect(await orders().get(own)).toMatchObject({ wo_status: 'Follow Up' });
    expect(await orders().changes(own)).toMatchObject([
      { field: '', new_value: 'Photos are dark' },
    ]);
  });

  it('reports another status with its old and new value, as every update', async () => {
    const id = await order();
    const { id: own } = await pair.imported(id);
    await owner().orders.reject(id, 'Not this one');
    await until(async () => (await orders().get(own))?.wo_status === 'Rejected', 'the status');
    const events = await change(pair.importer, (tx) =>
      tx
        .selectFrom('site_events')
        .select('payload')
        .where('order_id', '=', own)
        .where('event', '=', 'update')
        .execute(),
    );
    expect(events.map(({ payload }) => JSON.parse(payload))).toContainEqual({
      field: 'wo_status',
      before: 'In Field',
      after: 'Rejected',
    });
  });

  it('shows pending cancellations, and cancels [site.import.pending] [site.import.cancel]', async () => {
    const id = await order();
    const { id: own } = await pair.imported(id);
    await owner().orders.requestCancellation(id);
    const current = () => orders().get(own);
    await until(async () => (await current())?.pending_cancellation_at != null, 'the request');
    expect(await current()).toMatchObject({ wo_status: 'In Field' });
    await owner().orders.cancel(id);
    await until(async () => (await current())?.wo_status === 'Cancelled', 'the cancellation');
    expect((await current())?.cancelled_at).toBeGreaterThan(Date.now() - 60_000);
  });

  it('leaves an order as it is when others change, are returned or cancelled [site.import.update] [site.import.rtv] [site.import.pending] [site.import.cancel]', async () => {
    const [id, other] = [await order({ comments: 'mine' }), await order({ comments: 'theirs' })];
    const [{ id: own }, neighbour] = [await pair.imported(id), await pair.imported(other)];
    const state = async () => [
      await orders().get(neighbour.id),
      await orders().changes(neighbour.id),
      await orders().history(neighbour.id),
    ];
    const before = await state();
    await owner().orders.update(id, { comments: 'changed', lock_code: '9' });
    await owner().orders.followUp(id, 'dark');
    await owner().orders.requestCancellation(id);
    const current = () => orders().get(own);
    const isAsked = async () => {
      const { pending_cancellation_at, status_reason } = (await current()) ?? {};
      return pending_cancellation_at != null && status_reason === 'dark';
    };
    await until(isAsked, 'the return and the request');
    expect((await current())?.pending_cancellation_at).toBeGreaterThan(Date.now() - 60_000);
    await owner().orders.cancel(id);
    await until(async () => (await current())?.wo_status === 'Cancelled', 'the cancellation');
    expect(await state()).toEqual(before);
  });

  it('shows notes with their revisions to the groups of the link, and to no other [site.notes.groups] [site.notes.visible]', async () => {
    // Before all of it is there the order could be imported without it.
    await pair.held();
    const id = await order({ address: '9 Note St' });
    const note = { report_id: id, note_text: 'base', insert_by: 'olga' };
    const base = await owner().notes.create(note);
    await owner().notes.create({ ...note, note_text: 'revised', revises: base });
    await owner().notes.create({ ...note, note_text: 'of the house', note_type: 'prop' });
    const other = await order({ address: '9 Note St' });
    await pair.released();
    const own = (await pair.imported(id)).id;
    const ownOther = (await pair.imported(other)).id;
    const texts = async (one: string, username?: string) =>
      (await orders().notes(one, username)).map(({ note_text }) => note_text).sort();
    expect(await texts(own, 'dana')).toEqual(['base', 'of the house', 'revised']);
    expect(await texts(own, 'otto')).toEqual([]);
    expect(await texts(ownOther)).toEqual(['of the house']);
    const notes = await orders().notes(own);
    const named = (text: string) => notes.find(({ note_text }) => note_text === text);
    expect(named('revised')?.note_rev).toBe(named('base')?.note_id);
    expect(named('base')).toMatchObject({ insert_by: 'olga' });
  });

  it('fetches the attachments of notes', async () => {
    // Before all of it is there the order could be imported without it.
    await pair.held();
    const id = await order({ address: '10 Note St' });
    await owner().notes.create({ report_id: id, note_text: 'without a file' });
    const note_id = await owner().notes.create({ report_id: id, note_text: 'see the plan' });
    const content = Readable.from(['%PDF-1.4 the plan']);
    await owner().files.add({ report_id: id, file_name: 'plan.pdf', content, note_id });
    await pair.released();
    const { id: own } = await pair.imported(id);
    const notes = await orders().notes(own);
    const note = notes.find(({ note_text }) => note_text === 'see the plan');
    expect(note).toMatchObject({ has_attachments: true, attachments: 'fetched' });
    expect(await orders().files(own)).toMatchObject([
      { file_name: 'plan.pdf', area: 'job_notes', note_id: note?.note_id },
    ]);
  });

  it('leaves the attachments of a note of the property fetched when another order of it is imported', async () => {
    await pair.held();
    const address = { address: '12 Note St' };
    const id = await order(address);
    const note = { report_id: id, note_text: 'the fence', note_type: 'prop' as const };
    const note_id = await owner().notes.create(note);
    const content = Readable.from(['%PDF-1.4 the fence']);
    await owner().files.add({ report_id: id, file_name: 'fence.pdf', content, note_id });
    await pair.released();
    const { id: own } = await pair.imported(id);
    const state = async () => (await orders().notes(own))[0]?.attachments;
    expect(await state()).toBe('fetched');
    const other = await pair.imported(await order(address));
    expect((await orders().notes(other.id)).map(({ note_text }) => note_text)).toEqual([
      'the fence',
    ]);
    expect(await state()).toBe('fetched');
  });

  it('shows attachments whose notes the owner does not state to those who see all of the notes', async () => {
    await pair.held();
    const id = await order({ address: '11 Note St' });
    for (const text of ['the plan', 'the key']) {
      const note_id = await owner().notes.create({ report_id: id, note_text: text });
      const content = Readable.from([`%PDF-1.4 ${text}`]);
      await owner().files.add({ report_id: id, file_name: `${text}.pdf`, content, note_id });
    }
    await pair.released();
    const { id: own } = await pair.imported(id);
    expect(await orders().files(own, 'dana')).toMatchObject([
      { area: 'job_notes', note_id: null },
      { area: 'job_notes', note_id: null },
    ]);
    expect(await orders().files(own, 'otto')).toEqual([]);
    const [file] = await orders().files(own);
    const console = await TestConsole.on(pair.importer);
    const reader = await console.as('reader', 'rita');
    await reader.get(`/api/files/${file?.file_id}`).expect(404);
    console.closeServer();
  });

  it('creates supplied notes once, and shows who they are from [site.notes.supplied-duplicates] [site.notes.supplied-note-from]', async () => {
    const id = await order({ wo_number: 'SUP-1' });
    const { id: own } = await pair.imported(id);
    const supply = (wo_number: string, account: string, note_id: string) =>
      owner().notes.supply({
        account,
        wo_number,
        note_text: 'call first',
        note_from: 'Dispatch',
        note_id,
      });
    await supply('SUP-1', 'acme', 'n-1');
    await order({ wo_number: 'SUP-3' });
    await links().sync('owner');
    await until(async () => (await orders().notes(own)).length === 1, 'the note');
    const looks = pair.calls.filter((name) => name === 'get_all_notes').length;
    await links().sync('owner');
    await until(() => pair.calls.filter((name) => name === 'get_all_notes').length > looks + 1);
    expect(await orders().notes(own)).toMatchObject([
      { note_text: 'call first', insert_by: 'Dispatch', org_name: 'Dispatch' },
    ]);
  });

  it('reads an order again on request, keeps what changed, and fetches no file twice', async () => {
    const id = await order({ comments: 'as it was' });
    await owner().files.add({
      report_id: id,
      file_name: 'front.jpg',
      content: Readable.from([JPEG]),
    });
    const { id: own } = await pair.imported(id);
    pair.calls.length = 0;
    await orders().readAgain(own);
    await pair.imported(id);
    await until(() => pair.named.includes('get_notes'));
    expect(pair.named.filter((name) => name === 'get_order')).toHaveLength(1);
    expect(await orders().files(own)).toHaveLength(1);
    await expect(orders().readAgain('999999')).rejects.toMatchObject({ code: 'order_not_found' });
  });

  it('leaves no text of a note for a group, and no code of a house, in the exchanges [site.visible.groups] [site.visible.codes]', async () => {
    const id = await order({ wo_number: 'WO-QUIET', lock_code: '4711-lock' });
    const note_text = 'mind the dog called Rex';
    await owner().notes.create({ report_id: id, note_text });
    const imported = await pair.imported(id);
    await owner().orders.update(id, { lock_code: '0815-lock' });
    await until(
      async () => (await orders().get(imported.id))?.fields.lock_code === '0815-lock',
      'the change',
    );
    // Its members see it, and what is stored is whole.
    await until(
      async () =>
        (await orders().notes(imported.id, 'dana')).some((one) => one.note_text === note_text),
      'the note',
    );
    expect(await orders().notes(imported.id, 'otto')).toEqual([]);
    expect((await orders().changes(imported.id)).at(-1)?.new_value).toBe('0815-lock');
    for (const { site } of [pair.importer, pair.owner]) {
      await site.exchanges.flush();
      const all = await site.exchanges.list({ limit: 1000 });
      const bodies: unknown[] = [];
      for (const one of all) bodies.push(await site.exchanges.bodies(one));
      const text = JSON.stringify([all, bodies]);
      expect(text).toContain('get_notes');
      expect(text).toContain('WO-QUIET');
      expect(text).not.toMatch(/4711-lock|0815-lock/);
    }
    const read = await pair.importer.site.exchanges.list({ event: 'get_notes', limit: 1000 });
    const texts: unknown[] = [];
    for (const one of read) texts.push(await pair.importer.site.exchanges.bodies(one));
    expect(JSON.stringify(texts)).toContain('note_id');
    expect(JSON.stringify(texts)).not.toContain(note_text);
  });

  it('is kept over a restart [site.setup.record]', async () => {
    await pair.importer.restart();
    expect(await links().list()).toMatchObject([
      {
        name: 'owner',
        client_company: 'First Bank',
        username: 'acme',
        failure: null,
        note_groups: ['crew'],
      },
    ]);
    await pair.importer.site.start();
    const id = await order({ wo_number: 'after' });
    expect(await pair.imported(id)).toMatchObject({ wo_number: 'after' });
  });
});
