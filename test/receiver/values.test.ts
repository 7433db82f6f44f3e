import { failureOf, GOOD_DATA, goodOrder, resultOf, sharedReceiver } from './harness.js';

const link = sharedReceiver();

const note = (members: object) => ({
  dst_report_id: '1',
  note: [{ note_id: 'n', note_type: 'wo', note_text: 't', has_attachments: false, ...members }],
});
const firstNote = (data: Readonly<Record<string, unknown>>) => {
  const [first] = Array.isArray(data.note) ? data.note : [];
  return first;
};

describe('ids', () => {
  it.each([
    ['a number', 4711],
    ['text', '4711'],
    ['text with blanks', ' 4711 '],
  ])(
    'sent as %s reach the handler as text of digits [link.envelope.values.id-digits]',
    async (_, id) => {
      expect(await link.received('get_order', { report_id: id })).toEqual({ report_id: '4711' });
      expect(await link.received('get_foh', { remote_report_id: id })).toEqual({
        remote_report_id: '4711',
      });
      const flags = {
        ...GOOD_DATA.send_photo_flag,
        question_data: [{ file_id: id, pcr_question_id: id }],
      };
      expect(await link.received('send_photo_flag', flags)).toMatchObject({
        question_data: [{ file_id: '4711', pcr_question_id: '4711' }],
      });
    },
  );

  const long = '123456789012345678901234567890';
  it('of 30 digits arrive and leave with every digit [link.envelope.values.id-large]', async () => {
    expect(await link.received('get_order', { report_id: long })).toEqual({ report_id: long });
    link.act('get_all_orders', () => [{ report_id: long, wo_number: 'W', wo_status: 'Unread' }]);
    const answer = await link.send('get_all_orders');
    expect(resultOf(answer)).toEqual([{ report_id: long, wo_number: 'W', wo_status: 'Unread' }]);
    expect(answer.text).toContain(`"report_id":"${long}"`);
  });

  it('just above 2^53 leave as text, just below as number [link.envelope.values.id-large]', async () => {
    const ids = ['9007199254740991', '9007199254740992', '9007199254740993'];
    link.act('get_all_orders', () =>
      ids.map((report_id) => ({ report_id, wo_number: 'W', wo_status: 'Unread' })),
    );
    const { text } = await link.send('get_all_orders');
    expect(text.match(/"report_id":"?[0-9]+"?/g)).toEqual([
      '"report_id":9007199254740991',
      '"report_id":"9007199254740992"',
      '"report_id":"9007199254740993"',
    ]);
  });

  it.each([
    ['a number that has lost digits', '9007199254740993'],
    ['a number of 30 digits', long],
    ['a fraction', '4711.5'],
    ['a negative number', '-1'],
    ['true', 'true'],
    ['null', 'null'],
    ['a list', '[4711]'],
    ['an object', '{"id":4711}'],
    ['hex', '"0x10"'],
    ['text', '"abc"'],
    ['digits of another script', '"١٢"'],
    ['65 digits', `"${'1'.repeat(65)}"`],
  ])('that are %s are refused', async (_, json) => {
    const answer = await link.send('get_order', undefined, {
      event_data: `{"report_id":${json}}`,
    });
    expect(failureOf(answer)).toMatch(/^event_data\.report_id: (must be an id|is required)/);
    expect(link.calls).toEqual([]);
  });
});

describe('flags', () => {
  it.each([
    [true, true],
    ['True', true],
    ['true', true],
    ['1', true],
    [1, true],
    [false, false],
    ['False', false],
    ['false', false],
    ['0', false],
    [0, false],
  ])('sent as %j reach the handler as %j [link.envelope.values.booleans]', async (sent, got) => {
    const data = await link.received('send_notes', note({ has_attachments: sent }));
    expect(firstNote(data)).toMatchObject({ has_attachments: got });
  });

  it.each(['yes', 'on', 'T', '2', 2, -1, 1.5, '10', [true], { a: 1 }])(
    'sent as %j are refused [link.envelope.values.booleans]',
    async (sent) => {
      const answer = await link.send('send_notes', note({ has_attachments: sent }));
      expect(failureOf(answer)).toBe('event_data.note[0].has_attachments: must be true or false');
      expect(link.calls).toEqual([]);
    },
  );
});

describe('Unix times', () => {
  it.each([1717200000, '1717200000', ' 1717200000 '])(
    'sent as %j reach the handler as a number [link.envelope.values.unix-times]',
    async (timestamp) => {
      expect(await link.received('get_all_orders', { timestamp })).toEqual({
        timestamp: 1717200000,
      });
    },
  );

  it.each([
    '1717200000.5',
    1717200000.5,
    '1e9',
    'now',
    '2024-06-01',
    -1,
    1717200000000,
    true,
    [],
    '0x1',
  ])('sent as %j are refused [link.envelope.values.unix-times]', async (timestamp) => {
    const answer = await link.send('get_all_orders', { timestamp });
    expect(failureOf(answer)).toBe('event_data.timestamp: must be a Unix time in whole seconds');
  });
});

