import { isUtf8 } from 'node:buffer';
import { scanPayload } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { decodeForm, findUnencoded, type UnencodedPayload } from '../../protocol/form-text.js';
import { textOf } from '../../protocol/json/unread-json.js';
import { type Form, plainForm } from './form.js';

/**
 * Reads an urlencoded form, its payload percent-encoded or not. Where a `{` follows `payload=` literally, the JSON is
 * taken as it stands if it is JSON so; else the form is decoded (decisions: "form").
 *
 * @throws LinkError `body_malformed` when it is not UTF-8, or not percent-encoded as that; `payload_not_json` when an
 *   unencoded payload is JSON in neither reading
 */
export function urlencodedForm(body: Buffer): Form {
  // A decoder would put replacement characters in silence, and a name would be wrong for ever.
  if (!isUtf8(body)) throw new LinkError('body_malformed', 'the form is not UTF-8');
  const unencoded = findUnencoded(body);
  if (unencoded === undefined) return plainForm(decodeForm(textOf(body)));
  try {
    return asItStands(body, unencoded);
  } catch (fault) {
    const decoded = asEncoded(body);
    // Who wrote a `{` meant JSON: what is wrong with that says more than what the other reading ends at.
    if (decoded === undefined) throw fault;
    return decoded;
  }
}

function asItStands(body: Buffer, { name, value }: UnencodedPayload): Form {
  const payload = scanPayload(body.subarray(value));
  const before = name === 0 ? {} : decodeForm(body.toString('utf8', 0, name));
  return { ...plainForm(before), payload };
}

function asEncoded(body: Buffer): Form | undefined {
  try {
    const form = plainForm(decodeForm(textOf(body)));
    if (typeof form.payload !== 'string') return form;
    return { ...form, payload: scanPayload(Buffer.from(form.payload)) };
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}
