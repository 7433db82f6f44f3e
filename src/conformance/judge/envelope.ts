import { isObject } from '../../protocol/envelope/envelope.js';
import { envelopeIn } from '../../protocol/envelope/response-envelope.js';
import { fail } from '../verdict.js';
import type { Answer } from '../wire/answer.js';

/** A response envelope as it came. */
export type Envelope = Readonly<Record<string, unknown>>;

const NO_HTML =
  'Answer every request with the JSON text of a response envelope; catch errors before the web server turns them into a page.';

/**
 * The response envelope in an answer.
 *
 * @throws AuditFailure when the answer is no JSON object
 */
export function envelopeOf(answer: Answer): Envelope {
  if (isObject(answer.json)) return answer.json;
  const seen =
    answer.json === undefined
      ? `what came with HTTP status ${answer.status} is no JSON that can be read safely`
      : 'it is JSON, but no object';
  return fail(answer, `the answer is not a response envelope: ${seen}`, NO_HTML);
}

/**
 * Whether an answer means success. Lenient about how the members are spelled: an audit about an event must not fail
 * because of the envelope, which has audits of its own.
 */
export function isSuccess({ status, json }: Answer): boolean {
  if (!isObject(json) || status >= 300) return false;
  return envelopeIn({ result_data: null, ...json })?.succeeded === true;
}

/** What a failed answer says. */
export function messageOf({ json, status }: Answer): string {
  const text = isObject(json) ? json.return_error_msg : undefined;
  return typeof text === 'string' && text !== '' ? text : `HTTP status ${status}, no message`;
}

/**
 * Demands success.
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
 * Demands a refusal, in whatever form.
 *
 * @throws AuditFailure
 */
export function expectRefusal(answer: Answer, what: string, fix: string): void {
  if (isSuccess(answer)) fail(answer, `${what} was answered with success`, fix);
}

/** Headers that differ from answer to answer by their nature. */
const VOLATILE: ReadonlySet<string> = new Set([
  'date',
  'content-length',
  'connection',
  'keep-alive',
  'etag',
  'set-cookie',
  'x-request-id',
  'x-response-time',
  'server-timing',
  'cf-ray',
  'age',
]);

/**
 * Demands that two answers tell nothing apart: status, headers and body.
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

/** Whether remote_site_id stays the same has an audit of its own. */
function comparedBody({ json, text }: Answer): string {
  return isObject(json) ? JSON.stringify({ ...json, remote_site_id: '' }) : text;
}

function comparedHeaders({ headers }: Answer): string {
  return [...headers]
    .filter(
      ([name]) =>
        !VOLATILE.has(name) && !name.startsWith('ratelimit') && !name.startsWith('x-ratelimit'),
    )
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join('\n');
}
