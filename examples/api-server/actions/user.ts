import type { Api, User } from 'svclink/api';
import type { DemoStore } from '../data/store.js';
import { GROUPS } from '../data/users.js';

const holds = (text: string, part: string | undefined): boolean =>
  part === undefined || text.toLowerCase().includes(part.toLowerCase());

/** Registers the User service. */
export function serveUser(api: Api, store: DemoStore): void {
  // All matches are returned: the framework cuts out the requested page.
  api.on('user/search', function* ({ data }): Generator<User> {
    for (const { active, ...user } of store.users) {
      const matches =
        holds(user.user_name, data.user_name) &&
        holds(user.user_email, data.user_email) &&
        holds(user.user_company, data.user_company);
      if (active && matches) yield user;
    }
  });

  api.on('user/group/list', () => ({ groups: GROUPS }));
}
