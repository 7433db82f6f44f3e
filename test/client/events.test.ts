import { LinkCallError } from '../../src/client/index.js';
import { answering, clientFor, dataOf, envelopeOf, failureOf, sharedPeer } from './peer.js';

const peer = sharedPeer();

const now = () => Math.floor(Date.now() / 1000);
const answer = (result_data: unknown) => {
  peer.answer = answering({ result_data });
};
/** event_data of the last call, whose event must be this one. */
function sent(event: string): Record<string, unknown> {
  const last = peer.seen.at(-1);
  expect(envelopeOf(last).event_name).toBe(event);
  return dataOf(last);
}

async function refusesUnsent(call: Promise<unknown>, place: RegExp): Promise<void> {
  const before = peer.seen.length;
  const error = await failureOf(call);
  expect(LinkCallError.is(error) && error.kind).toBe('not_sent');
  expect(String(error)).toMatch(place);
  expect(peer.seen).toHaveLength(before);
}

describe('asking', () => {
  it('validate_user sends svclink_push only when there is one [client.event.validate-user]', async () => {
    expect(await peer.client.call('validate_user')).toBeNull();
    expect(sent('validate_user')).toEqual({});
    await peer.client.call('validate_user', { svclink_push: '' });
    expect(sent('validate_user')).toEqual({});
    await peer.client.call('validate_user', { svclink_push: 'https://push.example/k' });
    expect(sent('validate_user')).toEqual({ svclink_push: 'https://push.example/k' });
  });

  it('get_all_orders sends timestamp only when there is one [client.event.get-all-orders]', async () => {
    answer([{ report_id: 1, wo_number: 'WO', wo_status: 'Unread' }]);
    const orders = await peer.client.call('get_all_orders');
    expect(sent('get_all_orders')).toEqual({});
    expect(orders[0]?.report_id).toBe('1');
    await peer.client.call('get_all_orders', { timestamp: 1_700_000_000 });
    expect(sent('get_all_orders')).toEqual({ timestamp: '1700000000' });
  });

  it.each(['get_cancel_orders', 'get_pending_cancellations'] as const)(
    '%s sends timestamp, and refuses none or one of more than 30 days ago [client.event.get-cancel-orders] [client.event.get-pending-cancellations]',
    async (event) => {
      answer([]);
      const timestamp = now() - 29 * 86_400;
      await peer.client.call(event, { timestamp });
      expect(sent(event)).toEqual({ timestamp: String(timestamp) });
      await refusesUnsent(
        peer.client.call(event, {} as never),
        /event_data\.timestamp: is required/,
      );
      await refusesUnsent(
        peer.client.call(event, { timestamp: now() - 31 * 86_400 }),
        /event_data\.timestamp: must be at most 30 days in the past/,
      );
      await refusesUnsent(
        peer.client.call(event, { timestamp: -5 }),
        /timestamp: must be a Unix time/,
      );
    },
  );

  it('get_all_updates sends timestamp only when there is one [client.event.get-all-updates]', async () => {
    answer([]);
    await peer.client.call('get_all_updates');
    expect(sent('get_all_updates')).toEqual({});
    await peer.client.call('get_all_updates', { timestamp: 1_600_000_000 });
    expect(sent('get_all_updates')).toEqual({ timestamp: '1600000000' });
  });

  it('get_order sends report_id [client.event.get-order]', async () => {
    answer({});
    await peer.client.call('get_order', { report_id: '4711' });
    expect(sent('get_order')).toEqual({ report_id: '4711' });
    await refusesUnsent(
      peer.client.call('get_order', {} as never),
      /event_data\.report_id: is required/,
    );
    await refusesUnsent(
      peer.client.call('get_order', { report_id: 'x' }),
      /report_id: must be an id/,
    );
  });

  it('get_foh sends remote_report_id as a number [client.event.get-foh]', async () => {
    answer({ obj_url: 'https://f.example/1', file_metadata: { file_size: 3 } });
    const photo = await peer.client.call('get_foh', { remote_report_id: '4711' });
    expect(sent('get_foh')).toEqual({ remote_report_id: 4711 });
    expect(photo.obj_url).toBe('https://f.example/1');
  });

  it('get_foh sends an id above 2^53 as text, without loss of a digit', async () => {
    answer({ obj_url: 'https://f.example/1', file_metadata: { file_size: 3 } });
    await peer.client.call('get_foh', { remote_report_id: '90071992547409931' });
    expect(sent('get_foh')).toEqual({ remote_report_id: '90071992547409931' });
  });

  it('mark_order_imported sends report_id [client.event.mark-order-imported]', async () => {
    expect(await peer.client.call('mark_order_imported', { report_id: '8' })).toBeNull();
    expect(sent('mark_order_imported')).toEqual({ report_id: '8' });
  });

  it('get_pcr_json sends both ids and gives the form under its key [client.event.get-pcr-json]', async () => {
    answer({ 12: { options_pcr_forms: {} } });
    const data = { pcr_form_id: '12', form_ver_id: '3' };
    const forms = await peer.client.call('get_pcr_json', data);
    expect(sent('get_pcr_json')).toEqual(data);
    expect(Object.keys(forms)).toEqual(['12']);
  });

  it('get_invoice_items_order sends report_id [client.event.get-invoice-items-order]', async () => {
    answer({});
    await peer.client.call('get_invoice_items_order', { report_id: '9' });
    expect(sent('get_invoice_items_order')).toEqual({ report_id: '9' });
  });

  it('get_file sends report_id, module_type and remote_report_id when given [client.event.get-file]', async () => {
    answer([]);
    await peer.client.call('get_file', { report_id: '9', module_type: 'job_notes' });
    expect(sent('get_file')).toEqual({ report_id: '9', module_type: 'job_notes' });
    const data = { report_id: '9', module_type: 'uploads', remote_report_id: '88' } as const;
    await peer.client.call('get_file', data);
    expect(sent('get_file')).toEqual(data);
    await refusesUnsent(
      peer.client.call('get_file', { report_id: '9', module_type: 'photos' as never }),
      /module_type: must be uploads or job_notes/,
    );
  });

  it('get_notes sends report_id, and remote_report_id when given [client.event.get-notes]', async () => {
    answer([]);
    await peer.client.call('get_notes', { report_id: '9' });
    expect(sent('get_notes')).toEqual({ report_id: '9' });
    await peer.client.call('get_notes', { report_id: '9', remote_report_id: '88' });
    expect(sent('get_notes')).toEqual({ report_id: '9', remote_report_id: '88' });
  });

  it('get_all_notes sends timestamp [client.event.get-all-notes]', async () => {
    answer([]);
    await peer.client.call('get_all_notes', { timestamp: 1_700_000_000 });
    expect(sent('get_all_notes')).toEqual({ timestamp: '1700000000' });
  });
});

