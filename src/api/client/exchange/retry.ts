import { setTimeout as pause } from 'node:timers/promises';
import { ApiCallError } from '../errors/call-error.js';
import { ApiExchangeError } from '../errors/exchange-error.js';
import type { Ending } from './ending.js';

/** How calls are repeated. */
export interface RetryPolicy {
  /** What is called: the failure of something else, such as the fetching of a token, has had repetitions of its own. */
  readonly action: string;
  /** How often at most. */
  readonly retries: number;
  /** Longest pause in milliseconds. */
  readonly maxDelay: number;
  /** Whether the action changes nothing, so that doing it twice does no harm. */
  readonly harmless: boolean;
}

const FIRST_DELAY = 250;
const PASSING: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** The service did nothing with the request. A 503 does not say so: it may be an action that took too long. */
const DECLINED = 429;

function isWorthAnother(error: unknown, { action, harmless }: RetryPolicy): boolean {
  if (!(error instanceof ApiCallError || error instanceof ApiExchangeError)) return false;
  if (error.action !== action) return false;
  const { status } = error;
  if (status !== undefined) return harmless ? PASSING.has(status) : status === DECLINED;
  if (!(error instanceof ApiExchangeError)) return false;
  if (error.neverSent) return true;
  return harmless && (error.code === 'connection' || error.code === 'timed_out');
}

/** The pause before repetition number `repetition`, in milliseconds; undefined when the service wants a longer one. */
function delayOf(error: unknown, repetition: number, maxDelay: number): number | undefined {
  const known = error instanceof ApiCallError || error instanceof ApiExchangeError;
  const asked = known ? (error.retryAfter ?? 0) * 1000 : 0;
  if (asked > maxDelay) return undefined;
  // Callers that failed together must not come back together.
  const grown = FIRST_DELAY * 2 ** repetition * (0.5 + Math.random() / 2);
  return Math.min(maxDelay, Math.max(asked, grown));
}

/**
 * Makes attempts until one succeeds, or fails in a way that another would not mend.
 *
 * @param attempt says by its failure's facts whether another is safe
 * @param isOpen false when the request or the answer cannot be had a second time
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  policy: RetryPolicy,
  ending: Ending,
  isOpen: () => boolean = () => true,
): Promise<Result> {
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await attempt();
    } catch (error) {
      const done = repetition >= policy.retries || !isOpen() || ending.reason !== undefined;
      if (done || !isWorthAnother(error, policy)) throw error;
      const delay = delayOf(error, repetition, policy.maxDelay);
      if (delay === undefined) throw error;
      await pause(delay, undefined, { signal: ending.signal }).catch(() => {
        throw ending.reason;
      });
    }
  }
}