describe('other values', () => {
  it('of an enumeration are trimmed [link.envelope.values.enum-trim]', async () => {
    const question_data = [
      { file_id: 'a', pcr_question_id: '1', work_type: ' pc' },
      { file_id: 'b', pcr_question_id: '1', work_type: 'pc\n' },
    ];
    const data = await link.received('send_photo_flag', {
      ...GOOD_DATA.send_photo_flag,
      question_data,
    });
    expect(data.question_data).toEqual(question_data.map((one) => ({ ...one, work_type: 'pc' })));
    const file = { report_id: '1', module_type: ' uploads ' };
    expect(await link.received('get_file', file)).toMatchObject({ module_type: 'uploads' });
  });

  it('of an enumeration keep their case and inner blanks, and are refused [link.envelope.values.enum-trim]', async () => {
    for (const module_type of ['Uploads', 'up loads', 'uploads,']) {
      const message = await link.refusal('get_file', { report_id: '1', module_type });
      expect(message).toBe('event_data.module_type: must be uploads or job_notes');
    }
  });

  it('that are empty and optional are absent [link.envelope.values.empty-optional]', async () => {
    expect(await link.received('get_all_orders', { timestamp: '' })).toEqual({});
    expect(await link.received('get_notes', { report_id: '1', remote_report_id: '' })).toEqual({
      report_id: '1',
    });
    expect(
      await link.received('send_notes', note({ note_rev: '', insert_date: '', org_name: '' })),
    ).toEqual(note({}));
    const item = {
      ...GOOD_DATA.send_bid_comp,
      qty_comp: '',
      remote_id: '',
      comp_note: '',
      photo_flag_data: '',
    };
    expect(await link.received('send_bid_comp', item)).toEqual(GOOD_DATA.send_bid_comp);
  });

  it('that are empty and required are missing', async () => {
    expect(await link.refusal('get_order', { report_id: '' })).toBe(
      'event_data.report_id: is required',
    );
  });

  it('that stand for an unset date are no wrong date [link.envelope.values.unset-date]', async () => {
    const row = { pcr_question_id: '1', question_data_type: 'longtext', longtext_value: 'x' };
    const answers = {
      dst_report_id: '1',
      pcr_form_id: '2',
      pcr_form_rows: [{ ...row, date_value: '00000000' }],
    };
    expect(await link.received('send_pcr_answers', answers)).toEqual({
      ...answers,
      pcr_form_rows: [row],
    });
    const sent = await link.received('send_notes', note({ insert_date: '00000000' }));
    expect(firstNote(sent)).not.toHaveProperty('insert_date');
  });

  it('that are unset dates leave as 00000000 [link.envelope.values.unset-date]', async () => {
    link.act('get_order', () => goodOrder({ start_date: null, date_due: '00000000' }));
    expect(await link.result('get_order', { report_id: '1' })).toMatchObject({
      start_date: '00000000',
      date_due: '00000000',
    });
  });

  it('that are one object where an array is due are a list of one [link.envelope.values.one-as-list]', async () => {
    const one = { note_id: 'n', note_type: 'wo', note_text: 't', has_attachments: '1' };
    expect(await link.received('send_notes', { dst_report_id: '1', note: one })).toMatchObject({
      note: [{ ...one, has_attachments: true }],
    });
    const flag = { file_id: 'a', pcr_question_id: 9 };
    expect(
      await link.received('send_photo_flag', {
        dst_report_id: '1',
        pcr_form_id: '2',
        question_data: flag,
      }),
    ).toMatchObject({ question_data: [{ file_id: 'a', pcr_question_id: '9' }] });
    expect(
      await link.received('send_checkin', {
        dst_report_id: '1',
        checkin_data: { gps_lat: '1.5', gps_lng: 2 },
      }),
    ).toMatchObject({ checkin_data: [{ gps_lat: 1.5, gps_lng: 2 }] });
  });

  it('nobody knows are handed over untouched [link.envelope.values.unknown-members]', async () => {
    const more = { own: { deep: [1, null, '', ' x '] }, empty: '', flag: 'True', toString: 'x' };
    expect(await link.received('get_order', { report_id: '1', ...more })).toEqual({
      report_id: '1',
      ...more,
    });
    const data = await link.received('send_notes', note({ colour: '', list: [] }));
    expect(firstNote(data)).toMatchObject({ colour: '', list: [] });
  });
});
