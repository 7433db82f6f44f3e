import type { ServerResponse } from 'node:http';
import { LinkCallError, type NewOrdersOptions, type OrderArrival } from '../../src/client/index.js';
import { LinkError } from '../../src/protocol/errors/errors.js';
import {
  type Answerer,
  answering,
  cut,
  dataOf,
  envelope,
  envelopeOf,
  failureOf,
  sharedPeer,
  text,
} from '../client/peer.js';
import { GOOD_ORDER } from './answering-peer.js';

const peer = sharedPeer();

/** A peer that lists these entries, and answers get_order as told. */
function listing(list: unknown, order: (id: string) => Answerer = () => answeringOrder) {
  peer.answer = (request, response) => {
    const id = String(dataOf(request).report_id);
    const isList = envelopeOf(request).event_name === 'get_all_orders';
    (isList ? answering({ result_data: list }) : order(id))(request, response);
  };
}
const answeringOrder: Answerer = answering({ result_data: GOOD_ORDER });

async function run(
  seen: Iterable<string> = [],
  options: Omit<NewOrdersOptions, 'seen'> = {},
): Promise<{ arrivals: OrderArrival[]; seen: Set<string> }> {
  const store = new Set(seen);
  const arrivals: OrderArrival[] = [];
  for await (const arrival of peer.client.newOrders({ seen: store, ...options }))
    arrivals.push(arrival);
  return { arrivals, seen: store };
}
const idOf = ({ item }: OrderArrival) => String(Reflect.get(Object(item), 'report_id'));
const kinds = (arrivals: OrderArrival[]) => arrivals.map((one) => `${one.kind} ${idOf(one)}`);
const fetched = () => peer.seen.slice(1).map((request) => dataOf(request).report_id);

const open = (report_id: number, wo_status = 'Unread') => ({
  report_id,
  wo_number: 'W',
  wo_status,
});
const update = { update_field: 'city', update_value: 'Omaha' };

