import { parseSafeJson } from '../json/safe-json.js';
import { isObject } from './envelope.js';

/** A response envelope as a caller reads it (specification: "Response envelope"). */
export interface ResponseEnvelope {
  /** False where any member signals a failure; undefined where none says anything. */
  readonly succeeded: boolean | undefined;
  /** `return_error_msg`, or the text of `error` where that is blank; undefined where both are. */
  readonly message: string | undefined;
  /** `result_data`, as it came; undefined when it is absent. */
  readonly result: unknown;
  /** `remote_site_id`; undefined when it is not text. */
  readonly remoteSiteId: string | undefined;
  /** `remote_org_id`, also where it came as text of digits. */
  readonly remoteOrgId: number | undefined;
}

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes']);
const NO: ReadonlySet<string> = new Set(['', 'false', '0', 'no']);

function word(value: unknown): string | undefined {
  const isWord = ['string', 'number', 'boolean'].includes(typeof value);
  return isWord ? String(value).trim().toLowerCase() : undefined;
}

/** Whether `error` signals none: an object or a list signals one only by what is in it. */
function isNoError(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  if (typeof error === 'object') return Object.values(error).every(isNoError);
  return NO.has(word(error) ?? 'true');
}

/** Whether `success` agrees: absent, it leaves the word to `error`. */
function isSuccess(success: unknown): boolean {
  return success === undefined || success === null || YES.has(word(success) ?? '');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether an object is a response envelope: others with `error` or `success` come from other software. */
function isEnvelope(value: Readonly<Record<string, unknown>>): boolean {
  const { error, success, remote_site_id: site } = value;
  if ('result_data' in value || 'return_error_msg' in value) return true;
  const [hasError, hasSuccess] = [error !== undefined, success !== undefined];
  return (hasError && hasSuccess) || (site !== undefined && (hasError || hasSuccess));
}

/** The text of `return_error_msg`, or what `error` says in its place. */
function messageIn({ return_error_msg: message, error }: Record<string, unknown>) {
  if (typeof message === 'string' && message.trim() !== '') return message.trim();
  const texts = [error, isObject(error) ? error.message : undefined];
  const found = texts.find(
    (text) => typeof text === 'string' && !isNoError(text) && !YES.has(word(text) ?? ''),
  );
  return typeof found === 'string' ? found.trim() : undefined;
}

function orgId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[0-9]{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(id) ? Number(id) : undefined;
}

/**
 * Reads a parsed answer as a response envelope. Lenient where peers differ (members missing, flags spelled as text or
 * numbers, an empty list for no error), strict about success: one signal of failure is enough (decisions: "outcome of an
 * answer", "what is an envelope").
 *
 * @returns undefined for what is no envelope
 */
export function envelopeIn(value: unknown): ResponseEnvelope | undefined {
  if (!isObject(value) || !isEnvelope(value)) return undefined;
  const { error, success, remote_site_id: site, result_data: result } = value;
  const message = messageIn(value);
  const isSaid = isGiven(error) || isGiven(success);
  const silent = message === undefined || isNoError(message) ? undefined : false;
  return {
    succeeded: isSaid ? isNoError(error) && isSuccess(success) : silent,
    message,
    result,
    remoteSiteId: typeof site === 'string' ? site : undefined,
    remoteOrgId: orgId(value.remote_org_id),
  };
}

/**
 * Reads the text of an answer as a response envelope.
 *
 * @returns undefined for JSON that is no envelope
 * @throws LinkError `payload_not_json`, `payload_unsafe`
 */
export function readResponse(text: string): ResponseEnvelope | undefined {
  return envelopeIn(parseSafeJson(text, 'answer'));
}
