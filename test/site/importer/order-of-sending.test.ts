import type { StoredItem } from '../../../src/site/importer/results/result-payloads.js';
import {
  SendingOrder,
  sendablePart,
  waitsFor,
} from '../../../src/site/importer/results/sending/order-of-sending.js';

const ITEM: StoredItem = {
  id: '1',
  order_id: '1',
  kind: 'file',
  item_key: '',
  payload: '{}',
  draft: null,
  state: 'queued',
  reason: null,
  remote_key: null,
  content_id: null,
  attempt_count: 0,
  begun_at: null,
  sent_at: null,
  modified_at: 0,
  ordinal: 0,
} as unknown as StoredItem;

const file = (item_key: string, state: string) => ({ ...ITEM, item_key, state });
const flags = (kind: string, ...files: string[]) => ({
  ...ITEM,
  kind,
  item_key: 'grass',
  payload: JSON.stringify({ flags: files.map((one) => ({ file: one, work_type: 'c' })) }),
});
const keys = (items: readonly StoredItem[]) =>
  items.map(({ kind, item_key }) => `${kind} ${item_key}`);

describe('flags of photos', () => {
  it.each<[string, string, string[]]>([
    ['queued', 'queued', ['file a', 'file b']],
    ['queued', 'refused', ['file a']],
    ['sent', 'refused', []],
    ['refused', 'refused', ['file a', 'file b']],
    ['sent', 'failed', ['file b']],
  ])('wait for the photos %s and %s: %j', (one, other, waits) => {
    const item = flags('photo_flags', 'a', 'b');
    expect(
      keys(waitsFor(item, [file('a', one), file('b', other), file('c', 'queued'), item])),
    ).toEqual(waits);
  });

  it('of a bid wait for their bid, and for no other', () => {
    const bid = (item_key: string) => ({ ...ITEM, kind: 'bid', item_key });
    const item = flags('bid_flags', 'a');
    const items = [file('a', 'sent'), bid('grass'), bid('roof'), item];
    expect(keys(waitsFor(item, items))).toEqual(['bid grass']);
  });

  it('are sent as far as their photos are', () => {
    const part = sendablePart(flags('photo_flags', 'a', 'b'), [
      file('a', 'sent'),
      file('b', 'refused'),
    ]);
    expect(JSON.parse(part.payload).flags).toEqual([{ file: 'a', work_type: 'c' }]);
  });

  it('are read once, however many photos are not sent [site.cost.loop]', () => {
    const names = Array.from({ length: 2000 }, (_, at) => `${at}.jpg`);
    const items = names.map((name) => file(name, 'refused'));
    const parse = jest.spyOn(JSON, 'parse');
    expect(waitsFor(flags('photo_flags', ...names), items)).toHaveLength(2000);
    expect(parse.mock.calls.length).toBeLessThan(5);
    parse.mockRestore();
  });

  it('and bids of many items are found without reading all items for each [site.cost.loop]', () => {
    let reads = 0;
    const count = (item: StoredItem) =>
      new Proxy(item, {
        get(target, name) {
          reads += 1;
          return Reflect.get(target, name);
        },
      });
    const names = Array.from({ length: 400 }, (_, at) => String(at));
    const items = names.flatMap((name) => [
      count(file(name, 'queued')),
      count({ ...ITEM, kind: 'bid', item_key: name }),
      count({ ...flags('bid_flags', name), item_key: name }),
    ]);
    const order = new SendingOrder(items);
    const waits = items.map((item) => keys(order.waitsFor(item)));
    expect(waits.slice(-3)).toEqual([[], [], ['file 399', 'bid 399']]);
    // Some ten reads of each item.
    expect(reads).toBeLessThan(30 * items.length);
  });
});
