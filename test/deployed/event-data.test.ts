import { GOOD_DATA, resultOf, sharedReceiver, startReceiver } from '../receiver/harness.js';

/** What a caller sends, and what a handler gets of it. */
interface Row {
  readonly title: string;
  readonly event: string;
  readonly sent: object;
  /** What the handler's data holds beside the rest. */
  readonly got: object;
}

const bid = { report_id: '4711', dst_invoice_item_id: '12', qty_bid: '2.00' };
const line = { line_id: 'L-1', quantity: '2.00', price: '45.50', flat_fee: '0' };
const place = { gps_lat: '41.25', gps_lng: '-96.1' };
const note = { note_id: 'n-1', note_type: 'wo', note_text: 'Gate', has_attachments: false };
const rows = (...pcr_form_rows: object[]) => ({
  dst_report_id: '4711',
  pcr_form_id: '310',
  pcr_form_rows,
});
const answer = (id: string, type: string, value: unknown) => ({
  pcr_question_id: id,
  question_data_type: type,
  [`${type}_value`]: value,
});
const PAST = String(Math.floor(Date.now() / 1000) - 3600);

const DEVIATIONS: readonly Row[] = [
  {
    title: 'a quantity of 0.00 beside one that is given',
    event: 'send_bid_comp',
    sent: { ...bid, qty_comp: '0.00' },
    got: { qty_bid: '2.00', qty_comp: undefined },
  },
  {
    title: 'a blank quantity beside one that is given',
    event: 'send_bid_comp',
    sent: { ...bid, qty_bid: '', qty_comp: '1' },
    got: { qty_bid: undefined, qty_comp: '1.00' },
  },
  {
    title: 'a bid photo without a stage',
    event: 'send_bid_comp',
    sent: { ...bid, photo_flag_data: [{ file_id: 'a', work_type: ' b' }] },
    got: { photo_flag_data: [{ file_id: 'a', work_type: 'b', stage: 'b' }] },
  },
  {
    title: 'a bid photo with a blank stage, not in a list',
    event: 'send_bid_comp',
    sent: { ...bid, photo_flag_data: { file_id: 'a', work_type: 'b', stage: '' } },
    got: { photo_flag_data: [{ file_id: 'a', work_type: 'b', stage: 'b' }] },
  },
  ...['***other***', 'other', '0', 0].map((item) => ({
    title: `${JSON.stringify(item)} for an other item`,
    event: 'send_bid_comp',
    sent: { ...bid, dst_invoice_item_id: item, invoice_item_desc: 'Debris' },
    got: { dst_invoice_item_id: null, invoice_item_desc: 'Debris' },
  })),
  {
    title: 'an invoice line with a blank item',
    event: 'send_contractor_invoice',
    sent: { dst_report_id: '4711', invoice_lines: [{ ...line, invoice_item_id: '' }] },
    got: { invoice_lines: [{ ...line, invoice_item_id: '0', flat_fee: false }] },
  },
  {
    title: 'lines without a choice among the items',
    event: 'send_contractor_invoice',
    sent: {
      dst_report_id: '4711',
      dst_invoice_item_ids: { 'L-1': '12', 'L-2': '0', 'L-3': '', 'L-4': 0, 'L-5': null },
      invoice_lines: [{ ...line, invoice_item_id: '3' }],
    },
    got: { dst_invoice_item_ids: { 'L-1': '12' } },
  },
  {
    title: 'blank answers beside given ones',
    event: 'send_pcr_answers',
    sent: rows(
      answer('1', 'int', '55'),
      answer('2', 'int', ''),
      answer('3', 'date', '0000-00-00'),
      answer('4', 'longtext', null),
      answer('5', 'decimal', ''),
    ),
    got: {
      pcr_form_rows: [
        answer('1', 'int', '55'),
        answer('2', 'int', null),
        answer('3', 'date', null),
        answer('4', 'longtext', null),
        answer('5', 'number', null),
      ],
    },
  },
  {
    title: 'all value members, of which one is filled in',
    event: 'send_pcr_answers',
    sent: rows({ ...answer('1', 'varchar', 'blue'), int_value: '', date_value: '00000000' }),
    got: { pcr_form_rows: [answer('1', 'varchar', 'blue')] },
  },
  ...[undefined, '', null, '0000-00-00 00:00:00', '0'].map((checkin_ts) => ({
    title: `a check-in whose time is ${JSON.stringify(checkin_ts)}`,
    event: 'send_checkin',
    sent: { dst_report_id: '4711', checkin_data: { ...place, checkin_ts } },
    got: {
      checkin_data: [
        {
          gps_lat: 41.25,
          gps_lng: -96.1,
          checkin_ts: expect.stringMatching(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-9:]{8}Z$/),
        },
      ],
    },
  })),
  {
    title: 'a note whose date was never set',
    event: 'send_notes',
    sent: { dst_report_id: '4711', notes: [{ ...note, insert_date: '0000-00-00 00:00:00' }] },
    got: { note: [note] },
  },
];

