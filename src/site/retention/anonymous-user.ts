import { sql } from 'kysely';
import { shortName } from '../../protocol/errors/short-name.js';
import { notFound } from '../engine/context.js';
import { inputError } from '../engine/input.js';
import type { Statements } from '../engine/store/database.js';

/** The tables whose rows belong to one user. */
const TABLES = [
  'console_sessions',
  'group_members',
  'saved_views',
  'list_columns',
  'undoable_changes',
  'second_factors',
  'recovery_codes',
  'sign_on_identities',
] as const;

/**
 * Makes a disabled user anonymous: name, address, password, second factor, person at a provider, sessions, groups, saved lists and unfinished
 * texts are removed. Records that name the user by id show the new name.
 *
 * @returns the new name
 * @throws LinkError `not_found`, `input_invalid` for a user who may log in
 */
export async function makeAnonymous(tx: Statements, username: string): Promise<string> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'is_active'])
    .where('username', '=', username)
    .executeTakeFirst();
  if (!user) throw notFound(`user ${shortName(username)}`);
  if (user.is_active) throw inputError('user', 'may log in: disable it first');
  const { id } = user;
  const name = await freeName(tx, id);
  const empty = { display_name: '', email: '', first_name: '', last_name: '', company: '' };
  await tx
    .updateTable('users')
    .set({ ...empty, username: name, password_hash: null, has_weak_password: null })
    .where('id', '=', id)
    .execute();
  for (const table of TABLES) {
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await tx.deleteFrom('typed_drafts').where('owner_key', '=', id).execute();
  await tx
    .updateTable('typed_drafts')
    .set({ username: name })
    .where('username', '=', username)
    .execute();
  return name;
}

/** Returns the name of an anonymous user, which nobody else has: somebody may have chosen the usual one. */
async function freeName(tx: Statements, id: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const name = attempt === 1 ? `removed-${id}` : `removed-${id}-${attempt}`;
    const other = await tx
      .selectFrom('users')
      .select('id')
      .where('username', '=', name)
      .where('id', '<>', id)
      .executeTakeFirst();
    if (!other) return name;
  }
}

/** The users that were not made anonymous. Anybody may have a name that only begins like an anonymous one. */
export const isNamed = sql<boolean>`username <> 'removed-' || id AND username NOT LIKE 'removed-' || id || '-%'`;
