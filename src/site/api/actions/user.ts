import type { SiteActions } from '../site-actions.js';

/** The actions of the service `user`. */
export const USER: SiteActions = {
  'user/group/list': async ({ context }) => {
    const rows = await context.database.read
      .selectFrom('note_groups')
      .select(['id', 'name'])
      .orderBy('id')
      .execute();
    return { groups: Object.fromEntries(rows.map(({ id, name }) => [id, name])) };
  },
};
