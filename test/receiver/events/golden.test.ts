import { type GoldenCase, goldenCases } from '../../schemas/files.js';
import { failureOf, goodData, sharedReceiver } from '../harness.js';

/** Written otherwise than canonically, but not wrong: a receiver brings these to the canonical spelling. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  get_all_orders: ['null as time'],
  get_all_updates: ['null as time'],
  get_all_notes: ['null as time'],
  send_bid_comp: [
    'a quantity without decimals',
    'a quantity with three decimals',
    'a number as price',
    'the empty choice as item',
    'the word for other items as item',
    'no stage of a bid',
  ],
  send_checkin: ['no time', 'a date alone'],
  send_contractor_invoice: [
    'the empty choice for a line',
    'a blank choice for a line',
    'a blank item',
    'a number as item',
    'one line without a list',
    'a quantity with one decimal',
    'a list of items',
  ],
  send_notes: ['a date that was never set'],
  send_pcr_answers: [
    'a wrong value of type number',
    'a wrong value of type date',
    'blank text as value of type int',
    'blank text as value of type date',
    'blank text as value of type number',
  ],
  validate_user: ['null as address'],
};

/** Data that is right by its schema; that a file is missing then is checked with the files. */
const NO_FILE: Readonly<Record<string, readonly string[]>> = { send_file: ['null as obj_url'] };

/** Left out by a handler, and added by the receiver. */
const COMPLETED: Readonly<Record<string, readonly string[]>> = {
  get_file: ['no imported'],
  get_pcr_json: ['no form id'],
};

/** A blank text where a handler gives null, as rows of a database have it. */
const BLANKED: Readonly<Record<string, readonly string[]>> = {
  get_all_updates: ['null as wo_status'],
  get_cancel_orders: ['null as wo_status'],
  get_pending_cancellations: ['null as wo_status'],
  get_file: ['null as file_desc'],
  get_invoice_items_order: ['null as description'],
  get_order: ['null as add'],
  get_pcr_json: ['null as value'],
};

const link = sharedReceiver();
beforeAll(() => link.act('send_file', () => null));

/** An empty list is empty data, as services written in PHP send it: wrong only where the event needs something. */
const isNoData = (event: string, data: unknown) =>
  Array.isArray(data) && data.length === 0 && Object.keys(goodData(event)).length === 0;

const placeIn = (root: string, place = '') =>
  place === '' || place.startsWith('[') ? root + place : `${root}.${place}`;

/** Times that are good by their schema are too old by the rule of thirty days. */
function inTime(event: string, data: unknown): unknown {
  const aged = ['get_cancel_orders', 'get_pending_cancellations'].includes(event);
  if (!aged || typeof data !== 'object' || data === null) return data;
  return { ...data, timestamp: Math.floor(Date.now() / 1000) };
}

describe.each(goldenCases())('$event', ({ event, data, result }) => {
  it.each(data.good)(
    'takes $title as text and as object, and hands it over',
    async ({ canonical }) => {
      const given = inTime(event, canonical);
      const whole =
        event === 'send_file'
          ? { obj_url: 'https://f.example/x', file_name: 'a.jpg', ...Object(given) }
          : given;
      for (const event_data of [JSON.stringify(whole), whole]) {
        expect(await link.received(event, undefined, { event_data })).toMatchObject(Object(whole));
      }
    },
  );

  const bad = data.bad.filter(
    ({ canonical, title }) =>
      canonical !== null && !isNoData(event, canonical) && !NO_FILE[event]?.includes(title),
  );
  const isFixed = ({ title }: GoldenCase) => FIXED[event]?.includes(title) === true;

  it.each(bad.filter((one) => !isFixed(one)))(
    'refuses $title, naming its place',
    async ({ canonical, place }: GoldenCase) => {
      const answer = await link.send(event, undefined, { event_data: canonical });
      const message = failureOf(answer);
      expect(message.startsWith(place === '' ? 'event_data' : placeIn('event_data', place))).toBe(
        true,
      );
      expect(link.calls).toEqual([]);
    },
  );

  if (FIXED[event]) {
    it.each(bad.filter(isFixed))('fixes $title', async ({ canonical, place }: GoldenCase) => {
      const given =
        event === 'send_file'
          ? { ...Object(canonical), obj_url: 'https://f.example/x' }
          : canonical;
      const got = await link.received(event, given);
      if (place === '') throw new Error('a fixed case has a place');
      expect(got).not.toEqual(canonical);
    });
  }

  if (result === undefined) return;

  it.each(result.good)('sends $title', async ({ canonical, wire }: GoldenCase) => {
    expect(await link.sent(event, canonical)).toEqual(wire);
  });

  const isBlanked = ({ title }: GoldenCase) => BLANKED[event]?.includes(title) === true;

  it.each(result.bad.filter((one) => !COMPLETED[event]?.includes(one.title) && !isBlanked(one)))(
    'does not send $title',
    async ({ canonical, place }: GoldenCase) => {
      expect(await link.unsent(event, canonical)).toContain(placeIn('result_data', place));
    },
  );

  if (BLANKED[event]) {
    it.each(result.bad.filter(isBlanked))(
      'sends blank text for $title [link.result.blanks]',
      async ({ canonical }: GoldenCase) => {
        const sent = JSON.stringify(await link.sent(event, canonical));
        expect(sent).toContain(':""');
      },
    );
  }
});