describe('sending', () => {
  it('send_photo_flag sends all photos of a form at once, work_type pc [client.event.send-photo-flag]', async () => {
    const question_data = Array.from({ length: 300 }, (_, index) => ({
      file_id: `a-${index}`,
      pcr_question_id: String(index),
    }));
    await peer.client.call('send_photo_flag', {
      dst_report_id: '5',
      pcr_form_id: '6',
      question_data,
    });
    expect(peer.seen).toHaveLength(1);
    expect(sent('send_photo_flag')).toEqual({
      dst_report_id: '5',
      pcr_form_id: '6',
      question_data: question_data.map((flag) => ({ ...flag, work_type: 'pc' })),
    });
  });

  it("send_bid_comp sends the document's fields and gives comp_note_id [client.event.send-bid-comp]", async () => {
    answer({ comp_note_id: 77 });
    const item = {
      comp_note_id: '70',
      report_id: '5',
      dst_invoice_item_id: '12',
      src_invoice_item_id: '3',
      invoice_item_desc: 'Grass cut',
      qty_bid: '1.00',
      client_price_bid: '45.50',
      bid_note: 'two windows',
      qty_comp: '2.00',
      comp_note: 'done',
      remote_id: '501',
      photo_flag_data: [{ file_id: 'a-1', work_type: 'c', stage: 'a' } as const],
    };
    expect(await peer.client.call('send_bid_comp', item)).toEqual({ comp_note_id: '77' });
    expect(sent('send_bid_comp')).toEqual(item);
  });

  it.each<[string, object]>([
    ['absent', {}],
    ['null', { dst_invoice_item_id: null }],
    ['blank', { dst_invoice_item_id: '', src_invoice_item_id: '' }],
  ])(
    'send_bid_comp sends null and 0 for an other item, its id %s [client.event.send-bid-comp]',
    async (_title, ids) => {
      answer({ comp_note_id: 1 });
      const item = { report_id: '5', invoice_item_desc: 'Other', qty_comp: '1.00' };
      await peer.client.call('send_bid_comp', { ...item, ...ids });
      const other = { ...item, dst_invoice_item_id: null, src_invoice_item_id: '0' };
      expect(sent('send_bid_comp')).toEqual(other);
    },
  );

  it('send_bid_comp refuses what is neither bid nor completion, and an other item without description', async () => {
    const item = { report_id: '5', dst_invoice_item_id: '1' };
    await refusesUnsent(peer.client.call('send_bid_comp', item), /qty_bid or qty_comp/);
    await refusesUnsent(
      peer.client.call('send_bid_comp', { report_id: '5', qty_bid: '1.00' }),
      /invoice_item_desc: is required/,
    );
  });

  it('bid_comp_confirm sends dst_report_id as a number [client.event.bid-comp-confirm]', async () => {
    await peer.client.call('bid_comp_confirm', { dst_report_id: '5' });
    expect(sent('bid_comp_confirm')).toEqual({ dst_report_id: 5 });
  });

  it('send_contractor_invoice sends lines with two decimals and gives its ids [client.event.send-contractor-invoice]', async () => {
    answer({ line_ids_cont: { invoice_id: '31', line_ids: [1, '2'] } });
    const line = { line_id: '1', invoice_item_id: '12', item_desc: 'x', flat_fee: false } as const;
    const result = await peer.client.call('send_contractor_invoice', {
      dst_report_id: '5',
      dst_invoice_item_ids: { 1: '12', 2: '***other***' },
      comment: 'thanks',
      // Numbers, as plain JavaScript gives them.
      invoice_lines: [{ ...line, quantity: 2 as never, price: 19.9 as never }],
    });
    expect(sent('send_contractor_invoice')).toEqual({
      dst_report_id: '5',
      dst_invoice_item_ids: { 1: '12', 2: '***other***' },
      comment: 'thanks',
      invoice_lines: [{ ...line, quantity: '2.00', price: '19.90', flat_fee: '0' }],
    });
    expect(result.line_ids_cont).toEqual({ invoice_id: '31', line_ids: ['1', '2'] });
  });

  it('send_contractor_invoice never rounds an amount', async () => {
    const line = { line_id: '1', invoice_item_id: '12', flat_fee: true, quantity: '1.00' } as const;
    const invoice_lines = [{ ...line, price: '19.999' }];
    await refusesUnsent(
      peer.client.call('send_contractor_invoice', { dst_report_id: '5', invoice_lines }),
      /invoice_lines\[0\]\.price: must be a number with at most two decimals/,
    );
  });

  it('send_notes sends module_type and the array note, and gives remote_note_id [client.event.send-notes]', async () => {
    answer({ remote_note_id: 41 });
    const note = [
      { note_id: '1', note_type: 'wo', note_text: 'hi', has_attachments: true } as const,
    ];
    expect(await peer.client.call('send_notes', { dst_report_id: '5', note })).toEqual({
      remote_note_id: '41',
    });
    expect(sent('send_notes')).toEqual({ dst_report_id: '5', module_type: 'job_notes', note });
  });

  it('send_pcr_answers sends both ids and pcr_form_rows [client.event.send-pcr-answers]', async () => {
    const pcr_form_rows = [
      { pcr_question_id: '1', question_data_type: 'int', int_value: '9' } as const,
      { pcr_question_id: '2', question_data_type: 'date', date_value: '2026-01-31' } as const,
    ];
    const data = { dst_report_id: '5', pcr_form_id: '6', pcr_form_rows };
    await peer.client.call('send_pcr_answers', data);
    expect(sent('send_pcr_answers')).toEqual(data);
  });

  it('send_ready_for_office sends dst_report_id [client.event.send-ready-for-office]', async () => {
    const rest = { cell_updates: [], error_reportid: [], log_code: '' };
    answer({ error: [], records_updated: '1', ready_update: '1', ...rest });
    const result = await peer.client.call('send_ready_for_office', { dst_report_id: '5' });
    expect(sent('send_ready_for_office')).toEqual({ dst_report_id: '5' });
    expect(result.error).toEqual([]);
  });

  it('send_checkin sends dst_report_id and checkin_data [client.event.send-checkin]', async () => {
    const checkin_ts = '2026-01-31 12:00:00';
    const checkin_data = [
      { checkin_ts, gps_lat: 40.5, gps_lng: -73.25 },
      { checkin_ts, gps_lat: 0, gps_lng: 0, gps_accuracy: 0, bg_check_id: null, misc_data: 'x' },
      { checkin_ts, gps_lat: -90, gps_lng: 180, bg_check_id: '17' },
    ];
    await peer.client.call('send_checkin', { dst_report_id: '5', checkin_data });
    expect(sent('send_checkin')).toEqual({ dst_report_id: '5', checkin_data });
  });

  it.each<[string, object, RegExp]>([
    ['no dst_report_id', { dst_report_id: undefined }, /dst_report_id: is required/],
    ['no checkin_data', { checkin_data: undefined }, /checkin_data: is required/],
    ['no latitude', { checkin_data: [{ gps_lng: 2 }] }, /gps_lat: is required/],
    ['no longitude', { checkin_data: [{ gps_lat: 2 }] }, /gps_lng: is required/],
    ['a latitude beyond the poles', { checkin_data: [{ gps_lat: 90.1, gps_lng: 2 }] }, /gps_lat/],
    ['a longitude beyond the globe', { checkin_data: [{ gps_lat: 1, gps_lng: -181 }] }, /gps_lng/],
  ])('send_checkin refuses %s [client.event.send-checkin]', async (_what, changes, place) => {
    const checkin = { checkin_ts: '2026-01-31 12:00:00', gps_lat: 1, gps_lng: 2 };
    const data = { dst_report_id: '5', checkin_data: [checkin], ...changes };
    await refusesUnsent(peer.client.call('send_checkin', data as never), place);
  });
});