describe('the list of orders', () => {
  it('holds new orders, updates, returns and cancelled ones, told apart [client.loop.kinds]', async () => {
    listing([
      open(1),
      open(2, 'In Field'),
      { ...open(3, 'Update'), ...update },
      { ...open(3, 'Update'), ...update, update_field: 'zip' },
      { ...open(4, 'RTV'), update_field: '', update_value: 'photos missing' },
      open(5, 'Cancelled'),
      open(6, 'Follow Up'),
    ]);
    const { arrivals, seen } = await run(['2', '3', '4', '5']);
    expect(kinds(arrivals)).toEqual([
      'new 1',
      'update 3',
      'update 3',
      'return 4',
      'cancelled 5',
      'new 6',
    ]);
    expect(arrivals[1]?.item).toMatchObject(update);
    expect(arrivals[3]?.item).toMatchObject({ update_value: 'photos missing' });
    expect(fetched()).toEqual(['1', '6']);
    expect([...seen]).toEqual(['2', '3', '4', '5', '1', '6']);
  });

  it.each(['Cancelled', 'cancelled', 'Canceled', ' CANCELLED '])(
    'never gives an order with status %j as new [client.loop.kinds]',
    async (status) => {
      listing([open(1, status), open(2)]);
      const { arrivals, seen } = await run();
      expect(kinds(arrivals)).toEqual(['cancelled 1', 'new 2']);
      expect(fetched()).toEqual(['2']);
      expect([...seen]).toEqual(['2']);
    },
  );

  it('takes an entry with the time of a cancellation for cancelled [client.loop.kinds]', async () => {
    const entries = [
      { ...open(1), cancel_timestamp: '1700000000' },
      { ...open(2), cancel_timestamp: '0' },
    ];
    listing(entries);
    expect(kinds((await run()).arrivals)).toEqual(['cancelled 1', 'new 2']);
  });

  it('takes an update for one by its field, whatever its status [client.loop.kinds]', async () => {
    listing([
      { ...open(1, 'In Field'), ...update },
      { ...open(2, ''), ...update },
      { ...open(3, 'update'), update_field: null },
      { ...open(4, 'rtv') },
    ]);
    const { arrivals } = await run(['1', '2', '3', '4']);
    expect(kinds(arrivals)).toEqual(['update 1', 'update 2', 'update 3', 'return 4']);
  });

  it('fetches an order that was not seen once, and drops no entry of it [client.loop.kinds]', async () => {
    listing([
      { ...open(1, 'Update'), ...update },
      open(1),
      { ...open(1, 'RTV'), update_value: 'again' },
      open(1),
    ]);
    const { arrivals, seen } = await run();
    expect(kinds(arrivals)).toEqual(['new 1', 'update 1', 'return 1']);
    expect(arrivals[0]?.item).toMatchObject({ wo_status: 'Unread' });
    expect(fetched()).toEqual(['1']);
    expect([...seen]).toEqual(['1']);
  });

  it('keeps the news of an order that could not be fetched with its failure [client.loop.kinds]', async () => {
    const entries = [open(1), { ...open(1, 'RTV'), update_value: 'x' }, open(2)];
    listing(entries, (id) => (id === '1' ? answering({ error: true }) : answeringOrder));
    const { arrivals, seen } = await run();
    expect(kinds(arrivals)).toEqual(['failed 1', 'new 2']);
    expect(arrivals[0]).toMatchObject({
      entries: [{ wo_status: 'Unread' }, { wo_status: 'RTV' }],
      error: { code: 'refused', answer: { text: expect.stringContaining('"error":true') } },
    });
    expect([...seen]).toEqual(['2']);
  });

  it.each([[[]], [''], [null], [' '], [{}]])(
    'is empty when it is %j, without a failure [client.loop.empty-spellings]',
    async (nothing) => {
      listing(nothing);
      expect((await run()).arrivals).toEqual([]);
      peer.answer = answering({ result_data: nothing });
      expect((await peer.client.updatesSince(undefined)).items).toEqual([]);
      const since = Math.floor(Date.now() / 1000) - 3600;
      expect((await peer.client.cancellationsSince(since)).items).toEqual([]);
      expect((await peer.client.pendingCancellationsSince(since)).items).toEqual([]);
    },
  );

  it('tells what in an order is odd beside the order', async () => {
    const odd = { ...GOOD_ORDER, date_due: 'soon' };
    listing([open(1)], () => answering({ result_data: odd }));
    const { arrivals } = await run();
    expect(arrivals).toMatchObject([
      { kind: 'new', deviations: [{ path: 'result_data.date_due', value: 'soon' }] },
    ]);
  });
});

describe('wrong options', () => {
  const seen = new Set<string>();

  it.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /newOrders: takes an object with seen/],
    ['null', null, /newOrders: takes an object/],
    ['a Set', seen, /seen: must be an object with the functions has and add/],
    ['no store', {}, /seen: must be an object with the functions has and add/],
    ['an array for a store', { seen: ['1'] }, /seen: must be an object with/],
    ['half a store', { seen: { has: () => true } }, /seen: must be an object with/],
    ['a misspelt option', { seen, timestmap: 5 }, /timestmap: .*did you mean timestamp/],
    ['the option that was', { seen, lenient: true }, /lenient: newOrders has no such option/],
    ['a time in milliseconds', { seen, timestamp: Date.now() }, /timestamp: must be a Unix time/],
    ['a time as text', { seen, timestamp: '5' }, /timestamp: must be a Unix time/],
  ])('of the loop are told: %s', (_title, options, message) => {
    let error: unknown;
    try {
      peer.client.newOrders(options as never);
    } catch (thrown) {
      error = thrown;
    }
    expect(LinkError.is(error) && error.code).toBe('option_invalid');
    expect(String(error)).toMatch(message);
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'null',
      () => peer.client.updatesSince(undefined, null as never),
      /options: must be an object/,
    ],
    ['a misspelt one', () => peer.client.updatesSince(5, { tmeout: 5 } as never), /mean timeout/],
    ['no signal', () => peer.client.updatesSince(5, { signal: 'x' } as never), /signal: must be/],
    ['no queue', () => peer.client.sendBidComps(undefined as never), /items: must be an array/],
    ['of a call', () => peer.client.call('validate_user', {}, null as never), /options: must be/],
    [
      'of any call',
      () => peer.client.callAny('x', {}, { lenient: true } as never),
      /lenient: a call/,
    ],
  ])('of calls and windows are told: %s', async (_title, call, message) => {
    const error = await failureOf(Promise.resolve().then(call));
    expect(LinkError.is(error) && error.code).toBe('option_invalid');
    expect(String(error)).toMatch(message);
    expect(peer.seen).toHaveLength(0);
  });
});

