import { isUtf8 } from 'node:buffer';
import { isObject } from '../../protocol/envelope/envelope.js';
import { SvclinkError } from '../../protocol/errors/base-error.js';
import { parseSafeJson, refuseUnsafe } from '../../protocol/json/safe-json.js';
import { invalidRequest } from '../errors.js';

/** A JSON object with unchecked members. */
export type JsonObject = Record<string, unknown>;

/** The name of the request's text in messages. */
const ROOT = 'body';
/** Far more values than any action takes; as for event_data of the link receiver. */
const LIMITS = { maxValues: 1_000_000 };

/**
 * Refuses unsafe values in a parsed body, so that no handler receives them.
 *
 * @throws Refusal `invalid_request` for a member named `__proto__` or `constructor`, for NUL and lone surrogates in a
 *   text or a name, and for a body that is nested too deep or has too many values
 */
export function checkValue(value: unknown): void {
  asRefusal(() => refuseUnsafe(value, ROOT, LIMITS));
}

function asRefusal<Value>(step: () => Value): Value {
  try {
    return step();
  } catch (error) {
    throw SvclinkError.is(error) ? invalidRequest(`${error.message}.`) : error;
  }
}

/**
 * Parses the text of a body.
 *
 * @throws Refusal `invalid_request` for any text but a JSON object, and as {@link checkValue} does
 */
export function readJsonObject(text: string): JsonObject {
  if (text.trim() === '') return {};
  const value = asRefusal(() => parseSafeJson(text, ROOT, LIMITS));
  if (!isObject(value)) throw invalidRequest('The body is JSON, but not an object.');
  return value;
}

/** Decodes the bytes of a body, without a byte order mark. @throws Refusal `invalid_request` when it is not UTF-8 */
export function readUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalidRequest('The body is not UTF-8.');
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
