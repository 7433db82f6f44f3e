import { sql } from 'kysely';
import { defineForm } from '../../../src/forms/index.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { createSite } from '../../../src/site/index.js';
import { ENGINES } from '../databases.js';
import { PLACE, TestSite } from '../open-site.js';

const QUESTIONS = 2000;
const FORM = defineForm({
  id: 77,
  name: 'Long',
  questions: Object.fromEntries(
    Array.from({ length: QUESTIONS }, (_, index) => [
      `q${index}`,
      { type: 'textbox' as const, text: `Question ${index}`, photos: { min: 0, max: 1000 } },
    ]),
  ),
});
const IDS = Object.values(Object.values(FORM)[0]?.options_pcr_forms_questions ?? {}).map(
  ({ pcr_question_id }) => String(pcr_question_id),
);

const note = (note_id: string, note_text = 'hello') => ({
  note_id,
  note_text,
  note_type: 'wo' as const,
  has_attachments: false,
});
const line = (line_id: string) => ({
  line_id,
  invoice_item_id: '0',
  item_desc: 'Grass',
  quantity: '1.00',
  price: '2.00',
  flat_fee: false,
});
const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

describe.each(ENGINES)('what one call may hold for a site on $name', (engine) => {
  let test: TestSite;
  let id: string;
  beforeAll(async () => {
    await engine.start();
    // A slow machine takes minutes for the longest call.
    test = await TestSite.open(engine, { receiver: { deadline: 200_000 } });
  });
  beforeEach(async () => {
    id = await test.order();
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const send = (notes: ReturnType<typeof note>[], dst_report_id = id) =>
    test.result('send_notes', { dst_report_id, note: notes });
  const refused = (notes: ReturnType<typeof note>[], dst_report_id = id) =>
    test.refusal('send_notes', { dst_report_id, note: notes });
  const stored = async () => (await test.result('get_notes', { report_id: id })) ?? [];

  it('is 1,000 notes: one more is refused, and nothing of the call is stored [site.cost.per-call]', async () => {
    const notes = many(1001, (index) => note(`${id}-${index}`));
    expect(await refused(notes)).toMatch('1001 notes, more than the 1000 that one call may have');
    expect(await stored()).toEqual([]);
    await send(notes.slice(1));
    const ids = (await stored()).map(({ note_id }) => Number(note_id));
    expect(ids).toHaveLength(1000);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  it('is 100,000 characters in a note: one more is refused, whatever comes with it', async () => {
    const long = note(`${id}-b`, 'x'.repeat(100_001));
    const message = await refused([note(`${id}-a`), long]);
    expect(message).toMatch('note[1].note_text: 100001 characters, more than the 100000');
    expect(await stored()).toEqual([]);
    const text = 'ä'.repeat(100_000);
    await send([note(`${id}-b`, text)]);
    expect(await stored()).toMatchObject([{ note_text: text }]);
    const own = { report_id: id, note_text: 'y'.repeat(100_001) };
    await expect(test.owner.notes.create(own)).rejects.toMatchObject({ code: 'input_invalid' });
  });

  it('is 1,000 invoice lines: one more is refused, and nothing of the call is stored [site.cost.per-call]', async () => {
    const invoice_lines = many(1001, (index) => line(`L${index}`));
    const message = await test.refusal('send_contractor_invoice', {
      dst_report_id: id,
      invoice_lines,
    });
    expect(message).toMatch('1001 lines, more than the 1000 that one call may have');
    expect((await test.owner.results(id)).invoices).toEqual([]);
    const { line_ids_cont } = await test.result('send_contractor_invoice', {
      dst_report_id: id,
      invoice_lines: invoice_lines.slice(1),
    });
    expect(line_ids_cont.line_ids).toHaveLength(1000);
  });

  it('may be another amount, as the options say', async () => {
    const site = await test.create({ limits: { notes: 2, noteText: 5 } });
    try {
      expect(() => site.owner.notes).not.toThrow();
      await expect(
        site.owner.notes.create({ report_id: id, note_text: '123456' }),
      ).rejects.toMatchObject({ code: 'input_invalid' });
      await site.owner.notes.create({ report_id: id, note_text: '12345' });
    } finally {
      await site.stop();
    }
    const options = { database: test.database, files: test.folder, publicUrl: 'http://x.example' };
    for (const limits of [{ notes: 0 }, { noteText: 1.5 }, { lines: 5 }, { invoiceLines: 1e9 }]) {
      await expect(createSite({ ...options, limits: limits as object })).rejects.toMatchObject({
        code: 'option_invalid',
      });
    }
  });

  it('is stored in parts where it is long, and not at all where one part cannot be [site.cost.per-call]', async () => {
    const lost = await test.order();
    await send([note(`${id}-lost`)], lost);
    await test.owner.orders.assign(lost, null);
    const text = 'z'.repeat(90_000);
    const notes = many(60, (index) => note(`${id}-${index}`, text));
    expect(await refused([...notes, note(`${id}-lost`)])).toMatch('no longer assigned to you');
    expect(await stored()).toEqual([]);
    const answer = await send(notes);
    const all = await stored();
    expect(all).toHaveLength(60);
    expect(all.every(({ note_text }) => note_text === text)).toBe(true);
    expect(answer.remote_note_id).toBe(all.at(-1)?.note_id);
    // The same call again stores none twice, and gets the answer of the first.
    expect(await send(notes)).toEqual(answer);
    expect(await stored()).toHaveLength(60);
  });

  it('does not reach an order that was taken from its sender, by the note_id of another order [site.visible.notes-of-lost-order]', async () => {
    const lost = await test.order({ address: '9 Lost St' });
    await send([note(`${id}-x`, 'mine')], lost);
    await test.owner.orders.assign(lost, 'bolt');
    expect(await refused([note(`${id}-y`), note(`${id}-x`, 'changed')])).toMatch(
      `Note ${id}-x is on an order that is no longer assigned to you`,
    );
    expect(await stored()).toEqual([]);
    expect(await test.owner.notes.list(lost)).toMatchObject([{ note_text: 'mine' }]);
    await test.owner.orders.assign(lost, 'acme');
    await send([note(`${id}-x`, 'changed')]);
    expect(await test.owner.notes.list(lost)).toMatchObject([{ note_text: 'changed' }]);
  });

  it('is any number of photo flags and answers: 100,000 and 2,000 are taken [site.cost.per-call]', async () => {
    await test.owner.forms.add(FORM, { form_ver_id: 1 });
    const pcr_forms = [{ pcr_form_id: 77, form_ver_id: '1' }];
    const formed = await test.order({ ...PLACE, pcr_forms });
    await test.result('send_pcr_answers', {
      dst_report_id: formed,
      pcr_form_id: '77',
      pcr_form_rows: IDS.map((pcr_question_id) => ({
        pcr_question_id,
        question_data_type: 'varchar' as const,
        varchar_value: 'yes',
      })),
    });
    const database = await openDatabase(test.database);
    try {
      const photos = 50_000;
      const atOnce = 2000;
      // In several statements: a site gives each one five seconds.
      for (let start = 0; start < photos; start += atOnce) {
        await database.write((tx) =>
          sql`
            WITH RECURSIVE n (i) AS (
              SELECT ${sql.lit(start)} UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.lit(start + atOnce - 1)}
            )
            INSERT INTO files (order_id, account_id, sender_file_id, area, file_area, file_name, mime_type, description,
              org_name, sha256, byte_size, created_at)
            SELECT orders.id, orders.account_id, 'f' || i, 'uploads', 0, 'a.jpg', 'image/jpeg', '', '', 'abc', 5, 1
            FROM n, orders WHERE orders.id = ${formed}`.execute(tx),
        );
      }
      const question_data = many(2 * photos, (index) => ({
        file_id: `f${index % photos}`,
        pcr_question_id: IDS[(index + Math.floor(index / photos)) % QUESTIONS] ?? '',
        work_type: 'pc' as const,
      }));
      const flags = { dst_report_id: formed, pcr_form_id: '77', question_data };
      const stranger = {
        ...question_data[0],
        file_id: 'never sent',
        pcr_question_id: IDS[0] ?? '',
      };
      const wrong = [...question_data.slice(0, 4000), { ...stranger, work_type: 'pc' as const }];
      expect(await test.refusal('send_photo_flag', { ...flags, question_data: wrong })).toMatch(
        'No file never sent was received',
      );
      const count = async (table: string) => {
        const query = sql<{ flag_count: number }>`
          SELECT count(*) AS flag_count FROM ${sql.table(table)} WHERE order_id = ${formed}`;
        return (await query.execute(database.read)).rows[0]?.flag_count;
      };
      expect(await count('photo_flags')).toBe(0);
      await test.result('send_photo_flag', flags);
      expect(await count('photo_flags')).toBe(100_000);
      expect(await count('answers')).toBe(QUESTIONS);
    } finally {
      await database.close();
    }
  }, 120_000);
});
