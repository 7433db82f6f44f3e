import { parseSafeJson } from '../json/safe-json.js';
import { isObject } from './envelope.js';

/** A response envelope as the client reads it (specification: "Response envelope"). */
export interface ResponseEnvelope {
  /** False when any member signals a failure; undefined when no member states an outcome. */
  readonly succeeded: boolean | undefined;
  /** `return_error_msg`, or the text of `error` when that is blank; undefined when both are blank. */
  readonly message: string | undefined;
  /** `result_data`, unchanged; undefined when absent. */
  readonly result: unknown;
  /** `remote_site_id`; undefined for a value other than text. */
  readonly remoteSiteId: string | undefined;
  /** `remote_org_id`, a number or a text of digits. */
  readonly remoteOrgId: number | undefined;
}

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes']);
const NO: ReadonlySet<string> = new Set(['', 'false', '0', 'no']);

function word(value: unknown): string | undefined {
  const isWord = ['string', 'number', 'boolean'].includes(typeof value);
  return isWord ? String(value).trim().toLowerCase() : undefined;
}

/** Returns true for an `error` that signals no failure. An object or a list signals one only by its content. */
function isNoError(error: unknown): boolean {
  if (error === undefined || error === null) return true;
  if (typeof error === 'object') return Object.values(error).every(isNoError);
  return NO.has(word(error) ?? 'true');
}

/** Returns true for a `success` that agrees. When it is absent, `error` decides. */
function isSuccess(success: unknown): boolean {
  return success === undefined || success === null || YES.has(word(success) ?? '');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Returns true for a response envelope. Objects with `error` or `success` alone come from other software. */
function isEnvelope(value: Readonly<Record<string, unknown>>): boolean {
  const { error, success, remote_site_id: site } = value;
  if ('result_data' in value || 'return_error_msg' in value) return true;
  const [hasError, hasSuccess] = [error !== undefined, success !== undefined];
  return (hasError && hasSuccess) || (site !== undefined && (hasError || hasSuccess));
}

/** The text of `return_error_msg`, or of `error` when that is blank. */
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
 * Reads a parsed answer as a response envelope. It is lenient where peers differ (absent members, flags spelled as text
 * or numbers, an empty list for no error) and strict about success: one signal of failure is enough (decisions:
 * "outcome of an answer", "what is an envelope").
 *
 * @returns undefined for a value that is not an envelope
 */
export function envelopeIn(value: unknown): ResponseEnvelope | undefined {
  if (!isObject(value) || !isEnvelope(value)) return undefined;
  const { error, success, remote_site_id: site, result_data: result } = value;
  const message = messageIn(value);
  const isSaid = isGiven(error) || isGiven(success);
  const byMessage = message === undefined || isNoError(message) ? undefined : false;
  return {
    succeeded: isSaid ? isNoError(error) && isSuccess(success) : byMessage,
    message,
    result,
    remoteSiteId: typeof site === 'string' ? site : undefined,
    remoteOrgId: orgId(value.remote_org_id),
  };
}

/**
 * Reads the text of an answer as a response envelope.
 *
 * @returns undefined for JSON that is not an envelope
 * @throws LinkError `payload_not_json`, `payload_unsafe`
 */
export function readResponse(text: string): ResponseEnvelope | undefined {
  return envelopeIn(parseSafeJson(text, 'answer'));
}