describe('events of other names', () => {
  it('takes data of its own and gives the result unchecked [client.event.custom]', async () => {
    answer({ notes: [{ id: 1, date: '00000000', flag: 'True' }] });
    const data = { dst_report_id: 7, deep: { list: [1, null, '2'] } };
    const result = await peer.client.callAny('get_job_notes', data);
    expect(sent('get_job_notes')).toEqual(data);
    expect(result).toEqual({ notes: [{ id: 1, date: '00000000', flag: 'True' }] });
  });

  it('takes a known event as it is, too [client.event.custom]', async () => {
    answer('anything');
    expect(await peer.client.callAny('get_order', { report_id: ['odd'] })).toBe('anything');
    expect(sent('get_order')).toEqual({ report_id: ['odd'] });
  });

  it('checks a known event when that is asked for', async () => {
    await refusesUnsent(
      peer.client.callAny('get_order', { report_id: ['odd'] }, { checked: true }),
      /report_id: must be an id/,
    );
  });

  it('still tells a failure', async () => {
    peer.answer = answering({ error: true, success: false, return_error_msg: 'no such event' });
    const error = await failureOf(peer.client.callAny('do_it'));
    expect(LinkCallError.is(error) && error.reasons).toEqual(['no such event']);
  });

  it('call refuses a name that no document knows, naming the fix', async () => {
    const untyped: { call(name: string): Promise<unknown> } = peer.client as never;
    await expect(untyped.call('get_job_notes')).rejects.toThrow(
      /get_job_notes: no document knows this event; callAny/,
    );
    expect(peer.seen).toHaveLength(0);
  });

  it.each([null, 'text', [1]])('refuses %j as data', async (data) => {
    await refusesUnsent(peer.client.callAny('x', data as never), /event_data: must be an object/);
    await refusesUnsent(
      peer.client.call('get_order', data as never),
      /event_data: must be an object/,
    );
  });

  it.each(['', ' '])('refuses %j as a name', async (name) => {
    await expect(peer.client.callAny(name)).rejects.toThrow(/name of an event/);
  });

  it('refuses what cannot be written as JSON', async () => {
    const circle: Record<string, unknown> = { report_id: 5n };
    await refusesUnsent(
      peer.client.call('get_order', circle as never),
      /cannot be written as JSON/,
    );
  });
});

