import { optionError } from '../protocol/options.js';
import { type Account, type Accounts, checkAccount, whyNeverOpens } from './account.js';

/**
 * Accounts from a list that is known at the start, as from a configuration file.
 *
 * @throws LinkError `option_invalid` when one is malformed or can never be opened, or two have the same username
 * @example staticAccounts([{ username: 'acme', passwordHash: process.env.ACME_HASH, orgId: 18 }])
 */
export function staticAccounts(accounts: readonly Account[]): Accounts {
  if (!Array.isArray(accounts)) {
    throw optionError('staticAccounts', 'takes a list of accounts');
  }
  const byName = new Map<string, Account>();
  accounts.forEach((account: unknown, index) => {
    checkAccount(account, `accounts[${index}]`);
    const never = whyNeverOpens(account);
    if (never) throw optionError(`accounts[${index}].${never.member}`, never.mend);
    if (byName.has(account.username)) {
      const mend = 'is there twice; give one account several passwords instead';
      throw optionError(`accounts[${index}].username`, mend);
    }
    // Frozen, so that what was derived from it once stays true.
    byName.set(account.username, Object.freeze({ ...account }));
  });
  return { find: (username) => byName.get(username) };
}
