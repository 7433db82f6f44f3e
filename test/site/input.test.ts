import { Readable } from 'node:stream';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import { ENGINES } from './databases.js';
import { PLACE, TestSite } from './open-site.js';

/** What a caller without types may give. */
const given = (value: unknown): never => value as never;

describe.each(ENGINES)('what a site is given on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const good = { account: 'acme', wo_number: 'W', ...PLACE };

  it.each([
    [{ ...good, wo_number: '' }, 'orders.create.wo_number: is required'],
    [{ ...good, city: undefined }, 'orders.create.city: is required'],
    [{ ...good, zip: null }, 'orders.create.zip: is required'],
    [{ ...good, adress: 'x' }, 'orders.create.adress: is not known (did you mean address?)'],
    [{ ...good, comments: {} }, 'orders.create.comments: must be text'],
    [{ ...good, loan_number: 2 ** 60 }, 'orders.create.loan_number: must be text: as a number'],
    [{ ...good, wo_number: 1e21 }, 'orders.create.wo_number: must be text: as a number'],
    [{ ...good, wo_number: Number.NaN }, 'orders.create.wo_number: must be text: as a number'],
    [{ ...good, comments: 'a\0b' }, 'orders.create.comments: must not hold NUL'],
    [{ ...good, comments: '\ud800' }, 'orders.create.comments: must not hold NUL or half'],
    [{ ...good, comments: 'x'.repeat(100_001) }, 'orders.create.comments: must have at most'],
    [{ ...good, date_due: '20260230' }, 'orders.create.date_due: must be a date that exists'],
    [{ ...good, date_due: 'tomorrow' }, 'orders.create.date_due: must be a date'],
    [{ ...good, org_wo_num: 'x' }, 'orders.create.org_wo_num: must be a whole number'],
    [{ ...good, bg_checkin_provider: 'agz' }, 'orders.create.bg_checkin_provider: must be one of'],
    [{ ...good, is_other_allowed: 'yes' }, 'orders.create.is_other_allowed: must be true or false'],
    [{ ...good, line_items: {} }, 'orders.create.line_items: must be a list'],
    [{ ...good, line_items: [{}] }, 'orders.create.line_items[0].desc: is required'],
    [
      { ...good, line_items: [{ desc: 'a' }, { desc: 'b', qty: '1.005' }] },
      'orders.create.line_items[1].qty: must be a decimal number with at most two decimals',
    ],
    [
      { ...good, line_items: [{ desc: 'a', qty: '0.55', price: '0.55' }] },
      'orders.create.line_items[0].total: is required where',
    ],
    [{ ...good, pcr_forms: [{}] }, 'orders.create.pcr_forms[0].pcr_form_id: is required'],
    [{ ...good, wo_pending_cancellation_date: 'soon' }, 'must be a Unix time in seconds'],
    [null, 'orders.create: must be an object'],
    [[], 'orders.create: must be an object'],
  ])('is refused with its place: order %#', async (order, message) => {
    const before = (await test.owner.orders.list()).length;
    const error: unknown = await test.owner.orders.create(given(order)).catch((one) => one);
    expect(error).toMatchObject({ code: 'input_invalid' });
    expect(String(error)).toContain(message);
    expect(await test.owner.orders.list()).toHaveLength(before);
  });

  it('leaves nothing of an order whose account or form is not there', async () => {
    const { orders } = test.owner;
    const before = (await orders.list()).length;
    await expect(orders.create({ ...good, account: 'nobody' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const withForm = { ...good, address: 'Nowhere 1', pcr_forms: [{ pcr_form_id: 1 }] };
    await expect(orders.create(withForm)).rejects.toMatchObject({ code: 'form_not_found' });
    expect(await orders.list()).toHaveLength(before);
  });

  it('changes nothing when one field of an update is wrong', async () => {
    const id = await test.order();
    const wrong = test.owner.orders.update(id, { lock_code: '1', date_due: '20261301' });
    await expect(wrong).rejects.toMatchObject({ code: 'input_invalid' });
    await expect(test.owner.orders.update(id, { city: '' })).rejects.toMatchObject({
      message: 'orders.update.city: is required',
    });
    expect((await test.owner.orders.get(id))?.fields).toMatchObject({ lock_code: '' });
    await expect(test.owner.orders.reject(id, ' ')).rejects.toMatchObject({
      message: expect.stringContaining('orders.reject.reason: is required'),
    });
  });

  it.each([
    [{}, 'accounts.create.username: is required'],
    [{ username: 'x', password: '' }, 'accounts.create.password: is required'],
    [{ username: 'x', org_id: 'a' }, 'accounts.create.org_id: must be a whole number'],
    [{ username: 'x', push_url: 'ftp://secret' }, 'accounts.create.push_url: must be an http'],
    [{ username: 'x', receiver_url: 'nowhere' }, 'accounts.create.receiver_url: must be an http'],
  ])('is refused with its place: account %#', async (account, message) => {
    const error: unknown = await test.owner.accounts.create(given(account)).catch((one) => one);
    expect(String(error)).toContain(message);
    expect(await test.owner.accounts.get('x')).toBeUndefined();
  });

  it('is no form, or one whose version is taken', async () => {
    const { forms } = test.owner;
    for (const form of [null, [], {}, { '1': {}, '2': {} }, 'x']) {
      await expect(forms.add(given(form), { form_ver_id: 1 })).rejects.toMatchObject({
        code: 'input_invalid',
      });
    }
    expect(await forms.list()).toEqual([]);
  });

  it('is no file of an allowed type, or one for nobody', async () => {
    const { files } = test.owner;
    const content = Readable.from(['x']);
    const id = await test.order();
    const wrong = files.add({ report_id: id, file_name: 'run.exe', content });
    await expect(wrong).rejects.toMatchObject({ code: 'input_invalid' });
    const lost = files.add({ report_id: '999999', file_name: 'a.pdf', content });
    await expect(lost).rejects.toMatchObject({ code: 'order_not_found' });
    const noNote = files.add({ report_id: id, file_name: 'a.pdf', content, note_id: '999999' });
    await expect(noNote).rejects.toMatchObject({ code: 'not_found' });
    expect(await files.list(id)).toEqual([]);
  });

  it('by a peer is kept as it came, beside its columns [site.store.raw]', async () => {
    const id = await test.order();
    const note = {
      note_id: 'raw-1',
      note_type: 'wo' as const,
      note_text: 'text',
      has_attachments: false,
      later_member: 'kept',
    };
    await test.result('send_notes', { dst_report_id: id, note: [note] });
    const bid = {
      report_id: id,
      dst_invoice_item_id: null,
      invoice_item_desc: 'Fence',
      qty_bid: '1.00',
      later_member: { nested: ['kept'] },
    };
    await test.result('send_bid_comp', bid);
    const database = await openDatabase(test.database);
    const notes = await database.read.selectFrom('notes').select('raw').execute();
    const bids = await database.read.selectFrom('bid_comps').select('raw').execute();
    await database.close();
    expect(notes.map(({ raw }) => JSON.parse(raw ?? ''))).toEqual([note]);
    expect(bids.map(({ raw }) => JSON.parse(raw))).toMatchObject([
      { later_member: { nested: ['kept'] } },
    ]);
  });

  it('by a peer may hold whatever text, and is never a fault of ours', async () => {
    const id = await test.order();
    for (const note_id of ['9'.repeat(30), "'; DROP TABLE notes; --", 'ä 😀 \u2028']) {
      const note = {
        note_id,
        note_type: 'wo' as const,
        note_text: note_id,
        has_attachments: false,
      };
      const answer = await test.send('send_notes', { dst_report_id: id, note: [note] });
      expect(answer).toMatchObject({ success: true, status: 200 });
    }
    for (const note_text of ['a\0b', 'half \ud800']) {
      const note = { note_id: 'n', note_type: 'wo' as const, note_text, has_attachments: false };
      const answer = await test.send('send_notes', { dst_report_id: id, note: [note] });
      expect(answer).toMatchObject({ success: false });
      expect(answer.return_error_msg).not.toMatch('Reference');
    }
    expect(await test.owner.notes.list(id)).toHaveLength(3);
  });
});
