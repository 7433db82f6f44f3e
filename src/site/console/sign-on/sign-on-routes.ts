import { notFound } from '../../engine/context.js';
import { browserSecretCookie, browserSecretOf, sessionCookie } from '../call.js';
import { ReadyReply, type Route } from '../route-table.js';
import { Attempts } from './attempts.js';
import { SignOnRefusal } from './refusals.js';
import type { SignOn } from './sign-on.js';

/** The page of the console, from the address that the provider returns to. */
const CONSOLE_OF_RETURN = '../../';
const CONSOLE = '../';

/**
 * The routes of single sign-on: a link leads to the provider, which leads back. Both answer by redirects, and neither takes
 * an address from the request: the page knows by itself where its user was.
 */
export function signOnRoutes(signOn: SignOn | undefined, isSecure: boolean): readonly Route[] {
  const service = (): SignOn => {
    if (signOn) return signOn;
    throw notFound('single sign-on at this site');
  };
  const anyone = { needs: 'anyone', isBeforeFactor: true } as const;
  return [
    {
      ...anyone,
      method: 'GET',
      path: 'sign-on',
      run: ({ request }) => {
        const begun = service();
        const secret = browserSecretOf(request, isSecure) ?? Attempts.newBrowser();
        return orRefused(CONSOLE, async () => {
          const { href } = await begun.begin(secret);
          return redirect(href, browserSecretCookie(request, secret, isSecure));
        });
      },
    },
    {
      ...anyone,
      method: 'GET',
      path: 'sign-on/return',
      run: ({ request, query, browser }) => {
        const begun = service();
        const secret = browserSecretOf(request, isSecure) ?? '';
        return orRefused(CONSOLE_OF_RETURN, async () => {
          const token = await begun.finish(query, secret, browser);
          return redirect(
            `${CONSOLE_OF_RETURN}#/signed-on`,
            sessionCookie(request, token, isSecure),
          );
        });
      },
    },
  ];
}

/** Redirects to the page with the reason of a refusal. */
async function orRefused(page: string, work: () => Promise<ReadyReply>): Promise<ReadyReply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SignOnRefusal) return redirect(`${page}#/sign-on/${error.reason}`);
    throw error;
  }
}

function redirect(address: string, cookie?: string): ReadyReply {
  const headers = ['Location', address, 'Referrer-Policy', 'no-referrer'];
  return new ReadyReply({
    status: 303,
    headers: cookie === undefined ? headers : [...headers, 'Set-Cookie', cookie],
    body: '',
  });
}
