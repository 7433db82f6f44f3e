import { fail } from '../verdict.js';
import { API_SOURCES, type ApiAudit, apiAudit } from './api-audit.js';
import { expectError, expectSuccess } from './api-context.js';

const { oauth, token } = API_SOURCES;
const GUESS = 'svclink-check-wrong-secret';

/** Members of a token request with a wrong value, and the error. */
const WRONG: readonly (readonly [
  id: string,
  title: string,
  changes: Readonly<Record<string, unknown>>,
  status: number,
  error: string,
])[] = [
  ['wrong-secret', 'a wrong client_secret', { client_secret: GUESS }, 401, 'invalid_client'],
  ['unknown-client', 'an unknown client_id', { client_id: '1-00-nobody' }, 401, 'invalid_client'],
  ['grant-type', 'another grant_type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ['scope', 'a scope of no form', { scope: 'everything!' }, 400, 'invalid_scope'],
];

const refused: readonly ApiAudit[] = WRONG.map(([id, title, changes, status, error]) =>
  apiAudit(
    {
      id: `token.${id}`,
      level: 'MUST',
      title: `/auth/token with ${title} is refused: ${status} ${error}`,
      source: oauth,
    },
    async (context) => expectError(await context.token(changes), [status], [error]),
  ),
);

const required: readonly ApiAudit[] = ['grant_type', 'client_id', 'client_secret', 'scope'].map(
  (name) =>
    apiAudit(
      {
        id: `token.requires.${name}`,
        level: 'MUST',
        title: `/auth/token without ${name} is refused: 400 invalid_request`,
        source: oauth,
      },
      async (context) =>
        expectError(await context.token({ [name]: undefined }), [400], ['invalid_request']),
    ),
);

/** The audits of /auth/token. */
export const tokenAudits: readonly ApiAudit[] = [
  apiAudit(
    {
      id: 'token.response',
      level: 'MUST',
      title: 'A token response has token_type Bearer, expires_in and access_token',
      source: token,
    },
    async (context) => {
      const answer = await context.token();
      const { token_type, expires_in, access_token } = Object(expectSuccess(answer));
      const isBearer = /^bearer$/i.test(String(token_type));
      if (isBearer && Number(expires_in) > 0 && typeof access_token === 'string') return;
      fail(
        answer,
        'a member is absent or of another kind',
        'Answer token_type Bearer, expires_in in seconds, and access_token.',
      );
    },
  ),
  apiAudit(
    {
      id: 'token.no-store',
      level: 'SHOULD',
      title: 'A token response forbids caches: Cache-Control: no-store',
      source: 'RFC 6749 section 5.1',
    },
    async (context) => {
      const answer = await context.token();
      if (/no-store/i.test(answer.headers.get('cache-control') ?? '')) return;
      fail(
        answer,
        'Cache-Control is not no-store',
        'Send Cache-Control: no-store with every token.',
      );
    },
  ),
  ...refused,
  ...required,
  apiAudit(
    {
      id: 'token.message',
      level: 'SHOULD',
      title: 'An error of /auth/token has a message too',
      source: token,
    },
    async (context) => {
      const answer = await context.token({ client_secret: GUESS });
      if (typeof Object(answer.json).message === 'string') return;
      fail(answer, 'there is no message', 'Add message, equal to error_description.');
    },
  ),
  apiAudit(
    {
      id: 'token.same-text',
      level: 'MUST',
      title: 'An unknown client and a wrong secret get the same answer',
      source: 'Good practice, not the protocol',
    },
    async (context) => {
      const wrong = await context.token({ client_secret: GUESS });
      const unknown = await context.token({ client_id: '1-00-nobody', client_secret: GUESS });
      if (wrong.status === unknown.status && wrong.text === unknown.text) return;
      fail(
        unknown,
        'the answers differ',
        'Give both the same answer, so that nobody learns which apps exist.',
      );
    },
  ),
  apiAudit(
    { id: 'token.method', level: 'SHOULD', title: '/auth/token refuses GET', source: oauth },
    async (context) => {
      const answer = await context.send('auth/token', undefined, { method: 'GET' });
      if (answer.status >= 400) return;
      fail(answer, `GET was answered ${answer.status}`, 'Answer POST only.');
    },
  ),
];
