import { recordAct } from '../../engine/audit/record-act.js';
import type { ActingUser, SiteContext } from '../../engine/context.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import {
  endSessions,
  hasAdministrator,
  insertUser,
  isMailAddress,
  type Role,
  requireUser,
  roleOf,
  type UserProfile,
  userRow,
  usersAmong,
} from './stored-users.js';

/** A person whom a provider of single sign-on has identified. */
export interface SignedOnPerson {
  readonly issuer: string;
  /** The id of the person at the issuer, which never changes. */
  readonly subject: string;
  /** Finds the user at the first log-in: a verified e-mail address, or a user name; undefined for neither. */
  readonly match: { readonly email: string } | { readonly username: string } | undefined;
  /** The role that the provider gives; undefined where users have the role that the site has stored. */
  readonly role: Role | undefined;
  readonly profile: Omit<UserProfile, 'company'>;
}

/** The reason for which a person has no user. */
export type NoUser =
  | {
      readonly reason: 'unknown' | 'disabled' | 'other' | 'last';
      /** The name of the user who was found; '' for none. */
      readonly username: string;
    }
  /** Several users have the address of the person. */
  | { readonly reason: 'several'; readonly username: ''; readonly usernames: readonly string[] };

/** The user of a person, or the reason for which there is none. */
export type SignedOnUser = { readonly user: Pick<StoredRow<'users'>, 'id' | 'username'> } | NoUser;

/** The identities of users at providers of single sign-on. A user has one at each provider, and it belongs to one user. */
export class SignOnIdentities {
  constructor(readonly context: SiteContext) {}

  /**
   * Finds the user of a person: by the subject, at the first log-in by the e-mail address or the name, which is then
   * never asked again. The role of the provider replaces the stored one.
   *
   * @param rule `createsUsers`: a person without a user becomes one
   */
  async userOf(
    person: SignedOnPerson,
    rule: { readonly createsUsers: boolean; readonly address: string },
  ): Promise<SignedOnUser> {
    return this.context.database.write(async (tx) => {
      const user = (await this.#known(tx, person)) ?? (await this.#first(tx, person, rule));
      if ('reason' in user) return user;
      const { username } = user;
      if (!user.is_active) return { reason: 'disabled', username };
      if (!(await this.#setRole(tx, user, person, rule.address)))
        return { reason: 'last', username };
      return { user };
    });
  }

  #known(tx: Statements, { issuer, subject }: SignedOnPerson) {
    return tx
      .selectFrom('sign_on_identities')
      .innerJoin('users', 'users.id', 'sign_on_identities.user_id')
      .selectAll('users')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  }

  /** Finds or makes the user of a person without an identity, and stores the identity. */
  async #first(
    tx: Statements,
    person: SignedOnPerson,
    { createsUsers, address }: { readonly createsUsers: boolean; readonly address: string },
  ): Promise<StoredRow<'users'> | NoUser> {
    const { issuer, subject } = person;
    const [user, ...others] = await matching(tx, person);
    if (user && others.length > 0) {
      const usernames = [user, ...others].map(({ username }) => username);
      return { reason: 'several', username: '', usernames };
    }
    const found = user ?? (createsUsers ? await this.#create(tx, person, address) : undefined);
    if (!found) return { reason: 'unknown', username: '' };
    const { id: user_id, username } = found;
    if (!found.is_active) return { reason: 'disabled', username };
    const other = await tx
      .selectFrom('sign_on_identities')
      .select('id')
      .where('user_id', '=', user_id)
      .where('issuer', '=', issuer)
      .executeTakeFirst();
    if (other) return { reason: 'other', username };
    const created_at = this.context.now();
    await tx
      .insertInto('sign_on_identities')
      .values({ user_id, issuer, subject, created_at })
      // Another tab of the person may have stored it meanwhile.
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .execute();
    const who = { who: username, from: 'console', address } as const;
    const entry = { ...who, action: 'user.sign-on', subject: username } as const;
    await this.context.audit.record({ ...entry, detail: { issuer } }, tx);
    return found;
  }

  /** Makes the user of a person; undefined without a name, and where another user has it. */
  async #create(
    tx: Statements,
    { match, role = 'reader', profile }: SignedOnPerson,
    address: string,
  ) {
    if (!match) return undefined;
    const username = 'email' in match ? match.email.toLowerCase() : match.username;
    if (await userRow(tx, username)) return undefined;
    const row = {
      username,
      ...profile,
      display_name: profile.display_name || username,
      email: isMailAddress(profile.email) ? profile.email : '',
      role,
      password_hash: null,
      is_active: true,
      created_at: this.context.now(),
    };
    const acting = { by: username, from: 'console', address } as const;
    await insertUser(tx, row, { groups: [], audit: this.context.audit, acting });
    return requireUser(tx, username);
  }

  /** Stores the role of the provider. @returns false if the site would lose its last administrator */
  async #setRole(
    tx: Statements,
    user: StoredRow<'users'>,
    { role }: SignedOnPerson,
    address: string,
  ): Promise<boolean> {
    const before = roleOf(user);
    if (role === undefined || role === before) return true;
    const hadOne = await hasAdministrator(tx);
    await tx.updateTable('users').set({ role }).where('id', '=', user.id).execute();
    if (hadOne && !(await hasAdministrator(tx))) {
      await tx.updateTable('users').set({ role: before }).where('id', '=', user.id).execute();
      return false;
    }
    const who = { who: user.username, from: 'console', address } as const;
    const entry = { ...who, action: 'user.role', subject: user.username } as const;
    const detail = { role, before, is_single_sign_on: true };
    await this.context.audit.record({ ...entry, detail }, tx);
    return true;
  }

  /**
   * Removes the identities of a user: the next single sign-on finds the user by e-mail address or name again. All sessions
   * of the user end.
   *
   * @throws LinkError `not_found` for an unknown user
   */
  async reset(username: string, acting?: ActingUser): Promise<void> {
    const { audit } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      const { id } = await requireUser(tx, username);
      await tx.deleteFrom('sign_on_identities').where('user_id', '=', id).execute();
      await endSessions(tx, id);
      await recordAct({ audit }, tx, acting, { action: 'user.sign-on-reset', subject: username });
    });
  }
}

/** Returns the ids of those of some users who have an identity at a provider. */
export function usersWithIdentity(statements: Statements, ids: readonly string[]) {
  return usersAmong(ids, (part) =>
    statements
      .selectFrom('sign_on_identities')
      .select('user_id')
      .where('user_id', 'in', part)
      .execute(),
  );
}

/** Returns the users with the address or the name of a person. A name has one user at most, an address may have several. */
async function matching(tx: Statements, { match }: SignedOnPerson) {
  if (!match) return [];
  if ('username' in match) {
    const user = await userRow(tx, match.username);
    return user ? [user] : [];
  }
  const wanted = match.email.toLowerCase();
  const rows = await tx.selectFrom('users').selectAll().where('email', '<>', '').execute();
  return rows.filter(({ email }) => email.toLowerCase() === wanted);
}
