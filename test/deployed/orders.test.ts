import { LinkCallError } from '../../src/client/index.js';
import { failureOf } from '../client/peer.js';
import { GOOD_ORDER, sharedAnsweringPeer } from './answering-peer.js';

const link = sharedAnsweringPeer();

const NAMES = Object.keys(GOOD_ORDER) as (keyof typeof GOOD_ORDER)[];

const places = (answer: { deviations: readonly { path: string }[] }) =>
  answer.deviations.map(({ path }) => path.replace('result_data.', ''));

describe('an order with gaps', () => {
  it('is read as it stands when there are none', async () => {
    const { result, deviations } = await link.order(GOOD_ORDER);
    expect(deviations).toEqual([]);
    expect(result).toMatchObject({ wo_number: 'WO-7', pcr_forms: [{ pcr_form_id: '310' }] });
  });

  it.each(NAMES)('is delivered without %s, which is absent [client.reading.gaps]', async (name) => {
    const { [name]: _left, ...rest } = GOOD_ORDER;
    const whole = await link.order(GOOD_ORDER);
    const { [name]: _read, ...others } = whole.result as Record<string, unknown>;
    for (const order of [rest, { ...rest, [name]: null }, { ...rest, [name]: ' ' }]) {
      const { result } = await link.order(order);
      expect(result).toEqual(others);
    }
  });

  it('is delivered when everything is null, blank or absent [client.reading.gaps]', async () => {
    for (const nothing of [null, '', undefined]) {
      const { result } = await link.order(Object.fromEntries(NAMES.map((name) => [name, nothing])));
      expect(result).toEqual({});
    }
    expect((await link.order([])).result).toEqual({});
  });

  it('tells of what the document promises and the order lacks [client.reading.told]', async () => {
    const { date_due: _due, ...order } = GOOD_ORDER;
    const answer = await link.order({ ...order, city: null, broker_name: null, comments: '' });
    // The document allows null for a broker, and text without a sign in it.
    expect(answer.deviations).toEqual([
      { path: 'result_data.date_due', problem: 'is required', value: undefined },
      { path: 'result_data.city', problem: 'must be text', value: 'null' },
    ]);
  });

  it('is a failure for a strict reader, with its places [client.reading.strict]', async () => {
    const { date_due: _due, ...order } = GOOD_ORDER;
    const call = link.strictly((client) => client.call('get_order', { report_id: '1' }), {
      ...order,
      city: null,
    });
    const error = await failureOf(call);
    expect(LinkCallError.is(error) && error.code).toBe('result_invalid');
    expect(String(error)).toContain('result_data.date_due: is required');
    expect(String(error)).toContain('result_data.city: is required');
  });

  it.each([null, '', 'none', 5, true, [1]])('is none when %j came in its place', async (result) => {
    const error = await failureOf(link.order(result));
    expect(error).toMatchObject({ code: 'result_invalid', answer: { status: 200 } });
    expect(String(error)).toContain('result_data: must be an object');
  });
});

describe('dates that were never set', () => {
  it.each(['', '0', '00000000', '0000-00-00', 0, '0000-00-00 00:00:00'])(
    'are absent, spelt %j [client.reading.unset-dates]',
    async (unset) => {
      const key_values = { wo_pending_cancellation_date: unset };
      const { result } = await link.order({ ...GOOD_ORDER, date_due: unset, key_values });
      expect(result).not.toHaveProperty('date_due');
      expect(result).toMatchObject({ date_received: '20260601', key_values: {} });
    },
  );

  it('are no deviation as the document spells them', async () => {
    expect((await link.order({ ...GOOD_ORDER, date_due: '00000000' })).deviations).toEqual([]);
  });

  it('are absent in notes, too [client.reading.unset-dates]', async () => {
    const notes = [{ note_id: 5, insert_date: '0000-00-00 00:00:00' }];
    const read = await link.read((client) => client.call('get_notes', { report_id: '1' }), notes);
    expect(read).toEqual([{ note_id: '5' }]);
  });
});

