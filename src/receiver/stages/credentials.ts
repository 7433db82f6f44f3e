import type { RequestEnvelope } from '../../protocol/envelope.js';
import { LinkError } from '../../protocol/errors.js';
import { SecretsError, type Throttle } from '../../secrets/index.js';
import {
  type Account,
  type AccountView,
  checkAccount,
  presentedHash,
  storedSecrets,
} from '../account.js';
import type { ReceiverRequest } from '../request.js';
import type { Settings } from '../settings.js';

type Needs = Pick<Settings, 'accounts' | 'verifier' | 'throttle' | 'deadlines'>;

/** Account records as handlers get them, and their stored passwords; made once per record. */
const known = new WeakMap<Account, Known>();

interface Known {
  readonly view: AccountView;
  readonly stored: ReturnType<typeof storedSecrets>;
}

/** The published text (supplement: "the wire as it is really used", 9). */
const REFUSAL = 'Could not validate username and password.';

/**
 * Stage 3: whose call it is. An unknown user and a wrong password are answered alike, after the same work.
 *
 * @throws LinkError `credentials_invalid`, `credentials_throttled`, `accounts_failed`
 */
export async function checkCredentials(
  { username, password }: RequestEnvelope,
  request: ReceiverRequest,
  { accounts, verifier, throttle, deadlines }: Needs,
): Promise<AccountView> {
  try {
    if (throttle?.isCalm() === false) {
      await refuseThrottled(throttle.check(username, request.remoteAddress));
    }
    const finding = accounts.find(username);
    const found = isPromise(finding) ? await inTime(finding, deadlines) : finding;
    const account = found ? recognise(found, username) : undefined;
    const presented = presentedHash(password);
    if (
      account &&
      presented !== undefined &&
      verifier.recall(username, presented, account.stored)
    ) {
      if (throttle) noteSuccess(throttle, username, request);
      return account.view;
    }
    // What can match nothing is verified all the same: the time must not tell.
    const stored = presented === undefined ? undefined : account?.stored;
    const address = request.remoteAddress;
    const holds = await verifier.verify(username, presented ?? password, stored);
    // Attempts made at the same time must not slip through together.
    if (throttle) await refuseThrottled(throttle.check(username, address));
    if (holds && account) {
      await throttle?.succeeded(username, address);
      return account.view;
    }
    await throttle?.failed(username, address);
  } catch (cause) {
    throw toFailure(cause);
  }
  throw new LinkError('credentials_invalid', REFUSAL);
}

/** The user name that last succeeded on a connection: once is enough for the throttle to know the address. */
const succeeded = new WeakMap<object, string>();

function noteSuccess(throttle: Throttle, username: string, request: ReceiverRequest): void {
  const socket = request.message?.socket;
  if (socket === undefined || succeeded.get(socket) === username) return;
  succeeded.set(socket, username);
  // A store that fails here costs the address its proof, not the caller the answer.
  Promise.resolve(throttle.succeeded(username, request.remoteAddress)).catch(() => {});
}

function isPromise<Result>(value: Result | PromiseLike<Result>): value is PromiseLike<Result> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** A look-up that never ends must not hold the request for ever; it has as long as a handler has. */
function inTime<Result>(
  finding: PromiseLike<Result>,
  deadlines: Settings['deadlines'],
): Promise<Result> {
  const queue = deadlines.default;
  return queue.limit(finding, () => new Error(`accounts gave no answer in ${queue.duration} ms`));
}

async function refuseThrottled(wait: number | Promise<number>): Promise<void> {
  const seconds = Math.ceil(typeof wait === 'number' ? wait : await wait);
  if (seconds <= 0) return;
  const message = `Too many failed attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  throw new LinkError('credentials_throttled', message, { retryAfter: seconds });
}

function recognise(account: Account, username: string): Known | undefined {
  const before = known.get(account);
  if (!before) checkAccount(account, 'the account that accounts gave');
  // A look-up that ignores case finds one for a name that is none; an answer of its own would tell that it did.
  if (account.username !== username) return undefined;
  if (before) return before;
  const { password: _clear, passwordSha1: _sha1, passwordHash: _hash, ...view } = account;
  const recognised = { view, stored: storedSecrets(account) };
  // An account that can be changed in place would keep its old password here.
  if (Object.isFrozen(account)) known.set(account, recognised);
  return recognised;
}

function toFailure(cause: unknown): LinkError {
  if (LinkError.is(cause) && cause.stage === 'credentials') return cause;
  if (cause instanceof SecretsError && cause.code === 'verifier_busy') {
    const message = 'Too many attempts at once. Try again in 5 seconds.';
    return new LinkError('credentials_throttled', message, { cause, retryAfter: 5 });
  }
  const message = 'The credentials could not be checked';
  return new LinkError('accounts_failed', message, { cause });
}
