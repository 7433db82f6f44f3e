import { LinkCallError } from '../../../client/index.js';
import { SvclinkError } from '../../../protocol/errors/base-error.js';

/** A failed call during an outage of its owner. It is a transient error and no verdict on the request. */
export class OwnerOutage extends Error {
  constructor(readonly failure: LinkCallError) {
    super(failure.message, { cause: failure });
  }

  /** The answer of the owner. */
  get answer(): LinkCallError['answer'] {
    return this.failure.answer;
  }

  /** The seconds of the owner's Retry-After. */
  get retryAfter(): number | undefined {
    return this.failure.retryAfter;
  }
}

/**
 * Returns true for a failure that is no verdict on the request: the owner is unreachable, fails, or asks to retry
 * later.
 */
export function isLinkOutage(error: unknown): boolean {
  if (error instanceof OwnerOutage) return true;
  if (!LinkCallError.is(error)) return false;
  const { kind, status } = error;
  return kind === 'no_connection' || status === 429 || status === 503;
}

/**
 * Returns true for a transient error, which does not make a job dead. A gateway may fail at one call; that stops no
 * others.
 */
export function isTransientError(error: unknown): boolean {
  const isOfGateway = LinkCallError.is(error) && (error.status === 502 || error.status === 504);
  return isOfGateway || isLinkOutage(error) || hasCode(error, 'store_unavailable');
}

function hasCode(error: unknown, code: string): boolean {
  return SvclinkError.is(error) && error.code === code;
}
