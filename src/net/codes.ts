/**
 * How far a call came:
 *
 * - `not_sent`: it was refused on this side; nothing left.
 * - `no_connection`: the peer was never reached: nothing arrived there.
 * - `no_answer`: it was sent, or partly; whether the peer acted on it is unknown.
 * - `invalid_answer`: something answered, but not as the protocol says.
 * - `refused`: the peer answered, and said no.
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
  /** What happened, and what helps. */
  readonly explanation: string;
}

function entry(kind: CallErrorKind, explanation: string): CallErrorCodeEntry {
  return { kind, explanation };
}

/** Every code of a failed call, of the link client, the API client, and of what is fetched from an address. */
export const callErrorCodes = {
  data_invalid: entry(
    'not_sent',
    'The data breaks the schema or a rule of its event; the message names the place.',
  ),
  file_type_refused: entry(
    'not_sent',
    'The extension of `file_name` is not among the allowed file types.',
  ),
  file_unreadable: entry(
    'not_sent',
    'The content of the file could not be read in full, or is not as long as it was said to be.',
  ),
  request_invalid: entry('not_sent', 'The request has a header that HTTP does not allow.'),
  address_invalid: entry(
    'not_sent',
    'What should be fetched, or what it redirects to, is no absolute http or https address.',
  ),
  address_refused: entry(
    'not_sent',
    'The address leads into a private network, or a redirect would take a body elsewhere; see `allowedHosts`.',
  ),
  host_unknown: entry(
    'no_connection',
    'The name of the host does not resolve; correct the address.',
  ),
  connection_refused: entry('no_connection', 'Nothing listens at that host and port.'),
  host_unreachable: entry(
    'no_connection',
    'No way leads to the host, or it does not take the connection in time.',
  ),
  tls_failed: entry(
    'no_connection',
    'The TLS connection was refused: wrong certificate, or no TLS at that port.',
  ),
  connection_lost: entry('no_answer', 'The connection broke before the answer was complete.'),
  list_cut: entry(
    'no_answer',
    'A list that is read record by record ended within. The records that came are right; what else it has is not known.',
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
    'The result cannot be read, or is not as its document says and `reading` is `strict`; the message names the places.',
  ),
  not_json: entry(
    'invalid_answer',
    'The answer of an API is not JSON, such as the HTML page of a proxy: wrong `api_url`, or something between.',
  ),
  redirected: entry(
    'invalid_answer',
    'The answer of an API sends us elsewhere; tokens do not go there.',
  ),
  content_invalid: entry('invalid_answer', 'The file in the answer of an API is no base64.'),
  hash_mismatch: entry(
    'invalid_answer',
    'The file in the answer of an API is not what its SHA-256 says.',
  ),
  paging_endless: entry('invalid_answer', 'The pages of a search do not come to an end.'),
  answer_too_large: entry('invalid_answer', 'The answer is larger than the options allow.'),
  answer_malformed: entry(
    'invalid_answer',
    'The answer is not HTTP, or its compression is broken or was not asked for.',
  ),
  file_address_refused: entry(
    'invalid_answer',
    'The address of a file is no http(s) address or leads into a private network; see `allowedHosts`.',
  ),
  file_size_mismatch: entry(
    'invalid_answer',
    'What was downloaded is longer than `maxFileSize`, or, where `checkSize` asks for it, not as long as the record says.',
  ),
  file_unavailable: entry('no_answer', 'The file could not be fetched in full from its address.'),
  file_gone: entry('refused', 'get_file was asked again and does not list the file any more.'),
  file_unwritable: entry(
    'aborted',
    'The file could not be written to its path; the message names a folder that is not there.',
  ),
  file_exists: entry('aborted', 'Something is at the path already; set `overwrite` to replace it.'),
  refused: entry('refused', 'The peer answered with a failure; the message is its own.'),
  aborted: entry('aborted', 'The signal that the caller gave was aborted.'),
  client_closed: entry('aborted', 'The client was closed; make a new one.'),
} as const satisfies Record<string, CallErrorCodeEntry>;

/** A code of a failed call. */
export type CallErrorCode = keyof typeof callErrorCodes;
