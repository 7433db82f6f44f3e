import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { DiskFileStore } from '../../src/site/engine/files/disk-file-store.js';
import { storeWithMetadata } from '../../src/site/engine/files/photo-metadata.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { NEWEST_SCHEMA } from '../../src/site/engine/store/schema/migrations.js';
import { SITE_SCHEMA } from '../../src/site/engine/store/schema/schema.js';
import { tablesOf } from '../../src/site/engine/store/schema/table-catalog.js';
import { FIELD_NAMES } from '../../src/site/orders/order-fields.js';
import { removeOrderRows } from '../../src/site/retention/order-rows.js';
import { retentionJob } from '../../src/site/retention/retention-jobs.js';
import { eventually } from '../support/eventually.js';
import { DOOR_PHOTO } from '../support/exif-photo.js';
import { ENGINES } from './databases.js';
import { TestSite } from './open-site.js';

const DAY = 24 * 60 * 60 * 1000;
/** The id of every row that {@link fillEveryTable} makes, and of all that it refers to. */
const ID = '990001';

const VALUES = { id: ID, number: 1, flag: true, decimal: '1.5', text: 'x' } as const;

/** Texts that a person may have written, in the form of their column. */
const MARKED: Readonly<Record<string, string>> = {
  fields: JSON.stringify(Object.fromEntries(FIELD_NAMES.map((name) => [name, 'x']))),
};

