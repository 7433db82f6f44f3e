import type { Account, Accounts } from '../../index.js';
import type { SiteContext } from '../engine/context.js';
import { receiverAccount, replaceHash } from '../owner/account-login.js';

/** Milliseconds for which an account is remembered: so long a change by another process may take to be seen. */
const REMEMBERED = 250;
/** More accounts than call within that time. */
const MOST = 10_000;

interface Known {
  readonly account: Account;
  readonly until: number;
}

/** Finds accounts for the receiver, which asks for every request. Names that nobody has are not remembered. */
export function knownAccounts({ database, now }: Pick<SiteContext, 'database' | 'now'>): Accounts {
  const known = new Map<string, Known>();
  const look = async (username: string) => {
    const account = await receiverAccount(database.read, username, now());
    if (known.size >= MOST) known.clear();
    if (!account) {
      known.delete(username);
      return undefined;
    }
    // Of what cannot change the receiver works out once what it needs.
    Object.freeze(account);
    known.set(username, { account, until: performance.now() + REMEMBERED });
    return account;
  };
  return {
    // What is remembered is given at once: the receiver sets no deadline for that.
    find(username) {
      const remembered = known.get(username);
      if (remembered && remembered.until > performance.now()) return remembered.account;
      return look(username);
    },
    replaceHash: (username, before, after) =>
      database.write((tx) => replaceHash(tx, { username, before, after, now: now() })),
  };
}
