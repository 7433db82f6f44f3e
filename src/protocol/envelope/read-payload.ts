import { LinkError } from '../errors/errors.js';
import { JsonScan, scanJson, scanSteps } from '../json/json-scan.js';
import { isProperText, nonText, refuseName } from '../json/safe-json.js';
import { textOfUtf8 } from '../json/unread-json.js';
import type { Steps } from '../steps.js';
import { isObject, type RequestEnvelope } from './envelope.js';

const TEXT_MEMBERS = ['username', 'password', 'site_id', 'event_name'] as const;
const REFUSED_MEMBERS = ['__proto__', 'constructor'];
const MEMBERS = [...TEXT_MEMBERS, 'event_data', ...REFUSED_MEMBERS];

/**
 * A payload before its credentials hold: an object parsed around the text of event_data, or a scan that found the
 * members.
 */
export type ReadPayload = Readonly<Record<string, unknown>> | JsonScan;

/**
 * Reads the form variable `payload` without building event_data. There are three cases:
 *
 * 1. event_data is text, as documented: the payload is parsed, and event_data stays that text.
 * 2. event_data is JSON within the JSON, or absent: a scan finds the members.
 * 3. The parser of a host app has built the payload: nothing is left to read, and {@link envelopeOf} takes its value.
 *
 * @param payload text, or its bytes in UTF-8
 * @throws LinkError `payload_unsafe` for half a surrogate pair, `payload_not_json`
 */
export function readPayload(payload: string | Buffer): ReadPayload {
  if (typeof payload === 'string' && !payload.isWellFormed()) throw nonText('payload');
  const parsed = parseTextual(payload);
  if (parsed !== undefined) return parsed;
  return scanJson(typeof payload === 'string' ? Buffer.from(payload) : payload, 'payload', MEMBERS);
}

/** Finds the members of a long payload in steps, from its bytes. It does not build event_data. */
export function scanPayloadSteps(payload: Buffer): Steps<JsonScan> {
  return scanSteps(payload, 'payload', MEMBERS);
}

/**
 * Returns the envelope in a payload.
 *
 * @throws LinkError `payload_not_object`, `payload_unsafe`, `envelope_invalid`
 */
export function envelopeOf(payload: ReadPayload): RequestEnvelope {
  return payload instanceof JsonScan ? scannedEnvelope(payload) : parsedEnvelope(payload);
}

/** The number of characters up to which parsing is as fast as a search. */
const SHORT = 64 * 1024;

/** The start of the text of event_data in its usual spelling. */
const DATA_AS_TEXT = /"event_data"\s*:\s*"/;

/**
 * Parses a payload whose event_data is text, as documented. That builds nothing of event_data and costs less than a
 * scan. A long payload is parsed around that text, which has to be its last member, so that the rest is short.
 *
 * @param payload text, or its bytes in UTF-8
 * @returns undefined for any other payload and for text that is not a JSON object; the scan then finds the reason
 */
function parseTextual(payload: string | Buffer): Record<string, unknown> | undefined {
  const text = typeof payload === 'string' ? payload : textOfUtf8(payload);
  const found = DATA_AS_TEXT.exec(text);
  if (found === null) return undefined;
  try {
    const value: unknown =
      text.length <= SHORT
        ? JSON.parse(text)
        : parseAround(text, found.index + found[0].length - 1);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a long payload without the text of event_data, which begins at `start`, and then that text alone. */
function parseAround(text: string, start: number): unknown {
  const end = text.lastIndexOf('"') + 1;
  if (start + text.length - end > SHORT) return undefined;
  const value: unknown = JSON.parse(`${text.slice(0, start)}""${text.slice(end)}`);
  // The text belongs to another object, or follows the payload.
  if (!isObject(value) || value.event_data !== '') return undefined;
  return Object.assign(value, { event_data: JSON.parse(text.slice(start, end)) });
}

function scannedEnvelope({ isObject, members }: JsonScan): RequestEnvelope {
  if (!isObject) throw new LinkError('payload_not_object', 'payload: must be a JSON object');
  for (const name of REFUSED_MEMBERS) if (members.has(name)) refuseName(name, () => 'payload');
  // A value other than text is not built: null stands for it, and the envelope refuses both.
  const text = (name: string) => {
    const member = members.get(name);
    return member && (member.text ?? null);
  };
  return checkMembers({
    username: text('username'),
    password: text('password'),
    site_id: text('site_id'),
    event_name: text('event_name'),
    event_data: members.get('event_data'),
  });
}

function parsedEnvelope(value: Readonly<Record<string, unknown>>): RequestEnvelope {
  for (const name of REFUSED_MEMBERS) {
    if (Object.hasOwn(value, name)) refuseName(name, () => 'payload');
  }
  return checkMembers(value);
}

function checkMembers(found: Readonly<Record<string, unknown>>): RequestEnvelope {
  const { username, password, site_id, event_name, event_data } = found;
  if (isFilled(username) && isFilled(password) && isFilled(site_id) && isFilled(event_name)) {
    const envelope = { username, password, site_id, event_name, event_data };
    for (const name of TEXT_MEMBERS) {
      if (!isProperText(envelope[name])) throw nonText(`payload.${name}`);
    }
    return envelope;
  }
  const missing = TEXT_MEMBERS.find((name) => !isFilled(found[name]));
  const isAbsent = missing !== undefined && found[missing] === undefined;
  const problem = isAbsent ? 'is required' : 'must be text, not blank';
  throw new LinkError('envelope_invalid', `payload.${missing}: ${problem}`);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
