import { createHash } from 'node:crypto';
import { LinkError } from '../errors/errors.js';
import { QUOTE } from '../json/characters.js';
import { PIECE, parseSteps } from '../json/json-build.js';
import {
  isProperText,
  type JsonLimits,
  nonText,
  parseSafeJson,
  refuseUnsafe,
} from '../json/safe-json.js';
import { unescapedSteps } from '../json/unescaped.js';
import { UnreadJson } from '../json/unread-json.js';
import type { Steps } from '../steps.js';

/** A request envelope as it was sent (specification: "Request envelope"). */
export interface RequestEnvelope {
  readonly username: string;
  /** The SHA-1 of the account password, in hex. */
  readonly password: string;
  readonly site_id: string;
  readonly event_name: string;
  /**
   * The input of {@link readEventData} after the credentials hold: unparsed JSON, or the value that a host app's JSON
   * parser built.
   */
  readonly event_data: unknown;
}

const SHA1 = /^[0-9a-f]{40}$/i;
const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The form of a password on the wire: its SHA-1 in hex, in lower case (specification: "Request envelope"). */
export function passwordSha1(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex');
}

/** Returns true for the form of a password on the wire: 40 hex digits of either case. */
export function isPasswordSha1(value: unknown): value is string {
  return typeof value === 'string' && SHA1.test(value);
}

/**
 * Returns true for the text of a version 4 UUID in hex of either case, the form of a `site_id` (specification: "Request
 * envelope").
 */
export function isUuidV4(value: unknown): value is string {
  return typeof value === 'string' && V4.test(value);
}

/** Returns true for the JavaScript value of a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads `event_data`: the text of a JSON object, or an object. An absent, null or blank value and an empty list (`[]`,
 * as PHP writes an empty object) are read as `{}`.
 *
 * @throws LinkError `event_data_malformed`, `payload_unsafe`
 */
export function readEventData(
  { event_data }: Pick<RequestEnvelope, 'event_data'>,
  limits: JsonLimits,
): Record<string, unknown> {
  return dataObject(eventValue(event_data, limits));
}

function dataObject(value: unknown): Record<string, unknown> {
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
    throw ofData(cause);
  }
}

/** An error of the event's data: the form and the credentials were right. */
function ofData(cause: unknown): unknown {
  if (!LinkError.is(cause)) return cause;
  const code = cause.code === 'payload_not_json' ? 'event_data_malformed' : cause.code;
  return new LinkError(code, cause.message, { stage: 'data' });
}

/**
 * Reads a long `event_data` in steps. It overwrites and releases the bytes.
 *
 * @throws the errors of {@link readEventData}
 */
export function* readEventDataSteps(
  data: UnreadJson,
  limits: JsonLimits,
): Steps<Record<string, unknown>> {
  try {
    const json = data.take();
    const isText = json[0] === QUOTE;
    const text = isText ? yield* unescapedSteps(json, 'event_data') : json;
    if (isText && (text.length <= PIECE || text.every(isBlankByte)))
      return dataObject(eventText(text.toString(), limits));
    return dataObject(yield* parseSteps(text, 'event_data', limits));
  } catch (cause) {
    throw ofData(cause);
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

function isBlankByte(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a;
}

/**
 * The writer of one site's response envelopes. It builds their fixed parts once (specification: "Response envelope").
 */
export class EnvelopeWriter {
  readonly #site: string;
  readonly #success: string;

  /** @param remoteSiteId the v4 UUID of every response */
  constructor(remoteSiteId: string) {
    this.#site = `{"remote_site_id":${JSON.stringify(remoteSiteId)},`;
    this.#success = `${this.#site}"error":false,"success":true,"return_error_msg":null,"result_data":`;
  }

  /** Returns the envelope of a success around `result`, which is JSON text. */
  success(result: string, remoteOrgId?: number): string {
    return remoteOrgId === undefined
      ? `${this.#success}${result}}`
      : `${this.#success}${result},"remote_org_id":${remoteOrgId}}`;
  }

  /** Returns the envelope of a failure: the message, and no result. */
  failure(message: string): string {
    return `${this.#site}"error":true,"success":false,"return_error_msg":${JSON.stringify(message)},"result_data":null}`;
  }

  /** Returns the start of the envelope of a streamed list. Only the end states success or failure. */
  beginList(): string {
    return `${this.#site}"result_data":[`;
  }

  /** Returns the end of the envelope of a streamed list that succeeded. */
  endList(remoteOrgId?: number): string {
    const org = remoteOrgId === undefined ? '' : `,"remote_org_id":${remoteOrgId}`;
    return `],"error":false,"success":true,"return_error_msg":null${org}}`;
  }
}
