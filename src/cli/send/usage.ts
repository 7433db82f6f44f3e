/** What `svclink send --help` prints. */
export const USAGE = `Usage: svclink send EVENT --url URL --user NAME [options]

Calls one event of a receiver and prints its result as JSON.

  --url URL             address of the receiver (or SVCLINK_URL)
  --user NAME           account user name (or SVCLINK_USER)
  --password TEXT       account password; better in SVCLINK_PASSWORD, where process lists do not show it
  --password-sha1 HEX   its SHA-1 instead (or SVCLINK_PASSWORD_SHA1)
  --site-id UUID        v4 UUID of the calling site (or SVCLINK_SITE_ID); default: a new one for each call
  --data JSON           event_data; @FILE reads it from a file, - from standard input; default {}
  --file PATH           send_file: the file to send along
  --raw                 send the JSON as it stands, not percent-encoded
  --multipart           send multipart/form-data
  --unchecked           send the data and print the result as they are, without checking
  --strict              fail for a result that is not as the document says; default: read what can be read, with warnings
  --dialect JSON        a service's own names on the wire, such as {"brand":"acme"}; @FILE reads them from a file
  --header "NAME: TEXT" a further header; may be repeated
  --timeout MS          for the whole call; default 60000, with a file 600000
  --connect-timeout MS  for the connection; default 10000
  --retry N             how often it is repeated where that is safe; default 2
  --recognises-repetitions  the receiver recognises a repeated delivery: repeat events that change something, too
  --max-answer-size N   largest answer in bytes; default 67108864
  --json                print one line of JSON in every case: { ok, result, ... } or { ok, error }
  --help                print this

Exit status: 0 success, 1 the call failed, 2 wrong usage.
Events of the documents are checked before they are sent; any other name is sent as it is.
`;
