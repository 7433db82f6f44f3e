import { answering, sharedPeer } from './peer.js';

const peer = sharedPeer();

/** What the client makes of one result of a peer. */
async function read(event: string, data: object, result_data: unknown): Promise<unknown> {
  peer.answer = answering({ result_data });
  return peer.client.callAny(event, data, { checked: true });
}

const note = {
  ...{ note_id: '5', note_rev: '0', report_id: '12', note_type: 'wo', has_attachments: true },
  ...{ note_text: 'x', insert_by: '3', insert_date: '2026-01-01 10:00:00', org_name: 'Acme' },
};
const file = {
  ...{ file_id: '9', file_name: 'a.jpg', file_type: 'image/jpeg', file_size: 5, file_desc: 'x' },
  ...{ report_id: '12', obj_url: 'https://f.example/9', obj_url_thumb: 'https://f.example/t' },
  ...{ module_type: 'uploads', org_name: 'Acme', imported: 1 },
};
const order = {
  ...{ wo_number: 'W', client_company_alias: 'x', cust_text: 'x', loan_number: 'x' },
  ...{ loan_type_other: 'x', address: '1 Main St', city: 'Omaha', state: 'NE', zip: '68102' },
  ...{ comments: 'x', work_type_alias: 'x', mortgage_name: 'x', lot_size: 'x', lock_code: 'x' },
  ...{ key_code: 'x', date_received: '20240601', date_due: '20240610', start_date: '20240602' },
  ...{ svc_report_id: '4711', has_foh: false },
};
const listed = { report_id: '4711', wo_number: 'W', wo_status: 'Unread' };

const notes = (members: object) =>
  read('get_notes', { report_id: '12' }, [{ ...note, ...members }]);
const files = (members: object) =>
  read('get_file', { report_id: '12', module_type: 'uploads' }, [{ ...file, ...members }]);
const orderWith = (members: object) =>
  read('get_order', { report_id: '4711' }, { ...order, ...members });
const list = (members: object) => read('get_all_orders', {}, [{ ...listed, ...members }]);

describe('a result has one spelling', () => {
  it.each([true, 'true', 'True', 'TRUE', '1', 1, ' 1 '])(
    'of true, as of %j [client.response.spellings]',
    async (spelled) => {
      expect(await notes({ has_attachments: spelled })).toEqual([note]);
      expect(await orderWith({ has_foh: spelled })).toEqual({ ...order, has_foh: true });
    },
  );

  it.each([false, 'false', 'False', 'FALSE', '0', 0])(
    'of false, as of %j [client.response.spellings]',
    async (spelled) => {
      expect(await notes({ has_attachments: spelled })).toEqual([
        { ...note, has_attachments: false },
      ]);
      expect(await orderWith({ has_foh: spelled })).toEqual(order);
    },
  );

  it.each([1, '1'])(
    'of a flag of digits, as of %j [client.response.spellings]',
    async (spelled) => {
      expect(await files({ imported: spelled })).toEqual([file]);
    },
  );

  it.each([4711, '4711', ' 4711 '])('of ids, as of %j [client.response.spellings]', async (id) => {
    expect(await list({ report_id: id })).toEqual([listed]);
    expect(await notes({ report_id: id, note_id: id, remote_report_id: id })).toEqual([
      { ...note, report_id: '4711', note_id: '4711', remote_report_id: '4711' },
    ]);
    expect(await files({ file_id: id })).toEqual([{ ...file, file_id: '4711' }]);
  });

  it.each(['20240602', 20240602])(
    'of dates, as of %j [client.response.spellings]',
    async (date) => {
      expect(await orderWith({ start_date: date })).toEqual(order);
    },
  );

  it('of a status that is none of the open ones, however it reads', async () => {
    for (const wo_status of ['RTV', 'Invoiced', 'Unread ']) {
      expect(await read('get_all_orders', {}, [{ ...listed, wo_status }])).toMatchObject([
        { wo_status },
      ]);
      expect(await peer.strict.call('get_all_orders')).toMatchObject([{ wo_status }]);
    }
  });

  it.each(['date_received', 'date_due', 'start_date'])(
    'of a %s that was never set [client.response.spellings]',
    async (name) => {
      const unset = { ...order, [name]: '00000000' };
      expect(await read('get_order', { report_id: '4711' }, unset)).toEqual({
        ...order,
        [name]: undefined,
      });
      expect(await peer.strict.call('get_order', { report_id: '4711' })).toEqual({
        ...order,
        [name]: null,
      });
    },
  );

  it.each(['', null])(
    'of members that are not filled in, as of %j [client.response.spellings]',
    async (blank) => {
      expect(await files({ file_desc: blank })).toEqual([{ ...file, file_desc: undefined }]);
      expect(await notes({ remote_report_id: blank })).toEqual([note]);
      const key_values = { wo_pending_cancellation_date: blank };
      expect(await orderWith({ vendor_id: blank, key_values })).toEqual({
        ...order,
        key_values: {},
      });
    },
  );
});
