import { LinkError } from './errors.js';
import { type JsonScan, scanJson } from './json-scan.js';
import {
  isProperText,
  type JsonLimits,
  nonText,
  parseSafeJson,
  refuseName,
  refuseUnsafe,
} from './safe-json.js';
import { UnreadJson } from './unread-json.js';

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
 * Checks an envelope that is parsed already, as an app's own JSON parser leaves it.
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

function unreadValue(data: UnreadJson, given: JsonLimits): unknown {
  // Most event_data cannot have too many values, so that none has to be counted.
  const limits = data.mostValues > (given.maxValues ?? data.mostValues) ? given : {};
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
