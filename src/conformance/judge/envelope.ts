import { isObject } from '../../protocol/envelope/envelope.js';
import { envelopeIn } from '../../protocol/envelope/response-envelope.js';
import { fail } from '../verdict.js';
import type { Answer } from '../wire/answer.js';

/** A response envelope as received. */
export type Envelope = Readonly<Record<string, unknown>>;

const NO_HTML =
  'Answer every request with the JSON text of a response envelope; catch errors before the web server turns them into a page.';

/**
 * Returns the response envelope of an answer.
 *
 * @throws AuditFailure when the answer is no JSON object
 */
export function envelopeOf(answer: Answer): Envelope {
  if (isObject(answer.json)) return answer.json;
  const seen =
    answer.json === undefined
      ? `the body with HTTP status ${answer.status} is no JSON that can be read safely`
      : 'it is JSON, but no object';
  return fail(answer, `the answer is not a response envelope: ${seen}`, NO_HTML);
}

/**
 * True if an answer reports success, whatever the spelling of its members. Audits of events must not fail because of
 * the envelope, which has its own audits.
 */
export function isSuccess({ status, json }: Answer): boolean {
  if (!isObject(json) || status >= 300) return false;
  return envelopeIn({ result_data: null, ...json })?.succeeded === true;
}

/** True for the result of a refusal: null, or a text, list or object without content. */
export function isEmptyResult(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Returns the message of a failed answer. */
export function messageOf({ json, status }: Answer): string {
  const text = isObject(json) ? json.return_error_msg : undefined;
  return typeof text === 'string' && text !== '' ? text : `HTTP status ${status}, no message`;
}

/**
 * Requires success.
 *
 * @throws AuditFailure
 */
export function expectSuccess(answer: Answer, what: string, fix: string): Envelope {
  const envelope = envelopeOf(answer);
  if (!isSuccess(answer)) {
    fail(answer, `${what} was answered with a failure: ${messageOf(answer).slice(0, 300)}`, fix);
  }
  return envelope;
}

/**
 * Requires a refusal of any form.
 *
 * @throws AuditFailure
 */
export function expectRefusal(answer: Answer, what: string, fix: string): void {
  if (isSuccess(answer)) fail(answer, `${what} was answered with success`, fix);
}

/** Headers that differ between any two answers: their time, and what servers and proxies add to each. */
const VOLATILE: ReadonlySet<string> = new Set([
  'date',
  'expires',
  'content-length',
  'connection',
  'keep-alive',
  'etag',
  'set-cookie',
  'x-response-time',
  'x-runtime',
  'server-timing',
  'cf-ray',
  'x-azure-ref',
  'traceparent',
  'tracestate',
  'nel',
  'report-to',
  'reporting-endpoints',
  'age',
]);
/** The beginning or the end of headers with the number of an answer, or with a rate that counts down. */
const NUMBERED =
  /^(?:x-)?ratelimit|(?:request|correlation|trace|transaction|vercel|cf)-?id$|-trace-context$/;

/**
 * Requires that two answers are indistinguishable: status, headers and body.
 *
 * @throws AuditFailure
 */
export function expectAlike(one: Answer, other: Answer, what: string, fix: string): void {
  if (one.status !== other.status) {
    fail(other, `${what}: HTTP status ${other.status} instead of ${one.status}`, fix);
  }
  if (comparedBody(one) !== comparedBody(other)) {
    fail(other, `${what} is answered with another body than the other refusal`, fix);
  }
  if (comparedHeaders(one) !== comparedHeaders(other)) {
    fail(other, `${what} is answered with other headers than the other refusal`, fix);
  }
}

/** Returns the body without remote_site_id, which has its own audit. */
function comparedBody({ json, text }: Answer): string {
  return isObject(json) ? JSON.stringify({ ...json, remote_site_id: '' }) : text;
}

function comparedHeaders({ headers }: Answer): string {
  return [...headers]
    .filter(([name]) => !VOLATILE.has(name) && !NUMBERED.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join('\n');
}
