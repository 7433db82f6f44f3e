import type { Answer, Exchange } from './wire/answer.js';

/** The error of an audit whose rule does not hold. */
export class AuditFailure extends Error {
  override readonly name = 'AuditFailure';

  /**
   * @param message the observed and the required behaviour
   * @param fix the fix
   * @param exchange the request and the answer that show the failure
   */
  constructor(
    message: string,
    readonly fix: string,
    readonly exchange?: Exchange,
  ) {
    super(message);
  }
}

/** The error of an audit whose rule cannot be tested here. Its message states the reason. */
export class AuditSkip extends Error {
  override readonly name = 'AuditSkip';
}

/**
 * Ends an audit whose rule does not hold.
 *
 * @throws AuditFailure always
 */
export function fail(answer: Answer, message: string, fix: string): never {
  throw new AuditFailure(message, fix, answer.show());
}

/**
 * Ends an audit whose rule cannot be tested here.
 *
 * @throws AuditSkip always
 */
export function skip(reason: string): never {
  throw new AuditSkip(reason);
}
