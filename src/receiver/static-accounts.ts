import { LinkError } from '../protocol/errors.js';
import { type Account, type Accounts, checkAccount } from './account.js';

/**
 * Accounts from a list that is known at the start, as from a configuration file.
 *
 * @throws LinkError `option_invalid` when one is malformed, or two have the same username
 * @example staticAccounts([{ username: 'acme', passwordHash: process.env.ACME_HASH, orgId: 18 }])
 */
export function staticAccounts(accounts: readonly Account[]): Accounts {
  if (!Array.isArray(accounts)) {
    throw new LinkError('option_invalid', 'staticAccounts: takes a list of accounts');
  }
  const byName = new Map<string, Account>();
  accounts.forEach((account: unknown, index) => {
    checkAccount(account, `accounts[${index}]`);
    if (byName.has(account.username)) {
      throw new LinkError(
        'option_invalid',
        `accounts[${index}].username: is there twice; give one account several passwords instead`,
      );
    }
    // Frozen, so that what was derived from it once stays true.
    byName.set(account.username, Object.freeze({ ...account }));
  });
  return { find: (username) => byName.get(username) };
}
