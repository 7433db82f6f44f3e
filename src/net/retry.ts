import { CallError } from './call-error.js';
import type { Deadline } from './deadline.js';

/** Rules for repeating calls. */
export interface RetryRules {
  /** Most attempts of a call. */
  readonly attempts: number;
  /** Milliseconds before the first repetition; doubled for each further one. */
  readonly delay: number;
  /** Longest of these waits, in milliseconds. */
  readonly maxDelay: number;
  /** Longest accepted `Retry-After`, in milliseconds; beyond it the failure is reported. */
  readonly maxRetryAfter: number;
}

/** Properties of a call that decide on its repetition. */
export interface Repeatable {
  /**
   * Name of the called event or action. Failures of other calls within it, such as that for a token, have had their own
   * repetitions.
   */
  readonly called?: string;
  /** True for a call that may run twice: it only reads, or its peer recognises repetitions. */
  readonly idempotent: boolean;
  /** Returns true while the request can be sent, and its answer be consumed, again; called after each failure. */
  isOpen(): boolean;
}

const SECONDS = /^[0-9]{1,9}$/;
/** HTTP dates as servers send them; `Date.parse` accepts far more. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, [0-9A-Za-z :-]{10,40}$/;
/** Seconds of a year: no caller waits longer, and no timer could. */
const LONGEST = 31_536_000;

/**
 * Returns the seconds of a `Retry-After` header: a number, or the time until an HTTP date (RFC 9110 section 10.2.3), up
 * to a year; undefined for a missing or malformed header.
 */
export function readRetryAfter(
  header: string | null | undefined,
  now = Date.now(),
): number | undefined {
  const text = (header ?? '').trim();
  if (SECONDS.test(text)) return Math.min(LONGEST, Number(text));
  const time = DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  return Math.min(LONGEST, Math.max(0, Math.ceil((time - now) / 1000)));
}

/** Statuses of transient failures, after which it is unknown whether the request was processed. */
const UNCLEAR: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/**
 * Returns true if a call may be repeated. A call that changes data is repeated only when it certainly never arrived, or
 * when the peer asked for it (429; 503 with Retry-After: a 503 alone may come from a proxy whose server has acted
 * already).
 */
export function isRetryable(error: CallError, idempotent: boolean): boolean {
  const { kind, code, status } = error;
  // Certificates do not change within seconds.
  if (kind === 'no_connection') return code !== 'tls_failed';
  if (status === 429) return true;
  if (status === 503 && error.retryAfter !== undefined) return true;
  if (!idempotent) return false;
  if (status !== undefined) return UNCLEAR.has(status);
  return code === 'connection_lost' || code === 'timed_out';
}

/**
 * Returns the backoff after a number of failures, in milliseconds: doubled for each, and never less than the peer asks
 * for. Half of it is random, so that simultaneous failures are not repeated simultaneously.
 *
 * @param retryAfter seconds
 */
export function backOff(
  failures: number,
  { delay, maxDelay }: Pick<RetryRules, 'delay' | 'maxDelay'>,
  retryAfter = 0,
): number {
  const ceiling = Math.min(maxDelay, delay * 2 ** (failures - 1));
  return Math.max(retryAfter * 1000, ceiling / 2 + (Math.random() * ceiling) / 2);
}

/** Returns the milliseconds before the next attempt; undefined when the peer asks for more than allowed. */
function waitOf({ retryAfter = 0 }: CallError, attempt: number, rules: RetryRules) {
  if (retryAfter * 1000 > rules.maxRetryAfter) return undefined;
  return backOff(attempt, rules, retryAfter);
}

/**
 * Makes attempts until one succeeds. Throws the last failure when no further attempt is left, allowed, or possible in
 * time.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  call: Repeatable,
  rules: RetryRules,
  deadline: Deadline,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!CallError.is(error)) throw error;
      if (call.called !== undefined && call.called !== error.called) throw error;
      error.attempts = count;
      const done = count >= rules.attempts || deadline.reason !== undefined || !call.isOpen();
      if (done || !isRetryable(error, call.idempotent)) throw error;
      const wait = waitOf(error, count, rules);
      if (wait === undefined || wait >= deadline.left()) throw error;
      await pausedFor(wait, count, deadline);
    }
  }
}

/** Waits after a number of attempts. An error that ends the wait has their number. */
async function pausedFor(wait: number, attempts: number, deadline: Deadline): Promise<void> {
  try {
    await deadline.pause(wait);
  } catch (error) {
    if (CallError.is(error)) error.attempts = attempts;
    throw error;
  }
}
