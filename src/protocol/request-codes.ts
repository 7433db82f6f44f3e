import { type ErrorCodeEntry, entry } from './error-code-entry.js';

/** The codes of what goes wrong at construction and before an event is known. */
export const requestCodes = {
  option_invalid: entry(
    'setup',
    500,
    'An option is missing, unknown or of the wrong form; the message says which and what it takes.',
  ),
  schema_invalid: entry(
    'setup',
    500,
    'A schema given to `.define` is not valid JSON Schema 2020-12.',
  ),
  handler_duplicate: entry(
    'setup',
    500,
    'Two handlers, or two definitions, were given for one event; keep one.',
  ),
  handler_unknown_event: entry(
    'setup',
    500,
    'A handler was given for an event that nobody defined; call `.define` first, or mend the spelling.',
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
  body_consumed: entry(
    'form',
    500,
    'Middleware of the app read the body and kept nothing usable; mount the receiver before it.',
  ),
  body_malformed: entry(
    'form',
    400,
    'The body is not a well-formed form: broken multipart, not UTF-8, or too many parts.',
  ),
  client_gone: entry(
    'form',
    499,
    'The caller hung up before the answer; nobody reads it, hooks and logs see it.',
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
    'The JSON is nested too deeply, has too many values (`maxValues`), characters that are no text, or a member name that is refused (`__proto__`, `constructor`).',
  ),
  envelope_invalid: entry(
    'envelope',
    400,
    '`username`, `password`, `site_id` or `event_name` is absent, blank or not text.',
  ),
  credentials_invalid: entry(
    'credentials',
    401,
    'User name and password do not belong together; which of the two is wrong is never told.',
  ),
  credentials_throttled: entry(
    'credentials',
    429,
    'Too many failed attempts for this user name or from this address; wait as long as the message says.',
  ),
  accounts_failed: entry(
    'credentials',
    500,
    'The `accounts` option threw, gave something that is no account, or its shared store is out of reach.',
  ),
  site_refused: entry(
    'site',
    403,
    'The `site_id` of the caller is malformed or not among those allowed.',
  ),
} as const satisfies Record<string, ErrorCodeEntry>;
