import { GOOD_DATA, resultOf, sharedReceiver, without } from '../harness.js';

const link = sharedReceiver();

const DECIMAL = 'must be a number with at most two decimals';

describe('send_photo_flag', () => {
  const flags = { ...GOOD_DATA.send_photo_flag };
  const flag = { file_id: 'a-17', pcr_question_id: '9001', work_type: 'pc' };
  const withFlag = (changes: object) => ({
    ...flags,
    question_data: [flag, { ...flag, ...changes }],
  });

  it.each(['dst_report_id', 'pcr_form_id'])(
    'needs %s [link.event.send-photo-flag.ids]',
    async (member) => {
      expect(await link.unreceived('send_photo_flag', without(flags, member))).toBe(
        `event_data.${member}: is required`,
      );
      expect(await link.unreceived('send_photo_flag', { ...flags, [member]: 'x' })).toContain(
        `event_data.${member}: must be an id`,
      );
    },
  );

  it('needs entries with file_id and pcr_question_id [link.event.send-photo-flag.question-data]', async () => {
    expect(await link.received('send_photo_flag', flags)).toEqual(flags);
    expect(await link.unreceived('send_photo_flag', without(flags, 'question_data'))).toBe(
      'event_data.question_data: is required',
    );
    for (const member of ['file_id', 'pcr_question_id']) {
      const message = await link.unreceived('send_photo_flag', {
        ...flags,
        question_data: [flag, without(flag, member)],
      });
      expect(message).toBe(`event_data.question_data[1].${member}: is required`);
    }
  });

  it('has work_type pc and no other [link.event.send-photo-flag.work-type]', async () => {
    for (const work_type of ['b', 'c', 'PC', 'pcx', 5]) {
      expect(await link.unreceived('send_photo_flag', withFlag({ work_type }))).toBe(
        'event_data.question_data[1].work_type: must be pc',
      );
    }
    expect(await link.received('send_photo_flag', withFlag({ work_type: ' pc' }))).toEqual({
      ...flags,
      question_data: [flag, flag],
    });
  });
});

