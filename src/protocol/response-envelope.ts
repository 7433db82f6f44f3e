import { isObject } from './envelope.js';
import { LinkError } from './errors.js';
import { parseSafeJson } from './json/safe-json.js';

/** A response envelope as a caller reads it (specification: "Response envelope"). */
export interface ResponseEnvelope {
  /** False when `error` or `success` says so, whatever the other one says. */
  readonly succeeded: boolean;
  /** `return_error_msg`; undefined when it is null or blank. */
  readonly message: string | undefined;
  /** `result_data`, as it came; undefined when it is absent. */
  readonly result: unknown;
  /** `remote_site_id`; undefined when it is not text. */
  readonly remoteSiteId: string | undefined;
  /** `remote_org_id`, also where it came as text of digits. */
  readonly remoteOrgId: number | undefined;
}

/** What a flag of the envelope says in its many spellings; undefined when it says nothing. */
function flag(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') return value !== false && value !== 0;
  const text = value.trim().toLowerCase();
  return text !== '' && text !== 'false' && text !== '0';
}

/** Only what says yes counts as success; anything else in `success` is a failure. */
function says(value: unknown): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  const text = String(value).trim().toLowerCase();
  return text === 'true' || text === '1';
}

function orgId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(id) ? Number(id) : undefined;
}

/**
 * Reads the text of an answer as a response envelope. Lenient where peers differ (members missing, flags spelled as
 * text or numbers), strict about success: one signal of failure is enough.
 *
 * @returns undefined when it is no envelope: not JSON, not an object, or without `error` and `success`
 * @throws LinkError `payload_unsafe`
 */
export function readResponse(text: string): ResponseEnvelope | undefined {
  const value = parsed(text);
  if (!isObject(value)) return undefined;
  const failed = flag(value.error);
  const success = says(value.success);
  if (failed === undefined && success === undefined) return undefined;
  const { return_error_msg: message, remote_site_id: site, result_data: result } = value;
  return {
    succeeded: failed !== true && success !== false,
    message: typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined,
    result,
    remoteSiteId: typeof site === 'string' ? site : undefined,
    remoteOrgId: orgId(value.remote_org_id),
  };
}

function parsed(text: string): unknown {
  try {
    return parseSafeJson(text, 'answer');
  } catch (error) {
    if (LinkError.is(error) && error.code === 'payload_not_json') return undefined;
    throw error;
  }
}
