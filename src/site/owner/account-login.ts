import type { Account } from '../../index.js';
import type { Statements } from '../engine/store/database.js';
import { accountRow } from '../orders/people/account-row.js';
import { storedWire } from './account-wire.js';

/** Returns the data of an account for createReceiver, with its valid passwords; undefined for a disabled one. */
export async function receiverAccount(
  statements: Statements,
  username: string,
  now: number,
): Promise<Account | undefined> {
  if (username.includes('\0') || !username.isWellFormed()) return undefined;
  const row = await accountRow(statements, username);
  if (!row || row.disabled_at !== null) return undefined;
  const secrets = await statements
    .selectFrom('account_secrets')
    .select(['hash', 'expires_at'])
    .where('account_id', '=', row.id)
    .execute();
  const valid = secrets.filter(({ expires_at }) => expires_at === null || expires_at > now);
  return {
    username: row.username,
    passwordHash: valid.map(({ hash }) => hash),
    ...(row.org_number === null ? {} : { orgId: Number(row.org_number) }),
    ...storedWire(row.options),
    siteAccountId: row.id,
    displayName: row.display_name || row.username,
  };
}

/**
 * Stores the new hash of a password, unless the password was changed or has expired meanwhile. Returns true if it was
 * stored.
 */
export async function replaceHash(
  statements: Statements,
  { username, before, after, now }: HashReplacement,
): Promise<boolean> {
  const { numUpdatedRows } = await statements
    .updateTable('account_secrets')
    .set({ hash: after })
    .where('hash', '=', before)
    .where((secret) =>
      secret.or([secret('expires_at', 'is', null), secret('expires_at', '>', now)]),
    )
    .where('account_id', 'in', (query) =>
      query.selectFrom('accounts').select('id').where('username', '=', username),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A hash of an account, and its replacement. */
interface HashReplacement {
  readonly username: string;
  readonly before: string;
  readonly after: string;
  readonly now: number;
}
