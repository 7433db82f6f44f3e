import { isThenable } from '../../http/index.js';
import {
  isPasswordSha1,
  isUuidV4,
  type RequestEnvelope,
} from '../../protocol/envelope/envelope.js';
import { LinkError } from '../../protocol/errors/errors.js';
import type { StoredSecret } from '../../secrets/index.js';
import { within } from '../../system/deadline.js';
import {
  type Account,
  type AccountView,
  checkAccount,
  EMPTY_PASSWORD,
  storedSecrets,
  whyNeverOpens,
} from '../accounts.js';
import { Fault } from '../failures.js';
import type { ReceiverRequest } from '../request.js';
import type { Settings } from '../settings.js';

type CredentialSettings = Pick<
  Settings,
  'accounts' | 'verifier' | 'renewal' | 'throttle' | 'deadlines'
>;

/** The published text (supplement: "the wire as it is really used", 9). */
const REFUSAL = 'Could not validate username and password.';

/**
 * Stage 3: verifies the credentials. An unknown user and a wrong password have the same answer, after the same work.
 *
 * @throws LinkError `credentials_invalid`, `credentials_throttled`, `accounts_failed`
 */
export async function checkCredentials(
  envelope: RequestEnvelope,
  request: ReceiverRequest,
  settings: CredentialSettings,
): Promise<AccountView> {
  try {
    return await identify(envelope, request, settings);
  } catch (cause) {
    throw toFailure(cause);
  }
}

async function identify(
  envelope: RequestEnvelope,
  request: ReceiverRequest,
  settings: CredentialSettings,
): Promise<AccountView> {
  const { username, password } = envelope;
  const { throttle, accounts, verifier, deadlines } = settings;
  if (throttle?.hasNoFailures() === false) {
    const wait = throttle.check(username, request.remoteAddress);
    if (wait !== 0) await refuseThrottled(wait);
  }
  const finding = accounts.find(username);
  const found = isThenable(finding) ? await inTime(finding, deadlines) : finding;
  const account = found ? recognise(found, username) : undefined;
  const presented = presentedHash(password);
  if (account && presented !== undefined && verifier.recall(username, presented, account.stored)) {
    // A failing store of the throttle does not record the address as a proven one. The caller gets its answer.
    throttle?.succeeded(username, request.remoteAddress)?.catch(() => {});
    return account.view;
  }
  return verify(account, presented, envelope, request, settings);
}

async function verify(
  account: KnownAccount | undefined,
  presented: string | undefined,
  { username, password }: RequestEnvelope,
  request: ReceiverRequest,
  { verifier, renewal, throttle }: CredentialSettings,
): Promise<AccountView> {
  // A password that can match nothing is verified too, so that the time reveals nothing.
  const stored = presented === undefined ? undefined : account?.stored;
  const address = request.remoteAddress;
  const match = await verifier.match(username, presented ?? password, stored);
  // Checked again after the slow verification, so that simultaneous attempts do not pass together.
  if (throttle) await refuseThrottled(throttle.check(username, address));
  if (match && account) {
    await throttle?.succeeded(username, address);
    if (presented !== undefined) renewal?.offer(username, presented, match.form);
    return account.view;
  }
  await throttle?.failed(username, address);
  const hint = account?.never ?? hintOnPassword(password);
  throw new LinkError('credentials_invalid', REFUSAL, hint ? { cause: new Error(hint) } : {});
}

/** Limits a look-up to the deadline of a handler, because one that never ends must not block the request forever. */
function inTime<Result>(
  finding: PromiseLike<Result>,
  deadlines: Settings['deadlines'],
): Promise<Result> {
  const timeout = deadlines.default;
  return within(finding, timeout, () => new Error(`accounts gave no answer in ${timeout} ms`));
}

