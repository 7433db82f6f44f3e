import { LinkCallError } from '../errors/call-error.js';
import type { CallDeadline } from './deadline.js';

/** How calls are repeated. */
export interface RetryRules {
  /** How often a call is sent at most. */
  readonly attempts: number;
  /** Milliseconds before the first repetition; doubled for each further one. */
  readonly delay: number;
  readonly maxDelay: number;
  /** Whether calls that change something are repeated although they may have been received. */
  readonly changes: boolean;
}

/** What has to be known of a call before it is repeated. */
export interface Repeatable {
  /** Repeating it is harmless: it only reads, or its caller says so. */
  readonly harmless: boolean;
  /** Its body can be sent again. */
  readonly body: boolean;
}

/** Statuses by which a server says that it did not act on a request, and may later. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);
/** Statuses of proxies that do not know whether a server acted. */
const UNCLEAR: ReadonlySet<number> = new Set([408, 502, 504]);

function isSafe(error: LinkCallError, call: Repeatable): boolean {
  if (!call.body) return false;
  const { kind, code, status } = error;
  // Certificates do not mend themselves within seconds.
  if (kind === 'no_connection') return code !== 'tls_failed';
  if (status !== undefined && NOT_NOW.has(status)) return true;
  if (code === 'connection_lost') return call.harmless;
  return status !== undefined && UNCLEAR.has(status) && call.harmless;
}

function waitOf(error: LinkCallError, attempt: number, rules: RetryRules): number {
  const ceiling = Math.min(rules.maxDelay, rules.delay * 2 ** (attempt - 1));
  // Half fixed, half drawn: callers that failed together do not come back together.
  const drawn = ceiling / 2 + (Math.random() * ceiling) / 2;
  return Math.max(drawn, (error.retryAfter ?? 0) * 1000);
}

/** Runs a call, and again while that is safe and there is time; fails with the last failure. */
export async function withRetries<Answer>(
  send: () => Promise<Answer>,
  call: Repeatable,
  rules: RetryRules,
  deadline: CallDeadline,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!LinkCallError.is(error)) throw error;
      error.attempts = attempt;
      const wait = waitOf(error, attempt, rules);
      if (attempt >= rules.attempts || !isSafe(error, call) || wait >= deadline.left()) throw error;
      await deadline.pause(wait);
    }
  }
}
