import type { Answer, Exchange } from './wire/answer.js';

/** A rule does not hold. */
export class AuditFailure extends Error {
  override readonly name = 'AuditFailure';

  /**
   * @param message what was seen, and what should have been
   * @param fix what to do about it
   * @param exchange the request and the answer that show it
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly exchange?: Exchange,
  ) {
    super(message);
  }
}

/** A rule cannot be seen here; the message says why. */
export class AuditSkip extends Error {
  override readonly name = 'AuditSkip';
}

/**
 * Ends an audit: its rule does not hold.
 *
 * @throws AuditFailure always
 */
export function fail(answer: Answer, message: string, fix: string): never {
  throw new AuditFailure(message, fix, answer.show());
}

/**
 * Ends an audit: its rule cannot be seen here.
 *
 * @throws AuditSkip always
 */
export function skip(reason: string): never {
  throw new AuditSkip(reason);
}
