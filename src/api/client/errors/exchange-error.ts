/** Why a call has neither a result nor an error answer. */
export type ExchangeErrorCode =
  | 'aborted'
  | 'closed'
  | 'connection'
  | 'timed_out'
  | 'redirected'
  | 'not_json'
  | 'wrong_shape'
  | 'too_large'
  | 'content_invalid'
  | 'hash_mismatch'
  | 'paging_endless';

/** What is known about a failed exchange. */
export interface ExchangeErrorFacts {
  readonly status?: number | undefined;
  readonly retryAfter?: number | undefined;
  readonly neverSent?: boolean;
  readonly cause?: unknown;
}

/**
 * A call got nothing that the service can have meant as its answer. The message names the action and the mend, never a
 * secret, a token, or what the other side sent.
 *
 * - `aborted`: the caller's signal ended it; the signal's reason is the `cause`.
 * - `closed`: the client was closed.
 * - `connection`: no name, no connection, TLS refused, or cut off in the middle.
 * - `timed_out`: no answer, or no further piece of file content, in time.
 * - `redirected`: the answer sends us elsewhere; tokens do not go there.
 * - `not_json`: the answer is not JSON, such as the HTML page of a proxy.
 * - `wrong_shape`: JSON, but not what the action answers.
 * - `too_large`: the answer or the file in it is larger than allowed.
 * - `content_invalid`: the file in the answer is no base64.
 * - `hash_mismatch`: the file in the answer is not what its SHA-256 says.
 * - `paging_endless`: the pages of a search do not come to an end.
 */
export class ApiExchangeError extends Error {
  readonly code: ExchangeErrorCode;
  /** What was called, such as `bid/list`. */
  readonly action: string;
  /** HTTP status of the answer, when one had begun. */
  readonly status: number | undefined;
  /** Seconds after which the service wants to be asked again, when it said so. */
  readonly retryAfter: number | undefined;
  /** True when the request surely never reached the service. */
  readonly neverSent: boolean;

  constructor(
    code: ExchangeErrorCode,
    action: string,
    text: string,
    facts: ExchangeErrorFacts = {},
  ) {
    super(`/${action}: ${text}`, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = 'ApiExchangeError';
    this.code = code;
    this.action = action;
    this.status = facts.status;
    this.retryAfter = facts.retryAfter;
    this.neverSent = facts.neverSent ?? false;
  }
}
