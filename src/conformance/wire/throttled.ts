import { readRetryAfter } from '../../net/index.js';
import { isSuccess } from '../judge/envelope.js';
import type { Answer } from './answer.js';

/** The message of svclink's receiver. Messages of other receivers are not used: "try again" may mean anything. */
const OURS = /^Too many (?:failed attempts|attempts at once)\. Try again in (\d{1,7}) seconds?\.$/;
/** Seconds for a 429 without Retry-After. */
const USUAL_WAIT = 2;

/**
 * Returns the seconds that an answer asks to wait because of too many attempts; undefined for any other answer. Such
 * answers are failures with Retry-After, those with status 429, and those with the message of svclink's receiver.
 * Receivers rightly throttle wrong credentials, which are part of the check.
 */
export function throttledFor(answer: Answer): number | undefined {
  if (isSuccess(answer)) return undefined;
  const { status, headers, json } = answer;
  const asked = readRetryAfter(headers.get('retry-after'));
  if (asked !== undefined) return asked;
  const message: unknown = Object(json).return_error_msg;
  const seconds = typeof message === 'string' ? OURS.exec(message)?.[1] : undefined;
  if (seconds !== undefined) return Number(seconds);
  return status === 429 ? USUAL_WAIT : undefined;
}

/** Longest time in seconds that a check waits for a throttling receiver: at once, and in total. */
const LONGEST_WAIT = 65;
const LONGEST_IN_ALL = 180;

/** Limits the total waiting time of one check, so that a receiver cannot block it. */
export class WaitBudget {
  #left = LONGEST_IN_ALL;

  /** True if the check may wait so many seconds more. They then count. */
  grants(seconds: number): boolean {
    if (seconds > LONGEST_WAIT || seconds > this.#left) return false;
    this.#left -= seconds;
    return true;
  }
}
