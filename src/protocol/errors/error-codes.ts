import { recordCodes } from './record-codes.js';

/** The stage of a request in which a failure arises: before any request, or one of the nine stages in their order. */
export type Stage =
  | 'setup'
  | 'form'
  | 'envelope'
  | 'credentials'
  | 'site'
  | 'event'
  | 'data'
  | 'handler'
  | 'result'
  | 'reply';

/** One row of the table of codes. */
export interface ErrorCodeEntry {
  readonly stage: Stage;
  /**
   * The HTTP status of failures of form and envelope, faults and temporary failures. Refusals have it only with the
   * option `httpStatus`.
   */
  readonly status: number;
  /** The reason and the fix. */
  readonly explanation: string;
}

/** Makes one row. */
function entry(stage: Stage, status: number, explanation: string): ErrorCodeEntry {
  return { stage, status, explanation };
}

/** All codes that svclink itself gives a LinkError. The tables of the docs are generated from this table. */
export const errorCodes = {
  option_invalid: entry(
    'setup',
    500,
    'An option is missing, unknown or of the wrong form; the message names it and the expected value.',
  ),
  port_taken: entry(
    'setup',
    500,
    'Another process listens on the port; the message says how to choose another.',
  ),
  schema_invalid: entry(
    'setup',
    500,
    'A schema given to `.define` is not valid JSON Schema 2020-12.',
  ),
  receiver_not_made: entry(
    'setup',
    500,
    'The receiver of `lazyReceiver` could not be made: the message in the log names what is missing, such as a variable of the environment.',
  ),
  handler_duplicate: entry(
    'setup',
    500,
    'Two handlers, or two definitions, were given for one event; keep one.',
  ),
  handler_unknown_event: entry(
    'setup',
    500,
    'A handler was given for an event that is not defined; call `.define` first, or fix the spelling.',
  ),
  registration_late: entry(
    'setup',
    500,
    'A handler or definition came after the first request; register all of them before listening.',
  ),
  method_not_allowed: entry('form', 405, 'The receiver takes POST only.'),
  content_type_unsupported: entry(
    'form',
    415,
    'The form is neither application/x-www-form-urlencoded nor multipart/form-data.',
  ),
  content_encoding_unsupported: entry('form', 415, 'The body is compressed; send it as it is.'),
  body_too_large: entry(
    'form',
    413,
    'The body is above `maxBodySize`, or a file above `maxFileSize`.',
  ),
  body_too_slow: entry(
    'form',
    408,
    'The body did not arrive within `bodyTimeout` (a file: `uploadTimeout`).',
  ),
  server_busy: entry(
    'form',
    503,
    'Too much is being received at this moment (`maxUnfinishedBytes`); try again later.',
  ),
  storage_full: entry(
    'form',
    503,
    'The disk of `uploadFolder` is full; make room, the caller may try again later.',
  ),
  storage_unavailable: entry(
    'form',
    503,
    'The folder `uploadFolder` is gone or cannot be written; put it back, the caller may try again later.',
  ),
  body_consumed: entry(
    'form',
    500,
    'Middleware of the app read the body and left nothing usable; mount the receiver before it.',
  ),
  body_malformed: entry(
    'form',
    400,
    'The body is not a well-formed form: broken multipart, not UTF-8, or too many parts.',
  ),
  client_gone: entry(
    'form',
    499,
    'The caller closed the connection before the answer; the failure goes to hooks and logs only.',
  ),
  payload_missing: entry('form', 400, 'The form has no variable `payload`.'),
  payload_not_text: entry(
    'form',
    400,
    '`payload` came twice, as `payload[x]`, or as a file; send one form variable of text.',
  ),
  payload_not_json: entry(
    'form',
    400,
    '`payload` is not JSON; the message says why, with line and column.',
  ),
  payload_not_object: entry('form', 400, '`payload` is JSON, but not an object.'),
  payload_unsafe: entry(
    'form',
    400,
    'The JSON is nested too deeply, has too many values (`maxValues`), invalid characters, or a member name that is refused (`__proto__`, `constructor`).',
  ),
  envelope_invalid: entry(
    'envelope',
    400,
    '`username`, `password`, `site_id` or `event_name` is absent, blank or not text.',
  ),
  credentials_invalid: entry(
    'credentials',
    401,
    'User name and password do not belong together; the answer does not reveal which of the two is wrong.',
  ),
  credentials_throttled: entry(
    'credentials',
    429,
    'Too many failed attempts for this user name or from this address; wait as long as the message says.',
  ),
  accounts_failed: entry(
    'credentials',
    500,
    'The `accounts` option threw, returned a value that is not an account, or its shared store is not reachable.',
  ),
  site_refused: entry(
    'site',
    403,
    'The `site_id` of the caller is malformed or not among those allowed.',
  ),
  event_unknown: entry('event', 404, 'No event of this name is defined.'),
  event_not_handled: entry(
    'event',
    501,
    'The event is known, but this receiver has no handler for it.',
  ),
  event_data_malformed: entry(
    'data',
    400,
    '`event_data` is neither a JSON object nor the text of one.',
  ),
  data_invalid: entry(
    'data',
    422,
    '`event_data` breaks the schema of its event; the message names the path.',
  ),
  file_missing: entry('data', 422, 'send_file came with neither a file part nor `obj_url`.'),
  file_type_refused: entry(
    'data',
    422,
    'The extension of `file_name` is not among the allowed file types.',
  ),
  file_content_mismatch: entry(
    'data',
    422,
    'The first bytes of the file contradict its extension, or it is empty.',
  ),
  file_address_refused: entry(
    'handler',
    422,
    '`obj_url` is not an http(s) address, or leads to an address that is not public.',
  ),
  file_unreachable: entry(
    'handler',
    502,
    'The file at `obj_url` could not be fetched in full within the limits.',
  ),
  handler_failed: entry(
    'handler',
    500,
    'A handler threw something other than a LinkError; the log entry with the same reference contains it.',
  ),
  handler_timed_out: entry(
    'handler',
    503,
    'The handler did not settle within the deadline of its event; the caller may send it again.',
  ),
  delivery_in_progress: entry(
    'handler',
    503,
    'The same delivery is still being handled; it can be sent again.',
  ),
  delivery_fenced: entry(
    'handler',
    503,
    'The handler outlived its lease and another attempt has taken the delivery over; this one stored nothing.',
  ),
  delivery_commit_invalid: entry(
    'handler',
    500,
    '`delivery.commit` got an asynchronous function where its store takes a synchronous one, or was called twice.',
  ),
  result_invalid: entry(
    'result',
    500,
    'A handler returned a result that breaks the schema of its event; nothing of it was sent.',
  ),
  internal_error: entry(
    'reply',
    500,
    'A fault of the receiver itself; please report it with the log entry.',
  ),
  ...recordCodes,
} as const satisfies Record<string, ErrorCodeEntry>;

/** A code that svclink itself uses. */
export type ErrorCode = keyof typeof errorCodes;

/** A code of {@link ErrorCode} that a handler may use. The receiver and the site throw the others. */
export type HandlerErrorCode = Exclude<keyof typeof recordCodes, 'push_address_unknown'>;

/** Returns the entry of a code; undefined for a handler's own code. */
export function errorCode(code: string): ErrorCodeEntry | undefined {
  return Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode] : undefined;
}
