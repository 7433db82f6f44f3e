import type { ActingUser } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import type { Viewer } from '../../orders/visibility/visibility.js';

/** An app that calls, with what it may see. */
export interface CallingApp {
  readonly id: string;
  readonly name: string;
  readonly viewer: Viewer;
}

const FIND_APP = preparedForOne<
  { readonly clientId: string },
  Pick<StoredRow<'apps'>, 'id' | 'name' | 'is_limited' | 'sees_codes' | 'disabled_at'>
>(({ statements, value }) =>
  statements
    .selectFrom('apps')
    .select(['id', 'name', 'is_limited', 'sees_codes', 'disabled_at'])
    .where('client_id', '=', value('clientId'))
    .compile(),
);

/** Returns the app of a client id; undefined for an unknown or disabled one. */
export async function callingApp(
  statements: Statements,
  clientId: string,
): Promise<CallingApp | undefined> {
  const row = await FIND_APP(statements, { clientId });
  if (!row || row.disabled_at !== null) return undefined;
  const { id, name } = row;
  const sees = { groups: new Set<string>(), seesCodes: row.sees_codes };
  if (!row.is_limited) return { id, name, viewer: { ...sees, accounts: 'all', links: 'all' } };
  const accounts = await statements
    .selectFrom('app_accounts')
    .select('account_id')
    .where('app_id', '=', id)
    .execute();
  const links = await statements
    .selectFrom('app_links')
    .select('link_id')
    .where('app_id', '=', id)
    .execute();
  return {
    id,
    name,
    viewer: {
      ...sees,
      accounts: new Set(accounts.map(({ account_id }) => account_id)),
      links: new Set(links.map(({ link_id }) => link_id)),
    },
  };
}

/** Returns the name of an app in histories, in the audit and in the exchange log. */
export function nameOfApp(name: string): string {
  return `app ${name}`;
}

/** Returns an app as the actor of a change. */
export function asActing({ id: app, name }: Pick<CallingApp, 'id' | 'name'>): ActingUser {
  return { by: nameOfApp(name), from: 'api', app };
}