describe('the names that data is sent under', () => {
  const bid = { report_id: '1', dst_invoice_item_id: '12', qty_bid: '2.00' };
  const note = {
    note_id: 'n',
    note_type: 'wo' as const,
    note_text: 'Gate',
    has_attachments: false,
  };

  it('are those of the published samples by option, where they differ from the tables', async () => {
    const other = clientFor(peer, { names: 'samples' });
    try {
      answer({ comp_note_id: '5' });
      await other.call('send_bid_comp', bid);
      expect(sent('send_bid_comp')).toMatchObject({
        dst_report_id: '1',
        dest_invoice_item_id: '12',
        qty_bid: '2.00',
      });
      expect(sent('send_bid_comp')).not.toHaveProperty('report_id');
      expect(sent('send_bid_comp')).not.toHaveProperty('dst_invoice_item_id');
      answer({ remote_note_id: 5 });
      await other.call('send_notes', { dst_report_id: '1', note: [note] });
      expect(sent('send_notes')).toMatchObject({ notes: [{ note_id: 'n' }] });
      expect(sent('send_notes')).not.toHaveProperty('note');
      answer([]);
      await other.call('get_file', { report_id: '1', module_type: 'uploads' });
      expect(sent('get_file')).toEqual({ report_id: '1', module_type: 'uploads' });
    } finally {
      await other.close();
    }
  });

  it('are those of the field tables without it', async () => {
    for (const names of [undefined, 'tables'] as const) {
      const other = clientFor(peer, names === undefined ? {} : { names });
      answer({ comp_note_id: '5' });
      await other.call('send_bid_comp', bid);
      expect(sent('send_bid_comp')).toMatchObject({ report_id: '1', dst_invoice_item_id: '12' });
      await other.close();
    }
  });

  it.each(['sample', '', null, 5, []])('are no others: %j', (names) => {
    expect(() => clientFor(peer, { names: names as never })).toThrow(
      expect.objectContaining({ code: 'option_invalid' }),
    );
  });
});

