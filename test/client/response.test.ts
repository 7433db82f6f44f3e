import { LinkCallError } from '../../src/client/index.js';
import { answering, envelope, failureOf, REMOTE, sharedPeer, text } from './peer.js';

const peer = sharedPeer();

const answer = (result_data: unknown, more: object = {}) => {
  peer.answer = answering({ result_data, ...more });
};

describe('results', () => {
  it('come in the canonical spelling, whatever the peer spells [client.response.spellings]', async () => {
    answer([
      {
        note_id: 5,
        note_rev: '0',
        report_id: '12',
        remote_report_id: 88,
        note_type: ' wo ',
        has_attachments: 'True',
        note_text: '',
        insert_by: '3',
        insert_date: '2026-01-01 10:00:00',
        org_name: 'Acme',
      },
      {
        note_id: '6',
        note_rev: 5,
        report_id: 12,
        note_type: 'prop',
        has_attachments: 1,
        note_text: 'x',
        insert_by: 'Bob',
        insert_date: '2026-01-01 10:00:00',
        org_name: '',
      },
      {
        note_id: '7',
        note_rev: 0,
        report_id: 12,
        note_type: 'prop',
        has_attachments: '0',
        note_text: 'x',
        insert_by: '',
        insert_date: '2026-01-01 10:00:00',
        org_name: '',
      },
    ]);
    const notes = await peer.client.call('get_notes', { report_id: '12' });
    expect(notes.map((note) => note.has_attachments)).toEqual([true, true, false]);
    expect(notes.map((note) => note.note_id)).toEqual(['5', '6', '7']);
    expect(notes.map((note) => note.note_rev)).toEqual(['0', '5', '0']);
    expect(notes[0]).toMatchObject({ note_type: 'wo', remote_report_id: '88' });
  });

  it('have no date that was never set, and no empty members [client.response.spellings]', async () => {
    answer({
      wo_number: 'W',
      date_due: '00000000',
      start_date: 20260131,
      vendor_id: null,
      has_foh: '1',
      key_values: { wo_pending_cancellation_date: '' },
    });
    const result = await peer.client.call('get_order', { report_id: '1' });
    expect(result).toEqual({
      wo_number: 'W',
      start_date: '20260131',
      has_foh: true,
      key_values: {},
    });
  });

  it('keep every digit of an id above 2^53 that came as text [client.response.id-precision]', async () => {
    const id = '900719925474099312345';
    const item = { wo_number: 'W', wo_status: 'Unread' };
    answer([
      { ...item, report_id: id },
      { ...item, report_id: '9007199254740993' },
    ]);
    const orders = await peer.client.call('get_all_orders');
    expect(orders.map(({ report_id }) => report_id)).toEqual([id, '9007199254740993']);
  });

  it('refuse an id above 2^53 that came as a number: its digits are lost [client.response.id-precision]', async () => {
    peer.answer = text(
      envelope({ result_data: 'X' }).replace(
        '"X"',
        '[{"report_id":9007199254740993,"wo_number":"W","wo_status":"Unread"}]',
      ),
    );
    const { result, unreadable } = await peer.client.request('get_all_orders');
    expect(result).toEqual([]);
    expect(unreadable).toMatchObject([{ path: 'result_data[0].report_id' }]);
    const error = await failureOf(peer.strict.call('get_all_orders'));
    expect(LinkCallError.is(error) && error.code).toBe('result_invalid');
    expect(String(error)).toContain('result_data[0].report_id: must be an id');
  });

  it.each([null, '', 'stored', 5, true, [], {}, { any: [1] }])(
    'of events without a published response are taken as %j [client.response.any-result]',
    async (result) => {
      answer(result);
      const flag = { file_id: 'a', pcr_question_id: '1' };
      const rows = [{ pcr_question_id: '1', question_data_type: 'int', int_value: '9' } as const];
      const checkin = { checkin_ts: '2026-01-31 12:00:00', gps_lat: 1.5, gps_lng: 2.5 };
      const ids = { dst_report_id: '5', pcr_form_id: '6' };
      expect(await peer.client.call('bid_comp_confirm', { dst_report_id: '5' })).toEqual(result);
      expect(await peer.client.call('send_photo_flag', { ...ids, question_data: [flag] })).toEqual(
        result,
      );
      expect(await peer.client.call('send_pcr_answers', { ...ids, pcr_form_rows: rows })).toEqual(
        result,
      );
      expect(
        await peer.client.call('send_checkin', { dst_report_id: '5', checkin_data: [checkin] }),
      ).toEqual(result);
      const file = { dst_report_id: '5', file_id: 'a', file_name: 'a.jpg' };
      expect(
        await peer.client.call('send_file', { ...file, obj_url: 'https://f.example/a' }),
      ).toEqual(result);
    },
  );

  it('may lack result_data altogether', async () => {
    peer.answer = text(JSON.stringify({ success: true, error: false }));
    expect(await peer.client.call('bid_comp_confirm', { dst_report_id: '5' })).toBeNull();
  });

  it('are read behind a byte order mark and blanks', async () => {
    peer.answer = text(`\ufeff \r\n${envelope({ result_data: [] })}\n`);
    expect(await peer.client.call('get_all_orders')).toEqual([]);
  });
});

describe('what stands beside a result', () => {
  it('is given by request [client.response.remote-org-id]', async () => {
    answer(null, { remote_org_id: 18 });
    expect(await peer.client.request('mark_order_imported', { report_id: '1' })).toEqual({
      result: null,
      remoteSiteId: REMOTE,
      remoteOrgId: 18,
      status: 200,
      deviations: [],
      unreadable: [],
    });
  });

  it.each<[unknown, number | undefined]>([
    ['18', 18],
    [undefined, undefined],
    [null, undefined],
    ['x', undefined],
    [1.5, undefined],
  ])('remote_org_id %j is %j [client.response.remote-org-id]', async (sent, got) => {
    answer(null, { remote_org_id: sent });
    const { remoteOrgId } = await peer.client.requestAny('x');
    expect(remoteOrgId).toBe(got);
  });
});

describe('a result that is not safe', () => {
  it('does not leave its mark on Object.prototype', async () => {
    peer.answer = text(`{"success":true,"error":false,"result_data":{"__proto__":{"polluted":1}}}`);
    const error = await failureOf(peer.client.callAny('x'));
    expect(LinkCallError.is(error) && error.code).toBe('not_an_envelope');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
