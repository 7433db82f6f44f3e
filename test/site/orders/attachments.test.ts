import { Readable } from 'node:stream';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import type { SiteEventMap } from '../../../src/site/site-events.js';
import { eventually } from '../../support/eventually.js';
import { DOOR_PHOTO } from '../../support/exif-photo.js';
import { awayFromMidnight } from '../../support/midnight.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

const ADA = { by: 'ada', from: 'command' } as const;
const photo = (name = 'door.jpg', content = DOOR_PHOTO) => ({
  file_name: name,
  content: Readable.from([content]),
});

describe.each(ENGINES)('document types, damages and recipients of notes on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });
  const history = async (id: string) =>
    (await test.owner.orders.history(id)).map(({ actor, action, detail }) => ({
      actor,
      action,
      ...detail,
    }));

  it('a document has a type of the site until the type is removed', async () => {
    const { documentTypes, files } = test.owner;
    const id = await documentTypes.create(' Deed ', ADA);
    expect(await documentTypes.list()).toEqual([{ id, name: 'Deed' }]);
    await expect(documentTypes.create('Deed')).rejects.toMatchObject({ code: 'already_there' });
    for (const wrong of ['', ' ', 'x'.repeat(101), 'a\0b']) {
      await expect(documentTypes.create(wrong)).rejects.toMatchObject({ code: 'input_invalid' });
    }
    const order = await test.order();
    const pdf = { file_name: 'a.pdf', content: Readable.from(['%PDF-1.4']) };
    const file = await files.add({ report_id: order, document_type: 'Deed', ...pdf }, ADA);
    const typeOf = async () => {
      const shown = await files.list(order);
      return shown.map(({ file_id, document_type }) => [file_id, document_type]);
    };
    expect(await typeOf()).toEqual([[file, 'Deed']]);
    const unknown = { report_id: order, document_type: 'Lease', ...photo() };
    await expect(files.add(unknown)).rejects.toMatchObject({ code: 'not_found' });
    await documentTypes.remove('Deed', ADA);
    expect(await typeOf()).toEqual([[file, null]]);
    await expect(documentTypes.remove('Deed')).rejects.toMatchObject({ code: 'not_found' });
    const acts = (await test.site.audit.list()).map(({ who, action, subject }) => [
      who,
      action,
      subject,
    ]);
    expect(acts).toEqual([
      ['ada', 'document-type.remove', 'Deed'],
      ['ada', 'document-type.create', 'Deed'],
    ]);
    expect(await history(order)).toContainEqual({
      ...{ actor: 'ada', action: 'file added' },
      ...{ file_id: file, file_name: 'a.pdf' },
    });
  });

  it('photos of an order are flagged to its damages and violations', async () => {
    const { damages, files } = test.owner;
    const order = await test.order();
    const other = await test.order();
    const door = await files.add({ report_id: order, ...photo() });
    const strange = await files.add({ report_id: other, ...photo() });
    const pdf = { file_name: 'a.pdf', content: Readable.from(['%PDF-1.4']) };
    const document = await files.add({ report_id: order, ...pdf });
    const window = await damages.create({ report_id: order, title: 'Broken window' }, ADA);
    const violation = { report_id: order, title: 'High grass', kind: 'violation' } as const;
    const grass = await damages.create(violation, ADA);
    await damages.flag(window, door, ADA);
    await damages.flag(window, door, ADA);
    const created = { created_by: 'ada', created_at: expect.any(Number) };
    expect(await damages.list(order)).toEqual([
      { damage_id: window, kind: 'damage', title: 'Broken window', file_ids: [door], ...created },
      { damage_id: grass, kind: 'violation', title: 'High grass', file_ids: [], ...created },
    ]);
    expect(await damages.list(other)).toEqual([]);
    for (const wrong of [strange, document, '999', 'x', '']) {
      await expect(damages.flag(window, wrong)).rejects.toMatchObject({ code: 'input_invalid' });
    }
    for (const wrong of ['999', 'x', '']) {
      await expect(damages.flag(wrong, door)).rejects.toMatchObject({ code: 'not_found' });
      await expect(damages.remove(wrong)).rejects.toMatchObject({ code: 'not_found' });
      await expect(damages.list(wrong)).rejects.toMatchObject({ code: 'order_not_found' });
    }
    for (const wrong of [{ title: '' }, { title: 'x'.repeat(256) }, { title: 'x', kind: 'd' }]) {
      const given = { report_id: order, ...wrong } as Parameters<typeof damages.create>[0];
      await expect(damages.create(given)).rejects.toMatchObject({ code: 'input_invalid' });
    }
    await expect(damages.create({ report_id: '999', title: 'x' })).rejects.toMatchObject({
      code: 'order_not_found',
    });
    await damages.unflag(window, door, ADA);
    await damages.unflag(window, door, ADA);
    await damages.flag(grass, door, ADA);
    await damages.remove(grass, ADA);
    expect((await damages.list(order)).map(({ damage_id }) => damage_id)).toEqual([window]);
    expect(
      (await history(order)).slice(-6).map(({ actor, action }) => `${actor} ${action}`),
    ).toEqual(
      [
        'ada damage recorded',
        'ada violation recorded',
        'ada photo flagged to damage',
        'ada photo flagged to damage',
        'ada flag of damage removed',
        'ada photo flagged to violation',
        'ada violation removed',
      ].slice(-6),
    );
  });

  it('recipients and reminder of a note are reported as events, each once and at its time', async () => {
    // The reminder is due ten seconds after the beginning of tomorrow's day.
    await awayFromMidnight();
    const { notes, users } = test.owner;
    const events: SiteEventMap['note_to_send'][] = [];
    const reminders: SiteEventMap['note_reminder'][] = [];
    const site = await test.create();
    site.on('note_to_send', { consumer: 'mail' }, (event) => events.push(event));
    site.on('note_reminder', { consumer: 'mail' }, (event) => reminders.push(event));
    await site.start();
    try {
      await users.create({ username: 'ann', email: 'ann@example.com' });
      const order = await test.order();
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      const date = tomorrow.slice(0, 10).replaceAll('-', '');
      const note_id = await notes.create(
        {
          report_id: order,
          note_text: 'The gate is open',
          send_to_users: ['ann', 'ann'],
          send_to_emails: ['office@example.com'],
          reminder_date: tomorrow.slice(0, 10),
          reminder_time: '10',
        },
        undefined,
        ADA,
      );
      await notes.create({ report_id: order, note_text: 'For nobody' });
      const expected = {
        id: expect.any(String),
        happened_at: expect.any(Number),
        note: expect.objectContaining({ note_id, report_id: order, note_text: 'The gate is open' }),
        users: [{ user_id: expect.any(String), username: 'ann', email: 'ann@example.com' }],
        emails: ['office@example.com'],
        reminder_date: date,
        reminder_time: '000010',
      };
      await eventually(() => events.length > 0, 'the event of the note');
      expect(events).toEqual([expected]);
      expect(reminders).toEqual([]);
      test.ahead = 2 * 86_400_000;
      await notes.create({ report_id: order, note_text: 'wakes the jobs' });
      await eventually(() => reminders.length > 0, 'the reminder');
      expect(reminders).toEqual([expected]);
      expect(events).toHaveLength(1);
      expect(await history(order)).toContainEqual({ actor: 'ada', action: 'note added', note_id });
    } finally {
      await site.stop();
      test.ahead = 0;
    }
  });

  it('wrong recipients and reminders are refused, and store no note', async () => {
    const { notes } = test.owner;
    const order = await test.order();
    const many = Array.from({ length: 101 }, (_, at) => `a${at}@example.com`);
    for (const [wrong, code] of [
      [{ send_to_emails: ['x'] }, 'input_invalid'],
      [{ send_to_emails: ['a@b,c@d'] }, 'input_invalid'],
      [{ send_to_emails: many }, 'input_invalid'],
      [{ send_to_users: ['nobody'] }, 'not_found'],
      [{ reminder_time: '101010' }, 'input_invalid'],
      [{ reminder_date: '20260230' }, 'input_invalid'],
      [{ reminder_date: '20260228', reminder_time: '240000' }, 'input_invalid'],
      [{ reminder_date: '20260228', reminder_time: '1x' }, 'input_invalid'],
    ] as const) {
      const note = { report_id: order, note_text: 'x', ...wrong };
      await expect(notes.create(note)).rejects.toMatchObject({ code });
    }
    expect(await notes.list(order)).toEqual([]);
  });

  it('photos of an order have the metadata of their camera, whoever sends them', async () => {
    const order = await test.order();
    await test.owner.files.add({ report_id: order, ...photo() });
    const data = { dst_report_id: order, file_id: '7', file_name: 'door.jpg', file_area: '0' };
    const content = { content: DOOR_PHOTO, name: 'door.jpg' };
    await test.result('send_file', data as never, { file: content });
    const database = await openDatabase(test.database);
    const rows = await database.read
      .selectFrom('files')
      .select(['taken_text', 'gps_lat', 'gps_lng', 'camera_make', 'camera_model'])
      .where('order_id', '=', order)
      .execute();
    const door = {
      ...{ taken_text: '2026-11-20 10:00:05', gps_lat: '41.2584167', gps_lng: '-95.9333333' },
      ...{ camera_make: 'Canon', camera_model: 'EOS 80D' },
    };
    expect(rows).toEqual([door, door]);
    // Another content with the same id has its own metadata: none.
    const plain = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]);
    await test.result('send_file', data as never, { file: { ...content, content: plain } });
    const again = await database.read
      .selectFrom('files')
      .select('gps_lat')
      .where('order_id', '=', order)
      .where('sender_file_id', '=', '7')
      .execute();
    expect(again).toEqual([{ gps_lat: null }]);
    await database.close();
  });
});
