import { LinkError } from '../../../index.js';
import { shortName } from '../../../protocol/errors/short-name.js';
import { createVerifier } from '../../../secrets/index.js';
import type { AuditEntry, RecordedDetail } from '../../engine/audit/entry.js';
import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, alreadyThere, type SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite, ownerWriteAll } from '../../engine/owner-write.js';
import { siteError } from '../../engine/site-error.js';
import type { Statements } from '../../engine/store/database.js';
import { hashOf } from './passwords.js';
import { SecondFactors, usersWithFactor } from './second-factors.js';
import { SignOnIdentities, usersWithIdentity } from './sign-on-identities.js';
import {
  endSessions,
  FIRST,
  groupRow,
  hasAdministrator,
  insertFirst,
  insertUser,
  PROFILE,
  ROLES,
  type Role,
  readFirst,
  readProfile,
  readUser,
  requireUser,
  setGroups,
  type UserProfile,
  userRow,
} from './stored-users.js';
import { groupsOfUsers, type SiteUser, shownUser } from './user-record.js';

/** The users of a site, and the groups that notes may be shown to. */
export class Users {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {
    this.factors = new SecondFactors(context);
    this.identities = new SignOnIdentities(context);
  }

  /** @internal */
  readonly factors: SecondFactors;

  /** @internal */
  readonly identities: SignOnIdentities;

