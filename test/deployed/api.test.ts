import type { ActionName } from '../../src/api/index.js';
import { failureOf, json, type Peer, startPeer } from '../api/client/support/peer.js';
import { bidTables } from '../golden/api/bids.js';
import { fileTables } from '../golden/api/files.js';
import { formTables } from '../golden/api/forms-and-notes.js';
import { invoiceTables } from '../golden/api/invoices.js';
import { expected, type GoldenCase } from '../golden/api/kinds.js';
import { orderTables } from '../golden/api/orders.js';

const tables = { ...bidTables, ...fileTables, ...orderTables, ...formTables, ...invoiceTables };

/** What tells records apart, and where a search goes on: that has to be readable. */
const IDENTITY =
  /^(?:0\.(?:autoimport_id|pcr_form_id)|bids\.0\.comp_note_id|invoice_items\.0\.invoice_item_id|files\.0\.file_id|users\.0\.user_id|work_orders\.0\.report_id|items\.(?:bids|completions)\.0\.comp_note_id|items\.pcr\.0\.pcr_question_id|questions\.0\.(?:pcr_question_id|id)|(?:contractor|client)_items\.0\.line_id|(?:wo|prop)_notes\.0\.note_id|next\.offset)$/;
/** Files come as bytes; how is checked where downloads are. */
const WITH_CONTENT: ReadonlySet<string> = new Set(['file/get', 'autoimport/export']);

let peer: Peer;
let answer: unknown;
beforeAll(async () => {
  peer = await startPeer((_, response) => json(response, JSON.stringify(answer)));
});
afterAll(() => peer.close());

async function read(action: ActionName, value: unknown) {
  answer = value;
  const told: { path: string; problem: string; value: unknown }[] = [];
  const client = peer.client({ onDeviation: (deviation) => told.push(deviation) });
  return { result: await client.call(action, {}), told };
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of a value with the member at `path` changed, or taken away where it is. */
function changed(value: unknown, path: string, to?: { readonly value: unknown }): unknown {
  // Not structuredClone: what the tables share between two members would change in both.
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let holder = copy;
  for (const step of steps) holder = isHolder(holder) ? holder[step] : undefined;
  if (!isHolder(holder)) return copy;
  if (to) holder[last] = to.value;
  else delete holder[last];
  return copy;
}

/** Null and blank are as absent. */
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (!isHolder(value)) return value;
  const kept = Object.entries(value).filter(([, member]) => member !== null && member !== '');
  return Object.fromEntries(kept.map(([name, member]) => [name, compact(member)]));
}

const cases = Object.entries(tables).flatMap(([action, { response }]) =>
  response === 'anything' || WITH_CONTENT.has(action)
    ? []
    : response.map((golden): [ActionName, GoldenCase] => [action as ActionName, golden]),
);

/** The members that a service may leave out, blank or mistake. */
function optional({ good, members }: GoldenCase): string[] {
  // An answer has at least one member of its own: without any it may be the answer to something else.
  const alone = Object.keys(Object(good)).length === 1 ? Object.keys(Object(good)) : [];
  return Object.keys(members).filter(
    (path) => !IDENTITY.test(path) && !/(?:^|\.)[0-9]+$/.test(path) && !alone.includes(path),
  );
}

describe.each(cases)('/%s as deployed services answer it', (action, golden) => {
  const { good, members } = golden;

  it('is read as it is documented [client.api.reading.published]', async () => {
    expect(await read(action, good)).toEqual({ result: compact(good), told: [] });
  });

  it('may lack anything but what identifies a record [client.api.reading.published]', async () => {
    for (const path of optional(golden)) {
      for (const sent of [undefined, { value: null }, { value: '' }]) {
        const { result } = await read(action, changed(good, path, sent));
        expect([path, changed(result, path)]).toEqual([path, changed(compact(good), path)]);
      }
    }
  });

  it('may have odd values, which are told and hide nothing else [client.api.reading.published]', async () => {
    for (const path of optional(golden)) {
      const member = members[path];
      if (!member || !/^(?:id|number|count|flag|area|compact_date|yesno|boolean)/.test(member))
        continue;
      expect(expected(member, 'response').wrong.length).toBeGreaterThan(0);
      const { result, told } = await read(action, changed(good, path, { value: 'n/a' }));
      expect([path, changed(result, path)]).toEqual([path, changed(compact(good), path)]);
      expect([path, told.map(({ value }) => value)]).toEqual([path, ['n/a']]);
    }
  });

  it('may spell an empty object [] [client.api.reading.published]', async () => {
    for (const path of optional(golden)) {
      if (!/^(?:object|map)/.test(members[path] ?? '')) continue;
      const { result } = await read(action, changed(good, path, { value: [] }));
      expect([path, changed(result, path)]).toEqual([path, changed(compact(good), path)]);
    }
  });
});

describe('a custom bid', () => {
  const bid = {
    comp_note_id: 7,
    description: 'Haul',
    qty: 1,
    contractor_price: -5,
    client_price: 0,
    comment: 'a',
    completion_comment: 'b',
  };
  it.each([
    ['null', { invoice_item_id: null, uom: null }],
    ['absent', {}],
    ['blank', { invoice_item_id: '', uom: '' }],
  ])('is read with its item and unit %s [client.api.reading.custom-bid]', async (_, more) => {
    const { result } = await read('bid/list', {
      report_id: '5',
      bids: [
        { ...bid, ...more },
        { ...bid, comp_note_id: 8, invoice_item_id: '31', uom: 1 },
      ],
    });
    expect(result).toMatchObject({
      report_id: 5,
      bids: [bid, { ...bid, comp_note_id: 8, invoice_item_id: 31, uom: 1 }],
    });
  });

  it('with null for both is no deviation [client.api.reading.custom-bid]', async () => {
    const bids = [{ ...bid, invoice_item_id: null, uom: null }];
    expect((await read('bid/list', { report_id: 5, bids })).told).toEqual([]);
  });

  it('without what identifies it hides no other [client.api.reading.custom-bid]', async () => {
    const bids = [bid, { ...bid, comp_note_id: undefined }, { ...bid, comp_note_id: 9 }];
    const { result } = await read('bid/list', { report_id: 5, bids });
    expect(result).toMatchObject({ bids: [{ comp_note_id: 7 }, { comp_note_id: 9 }] });
  });

  it('is refused without its item by a client that reads strictly', async () => {
    answer = { report_id: 5, bids: [bid] };
    const client = peer.client({ reading: 'strict' });
    const error = await failureOf(client.call('bid/list', { report_id: 5 }));
    expect(error).toMatchObject({ code: 'result_invalid' });
  });
});
