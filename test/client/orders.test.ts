import { LinkCallError } from '../../src/client/index.js';
import { unixTime } from '../../src/protocol/values.js';
import { answering, cut, dataOf, envelopeOf, failureOf, sharedPeer } from './peer.js';

const peer = sharedPeer();

const item = (report_id: number, more: object = {}) => ({
  report_id,
  wo_number: `WO-${report_id}`,
  wo_status: 'Unread',
  ...more,
});

const order = (wo_number: string) => ({
  wo_number,
  client_company_alias: '',
  cust_text: '',
  loan_number: '',
  loan_type_other: '',
  address: '1 Main',
  city: '',
  state: '',
  zip: '',
  comments: '',
  work_type_alias: '',
  mortgage_name: '',
  lot_size: '',
  lock_code: '',
  key_code: '',
  date_received: '20260101',
  date_due: '20260201',
  start_date: '00000000',
  line_items: [],
  pcr_forms: [],
  svc_report_id: '1',
  import_user_id: null,
  key_values: {},
  broker_name: null,
  broker_company: null,
  broker_phone: null,
  broker_email: null,
  vendor_id: null,
  has_foh: false,
});

/** A peer with these orders; `fails` tells which of them it cannot give. */
function listing(items: object[], fails: Record<string, () => object | undefined> = {}) {
  peer.answer = (request, response) => {
    const { event_name } = envelopeOf(request);
    const { report_id } = dataOf(request);
    if (event_name === 'get_all_orders')
      return answering({ result_data: items })(request, response);
    const failure = fails[String(report_id)];
    const members = failure ? failure() : { result_data: order(`WO-${report_id}`) };
    return members ? answering(members)(request, response) : cut(request, response);
  };
}

async function arrivals(seen: Set<string>, options = {}) {
  const all: string[] = [];
  for await (const arrival of peer.client.newOrders({ seen, ...options })) {
    all.push(arrival.error ? arrival.error.code : (arrival.order?.wo_number ?? arrival.kind));
  }
  return all;
}

describe('new orders', () => {
  it('are those that were not seen, each once', async () => {
    listing([item(1), item(2), item(3), item(2)]);
    const seen = new Set(['1']);
    expect(await arrivals(seen)).toEqual(['WO-2', 'WO-3']);
    expect([...seen]).toEqual(['1', '2', '3']);
    expect(await arrivals(seen)).toEqual([]);
  });

  it('come although one of them is refused, broken, or lost', async () => {
    listing([item(1), item(2), item(3), item(4), item(5)], {
      1: () => ({ error: true, return_error_msg: 'no' }),
      2: () => ({ result_data: 'gone' }),
      4: () => undefined,
    });
    const seen = new Set<string>();
    expect(await arrivals(seen)).toEqual([
      'refused',
      'result_invalid',
      'WO-3',
      'connection_lost',
      'WO-5',
    ]);
    expect([...seen]).toEqual(['3', '5']);
  });

  it('come although one entry of the list cannot be read, which is told as it was sent', async () => {
    listing([item(1), { wo_number: 'W2' }, item(3)]);
    const found: unknown[] = [];
    for await (const arrival of peer.client.newOrders({ seen: new Set() })) {
      if (arrival.kind === 'failed') found.push([arrival.error, arrival.item]);
      else found.push(arrival.order?.wo_number);
    }
    const error = expect.objectContaining({
      code: 'result_invalid',
      message: 'get_all_orders: result_data[1].report_id: is required',
      answer: expect.objectContaining({ text: expect.stringContaining('"W2"') }),
    });
    expect(found).toEqual([[error, { wo_number: 'W2' }], 'WO-1', 'WO-3']);
  });

  it('come again when their handling threw', async () => {
    listing([item(1), item(2)]);
    const seen = new Set<string>();
    const handling = async () => {
      for await (const { order: one } of peer.client.newOrders({ seen })) {
        if (one?.wo_number === 'WO-2') throw new Error('database');
      }
    };
    await expect(handling()).rejects.toThrow('database');
    expect([...seen]).toEqual(['1']);
  });

  it('may be noted in a store of promises, and asked for since a time', async () => {
    listing([item(1), item(2)]);
    const stored: string[] = [];
    const seen = {
      has: async (id: string) => id === '1',
      add: async (id: string) => stored.push(id),
    };
    const numbers = [];
    for await (const arrival of peer.client.newOrders({ seen, timestamp: 1_700_000_000 })) {
      numbers.push(arrival.order?.wo_number);
    }
    expect([numbers, stored]).toEqual([['WO-2'], ['2']]);
    expect(dataOf(peer.seen[0])).toEqual({ timestamp: '1700000000' });
  });

  it('end when nothing can be asked any more', async () => {
    listing([item(1), item(2)]);
    const controller = new AbortController();
    const numbers: unknown[] = [];
    const loop = (async () => {
      for await (const { order: one } of peer.client.newOrders({
        seen: new Set(),
        signal: controller.signal,
      })) {
        numbers.push(one?.wo_number);
        controller.abort();
      }
    })();
    expect(await failureOf(loop)).toMatchObject({ code: 'aborted' });
    expect(numbers).toEqual(['WO-1']);
  });

  it('fail when the list itself does', async () => {
    for (const result_data of [{ no: 'list' }, 'none', 5, false]) {
      peer.answer = answering({ result_data });
      const error = await failureOf(arrivals(new Set()));
      expect(LinkCallError.is(error) && error.code).toBe('result_invalid');
    }
  });
});

