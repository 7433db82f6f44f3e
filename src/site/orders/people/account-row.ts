import { shortName } from '../../../protocol/errors/short-name.js';
import { notFound } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';

/** The most characters of the name of an account. */
export const LONGEST_NAME = 200;

const FIND = preparedForOne<{ readonly username: string }, StoredRow<'accounts'>>(
  ({ statements, value }) =>
    statements
      .selectFrom('accounts')
      .selectAll()
      .where('username', '=', value('username'))
      .compile(),
);

/** Returns the account of a name, if there is one. */
export function accountRow(statements: Statements, username: string) {
  return FIND(statements, { username });
}

/** @throws LinkError `not_found` */
export async function requireAccount(statements: Statements, username: string) {
  const row = await accountRow(statements, username);
  if (row) return row;
  throw notFound(`account ${shortName(username)}`);
}
