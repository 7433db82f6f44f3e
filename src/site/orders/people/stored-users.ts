import { shortName } from '../../../protocol/errors/short-name.js';
import { recordAct } from '../../engine/audit/record-act.js';
import {
  type ActingUser,
  alreadyThere,
  isRowId,
  notFound,
  type SiteContext,
} from '../../engine/context.js';
import { SETUP_LINK } from '../../engine/identity.js';
import type { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { inStatements } from '../../engine/store/in-parts.js';
import { hashOf } from './passwords.js';

/** The rights of a user in the console: read; work with orders; also administrate accounts, links and users. */
export const ROLES = ['reader', 'operator', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

/** The audit entry of a new user. */
export interface UserAudit {
  readonly audit: SiteContext['audit'];
  readonly acting: ActingUser | undefined;
}

/** The members of a user that describe the person. */
export const PROFILE = ['display_name', 'email', 'first_name', 'last_name', 'company'] as const;

/** The description of a person; '' where a member is unknown. */
export type UserProfile = Readonly<Record<(typeof PROFILE)[number], string>>;

/** Reads the members of a profile that an input names. @throws LinkError `input_invalid` */
export function readProfile(input: Input): Partial<UserProfile> {
  const given: Partial<Record<keyof UserProfile, string>> = {};
  for (const name of PROFILE) if (input.has(name)) given[name] = input.name(name, 200);
  // Mail programs decide what an address is. A blank or a comma would be two of them.
  if (given.email && !isMailAddress(given.email)) {
    throw input.wrong('email', MUST_BE_MAIL);
  }
  return given;
}

/** Reads a new user for the store. */
export async function readUser(input: Input, now: number) {
  const username = input.requiredName('username', 200);
  const profile = readProfile(input);
  return {
    username,
    ...profile,
    display_name: profile.display_name || username,
    role: input.choice('role', ROLES, 'reader'),
    password_hash: input.has('password') ? await hashOf(input) : null,
    is_active: true,
    created_at: now,
  };
}

/** Stores a new user; @returns its id. @throws LinkError `already_there`, `not_found` for an unknown group */
export async function insertUser(
  tx: Statements,
  row: Awaited<ReturnType<typeof readUser>>,
  { groups, audit, acting }: UserAudit & { readonly groups: readonly string[] },
): Promise<string> {
  if (await userRow(tx, row.username)) throw alreadyThere(`a user ${row.username}`);
  const { id } = await tx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow();
  await setGroups(tx, id, groups);
  const { username: subject, role, password_hash } = row;
  const detail = { role, groups, has_password: password_hash !== null };
  await recordAct({ audit }, tx, acting, { action: 'user.create', subject, detail });
  return id;
}

/** The members of the first administrator. */
export const FIRST = ['username', 'display_name', 'password'] as const;

/** Reads the first administrator for the store. The password is required. */
export async function readFirst(input: Input, now: number) {
  input.required('password');
  return { ...(await readUser(input, now)), role: 'administrator' as const };
}

/**
 * Stores the first administrator, which ends the set-up link; @returns its id, undefined where there is an
 * administrator
 */
export async function insertFirst(
  tx: Statements,
  row: Awaited<ReturnType<typeof readFirst>>,
  recording: UserAudit,
): Promise<string | undefined> {
  if (await hasAdministrator(tx)) return undefined;
  await tx.deleteFrom('settings').where('name', '=', SETUP_LINK).execute();
  return insertUser(tx, row, { ...recording, groups: [] });
}

/** Returns the role of a stored user. A role that is unknown to this version may only read. */
export function roleOf({ role }: { readonly role: string }): Role {
  return ROLES.find((known) => known === role) ?? 'reader';
}

/** Returns true if there is an active administrator with a password, or one who has come by single sign-on. */
export async function hasAdministrator(statements: Statements): Promise<boolean> {
  const row = await statements
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .where((user) =>
      user.or([
        user('password_hash', 'is not', null),
        user('id', 'in', user.selectFrom('sign_on_identities').select('user_id')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the sessions of a user. @param keep the id of a session that continues; '' for none */
export async function endSessions(tx: Statements, userId: string, keep = ''): Promise<void> {
  const query = tx.deleteFrom('console_sessions').where('user_id', '=', userId);
  await (isRowId(keep) ? query.where('id', '<>', keep) : query).execute();
}

/** Sets the note groups of a user. @throws LinkError `not_found` for an unknown group */
export async function setGroups(
  tx: Statements,
  userId: string,
  groups: readonly string[],
): Promise<void> {
  await tx.deleteFrom('group_members').where('user_id', '=', userId).execute();
  for (const name of new Set(groups)) {
    const { id } = await requireGroup(tx, name);
    await tx.insertInto('group_members').values({ user_id: userId, group_id: id }).execute();
  }
}

/** Selects a note group by its name. */
export function groupRow(statements: Statements, name: string) {
  return statements
    .selectFrom('note_groups')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
}

/** @throws LinkError `not_found` */
export async function requireGroup(statements: Statements, name: string) {
  const row = await groupRow(statements, name);
  if (row) return row;
  throw notFound(`note group ${shortName(name)}`);
}

/** Selects a user by name. */
export function userRow(statements: Statements, username: string) {
  return statements
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
}

/** @throws LinkError `not_found` */
export async function requireUser(statements: Statements, username: string) {
  const row = await userRow(statements, username);
  if (row) return row;
  throw notFound(`user ${shortName(username)}`);
}

/** Returns the ids of those of some users of whom there is a record. @param find finds the records of a part of the ids */
export async function usersAmong(
  ids: readonly string[],
  find: (part: readonly string[]) => Promise<readonly { readonly user_id: string }[]>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const part of inStatements(ids)) {
    for (const { user_id } of await find(part)) found.add(user_id);
  }
  return found;
}

/** The expected form of an e-mail address. */
export const MUST_BE_MAIL = 'must be one e-mail address, such as ann@example.com';

/** Returns true for one e-mail address of at most 200 characters. */
export function isMailAddress(text: string): boolean {
  return /^[^\s,;<>@]{1,64}@[^\s,;<>@]{1,135}$/.test(text);
}
