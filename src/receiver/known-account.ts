import {
  type Account,
  type AccountView,
  checkAccount,
  storedSecrets,
  whyNeverOpens,
} from './account.js';

/** An account record as handlers get it, and its stored passwords. */
export interface KnownAccount {
  readonly view: AccountView;
  readonly stored: ReturnType<typeof storedSecrets>;
  /** Why no password opens it, for the log; undefined when one may. */
  readonly never: string | undefined;
}

/** Made once per record. */
const known = new WeakMap<Account, KnownAccount>();

/**
 * The account that a look-up gave, if it is the one that was asked for.
 *
 * @throws LinkError `option_invalid` for a record that is none
 */
export function recognise(account: Account, username: string): KnownAccount | undefined {
  const before = known.get(account);
  if (!before) checkAccount(account, 'the account that accounts gave');
  // A look-up that ignores case finds one for a name that is none; an answer of its own would tell that it did.
  if (account.username !== username) return undefined;
  if (before) return before;
  const { password: _clear, passwordSha1: _sha1, passwordHash: _hash, ...view } = account;
  const never = whyNeverOpens(account);
  const why =
    never && `the account that accounts gave has no password: ${never.member} ${never.mend}`;
  const recognised = { view, stored: storedSecrets(account), never: why };
  // An account that can be changed in place would keep its old password here.
  if (Object.isFrozen(account)) known.set(account, recognised);
  return recognised;
}
