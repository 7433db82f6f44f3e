import { isObject } from '../../protocol/envelope.js';
import type { Answer } from './answer.js';

const WORDS = /too many|try again|throttl|rate limit|temporarily (?:locked|blocked)|slow down/i;
const SECONDS = /(\d{1,4})\s*(?:s\b|sec)/i;
/** Where an answer says nothing of how long. */
const USUAL_WAIT = 2;

/**
 * How long an answer asks to wait because of too many attempts, in seconds; undefined when it is no such answer.
 * Receivers are right to throttle, and wrong credentials are part of the check.
 */
export function throttledFor({ status, headers, json }: Answer): number | undefined {
  const envelope = isObject(json) ? json : {};
  const message = String(envelope.return_error_msg ?? '').slice(0, 500);
  const failed = envelope.success !== true;
  if (status !== 429 && !(failed && WORDS.test(message))) return undefined;
  const header = Number(headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(header) && header >= 0) return header;
  return Number(SECONDS.exec(message)?.[1] ?? USUAL_WAIT);
}
