import type { FormErrorCode } from '../../forms/model/form-error.js';
import type { CallErrorCode } from '../../net/codes.js';
import type { ErrorCode } from '../../protocol/errors/error-codes.js';
import type { SiteErrorCode } from '../../site/engine/site-error.js';

// Only `svclink errors` and the pages of docs/errors use these texts, so that a running receiver does not load them. A
// code without a row here has the explanation of its table.

/** The fixes for errors of a receiver or a site. */
export const linkFixes: Readonly<Partial<Record<ErrorCode | SiteErrorCode, string>>> = {
  option_invalid:
    'Read the message: it names the option, the expected value, and the nearest known name of a misspelt one. All options: [options](../options.md).',
  schema_invalid:
    'Validate the schema that you gave to `.define` against JSON Schema 2020-12; the message quotes what the compiler says. [Events of your own](../receiver.md#events-of-your-own).',
  receiver_not_made:
    'Give the process what the message names: the variables stand in `.env.example`. Copy it to `.env`, fill it in, and send the request again; no restart is needed.',
  handler_duplicate: 'Keep one `.on` (or `.define`) per event, and `*` for all that is left.',
  handler_unknown_event:
    'Correct the spelling (`svclink events` lists the names), or `.define` the event first.',
  registration_late:
    'Register every handler before `listen`. Where handlers depend on a database, open it first: `await` before `listen`.',
  method_not_allowed:
    'Send a POST. A browser that opens the address sees this answer: it is a receiver, and well.',
  content_type_unsupported:
    "Send `application/x-www-form-urlencoded` or `multipart/form-data` with a variable `payload`. JSON as the whole body is not the protocol; with curl: `--data-urlencode 'payload={…}'`.",
  content_encoding_unsupported:
    'Switch compression of request bodies off in the caller or the proxy.',
  body_too_large:
    'Send the file after `payload`, or raise `maxBodySize`, `maxFileSize` or `maxEarlyFileSize`; a proxy has a limit of its own ([deploying](../deploying.md)).',
  body_too_slow:
    'Look at the network between the two, then raise `bodyTimeout` or `uploadTimeout` (and `server.requestTimeout` of Node).',
  server_busy: 'Nothing, if it is rare: callers repeat it. Else raise `maxUnfinishedBytes`.',
  storage_full: 'Make room on the disk of `uploadFolder`, or point it to another disk.',
  storage_unavailable:
    'Mount its disk, or make the folder again: the next file finds it, without a restart. The receiver makes a removed folder again by itself where its parent is not empty; an empty one may be the mount point of a disk. The log has the error of the system.',
  body_consumed:
    'Mount the receiver before that middleware, or after one that leaves the body in `req.body`. [Mounting](../mounting.md).',
  body_malformed:
    'Let a library build the form. Usual reasons: a boundary that does not fit its header, a body that was cut, text in Latin-1.',
  client_gone:
    'Nothing on this side, unless the handler is slow: `event.signal` is aborted, so that it can stop.',
  payload_missing: 'Name the form variable `payload`, in lower case.',
  payload_not_text: 'Send `payload` once, as a plain text field.',
  payload_not_json:
    'Look at line and column in the message. The commonest reasons are line breaks inside texts, trailing commas and single quotes: let a library write the JSON.',
  payload_not_object:
    'Send the envelope: `{"username": …, "password": …, "site_id": …, "event_name": …, "event_data": …}`.',
  payload_unsafe:
    'Flatten what is nested deeper than 64 levels; send fewer records per call, or raise `maxValues`; remove NUL and half surrogate pairs from texts.',
  envelope_invalid: 'Fill in the member that the message names; all four are texts.',
  credentials_invalid:
    'Compare user and password. The member `password` is the SHA-1 of the password in hex (40 digits), not the password and not its MD5: the receiver’s log says what the form of a refused one shows.',
  credentials_throttled:
    'Stop the caller that repeats a wrong password, and wait; a correct password is never locked out for good. Behind a proxy set `trust proxy` (Express) or `clientAddress`, or all callers share one address.',
  accounts_failed:
    'Read the log entry: it contains the cause. Usually the database of `accounts`, or the shared store of `throttle`, is not reachable.',
  site_refused:
    "Have the caller send a v4 UUID as `site_id`, or widen the option `siteIds` (the published samples need `'any'`).",
  event_unknown:
    "Correct the spelling: the message names the nearest event. An event of your own needs `.define`; `.on('*', …)` takes what nothing else takes.",
  event_not_handled: "Register a handler: `receiver.on('…', …)`.",
  event_data_malformed: 'Send event_data as a JSON object, or as the text of one.',
  data_invalid:
    'The message names the path and the fault. The fields of each event: [events](../events/README.md), or `svclink events EVENT`.',
  file_missing: 'Send a part named `file`, or `obj_url` in event_data.',
  file_type_refused:
    'Send one of the [allowed types](../files.md); the extension of `file_name` decides.',
  file_content_mismatch:
    "Give the file the extension of what it is. `contentCheck: 'tell'` takes it with a line in the log.",
  file_address_refused:
    'Give an address that is publicly reachable, or name the host in `allowedHosts`.',
  file_unreachable:
    'Fetch the address by hand: it may have expired (30 minutes), be too large, or too slow for `uploadTimeout`.',
  handler_failed:
    'Search the log for the reference in the message: the entry has the error and its stack. Throw a `LinkError` where the caller should read the reason.',
  handler_timed_out:
    'Make the handler faster, let it end on `event.signal`, or raise `deadline` (for one event: `{ default: 60_000, send_file: 300_000 }`).',
  delivery_in_progress:
    'Nothing: the caller sends it again and gets the stored answer. If it is frequent, the handler is slower than the patience of the caller.',
  delivery_fenced: 'Make the handler faster, or raise its `deadline`: the lease is that and 30 s.',
  delivery_commit_invalid:
    'SQLite takes a synchronous function, PostgreSQL an asynchronous one; call `commit` once. [Repeated deliveries](../deliveries.md).',
  result_invalid:
    'The log entry names the places of the result that break the schema; correct the handler.',
  internal_error: 'Please report it with the log entry.',
  store_unavailable: 'Look at the database and its disk. Callers repeat the event by themselves.',
  secret_unreadable: 'Start with the `secret.key` that the site had when the secret was stored.',
  key_wrong: 'Put the `secret.key` back that belongs to this database; it lies with the backups.',
  driver_missing: 'Run the command in the message: `npm install libsql`, or `npm install pg`.',
  schema_newer: 'Start the version of svclink that wrote the database, or a newer one.',
  result_locked:
    'Change it instead of removing it, finish or remove the draft, or ask its owner to remove it.',
  not_replayable:
    'Do what the message says: resume the link, enable the account, decide about the result (`svclink result decide`), or have the other side send it again.',
  replay_unconfirmed:
    'Say `--incoming` (`incoming: true`) if it is to run again here: [the log of exchanges](../site.md).',
  push_address_unknown:
    'Check the link with `svclink link test NAME`: the owner gets the present address.',
  order_not_found: 'Ask for an order of get_all_orders by its `report_id`; `wo_number` is no id.',
  order_not_assigned: 'Stop sending for this order: it was assigned to another account.',
  call_too_large:
    'Send the records in several calls. The operator of the site may raise `limits` (`--max-notes`, `--note-length`, `--max-invoice-lines`).',
  quota_exceeded:
    'The operator of the site sees use and quota with `svclink account show NAME`, `svclink link list` or `svclink app show NAME`, and may raise the quota (`quotas`, `svclink app limit NAME --quota-size MB`).',
  order_closed: 'Nothing is taken for it any more; ask the owner to open it again.',
  form_not_found: 'Take form and version from get_order.',
  answer_invalid:
    'The message names the question and the rule. Check answers before they are sent: [PCR forms](../forms.md).',
  flag_invalid: 'Flag photos only, to questions of the form that take them.',
  file_not_found: 'Send the file first: files go before their flags.',
  item_not_found:
    'Take the item from get_invoice_items_order of this order, or send an other item.',
  item_desc_missing: 'Fill in `invoice_item_desc`.',
  bid_comp_not_found:
    'Leave `remote_id` out for a new item, or send the comp_note_id that was returned.',
};

