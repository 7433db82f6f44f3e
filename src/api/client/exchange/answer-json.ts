import { isUtf8 } from 'node:buffer';
import { LinkError } from '../../../protocol/errors.js';
import { parseSafeJson } from '../../../protocol/json/safe-json.js';

/**
 * The value of the bytes of an answer; undefined when they are no JSON, or none that is safe: nested beyond all measure, or
 * with a member that reaches for a prototype.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) return undefined;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  try {
    return parseSafeJson(text, 'answer');
  } catch (error) {
    if (LinkError.is(error)) return undefined;
    throw error;
  }
}
