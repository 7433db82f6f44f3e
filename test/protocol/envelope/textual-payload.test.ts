import { parseTextual, scanPayload } from '../../../src/protocol/envelope/envelope.js';

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
  for (const payload of [text, Buffer.from(text)]) expect(parseTextual(payload)).toEqual(parsed);
});

it.each([
  ['as JSON.stringify writes it', JSON.stringify(ENVELOPE)],
  ['with blanks and line breaks', JSON.stringify(ENVELOPE, null, 2)],
])('a short payload is parsed at once, event_data as text: %s', (_, text) => {
  for (const payload of [text, Buffer.from(text)]) expect(parseTextual(payload)).toEqual(ENVELOPE);
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
  expect(parseTextual(text)).toBeUndefined();
  expect(scanPayload(Buffer.from(text)).isObject).toBe(true);
});

it.each([
  '',
  '{"event_data":"x"',
  '"\\"event_data\\":\\"\\""',
  '[{"event_data":"x"}]',
  '{"event_data":"\n"}',
])('what is no JSON object is left to the scan: %j', (text) => {
  expect(parseTextual(text)).toBeUndefined();
});