describe('send_bid_comp', () => {
  const bid = {
    report_id: '4711',
    dst_invoice_item_id: '12',
    qty_bid: '2.00',
    client_price_bid: '45.50',
    bid_note: 'two',
  };
  const flag = { file_id: 'a-17', work_type: 'c', stage: 'a' };

  it('passes comp_note_id [link.event.send-bid-comp.comp-note-id]', async () => {
    expect(await link.received('send_bid_comp', { ...bid, comp_note_id: 77 })).toMatchObject({
      comp_note_id: '77',
    });
    expect(await link.unreceived('send_bid_comp', { ...bid, comp_note_id: 'x' })).toContain(
      'event_data.comp_note_id: must be an id',
    );
  });

  it('takes report_id, or dst_report_id as in the sample [link.event.send-bid-comp.report-id]', async () => {
    const sample = { ...without(bid, 'report_id'), dst_report_id: 4711 };
    expect(await link.received('send_bid_comp', sample)).toEqual(bid);
    expect(await link.received('send_bid_comp', { ...bid, dst_report_id: '9' })).toEqual(bid);
    expect(await link.unreceived('send_bid_comp', without(bid, 'report_id'))).toBe(
      'event_data.report_id: is required',
    );
  });

  it('takes dst_invoice_item_id, or dest_invoice_item_id as in the sample [link.event.send-bid-comp.dst-invoice-item-id]', async () => {
    const sample = { ...without(bid, 'dst_invoice_item_id'), dest_invoice_item_id: 12 };
    expect(await link.received('send_bid_comp', sample)).toEqual(bid);
    const other = { ...bid, dst_invoice_item_id: null, invoice_item_desc: 'Debris' };
    expect(await link.received('send_bid_comp', other)).toEqual(other);
    const otherSample = { ...without(other, 'dst_invoice_item_id'), dest_invoice_item_id: null };
    expect(await link.received('send_bid_comp', otherSample)).toEqual(other);
    expect(await link.unreceived('send_bid_comp', { ...bid, dst_invoice_item_id: 'x' })).toContain(
      'event_data.dst_invoice_item_id: must be an id',
    );
  });

  it.each([null, '', ' '])(
    'takes the name with a value where the other one is %j',
    async (blank) => {
      const sample = { ...bid, report_id: blank, dst_report_id: '4711' };
      expect(await link.received('send_bid_comp', sample)).toEqual(bid);
      expect(await link.received('send_bid_comp', { ...bid, dst_report_id: blank })).toEqual(bid);
      const item = { dst_invoice_item_id: blank, dest_invoice_item_id: bid.dst_invoice_item_id };
      expect(await link.received('send_bid_comp', { ...bid, ...item })).toEqual(bid);
      const other = { ...bid, dst_invoice_item_id: null, invoice_item_desc: 'Debris' };
      const neither = { ...other, dest_invoice_item_id: blank };
      expect(await link.received('send_bid_comp', neither)).toEqual(other);
    },
  );

  it('passes src_invoice_item_id, 0 too [link.event.send-bid-comp.src-invoice-item-id]', async () => {
    for (const [src_invoice_item_id, got] of [
      [0, '0'],
      ['0', '0'],
      [31, '31'],
    ]) {
      expect(await link.received('send_bid_comp', { ...bid, src_invoice_item_id })).toMatchObject({
        src_invoice_item_id: got,
      });
    }
    expect(await link.unreceived('send_bid_comp', { ...bid, src_invoice_item_id: 'x' })).toContain(
      'src_invoice_item_id',
    );
  });

  it('needs a description for an other item [link.event.send-bid-comp.invoice-item-desc]', async () => {
    for (const other of [
      { ...bid, dst_invoice_item_id: null },
      without(bid, 'dst_invoice_item_id'),
      { ...bid, dst_invoice_item_id: null, invoice_item_desc: '' },
    ]) {
      expect(await link.unreceived('send_bid_comp', other)).toBe(
        'event_data.invoice_item_desc: is required',
      );
    }
  });

  it('with qty_bid is a bid [link.event.send-bid-comp.qty-bid]', async () => {
    const got = await link.received('send_bid_comp', {
      ...bid,
      qty_bid: 2,
      client_price_bid: '45.5',
      qty_comp: '',
    });
    expect(got).toEqual(bid);
    for (const member of ['qty_bid', 'client_price_bid']) {
      expect(await link.unreceived('send_bid_comp', { ...bid, [member]: 'two' })).toBe(
        `event_data.${member}: ${DECIMAL}`,
      );
      expect(await link.unreceived('send_bid_comp', { ...bid, [member]: '1.005' })).toBe(
        `event_data.${member}: ${DECIMAL}`,
      );
    }
  });

  it('with qty_comp is a completion [link.event.send-bid-comp.qty-comp]', async () => {
    const completion = {
      report_id: '4711',
      dst_invoice_item_id: '12',
      qty_comp: '1.00',
      comp_note: 'done',
    };
    expect(await link.received('send_bid_comp', { ...completion, qty_bid: '' })).toEqual(
      completion,
    );
    expect(await link.unreceived('send_bid_comp', { ...completion, qty_comp: 'x' })).toBe(
      `event_data.qty_comp: ${DECIMAL}`,
    );
  });

  it('with both is both [link.event.send-bid-comp.both]', async () => {
    const both = { ...bid, qty_comp: '1.00', comp_note: 'done' };
    expect(await link.received('send_bid_comp', both)).toEqual(both);
  });

  it('with neither is refused [link.event.send-bid-comp.neither]', async () => {
    for (const neither of [
      without(bid, 'qty_bid'),
      { ...bid, qty_bid: '' },
      { ...bid, qty_bid: '', qty_comp: '' },
      { ...bid, qty_bid: null },
    ]) {
      expect(await link.unreceived('send_bid_comp', neither)).toBe(
        'event_data: needs qty_bid or qty_comp',
      );
    }
  });

  it('passes remote_id [link.event.send-bid-comp.remote-id]', async () => {
    expect(await link.received('send_bid_comp', { ...bid, remote_id: 501 })).toMatchObject({
      remote_id: '501',
    });
    expect(await link.received('send_bid_comp', { ...bid, remote_id: '' })).not.toHaveProperty(
      'remote_id',
    );
  });

  it('may flag photos with b or c [link.event.send-bid-comp.photo-flags]', async () => {
    const photo_flag_data = [flag, { file_id: 'b', work_type: 'b', stage: 'b' }];
    expect(await link.received('send_bid_comp', { ...bid, photo_flag_data })).toMatchObject({
      photo_flag_data,
    });
    for (const work_type of ['pc', 'x', 'B', null]) {
      const message = await link.unreceived('send_bid_comp', {
        ...bid,
        photo_flag_data: [{ ...flag, work_type }],
      });
      expect(message).toMatch(
        /^event_data\.photo_flag_data\[0\]\.work_type: (must be b or c|is required)$/,
      );
    }
    const message = await link.unreceived('send_bid_comp', {
      ...bid,
      photo_flag_data: [without(flag, 'file_id')],
    });
    expect(message).toBe('event_data.photo_flag_data[0].file_id: is required');
  });

  it.each([
    ['b', ['b'], ['i', 'a', 'x']],
    ['c', ['b', 'i', 'a'], ['x', 'before', 'A']],
  ])(
    'for work_type %s takes the stages %j only [link.event.send-bid-comp.stage]',
    async (work_type, good, bad) => {
      for (const stage of good) {
        const photo_flag_data = [{ file_id: 'a', work_type, stage }];
        expect(await link.received('send_bid_comp', { ...bid, photo_flag_data })).toMatchObject({
          photo_flag_data,
        });
      }
      for (const stage of bad) {
        const message = await link.unreceived('send_bid_comp', {
          ...bid,
          photo_flag_data: [{ file_id: 'a', work_type, stage }],
        });
        expect(message).toMatch(/^event_data\.photo_flag_data\[0\]\.stage: must be b/);
      }
    },
  );

  it('passes its place in the queue [link.event.send-bid-comp.queue-position]', async () => {
    expect(
      await link.received('send_bid_comp', { ...bid, total_items: '3', cur_index: 1 }),
    ).toMatchObject({ total_items: 3, cur_index: 1 });
    for (const cur_index of ['-1', 'first', '1.5']) {
      expect(await link.unreceived('send_bid_comp', { ...bid, cur_index })).toBe(
        'event_data.cur_index: must be a whole number, 0 or more',
      );
    }
  });

  it('answers comp_note_id, as the handler gave it [link.event.send-bid-comp.result]', async () => {
    const ids: [unknown, unknown][] = [
      ['501', '501'],
      [501, 501],
      ['9007199254740993', '9007199254740993'],
      ['0501', '0501'],
    ];
    for (const [given, answered] of ids) {
      expect(await link.sent('send_bid_comp', { comp_note_id: given })).toEqual({
        comp_note_id: answered,
      });
    }
  });

  it.each([
    ...[null, {}, [], '501', 501],
    ...[null, '', ' ', 'x', '5 1', '-1', -1, 1.5, true, {}, [], ['501']].map((id) => ({
      comp_note_id: id,
    })),
  ])('may not answer %j [link.event.send-bid-comp.result]', async (result) => {
    expect(await link.unsent('send_bid_comp', result)).toMatch(/^result_data/);
  });
});

