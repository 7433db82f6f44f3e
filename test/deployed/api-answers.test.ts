import type { ApiClient, ApiClientOptions, DeviationReport } from '../../src/api/index.js';
import { CallError } from '../../src/api/index.js';
import { failureOf, json, type Peer, startPeer } from '../api/client/support/peer.js';

let peer: Peer;
let answer: unknown;
const heard: DeviationReport[] = [];
beforeAll(async () => {
  peer = await startPeer((_request, response) => json(response, answer));
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => peer.close());

function read<Result>(
  call: (api: ApiClient) => Promise<Result>,
  given: unknown,
  options: Partial<ApiClientOptions> = {},
): Promise<Result> {
  answer = given;
  return call(
    peer.client({ retries: 0, onDeviation: (report) => void heard.push(report), ...options }),
  );
}

const bids = (api: ApiClient) => api.bid.list({ report_id: 5 });

describe('answers of a deployed JSON API', () => {
  it.each([{ invoice_item_id: null, uom: null }, { invoice_item_id: '', uom: '' }, {}])(
    'hold a bid with an item of its own: %j [client.api.reading.custom-bid]',
    async (ids) => {
      const bid = { comp_note_id: '12', description: 'Board up', qty: '2', ...ids };
      expect(await read(bids, { report_id: 5, bids: [bid] })).toEqual({
        report_id: 5,
        bids: [{ comp_note_id: 12, description: 'Board up', qty: 2 }],
      });
    },
  );

  it('may be odd in any place, which is told [client.reading.odd-values] [client.reading.told]', async () => {
    const odd = { comp_note_id: 1, qty: '1,000', client_price: null, comment: { a: 1 }, uom: 'x' };
    const { bids: all } = await read(bids, { report_id: 'five', bids: { 0: odd, 3: 'junk' } });
    expect(all).toEqual([{ comp_note_id: 1, qty: '1,000', comment: '{"a":1}', uom: 'x' }]);
    const told = heard.map(({ event, path: place, value }) => `${event} ${place} ${value}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'bid/list answer.report_id five',
        'bid/list answer.bids[0].qty 1,000',
        'bid/list answer.bids[0].client_price null',
        'bid/list answer.bids[0].comment {"a":1}',
        'bid/list answer.bids[0].uom x',
        'bid/list answer.bids[1] junk',
      ]),
    );
  });

  it('lose no record to one that cannot be read [client.reading.one-bad-record]', async () => {
    const users = [{ user_id: 1 }, { user_id: null, user_name: 'x' }, null, { user_id: '3' }];
    const found = await read((api) => api.user.search(), { users });
    expect(found.users).toEqual([{ user_id: 1 }, { user_id: 3 }]);
    expect(heard.map(({ path: place }) => place)).toEqual(
      expect.arrayContaining(['answer.users[1].user_id', 'answer.users[2]']),
    );
  });

  it('have [] where PHP has no members [client.reading.php-empty]', async () => {
    expect(await read((api) => api.bid.uom(), { uom: [] })).toEqual({ uom: {} });
    expect(await read((api) => api.user.group.list(), { groups: [] })).toEqual({ groups: {} });
    const page = await read((api) => api.user.search(), { users: [], next: [] });
    expect(page).toMatchObject({ users: [] });
    expect(await read((api) => api.bid.update({ comp_note_id: 1 }), [])).toEqual({});
  });

  it('say yes and no in many ways, and dates or none', async () => {
    const found = await read(
      (api) => api.autoimport.list(),
      [
        { autoimport_id: 1, active: true },
        { autoimport_id: 2, active: '0' },
        { autoimport_id: 3, active: 'maybe' },
      ],
    );
    expect(found.map(({ active }) => active)).toEqual([1, 0, 'maybe']);
    const orders = [
      { report_id: 1, date_received: '00000000' },
      { report_id: 2, date_received: 20_260_101 },
    ];
    const { work_orders } = await read((api) => api.workorder.search(), { work_orders: orders });
    expect(work_orders).toEqual([{ report_id: 1 }, { report_id: 2, date_received: '20260101' }]);
  });

  it.each<[string, unknown, RegExp]>([
    ['null', null, /answer: must have report_id, bids/],
    ['a text', '"ok"', /answer: must have report_id, bids/],
    ['an empty list', [], /answer: must have report_id, bids/],
    ['other members', { orders: [] }, /answer: must have report_id, bids/],
    ['an error under 200', { error: 'wo_invalid' }, /answer.error: it is an error/],
    ['an error beside bids', { error: 'x', bids: [] }, /answer.error: it is an error/],
  ])('are none when there is %s', async (_title, given, message) => {
    const error = await failureOf(read(bids, given));
    expect(CallError.is(error) && error.code).toBe('result_invalid');
    expect(String(error)).toMatch(message);
  });

  it('need the id of what was made', async () => {
    const property = (api: ApiClient) =>
      api.property.id({ address: '1', city: 'x', state: 'OH', zip: '4' });
    expect(await read(property, { org_property_id: '7' })).toEqual({ org_property_id: 7 });
    expect(String(await failureOf(read(property, { org_property_id: null })))).toContain(
      'answer.org_property_id: must be',
    );
  });

  it('are failures for a strict reader, with their place [client.reading.strict]', async () => {
    const given = { report_id: 5, bids: [{ comp_note_id: 1 }] };
    const error = await failureOf(read(bids, given, { reading: 'strict' }));
    expect(CallError.is(error) && error.code).toBe('result_invalid');
    expect(String(error)).toContain('bids.0');
  });

  it.each([
    [{ reading: 'lenient' }, /reading: must be 'tolerant' or 'strict'/],
    [{ onDeviation: 'log' }, /onDeviation: must be a function/],
  ])('are read by options that are checked: %j', (options, message) => {
    expect(() => peer.client(options as never)).toThrow(message);
  });
});
