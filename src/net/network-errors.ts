import { CallError, type Peer } from './call-error.js';
import type { CallErrorCode } from './codes.js';

/** The codes of the system, of TLS and of undici that have a code of ours; all others mean a lost connection. */
const CODES: ReadonlyMap<string, CallErrorCode> = new Map([
  ['ECONNREFUSED', 'connection_refused'],
  ['ENOTFOUND', 'host_unknown'],
  ['EAI_AGAIN', 'host_unknown'],
  ['EAI_FAIL', 'host_unknown'],
  ['UND_ERR_CONNECT_TIMEOUT', 'host_unreachable'],
  ['UND_ERR_DESTROYED', 'client_closed'],
  ['UND_ERR_CLOSED', 'client_closed'],
  ['UND_ERR_REQ_CONTENT_LENGTH_MISMATCH', 'file_unreadable'],
  ['UND_ERR_INVALID_ARG', 'request_invalid'],
  ['UND_ERR_HEADERS_OVERFLOW', 'answer_malformed'],
]);
/** What a connection can fail with while it is made, and later as well. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
/** Of the parser of HTTP, and of what decompresses. */
const UNREADABLE = /^(?:HPE_(?!INVALID_EOF)|UND_ERR_RESPONSE|Z_|ERR__ERROR)/;
const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** One sentence each; `connection_lost` stands for what has none. */
const SENTENCES: ReadonlyMap<CallErrorCode, (host: string) => string> = new Map([
  ['connection_refused', (host: string) => `nothing listens at ${host}`],
  ['host_unknown', (host: string) => `the name of ${host} does not resolve`],
  ['host_unreachable', (host: string) => `${host} cannot be reached`],
  ['tls_failed', (host: string) => `no TLS connection to ${host}`],
  ['answer_malformed', (host: string) => `the answer of ${host} cannot be read`],
  ['client_closed', () => 'the client was closed'],
  ['file_unreadable', () => 'the content is not as long as it was said to be'],
  ['request_invalid', () => 'the request has a header that HTTP does not allow'],
]);

function member(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function reasonOf(error: unknown): string {
  const code = member(error, 'code');
  if (typeof code === 'string') return code;
  // Undici's parser names its failures by a code only where llhttp has one.
  return member(error, 'name') === 'HTTPParserError' ? 'HPE_INVALID' : '';
}

/** Whether the connection was never made. An established one can time out under the same code. */
function isOfConnecting(error: unknown): boolean {
  const all = member(error, 'errors');
  if (Array.isArray(all)) return all.length > 0 && all.every(isOfConnecting);
  return member(error, 'syscall') === 'connect';
}

function codeOf(reason: string, error: unknown): CallErrorCode {
  const known = CODES.get(reason);
  if (known) return known;
  if (UNREACHABLE.has(reason) && isOfConnecting(error)) return 'host_unreachable';
  if (UNREADABLE.test(reason)) return 'answer_malformed';
  return TLS.test(reason) ? 'tls_failed' : 'connection_lost';
}

/**
 * Puts a failure of the network into words of ours: the one table of such failures. Its kind tells what is known:
 * `no_connection` and `not_sent` mean that the peer has surely not received the request.
 */
export function networkError(error: unknown, { host, fail }: Peer): CallError {
  if (CallError.is(error)) return error;
  const cause = member(error, 'cause');
  if (CallError.is(cause)) return cause;
  const reason = reasonOf(error);
  const code = codeOf(reason, error);
  const sentence =
    SENTENCES.get(code)?.(host) ?? `${host} cut the connection before its answer was complete`;
  const shown = reason === '' ? '' : ` (${reason})`;
  // A parser's failure holds what was received, and a peer may send back what it was sent.
  return fail(code, `${sentence}${shown}`, code === 'answer_malformed' ? {} : { cause: error });
}