describe('bid_comp_confirm', () => {
  it('needs dst_report_id, number or digits [link.event.bid-comp-confirm.dst-report-id]', async () => {
    for (const dst_report_id of [4711, '4711']) {
      expect(await link.received('bid_comp_confirm', { dst_report_id })).toEqual({
        dst_report_id: '4711',
      });
    }
    expect(await link.unreceived('bid_comp_confirm', {})).toBe(
      'event_data.dst_report_id: is required',
    );
    expect(await link.unreceived('bid_comp_confirm', { dst_report_id: 'x' })).toContain(
      'event_data.dst_report_id: must be an id',
    );
  });
});

describe('send_contractor_invoice', () => {
  const line = {
    line_id: 'L-1',
    invoice_item_id: '3',
    quantity: '2.00',
    price: '45.50',
    flat_fee: '0',
  };
  const invoice = { dst_report_id: '4711', invoice_lines: [line] };
  const withLine = (changes: object) => ({
    ...invoice,
    invoice_lines: [line, { ...line, ...changes }],
  });

  it('needs dst_report_id, and may have a comment [link.event.send-contractor-invoice.dst-report-id]', async () => {
    expect(
      await link.received('send_contractor_invoice', { ...invoice, comment: 'thanks' }),
    ).toMatchObject({ comment: 'thanks' });
    expect(await link.received('send_contractor_invoice', invoice)).not.toHaveProperty('comment');
    expect(
      await link.unreceived('send_contractor_invoice', without(invoice, 'dst_report_id')),
    ).toBe('event_data.dst_report_id: is required');
  });

  it('passes the map of items [link.event.send-contractor-invoice.item-map]', async () => {
    const map = { 'L-1': '12', '2': '***other***', other: '13' };
    const got = await link.received('send_contractor_invoice', {
      ...invoice,
      dst_invoice_item_ids: { ...map, 'L-1': 12 },
    });
    expect(got.dst_invoice_item_ids).toEqual(map);
    for (const bad of [{ 'L-1': 'x' }, { 'L-1': [''] }, ['x'], 'x', 12]) {
      expect(
        await link.unreceived('send_contractor_invoice', { ...invoice, dst_invoice_item_ids: bad }),
      ).toContain('event_data.dst_invoice_item_ids');
    }
  });

  it('takes the other name and the other word for it [link.event.send-contractor-invoice.item-map-variant]', async () => {
    const got = await link.received('send_contractor_invoice', {
      ...invoice,
      dst_invoice_item_id: { 'L-1': 12, 'L-2': ' other ', 'L-3': '***other***' },
    });
    expect(got.dst_invoice_item_ids).toEqual({
      'L-1': '12',
      'L-2': '***other***',
      'L-3': '***other***',
    });
    expect(got).not.toHaveProperty('dst_invoice_item_id');
    const plain = await link.received('send_contractor_invoice', {
      ...invoice,
      dst_invoice_item_ids: { 'L-1': 'other' },
    });
    expect(plain.dst_invoice_item_ids).toEqual({ 'L-1': '***other***' });
  });

  it.each([null, '', [], {}])(
    'takes the other name where dst_invoice_item_ids is %j: the chosen items would be lost',
    async (blank) => {
      const got = await link.received('send_contractor_invoice', {
        ...invoice,
        dst_invoice_item_ids: blank,
        dst_invoice_item_id: { 'L-1': 12 },
      });
      expect(got.dst_invoice_item_ids).toEqual({ 'L-1': '12' });
    },
  );

  it('needs lines with all their members [link.event.send-contractor-invoice.invoice-lines]', async () => {
    const other = { ...line, line_id: 7, invoice_item_id: 0, item_desc: 'Debris' };
    const got = await link.received('send_contractor_invoice', {
      ...invoice,
      invoice_lines: [line, other],
    });
    expect(got.invoice_lines).toEqual([
      { ...line, flat_fee: false },
      { ...other, line_id: '7', invoice_item_id: '0', flat_fee: false },
    ]);
    for (const member of Object.keys(line)) {
      const message = await link.unreceived('send_contractor_invoice', {
        ...invoice,
        invoice_lines: [line, without(line, member)],
      });
      expect(message).toBe(`event_data.invoice_lines[1].${member}: is required`);
    }
    expect(
      await link.unreceived('send_contractor_invoice', without(invoice, 'invoice_lines')),
    ).toBe('event_data.invoice_lines: is required');
    expect(
      await link.unreceived('send_contractor_invoice', { ...invoice, invoice_lines: 'x' }),
    ).toBe('event_data.invoice_lines: must be an array');
  });

  it.each(['quantity', 'price'])(
    'takes %s as a decimal number [link.event.send-contractor-invoice.quantity]',
    async (member) => {
      for (const [given, got] of [
        ['2.00', '2.00'],
        ['2', '2.00'],
        ['2.5', '2.50'],
        [2.5, '2.50'],
        ['-1.00', '-1.00'],
        ['2.500', '2.50'],
      ]) {
        const { invoice_lines } = await link.received(
          'send_contractor_invoice',
          withLine({ [member]: given }),
        );
        expect(invoice_lines).toMatchObject([{}, { [member]: got }]);
      }
      for (const given of ['two', '2,00', '1.999', '1e3', '$2', '2.0.0', 'NaN', '0x2', true, {}]) {
        expect(
          await link.unreceived('send_contractor_invoice', withLine({ [member]: given })),
        ).toBe(`event_data.invoice_lines[1].${member}: ${DECIMAL}`);
      }
    },
  );

  it('takes flat_fee 1 or 0 [link.event.send-contractor-invoice.flat-fee]', async () => {
    for (const [given, got] of [
      ['1', true],
      ['0', false],
      [1, true],
      [0, false],
    ]) {
      const { invoice_lines } = await link.received(
        'send_contractor_invoice',
        withLine({ flat_fee: given }),
      );
      expect(invoice_lines).toMatchObject([{}, { flat_fee: got }]);
    }
    for (const given of ['2', 2, 'yes', 'true', '-1', []]) {
      expect(await link.unreceived('send_contractor_invoice', withLine({ flat_fee: given }))).toBe(
        'event_data.invoice_lines[1].flat_fee: must be 1 or 0',
      );
    }
  });

  it('answers line_ids_cont as numbers [link.event.send-contractor-invoice.result]', async () => {
    const result = { line_ids_cont: { invoice_id: '7', line_ids: ['1', '2'] } };
    expect(await link.sent('send_contractor_invoice', result)).toEqual({
      line_ids_cont: { invoice_id: 7, line_ids: [1, 2] },
    });
    for (const bad of [
      null,
      {},
      { line_ids_cont: {} },
      { line_ids_cont: { invoice_id: 7 } },
      { line_ids_cont: { invoice_id: 'x', line_ids: [] } },
      { line_ids_cont: { invoice_id: 7, line_ids: ['x'] } },
    ]) {
      expect(await link.unsent('send_contractor_invoice', bad)).toMatch(/^result_data/);
    }
  });
});

