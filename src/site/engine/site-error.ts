// Not imported from the index: the generator reads this table before the validators of a new event exist.
import type { ErrorCodeEntry } from '../../protocol/errors/error-codes.js';
import { LinkError, type LinkErrorOptions } from '../../protocol/errors/errors.js';

/** The codes that only a site gives a LinkError: of its store, its archives, its replays and its console. */
export const siteErrorCodes = {
  value_unstorable: {
    stage: 'handler',
    status: 422,
    explanation: 'A value holds what no database keeps: NUL or half a surrogate pair in a text.',
  },
  secret_unreadable: {
    stage: 'setup',
    status: 500,
    explanation:
      'A stored secret cannot be read: it was written with another key, or changed; start with the key of this site.',
  },
  key_wrong: {
    stage: 'setup',
    status: 500,
    explanation:
      'The database belongs to another key: start with the secret key that the site was made with.',
  },
  driver_missing: {
    stage: 'setup',
    status: 500,
    explanation:
      'The package that talks to the database is not installed; the message has the command.',
  },
  database_taken: {
    stage: 'setup',
    status: 500,
    explanation:
      'The database has a table of a name that the site needs, and it is none of a site; give the site a database or a schema of its own.',
  },
  schema_newer: {
    stage: 'setup',
    status: 500,
    explanation: 'A newer svclink has written the database; start that version or a newer one.',
  },
  schema_older: {
    stage: 'setup',
    status: 500,
    explanation: 'The database has an older schema, and may not be changed; run svclink migrate.',
  },
  archive_invalid: {
    stage: 'setup',
    status: 500,
    explanation:
      'An archive of a site is cut off, was changed, or is none: nothing of it was kept. Take another one.',
  },
  archive_unverified: {
    stage: 'setup',
    status: 500,
    explanation:
      'Nothing shows that an archive of a site is as it was written: it has the first format, or the key that authenticates it is not there. Put the key back, or restore it with --unverified, where nobody else could write it.',
  },
  passphrase_wrong: {
    stage: 'setup',
    status: 500,
    explanation: 'The key of a site, as its archive holds it, was sealed with another passphrase.',
  },
  target_not_empty: {
    stage: 'setup',
    status: 500,
    explanation:
      'A site is restored or moved into an empty database only; the target holds one already, and is as it was.',
  },
  site_moved: {
    stage: 'setup',
    status: 500,
    explanation:
      'The site of this database was moved to another one, and goes on there; what came here would be lost.',
  },
  site_running: {
    stage: 'setup',
    status: 500,
    explanation: 'Another process serves the same folder; one does at a time.',
  },
  already_there: {
    stage: 'handler',
    status: 409,
    explanation: 'A site has something of this name already.',
  },
  result_locked: {
    stage: 'handler',
    status: 409,
    explanation:
      'A result of an imported order cannot be changed or removed now: its owner has accepted it, its call is under way, its answer was lost, or a person has a draft of it; the message says which.',
  },
  not_replayable: {
    stage: 'handler',
    status: 409,
    explanation:
      'An exchange of the log cannot be repeated as it was, or must not be; the message says why, and what to do instead.',
  },
  not_undoable: {
    stage: 'handler',
    status: 409,
    explanation:
      'A command of the console cannot be undone: a minute has passed, the account has fetched its orders or changes since, or the order was changed since; the message says which. Use the commands of the order instead.',
  },
  replay_unconfirmed: {
    stage: 'handler',
    status: 409,
    explanation:
      'An exchange that came in runs again only where it is said in so many words: it may change what the site holds.',
  },
  call_too_large: {
    stage: 'handler',
    status: 413,
    explanation:
      'The call holds more notes, invoice lines or text than the site takes in one call; the message has the limit. Nothing of it was stored.',
  },
  quota_exceeded: {
    stage: 'handler',
    status: 403,
    explanation:
      'The account, link or app would store more bytes, files or notes than its quota. Nothing of the call was stored.',
  },
  login_refused: {
    stage: 'credentials',
    status: 401,
    explanation: 'The console knows no such user with this password.',
  },
  second_factor_required: {
    stage: 'credentials',
    status: 401,
    explanation:
      'The user has a second factor: log in with a code of the authenticator app or a recovery code. Or the site requires one, and the user has to set it first.',
  },
  sign_on_failed: {
    stage: 'credentials',
    status: 502,
    explanation:
      'The provider of single sign-on cannot be reached, or its answer is not valid. The log of the site has the reason.',
  },
  sign_on_refused: {
    stage: 'credentials',
    status: 403,
    explanation:
      'The provider of single sign-on has identified a person whom the site does not admit: there is no such user, several have the e-mail address, the user is disabled, the e-mail address is not verified, or no role is given. The log of the site has the reason.',
  },
  sign_on_expired: {
    stage: 'credentials',
    status: 400,
    explanation:
      'A single sign-on has ended without a log-in: it took more than ten minutes, was used before, began in another browser, or was cancelled. Begin again at the log-in page.',
  },
  password_log_in_off: {
    stage: 'credentials',
    status: 403,
    explanation:
      'This site has switched off the log-in by password: use single sign-on. If the provider is unreachable for long, start the site with the log-in by password.',
  },
  session_required: {
    stage: 'credentials',
    status: 401,
    explanation: 'The session of the console has ended, or never began: log in.',
  },
  setup_link_invalid: {
    stage: 'credentials',
    status: 403,
    explanation:
      'The set-up link was used, is older than 30 minutes, or there is an administrator already; a new start prints a new one.',
  },
  role_insufficient: {
    stage: 'credentials',
    status: 403,
    explanation:
      'The role of the user does not allow this: an operator changes no accounts, a reader nothing.',
  },
  origin_refused: {
    stage: 'credentials',
    status: 403,
    explanation: 'A page of another origin asked the console to change something.',
  },
} as const satisfies Record<string, ErrorCodeEntry>;

/** A code of {@link siteErrorCodes}. */
export type SiteErrorCode = keyof typeof siteErrorCodes;

/** An error with a code of the site, its stage and its status. */
export function siteError(
  code: SiteErrorCode,
  message: string,
  options: LinkErrorOptions = {},
): LinkError {
  const { stage, status } = siteErrorCodes[code];
  return new LinkError(code, message, { stage, status, ...options });
}
