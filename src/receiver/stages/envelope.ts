import {
  checkEnvelope,
  isObject,
  parseTextual,
  type RequestEnvelope,
  readEnvelope,
  scanPayload,
} from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { JsonScan } from '../../protocol/json/json-scan.js';
import { nonText } from '../../protocol/json/safe-json.js';
import type { Form } from '../form/form.js';

/**
 * Stage 2: the envelope in the form variable `payload`. Nothing of event_data is built here: whose call it is, is not
 * known yet.
 *
 * @throws LinkError of the stages form (no usable payload) and envelope (a member missing)
 */
export function readFormEnvelope(form: Form): RequestEnvelope {
  const { payload } = form;
  if (payload instanceof JsonScan) return readEnvelope(payload);
  if (typeof payload === 'string') return readText(payload, form);
  // Parsed with the form: where only that told how it is to be read, or by a host app's own JSON parser.
  if (isObject(payload)) return checkEnvelope(payload);
  if (payload !== undefined) {
    throw new LinkError('payload_not_text', 'payload: must be one form variable of text');
  }
  if (Object.keys(form.fields).some((name) => name.startsWith('payload['))) {
    throw new LinkError('payload_not_text', 'payload: must be one text, not payload[…]');
  }
  throw new LinkError('payload_missing', 'payload: the form has no such variable');
}

function readText(payload: string, { readByApp }: Form): RequestEnvelope {
  if (!payload.isWellFormed()) throw nonText('payload');
  const parsed = parseTextual(payload);
  return parsed ? checkEnvelope(parsed) : readEnvelope(scanText(payload, readByApp));
}

function scanText(payload: string, readByApp: Form['readByApp']): JsonScan {
  try {
    return scanPayload(Buffer.from(payload));
  } catch (error) {
    if (!LinkError.is(error) || !readByApp) throw error;
    // A parser that knows no unencoded JSON cuts it at its first `&`.
    const hint = "the app's own parser has read the form; mount the receiver before it";
    throw new LinkError('payload_not_json', `${error.message} (${hint})`);
  }
}
