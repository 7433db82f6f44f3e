import { LinkError } from '../../../index.js';
import type { SiteContext } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import type { MakeResult } from '../../engine/records/make-records.js';
import { checkMembers } from '../../engine/records/record-file.js';
import { rowPages } from '../../engine/store/pages.js';
import type { SiteUser } from '../../orders/people/user-record.js';
import {
  isAccountText,
  NEW_ACCOUNT_MEMBERS,
  type NewAccount,
  type SiteAccount,
} from '../../owner/account-record.js';
import type { IssuedPassword } from '../../owner/accounts.js';
import type { Owner } from '../../owner/index.js';
import { type Call, named } from '../call.js';
import { csvRoute, exportRows } from '../csv.js';
import { recordRoute } from '../record-route.js';
import type { Route } from '../route-table.js';

/** The routes of accounts, which call the site, and of users and their groups. */
export function peopleRoutes(
  context: SiteContext,
  { accounts, users }: Owner,
  hasProviderRoles: boolean,
): readonly Route[] {
  const size = exportRows(context);
  return [
    ...accountRoutes(accounts),
    recordRoute<IssuedPassword>({
      path: 'accounts/from-file',
      needs: 'administrator',
      textColumns: () => isAccountText,
      prepare: ({ records, name }, { acting }) => {
        checkMembers(records, NEW_ACCOUNT_MEMBERS, name);
        // The accounts validate it.
        return (values) => createOnce(accounts, values as unknown as NewAccount, acting);
      },
    }),
    csvRoute<SiteAccount>(context, {
      path: 'accounts.csv',
      columns: [
        'username',
        'display_name',
        'org_id',
        'has_push_url',
        'receiver_url',
        'created_at',
        'disabled_at',
      ],
      pages: () =>
        rowPages((last: SiteAccount | undefined) => accounts.page(last?.username ?? '', size), {
          size,
        }),
    }),
    ...userRoutes(users, hasProviderRoles),
    csvRoute<SiteUser>(context, {
      path: 'users.csv',
      columns: ['username', 'display_name', 'role', 'groups', 'is_active', 'has_password'],
      pages: () =>
        rowPages((last: SiteUser | undefined) => users.page(last?.username ?? '', size), { size }),
    }),
  ];
}

/** Makes an account. An existing one keeps its password. */
async function createOnce(
  accounts: Owner['accounts'],
  account: NewAccount,
  acting: Call['acting'],
): Promise<MakeResult<IssuedPassword>> {
  try {
    return { made: await accounts.create(account, acting) };
  } catch (error) {
    const isThere = LinkError.is(error) && error.code === 'already_there';
    // The name of a client company may be taken, too: the account is not there then.
    if (isThere && (await accounts.get(account.username))) return { there: account.username };
    throw error;
  }
}

function accountRoutes(accounts: Owner['accounts']): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'accounts',
      needs: 'reader',
      run: async () => ({ accounts: await accounts.list() }),
    },
    {
      method: 'POST',
      path: 'accounts',
      needs,
      // Only this answer contains the password.
      run: async (call) => accounts.create(await call.body(), call.acting),
    },
    {
      method: 'PATCH',
      path: 'accounts/:name',
      needs,
      run: async (call) => accounts.update(named(call), await call.body(), call.acting),
    },
    {
      method: 'POST',
      path: 'accounts/:name/rotate',
      needs,
      run: async (call) => accounts.rotate(named(call), await call.body(), call.acting),
    },
    {
      method: 'POST',
      path: 'accounts/:name/disable',
      needs,
      run: (call) => accounts.disable(named(call), call.acting),
    },
    {
      method: 'POST',
      path: 'accounts/:name/enable',
      needs,
      run: (call) => accounts.enable(named(call), call.acting),
    },
  ];
}

function userRoutes(users: Owner['users'], has_provider_roles: boolean): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'users',
      needs: 'reader',
      run: async () => ({
        users: await users.list(),
        groups: await users.groups(),
        has_provider_roles,
      }),
    },
    {
      method: 'POST',
      path: 'users',
      needs,
      run: async (call) => users.create(await call.body(), call.acting),
    },
    {
      method: 'PATCH',
      path: 'users/:name',
      needs,
      run: async (call) => users.change(named(call), await call.body(), call.acting),
    },
    {
      method: 'GET',
      path: 'groups',
      needs: 'reader',
      run: async () => ({ groups: await users.groups() }),
    },
    {
      method: 'POST',
      path: 'groups',
      needs,
      run: async (call) => {
        const input = new Input('groups', await call.body(), ['name']);
        await users.createGroup(input.text('name'), call.acting);
      },
    },
  ];
}
