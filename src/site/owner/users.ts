import { alreadyThere, notFound, type SiteContext } from '../context.js';
import { Input } from '../input.js';
import type { Statements } from '../store/database.js';

/** What a user of the site may do in the console. */
export const ROLES = ['viewer', 'editor', 'administrator'] as const;

/** A user of the site: one who works with it, not one who calls it. */
export interface SiteUser {
  readonly username: string;
  readonly display_name: string;
  readonly role: string;
  readonly is_active: boolean;
  readonly groups: readonly string[];
}

/** The users of a site, and the groups that notes may be shown to. */
export class Users {
  constructor(protected readonly context: SiteContext) {}

  /**
   * Makes a user.
   *
   * @param user `role`: `viewer` (default), `editor` or `administrator`; `groups`: names of note groups
   * @throws LinkError `input_invalid`, `already_there`, `not_found` for an unknown group
   */
  async create(user: {
    readonly username: string;
    readonly display_name?: string;
    readonly role?: (typeof ROLES)[number];
    readonly groups?: readonly string[];
  }): Promise<void> {
    const input = new Input('users.create', user, ['username', 'display_name', 'role', 'groups']);
    const username = input.required('username', 200);
    const row = {
      username,
      display_name: input.text('display_name', 200) || username,
      role: input.choice('role', ROLES, 'viewer'),
      is_active: true,
      created_at: this.context.now(),
    };
    await this.context.database.write(async (tx) => {
      const there = await userRow(tx, username);
      if (there) throw alreadyThere(`a user ${username}`);
      const { id } = await tx
        .insertInto('users')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      await setGroups(tx, id, input.list('groups').map(String));
    });
  }

  /** Sets the note groups of a user. @throws LinkError `not_found` */
  async setGroups(username: string, groups: readonly string[]): Promise<void> {
    await this.context.database.write(async (tx) => {
      await setGroups(tx, (await requireUser(tx, username)).id, groups);
    });
  }

  /** Says whether a user may work with the site. @throws LinkError `not_found` */
  async setActive(username: string, isActive: boolean): Promise<void> {
    await this.context.database.write(async (tx) => {
      const { id } = await requireUser(tx, username);
      await tx.updateTable('users').set({ is_active: isActive }).where('id', '=', id).execute();
    });
  }

  /** All users, by name. */
  async list(): Promise<readonly SiteUser[]> {
    const { read } = this.context.database;
    const rows = await read.selectFrom('users').selectAll().orderBy('username').execute();
    const members = await read
      .selectFrom('group_members')
      .innerJoin('note_groups', 'note_groups.id', 'group_members.group_id')
      .select(['group_members.user_id', 'note_groups.name'])
      .orderBy('note_groups.name')
      .execute();
    return rows.map(({ id, username, display_name, role, is_active }) => {
      const groups = members.filter(({ user_id }) => user_id === id).map(({ name }) => name);
      return { username, display_name, role, is_active, groups };
    });
  }

  /** Makes a note group. @throws LinkError `input_invalid`, `already_there` */
  async createGroup(name: string): Promise<void> {
    const text = new Input('groups.create', { name }, ['name']).required('name', 200);
    await this.context.database.write(async (tx) => {
      if (await groupRow(tx, text)) throw alreadyThere(`a group ${text}`);
      await tx.insertInto('note_groups').values({ name: text }).execute();
    });
  }

  /** The names of all note groups. */
  async groups(): Promise<readonly string[]> {
    const query = this.context.database.read.selectFrom('note_groups').select('name');
    return (await query.orderBy('name').execute()).map(({ name }) => name);
  }
}

async function setGroups(tx: Statements, userId: string, groups: readonly string[]): Promise<void> {
  await tx.deleteFrom('group_members').where('user_id', '=', userId).execute();
  for (const name of new Set(groups)) {
    const { id } = await requireGroup(tx, name);
    await tx.insertInto('group_members').values({ user_id: userId, group_id: id }).execute();
  }
}

function groupRow(statements: Statements, name: string) {
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
  throw notFound(`note group ${name.slice(0, 200)}`);
}

function userRow(statements: Statements, username: string) {
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
  throw notFound(`user ${username.slice(0, 200)}`);
}
