/**
 * The stage that a failed call reached:
 *
 * - `not_sent`: it was refused on this side; nothing was sent.
 * - `no_connection`: the peer was never reached; nothing arrived there.
 * - `no_answer`: it was sent, or partly; whether the peer acted on it is unknown.
 * - `invalid_answer`: the answer does not follow the protocol.
 * - `refused`: the peer answered with a refusal.
 * - `aborted`: the caller ended it.
 */
export type CallErrorKind =
  | 'not_sent'
  | 'no_connection'
  | 'no_answer'
  | 'invalid_answer'
  | 'refused'
  | 'aborted';

/** One row of the table of codes. */
export interface CallErrorCodeEntry {
  readonly kind: CallErrorKind;
  /** The cause, and the fix. */
  readonly explanation: string;
}

function entry(kind: CallErrorKind, explanation: string): CallErrorCodeEntry {
  return { kind, explanation };
}

/** Every code of a failed call, of the link client, the API client, and of what is fetched from an address. */
export const callErrorCodes = {
  data_invalid: entry(
    'not_sent',
    'The data breaks the schema or a rule of its event; the message names the path.',
  ),
  file_type_refused: entry(
    'not_sent',
    'The extension of `file_name` is not among the allowed file types.',
  ),
  file_unreadable: entry(
    'not_sent',
    'The content of the file could not be read in full, or its length differs from the stated size.',
  ),
  request_invalid: entry('not_sent', 'The request has a header that HTTP does not allow.'),
  address_invalid: entry(
    'not_sent',
    'The address of a request, or of a redirect, is not an absolute http or https address.',
  ),
  address_refused: entry(
    'not_sent',
    'The address leads into a private network, or a redirect would send a body to another host; see `allowedHosts`.',
  ),
  host_unknown: entry(
    'no_connection',
    'The name of the host does not resolve; correct the address.',
  ),
  connection_refused: entry('no_connection', 'Nothing listens at that host and port.'),
  host_unreachable: entry(
    'no_connection',
    'There is no route to the host, or it does not accept the connection in time.',
  ),
  tls_failed: entry(
    'no_connection',
    'The TLS connection was refused: wrong certificate, or no TLS at that port.',
  ),
  proxy_failed: entry(
    'no_connection',
    'The proxy of outgoing requests cannot be reached, gave no answer in time, or refused to connect; the message names its status.',
  ),
  connection_lost: entry('no_answer', 'The connection broke before the answer was complete.'),
  list_cut: entry(
    'no_answer',
    'A list that is read record by record broke off. The records that arrived are valid; the rest of the list is unknown.',
  ),
  timed_out: entry('no_answer', 'The call, with its repetitions, took longer than `timeout`.'),
  http_status: entry(
    'invalid_answer',
    'The HTTP status is not 2xx, and the body is no envelope: wrong address, a proxy, or a broken receiver.',
  ),
  too_many_redirects: entry('invalid_answer', 'An address redirects further than allowed.'),
  not_an_envelope: entry(
    'invalid_answer',
    'The answer is not the JSON of a response envelope; the message shows how it begins.',
  ),
  result_invalid: entry(
    'invalid_answer',
    'The result cannot be read, or breaks its schema while `reading` is `strict`; the message names the paths.',
  ),
  not_json: entry(
    'invalid_answer',
    'The answer of an API is not JSON, such as the HTML page of a proxy: wrong `api_url`, or a proxy in between.',
  ),
  redirected: entry(
    'invalid_answer',
    'The answer of an API redirects to another address; tokens are not sent there.',
  ),
  content_invalid: entry('invalid_answer', 'The file in the answer of an API is not base64.'),
  hash_mismatch: entry(
    'invalid_answer',
    'The file in the answer of an API does not match its SHA-256.',
  ),
  paging_endless: entry('invalid_answer', 'The pages of a search do not end.'),
  answer_too_large: entry('invalid_answer', 'The answer is larger than the options allow.'),
  answer_malformed: entry(
    'invalid_answer',
    'The answer is not HTTP, or its compression is broken or was not asked for.',
  ),
  file_address_refused: entry(
    'invalid_answer',
    'The address of a file is not an http(s) address, or leads into a private network; see `allowedHosts`.',
  ),
  file_size_mismatch: entry(
    'invalid_answer',
    'The downloaded file is larger than `maxFileSize`, or, with `checkSize`, its size differs from that of the record.',
  ),
  file_unavailable: entry('no_answer', 'The file could not be fetched in full from its address.'),
  file_gone: entry('refused', 'A repeated get_file does not list the file any more.'),
  file_unwritable: entry(
    'aborted',
    'The file could not be written to its path; the message names a missing folder.',
  ),
  file_exists: entry('aborted', 'A file exists at the path; set `overwrite` to replace it.'),
  refused: entry('refused', 'The peer answered with a failure; the message is that of the peer.'),
  aborted: entry('aborted', 'The signal that the caller gave was aborted.'),
  client_closed: entry('aborted', 'The client was closed; make a new one.'),
} as const satisfies Record<string, CallErrorCodeEntry>;

/** A code of a failed call. */
export type CallErrorCode = keyof typeof callErrorCodes;
