import { envelopeOf, readPayload } from '../../../src/protocol/envelope/read-payload.js';
import { JsonScan } from '../../../src/protocol/json/json-scan.js';

const DATA = JSON.stringify({ report_id: '1', comment: 'größer' });
const ENVELOPE = { username: 'a', event_name: 'get_order', event_data: DATA };

const LONG = 'größer '.repeat(10_000);

it.each([
  ['long', { ...ENVELOPE, event_data: JSON.stringify({ comment: LONG }) }],
  ['long, behind another event_data', undefined],
])('a payload is parsed around its event_data: %s', (_, wanted) => {
  const text = wanted
    ? JSON.stringify(wanted)
    : JSON.stringify({ event_data: 1, x: LONG }).replace('"x"', '"event_data"');
  const parsed = wanted ?? { event_data: LONG };
  for (const payload of [text, Buffer.from(text)]) expect(readPayload(payload)).toEqual(parsed);
});

it.each([
  ['as JSON.stringify writes it', JSON.stringify(ENVELOPE)],
  ['with blanks and line breaks', JSON.stringify(ENVELOPE, null, 2)],
])('a short payload is parsed at once, event_data as text: %s', (_, text) => {
  for (const payload of [text, Buffer.from(text)]) expect(readPayload(payload)).toEqual(ENVELOPE);
});

it.each([
  ['whose event_data is an object', JSON.stringify({ ...ENVELOPE, event_data: { a: 1 } })],
  ['whose event_data is a list', JSON.stringify({ ...ENVELOPE, event_data: [1] })],
  ['without event_data', '{"username":"a"}'],
  [
    'with an escape in that name',
    JSON.stringify(ENVELOPE).replace('event_data', 'event\\u005fdata'),
  ],
  ['that is long elsewhere', JSON.stringify({ more: Array(50_000).fill(0), ...ENVELOPE })],
  ['that is long behind event_data', JSON.stringify({ ...ENVELOPE, more: Array(50_000).fill(0) })],
  ['that is long, with a member behind event_data', JSON.stringify({ event_data: LONG, more: 1 })],
  ['that is long, with event_data of another object', JSON.stringify({ x: { event_data: LONG } })],
  [
    'that is long, with event_data of another object, and one of its own in front',
    JSON.stringify({ event_data: '', x: { event_data: LONG } }),
  ],
  ['behind a byte order mark', `\ufeff${JSON.stringify(ENVELOPE)}`],
])('a payload %s is scanned instead [link.cost.before-credentials]', (_, text) => {
  for (const payload of [text, Buffer.from(text)]) {
    const read = readPayload(payload);
    expect(read instanceof JsonScan && read.isObject).toBe(true);
  }
});

it.each(['', '{"event_data":"x"', '{"event_data":"\n"}'])(
  'what is no JSON is refused: %j',
  (text) => {
    for (const payload of [text, Buffer.from(text)]) {
      expect(() => readPayload(payload)).toThrow(
        expect.objectContaining({ code: 'payload_not_json' }),
      );
    }
  },
);

it.each(['"\\"event_data\\":\\"\\""', '[{"event_data":"x"}]'])(
  'what is no JSON object is refused as an envelope: %j',
  (text) => {
    expect(() => envelopeOf(readPayload(text))).toThrow(
      expect.objectContaining({ code: 'payload_not_object' }),
    );
  },
);

it('half a surrogate pair is refused before anything is read', () => {
  expect(() => readPayload('{"event_data":"\ud800"}')).toThrow(
    expect.objectContaining({ code: 'payload_unsafe' }),
  );
});
