import { LinkError } from './errors.js';
import { parseJson } from './json-text.js';

/** A request envelope as it was sent (specification: "Request envelope"). */
export interface RequestEnvelope {
  readonly username: string;
  /** The SHA-1 of the account password, in hex. */
  readonly password: string;
  readonly site_id: string;
  readonly event_name: string;
  /** Text, object or absent; read by {@link readEventData} once the credentials hold. */
  readonly event_data: unknown;
}

const TEXT_MEMBERS = ['username', 'password', 'site_id', 'event_name'] as const;

/** Whether a value is what JSON calls an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the form variable `payload`.
 *
 * @throws LinkError `payload_not_json`, `payload_not_object`, `payload_unsafe`, `envelope_invalid`
 */
export function readEnvelope(payload: string): RequestEnvelope {
  let value: unknown;
  try {
    value = parseJson(payload, 'payload');
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    // The engine's own message quotes the text, which holds the password hash: it must not travel, not even as cause.
    throw new LinkError('payload_not_json', 'payload: must be the JSON text of an object');
  }
  return checkEnvelope(value);
}

/** Checks an envelope that is parsed already, as an app's own JSON parser leaves it. */
export function checkEnvelope(value: unknown): RequestEnvelope {
  if (!isObject(value)) {
    throw new LinkError('payload_not_object', 'payload: must be a JSON object');
  }
  const { username, password, site_id, event_name, event_data } = value;
  if (isFilled(username) && isFilled(password) && isFilled(site_id) && isFilled(event_name)) {
    return { username, password, site_id, event_name, event_data };
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
export function readEventData(eventData: unknown): Record<string, unknown> {
  if (eventData === undefined || eventData === null) return {};
  const value = typeof eventData === 'string' ? parseEventData(eventData) : eventData;
  if (isObject(value)) return value;
  throw new LinkError(
    'event_data_malformed',
    'event_data: must be a JSON object, or the text of one',
  );
}

function parseEventData(text: string): unknown {
  if (text.trim() === '') return {};
  try {
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
    return `${this.#site}${this.failureMembers(message)}`;
  }

  /** How the envelope of a streamed list begins; its fate stands at the end, because only then is it known. */
  beginList(): string {
    return `${this.#site}"result_data":[`;
  }

  /** How the envelope of a streamed list ends when all went well. */
  endList(remoteOrgId?: number): string {
    const org = remoteOrgId === undefined ? '' : `,"remote_org_id":${remoteOrgId}`;
    return `],"error":false,"success":true,"return_error_msg":null${org}}`;
  }

  /**
   * How the envelope of a streamed list ends when it failed half way: still an envelope, still a failure. The second
   * `result_data` takes the list back; a reader that keeps the first one still reads `error` true.
   */
  breakList(message: string): string {
    return `],${this.failureMembers(message)}`;
  }

  private failureMembers(message: string): string {
    return `"error":true,"success":false,"return_error_msg":${JSON.stringify(message)},"result_data":null}`;
  }
}