/** A row in every table, all of which refer to each other. */
async function fillEveryTable(address: string, words: string): Promise<void> {
  const database = await openDatabase(address);
  await database.write(async (tx) => {
    for (const { name, columns } of tablesOf(NEWEST_SCHEMA)) {
      if (name === 'anonymous_orders') continue;
      const values = columns.map(({ name: column, kind }) => {
        if (name === 'users' && column === 'is_active') return false;
        if (column in MARKED) return MARKED[column]?.replaceAll('"x"', JSON.stringify(words));
        if (name === 'orders' && column === 'status') return 'Complete';
        if (name === 'outbox' && column === 'state') return 'sent';
        if (name === 'typed_drafts' && column === 'path') return `imported/${ID}/forms/7`;
        return kind === 'text' ? words : VALUES[kind];
      });
      const names = sql.join(columns.map((column) => sql.ref(column.name)));
      await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES (${sql.join(values)})`.execute(tx);
    }
  });
  await database.close();
}

/** The tables in which a row has the id in one of some columns. */
async function tablesWith(address: string, names: readonly string[]): Promise<readonly string[]> {
  const database = await openDatabase(address);
  const found: string[] = [];
  for (const [table, { columns, facts }] of Object.entries(SITE_SCHEMA.tables)) {
    // The index of the search forgets an order a moment later.
    if (facts.until <= NEWEST_SCHEMA || table.startsWith('unindexed_')) continue;
    for (const column of names.filter((name) => name in columns)) {
      const query = sql`SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${ID} LIMIT 1`;
      const { rows } = await query.execute(database.read);
      if (rows.length > 0) found.push(table);
    }
  }
  await database.close();
  return found;
}

/** The columns whose texts contain words, as `table.column`. */
async function columnsWith(address: string, words: string): Promise<readonly string[]> {
  const database = await openDatabase(address);
  const found: string[] = [];
  for (const { name, columns } of tablesOf(NEWEST_SCHEMA)) {
    for (const { name: column, kind } of columns) {
      if (kind !== 'text') continue;
      const query = sql`SELECT 1 AS count FROM ${sql.table(name)} WHERE ${sql.ref(column)} LIKE ${`%${words}%`} LIMIT 1`;
      if ((await query.execute(database.read)).rows.length > 0) found.push(`${name}.${column}`);
    }
  }
  await database.close();
  return found;
}

/** The tables whose rows are not of one order: partners, settings, lists, and the property, which stays. */
const NOT_OF_AN_ORDER =
  `settings accounts account_secrets account_clients links link_groups note_groups apps app_accounts app_links token_keys
  work_choices properties property_fields property_values forms measure_units document_types event_consumers trouble_consumers
  trouble_reports paused_lanes certificates hooks import_profiles import_files compiled_files`.split(
    /\s+/,
  );

/** The tables whose rows end by their own age: repeated calls and deliveries, jobs, the audit. */
const ENDED_BY_AGE =
  `answered_calls deliveries hook_deliveries jobs audit_records replaced_contents`.split(' ');

/** Columns with words of the site, and keys by which a partner would send a record again. */
const NO_WORDS =
  `users.role import_rows.outcome troubles.kind troubles.subject_key received_supplied_notes.note_key
  received_supplied_notes.transaction_key`.split(/\s+/);

const STAYING: ReadonlySet<string> = new Set([...NOT_OF_AN_ORDER, ...ENDED_BY_AGE]);

describe.each(ENGINES)('the retention of a site on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const note = (id: string, text: string, kind: 'wo' | 'prop') => ({
    ...{ note_id: id, note_text: text, note_type: kind, has_attachments: false },
  });

  it('removes an order with every row that refers to it, and nothing else', async () => {
    await fillEveryTable(test.database, 'x');
    await test.site.retention.removeOrder(ID);
    expect(await tablesWith(test.database, ['order_id'])).toEqual([]);
    const left = await tablesWith(test.database, ['id', 'note_id', 'file_id', 'invoice_id']);
    expect(left).toEqual(expect.arrayContaining(['accounts', 'links', 'properties', 'users']));
    for (const table of ['orders', 'notes', 'invoice_lines', 'photo_flags', 'note_recipients']) {
      expect(left).not.toContain(table);
    }
    const [act] = await test.site.audit.list({ action: 'order.remove' });
    expect(act).toMatchObject({ subject: ID, detail: { side: 'imported', wo_number: 'x' } });
  });

  it('keeps of an anonymous order no text that a person may have written', async () => {
    const marked = await TestSite.open(engine);
    await fillEveryTable(marked.database, 'Ann Lee');
    await marked.site.retention.anonymizeOrder(ID);
    await marked.site.retention.anonymizeUser('Ann Lee');
    const left = await columnsWith(marked.database, 'Ann Lee');
    const ofOrder = left.filter((column) => !STAYING.has(column.replace(/\..*/, '')));
    expect(ofOrder.sort()).toEqual(NO_WORDS.toSorted());
    const [figures] = await marked.site.retention.anonymousOrders();
    expect(figures).toMatchObject({ client_company: '', work_type: '', state_code: '' });
    const [act] = await marked.site.audit.list({ action: 'order.anonymize' });
    expect(act).toMatchObject({ subject: ID, detail: { side: 'imported' } });
    await marked.close();
  });

  it('stores the total of the invoice of the present account, not that of a later one of an earlier account', async () => {
    const figured = await TestSite.open(engine, {
      retention: { orderDays: 1, orderFigures: true },
    });
    const { orders, invoices } = figured.owner;
    const lines = (price: number) => ({ contractor_lines: [{ item_desc: 'Paint', price }] });
    const id = await figured.order({ account: 'acme' });
    await orders.assign(id, 'bolt');
    await invoices.create(id, lines(20));
    await orders.assign(id, 'acme');
    await invoices.create(id, lines(7));
    await orders.assign(id, 'bolt');
    await orders.complete(id);
    await figured.site.retention.anonymizeOrder(id);
    const [one] = await figured.site.retention.anonymousOrders();
    expect(one).toMatchObject({ contractor_total: '20.00' });
    await figured.close();
  });

  it('stores the figures of anonymous orders, with the names of groups of orders alone', async () => {
    const figured = await TestSite.open(engine, {
      retention: { orderDays: 1, orderFigures: true },
    });
    const { orders, invoices, notes } = figured.owner;
    const ids: string[] = [];
    for (const work_type_alias of ['Mow', 'Mow', 'Mow', 'Mow', 'For Ann Lee', 'Mow']) {
      ids.push(await figured.order({ work_type_alias, state: 'NE' }));
    }
    const [first = '', second = '', , , fifth = '', open = ''] = ids;
    await invoices.create(first, {
      contractor_lines: [{ item_desc: 'Cut', quantity: '2.50', price: '10.01' }],
    });
    await notes.create({ report_id: first, note_text: 'of Ann Lee', note_type: 'wo' });
    const { files } = figured.owner;
    const file = (file_name: string) => ({ file_name, content: Readable.from([DOOR_PHOTO]) });
    await files.add({ report_id: first, ...file('a.jpg') });
    await files.add({ report_id: first, ...file('deed.pdf') });
    for (const id of ids.slice(0, 5)) await orders.complete(id);
    const next = await figured.site.retention.next();
    expect(next.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    await figured.site.retention.anonymizeOrder(first);
    await expect(figured.site.retention.anonymizeOrder(open)).rejects.toThrow('is open');
    await figured.site.retention.anonymizeOrder(fifth);
    const [one, other, third] = await figured.site.retention.anonymousOrders();
    expect(third).toBeUndefined();
    expect(one).toMatchObject({
      ...{ work_type: 'Mow', state_code: 'NE', status: 'Complete', note_count: 1, photo_count: 1 },
      ...{ contractor_total: '25.03', client_total: null, link_id: null },
    });
    expect(other).toMatchObject({ work_type: '', contractor_total: null });
    expect(await figured.site.retention.anonymousOrders(one?.id)).toEqual([other]);
    await expect(figured.site.retention.anonymousOrders('x')).rejects.toThrow('after');
    expect(await figured.refusal('get_order', { report_id: first })).toMatch(first);
    await figured.site.stop();
    figured.ahead = 2 * DAY;
    figured.site = await figured.create({ retention: { orderDays: 1, orderFigures: true } });
    await figured.site.start();
    const gone = async () => (await figured.owner.orders.get(second)) === undefined;
    await eventually(gone, 'the removal by age');
    await eventually(
      async () => (await figured.site.retention.anonymousOrders()).length === 5,
      'the figures of all closed orders',
    );
    await figured.close();
  }, 60_000);

  it('leaves an open order and one with a result under way, and knows no third', async () => {
    const open = await test.order();
    const { retention } = test.site;
    await expect(retention.removeOrder(open)).rejects.toThrow('is open (Unread)');
    for (const id of ['999999', 'x', '']) {
      await expect(retention.removeOrder(id)).rejects.toMatchObject({ code: 'order_not_found' });
    }
    await test.owner.orders.cancel(open);
    const database = await openDatabase(test.database);
    const add = sql`INSERT INTO outbox (order_id, kind, item_key, payload, state, modified_at)
      VALUES (${open}, 'bid', '1', '{}', 'unclear', 1)`;
    await add.execute(database.read);
    await expect(retention.removeOrder(open)).rejects.toMatchObject({ code: 'result_locked' });
    const set = async (state: string, draft: string | null, status: string) => {
      await sql`UPDATE outbox SET state = ${state}, draft = ${draft}
        WHERE order_id = ${open}`.execute(database.read);
      await sql`UPDATE orders SET status = ${status} WHERE id = ${open}`.execute(database.read);
    };
    for (const state of ['draft', 'sent', 'refused']) {
      // A person has a draft of it, which can be sent.
      await set(state, '{}', 'Ready for Office');
      await expect(retention.removeOrder(open)).rejects.toMatchObject({
        code: 'result_locked',
        message: expect.stringContaining('(bid) is draft'),
      });
    }
    // Nothing is sent for a cancelled order any more.
    await set('sent', '{}', 'Cancelled');
    await database.close();
    await retention.removeOrder(open);
    expect(await test.owner.orders.get(open)).toBeUndefined();
  });

  it('is final for the account, and keeps the notes of the property and answered repetitions', async () => {
    const [first, second] = [await test.order(), await test.order()];
    const sent = {
      dst_report_id: first,
      note: [note('p', 'the dog bites', 'prop'), note('w', 'cut', 'wo')],
    };
    const answered = await test.result('send_notes', sent);
    await test.owner.orders.complete(first);
    await test.site.retention.removeOrder(first);
    expect(await test.refusal('get_order', { report_id: first })).toMatch(first);
    const notes = JSON.stringify(await test.result('get_notes', { report_id: second }));
    expect(notes).toContain('the dog bites');
    expect(notes).not.toContain('"cut"');
    // What was acknowledged before is answered as before.
    expect(await test.result('send_notes', sent)).toEqual(answered);
    const other = { ...sent, note: [note('n', 'new', 'wo')] };
    expect(await test.refusal('send_notes', other)).toMatch(first);
  });

  it('keeps the notes of the property where two of three orders are removed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const place = { address: `${round} Race St` };
      const staying = await test.order(place);
      const pair = [await test.order(place), await test.order(place)];
      for (const id of pair) {
        const sent = { dst_report_id: id, note: [note(`race-${id}`, `of ${id}`, 'prop')] };
        await test.result('send_notes', sent);
        await test.owner.orders.complete(id);
      }
      await Promise.all(pair.map((id) => test.site.retention.removeOrder(id)));
      const notes = await test.owner.notes.list(staying);
      expect(notes.map(({ note_text }) => note_text).sort()).toEqual(
        pair.map((id) => `of ${id}`).sort(),
      );
    }
  });

  it('removes the notes supplied for a number with the last of two orders that are removed at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const wo_number = `SUPPLIED-${round}`;
      const pair = [
        await test.order({ wo_number, address: `${round} North St` }),
        await test.order({ wo_number, address: `${round} South St` }),
      ];
      const supplied = { account: 'acme', wo_number, note_text: 'of Ann Lee', note_from: 'desk' };
      await test.owner.notes.supply(supplied);
      for (const id of pair) await test.owner.orders.complete(id);
      await Promise.all(pair.map((id) => test.site.retention.removeOrder(id)));
    }
    expect(await columnsWith(test.database, 'SUPPLIED-')).not.toContain('supplied_notes.wo_number');
  });

  it('removes closed orders and positions by age, and what an interrupted removal has left', async () => {
    const aged = await TestSite.open(engine, { retention: { orderDays: 30, positionDays: 10 } });
    const [closed, open] = [await aged.order(), await aged.order()];
    await aged.owner.orders.complete(closed);
    const file = { file_name: 'a.jpg', content: Readable.from([DOOR_PHOTO]) };
    await aged.owner.files.add({ report_id: open, ...file });
    const database = await openDatabase(aged.database);
    const cloned = sql<{ id: string }>`
      INSERT INTO orders (property_id, wo_number, status, fields, is_assigned, is_other_allowed, modified_at, created_at)
      SELECT property_id, wo_number, status, fields, is_assigned, is_other_allowed, modified_at, created_at
      FROM orders WHERE id = ${open} RETURNING id`;
    const [{ id: left } = { id: '' }] = (await cloned.execute(database.read)).rows;
    const idsOf = async () =>
      (await database.read.selectFrom('orders').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      );
    const positions = () =>
      database.read.selectFrom('files').select('id').where('gps_lat', 'is not', null).execute();
    expect(await idsOf()).toContain(left);
    await aged.site.start();
    await eventually(async () => !(await idsOf()).includes(left), 'the end of the removal');
    expect(await idsOf()).toEqual([closed, open]);
    expect(await positions()).toHaveLength(1);
    await aged.site.stop();
    aged.ahead = 31 * DAY;
    aged.site = await aged.create();
    await aged.site.start();
    await eventually(async () => (await positions()).length === 0, 'the removal by age');
    expect(await idsOf()).toEqual([open]);
    const [act] = await aged.site.audit.list({ action: 'order.remove' });
    expect(act).toMatchObject({ who: 'retention', subject: closed });
    const ofPositions = () => aged.site.audit.list({ action: 'position.remove' });
    await eventually(async () => (await ofPositions()).length > 0, 'the record of the positions');
    expect(await ofPositions()).toMatchObject([{ who: 'retention', detail: { count: 1 } }]);
    await database.close();
    await aged.close();
  }, 60_000);

  it('removes files of imports by age when no order of them is left', async () => {
    const options = { retention: { orderDays: 30 } };
    const aged = await TestSite.open(engine, options);
    const profiles = () => aged.site.profiles;
    await profiles().create({ name: 'weekly', account: 'acme' });
    const header = 'wo_number,address,city,state,zip,date_due\n';
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => `W${at},${at + 1} Elm St,Omaha,NE,68102,\n`).join(
        '',
      );
    const upload = (file_name: string, content: string) =>
      profiles().upload('weekly', { file_name, content: Readable.from([Buffer.from(content)]) });
    const names = async () =>
      (await profiles().files('weekly')).map(({ file_name }) => file_name).sort();
    const ended = () =>
      eventually(
        async () => (await profiles().files('weekly')).every(({ state }) => state !== 'queued'),
        'the imports',
      );
    await aged.site.start();
    await upload('closed.csv', header + lines(2));
    await ended();
    await upload('open.csv', `${header}X,9 Elm St,Omaha,NE,68102,\n`);
    await upload('refused.csv', `${header}Y,,,,,\n`);
    await ended();
    const database = await openDatabase(aged.database);
    const orders = await database.read.selectFrom('orders').select(['id', 'wo_number']).execute();
    for (const { id, wo_number } of orders) {
      if (wo_number.startsWith('W')) await aged.owner.orders.complete(id);
    }
    const all = ['closed.csv', 'open.csv', 'refused.csv'];
    const runAt = async (days: number) => {
      aged.ahead = days * DAY;
      await aged.restart();
      await aged.site.start();
      const before = aged.ahead;
      await eventually(async () => {
        const [job] = await aged.site.jobs.list({ kind: 'retention' });
        return (job?.run_at ?? 0) > Date.now() + before;
      }, 'the run of the retention');
    };
    await runAt(29);
    expect(await names()).toEqual(all);
    await runAt(31);
    expect(await names()).toEqual(['open.csv']);
    const rows = await database.read.selectFrom('import_rows').select('file_id').execute();
    expect(rows).toHaveLength(1);
    const acts = await aged.site.audit.list({ action: 'profile.file-remove' });
    expect(acts).toMatchObject([
      { who: 'retention', subject: 'weekly' },
      { who: 'retention', subject: 'weekly' },
    ]);
    await database.close();
    await aged.close();
  }, 60_000);

  it('reports what happens after the order of the last event was removed', async () => {
    const watched = await TestSite.open(engine);
    await watched.site.hooks.add({ url: 'https://hook.example/x', events: ['received'] });
    const hooked = async () => {
      const [hook] = await watched.site.hooks.list();
      return (await watched.site.hooks.deliveries(hook?.id ?? '')).length;
    };
    const got: string[] = [];
    const listen = () =>
      watched.site.on('received', { consumer: 'books' }, ({ order }) => {
        got.push(order.report_id);
      });
    listen();
    await watched.site.start();
    const [first, second] = [await watched.order(), await watched.order()];
    const send = (report_id: string, id: string) =>
      watched.result('send_notes', { dst_report_id: report_id, note: [note(id, 'cut', 'wo')] });
    await send(first, 'a');
    await eventually(async () => got.length === 1 && (await hooked()) === 1, 'the first event');
    await watched.owner.orders.cancel(first);
    await watched.site.retention.removeOrder(first);
    await send(second, 'b');
    await eventually(async () => got.length === 2 && (await hooked()) === 2, 'the second event');
    expect(got).toEqual([first, second]);
    await watched.close();
  });

  it('removes an order with many rows while another process completes the same removal', async () => {
    const id = await test.order();
    await test.owner.orders.complete(id);
    const database = await openDatabase(test.database);
    const rows = Array.from({ length: 6000 }, (_, index) => ({
      ...{ order_id: id, item_key: `k${index}`, description: '', position: index },
      client_company: '',
    }));
    for (let from = 0; from < rows.length; from += 1000) {
      await database.write((tx) =>
        tx
          .insertInto('invoice_items')
          .values(rows.slice(from, from + 1000))
          .execute(),
      );
    }
    await sql`UPDATE orders SET account_id = NULL WHERE id = ${id}`.execute(database.read);
    await Promise.all(Array.from({ length: 6 }, () => removeOrderRows(database, id)));
    const left = await sql`SELECT id FROM orders WHERE id = ${id}`.execute(database.read);
    expect(left.rows).toEqual([]);
    await database.close();
  });

  it('removes the unfinished texts of an order of either side', async () => {
    const [id, other] = [await test.order(), await test.order()];
    await test.owner.orders.cancel(id);
    const database = await openDatabase(test.database);
    const paths = [`orders/${id}/note`, `imported/${id}/note/new`, `orders/${other}/note`];
    await database.write((tx) =>
      tx
        .insertInto('typed_drafts')
        .values(
          paths.map((path) => ({
            ...{ path, owner_key: '7', username: 'ann', version_count: 1, writer: '' },
            ...{ content: '"typed"', modified_at: 1 },
          })),
        )
        .execute(),
    );
    await test.site.retention.removeOrder(id);
    const left = await database.read.selectFrom('typed_drafts').select('path').execute();
    expect(left).toEqual([{ path: `orders/${other}/note` }]);
    await database.close();
  });

  it('makes a disabled user anonymous, and only such a one', async () => {
    const { users } = test.owner;
    const { retention } = test.site;
    await users.create({ username: 'ann', display_name: 'Ann Lee', email: 'ann@x.example' });
    await expect(retention.anonymizeUser('ann')).rejects.toThrow('disable it first');
    await expect(retention.anonymizeUser('nobody')).rejects.toMatchObject({ code: 'not_found' });
    await users.setActive('ann', false);
    const name = await retention.anonymizeUser('ann');
    const all = await users.list();
    expect(all.find(({ username }) => username === name)).toMatchObject({ display_name: '' });
    expect(JSON.stringify(all)).not.toMatch(/ann@|Ann Lee|"ann"/);
    const [act] = await test.site.audit.list({ action: 'user.anonymize' });
    expect(act?.subject).toBe(name);
  });

  it('gives an anonymous user a name that nobody has', async () => {
    const { users } = test.owner;
    const { retention } = test.site;
    const rowOf = async (username: string) => {
      const database = await openDatabase(test.database);
      const rows = database.read.selectFrom('users').select('id').where('username', '=', username);
      const row = await rows.executeTakeFirstOrThrow();
      await database.close();
      return row.id;
    };
    await users.create({ username: 'leaver' });
    await users.setActive('leaver', false);
    const taken = `removed-${await rowOf('leaver')}`;
    await users.create({ username: taken });
    await users.create({ username: `${taken}-2` });
    expect(await retention.anonymizeUser('leaver')).toBe(`${taken}-3`);
    expect(await retention.anonymizeUser(`${taken}-3`)).toBe(`${taken}-3`);
    await users.setActive(taken, false);
    const own = `removed-${await rowOf(taken)}`;
    expect(await retention.anonymizeUser(taken)).toBe(own);
  });

  it('removes positions of photos from the records and from the photos', async () => {
    const report_id = await test.order();
    const file = { file_name: 'a.jpg', content: Readable.from([DOOR_PHOTO]) };
    const id = await test.owner.files.add({ report_id, ...file });
    const { retention } = test.site;
    expect(await retention.removePositions(Date.now() - DAY)).toBe(0);
    expect(await retention.removePositions(Date.now() + DAY)).toBe(1);
    expect(await retention.removePositions(Date.now() + DAY)).toBe(0);
    const database = await openDatabase(test.database);
    const row = await database.read
      .selectFrom('files')
      .selectAll()
      .where('id', '=', String(id))
      .executeTakeFirstOrThrow();
    await database.close();
    expect(row).toMatchObject({ gps_lat: null, gps_lng: null, camera_model: 'EOS 80D' });
    const store = await DiskFileStore.open(join(test.folder, 'files'));
    const content = (await store.open(row.sha256)) ?? Readable.from([]);
    const { metadata } = await storeWithMetadata(store, content, 'image/jpeg');
    expect(metadata).toMatchObject({ gps_lat: null, gps_lng: null, camera_model: 'EOS 80D' });
    expect(row.byte_size).toBe(DOOR_PHOTO.length);
  });

  it('removes the position from the small picture that the sender of a photo has made', async () => {
    const report_id = await test.order();
    const content = Buffer.concat([DOOR_PHOTO, Buffer.from('small')]);
    const file = { file_name: 'a.jpg', content: Readable.from([content]) };
    const id = String(await test.owner.files.add({ report_id, ...file }));
    const database = await openDatabase(test.database);
    const rowOf = () =>
      database.read.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { sha256: thumbnail_sha256 } = await rowOf();
    await database.write((tx) =>
      tx
        .updateTable('files')
        .set({ thumbnail_sha256, thumbnail_type: 'image/jpeg' })
        .where('id', '=', id)
        .execute(),
    );
    expect(await test.site.retention.removePositions(Date.now() + DAY)).toBe(1);
    const row = await rowOf();
    await database.close();
    expect(row.thumbnail_sha256).toBe(row.sha256);
    expect(row.thumbnail_sha256).not.toBe(thumbnail_sha256);
  });

  it('removes the positions of the photos after one that cannot be read, and names that one', async () => {
    const own = await TestSite.open(engine);
    const report_id = await own.order();
    const add = (more: string) =>
      own.owner.files.add({
        report_id,
        file_name: 'a.jpg',
        content: Readable.from([Buffer.concat([DOOR_PHOTO, Buffer.from(more)])]),
      });
    const [bad, good] = [await add('bad'), await add('good')];
    const database = await openDatabase(own.database);
    const positions = async () => {
      const query = database.read.selectFrom('files').select(['id', 'sha256']);
      return query.where('gps_lat', 'is not', null).orderBy('id').execute();
    };
    const [{ sha256 } = { sha256: '' }] = await positions();
    const path = join(own.folder, 'files', sha256.slice(0, 2), sha256);
    renameSync(path, `${path}.away`);
    mkdirSync(path);
    const { retention } = own.site;
    await expect(retention.removePositions(Date.now() + DAY)).rejects.toMatchObject({
      code: 'store_unavailable',
      message: expect.stringContaining(`file ${bad} `),
    });
    expect((await positions()).map(({ id }) => id)).toEqual([String(bad)]);
    expect(good).not.toBe(bad);
    const [act] = await own.site.audit.list({ action: 'position.remove' });
    expect(act?.detail).toMatchObject({ count: 1 });
    rmdirSync(path);
    renameSync(`${path}.away`, path);
    expect(await retention.removePositions(Date.now() + DAY)).toBe(1);
    expect(await positions()).toEqual([]);
    await database.close();
    await own.close();
  });

  it('records the positions that the job has removed before the site is stopped', async () => {
    const own = await TestSite.open(engine);
    const report_id = await own.order();
    for (const more of ['one', 'two', 'three']) {
      const content = Readable.from([Buffer.concat([DOOR_PHOTO, Buffer.from(more)])]);
      await own.owner.files.add({ report_id, file_name: 'a.jpg', content });
    }
    const database = await openDatabase(own.database);
    const files = await DiskFileStore.open(join(own.folder, 'files'));
    const stopping = new AbortController();
    const put = files.put.bind(files);
    jest.spyOn(files, 'put').mockImplementationOnce(async (content) => {
      stopping.abort(new Error('the site is being stopped'));
      return put(content);
    });
    const recorded: unknown[] = [];
    const audit = { record: async (entry: unknown) => void recorded.push(entry) };
    const context = { database, files, audit, now: () => Date.now() + 2 * DAY };
    const job = retentionJob(context as never, { positionDays: 1 });
    const running = job.run({} as never, stopping.signal);
    await expect(running).rejects.toThrow('the site is being stopped');
    expect(recorded).toMatchObject([{ action: 'position.remove', detail: { count: 1 } }]);
    await database.close();
    await own.close();
  });
});