describe('what a caller sends that is no value', () => {
  it('send_pcr_answers sends a blank answer as empty text', async () => {
    const row = { pcr_question_id: '9', question_data_type: 'int' as const };
    const pcr_form_rows = [
      { ...row, int_value: null },
      { ...row, int_value: '55' },
    ];
    await peer.client.call('send_pcr_answers', {
      dst_report_id: '1',
      pcr_form_id: '3',
      pcr_form_rows,
    });
    expect(sent('send_pcr_answers').pcr_form_rows).toEqual([
      { ...row, int_value: '' },
      { ...row, int_value: '55' },
    ]);
    expect(pcr_form_rows[0]?.int_value).toBeNull();
  });

  it('send_bid_comp never sends the empty choice as an item, nor a quantity of 0', async () => {
    answer({ comp_note_id: '5' });
    await peer.client.call('send_bid_comp', {
      report_id: '1',
      dst_invoice_item_id: '0',
      invoice_item_desc: 'Debris',
      qty_bid: '0.00',
      qty_comp: '1.00',
    });
    expect(sent('send_bid_comp')).toMatchObject({ dst_invoice_item_id: null, qty_comp: '1.00' });
    expect(sent('send_bid_comp')).not.toHaveProperty('qty_bid');
    await refusesUnsent(
      peer.client.call('send_bid_comp', {
        report_id: '1',
        dst_invoice_item_id: '1',
        qty_bid: '0.00',
      }),
      /event_data: needs qty_bid or qty_comp/,
    );
  });

  it.each(['2026-02-30', '2025-02-29', '2026-13-01'])(
    'send_pcr_answers does not send %s, a day that does not exist',
    async (date_value) => {
      const row = { pcr_question_id: '9', question_data_type: 'date' as const, date_value };
      await refusesUnsent(
        peer.client.call('send_pcr_answers', {
          dst_report_id: '1',
          pcr_form_id: '3',
          pcr_form_rows: [row],
        }),
        /date_value: must be a date/,
      );
    },
  );
});