describe('send_notes', () => {
  const note = { note_id: 'n-1', note_type: 'wo', note_text: 'Gate', has_attachments: false };
  const notes = { dst_report_id: '4711', note: [note] };
  const withNote = (changes: object) => ({ ...notes, note: [note, { ...note, ...changes }] });

  it('needs dst_report_id [link.event.send-notes.dst-report-id]', async () => {
    expect(await link.unreceived('send_notes', without(notes, 'dst_report_id'))).toBe(
      'event_data.dst_report_id: is required',
    );
  });

  it('takes module_type job_notes or none [link.event.send-notes.module-type]', async () => {
    expect(await link.received('send_notes', { ...notes, module_type: 'job_notes' })).toMatchObject(
      { module_type: 'job_notes' },
    );
    expect(await link.received('send_notes', { ...notes, module_type: '' })).toEqual(notes);
    for (const module_type of ['uploads', 'notes', 5]) {
      expect(await link.unreceived('send_notes', { ...notes, module_type })).toBe(
        'event_data.module_type: must be job_notes',
      );
    }
  });

  it('needs the array note, and one in it [link.event.send-notes.note] [link.notes.empty]', async () => {
    for (const note of [[], {}, { a: 1 }]) {
      expect(await link.unreceived('send_notes', { ...notes, note })).toContain('event_data.note');
    }
    expect(await link.unreceived('send_notes', without(notes, 'note'))).toBe(
      'event_data.note: is required',
    );
    expect(await link.unreceived('send_notes', { ...notes, note: 'x' })).toBe(
      'event_data.note: must be an array',
    );
  });

  it('takes it under notes [link.event.send-notes.notes-variant]', async () => {
    expect(await link.received('send_notes', { dst_report_id: '4711', notes: [note] })).toEqual(
      notes,
    );
    expect(await link.unreceived('send_notes', { dst_report_id: '4711', notes: [{}] })).toContain(
      'event_data.note[0]',
    );
    for (const blank of [null, '', []]) {
      const both = { dst_report_id: '4711', note: blank, notes: [note] };
      expect(await link.received('send_notes', both)).toEqual(notes);
    }
  });

  it('passes org_name of the call and of each note [link.event.send-notes.org-name]', async () => {
    const named = { ...notes, org_name: 'Acme', note: [{ ...note, org_name: 'Crew' }, note] };
    expect(await link.received('send_notes', named)).toEqual(named);
    expect(await link.unreceived('send_notes', { ...notes, org_name: 5 })).toBe(
      'event_data.org_name: must be text',
    );
  });

  it.each(['note_id', 'note_text', 'has_attachments'])(
    'needs %s with each note [link.event.send-notes.required]',
    async (member) => {
      expect(
        await link.unreceived('send_notes', { ...notes, note: [note, without(note, member)] }),
      ).toBe(`event_data.note[1].${member}: is required`);
    },
  );

  it('needs note_type wo or prop [link.event.send-notes.note-type]', async () => {
    expect(await link.received('send_notes', withNote({ note_type: 'prop' }))).toMatchObject({
      note: [note, { note_type: 'prop' }],
    });
    expect(
      await link.unreceived('send_notes', { ...notes, note: [without(note, 'note_type')] }),
    ).toBe('event_data.note[0].note_type: is required');
    for (const note_type of ['WO', 'x', 5, ['wo'], 'constructor']) {
      expect(await link.unreceived('send_notes', withNote({ note_type }))).toBe(
        'event_data.note[1].note_type: must be wo or prop',
      );
    }
  });

  it('may have note_rev and insert_date [link.event.send-notes.optional]', async () => {
    const full = withNote({ note_rev: 'n-0', insert_date: '2024-06-01T09:30:00' });
    expect(await link.received('send_notes', full)).toEqual(full);
    expect(await link.received('send_notes', notes)).toEqual(notes);
    for (const insert_date of ['yesterday', '2024-06-31', '2024-13-01 09:30:00', '09:30']) {
      expect(await link.unreceived('send_notes', withNote({ insert_date }))).toContain(
        'event_data.note[1].insert_date: must be a date and time',
      );
    }
  });

  it('answers remote_note_id as a number [link.event.send-notes.result]', async () => {
    expect(await link.sent('send_notes', { remote_note_id: '61' })).toEqual({ remote_note_id: 61 });
    for (const result of [null, {}, { remote_note_id: null }, { remote_note_id: 'n' }, 61]) {
      expect(await link.unsent('send_notes', result)).toMatch(/^result_data/);
    }
  });
});

