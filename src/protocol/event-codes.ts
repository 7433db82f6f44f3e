import { type ErrorCodeEntry, entry } from './error-code-entry.js';

/** The codes of what goes wrong once an event has been named. */
export const eventCodes = {
  event_unknown: entry('event', 404, 'Nobody defined an event of this name.'),
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
    '`event_data` breaks the schema of its event; the message names the place.',
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
    'The first bytes of the file contradict its extension.',
  ),
  file_address_refused: entry(
    'handler',
    422,
    '`obj_url` is no http(s) address, or leads to an address that is not public.',
  ),
  file_unreachable: entry(
    'handler',
    502,
    'The file at `obj_url` could not be fetched in full within the limits.',
  ),
  handler_failed: entry(
    'handler',
    500,
    'A handler threw something other than a LinkError; the log entry with the same reference has it.',
  ),
  handler_timed_out: entry(
    'handler',
    504,
    'The handler did not settle within the deadline of its event.',
  ),
  delivery_in_progress: entry(
    'handler',
    503,
    'The same delivery is under way; it was waited for, and can be sent again.',
  ),
  delivery_fenced: entry(
    'handler',
    503,
    'The handler outlived its lease and another attempt has taken the delivery over; nothing of this one was stored.',
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
  store_unavailable: entry(
    'handler',
    503,
    'The database of the site is away or its disk is full; it passes by itself, send it again.',
  ),
  value_unstorable: entry(
    'handler',
    422,
    'A value holds what no database keeps: NUL or half a surrogate pair in a text.',
  ),
  secret_unreadable: entry(
    'setup',
    500,
    'A stored secret cannot be read: it was written with another key, or changed; start with the key of this site.',
  ),
  driver_missing: entry(
    'setup',
    500,
    'The package that talks to the database is not installed; the message has the command.',
  ),
  schema_newer: entry(
    'setup',
    500,
    'A newer svclink has written the database; start that version or a newer one.',
  ),
  internal_error: entry(
    'reply',
    500,
    'A fault of the receiver itself; please report it with the log entry.',
  ),
} as const satisfies Record<string, ErrorCodeEntry>;
