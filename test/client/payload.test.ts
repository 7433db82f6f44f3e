import fc from 'fast-check';
import { type Encoding, formBody, PayloadWriter } from '../../src/client/call/form-body.js';
import { readEventData } from '../../src/protocol/envelope/envelope.js';
import { decodeForm, findUnencoded } from '../../src/protocol/envelope/form-text.js';
import { envelopeOf, readPayload } from '../../src/protocol/envelope/read-payload.js';
import { SITE } from './peer.js';

/** The text of `payload` as a receiver reads it from a form. */
function received(encoding: Encoding, contentType: string, body: string): string {
  const bytes = Buffer.from(body);
  if (encoding === 'raw') return bytes.toString('utf8', findUnencoded(bytes)?.value);
  if (encoding === 'urlencoded') return String(decodeForm(body).payload);
  const boundary = contentType.split('boundary=')[1] ?? '';
  const start = body.indexOf('\r\n\r\n') + 4;
  return body.slice(start, body.lastIndexOf(`\r\n--${boundary}--`));
}

describe('an envelope in a form', () => {
  const safe = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  const filled = safe.filter((text) => text.trim() !== '');
  const value = fc.oneof(safe, fc.integer(), fc.boolean(), fc.constant(null), fc.array(safe));
  const key = safe.filter((name) => name !== '__proto__' && name !== 'constructor');

  it.each<Encoding>(['urlencoded', 'raw', 'multipart'])(
    'is read as it was written, whatever is in it: %s',
    (encoding) => {
      fc.assert(
        fc.property(filled, filled, fc.dictionary(key, value), (username, event, data) => {
          const caller = { username, passwordHash: 'a'.repeat(40), siteId: SITE };
          const { contentType, open } = formBody(
            new PayloadWriter(caller).write(event, data),
            encoding,
          );
          const body = open();
          const envelope = envelopeOf(
            readPayload(Buffer.from(received(encoding, contentType, String(body)))),
          );
          expect(envelope).toMatchObject({ username, site_id: SITE, event_name: event });
          expect(readEventData(envelope, {})).toEqual({ ...data });
        }),
        { numRuns: 150 },
      );
    },
  );
});
