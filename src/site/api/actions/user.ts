import type { User, UserSearchRequest } from '../../../api/index.js';
import type { Statements } from '../../engine/store/database.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import type { SiteActions } from '../site-actions.js';

/** Users that are read at once. */
const PAGE = 500;

/** The actions of the service `user`. Users and groups are those of the site, whatever orders an app may see. */
export const USER: SiteActions = {
  'user/search': async ({ context, event }) => matches(context.database.read, event.data),

  'user/group/list': async ({ context }) => {
    const rows = await context.database.read
      .selectFrom('note_groups')
      .select(['id', 'name'])
      .orderBy('id')
      .execute();
    return { groups: Object.fromEntries(rows.map(({ id, name }) => [id, name])) };
  },
};

/** The active users that a search finds, by their ids. Filters match anywhere in a field, in capitals or not. */
async function* matches(read: Statements, search: UserSearchRequest): AsyncGenerator<User> {
  const fits = filterOf(search);
  for (let after = '0'; ; ) {
    const rows = await read
      .selectFrom('users')
      .selectAll()
      .where('is_active', '=', true)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) if (fits(row)) yield asUser(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.id;
  }
}

function filterOf({ user_name = '', user_email = '', user_company = '' }: UserSearchRequest) {
  const wanted = [user_name, user_email, user_company].map((text) => text.toLowerCase());
  return ({ username, email, company }: StoredRow<'users'>): boolean =>
    [username, email, company].every((text, index) =>
      text.toLowerCase().includes(wanted[index] ?? ''),
    );
}

function asUser(row: StoredRow<'users'>): User {
  return {
    user_id: Number(row.id),
    user_name: row.username,
    user_email: row.email,
    user_first_name: row.first_name,
    user_last_name: row.last_name,
    user_company: row.company,
    user_display_name: row.display_name,
  };
}
