import { siteError } from '../../engine/site-error.js';
import type { Users } from '../../orders/people/users.js';
import type { Authentication } from '../authentication.js';
import { type Call, named } from '../call.js';
import type { Route } from '../route-table.js';
import type { Session } from '../sessions.js';

/** The routes of second factors: the user's own one, the reset of another user's, and of the link to single sign-on. */
export function factorRoutes(
  authentication: Authentication,
  users: Users,
  publicUrl: string,
): readonly Route[] {
  const issuer = `svclink ${new URL(publicUrl).host}`;
  return [
    {
      method: 'GET',
      path: 'factor',
      needs: 'reader',
      isBeforeFactor: true,
      run: ({ user }) => users.factors.state(user),
    },
    {
      method: 'POST',
      path: 'factor',
      needs: 'reader',
      isBeforeFactor: true,
      run: async (call) => {
        const { address } = call.browser;
        return authentication.offerFactor(await call.body(), sessionOf(call), address, issuer);
      },
    },
    {
      method: 'POST',
      path: 'factor/confirm',
      needs: 'reader',
      isBeforeFactor: true,
      run: async (call) => {
        const code = String((await call.body()).code ?? '').slice(0, 40);
        const { acting, user } = call;
        const keep = sessionOf(call).id;
        return { recovery_codes: await users.factors.confirm(user, code, { keep, acting }) };
      },
    },
    {
      method: 'POST',
      path: 'factor/remove',
      needs: 'reader',
      run: async (call) => {
        const acting = { ...call.acting, address: call.browser.address };
        await authentication.removeFactor(await call.body(), sessionOf(call), acting);
      },
    },
    {
      method: 'POST',
      path: 'users/:name/reset-factor',
      needs: 'administrator',
      run: (call) => users.resetSecondFactor(named(call), call.acting),
    },
    {
      method: 'POST',
      path: 'users/:name/reset-sign-on',
      needs: 'administrator',
      run: (call) => users.resetSignOn(named(call), call.acting),
    },
  ];
}

function sessionOf({ session }: Pick<Call, 'session'>): Session {
  if (session) return session;
  throw siteError('session_required', 'Log in to go on.');
}
