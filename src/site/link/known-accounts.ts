import type { Account, Accounts } from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import { receiverAccount, replaceHash } from '../owner/account-login.js';

/** Milliseconds for which an account is cached. A change by another process takes effect after this time. */
const REMEMBERED = 250;
/** The most cached accounts, more than call within that time. */
const MOST = 10_000;

interface Known {
  readonly account: Account;
  readonly until: number;
}

/** Finds accounts for the receiver, which needs one per request. Unknown names are not cached. */
export function knownAccounts({ database, now }: Pick<SiteContext, 'database' | 'now'>): Accounts {
  const known = new Map<string, Known>();
  const read = async (username: string) => {
    const account = await receiverAccount(database.read, username, now());
    if (known.size >= MOST) known.clear();
    if (!account) {
      known.delete(username);
      return undefined;
    }
    // The receiver derives its values from a frozen account only once.
    Object.freeze(account);
    known.set(username, { account, until: performance.now() + REMEMBERED });
    return account;
  };
  return {
    // A cached account is returned synchronously, because the receiver then sets no deadline.
    find(username) {
      const remembered = known.get(username);
      if (remembered && remembered.until > performance.now()) return remembered.account;
      return read(username);
    },
    replaceHash: (username, before, after) =>
      database.write((tx) => replaceHash(tx, { username, before, after, now: now() })),
  };
}
