import type { SiteContext } from '../../engine/context.js';
import { siteError } from '../../engine/site-error.js';
import type { Authentication } from '../authentication.js';
import { type Call, idOf, sessionCookie } from '../call.js';
import { csvRoute, onePage } from '../csv.js';
import { ReadyReply, type Route } from '../route-table.js';
import { json } from '../service.js';
import type { ListedSession, Sessions } from '../sessions.js';

/** The conditions of log-ins and sessions. */
export interface LogInRules {
  /** True if browsers reach the console by https. */
  readonly isSecure: boolean;
  /** True if users log in by their password. */
  readonly passwordLogIn: boolean;
  readonly context: Pick<SiteContext, 'database' | 'preferences'>;
}

/** The routes of set-up, log-in and sessions. */
export function authenticationRoutes(
  authentication: Authentication,
  sessions: Sessions,
  site: LogInRules,
): readonly Route[] {
  const begun = ({ request }: Call, token: string) =>
    new ReadyReply(json(200, {}, ['Set-Cookie', sessionCookie(request, token, site.isSecure)]));
  return [
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
      run: async (call) => {
        checkPasswordLogIn(site);
        return begun(call, await authentication.logIn(await call.body(), call.browser));
      },
    },
    {
      method: 'POST',
      path: 'logout',
      needs: 'anyone',
      isBeforeFactor: true,
      run: async (call) => {
        if (call.session) await sessions.logOut(call.session, call.acting);
        return begun(call, '');
      },
    },
    passwordRoute(authentication),
    ...sessionRoutes(sessions, site),
  ];
}

/** The routes of sessions. An administrator sees and ends the sessions of all users. */
function sessionRoutes(sessions: Sessions, site: LogInRules): readonly Route[] {
  const whose = ({ user }: Call) => (user.role === 'administrator' ? undefined : user.id);
  return [
    {
      method: 'GET',
      path: 'sessions',
      needs: 'reader',
      run: async (call) => ({ sessions: await sessions.list(whose(call)) }),
    },
    csvRoute<ListedSession>(site.context, {
      path: 'sessions.csv',
      columns: ['username', 'agent', 'address', 'created_at', 'seen_at'],
      pages: (call) => onePage(() => sessions.list(whose(call))),
    }),
    {
      method: 'DELETE',
      path: 'sessions/:id',
      needs: 'reader',
      run: (call) => sessions.end(idOf(call), call.acting, whose(call)),
    },
  ];
}

/** @throws LinkError `password_log_in_off` */
function checkPasswordLogIn({ passwordLogIn }: LogInRules): void {
  if (passwordLogIn) return;
  throw siteError('password_log_in_off', 'Users of this site log in by single sign-on.');
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