describe('send_pcr_answers', () => {
  const row = { pcr_question_id: '9001', question_data_type: 'int', int_value: '55' };
  const answers = { dst_report_id: '4711', pcr_form_id: '310', pcr_form_rows: [row] };
  const withRow = (changes: object) => ({ ...answers, pcr_form_rows: [row, changes] });

  it('is the name under which answers come [link.event.send-pcr-answers.name]', async () => {
    await link.result('send_pcr_answers', answers);
    expect(link.calls.map(({ name }) => name)).toEqual(['send_pcr_answers']);
    expect(link.receiver.events().map(({ name }) => name)).toContain('send_pcr_answers');
  });

  it.each(Object.keys(answers))(
    'needs %s [link.event.send-pcr-answers.required]',
    async (member) => {
      expect(await link.unreceived('send_pcr_answers', without(answers, member))).toBe(
        `event_data.${member}: is required`,
      );
    },
  );

  it('takes int, date and longtext with their values [link.event.send-pcr-answers.row-types]', async () => {
    const rows = [
      { pcr_question_id: '1', question_data_type: 'int', int_value: '55' },
      { pcr_question_id: '2', question_data_type: 'date', date_value: '2024-06-01' },
      { pcr_question_id: '3', question_data_type: 'longtext', longtext_value: 'No damage' },
    ];
    const given = rows.map((one) => ({ ...one, pcr_question_id: Number(one.pcr_question_id) }));
    expect(await link.received('send_pcr_answers', { ...answers, pcr_form_rows: given })).toEqual({
      ...answers,
      pcr_form_rows: rows,
    });
    expect(
      await link.unreceived('send_pcr_answers', withRow({ ...row, int_value: 'x' })),
    ).toContain('event_data.pcr_form_rows[1].int_value');
    expect(
      await link.unreceived(
        'send_pcr_answers',
        withRow({ pcr_question_id: '1', question_data_type: 'date', date_value: '06/31/2024' }),
      ),
    ).toContain('event_data.pcr_form_rows[1].date_value: must be a date');
    expect(
      await link.unreceived('send_pcr_answers', withRow(without(row, 'pcr_question_id'))),
    ).toContain('pcr_question_id: is required');
  });

  it('takes varchar [link.event.send-pcr-answers.row-varchar]', async () => {
    const varchar = { pcr_question_id: '4', question_data_type: 'varchar', varchar_value: 'blue' };
    expect(await link.received('send_pcr_answers', withRow(varchar))).toMatchObject({
      pcr_form_rows: [row, varchar],
    });
    expect(
      await link.unreceived(
        'send_pcr_answers',
        withRow({ ...varchar, varchar_value: 'x'.repeat(256) }),
      ),
    ).toContain('event_data.pcr_form_rows[1].varchar_value');
  });

  it.each(['number', 'decimal', 'numeric', 'float'])(
    'takes a two-decimal answer under %s_value [link.event.send-pcr-answers.row-number]',
    async (type) => {
      const given = { pcr_question_id: '5', question_data_type: type, [`${type}_value`]: '12.5' };
      expect(await link.received('send_pcr_answers', withRow(given))).toMatchObject({
        pcr_form_rows: [
          row,
          { pcr_question_id: '5', question_data_type: 'number', number_value: '12.50' },
        ],
      });
      const bad = { ...given, [`${type}_value`]: 'twelve' };
      const message = await link.unreceived('send_pcr_answers', withRow(bad));
      // A type of another name is known by its value alone.
      if (['number', 'decimal'].includes(type)) {
        expect(message).toBe(`event_data.pcr_form_rows[1].number_value: ${DECIMAL}`);
      } else {
        expect(message).toContain(`pcr_form_rows[1].question_data_type: must be int`);
        expect(message).toContain(`not "${type}"`);
      }
    },
  );

  it.each(['int', 'date', 'longtext', 'varchar', 'number'])(
    'refuses a row of type %s without its value [link.event.send-pcr-answers.row-mismatch]',
    async (type) => {
      const other = type === 'int' ? { longtext_value: 'x' } : { int_value: '5' };
      const bare = { pcr_question_id: '1', question_data_type: type };
      for (const bad of [
        bare,
        { ...bare, ...other },
        { ...bare, ...other, [`${type}_value`]: '' },
      ]) {
        expect(await link.unreceived('send_pcr_answers', withRow(bad))).toBe(
          `event_data.pcr_form_rows[1].${type}_value: is required`,
        );
      }
    },
  );

  it.each(['int', 'date', 'longtext', 'varchar', 'number', 'decimal'])(
    'takes a blank answer of type %s as null [link.event.send-pcr-answers.blank] [link.event.send-pcr-answers.row-mismatch]',
    async (type) => {
      const known = type === 'decimal' ? 'number' : type;
      const cleared = {
        pcr_question_id: '1',
        question_data_type: known,
        [`${known}_value`]: null,
      };
      for (const blank of ['', ' ', null]) {
        const given = { pcr_question_id: '1', question_data_type: type, [`${type}_value`]: blank };
        expect(await link.received('send_pcr_answers', withRow(given))).toEqual({
          ...answers,
          pcr_form_rows: [row, cleared],
        });
      }
    },
  );

  it('takes a date that was never set as a blank answer [link.event.send-pcr-answers.blank]', async () => {
    for (const date_value of ['0000-00-00', '00000000', '0']) {
      const given = { pcr_question_id: '1', question_data_type: 'date', date_value };
      expect(await link.received('send_pcr_answers', withRow(given))).toMatchObject({
        pcr_form_rows: [row, { date_value: null }],
      });
    }
  });

  it('takes blank members beside the value of a row as absent [link.event.send-pcr-answers.blank]', async () => {
    const given = { ...row, date_value: '', varchar_value: null, longtext_value: ' ' };
    expect(await link.received('send_pcr_answers', withRow(given))).toEqual({
      ...answers,
      pcr_form_rows: [row, row],
    });
  });

  it('refuses a row whose type has no value at all', async () => {
    expect(
      await link.unreceived(
        'send_pcr_answers',
        withRow({ pcr_question_id: '1', question_data_type: 'blob' }),
      ),
    ).toContain('event_data.pcr_form_rows[1].question_data_type: must be');
    expect(
      await link.unreceived('send_pcr_answers', withRow({ pcr_question_id: '1', int_value: '5' })),
    ).toContain('question_data_type: is required');
  });

  it('takes several rows for one question, each kept [link.event.send-pcr-answers.multi-rows]', async () => {
    const pcr_form_rows = ['55', '56', '57'].map((int_value) => ({ ...row, int_value }));
    expect(await link.received('send_pcr_answers', { ...answers, pcr_form_rows })).toEqual({
      ...answers,
      pcr_form_rows,
    });
  });
});

