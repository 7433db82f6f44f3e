import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import { type Role, roleOf } from './stored-users.js';

/** A user, who works with the site. An account calls it. */
export interface SiteUser {
  readonly username: string;
  readonly display_name: string;
  /** The members of the person are '' where they are unknown. */
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly role: Role;
  readonly is_active: boolean;
  /** True if the user has a password for the console. */
  readonly has_password: boolean;
  /** True if the password of the last log-in would be refused as a new one, and has to be changed. */
  readonly has_weak_password: boolean;
  /** True if the user logs in with a second factor. */
  readonly has_second_factor: boolean;
  /** True if the user has come by single sign-on, which finds the user by the person at the provider since. */
  readonly has_single_sign_on: boolean;
  readonly groups: readonly string[];
}

/** Returns the names of the groups of users, by the id of the user. */
export async function groupsOfUsers(
  read: Statements,
  users: readonly StoredRow<'users'>[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>(users.map(({ id }) => [id, []]));
  if (users.length === 0) return names;
  const [first, last] = [users[0]?.username ?? '', users.at(-1)?.username ?? ''];
  const members = await read
    .selectFrom('group_members')
    .innerJoin('note_groups', 'note_groups.id', 'group_members.group_id')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(['group_members.user_id', 'note_groups.name'])
    .where('users.username', '>=', first)
    .where('users.username', '<=', last)
    .orderBy('note_groups.name')
    .execute();
  for (const { user_id, name } of members) names.get(user_id)?.push(name);
  return names;
}

export function shownUser(
  row: StoredRow<'users'>,
  more: Pick<SiteUser, 'groups' | 'has_second_factor' | 'has_single_sign_on'>,
): SiteUser {
  const { username, display_name, email, first_name, last_name, company, is_active } = row;
  return {
    ...{ username, display_name, email, first_name, last_name, company },
    role: roleOf(row),
    is_active,
    has_password: row.password_hash !== null,
    has_weak_password: row.has_weak_password === true,
    ...more,
  };
}
