import { isUtf8 } from 'node:buffer';
import { parseTextual, scanPayload } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { decodeForm, findUnencoded, type UnencodedPayload } from '../../protocol/form-text.js';
import { textOfUtf8, utf8Text } from '../../protocol/json/unread-json.js';
import { type Form, PlainForm } from './form.js';

/**
 * Reads an urlencoded form, its payload percent-encoded or not. Where a `{` follows `payload=` literally, the JSON is
 * taken as it stands if it is JSON so; else the form is decoded (decisions: "form").
 *
 * @param held how many bytes of it count as ours
 * @throws LinkError `body_malformed` when it is not UTF-8, or not percent-encoded as that; `payload_not_json` when an
 *   unencoded payload is JSON in neither reading
 */
export function urlencodedForm(body: Buffer, held = 0): Form {
  const unencoded = findUnencoded(body);
  if (unencoded === undefined) return new PlainForm(decodeForm(properText(body)), undefined, held);
  if (!isUtf8(body)) throw notUtf8();
  try {
    return asItStands(body, unencoded, held);
  } catch (fault) {
    const decoded = asEncoded(body, held);
    // Who wrote a `{` meant JSON: what is wrong with that says more than what the other reading ends at.
    if (decoded === undefined) throw fault;
    return decoded;
  }
}

function properText(body: Buffer): string {
  const text = utf8Text(body);
  if (text === undefined) throw notUtf8();
  return text;
}

// A decoder would put replacement characters in silence, and a name would be wrong for ever.
function notUtf8(): LinkError {
  return new LinkError('body_malformed', 'the form is not UTF-8');
}

function asItStands(body: Buffer, { name, value }: UnencodedPayload, held: number): Form {
  const payload = body.subarray(value);
  const before = name === 0 ? {} : decodeForm(body.toString('utf8', 0, name));
  return new PlainForm(before, parseTextual(payload) ?? scanPayload(payload), held);
}

function asEncoded(body: Buffer, held: number): Form | undefined {
  try {
    const { fields, payload } = new PlainForm(decodeForm(textOfUtf8(body)));
    const read = typeof payload === 'string' ? scanPayload(Buffer.from(payload)) : payload;
    return new PlainForm(fields, read, held);
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}
