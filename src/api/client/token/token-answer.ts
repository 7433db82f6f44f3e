import type { CallError } from '../../../net/index.js';
import { isJsonObject } from '../../request/json-text.js';
import { callFailure } from '../errors/call-failure.js';

/** A token as the service gave it. */
export interface GivenToken {
  readonly token: string;
  /** Seconds that it lasts. */
  readonly lifetime: number;
}

/** What a header can carry, with no blank at its end. The token is opaque, so nothing else is asked of it. */
const SENDABLE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;
const LONGEST = 64 * 1024;

function wrong(text: string): CallError {
  return callFailure('result_invalid', 'auth/token', text, { status: 200 });
}

function lifetimeOf(value: unknown): number {
  const seconds = typeof value === 'string' && value !== '' ? Number(value) : value;
  if (typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0) return seconds;
  throw wrong('the answer has no number of seconds in expires_in');
}

/**
 * Reads the answer of the token endpoint.
 *
 * @throws CallError `result_invalid`, which never holds what was answered
 */
export function readTokenAnswer(answer: unknown): GivenToken {
  if (!isJsonObject(answer)) throw wrong('the answer is no JSON object');
  const { token_type: type, access_token: token } = answer;
  if (typeof type !== 'string' || type.toLowerCase() !== 'bearer') {
    throw wrong('the token_type of the answer is not Bearer');
  }
  if (typeof token !== 'string' || token.length > LONGEST || !SENDABLE.test(token)) {
    throw wrong('the access_token of the answer is no text that a header can carry');
  }
  return { token, lifetime: lifetimeOf(answer.expires_in) };
}