describe('values that are not of their form', () => {
  it.each<[string, object, object]>([
    ['date_due', { date_due: '20261340' }, { date_due: '20261340' }],
    ['date_due', { date_due: '20260230' }, { date_due: '20260230' }],
    ['date_due', { date_due: '06/10/2026' }, { date_due: '06/10/2026' }],
    ['start_date', { start_date: 'soon' }, { start_date: 'soon' }],
    ['has_foh', { has_foh: 'maybe' }, { has_foh: 'maybe' }],
    ['comments', { comments: { text: 'a' } }, { comments: '{"text":"a"}' }],
    ['city', { city: true }, { city: 'true' }],
    [
      'key_values.bg_checkin_provider',
      { key_values: { bg_checkin_provider: 'other' } },
      { key_values: { bg_checkin_provider: 'other' } },
    ],
    [
      'line_items[0].price',
      { line_items: [{ desc: 'x', qty: '1.00', price: '1,23.50', total: '5.00', add: '' }] },
      { line_items: [{ desc: 'x', qty: '1.00', price: '1,23.50', total: '5.00' }] },
    ],
    [
      'pcr_forms[0].form_ver_id',
      { pcr_forms: [{ pcr_form_id: 3, form_ver_id: 'v2', form_required: 1 }] },
      { pcr_forms: [{ pcr_form_id: '3', form_ver_id: 'v2', form_required: true }] },
    ],
  ])('are kept as text and told: %s [client.reading.odd-values]', async (place, odd, kept) => {
    const answer = await link.order({ ...GOOD_ORDER, ...odd });
    expect(answer.result).toMatchObject(kept);
    expect(places(answer)).toEqual([place]);
    const call = link.strictly((client) => client.call('get_order', { report_id: '1' }), {
      ...GOOD_ORDER,
      ...odd,
    });
    expect(String(await failureOf(call))).toContain(`result_data.${place}: must be`);
  });

  it('hide nothing of the same order, many together [client.reading.odd-values]', async () => {
    const item = { desc: 'Board up', qty: '', price: '12 USD', total: null };
    const answer = await link.order({
      ...GOOD_ORDER,
      zip: 68102,
      wo_number: 7,
      date_due: '20269999',
      line_items: { 0: item, 1: 'odd', 2: { ...item, add: 'x' } },
      key_values: [],
      pcr_forms: 'none',
      has_foh: 'Yes',
    });
    expect(answer.result).toMatchObject({
      zip: '68102',
      wo_number: '7',
      address: '1 Main St',
      date_due: '20269999',
      line_items: [
        { desc: 'Board up', price: '12 USD' },
        { desc: 'Board up', price: '12 USD', add: 'x' },
      ],
      key_values: {},
      has_foh: 'Yes',
    });
    expect(answer.result).not.toHaveProperty('pcr_forms');
    expect(places(answer).sort()).toEqual(
      [
        'date_due',
        'has_foh',
        'line_items',
        'line_items[0].add',
        'line_items[0].price',
        'line_items[0].qty',
        'line_items[0].total',
        'line_items[1]',
        'line_items[2].price',
        'line_items[2].qty',
        'line_items[2].total',
        'pcr_forms',
      ].sort(),
    );
  });
});

describe('structures as PHP writes them', () => {
  const [line] = GOOD_ORDER.line_items;

  it.each<[string, unknown, number]>([
    ['an object keyed by index', { 0: line, 1: line }, 2],
    ['one with gaps', { 1: line, 4: line, 11: line }, 3],
    ['one without entries', {}, 0],
    ['a single one', line, 1],
  ])('%s is a list [client.reading.indexed-lists]', async (_title, line_items, length) => {
    const { result } = await link.order({ ...GOOD_ORDER, line_items });
    expect(result).toMatchObject({ line_items: Array.from({ length }, () => ({ qty: '1.00' })) });
  });

  it('keep the order of the index [client.reading.indexed-lists]', async () => {
    const named = (desc: string) => ({ ...line, desc });
    const line_items = { 10: named('c'), 2: named('b'), 0: named('a') };
    const { result } = await link.order({ ...GOOD_ORDER, line_items });
    expect(result).toMatchObject({ line_items: [{ desc: 'a' }, { desc: 'b' }, { desc: 'c' }] });
  });

  it('a whole list keyed by index is one, too [client.reading.indexed-lists]', async () => {
    const orders = { 0: { report_id: 1 }, 1: { report_id: '2' } };
    const read = await link.read((client) => client.call('get_all_orders'), orders);
    expect(read).toEqual([{ report_id: '1' }, { report_id: '2' }]);
  });

  it('an empty object is [] [client.reading.php-empty]', async () => {
    const answer = await link.order({ ...GOOD_ORDER, key_values: [] });
    expect(answer.result).toMatchObject({ key_values: {} });
    expect(answer.deviations).toEqual([]);
    const items = (result: unknown) =>
      link.read((client) => client.call('get_invoice_items_order', { report_id: '1' }), result);
    expect((await items([])).items.size).toBe(0);
    // Keys that happen to run from 0 leave PHP as a list.
    expect([...(await items(['', 'Grass cut'])).items]).toEqual([['1', 'Grass cut']]);
  });

  it('an empty list for a text is no text [client.reading.php-empty]', async () => {
    const { result } = await link.order({ ...GOOD_ORDER, comments: [], lock_code: {} });
    expect(result).not.toHaveProperty('comments');
    expect(result).not.toHaveProperty('lock_code');
  });
});

it('JSON that came as text/html is read [client.answer.text-html]', async () => {
  const { result, status } = await link.order(GOOD_ORDER);
  expect([status, link.seen.length > 0]).toEqual([200, true]);
  expect(result).toMatchObject({ wo_number: 'WO-7' });
});