/** The fixes for errors of outgoing calls. */
export const callFixes: Readonly<Partial<Record<CallErrorCode, string>>> = {
  data_invalid:
    'Correct the data at the path that the message names: [events](../events/README.md).',
  file_type_refused: 'Send one of the [allowed types](../files.md).',
  request_invalid: 'Remove line breaks and other control characters from the header.',
  address_refused:
    'Name the host in `allowedHosts` if it is yours; else the address is not one to follow.',
  connection_refused: 'Start the receiver, or correct host and port.',
  host_unreachable: 'Look at the network, the firewall and the VPN.',
  proxy_failed:
    'Check the address of the proxy, its credentials, and its rules (`network.proxy`, `HTTPS_PROXY`). Name hosts that need no proxy in `NO_PROXY`.',
  tls_failed:
    'Renew or complete the certificate at the peer (its chain, too), trust your own authority (`--cacert`, `NODE_EXTRA_CA_CERTS`), or correct http and https.',
  connection_lost:
    'Send it again if it only reads. What changes something is repeated only where the peer recognises repetitions: `recognisesRepetitions`.',
  timed_out: 'Raise `timeout` (milliseconds), or ask for less with `timestamp`.',
  http_status: 'Open the address in a browser, and compare it with the one the peer gave you.',
  not_an_envelope: 'Compare the address: a web page answers there, not a receiver.',
  result_invalid: 'Tell the peer; read tolerantly (the default) to go on with the rest.',
  not_json: 'Compare `api_url` in the downloaded credentials.',
  answer_too_large: 'Ask for less with `timestamp`, or raise the limit in the options.',
  file_unavailable: 'Call get_file again: addresses expire after 30 minutes.',
  file_unwritable: 'Make the folder, and give the process the right to write there.',
  refused: 'Read the message: it is the peer’s own.',
};

/** The fixes for errors of forms. */
export const formFixes: Readonly<Partial<Record<FormErrorCode, string>>> = {
  not_a_form: 'Give `result_data` of get_pcr_json, or the one form in it.',
  several_forms: 'Call `parseForm(result, { formId })`.',
  not_answers:
    'Give `{ [questionId]: value }`; rows of send_pcr_answers go through `fromRows` first.',
};
