import { parseShort, scanPayload } from '../../src/protocol/envelope.js';

const DATA = JSON.stringify({ report_id: '1', comment: 'größer' });
const ENVELOPE = { username: 'a', event_name: 'get_order', event_data: DATA };

it.each([
  ['as JSON.stringify writes it', JSON.stringify(ENVELOPE)],
  ['with blanks and line breaks', JSON.stringify(ENVELOPE, null, 2)],
])('a short payload is parsed at once, event_data as text: %s', (_, text) => {
  for (const payload of [text, Buffer.from(text)]) expect(parseShort(payload)).toEqual(ENVELOPE);
});

it.each([
  ['whose event_data is an object', JSON.stringify({ ...ENVELOPE, event_data: { a: 1 } })],
  ['whose event_data is a list', JSON.stringify({ ...ENVELOPE, event_data: [1] })],
  ['without event_data', '{"username":"a"}'],
  [
    'with an escape in that name',
    JSON.stringify(ENVELOPE).replace('event_data', 'event\\u005fdata'),
  ],
  ['above 64 KiB', JSON.stringify({ ...ENVELOPE, event_data: 'x'.repeat(64 * 1024) })],
  ['behind a byte order mark', `\ufeff${JSON.stringify(ENVELOPE)}`],
])('a payload %s is scanned instead [link.cost.before-credentials]', (_, text) => {
  expect(parseShort(text)).toBeUndefined();
  expect(scanPayload(Buffer.from(text)).isObject).toBe(true);
});

it.each([
  '',
  '{"event_data":"x"',
  '"\\"event_data\\":\\"\\""',
  '[{"event_data":"x"}]',
  '{"event_data":"\n"}',
])('what is no JSON object is left to the scan: %j', (text) => {
  expect(parseShort(text)).toBeUndefined();
});
