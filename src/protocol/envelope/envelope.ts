import { createHash } from 'node:crypto';
import { LinkError } from '../errors/errors.js';
import { type JsonScan, scanJson } from '../json/json-scan.js';
import {
  isProperText,
  type JsonLimits,
  nonText,
  parseSafeJson,
  refuseName,
  refuseUnsafe,
} from '../json/safe-json.js';
import { textOfUtf8, UnreadJson } from '../json/unread-json.js';

/** A request envelope as it was sent (specification: "Request envelope"). */
export interface RequestEnvelope {
  readonly username: string;
  /** The SHA-1 of the account password, in hex. */
  readonly password: string;
  readonly site_id: string;
  readonly event_name: string;
  /**
   * What {@link readEventData} reads once the credentials hold: JSON that nobody has built so far, or the value that a
   * host app's own JSON parser left.
   */
  readonly event_data: unknown;
}

const TEXT_MEMBERS = ['username', 'password', 'site_id', 'event_name'] as const;
const REFUSED_MEMBERS = ['__proto__', 'constructor'];
const MEMBERS = [...TEXT_MEMBERS, 'event_data', ...REFUSED_MEMBERS];

const SHA1 = /^[0-9a-f]{40}$/i;
const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The form of a password on the wire: its SHA-1 in hex, in lower case (specification: "Request envelope"). */
export function passwordSha1(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex');
}

/** Whether a value has the form of a password on the wire: 40 hex digits of either case. */
export function isPasswordSha1(value: unknown): value is string {
  return typeof value === 'string' && SHA1.test(value);
}

/**
 * Whether a value is the text of a version 4 UUID, in hex of either case, as a `site_id` is (specification: "Request
 * envelope").
 */
export function isUuidV4(value: unknown): value is string {
  return typeof value === 'string' && V4.test(value);
}

/** Whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Finds the members of the envelope in the form variable `payload`; nothing is built.
 *
 * @param payload its bytes, which are UTF-8
 * @throws LinkError `payload_not_json`
 */
export function scanPayload(payload: Buffer): JsonScan {
  return scanJson(payload, 'payload', MEMBERS);
}

/** So many characters are parsed as quickly as they are looked at. */
const SHORT = 64 * 1024;

/** Where the text of event_data begins, in its usual spelling. */
const DATA_AS_TEXT = /"event_data"\s*:\s*"/;

/**
 * Parses a payload whose event_data is text, as documented: nothing of event_data is built by that, and it costs less than
 * a scan. A long one is parsed around that text, which has to be its last member, so that nothing else of it is long.
 *
 * @param payload text, or its bytes, which are UTF-8
 * @returns undefined for any other payload, and for what is no JSON object: {@link scanPayload} tells what it is
 */
export function parseTextual(payload: string | Buffer): Record<string, unknown> | undefined {
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

/** Parses a long payload without the text of event_data, which begins at `start`, and that text by itself. */
function parseAround(text: string, start: number): unknown {
  const end = text.lastIndexOf('"') + 1;
  if (start + text.length - end > SHORT) return undefined;
  const value: unknown = JSON.parse(`${text.slice(0, start)}""${text.slice(end)}`);
  // Of another object, or behind it.
  if (!isObject(value) || value.event_data !== '') return undefined;
  return Object.assign(value, { event_data: JSON.parse(text.slice(start, end)) });
}

/**
 * Reads the envelope from its scan.
 *
 * @throws LinkError `payload_not_object`, `payload_unsafe`, `envelope_invalid`
 */
export function readEnvelope({ isObject, members }: JsonScan): RequestEnvelope {
  if (!isObject) throw new LinkError('payload_not_object', 'payload: must be a JSON object');
  for (const name of REFUSED_MEMBERS) if (members.has(name)) refuseName(name, () => 'payload');
  // What is no text is refused whatever it is, so it need not be built.
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

/**
 * Checks an envelope that is parsed already, by {@link parseTextual} or an app's own JSON parser.
 *
 * @throws LinkError `payload_unsafe`, `envelope_invalid`
 */
export function checkEnvelope(value: Readonly<Record<string, unknown>>): RequestEnvelope {
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

/**
 * Reads `event_data`: the text of a JSON object, an object, or what stands for `{}`: absent, null, blank, or an empty list
 * (`[]`, as PHP writes an empty object).
 *
 * @throws LinkError `event_data_malformed`, `payload_unsafe`
 */
export function readEventData(
  { event_data }: Pick<RequestEnvelope, 'event_data'>,
  limits: JsonLimits,
): Record<string, unknown> {
  const value = eventValue(event_data, limits);
  if (isObject(value)) return value;
  if (Array.isArray(value) && value.length === 0) return {};
  const message = 'event_data: must be a JSON object, or the text of one';
  throw new LinkError('event_data_malformed', message);
}

function eventValue(data: unknown, limits: JsonLimits): unknown {
  try {
    if (typeof data === 'string') return eventText(data, limits);
    if (data instanceof UnreadJson) return unreadValue(data, limits);
    refuseUnsafe(data, 'event_data', limits);
    return data ?? {};
  } catch (cause) {
    // The form was right, and the credentials too: from here on it is the event that fails.
    if (!LinkError.is(cause)) throw cause;
    const code = cause.code === 'payload_not_json' ? 'event_data_malformed' : cause.code;
    throw new LinkError(code, cause.message, { stage: 'data' });
  }
}

function unreadValue(data: UnreadJson, limits: JsonLimits): unknown {
  const { text } = data;
  if (text !== undefined) return eventText(text, limits);
  return parseSafeJson(data.json, 'event_data', limits) ?? {};
}

function eventText(text: string, limits: JsonLimits): unknown {
  if (!isProperText(text)) throw nonText('event_data');
  return /^[ \t\r\n]*$/.test(text) ? {} : parseSafeJson(text, 'event_data', limits);
}

/** Builds the response envelopes of one site; the fixed parts are put together once (specification: "Response envelope"). */
export class EnvelopeWriter {
  readonly #site: string;
  readonly #success: string;

  /** @param remoteSiteId the v4 UUID that every response carries */
  constructor(remoteSiteId: string) {
    this.#site = `{"remote_site_id":${JSON.stringify(remoteSiteId)},`;
    this.#success = `${this.#site}"error":false,"success":true,"return_error_msg":null,"result_data":`;
  }

  /** The envelope of a success around `result`, which is JSON text. */
  success(result: string, remoteOrgId?: number): string {
    return remoteOrgId === undefined
      ? `${this.#success}${result}}`
      : `${this.#success}${result},"remote_org_id":${remoteOrgId}}`;
  }

  /** The envelope of a failure: the message, and no result. */
  failure(message: string): string {
    return `${this.#site}"error":true,"success":false,"return_error_msg":${JSON.stringify(message)},"result_data":null}`;
  }

  /** How the envelope of a streamed list begins; whether it is a success is known at the end only. */
  beginList(): string {
    return `${this.#site}"result_data":[`;
  }

  /** How the envelope of a streamed list ends when all went well. */
  endList(remoteOrgId?: number): string {
    const org = remoteOrgId === undefined ? '' : `,"remote_org_id":${remoteOrgId}`;
    return `],"error":false,"success":true,"return_error_msg":null${org}}`;
  }
}
