import { CallError } from './call-error.js';
import type { Deadline } from './deadline.js';

/** How calls are repeated. */
export interface RetryRules {
  /** How often a call is sent at most. */
  readonly attempts: number;
  /** Milliseconds before the first repetition; doubled for each further one. */
  readonly delay: number;
  /** Longest of these waits, in milliseconds. */
  readonly maxDelay: number;
  /** Longest wait that a `Retry-After` may ask for, in milliseconds; beyond it the failure is reported. */
  readonly longestAsked: number;
}

/** What has to be known of a call before it is repeated. */
export interface Repeatable {
  /** What is called: a failure of something else within it, such as a token, has had repetitions of its own. */
  readonly called?: string;
  /** Doing it twice does no harm: it only reads, or its peer recognises repetitions. */
  readonly harmless: boolean;
  /** Whether the request can be sent, and the answer be taken, a second time; asked after each failure. */
  isOpen(): boolean;
}

const SECONDS = /^[0-9]{1,9}$/;
/** HTTP dates alone, in the form that servers send: `Date.parse` takes far more than that. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, [0-9A-Za-z :-]{10,40}$/;
/** A year. Nobody waits for longer, and a timer could not. */
const LONGEST = 31_536_000;

/**
 * The seconds of a `Retry-After` header: a number, or the time until an HTTP date (RFC 9110 section 10.2.3), up to a
 * year; undefined where there is none that can be read.
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

/** Statuses of proxies and servers that may pass; whether anything was done is not known. */
const UNCLEAR: ReadonlySet<number> = new Set([408, 502, 503, 504]);

/**
 * The one rule: what changes something is repeated only when it provably never arrived, or when the peer asked for it
 * (429; 503 with Retry-After: a 503 alone may come from a proxy whose server has acted already).
 */
export function isWorthAnother(error: CallError, harmless: boolean): boolean {
  const { kind, code, status } = error;
  // Certificates do not change within seconds.
  if (kind === 'no_connection') return code !== 'tls_failed';
  if (status === 429) return true;
  if (status === 503 && error.retryAfter !== undefined) return true;
  if (!harmless) return false;
  if (status !== undefined) return UNCLEAR.has(status);
  return code === 'connection_lost' || code === 'timed_out';
}

/**
 * Milliseconds after a number of failures, doubled for each, and never less than the peer asks for. Half fixed, half
 * drawn: what failed together does not come back together.
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

/** Milliseconds before the next attempt; undefined when the peer asks for more than is given. */
function waitOf({ retryAfter = 0 }: CallError, attempt: number, rules: RetryRules) {
  if (retryAfter * 1000 > rules.longestAsked) return undefined;
  return backOff(attempt, rules, retryAfter);
}

/** Makes attempts until one succeeds, or none is left, allowed or in time; fails with the last failure. */
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
      if (done || !isWorthAnother(error, call.harmless)) throw error;
      const wait = waitOf(error, count, rules);
      if (wait === undefined || wait >= deadline.left()) throw error;
      await deadline.pause(wait);
    }
  }
}
