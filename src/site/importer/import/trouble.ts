import { LinkCallError } from '../../../client/index.js';
import { SvclinkError } from '../../../protocol/errors/base-error.js';

/** A failure of a call while its owner is in trouble: it says nothing of what was asked for, and passes. */
export class OwnerTrouble extends Error {
  constructor(readonly failure: LinkCallError) {
    super(failure.message, { cause: failure });
  }

  /** The answer of the owner. */
  get answer(): LinkCallError['answer'] {
    return this.failure.answer;
  }

  /** Seconds after which the owner asks to try again. */
  get retryAfter(): number | undefined {
    return this.failure.retryAfter;
  }
}

/** Failures that say nothing of what was asked for: the owner is away, in trouble, or asks for patience. */
export function isLinkTrouble(error: unknown): boolean {
  if (error instanceof OwnerTrouble) return true;
  if (!LinkCallError.is(error)) return false;
  const { kind, status } = error;
  return kind === 'no_connection' || status === 429 || status === 503;
}

/** Failures that pass by themselves: no reason to put a job aside. A gateway may fail at one call, and stops no others. */
export function isPassingTrouble(error: unknown): boolean {
  const isOfGateway = LinkCallError.is(error) && (error.status === 502 || error.status === 504);
  return isOfGateway || isLinkTrouble(error) || hasCode(error, 'store_unavailable');
}

function hasCode(error: unknown, code: string): boolean {
  return SvclinkError.is(error) && error.code === code;
}