/** What is refused all the same, with the place that is named. */
const REFUSED: readonly (readonly [title: string, event: string, sent: object, message: string])[] =
  [
    ['no quantity but 0.00', 'send_bid_comp', { ...bid, qty_bid: '0.00' }, 'event_data.qty_bid'],
    [
      'both quantities 0',
      'send_bid_comp',
      { ...bid, qty_bid: 0, qty_comp: '-0' },
      'event_data.qty_bid',
    ],
    ['both quantities blank', 'send_bid_comp', { ...bid, qty_bid: '' }, 'qty_bid or qty_comp'],
    [
      'a completion photo without a stage',
      'send_bid_comp',
      { ...bid, photo_flag_data: [{ file_id: 'a', work_type: 'c' }] },
      'event_data.photo_flag_data[0].stage: is required',
    ],
    [
      'a stage that a bid does not have',
      'send_bid_comp',
      { ...bid, photo_flag_data: [{ file_id: 'a', work_type: 'b', stage: 'a' }] },
      'event_data.photo_flag_data[0].stage',
    ],
    [
      'the empty choice as item, without a description',
      'send_bid_comp',
      { ...bid, dst_invoice_item_id: '0' },
      'event_data.invoice_item_desc: is required',
    ],
    [
      'an invoice line without the member for its item',
      'send_contractor_invoice',
      { dst_report_id: '4711', invoice_lines: [line] },
      'event_data.invoice_lines[0].invoice_item_id: is required',
    ],
    [
      'an answer of another type than its row says',
      'send_pcr_answers',
      rows(answer('1', 'int', '5'), { ...answer('2', 'int', ''), varchar_value: 'blue' }),
      'event_data.pcr_form_rows[1].int_value: is required',
    ],
    [
      'an answer on a day that does not exist',
      'send_pcr_answers',
      rows(answer('1', 'date', '2026-02-30')),
      'event_data.pcr_form_rows[0].date_value',
    ],
    [
      'a check-in on a day that does not exist',
      'send_checkin',
      { dst_report_id: '4711', checkin_data: [{ ...place, checkin_ts: '2026-02-30 09:00:00' }] },
      'event_data.checkin_data[0].checkin_ts',
    ],
    [
      'a check-in at no time of the day',
      'send_checkin',
      { dst_report_id: '4711', checkin_data: [{ ...place, checkin_ts: '2026-02-28 24:00:00' }] },
      'event_data.checkin_data[0].checkin_ts',
    ],
    [
      'a note on a day that does not exist',
      'send_notes',
      { dst_report_id: '4711', note: [{ ...note, insert_date: '2023-02-29 10:00:00' }] },
      'event_data.note[0].insert_date',
    ],
  ];

const link = sharedReceiver({ siteIds: 'any' });

const warnings = () => link.logs.filter(({ level }) => level === 'warn').map((one) => one.message);

