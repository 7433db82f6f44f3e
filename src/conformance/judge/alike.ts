import { isObject } from '../../protocol/envelope.js';
import { fail } from '../verdict.js';
import type { Answer } from '../wire/answer.js';

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
  if (bodyOf(one) !== bodyOf(other)) {
    fail(other, `${what} is answered with another body than the other refusal`, fix);
  }
  if (headersOf(one) !== headersOf(other)) {
    fail(other, `${what} is answered with other headers than the other refusal`, fix);
  }
}

/** Whether remote_site_id stays the same has an audit of its own. */
function bodyOf({ json, text }: Answer): string {
  return isObject(json) ? JSON.stringify({ ...json, remote_site_id: '' }) : text;
}

function headersOf({ headers }: Answer): string {
  return [...headers]
    .filter(
      ([name]) =>
        !VOLATILE.has(name) && !name.startsWith('ratelimit') && !name.startsWith('x-ratelimit'),
    )
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join('\n');
}
