import { apiCatalogue } from '../../api/catalogue/index.js';
import { fail, skip } from '../verdict.js';
import type { Answer } from '../wire/answer.js';
import { API_SOURCES, type ApiAudit, apiAudit } from './api-audit.js';
import { type ApiContext, bearer, expectError, tokenOf } from './api-context.js';

const { bearer: RFC, endpoints, errors } = API_SOURCES;

const challengeOf = ({ headers }: Answer) => headers.get('www-authenticate') ?? '';

/** Returns an action that changes nothing, of a service that the app may read. @throws AuditSkip */
function readable({ scopes }: ApiContext): string {
  const found = apiCatalogue.find(
    ({ kind, service }) =>
      kind === 'read' && scopes.some((scope) => scope.replace(/-rw?$/, '') === service),
  );
  return found?.action ?? skip('the app has no scope of a known service');
}

const denied = (answer: Answer) => expectError(answer, [401], ['access_denied']);

/** Calls without a valid token: the id, the title and the request. */
const DENIED: readonly (readonly [
  id: string,
  title: string,
  send: (context: ApiContext) => Promise<Answer>,
])[] = [
  ['missing', 'An action without a token', (context) => context.send(readable(context), {})],
  [
    'unknown',
    'An action with an unknown token',
    (context) => context.send(readable(context), {}, { headers: bearer('svclink.check.token') }),
  ],
  [
    'altered',
    'An action with an altered token',
    async (context) => {
      const token = await tokenOf(context, context.options.scope);
      const altered = `${token.slice(0, -5)}${[...token.slice(-5)].reverse().join('')}x`;
      return context.send(readable(context), {}, { headers: bearer(altered) });
    },
  ],
  [
    'basic',
    'An action with credentials instead of a token',
    (context) => context.send(readable(context), {}, { headers: { Authorization: 'Basic YTpi' } }),
  ],
  [
    'before-body',
    'An action without a token and with a body that is not JSON',
    (context) => context.send(readable(context), '{'),
  ],
  ['write', 'A changing action without a token', (context) => context.send('bid/delete', {})],
];

const bearerAudits: readonly ApiAudit[] = [
  ...DENIED.map(([id, title, send]) =>
    apiAudit(
      {
        id: `bearer.${id}`,
        level: 'MUST',
        title: `${title} is refused: 401 access_denied`,
        source: errors,
      },
      async (context) => denied(await send(context)),
    ),
  ),
  apiAudit(
    {
      id: 'bearer.unknown-path',
      level: 'SHOULD',
      title: 'An unknown path without a token is refused like any other',
      source: RFC,
    },
    async (context) => denied(await context.send('no/such/action', {})),
  ),
  apiAudit(
    {
      id: 'bearer.challenge',
      level: 'SHOULD',
      title: 'A refusal for a missing token has WWW-Authenticate: Bearer, without an error code',
      source: RFC,
    },
    async (context) => {
      const answer = await context.send(readable(context), {});
      const challenge = challengeOf(answer);
      if (/^Bearer\b/i.test(challenge) && !/\berror=/.test(challenge)) return;
      fail(
        answer,
        `WWW-Authenticate is "${challenge}"`,
        'Send WWW-Authenticate: Bearer realm="…".',
      );
    },
  ),
  apiAudit(
    {
      id: 'bearer.invalid-token',
      level: 'SHOULD',
      title: 'A refusal for an invalid token says invalid_token in WWW-Authenticate',
      source: RFC,
    },
    async (context) => {
      const headers = bearer('svclink.check.token');
      const answer = await context.send(readable(context), {}, { headers });
      if (/error="invalid_token"/.test(challengeOf(answer))) return;
      fail(
        answer,
        `WWW-Authenticate is "${challengeOf(answer)}"`,
        'Send Bearer error="invalid_token".',
      );
    },
  ),
];

/** Returns the services of the app that it may change. */
const changeable = ({ scopes }: ApiContext): readonly string[] =>
  scopes.flatMap((scope) => /^(.*)-rw$/.exec(scope)?.[1] ?? []);

const scopeAudits: readonly ApiAudit[] = [
  ...apiCatalogue
    .filter(({ kind }) => kind === 'write')
    .map(({ action, service }) =>
      apiAudit(
        {
          id: `scope.read-only.${action}`,
          level: 'MUST',
          title: `/${action} with ${service}-r only is refused: 403 scope_invalid`,
          source: errors,
        },
        async (context) => {
          if (!changeable(context).includes(service)) skip(`the app has no ${service}-rw`);
          // Without members the request would be refused as well, so that nothing can change.
          const answer = await context.call(action, {}, `${service}-r`);
          if (answer.status === 404 && Object(answer.json).error === 'not_found')
            skip('the action is not served');
          expectError(answer, [403], ['scope_invalid']);
        },
      ),
    ),
  apiAudit(
    {
      id: 'scope.other-service',
      level: 'MUST',
      title: 'A token of another service is refused: 403 scope_invalid',
      source: errors,
    },
    async (context) => {
      const [own] = context.scopes;
      const service = own?.replace(/-rw?$/, '');
      const other = ['user/search', 'bid/uom'].find((action) => !action.startsWith(`${service}/`));
      if (own === undefined || other === undefined) skip('the app has no scope');
      const answer = await context.call(other, {}, own);
      if (answer.status === 404) skip(`/${other} is not served`);
      expectError(answer, [403], ['scope_invalid']);
    },
  ),
];

const commonAudits: readonly ApiAudit[] = [
  apiAudit(
    {
      id: 'common.unknown-action',
      level: 'SHOULD',
      title: 'An unknown action is answered 404 not_found',
      source: endpoints,
    },
    async (context) => expectError(await context.call('no/such/action'), [404], ['not_found']),
  ),
  apiAudit(
    {
      id: 'common.method',
      level: 'SHOULD',
      title: 'An action refuses GET: 405',
      source: endpoints,
    },
    async (context) => {
      const headers = bearer(await tokenOf(context, context.options.scope));
      const answer = await context.send(readable(context), undefined, { method: 'GET', headers });
      expectError(answer, [405], ['method_not_allowed']);
    },
  ),
  ...(['[]', '{', '"text"', '{"a":1,}'] as const).map((body, index) =>
    apiAudit(
      {
        id: `common.body-${index + 1}`,
        level: 'MUST',
        title: `A body of ${body} is refused with status 400`,
        source: endpoints,
      },
      async (context) => {
        const answer = await context.call(readable(context), body);
        expectError(answer, [400], [String(Object(answer.json).error)]);
      },
    ),
  ),
];

/** The audits of tokens on actions, of scopes, and of what all actions have in common. */
export const accessAudits: readonly ApiAudit[] = [...bearerAudits, ...commonAudits, ...scopeAudits];