async function refuseThrottled(wait: number | Promise<number>): Promise<void> {
  const seconds = Math.ceil(typeof wait === 'number' ? wait : await wait);
  if (seconds <= 0) return;
  const message = `Too many failed attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new LinkError('credentials_throttled', message, { retryAfter: seconds });
}

function toFailure(cause: unknown): LinkError {
  if (LinkError.is(cause) && cause.stage === 'credentials') return cause;
  const message = 'The credentials could not be checked';
  // The store is temporarily not reachable: the caller may repeat the request.
  if (LinkError.is(cause) && cause.retryAfter !== undefined && cause.status === 503) {
    const { status, retryAfter } = cause;
    return new Fault('accounts_failed', message, { cause, status, retryAfter });
  }
  return new Fault('accounts_failed', message, { cause });
}

/** An account as handlers get it, and its stored passwords. */
interface KnownAccount {
  readonly view: AccountView;
  readonly stored: readonly StoredSecret[];
  /** The reason for which no password opens it, for the log; undefined for any other account. */
  readonly never: string | undefined;
}

/** The derived values of each frozen account record. */
const derivedValues = new WeakMap<Account, KnownAccount>();

/**
 * Returns the account of a look-up, if it is the requested one.
 *
 * @throws LinkError `option_invalid` for a value that is not an account
 */
function recognise(account: Account, username: string): KnownAccount | undefined {
  const before = derivedValues.get(account);
  if (!before) checkAccount(account, 'the account that accounts gave');
  // A look-up that ignores case may find another account. The answer must not reveal that.
  if (account.username !== username) return undefined;
  if (before) return before;
  const { password: _clear, passwordSha1: _sha1, passwordHash: _hash, ...view } = account;
  const never = whyNeverOpens(account);
  const why =
    never && `the account that accounts gave has no password: ${never.member} ${never.fix}`;
  const recognised = { view, stored: storedSecrets(account), never: why };
  // A record that can be changed in place would keep its old password here.
  if (Object.isFrozen(account)) derivedValues.set(account, recognised);
  return recognised;
}

/** Returns the presented password in the compared spelling; undefined when it can match nothing. */
function presentedHash(password: string): string | undefined {
  const hash = password.trim().toLowerCase();
  return isPasswordSha1(hash) && hash !== EMPTY_PASSWORD ? hash : undefined;
}

const MD5 = /^[0-9a-f]{32}$/;

/**
 * Returns a hint about the form of a refused password for the operator, without the password and without hashing it.
 * Undefined where the form is valid.
 */
function hintOnPassword(password: string): string | undefined {
  const sent = password.trim().toLowerCase();
  if (sent === EMPTY_PASSWORD) {
    return 'the password is the SHA-1 of nothing, as in the published samples, or of a password that is blank';
  }
  if (isPasswordSha1(sent)) return undefined;
  if (MD5.test(sent))
    return 'the password has 32 hex digits like an MD5; callers send its SHA-1 in hex';
  return 'the password is not 40 hex digits, so perhaps in the clear; callers send its SHA-1 in hex';
}

/** A UUID of any version, with or without braces. */
const UUID =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\})$/i;

/** The most characters of a site id, more than any known one has. */
const LONGEST_SITE_ID = 64;

/** The kinds of site ids of the option. */
const KINDS = {
  v4: { takes: isUuidV4, what: 'a v4 UUID (36 characters)' },
  uuid: { takes: (id: string) => UUID.test(id), what: 'a UUID, with or without braces' },
  any: {
    takes: (id: string) => id.length <= LONGEST_SITE_ID,
    what: `text of at most ${LONGEST_SITE_ID} characters`,
  },
} as const;

/**
 * Stage 4: validates the caller's site_id.
 *
 * @throws LinkError `site_refused`, also when the option's function fails; a LinkError that it throws is passed on
 */
export async function checkSite(
  { site_id }: RequestEnvelope,
  account: AccountView,
  { siteIds }: Pick<Settings, 'siteIds'>,
): Promise<void> {
  if (typeof siteIds === 'string') {
    const { takes, what } = KINDS[siteIds];
    if (takes(site_id)) return;
    throw new LinkError('site_refused', `site_id: must be ${what}`);
  }
  const allowed =
    typeof siteIds === 'function'
      ? await ask(async () => siteIds(site_id, account))
      : siteIds.includes(site_id);
  // Only `true` accepts, so that a promise or a text never does.
  if (allowed !== true) throw new LinkError('site_refused', 'site_id: is not allowed here');
}

async function ask(isAllowed: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isAllowed();
  } catch (cause) {
    if (LinkError.is(cause)) throw cause;
    throw new LinkError('site_refused', 'site_id: could not be checked', { cause });
  }
}
