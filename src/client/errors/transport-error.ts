import { LinkCallError } from './call-error.js';
import type { CallErrorCode } from './codes.js';

const UNREACHABLE: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
const UNRESOLVED: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL']);
const CLOSED: ReadonlySet<string> = new Set(['UND_ERR_DESTROYED', 'UND_ERR_CLOSED']);
const NOT_HTTP = /^(?:HPE_(?!INVALID_EOF)|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RESPONSE)/;
const TLS = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** The sentences of the codes that a connection gives. */
const SENTENCES: Readonly<Partial<Record<CallErrorCode, (host: string) => string>>> = {
  connection_refused: (host) => `nothing listens at ${host}`,
  host_unknown: (host) => `the name of ${host} does not resolve`,
  host_unreachable: (host) => `${host} cannot be reached`,
  tls_failed: (host) => `no TLS connection to ${host}`,
  connection_lost: (host) => `${host} cut the connection before it had answered`,
  answer_malformed: (host) => `${host} does not answer in HTTP`,
  client_closed: () => 'the client was closed',
  file_unreadable: () => 'the content is not as long as it was said to be',
};

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string') return code;
  // Undici's parser names its failures by a code only where llhttp has one.
  return Reflect.get(error, 'name') === 'HTTPParserError' ? 'HPE_INVALID' : '';
}

function callCode(code: string): CallErrorCode {
  if (code === 'ECONNREFUSED') return 'connection_refused';
  if (code === 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH') return 'file_unreadable';
  if (UNRESOLVED.has(code)) return 'host_unknown';
  if (UNREACHABLE.has(code)) return 'host_unreachable';
  if (CLOSED.has(code)) return 'client_closed';
  if (NOT_HTTP.test(code)) return 'answer_malformed';
  return TLS.test(code) ? 'tls_failed' : 'connection_lost';
}

/** Puts a failure of the connection into words; the address is named by its host alone, the rest may be secret. */
export function transportError(error: unknown, event: string, host: string): LinkCallError {
  if (LinkCallError.is(error)) return error;
  const reason = codeOf(error);
  const code = callCode(reason);
  const sentence = SENTENCES[code]?.(host) ?? `the exchange with ${host} failed`;
  const shown = reason === '' ? '' : ` (${reason})`;
  // A parser's failure holds what was received, and a peer may send back what it was sent.
  const cause = code === 'answer_malformed' ? undefined : error;
  return new LinkCallError(code, event, `${sentence}${shown}`, { cause });
}