describe('a peer that misbehaves in each way', () => {
  const html: Answerer = text('<html>busy</html>', 200, { 'content-type': 'text/html' });
  const half: Answerer = (_request, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('{"success":true,"result_da', () => response.destroy());
  };
  const order = (members: object) => answering({ result_data: { ...GOOD_ORDER, ...members } });

  /** What becomes of get_order of the n-th order: `read` ones arrive, others fail. */
  const ways: readonly { readonly read: boolean; readonly answer: Answerer }[] = [
    { read: true, answer: order({}) },
    { read: true, answer: order({ city: null, date_due: '', line_items: null, has_foh: '' }) },
    { read: true, answer: order({ date_due: '20269999', zip: 5, key_values: [] }) },
    { read: true, answer: order({ line_items: { 0: { desc: 'x', price: '1,000.00' }, 1: null } }) },
    { read: true, answer: answering({ result_data: {} }) },
    {
      read: true,
      answer: text(envelope({ result_data: GOOD_ORDER }), 200, { 'content-type': 'text/html' }),
    },
    { read: true, answer: text(`\ufeff\n${envelope({ result_data: GOOD_ORDER })}`) },
    { read: true, answer: answering({ result_data: GOOD_ORDER, success: '1', error: 'False' }) },
    { read: false, answer: answering({ error: true, success: false, return_error_msg: 'locked' }) },
    { read: false, answer: answering({ result_data: null }) },
    { read: false, answer: answering({ result_data: 'gone' }, 500) },
    { read: false, answer: html },
    { read: false, answer: half },
    { read: false, answer: cut },
    { read: false, answer: text('{"result_data":{"a":1') },
  ];

  /** Entries of a hundred orders, some of them listed oddly, among them what is no entry at all. */
  const entries = Array.from({ length: 100 }, (_, index) => {
    const oddities = [{}, { report_id: String(index) }, { wo_number: null }, { org_wo_num: 'x' }];
    return { ...open(index), wo_status: index % 7 === 0 ? null : 'Unread', ...oddities[index % 4] };
  });
  const junk = [null, 'text', { wo_number: 'no id' }, { ...open(1), report_id: null }];
  const news = [open(7, 'Cancelled'), { ...open(9, 'RTV'), update_value: 'x' }];

  it('tells a hundred orders, none lost [client.loop.kinds] [client.reading.one-bad-record]', async () => {
    const list = Object.fromEntries([...entries, ...junk, ...news].entries());
    const wayOf = (id: string) => ways[Number(id) % ways.length] ?? { read: false, answer: cut };
    listing(list, (id) => wayOf(id).answer);
    const { arrivals, seen } = await run();
    const ids = entries.map((_, index) => String(index));
    const of = (kind: string) => arrivals.filter((one) => one.kind === kind).map(idOf);
    const byNumber = (one: string, other: string) => Number(one) - Number(other);

    expect(of('new').sort(byNumber)).toEqual(ids.filter((id) => wayOf(id).read));
    const failed = arrivals.flatMap((one) => (one.kind === 'failed' ? [one] : []));
    const failedIds = failed.filter(({ entries: own }) => own.length > 0).map(idOf);
    expect(failedIds.sort(byNumber)).toEqual(ids.filter((id) => !wayOf(id).read));
    expect([...seen].sort(byNumber)).toEqual(ids.filter((id) => wayOf(id).read));
    expect(failed.filter(({ entries: own }) => own.length === 0).map(({ item }) => item)).toEqual(
      junk,
    );
    expect([of('cancelled'), of('return')]).toEqual([['7'], []]);
    for (const { error } of failed) expect(LinkCallError.is(error)).toBe(true);
  });

  it('tells the rest when it has come to its senses', async () => {
    listing(entries, (id) => ways[Number(id) % ways.length]?.answer ?? cut);
    const { seen } = await run();
    listing(entries);
    const { arrivals } = await run(seen);
    expect(arrivals.length + seen.size).toBe(100);
    expect(arrivals.every(({ kind }) => kind === 'new')).toBe(true);
  });
});
