import { readRetryAfter } from '../../net/index.js';
import { isSuccess } from '../judge/envelope.js';
import type { Answer } from './answer.js';

/** Our own receiver's words; those of others are no sign, "try again" may mean anything. */
const OURS = /^Too many (?:failed attempts|attempts at once)\. Try again in (\d{1,7}) seconds?\.$/;
/** Where a 429 says nothing of how long. */
const USUAL_WAIT = 2;

/**
 * How long an answer asks to wait because of too many attempts, in seconds; undefined when it is no such answer: only
 * a status 429, a failure with Retry-After and the text of our own receiver are. Receivers are right to throttle, and
 * wrong credentials are part of the check.
 */
export function throttledFor(answer: Answer): number | undefined {
  if (isSuccess(answer)) return undefined;
  const { status, headers, json } = answer;
  const asked = readRetryAfter(headers.get('retry-after'));
  if (asked !== undefined) return asked;
  const message: unknown = Object(json).return_error_msg;
  const told = typeof message === 'string' ? OURS.exec(message)?.[1] : undefined;
  if (told !== undefined) return Number(told);
  return status === 429 ? USUAL_WAIT : undefined;
}

/** What a check is ready to wait for a receiver that throttles it, in seconds: at once, and in all. */
const LONGEST_WAIT = 65;
const LONGEST_IN_ALL = 180;

/** Keeps count of the time that one check has waited, so that a receiver cannot hold it up for ever. */
export class Patience {
  #left = LONGEST_IN_ALL;

  /** Whether the check waits for so many seconds more; if so, they count. */
  grants(seconds: number): boolean {
    if (seconds > LONGEST_WAIT || seconds > this.#left) return false;
    this.#left -= seconds;
    return true;
  }
}
