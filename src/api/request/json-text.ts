import { isUtf8 } from 'node:buffer';
import { SvclinkError } from '../../protocol/base-error.js';
import { refuseUnsafe } from '../../protocol/json-text.js';
import { invalidRequest } from '../errors/refusal.js';

/** A JSON object as it came, nothing about its members known. */
export type JsonObject = Record<string, unknown>;

/** How messages call the text of a request. */
const PLACE = 'body';

/** Whether a value is a JSON object: no list, no null, no scalar. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Refuses what no handler should have to expect, in a body that is parsed already.
 *
 * @throws Refusal `invalid_request` for a member named `__proto__` or `constructor`, for NUL and half surrogates in a
 *   text or a name, and for a body nested too deep
 */
export function checkValue(value: unknown): void {
  try {
    refuseUnsafe(value, PLACE);
  } catch (error) {
    throw SvclinkError.is(error) ? invalidRequest(`${error.message}.`) : error;
  }
}

/**
 * Reads the text of a body.
 *
 * @throws Refusal `invalid_request` for anything but a JSON object, and as {@link checkValue} does
 */
export function readJsonObject(text: string): JsonObject {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not JSON.');
  }
  if (!isJsonObject(value)) throw invalidRequest('The body is JSON, but not an object.');
  checkValue(value);
  return value;
}

/** The text of a body's bytes, without a byte order mark. @throws Refusal `invalid_request` when it is not UTF-8 */
export function readUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalidRequest('The body is not UTF-8.');
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