describe('windows of time', () => {
  const update = (report_id: number) =>
    item(report_id, { update_field: 'city', update_value: 'X' });

  it('give updates since a time, and the time to go on from', async () => {
    peer.answer = answering({ result_data: [update(1), { wo_number: 'W' }, update(3)] });
    const window = await peer.client.updatesSince(1_700_000_000);
    expect(dataOf(peer.seen[0])).toEqual({ timestamp: '1700000000' });
    expect(window.items.map(({ report_id }) => report_id)).toEqual(['1', '3']);
    expect(window.unreadable).toMatchObject([
      { path: 'result_data[1].report_id', sent: { wo_number: 'W' } },
    ]);
    expect(unixTime() - window.next).toBeGreaterThanOrEqual(300);
    expect(unixTime() - window.next).toBeLessThan(305);
    expect(window).toMatchObject({ from: 1_700_000_000, missed: undefined });
  });

  it('give all updates without a time', async () => {
    peer.answer = answering({ result_data: [] });
    expect(await peer.client.updatesSince(undefined)).toMatchObject({ from: undefined, items: [] });
    expect(dataOf(peer.seen[0])).toEqual({});
  });

  it.each(['cancellationsSince', 'pendingCancellationsSince'] as const)(
    '%s never asks for more than 30 days back, and tells what it missed',
    async (method) => {
      const times = { cancel_timestamp: '1', pending_cancellation_timestamp: '1' };
      peer.answer = answering({ result_data: [item(1, times)] });
      const since = unixTime() - 45 * 86_400;
      const window = await peer.client[method](since);
      const asked = Number(dataOf(peer.seen[0]).timestamp);
      const age = unixTime() - asked;
      expect(age).toBeLessThan(30 * 86_400);
      expect(age).toBeGreaterThan(30 * 86_400 - 400);
      expect(window).toMatchObject({ from: asked, missed: { from: since, to: asked } });
      expect(window.items).toHaveLength(1);
    },
  );

  it('follow each other without a gap', async () => {
    peer.answer = answering({ result_data: [] });
    const first = await peer.client.cancellationsSince(unixTime() - 3600);
    const second = await peer.client.cancellationsSince(first.next);
    expect([first.missed, second.missed]).toEqual([undefined, undefined]);
    expect(second.from).toBe(first.next);
    expect(peer.seen.map((seen) => envelopeOf(seen).event_name)).toEqual([
      'get_cancel_orders',
      'get_cancel_orders',
    ]);
  });

  it.each([-1, 1.5, Number.NaN, 1_700_000_000_000, '5' as never])(
    'refuse %j as a time',
    async (since) => {
      await expect(peer.client.cancellationsSince(since)).rejects.toThrow(
        /since: must be a Unix time/,
      );
      await expect(peer.client.updatesSince(since)).rejects.toThrow(/since: must be a Unix time/);
      expect(peer.seen).toHaveLength(0);
    },
  );
});

describe('a queue of bids and completions', () => {
  const bid = (desc: string) => ({ report_id: '5', invoice_item_desc: desc, qty_bid: '1.00' });

  it('says its size and the position of each [client.event.send-bid-comp-queue]', async () => {
    let id = 100;
    peer.answer = (request, response) => {
      id += 1;
      answering({ result_data: { comp_note_id: id } })(request, response);
    };
    const outcomes = await peer.client.sendBidComps([bid('a'), bid('b'), bid('c')]);
    expect(outcomes.map(({ comp_note_id }) => comp_note_id)).toEqual(['101', '102', '103']);
    const places = peer.seen
      .map(dataOf)
      .map((data) => [data.invoice_item_desc, data.total_items, data.cur_index]);
    expect(places).toEqual([
      ['a', '3', '1'],
      ['b', '3', '2'],
      ['c', '3', '3'],
    ]);
  });

  it('goes on after an item that fails, and tells which', async () => {
    peer.answer = (request, response) => {
      const refused = dataOf(request).invoice_item_desc === 'b';
      const failure = { error: true, return_error_msg: 'unknown remote_id' };
      answering(refused ? failure : { result_data: { comp_note_id: 1 } })(request, response);
    };
    const items = [bid('a'), bid('b'), { report_id: '5' }, bid('d')];
    const outcomes = await peer.client.sendBidComps(items);
    expect(outcomes.map(({ error }) => error?.code)).toEqual([
      undefined,
      'refused',
      'data_invalid',
      undefined,
    ]);
    expect(outcomes.map(({ item: one }) => one)).toEqual(items);
  });

  it('names the event of an item whose answer has no id', async () => {
    peer.answer = answering({ result_data: {} });
    const [outcome] = await peer.client.sendBidComps([bid('a')]);
    expect(outcome?.error).toMatchObject({ code: 'result_invalid', event: 'send_bid_comp' });
    expect(outcome?.error?.message).toContain('comp_note_id: is required');
  });

  it('is nothing when it is empty', async () => {
    expect(await peer.client.sendBidComps([])).toEqual([]);
    expect(peer.seen).toHaveLength(0);
  });
});
