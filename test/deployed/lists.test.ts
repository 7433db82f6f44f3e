import type { LinkClient } from '../../src/client/index.js';
import { LinkCallError } from '../../src/client/index.js';
import { unixTime } from '../../src/protocol/values.js';
import { failureOf } from '../client/peer.js';
import { sharedAnsweringPeer } from './answering-peer.js';

const link = sharedAnsweringPeer();

const timestamp = unixTime() - 3600;
const about = { report_id: '1' };

/** Each event that answers with a list: how it is asked, what identifies a record, and a record that has little else. */
const LISTS = [
  ['get_all_orders', {}, { report_id: '7' }],
  ['get_all_updates', {}, { report_id: '7' }],
  ['get_cancel_orders', { timestamp }, { report_id: '7' }],
  ['get_pending_cancellations', { timestamp }, { report_id: '7' }],
  ['get_file', { ...about, module_type: 'uploads' }, { file_id: '7' }],
  ['get_notes', about, { note_id: '7' }],
  ['get_all_notes', {}, { note_id: '7' }],
] as const;

function request(client: LinkClient, event: string, data: object) {
  return client.requestAny(event, data, { checked: true });
}

describe.each(LISTS)('the answer of %s', (event, data, record) => {
  const [[id = '', value] = []] = Object.entries(record);
  const read = (result: unknown) => link.read((client) => request(client, event, data), result);

  it.each(['', ' ', null, [], {}])(
    'is an empty list when it is %j [client.loop.empty-spellings]',
    async (nothing) => {
      expect(await read(nothing)).toMatchObject({ result: [], unreadable: [] });
    },
  );

  it('needs no more than what identifies a record [client.reading.gaps]', async () => {
    expect((await read([record])).result).toEqual([record]);
    expect((await read([{ [id]: Number(value) }])).result).toEqual([record]);
  });

  it.each([null, '', 'text', 5, [], {}])(
    'is delivered but for the record %j, which is told as it was sent [client.reading.one-bad-record]',
    async (bad) => {
      const { result, unreadable } = await read([record, bad, { ...record, [id]: '8' }]);
      expect(result).toEqual([record, { ...record, [id]: '8' }]);
      expect(unreadable).toEqual([
        expect.objectContaining({ path: expect.stringMatching(/^result_data\[1\]/), sent: bad }),
      ]);
    },
  );

  it.each([null, '', {}, [], false])(
    'is delivered but for a record whose id is %j [client.reading.one-bad-record]',
    async (bad) => {
      const odd = { ...record, [id]: bad, org_name: 'Acme' };
      const { result, unreadable, deviations } = await read([odd, record]);
      expect(result).toEqual([record]);
      expect(unreadable).toMatchObject([{ sent: odd, value: JSON.stringify(odd) }]);
      expect(deviations.some(({ value: told }) => told === JSON.stringify(odd))).toBe(true);
    },
  );

  it('is a failure for a strict reader when one record cannot be read [client.reading.strict]', async () => {
    const call = link.strictly(
      (client) => client.requestAny(event, data, { checked: true }),
      [record, 'odd'],
    );
    const error = await failureOf(call);
    expect(LinkCallError.is(error) && error.code).toBe('result_invalid');
    expect(String(error)).toContain('result_data[1]: must be an object');
  });

  it.each(['none', 5, true, false, { error: 'x' }])('is none when it is %j', async (result) => {
    const error = await failureOf(read(result));
    expect(LinkCallError.is(error) && error.code).toBe('result_invalid');
    expect(String(error)).toContain('result_data: must be an array');
  });
});

describe('what identifies a record', () => {
  it('is the address of a file that has no id', async () => {
    const files = [{ obj_url: 'https://f.example/1' }, { file_name: 'a.jpg' }];
    const data = { ...about, module_type: 'uploads' } as const;
    const { result, unreadable } = await link.read(
      (client) => client.request('get_file', data),
      files,
    );
    expect(result).toEqual([{ obj_url: 'https://f.example/1' }]);
    expect(unreadable).toMatchObject([{ problem: 'needs file_id or obj_url' }]);
  });

  it('is the id that a bid got, without which the call failed', async () => {
    const bid = { report_id: '5', invoice_item_desc: 'x', qty_bid: '1.00' };
    const send = (result: unknown) =>
      link.read((client) => client.call('send_bid_comp', bid), result);
    expect(await send({ comp_note_id: '12', odd: null })).toEqual({
      comp_note_id: '12',
      odd: null,
    });
    const error = await failureOf(send({ comp_note_id: null }));
    expect(String(error)).toContain('result_data.comp_note_id: must be an id');
  });

  it('is nothing where the caller named what it asked for', async () => {
    const invoice = { dst_report_id: '5', invoice_lines: [] };
    const sent = await link.read(
      (client) => client.call('send_contractor_invoice', invoice as never).catch(String),
      { line_ids_cont: { line_ids: { 0: 5, 1: '6' } } },
    );
    expect(sent).toBeDefined();
    const note = { note_id: '1', note_type: 'wo', note_text: 'x', has_attachments: false } as const;
    const notes = { dst_report_id: '5', note: [note] };
    expect(await link.read((client) => client.call('send_notes', notes), [])).toEqual({});
  });
});

describe('records that are odd', () => {
  it('notes keep an id that is no number, and a date in any spelling', async () => {
    const notes = [
      { note_id: 'N-17/a', note_rev: null, insert_date: '06/01/2026 9:30 AM', note_type: 'other' },
      { note_id: 18, has_attachments: 'True', insert_by: { name: 'x' } },
    ];
    const { result, unreadable } = await link.read(
      (client) => client.request('get_notes', about),
      notes,
    );
    expect(unreadable).toEqual([]);
    expect(result).toEqual([
      { note_id: 'N-17/a', insert_date: '06/01/2026 9:30 AM', note_type: 'other' },
      { note_id: '18', has_attachments: true, insert_by: '{"name":"x"}' },
    ]);
  });

  it('updates keep a field that no document names, and a value of any kind', async () => {
    const items = [{ report_id: 1, update_field: 'gate_code', update_value: 77 }];
    const updates = await link.read((client) => client.call('get_all_updates'), items);
    expect(updates).toEqual([{ report_id: '1', update_field: 'gate_code', update_value: '77' }]);
  });

  it('a photo of the front keeps its address without a size', async () => {
    for (const file_metadata of [null, [], { file_size: '' }, undefined]) {
      const photo = { obj_url: 'https://f.example/1', file_metadata };
      const read = await link.read(
        (client) => client.call('get_foh', { remote_report_id: '1' }),
        photo,
      );
      expect(read.obj_url).toBe(photo.obj_url);
      expect(read.file_metadata?.file_size).toBeUndefined();
    }
  });

  it('items of an order keep their ids without a description', async () => {
    const result = { 900: null, 12: 'Grass', 7: '', 13: 5 };
    const call = (client: LinkClient) => client.call('get_invoice_items_order', about);
    const { items } = await link.read(call, result);
    expect([...items]).toEqual([
      ['7', ''],
      ['12', 'Grass'],
      ['13', '5'],
      ['900', ''],
    ]);
    for (const none of ['', null, []]) expect((await link.read(call, none)).items.size).toBe(0);
  });

  it.each([null, '', [], 'stored', 5, { ok: true }])('a confirmation may be %j', async (result) => {
    const read = await link.read((client) => client.call('mark_order_imported', about), result);
    expect(read).toBeNull();
  });
});
