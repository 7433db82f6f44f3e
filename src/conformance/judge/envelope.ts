import { isObject } from '../../protocol/envelope.js';
import { fail } from '../verdict.js';
import type { Answer } from '../wire/answer.js';

/** A response envelope as it came. */
export type Envelope = Readonly<Record<string, unknown>>;

const TRUE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true', 'True']);
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
  const { error, success } = json;
  if (TRUE.has(error)) return false;
  return success === undefined ? error !== undefined : TRUE.has(success);
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
