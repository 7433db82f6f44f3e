import type { Authentication } from '../authentication.js';
import type { Call } from '../call.js';
import { sessionCookie } from '../call.js';
import { csvRoute, onePage } from '../csv.js';
import { ReadyReply, type Route } from '../route-table.js';
import { json } from '../service.js';
import type { ListedSession, Session, Sessions } from '../sessions.js';

/** The facts that the page needs first. */
export interface ConsoleState {
  /** True before the first administrator is made by the set-up link. */
  readonly needs_setup: boolean;
  readonly user: {
    readonly id: string;
    readonly username: string;
    readonly display_name: string;
    readonly role: string;
    readonly session_id: string;
    /** True for a password that would be refused as a new one: the page asks the user to change it. */
    readonly has_weak_password: boolean;
  } | null;
}

function stateOf({ id: session_id, user }: Session): NonNullable<ConsoleState['user']> {
  return { ...user, session_id };
}

/** The routes of set-up, log-in and sessions. */
export function authenticationRoutes(
  authentication: Authentication,
  sessions: Sessions,
  site: { readonly isSecure: boolean; now(): number; hasAdministrator(): Promise<boolean> },
): readonly Route[] {
  const begun = ({ request }: Call, token: string) =>
    new ReadyReply(json(200, {}, ['Set-Cookie', sessionCookie(request, token, site.isSecure)]));
  const state = async ({ session }: Call): Promise<ConsoleState> => ({
    needs_setup: session === undefined && !(await site.hasAdministrator()),
    user: session ? stateOf(session) : null,
  });
  // An administrator sees and ends the sessions of all users.
  const whose = ({ user }: Call) => (user.role === 'administrator' ? undefined : user.id);
  return [
    { method: 'GET', path: 'state', needs: 'anyone', run: state },
    {
      method: 'POST',
      path: 'setup',
      needs: 'anyone',
      run: async (call) => begun(call, await authentication.setUp(await call.body(), call.browser)),
    },
    {
      method: 'POST',
      path: 'login',
      needs: 'anyone',
      run: async (call) => begun(call, await authentication.logIn(await call.body(), call.browser)),
    },
    {
      method: 'POST',
      path: 'logout',
      needs: 'anyone',
      run: async (call) => {
        if (call.session) await sessions.logOut(call.session, call.acting);
        return begun(call, '');
      },
    },
    passwordRoute(authentication),
    {
      method: 'GET',
      path: 'sessions',
      needs: 'reader',
      run: async (call) => ({ sessions: await sessions.list(whose(call)) }),
    },
    csvRoute<ListedSession>(() => site.now(), {
      path: 'sessions.csv',
      columns: ['username', 'agent', 'address', 'created_at', 'seen_at'],
      pages: (call) => onePage(() => sessions.list(whose(call))),
    }),
    {
      method: 'DELETE',
      path: 'sessions/:id',
      needs: 'reader',
      run: (call) => sessions.end(call.params.id ?? '', call.acting, whose(call)),
    },
  ];
}

/** The route of the user's own password. */
function passwordRoute(authentication: Authentication): Route {
  return {
    method: 'POST',
    path: 'password',
    needs: 'reader',
    run: async (call) => {
      const { session, browser, acting } = call;
      const { address } = browser;
      if (!session) return;
      await authentication.changePassword(await call.body(), session, { ...acting, address });
    },
  };
}
