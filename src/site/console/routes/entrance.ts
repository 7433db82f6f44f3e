import type { Call } from '../call.js';
import { sessionCookie } from '../call.js';
import { csvRoute, onePage } from '../csv.js';
import type { Entrance } from '../entrance.js';
import { ReadyReply, type Route } from '../route-table.js';
import { json } from '../service.js';
import type { ListedSession, Session, Sessions } from '../sessions.js';

/** What the page needs to know before it shows anything. */
export interface ConsoleState {
  /** Whether the first administrator is still to be made, by the set-up link. */
  readonly needs_setup: boolean;
  readonly user: {
    readonly id: string;
    readonly username: string;
    readonly display_name: string;
    readonly role: string;
    readonly session_id: string;
    /** Whether the password would be refused as a new one: the user is asked to change it. */
    readonly has_weak_password: boolean;
  } | null;
}

function stateOf({ id: session_id, user }: Session): NonNullable<ConsoleState['user']> {
  return { ...user, session_id };
}

/** Set-up, login, and the sessions. */
export function entranceRoutes(
  entrance: Entrance,
  sessions: Sessions,
  site: { readonly isSecure: boolean; now(): number; hasAdministrator(): Promise<boolean> },
): readonly Route[] {
  const begun = ({ request }: Call, token: string) =>
    new ReadyReply(json(200, {}, ['Set-Cookie', sessionCookie(request, token, site.isSecure)]));
  const state = async ({ session }: Call): Promise<ConsoleState> => ({
    needs_setup: session === undefined && !(await site.hasAdministrator()),
    user: session ? stateOf(session) : null,
  });
  // An administrator sees and ends the sessions of everybody.
  const whose = ({ user }: Call) => (user.role === 'administrator' ? undefined : user.id);
  return [
    { method: 'GET', path: 'state', needs: 'anyone', run: state },
    {
      method: 'POST',
      path: 'setup',
      needs: 'anyone',
      run: async (call) => begun(call, await entrance.setUp(await call.body(), call.browser)),
    },
    {
      method: 'POST',
      path: 'login',
      needs: 'anyone',
      run: async (call) => begun(call, await entrance.logIn(await call.body(), call.browser)),
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
    passwordRoute(entrance),
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
      run: (call) => sessions.end(call.places.id ?? '', call.acting, whose(call)),
    },
  ];
}

/** The user's own password. */
function passwordRoute(entrance: Entrance): Route {
  return {
    method: 'POST',
    path: 'password',
    needs: 'reader',
    run: async (call) => {
      const { session, browser, acting } = call;
      const { address } = browser;
      if (!session) return;
      await entrance.changePassword(await call.body(), session, { ...acting, address });
    },
  };
}
