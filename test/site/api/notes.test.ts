import { Readable } from 'node:stream';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { noteSendingOf } from '../../../src/site/orders/attachments/note-recipients.js';
import { NOTE_REMINDER } from '../../../src/site/orders/attachments/note-reminders.js';
import type { SiteEventMap } from '../../../src/site/site-events.js';
import { processorTime } from '../../support/slowness.js';
import { TestConsole } from '../console/open-console.js';
import { ENGINES } from '../databases.js';
import { until } from '../importer/pair.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

interface Reference {
  readonly note_id: number;
  readonly revisions?: readonly number[];
  readonly base_revision?: number;
}

describe.each(ENGINES)('the service jobnote of a site on $name', (engine) => {
  let test: OrdersOfApp;
  let app: TestApp;
  /** The ids of the user ann and of the group office. A sequence of PostgreSQL may have gaps. */
  let [ann, office] = [0, 0];
  beforeAll(async () => {
    await engine.start();
    test = await OrdersOfApp.open(engine, { thumbnails: false });
    ({ app } = test);
    const { users } = test.site.owner;
    await users.createGroup('office');
    await users.create({ username: 'ann', email: 'ann@example.com', groups: ['office'] });
    const database = await openDatabase(test.site.database);
    const idOf = async (table: 'users' | 'note_groups') =>
      Number((await database.read.selectFrom(table).select('id').executeTakeFirstOrThrow()).id);
    [ann, office] = [await idOf('users'), await idOf('note_groups')];
    await database.close();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const error = async (action: string, data: object, by = app) => {
    const { status, body } = await by.call(action, data);
    return [status, body.error];
  };
  const create = async (report_id: number, note: object = {}): Promise<number> => {
    const given = { report_id, note_type: 'wo', note_text: 'Gate is locked', ...note };
    return (await app.result('jobnote/create', given)).note_id;
  };
  const listed = async (report_id: number, by = app) => {
    const { wo_notes, prop_notes } = await by.result('jobnote/list', { report_id });
    return [wo_notes, prop_notes] as [Reference[], Reference[]];
  };
  const get = (report_id: number, note_id: number) =>
    app.result('jobnote/get', { report_id, note_id });
  const atOwner = async (text: string) =>
    (await test.pair.owner.owner.notes.list(test.remote)).find((note) => note.note_text === text);
  const isQueued = async (order: number) => {
    const results = await test.site.site.importer.results.list(String(order));
    return results.some(({ kind, state }) => kind === 'note' && state === 'queued');
  };

  it.each(['owned', 'imported'] as const)(
    'writes, reads, revises and lists notes of an %s order and its property [site.api.notes]',
    async (kind) => {
      const report_id = test[kind];
      const first = await create(report_id, { note_text: `${kind} one` });
      const property = await create(report_id, { note_type: 'prop', note_text: `${kind} house` });
      expect(await get(report_id, first)).toEqual({
        ...{ base_revision: null, note_type: 'wo', note_text: `${kind} one` },
        ...{ created_by: 'app desk', create_time: expect.any(Number), group_permissions: [] },
      });
      const { create_time } = await get(report_id, first);
      expect(Math.abs(create_time - Date.now() / 1000)).toBeLessThan(600);
      const revise = async (note_id: number, more: object) =>
        (await app.result('jobnote/update', { report_id, note_id, ...more })).note_id;
      const second = await revise(first, { note_text: `${kind} two` });
      const third = await revise(second, {});
      expect(await get(report_id, third)).toMatchObject({
        ...{ base_revision: first, note_text: `${kind} two`, note_type: 'wo' },
      });
      const [work, house] = await listed(report_id);
      expect(work.filter(({ note_id }) => [first, second, third].includes(note_id))).toEqual([
        { note_id: first, revisions: [second, third] },
        { note_id: second, base_revision: first },
        { note_id: third, base_revision: first },
      ]);
      expect(house).toContainEqual({ note_id: property });
      const orders = kind === 'owned' ? test.site.owner.orders : test.site.site.importer.orders;
      const entries = (await orders.history(String(report_id))).map(({ actor }) => actor);
      expect(entries.filter((actor) => actor === 'app desk').length).toBeGreaterThanOrEqual(4);
      if (kind === 'owned') {
        const sent = await test.site.result('get_notes', { report_id: String(report_id) });
        expect(sent).toContainEqual(
          expect.objectContaining({ note_id: String(third), note_rev: String(first) }),
        );
        return;
      }
      await until(async () => (await atOwner('imported two')) !== undefined, 'the revision');
      const base = await atOwner('imported one');
      expect((await atOwner('imported two'))?.note_rev).toBe(base?.note_id);
    },
  );

  it('shows notes that came by link, with their files, and deletes them with their revisions [site.api.notes]', async () => {
    const report_id = test.owned;
    const note = { note_id: 'n-1', note_type: 'wo', note_text: 'By link', has_attachments: false };
    const data = { dst_report_id: String(report_id), note: [note] };
    await test.site.result('send_notes', data as never);
    const [work] = await listed(report_id);
    const received = work.at(-1)?.note_id ?? 0;
    expect(await get(report_id, received)).toMatchObject({
      ...{ note_text: 'By link', created_by: 'acme' },
    });
    const pdf = { file_name: 'a.pdf', content: Readable.from([Buffer.from('%PDF-1.4')]) };
    const of = { report_id: String(report_id), note_id: String(received) };
    const file_id = Number(await test.site.owner.files.add({ ...of, ...pdf }));
    const note_id = received;
    expect(await app.result('jobnote/file/list', { report_id, note_id })).toEqual({
      files: [{ file_id, file_name: 'a.pdf', file_type: 'application/pdf' }],
    });
    expect((await app.result('file/get', { file_id })).content).toBe('JVBERi0xLjQ=');
    const revision = await app.result('jobnote/update', { report_id, note_id, note_text: 'Again' });
    expect(await app.result('jobnote/delete', { report_id, note_id })).toEqual({
      message: `Note ${received} is deleted.`,
    });
    for (const gone of [received, revision.note_id]) {
      expect(await error('jobnote/get', { report_id, note_id: gone })).toEqual([404, 'not_found']);
    }
    expect(await error('file/get', { file_id })).toEqual([400, 'not_found']);
    expect(await error('jobnote/delete', { report_id, note_id })).toEqual([404, 'note_not_found']);
  });

  it('keeps revisions that an app does not see when it deletes their note, and does not show that there are any', async () => {
    const { notes } = test.site.owner;
    const on = { report_id: String(test.owned) };
    const report_id = test.owned;
    const note_id = await create(report_id);
    const revises = String(note_id);
    const hidden = await notes.create({ ...on, note_text: 'Inside', revises, groups: ['office'] });
    const shown = await create(report_id);
    const revision = await app.result('jobnote/update', { report_id, note_id, note_text: 'Again' });
    const answers = [];
    for (const id of [note_id, shown]) {
      const { status, body } = await app.call('jobnote/delete', { report_id, note_id: id });
      answers.push([status, JSON.stringify(body).replaceAll(String(id), 'ID')]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await error('jobnote/get', { report_id, note_id: revision.note_id })).toEqual([
      ...[404, 'not_found'],
    ]);
    const ofAnn = await notes.list(String(report_id), 'ann');
    expect(ofAnn.find((note) => note.note_id === hidden)).toMatchObject({
      ...{ note_text: 'Inside', note_rev: '0' },
    });
    const entries = await test.site.owner.orders.history(String(report_id));
    const deleted = entries.filter(({ action }) => action === 'note deleted');
    expect(JSON.stringify(deleted)).toContain(`"note_id":"${note_id}","revisions":1`);
  });

  it('deletes a note of an imported order only while its owner does not have it [site.api.notes]', async () => {
    const report_id = test.imported;
    const note_id = await create(report_id, { note_text: 'Sent' });
    await until(async () => (await atOwner('Sent')) !== undefined, 'the note at the owner');
    await until(async () => !(await isQueued(report_id)), 'the answer');
    const { status, body } = await app.call('jobnote/delete', { report_id, note_id });
    expect([status, body.error]).toEqual([400, 'note_delete_error']);
    expect(body.error_description).toContain('accepted');
    await test.pair.held();
    const waiting = await create(report_id, { note_text: 'Waiting' });
    expect(await app.result('jobnote/delete', { report_id, note_id: waiting })).toEqual({
      message: `Note ${waiting} is deleted.`,
    });
    expect((await listed(report_id))[0].map((note) => note.note_id)).not.toContain(waiting);
    const note = { report_id, note_id: await create(report_id, { note_text: 'Deleted once' }) };
    const calls = Array.from({ length: 8 }, () => error('jobnote/delete', note));
    const answers = await Promise.all(calls);
    expect(answers.map(([, type]) => type ?? '').sort()).toEqual([
      '',
      ...Array.from({ length: 7 }, () => 'note_not_found'),
    ]);
    await test.pair.released();
  });

  it('stores recipients and a reminder, and reports them as events [site.api.notes]', async () => {
    const events: SiteEventMap['note_to_send'][] = [];
    const site = await test.site.create();
    site.on('note_to_send', { consumer: `mail-${engine.name}` }, (event) => events.push(event));
    await site.start();
    try {
      const [user] = await test.site.owner.users.list();
      const ids = [ann];
      for (const report_id of [test.owned, test.imported]) {
        const note_id = await create(report_id, {
          ...{ send_to_users: ids, send_to_emails: ['office@example.com'] },
          ...{ reminder_date: '2036-01-10', reminder_time: 83_000 },
        });
        expect(await get(report_id, note_id)).toMatchObject({
          ...{ sent_to_users: ids, sent_to_emails: ['office@example.com'] },
          ...{ reminder_date: '20360110', reminder_time: '083000' },
        });
        await until(
          async () => events.some(({ note }) => note.note_id === String(note_id)),
          'the event',
        );
      }
      expect(events[0]).toMatchObject({
        users: [{ username: user?.username, email: 'ann@example.com' }],
        emails: ['office@example.com'],
      });
    } finally {
      await site.stop();
    }
  });

  it('keeps groups, recipients and reminder of a note that a person calls back, and shows its text to the groups alone', async () => {
    const { importer } = test.site.site;
    await test.pair.held();
    const id = String(test.imported);
    const sending = {
      ...{ send_to_users: [ann], send_to_emails: ['office@example.com'] },
      ...{ reminder_date: '20361210', reminder_time: '083000' },
    };
    await create(test.imported, { note_text: 'Recalled', group_permissions: [office], ...sending });
    const isNote = ({ kind }: { readonly kind: string }) => kind === 'note';
    const item = (await importer.results.list(id)).filter(isNote).at(-1);
    await importer.results.callBack(id, [item?.id ?? '']);
    const page = await TestConsole.on(test.site);
    const work = async (name: string) => {
      const { body } = await (await page.as('operator', name)).get(`/api/imported/${id}/work`);
      return body.notes.map((note: { note_text: string }) => note.note_text);
    };
    expect(await work('stranger')).toEqual([]);
    await test.site.owner.users.setGroups('stranger', ['office']);
    expect(await work('stranger')).toEqual(['Recalled']);
    page.closeServer();
    // A person changes its text.
    const changed = { key: item?.key ?? '', note_text: 'Corrected' };
    await importer.results.add(id, { notes: [changed] }, { draft: true });
    await importer.results.send(id);
    const database = await openDatabase(test.site.database);
    const note = await database.read
      .selectFrom('notes')
      .select(['id', 'inserted_by', 'app_id'])
      .where('body', '=', 'Corrected')
      .executeTakeFirstOrThrow();
    expect(note).toMatchObject({ inserted_by: 'app desk', app_id: expect.any(String) });
    expect(await noteSendingOf(database.read, note.id)).toEqual({
      users: [expect.objectContaining({ user_id: String(ann) })],
      emails: ['office@example.com'],
      ...{ reminder_date: '20361210', reminder_time: '083000' },
    });
    const reminders = database.read.selectFrom('jobs').select('run_at');
    const due = reminders.where('kind', '=', NOTE_REMINDER).where('job_key', '=', note.id);
    expect(await due.execute()).toEqual([{ run_at: Date.UTC(2036, 11, 10, 8, 30) }]);
    const groups = database.read.selectFrom('note_visibility').select('group_id');
    expect(await groups.where('note_id', '=', note.id).execute()).toEqual([
      { group_id: String(office) },
    ]);
    await database.close();
    await test.pair.released();
  });

  it('knows no notes for groups, and none of orders and senders beyond the limits of an app', async () => {
    const { notes } = test.site.owner;
    const report_id = test.owned;
    const on = { report_id: String(report_id) };
    const secret = Number(await notes.create({ ...on, note_text: 'x', groups: ['office'] }));
    const revises = String(secret);
    const revision = Number(await notes.create({ ...on, note_text: 'y', revises }));
    expect((await listed(report_id))[0].map(({ note_id }) => note_id)).not.toContain(secret);
    for (const action of ['jobnote/get', 'jobnote/file/list', 'jobnote/update']) {
      const data = { report_id, note_id: secret };
      expect([action, ...(await error(action, data))]).toEqual([action, 404, 'not_found']);
    }
    const base = { report_id, note_id: revision };
    expect(await error('jobnote/delete', base)).toEqual([404, 'note_base_revision_not_found']);
    expect(await error('jobnote/delete', { report_id, note_id: secret })).toEqual([
      404,
      'note_not_found',
    ]);
    const grouped = await create(report_id, { group_permissions: [String(office)] });
    expect(await error('jobnote/get', { report_id, note_id: grouped })).toEqual([404, 'not_found']);
    const shown = (await notes.list(String(report_id), 'ann')).map(({ note_id }) => note_id);
    expect(shown).toContain(String(grouped));
    const limited = await test.createApp({ name: 'limited', accounts: ['bolt'] });
    for (const action of ['list', 'get', 'file/list', 'update', 'delete', 'create']) {
      for (const order of [test.owned, test.imported]) {
        const data = { report_id: order, note_id: revision, note_type: 'wo', note_text: 'x' };
        const answer = await error(`jobnote/${action}`, data, limited);
        expect([action, ...answer]).toEqual([action, 404, 'not_found']);
      }
    }
    // A note of the property that an account has sent shows to apps of that account only.
    const other = Number(await test.site.order({ account: 'bolt' }));
    const note = {
      note_id: 'p-1',
      note_type: 'prop',
      note_text: 'By acme',
      has_attachments: false,
    };
    await test.site.result('send_notes', {
      dst_report_id: String(report_id),
      note: [note],
    } as never);
    const ofAll = (await listed(other))[1].length;
    expect((await listed(other, limited))[1].length).toBeLessThan(ofAll);
    // An attachment of a property note is a file of the order that the note was written on.
    const ofHouse = await create(report_id, { note_type: 'prop', note_text: 'Of the house' });
    const plan = { file_name: 'plan.pdf', content: Readable.from([Buffer.from('%PDF-1.4')]) };
    const place = { report_id: String(report_id), note_id: String(ofHouse) };
    await test.site.owner.files.add({ ...place, ...plan });
    const asked = { report_id: other, note_id: ofHouse };
    expect(await app.result('jobnote/file/list', asked)).toMatchObject({
      files: [{ file_name: 'plan.pdf' }],
    });
    expect((await listed(other, limited))[1]).toContainEqual({ note_id: ofHouse });
    expect(await error('jobnote/file/list', asked, limited)).toEqual([404, 'not_found']);
    // An attachment is shown with its note, also where the order of both goes to another account.
    const moved = await test.site.order({ account: 'acme' });
    const own = { note_id: 'w-1', note_type: 'wo', note_text: 'Of acme', has_attachments: false };
    await test.site.result('send_notes', { dst_report_id: moved, note: [own] } as never);
    const received = (await notes.list(moved)).find((one) => one.note_text === 'Of acme');
    const of = { report_id: moved, note_id: received?.note_id ?? '' };
    const pdf = { file_name: 'a.pdf', content: Readable.from([Buffer.from('%PDF-1.4')]) };
    const file_id = Number(await test.site.owner.files.add({ ...of, ...pdf }));
    await test.site.owner.orders.assign(moved, 'bolt');
    expect((await app.result('file/get', { file_id })).content).toBe('JVBERi0xLjQ=');
    expect((await listed(Number(moved), limited))[0]).toEqual([]);
    expect(await error('file/get', { file_id }, limited)).toEqual([400, 'not_found']);
    expect(await error('file/delete', { file_id }, limited)).toEqual([404, 'not_found']);
  });

  it('refuses wrong requests, and writes a repeated note with an Idempotency-Key once', async () => {
    const report_id = test.owned;
    const note = { report_id, note_type: 'wo', note_text: 'x' };
    const note_id = await create(report_id, { note_type: '' });
    for (const [action, data, status, type] of [
      ['jobnote/create', { ...note, report_id: 999_999 }, 404, 'not_found'],
      ['jobnote/create', { ...note, note_type: 'general' }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, note_text: ' ' }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, note_text: 'x'.repeat(100_001) }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, send_to_users: [999] }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, send_to_users: ['x'] }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, group_permissions: [999] }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, send_to_emails: ['x'] }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, reminder_date: '20260230' }, 400, 'invalid_request'],
      ['jobnote/create', { ...note, reminder_time: '083000' }, 400, 'invalid_request'],
      ['jobnote/update', { report_id, note_id: 999_999 }, 404, 'not_found'],
      ['jobnote/update', { report_id, note_id, note_type: 'x' }, 400, 'invalid_request'],
      ['jobnote/list', { report_id: 999_999 }, 404, 'not_found'],
      ['jobnote/list', { report_id: 'x' }, 400, 'invalid_request'],
      ['jobnote/get', { report_id, note_id: 999_999 }, 404, 'not_found'],
      ['jobnote/file/list', { report_id, note_id: 999_999 }, 404, 'not_found'],
      ['jobnote/delete', { note_id }, 400, 'report_id_required'],
      ['jobnote/delete', { report_id }, 400, 'invalid_note_id'],
      ['jobnote/delete', { report_id, note_id: 'x' }, 400, 'invalid_note_id'],
      ['jobnote/delete', { report_id, note_id: 999_999 }, 404, 'note_not_found'],
    ] as const) {
      expect([action, data, ...(await error(action, data))]).toEqual([action, data, status, type]);
    }
    for (const order of [test.owned, test.imported]) {
      const call = () => {
        const headers = { 'Idempotency-Key': `note-${order}` };
        return app.call('jobnote/create', { ...note, report_id: order }, headers);
      };
      const before = (await listed(order))[0].length;
      const [one, two] = [await call(), await call()];
      expect([one.status, two.body]).toEqual([200, one.body]);
      expect((await listed(order))[0].length).toBe(before + 1);
    }
  });

  it('lists many notes without comparing each two of them', async () => {
    const report_id = Number(await test.site.order({ wo_number: 'MANY-NOTES' }));
    const count = 15_000;
    const database = await openDatabase(test.site.database);
    const order_id = String(report_id);
    const { property_id } = await database.read
      .selectFrom('orders')
      .select('property_id')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    const texts = { note_type: 'wo', body: 'x', inserted_by: '', inserted_text: '', org_name: '' };
    const none = { has_attachments: false, attachments: 'none', created_at: 1, modified_at: 1 };
    for (let added = 0; added < count; added += 500) {
      const row = { order_id, property_id, ...texts, ...none };
      const rows = Array.from({ length: 500 }, () => row);
      await database.write((tx) => tx.insertInto('notes').values(rows).execute());
    }
    await database.close();
    const ids = Array.from({ length: count }, (_, index) => String(index));
    // The time of the processor: others may use it meanwhile, and the database.
    const timeOf = async (work: () => unknown) => {
      const begun = processorTime();
      await work();
      return processorTime() - begun;
    };
    const pairs = await timeOf(() => ids.map((id) => ids.filter((one) => one === id).length));
    const first = await timeOf(async () =>
      expect((await listed(report_id))[0]).toHaveLength(count),
    );
    const others = [await timeOf(() => listed(report_id)), await timeOf(() => listed(report_id))];
    expect(Math.min(first, ...others)).toBeLessThan(pairs);
  });
});
