import { CallError, type Peer } from './call-error.js';
import type { CallErrorCode } from './codes.js';
import { ProxyError } from './proxy/tunnel.js';

/** Codes of the system, of TLS and of undici with their code of ours; all others mean a lost connection. */
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
/** Codes that occur both while a connection is made and later. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
/** Codes of the HTTP parser and of decompression. */
const UNREADABLE = /^(?:HPE_(?!INVALID_EOF)|UND_ERR_RESPONSE|Z_|ERR__ERROR)/;
const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** One sentence for each code; `connection_lost` has the sentence of all others. */
const SENTENCES: ReadonlyMap<CallErrorCode, (host: string) => string> = new Map([
  ['connection_refused', (host: string) => `nothing listens at ${host}`],
  ['host_unknown', (host: string) => `the name of ${host} does not resolve`],
  ['host_unreachable', (host: string) => `${host} cannot be reached`],
  ['tls_failed', (host: string) => `no TLS connection to ${host}`],
  ['answer_malformed', (host: string) => `the answer of ${host} cannot be read`],
  ['client_closed', () => 'the client was closed'],
  ['file_unreadable', () => 'the length of the content differs from the stated size'],
  ['request_invalid', () => 'the request has a header that HTTP does not allow'],
]);

function member(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
}

function reasonOf(error: unknown): string {
  const code = member(error, 'code');
  if (typeof code === 'string') return code;
  // Undici's parser sets a code only for failures of llhttp.
  return member(error, 'name') === 'HTTPParserError' ? 'HPE_INVALID' : '';
}

/** Returns true if the connection was never made. An established one can time out under the same code. */
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
 * Translates a network failure into a CallError; this is the only table of such failures. `no_connection` and
 * `not_sent` mean that the peer has certainly not received the request.
 */
export function networkError(error: unknown, { host, fail }: Peer): CallError {
  if (CallError.is(error)) return error;
  if (error instanceof ProxyError) {
    return fail('proxy_failed', `${host} was not called: ${error.message}`, { cause: error.cause });
  }
  const cause = member(error, 'cause');
  if (CallError.is(cause)) return cause;
  const reason = reasonOf(error);
  const code = codeOf(reason, error);
  const sentence =
    SENTENCES.get(code)?.(host) ?? `${host} cut the connection before its answer was complete`;
  const shown = reason === '' ? '' : ` (${reason})`;
  // An error of the parser contains received bytes, and a peer may send back our own credentials.
  return fail(code, `${sentence}${shown}`, code === 'answer_malformed' ? {} : { cause: error });
}
