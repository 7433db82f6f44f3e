import { LinkError } from './errors.js';
import { parseJson, surveyAndParse } from './json-text.js';

/** A request envelope as it was sent (specification: "Request envelope"). */
export interface RequestEnvelope {
  readonly username: string;
  /** The SHA-1 of the account password, in hex. */
  readonly password: string;
  readonly site_id: string;
  readonly event_name: string;
  /** Text, object or absent; read by {@link readEventData} once the credentials hold. */
  readonly event_data: unknown;
  /** Whether the JSON text in `event_data` was surveyed with the payload, and nothing suspicious was in it. */
  readonly isSpotless?: boolean;
}

const TEXT_MEMBERS = ['username', 'password', 'site_id', 'event_name'] as const;

/** Whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the form variable `payload`.
 *
 * @param bytes the same as UTF-8, where it is at hand
 * @throws LinkError `payload_not_json`, `payload_not_object`, `payload_unsafe`, `envelope_invalid`
 */
export function readEnvelope(payload: string, bytes?: Buffer): RequestEnvelope {
  try {
    const { value, isSpotless } = surveyAndParse(payload, 'payload', bytes);
    return checkEnvelope(value, isSpotless);
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    // The engine's own message quotes the text, which holds the password hash: it must not travel, not even as cause.
    throw new LinkError('payload_not_json', 'payload: must be the JSON text of an object');
  }
}

/** Checks an envelope that is parsed already, as an app's own JSON parser leaves it. */
export function checkEnvelope(value: unknown, isSpotless = false): RequestEnvelope {
  if (!isObject(value)) {
    throw new LinkError('payload_not_object', 'payload: must be a JSON object');
  }
  const { username, password, site_id, event_name, event_data } = value;
  if (isFilled(username) && isFilled(password) && isFilled(site_id) && isFilled(event_name)) {
    return { username, password, site_id, event_name, event_data, isSpotless };
  }
  const missing = TEXT_MEMBERS.find((name) => !isFilled(value[name]));
  const problem =
    missing !== undefined && value[missing] === undefined
      ? 'is required'
      : 'must be text, not blank';
  throw new LinkError('envelope_invalid', `payload.${missing}: ${problem}`);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Reads `event_data`: the text of a JSON object, an object, or absent or blank, which is `{}`.
 *
 * @throws LinkError `event_data_malformed`, `payload_unsafe`
 */
export function readEventData({
  event_data,
  isSpotless = false,
}: Pick<RequestEnvelope, 'event_data' | 'isSpotless'>): Record<string, unknown> {
  if (event_data === undefined || event_data === null) return {};
  const value =
    typeof event_data === 'string' ? parseEventData(event_data, isSpotless) : event_data;
  if (isObject(value)) return value;
  throw new LinkError(
    'event_data_malformed',
    'event_data: must be a JSON object, or the text of one',
  );
}

function parseEventData(text: string, isSpotless: boolean): unknown {
  if (text.trim() === '') return {};
  try {
    // A text that begins like this is what the survey of the payload took for JSON, too.
    if (isSpotless && (text.startsWith('{') || text.startsWith('['))) return JSON.parse(text);
    return parseJson(text, 'event_data');
  } catch (cause) {
    // The form was right, and the credentials too: from here on it is the event that fails.
    if (LinkError.is(cause)) throw new LinkError(cause.code, cause.message, { stage: 'data' });
    throw new LinkError('event_data_malformed', 'event_data: is not JSON', { cause });
  }
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