  readonly #verifier = createVerifier({
    remembered: 0,
    running: 1,
    waiting: 8,
  });

  /**
   * Makes a user.
   *
   * @param user `role`: `reader` (default), `operator` or `administrator`; `password`: opens the console, at least 12
   * characters, none of the 10,000 most used; `groups`: names of note groups
   * @throws LinkError `input_invalid`, `already_there`, `not_found` for an unknown group
   */
  async create(
    user: {
      readonly username: string;
      readonly role?: Role;
      readonly password?: string;
      readonly groups?: readonly string[];
    } & Partial<UserProfile>,
    acting?: ActingUser,
  ): Promise<void> {
    const known = ['username', 'role', 'password', 'groups', ...PROFILE];
    const input = new Input('users.create', user, known);
    const row = await readUser(input, this.context.now());
    const groups = input.texts('groups');
    const { audit } = this.context;
    await ownerWrite(this.context, acting, (tx) => insertUser(tx, row, { groups, audit, acting }));
  }

  /**
   * Sets another password of a user for the console. All sessions of the user end.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async setPassword(username: string, password: string, acting?: ActingUser): Promise<void> {
    const input = new Input('users.setPassword', { password }, ['password']);
    await this.#setHash(username, await hashOf(input), acting);
  }

  /** Stores the hash of another password, and ends all sessions of the user. */
  async #setHash(username: string, password_hash: string, acting?: ActingUser): Promise<void> {
    await this.#change(username, acting, async (tx, { id }) => {
      await tx
        .updateTable('users')
        .set({ password_hash, has_weak_password: null })
        .where('id', '=', id)
        .execute();
      await endSessions(tx, id);
      return { action: 'user.password' };
    });
  }

  /**
   * Changes role, password, groups, state and description of a user: all that are given, or none.
   *
   * @throws LinkError `input_invalid`, `not_found`
   * @internal
   */
  async change(
    username: string,
    changes: {
      readonly role?: string;
      readonly password?: string;
      readonly groups?: readonly string[];
      readonly is_active?: boolean;
    } & Partial<UserProfile>,
    acting?: ActingUser,
  ): Promise<void> {
    const members = ['role', 'password', 'groups', 'is_active', ...PROFILE];
    const input = new Input('users', changes, members);
    const profile = readProfile(input);
    const role = input.has('role') ? input.choice('role', ROLES, 'reader') : undefined;
    const groups = input.has('groups') ? input.texts('groups') : undefined;
    const isActive = input.flag('is_active');
    // A hash takes time, for which no transaction waits.
    const hash = input.has('password') ? await hashOf(input) : undefined;
    await ownerWriteAll(this.context, acting, async (within) => {
      if (role !== undefined) await this.setRole(username, role, within);
      if (hash !== undefined) await this.#setHash(username, hash, within);
      if (groups !== undefined) await this.setGroups(username, groups, within);
      if (isActive !== undefined) await this.setActive(username, isActive, within);
      if (Object.keys(profile).length > 0) await this.setProfile(username, profile, within);
    });
  }

  /**
   * Sets another password of a user, who has to give the current one. All other sessions of the user end.
   *
   * @param passwords `keep`: the id of the session that continues
   * @throws LinkError `login_refused` for a wrong current password, `credentials_throttled`, `input_invalid`
   */
  async changeOwnPassword(
    username: string,
    passwords: { readonly current: string; readonly password: string; readonly keep?: string },
    acting?: ActingUser,
  ): Promise<void> {
    const known = ['current', 'password', 'keep'];
    const input = new Input('users.changeOwnPassword', passwords, known);
    const current = input.required('current', 1000);
    const keep = input.text('keep');
    await this.requirePassword(username, current);
    const password_hash = await hashOf(input);
    await this.#change(username, acting, async (tx, { id }) => {
      const set = { password_hash, has_weak_password: null };
      await tx.updateTable('users').set(set).where('id', '=', id).execute();
      await endSessions(tx, id, keep);
      return { action: 'user.password', detail: { is_own: true } };
    });
  }

  /**
   * Verifies the password of a user.
   *
   * @throws LinkError `login_refused`, `credentials_throttled`
   * @internal
   */
  async requirePassword(username: string, password: string): Promise<void> {
    const row = await userRow(this.context.database.read, username);
    const stored =
      row?.is_active && row.password_hash ? [{ scrypt: row.password_hash }] : undefined;
    if (await this.#verifier.verify(username, password, stored)) return;
    throw siteError('login_refused', 'The current password is wrong.');
  }

  /**
   * Removes the second factor of a user who has lost it, with the recovery codes. All sessions of the user end.
   *
   * @throws LinkError `not_found`
   */
  resetSecondFactor(username: string, acting?: ActingUser): Promise<void> {
    return this.factors.reset(username, true, acting);
  }

  /**
   * Removes the link of a user to the person at the provider of single sign-on: the next single sign-on finds the user by
   * e-mail address or name again. All sessions of the user end.
   *
   * @throws LinkError `not_found`
   */
  resetSignOn(username: string, acting?: ActingUser): Promise<void> {
    return this.identities.reset(username, acting);
  }

  /**
   * Changes the description of a user: `display_name` (blank: the user name), `email`, `first_name`, `last_name`,
   * `company`. Absent members stay.
   *
   * @throws LinkError `input_invalid`, `not_found`
   */
  async setProfile(
    username: string,
    profile: Partial<UserProfile>,
    acting?: ActingUser,
  ): Promise<void> {
    const input = new Input('users.setProfile', profile, PROFILE);
    const given = readProfile(input);
    const set = given.display_name === '' ? { ...given, display_name: username } : given;
    const members = PROFILE.filter((name) => input.has(name));
    if (members.length === 0)
      throw input.wrong('display_name', `or one of ${PROFILE.join(', ')} is required`);
    await this.#change(username, acting, async (tx, { id }) => {
      await tx.updateTable('users').set(set).where('id', '=', id).execute();
      return { action: 'user.change', detail: { members } };
    });
  }

  /** Sets the role of a user. @throws LinkError `input_invalid`, `not_found` */
  async setRole(username: string, role: Role, acting?: ActingUser): Promise<void> {
    const input = new Input('users.setRole', { role }, ['role']);
    input.required('role');
    const chosen = input.choice('role', ROLES, 'reader');
    await this.#change(username, acting, async (tx, { id, role: before }) => {
      await tx.updateTable('users').set({ role: chosen }).where('id', '=', id).execute();
      return { action: 'user.role', detail: { role: chosen, before } };
    });
  }

  /** Sets the note groups of a user. @throws LinkError `not_found` */
  async setGroups(username: string, groups: readonly string[], acting?: ActingUser): Promise<void> {
    await this.#change(username, acting, async (tx, { id }) => {
      await setGroups(tx, id, groups);
      return { action: 'user.groups', detail: { groups } };
    });
  }

  /** Enables or disables a user. A disabled user has no session. @throws LinkError `not_found`, `input_invalid` */
  async setActive(username: string, isActive: boolean, acting?: ActingUser): Promise<void> {
    await this.#change(username, acting, async (tx, { id }) => {
      await tx.updateTable('users').set({ is_active: isActive }).where('id', '=', id).execute();
      if (!isActive) await endSessions(tx, id);
      return { action: isActive ? 'user.enable' : 'user.disable' };
    });
  }

  /**
   * Makes the first administrator, as the set-up link does, and ends that link. A site with an administrator stays
   * unchanged.
   *
   * @param user `password`: at least 12 characters, none of the 10,000 most used
   * @returns true if it was made
   * @throws LinkError `input_invalid`, `already_there` for the name of another user
   */
  async createFirst(
    user: {
      readonly username: string;
      readonly display_name?: string;
      readonly password: string;
    },
    acting?: ActingUser,
  ): Promise<boolean> {
    const { audit, database, now } = this.context;
    const row = await readFirst(new Input('users.createFirst', user, FIRST), now());
    const id = await database.write((tx) => insertFirst(tx, row, { audit, acting }));
    return id !== undefined;
  }

  /** Returns true if the site has an administrator. Otherwise its set-up link opens the console. */
  async hasAdministrator(): Promise<boolean> {
    return hasAdministrator(this.context.database.read);
  }

  /** Changes a user. The last administrator of a site stays one. */
  async #change(
    username: string,
    acting: ActingUser | undefined,
    work: (tx: Statements, user: { readonly id: string; readonly role: string }) => Promise<Change>,
  ): Promise<void> {
    const { audit } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      const user = await requireUser(tx, username);
      const hadOne = await hasAdministrator(tx);
      const change = await work(tx, user);
      await recordAct({ audit }, tx, acting, { ...change, subject: username });
      if (hadOne && !(await hasAdministrator(tx))) {
        const message = `users: ${shortName(username)} is the last administrator; make another one first`;
        throw new LinkError('input_invalid', message);
      }
    });
  }

  /** Returns all users, by name. */
  list(): Promise<readonly SiteUser[]> {
    return this.#shown();
  }

  /** Returns the users after a name, up to a number. @internal */
  page(after: string, size: number): Promise<readonly SiteUser[]> {
    return this.#shown({ after, size });
  }

  async #shown(page?: {
    readonly after: string;
    readonly size: number;
  }): Promise<readonly SiteUser[]> {
    const { read } = this.context.database;
    let query = read.selectFrom('users').selectAll().orderBy('username');
    if (page) query = query.where('username', '>', page.after).limit(page.size);
    const rows = await query.execute();
    const groups = await groupsOfUsers(read, rows);
    const ids = rows.map(({ id }) => id);
    const secured = await usersWithFactor(read, ids);
    const known = await usersWithIdentity(read, ids);
    return rows.map((row) =>
      shownUser(row, {
        groups: groups.get(row.id) ?? [],
        has_second_factor: secured.has(row.id),
        has_single_sign_on: known.has(row.id),
      }),
    );
  }

  /** Makes a note group. @throws LinkError `input_invalid`, `already_there` */
  async createGroup(name: string, acting?: ActingUser): Promise<void> {
    const text = new Input('groups.create', { name }, ['name']).requiredName('name', 200);
    const { audit } = this.context;
    await ownerWrite(this.context, acting, async (tx) => {
      if (await groupRow(tx, text)) throw alreadyThere(`a group ${text}`);
      await tx.insertInto('note_groups').values({ name: text }).execute();
      await recordAct({ audit }, tx, acting, { action: 'group.create', subject: text });
    });
  }

  /** Returns the names of all note groups. */
  async groups(): Promise<readonly string[]> {
    const query = this.context.database.read.selectFrom('note_groups').select('name');
    return (await query.orderBy('name').execute()).map(({ name }) => name);
  }
}

/** The audit entry of a change of a user. */
type Change = Pick<AuditEntry, 'action'> & { readonly detail?: RecordedDetail };
