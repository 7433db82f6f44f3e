import { ACTION_NAMES } from '../../api/generated/action-names.js';

const COMMON = `  --credentials FILE  the downloaded credentials (or SVCLINK_CREDENTIALS)
  --timeout MS        for one request, or the longest pause in a file; default 30000
  --insecure-http     allow an api_url of http to another machine, where anybody on the way can read the secret
  --json              print one line of JSON in every case: { ok, ... } or { ok, error }
  --help              print this
`;

const STATUS = 'Exit status: 0 success, 1 the call failed, 2 wrong usage.\n';

/** What `svclink api --help` prints. */
export const API_USAGE = `Usage: svclink api ACTION --credentials FILE [--data JSON] [options]
       svclink api files download REPORT_ID DIR --credentials FILE [options]

Calls one action of the JSON API and prints what it answers, or saves all files of a work order in a folder.

${COMMON}  --retry N           how often a request is repeated where that is safe; default 2
  --data JSON         the request; @FILE reads it from a file, - from standard input; default {}
  --file PATH         the file to send, of an action that takes content
  --out PATH          where the content of an answer goes; without it, it is printed as base64
  --overwrite         replace files that are there already
  --all               all matches of a search, one line of JSON each

Actions:
${ACTION_NAMES.map((name) => `  ${name}`).join('\n')}

${STATUS}`;

/** What `svclink token --help` prints. */
export const TOKEN_USAGE = `Usage: svclink token --credentials FILE [options]

Fetches an access token of the JSON API and prints it.

${COMMON}
${STATUS}`;
