/// <reference path="./rate-limiter-memory.d.ts" />
import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { LinkError } from '../../protocol/errors/errors.js';

/** Seconds after which a caller may try again: an unreachable database is often back soon. */
const RETRY_AFTER = 5;

/** Makes one limiter of rate-limiter-flexible from the options given; called once for each kind of key. */
export type ThrottleStore = (options: {
  /** Separates the kinds of keys in one store. */
  readonly keyPrefix: string;
  /** Required by the library; the throttle counts on its own. */
  readonly points: number;
  /** Seconds after which a key is forgotten. */
  readonly duration: number;
}) => RateLimiterAbstract;

/** Makes a limiter in the memory of this process. */
export const memoryStore: ThrottleStore = (options) => new RateLimiterMemory(options);

/** Calls the store. @throws LinkError `accounts_failed` when it fails */
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

/** Returns a key of fixed length, which also keeps mistyped names out of a shared store. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf16le').digest('base64url');
}
