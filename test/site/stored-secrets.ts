import { randomBytes, scryptSync } from 'node:crypto';
import { passwordSha1 } from '../../src/index.js';
import type { ScryptCost } from '../../src/secrets/index.js';
import { formatStoredForm } from '../../src/secrets/stored-form.js';
import { openDatabase } from '../../src/site/engine/store/open-database.js';
import type { Role } from '../../src/site/orders/people/stored-users.js';

/** The least that a stored form may cost: a thirty-second of what `accounts.create` and `users.create` spend. */
const COST = { N: 1024, r: 8, p: 1 } as const;

function stored(secret: string, cost: ScryptCost = COST): string {
  const salt = randomBytes(16);
  const hash = scryptSync(secret, salt, 32, { ...cost, maxmem: 2 ** 27 });
  return formatStoredForm({ cost, salt, hash });
}

/** Puts accounts into a database, as `accounts.create` would: without its costly hash, which most tests are not about. */
export async function putAccounts(
  address: string,
  usernames: readonly string[],
  password: string,
  cost: ScryptCost = COST,
): Promise<void> {
  const database = await openDatabase(address);
  const created_at = Date.now();
  await database.write(async (tx) => {
    for (const username of usernames) {
      const { id } = await tx
        .insertInto('accounts')
        .values({ username, created_at, org_number: '18' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const hash = stored(passwordSha1(password), cost);
      await tx
        .insertInto('account_secrets')
        .values({ account_id: id, hash, created_at, expires_at: null })
        .execute();
    }
  });
  await database.close();
}

/** Puts a user into a database, as `users.create` would: without its costly hash. */
export async function putUser(
  address: string,
  user: { readonly username: string; readonly role: Role },
  password: string,
): Promise<void> {
  const database = await openDatabase(address);
  const { username } = user;
  const row = {
    ...user,
    display_name: username,
    password_hash: stored(password),
    is_active: true,
    created_at: Date.now(),
  };
  await database.write((tx) => tx.insertInto('users').values(row).execute());
  await database.close();
}
