import { isUtf8 } from 'node:buffer';
import { invalidRequest } from '../errors/refusal.js';

/** A JSON object as it came, nothing about its members known. */
export type JsonObject = Record<string, unknown>;

const DEEPEST = 64;
const SUSPICIOUS = /__proto__|\\u005f/i;

/** Whether a value is a JSON object: no list, no null, no scalar. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deeply nested text costs stack wherever it is walked later, so the depth is bounded before that. */
function isTooDeep(text: string): boolean {
  // Text this short cannot nest deeper.
  if (text.length <= 2 * DEEPEST) return false;
  let depth = 0;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) inText = !inText;
    else if (inText) index += code === 0x5c ? 1 : 0;
    else if (code === 0x5b || code === 0x7b) depth += 1;
    else if (code === 0x5d || code === 0x7d) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

const namedPrototype = () => invalidRequest('The body has a member named __proto__.');
const tooDeep = () => invalidRequest(`The body nests deeper than ${DEEPEST}.`);

/**
 * Refuses what no handler should have to expect, in a body that is parsed already.
 *
 * @throws Refusal `invalid_request` for a member named `__proto__`, which would change what an object is where it is
 *   copied, and for one nested deeper than 64
 */
export function checkValue(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw tooDeep();
  if (Object.hasOwn(value, '__proto__')) throw namedPrototype();
  for (const member of Object.values(value)) checkValue(member, depth + 1);
}

/**
 * Reads the text of a body.
 *
 * @throws Refusal `invalid_request` for anything but a JSON object, and as {@link checkValue} does
 */
export function readJsonObject(text: string): JsonObject {
  if (text.trim() === '') return {};
  if (isTooDeep(text)) throw tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest('The body is not JSON.');
  }
  if (!isJsonObject(value)) throw invalidRequest('The body is JSON, but not an object.');
  // Nearly no body has such text, so nearly none is walked.
  if (SUSPICIOUS.test(text)) checkValue(value);
  return value;
}

/** The text of a body's bytes, without a byte order mark. @throws Refusal `invalid_request` when it is not UTF-8 */
export function readUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalidRequest('The body is not UTF-8.');
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
