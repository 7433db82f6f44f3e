/** What went wrong with a request of ours, for programs. */
export type OutgoingErrorCode =
  | 'address_invalid'
  | 'address_refused'
  | 'scheme_refused'
  | 'too_many_redirects'
  | 'too_large'
  | 'timed_out'
  | 'status'
  | 'connection'
  | 'aborted';

/**
 * A request of ours that failed. The message names the host, never the path or the query string: a pre-signed address
 * is a secret.
 *
 * - `address_invalid`: not an absolute address, or a host or a redirect that cannot be read as one.
 * - `address_refused`: it leads to an address that is not publicly reachable, or a body would go to another host.
 * - `scheme_refused`: neither http nor https.
 * - `too_many_redirects`: more redirects than allowed.
 * - `too_large`: the answer is larger than allowed, as declared or while it streams.
 * - `timed_out`: the whole exchange took longer than allowed.
 * - `status`: the answer's status is not one of success, where only success was asked for.
 * - `connection`: no name, no connection, TLS refused, a broken or unreadable answer.
 * - `aborted`: the caller's signal, or the answer was abandoned by `close()`.
 */
export class OutgoingError extends Error {
  readonly code: OutgoingErrorCode;
  /** The status of the answer, with code `status`. */
  readonly status: number | undefined;

  constructor(
    code: OutgoingErrorCode,
    message: string,
    options?: ErrorOptions & { readonly status?: number },
  ) {
    super(message, options);
    this.name = 'OutgoingError';
    this.code = code;
    this.status = options?.status;
  }
}

function member(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function reasonOf(error: unknown): string {
  const reason = member(error, 'code') ?? member(error, 'name');
  return typeof reason === 'string' ? reason : 'it broke off';
}

/** The failure of an exchange that `close()` ended, or that came after it. */
export function closedError(host: string): OutgoingError {
  return new OutgoingError('aborted', `The exchange with ${host} was ended by close()`);
}

/** The failure as an {@link OutgoingError}: itself if it is one, or has one as its cause, else `connection`. */
export function toOutgoingError(error: unknown, host: string): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const cause = member(error, 'cause');
  if (cause instanceof OutgoingError) return cause;
  if (member(error, 'code') === 'UND_ERR_DESTROYED') return closedError(host);
  const message = `The exchange with ${host} failed: ${reasonOf(error)}`;
  return new OutgoingError('connection', message, { cause: error });
}
