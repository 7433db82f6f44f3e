import type { RetryRules } from '../net/index.js';
import { optionError } from '../protocol/options.js';
import type { RetryOptions } from './options.js';

const DEFAULTS: RetryRules = {
  attempts: 3,
  delay: 250,
  maxDelay: 5000,
  // The time of the call is what bounds it.
  longestAsked: Number.POSITIVE_INFINITY,
};

function whole(name: string, value: number | undefined, most: number): number | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)) return value;
  throw optionError(name, `must be a whole number from 0 to ${most}`);
}

/**
 * Reads the option `retry`.
 *
 * @param before what holds where the option says nothing
 * @throws LinkError `option_invalid`
 */
export function retryRules(
  retry: number | false | RetryOptions | undefined,
  before: RetryRules = DEFAULTS,
): RetryRules {
  if (retry === undefined) return before;
  if (retry === false) return { ...before, attempts: 1 };
  const { limit, delay, maxDelay } = typeof retry === 'number' ? { limit: retry } : retry;
  const repetitions = whole('retry.limit', limit, 100);
  return {
    attempts: repetitions === undefined ? before.attempts : repetitions + 1,
    delay: whole('retry.delay', delay, 3_600_000) ?? before.delay,
    maxDelay: whole('retry.maxDelay', maxDelay, 3_600_000) ?? before.maxDelay,
    longestAsked: before.longestAsked,
  };
}
