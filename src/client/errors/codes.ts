/**
 * How far a call came:
 *
 * - `not_sent`: it was refused on this side; nothing left.
 * - `no_connection`: the receiver was never reached.
 * - `no_answer`: it was sent, or partly; whether the receiver acted on it is unknown.
 * - `invalid_answer`: something answered, but not as the protocol says.
 * - `refused`: the receiver answered, and said no.
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
  /** What happened, and the mend. */
  readonly explanation: string;
}

function entry(kind: CallErrorKind, explanation: string): CallErrorCodeEntry {
  return { kind, explanation };
}

/** Every code that a LinkCallError has. */
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
  client_closed: entry('not_sent', 'The client was closed; make a new one.'),
  host_unknown: entry('no_connection', 'The name of the host does not resolve; mend the `url`.'),
  connection_refused: entry('no_connection', 'Nothing listens at the host and port of the `url`.'),
  host_unreachable: entry(
    'no_connection',
    'No way leads to the host, or it does not take the connection in time.',
  ),
  tls_failed: entry(
    'no_connection',
    'The TLS connection was refused: wrong certificate, or no TLS at that port.',
  ),
  connection_lost: entry('no_answer', 'The connection broke before the answer was complete.'),
  timed_out: entry('no_answer', 'The call, with its repetitions, took longer than `timeout`.'),
  http_status: entry(
    'invalid_answer',
    'The HTTP status is not 2xx, and the body is no envelope: wrong `url`, a proxy, or a broken receiver.',
  ),
  not_an_envelope: entry(
    'invalid_answer',
    'The answer is not the JSON of a response envelope; the message shows how it begins.',
  ),
  result_invalid: entry(
    'invalid_answer',
    '`result_data` breaks the schema of its event; the message names the place. `lenient` takes it all the same.',
  ),
  answer_too_large: entry('invalid_answer', 'The answer is larger than `maxAnswerSize`.'),
  answer_malformed: entry('invalid_answer', 'The answer is not HTTP, or is compressed unasked.'),
  file_address_refused: entry(
    'invalid_answer',
    'The address of a file is no http(s) address or leads into a private network; see `allowedHosts`.',
  ),
  file_size_mismatch: entry(
    'invalid_answer',
    'What was downloaded is not as long as the record says, or longer than `maxFileSize`.',
  ),
  file_unavailable: entry('no_answer', 'The file could not be fetched in full from its address.'),
  file_gone: entry('refused', 'get_file was asked again and does not list the file any more.'),
  file_unwritable: entry('aborted', 'The file could not be written to the path it should go to.'),
  refused: entry('refused', 'The receiver answered with a failure; the message is its own.'),
  aborted: entry('aborted', 'The signal that the caller gave was aborted.'),
} as const satisfies Record<string, CallErrorCodeEntry>;

/** A code of a LinkCallError. */
export type CallErrorCode = keyof typeof callErrorCodes;
