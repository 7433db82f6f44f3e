/// <reference path="./rate-limiter-memory.d.ts" />
import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { LinkError } from '../../protocol/errors.js';

/** Seconds: a database that is away is often back soon. */
const RETRY_AFTER = 5;

/** Makes one limiter of rate-limiter-flexible from the options given; called once for each kind of key. */
export type ThrottleStore = (options: {
  /** Keeps the kinds apart in one store. */
  readonly keyPrefix: string;
  /** Required by the library; the throttle counts for itself. */
  readonly points: number;
  /** Seconds after which a key is forgotten. */
  readonly duration: number;
}) => RateLimiterAbstract;

/** A limiter of this process. */
export const memoryStore: ThrottleStore = (options) => new RateLimiterMemory(options);

/** Waits for the store; when it fails, fails with a LinkError `accounts_failed`. */
export async function fromStore<Result>(answer: () => Promise<Result>): Promise<Result> {
  try {
    return await answer();
  } catch (cause) {
    const reason = 'the store of the throttle failed; attempts are refused until it answers again';
    throw new LinkError('accounts_failed', 'The credentials could not be checked', {
      cause: new Error(reason, { cause }),
      status: 503,
      retryAfter: RETRY_AFTER,
    });
  }
}

/** A key of one length whatever was presented, which also keeps mistyped names out of a shared store. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('base64url');
}