describe('send_ready_for_office', () => {
  const accepted = {
    error: [],
    cell_updates: [{ report_id: '4711', cell_id: 'wo_status', new_value: 'Ready', class: 'done' }],
    error_reportid: [],
    records_updated: '1',
    ready_update: '1',
    log_code: '',
  };

  it('needs dst_report_id [link.event.send-ready-for-office.dst-report-id]', async () => {
    expect(await link.received('send_ready_for_office', { dst_report_id: 5 })).toEqual({
      dst_report_id: '5',
    });
    expect(await link.unreceived('send_ready_for_office', {})).toBe(
      'event_data.dst_report_id: is required',
    );
  });

  it.each(Object.keys(accepted))(
    'answers %s [link.event.send-ready-for-office.result]',
    async (member) => {
      expect(await link.sent('send_ready_for_office', accepted)).toMatchObject({
        records_updated: '1',
        ready_update: '1',
        log_code: '',
        cell_updates: [{ cell_id: 'wo_status', new_value: 'Ready', class: 'done' }],
      });
      expect(await link.unsent('send_ready_for_office', without(accepted, member))).toBe(
        `result_data.${member}: is required`,
      );
      expect(await link.unsent('send_ready_for_office', { ...accepted, [member]: 5 })).toContain(
        `result_data.${member}: must be`,
      );
    },
  );

  it('tells a refusal under success true [link.event.send-ready-for-office.refusal]', async () => {
    const refusal = {
      ...accepted,
      error: ['Form 310 is not complete', 'Photos are missing'],
      error_reportid: ['4711'],
    };
    link.act('send_ready_for_office', () => refusal);
    const answer = await link.send('send_ready_for_office', { dst_report_id: '4711' });
    link.act('send_ready_for_office', undefined);
    expect(resultOf(answer)).toMatchObject({ error: refusal.error });
    expect(answer.envelope).toMatchObject({ success: true, error: false, return_error_msg: null });
    expect(await link.sent('send_ready_for_office', accepted)).toMatchObject({ error: [] });
    expect(await link.unsent('send_ready_for_office', { ...accepted, error: 'x' })).toBe(
      'result_data.error: must be an array',
    );
  });
});

