import {
  checkEnvelope,
  isObject,
  type RequestEnvelope,
  readEnvelope,
} from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { refuseUnsafe } from '../../protocol/json-text.js';
import type { Form } from '../body/form.js';

/**
 * Stage 2: the envelope in the form variable `payload`.
 *
 * @throws LinkError of the stages form (no usable payload) and envelope (a member missing)
 */
export function readFormEnvelope(form: Form): RequestEnvelope {
  const { payload } = form;
  if (payload === undefined) {
    throw new LinkError('payload_missing', 'payload: the form has no such variable');
  }
  // A host app's own JSON parser may have parsed the envelope with the rest.
  if (isObject(payload)) {
    refuseUnsafe(payload, 'payload');
    return checkEnvelope(payload);
  }
  if (typeof payload !== 'string') {
    throw new LinkError('payload_not_text', 'payload: must be one form variable of text');
  }
  try {
    return readEnvelope(payload, form.payloadBytes);
  } catch (error) {
    const otherReading = LinkError.is(error) && error.code === 'payload_not_json';
    if (otherReading && form.readByApp) throw readWrongly(error.message);
    if (!otherReading || form.decodeInstead?.() !== true) throw error;
    return readFormEnvelope(form);
  }
}

// A parser that knows no unencoded JSON cuts it at its first `&`.
function readWrongly(problem: string): LinkError {
  const mend = "the app's own parser has read the form; mount the receiver before it";
  return new LinkError('payload_not_json', `${problem} (${mend})`);
}
