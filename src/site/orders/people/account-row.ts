import { notFound } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';

/** The most characters of the name of an account. */
export const LONGEST_NAME = 200;

/** Selects the account of a name, if there is one. */
export function accountRow(statements: Statements, username: string) {
  return statements
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
}

/** @throws LinkError `not_found` */
export async function requireAccount(statements: Statements, username: string) {
  const row = await accountRow(statements, username);
  if (row) return row;
  throw notFound(`account ${username.slice(0, LONGEST_NAME)}`);
}