describe('send_checkin', () => {
  const checkin = { checkin_ts: '2024-06-01T09:30:00', gps_lat: 41.25, gps_lng: -96.1 };
  const call = (checkin_data: unknown) => ({ dst_report_id: '4711', checkin_data });

  it('needs an order and check-ins with a position [link.event.send-checkin.required]', async () => {
    expect(await link.received('send_checkin', call(checkin))).toEqual(call([checkin]));
    expect(
      await link.received(
        'send_checkin',
        call([checkin, { ...checkin, gps_lat: '1.5', gps_lng: '-2' }]),
      ),
    ).toEqual(call([checkin, { ...checkin, gps_lat: 1.5, gps_lng: -2 }]));
    expect(await link.unreceived('send_checkin', { checkin_data: checkin })).toBe(
      'event_data.dst_report_id: is required',
    );
    expect(await link.unreceived('send_checkin', { dst_report_id: '1' })).toBe(
      'event_data.checkin_data: is required',
    );
    for (const member of ['gps_lat', 'gps_lng']) {
      expect(await link.unreceived('send_checkin', call([checkin, without(checkin, member)]))).toBe(
        `event_data.checkin_data[1].${member}: is required`,
      );
      expect(await link.unreceived('send_checkin', call({ ...checkin, [member]: 'north' }))).toBe(
        `event_data.checkin_data[0].${member}: must be a number`,
      );
      expect(await link.unreceived('send_checkin', call({ ...checkin, [member]: 181 }))).toContain(
        `event_data.checkin_data[0].${member}`,
      );
    }
    for (const bad of [[], 'x', ['x'], [[]]])
      expect(await link.unreceived('send_checkin', call(bad))).toContain('event_data.checkin_data');
  });

  it('takes all its fields [link.event.send-checkin.fields]', async () => {
    const full = {
      ...checkin,
      bg_check_id: '0017',
      checkin_ts: '2024-06-01T09:30:00',
      gps_accuracy: 8.5,
      gps_high_accuracy: '1',
      misc_data: '{"device":"phone"}',
    };
    expect(await link.received('send_checkin', call(full))).toEqual(call([full]));
    const others = {
      ...full,
      bg_check_id: null,
      gps_high_accuracy: true,
      misc_data: { device: ['phone', null] },
    };
    expect(await link.received('send_checkin', call(others))).toEqual(call([others]));
    expect(
      await link.received(
        'send_checkin',
        call({ ...checkin, bg_check_id: 17, gps_accuracy: '8.5' }),
      ),
    ).toEqual(call([{ ...checkin, bg_check_id: '17', gps_accuracy: 8.5 }]));
    for (const bad of [
      { checkin_ts: 'noon' },
      { checkin_ts: 5 },
      { gps_accuracy: 'good' },
      { bg_check_id: [1] },
    ]) {
      expect(await link.unreceived('send_checkin', call({ ...checkin, ...bad }))).toContain(
        `event_data.checkin_data[0].${Object.keys(bad)[0]}`,
      );
    }
  });
});