describe('event_data as deployed callers send it', () => {
  it.each(DEVIATIONS)('$event takes $title', async ({ event, sent, got }) => {
    const data = await link.received(event, sent);
    for (const [name, value] of Object.entries(got)) {
      if (value === undefined) expect(data).not.toHaveProperty(name);
      else expect(data).toMatchObject({ [name]: value });
    }
  });

  it('takes all deviations of one event together', async () => {
    const sent = {
      dst_report_id: 4711,
      dest_invoice_item_id: ' ***other*** ',
      invoice_item_desc: 'Debris',
      src_invoice_item_id: '',
      qty_bid: '0.00',
      qty_comp: 1,
      client_price_bid: '',
      photo_flag_data: { file_id: 7, work_type: 'b', stage: null },
      comp_note_id: '',
    };
    expect(await link.received('send_bid_comp', sent)).toEqual({
      report_id: '4711',
      dst_invoice_item_id: null,
      invoice_item_desc: 'Debris',
      qty_comp: '1.00',
      photo_flag_data: [{ file_id: '7', work_type: 'b', stage: 'b' }],
    });
  });

  it.each(REFUSED)('refuses %s', async (_, event, sent, message) => {
    expect(await link.refusal(event, sent)).toContain(message);
    expect(link.calls).toEqual([]);
  });

  it.each(Object.keys(GOOD_DATA).filter((event) => event !== 'send_file'))(
    '%s takes ids as numbers and text, blanks for what is not given, and members of its own',
    async (event) => {
      const good = Object.entries(GOOD_DATA[event as keyof typeof GOOD_DATA]).map(
        ([name, value]) => [name, name.endsWith('_id') ? Number(value) : value] as const,
      );
      const plain = await link.received(event, GOOD_DATA[event as keyof typeof GOOD_DATA]);
      const sent = { ...Object.fromEntries(good), own_member: 'x', own_blank: '' };
      expect(await link.received(event, sent)).toEqual({
        ...plain,
        ...(event === 'send_checkin' ? { checkin_data: expect.anything() } : {}),
        own_member: 'x',
        own_blank: '',
      });
    },
  );

  it.each(['validate_user', 'get_all_orders', 'get_all_updates', 'get_all_notes'])(
    '%s takes every spelling of no data at all',
    async (event) => {
      for (const event_data of [undefined, null, '', ' ', '{}', '[]', ' []', {}, []]) {
        await link.result(event, undefined, { event_data });
      }
      expect(link.calls.map(({ data }) => data)).toEqual(new Array(9).fill({}));
    },
  );

  it.each(['get_cancel_orders', 'get_pending_cancellations'])(
    '%s takes its time as number and as text',
    async (event) => {
      for (const timestamp of [PAST, Number(PAST), ` ${PAST} `]) {
        expect(await link.received(event, { timestamp })).toEqual({ timestamp: Number(PAST) });
      }
    },
  );
});

describe('what is taken although it is not as it should be', () => {
  it('is told in the log: a check-in without its time', async () => {
    const data = { dst_report_id: '4711', checkin_data: [{ ...place, checkin_ts: '' }] };
    await link.result('send_checkin', data);
    expect(warnings()).toEqual([
      'event_data.checkin_data[0].checkin_ts: was not sent; the time of arrival is taken',
    ]);
    expect(link.logs[0]?.entry).toMatchObject({ event: 'send_checkin', stage: 'data' });
  });

  it('is told in the log: a member that looks like a misspelt one that is missing', async () => {
    await link.result('get_all_orders', { timestmp: PAST });
    expect(warnings()).toEqual([
      'event_data.timestmp: is not a name of this event; did you mean timestamp?',
    ]);
    expect(link.calls[0]?.data).toEqual({ timestmp: PAST });
  });

  it('is told in the log: a misspelt member of the first element of a list', async () => {
    resultOf(
      await link.send('send_notes', {
        dst_report_id: '4711',
        note: [
          { ...note, insert_dat: 'x' },
          { ...note, insert_dat: 'y' },
        ],
      }),
    );
    expect(warnings()).toEqual([
      'event_data.note[0].insert_dat: is not a name of this event; did you mean insert_date?',
    ]);
  });

  it('is not told: members of the caller that look like none, or whose like is there', async () => {
    await link.result('get_all_orders', { client_ref: 'x' });
    await link.result('get_order', { report_id: '1', report_ids: 'x' });
    expect(warnings()).toEqual([]);
  });

  it('is told of twenty names at most, however many there are', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`timestam${i}`, 1]));
    await link.result('get_all_orders', many);
    expect(warnings()).toHaveLength(20);
  });
});

describe('a refusal', () => {
  it("speaks the names of the caller's dialect; the log keeps the neutral ones", async () => {
    const acme = await startReceiver({ dialect: { brand: 'acme', obj_url: 's3_url' } });
    try {
      const message = await acme.refusal('validate_user', { acmelink_push: 5 });
      expect(message).toContain('event_data.acmelink_push: must be text');
      expect(acme.logs.map((one) => one.message).join()).toContain('event_data.svclink_push');
    } finally {
      await acme.close();
    }
  });
});
