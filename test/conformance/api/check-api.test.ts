import { createDemo } from '../../../examples/api-server/service.js';
import { apiCatalogue } from '../../../src/api/index.js';
import { type ApiRunOptions, apiAudits, runApiAudits } from '../../../src/conformance/api/index.js';
import type { Fetch, Report } from '../../../src/conformance/index.js';
import { ENGINES, type TestEngine } from '../../site/databases.js';
import { TestSite } from '../../site/open-site.js';
import { serve } from '../../support/resources.js';

const [SQLITE] = ENGINES as [TestEngine];
const SCOPES = [...new Set(apiCatalogue.map(({ service }) => `${service}-rw`))];

const failures = (report: Report) =>
  report.results.flatMap((result) =>
    result.status === 'failed'
      ? [`${result.audit.level} ${result.audit.id}: ${result.message}`]
      : [],
  );
const failed = (report: Report) =>
  report.results.filter(({ status }) => status === 'failed').map(({ audit }) => audit.id);

/** A server whose answers are changed on their way. */
type Fault = (path: string, init: RequestInit, answer: Response) => Promise<Response> | Response;

async function changed(answer: Response, change: object, init: ResponseInit = {}) {
  const body = { ...Object(await answer.json()), ...change };
  const { status, headers } = answer;
  return new Response(JSON.stringify(body), { status, headers, ...init });
}

const sentBody = ({ body }: RequestInit) => (typeof body === 'string' ? body : '');
const hasToken = ({ headers }: RequestInit) => /"authorization":/i.test(JSON.stringify(headers));

/** Faults, and the audits that find each. */
const FAULTS: readonly (readonly [name: string, fault: Fault, audits: readonly string[]])[] = [
  [
    'accepts any secret',
    (path, init, answer) =>
      path === '/auth/token' && /svclink-check-wrong|1-00-nobody/.test(sentBody(init))
        ? Response.json({ token_type: 'Bearer', expires_in: 60, access_token: 'x' })
        : answer,
    ['token.wrong-secret', 'token.unknown-client'],
  ],
  [
    'gives tokens without their lifetime',
    (path, _init, answer) =>
      path === '/auth/token' && answer.ok ? changed(answer, { expires_in: undefined }) : answer,
    ['token.response'],
  ],
  [
    'lets tokens be cached',
    async (path, _init, answer) =>
      path === '/auth/token'
        ? Response.json(await answer.json(), { status: answer.status })
        : answer,
    ['token.no-store'],
  ],
  [
    'sends errors without a description',
    (_path, _init, answer) =>
      answer.ok ? answer : changed(answer, { error_description: undefined }),
    [
      'token.wrong-secret',
      'bearer.missing',
      'common.unknown-action',
      'bid/list.requires.report_id',
    ],
  ],
  [
    'sends errors as pages',
    (_path, _init, answer) =>
      answer.ok
        ? answer
        : new Response('<h1>Error</h1>', {
            status: answer.status,
            headers: { 'Content-Type': 'text/html' },
          }),
    ['bearer.missing', 'bearer.before-body', 'bid/list.unknown-record'],
  ],
  [
    'names no scheme in its refusals',
    (_path, _init, answer) => {
      answer.headers.delete('www-authenticate');
      return answer;
    },
    ['bearer.challenge', 'bearer.invalid-token'],
  ],
  [
    'looks at the data before the token',
    (path, init, answer) =>
      path !== '/auth/token' && !hasToken(init)
        ? Response.json({ error: 'invalid_request', error_description: 'x' }, { status: 400 })
        : answer,
    ['bearer.missing', 'bearer.before-body', 'bearer.write'],
  ],
  [
    'ignores scopes',
    (_path, _init, answer) => (answer.status === 403 ? Response.json({ result: 'done' }) : answer),
    ['scope.read-only.bid/create', 'scope.other-service'],
  ],
  [
    'answers ids as objects',
    (path, _init, answer) =>
      path === '/user/search' && answer.ok ? changed(answer, { users: [{ user_id: {} }] }) : answer,
    ['user/search.answers', 'user/search.spelling'],
  ],
  [
    'begins every page at the first match',
    (path, init, answer) =>
      path === '/user/search' && answer.ok && !sentBody(init).includes('-1')
        ? Response.json({ users: [{ user_id: 1 }], next: { user_name: null, offset: 1 } })
        : answer,
    ['user/search.pages'],
  ],
];

describe('svclink check-api', () => {
  let options: ApiRunOptions;
  const closing: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const { api, credentials } = await createDemo({ apiUrl: 'http://127.0.0.1' });
    const { url, close } = await serve(api);
    closing.push(close);
    options = {
      url,
      clientId: credentials.client_id,
      clientSecret: credentials.client_secret,
      scope: credentials.scope,
      order: '1001',
    };
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  it('finds nothing wrong with the example server, whatever the audits send', async () => {
    const report = await runApiAudits({ ...options, write: true });
    expect(failures(report)).toEqual([]);
    expect(report.counts.passed).toBeGreaterThan(130);
    expect(JSON.stringify(report)).not.toContain(options.clientSecret);
  });

  it('sends no request of a changing action without the option, but without a token or the scope', async () => {
    const seen: string[] = [];
    const fetch: Fetch = (address, init) => {
      if (hasToken(init) && sentBody(init) !== '{}') seen.push(new URL(address).pathname.slice(1));
      return globalThis.fetch(address, init);
    };
    await runApiAudits({ ...options, fetch });
    const changing = apiCatalogue
      .filter(({ kind }) => kind === 'write')
      .map(({ action }) => action);
    expect(seen.filter((action) => changing.some((one) => one === action))).toEqual([]);
    expect(seen).toContain('bid/list');
  });

  it('finds nothing wrong with a site', async () => {
    await SQLITE.start();
    const test = await TestSite.open(SQLITE);
    const { url, close } = await serve(test.site.api);
    try {
      const { client_id, client_secret, scope } = await test.site.apps.create({
        name: 'check',
        scopes: SCOPES,
      });
      const order = await test.order();
      const app = { clientId: client_id, clientSecret: client_secret, scope };
      const report = await runApiAudits({ url, ...app, order, write: true });
      expect(failures(report)).toEqual([]);
      expect(report.counts.passed).toBeGreaterThan(60);
      // A site serves every action: an unknown record, which is a 404 as well, is not taken for an unknown action.
      expect(JSON.stringify(report.results)).not.toContain('the action is not served');
      expect(await test.owner.orders.list()).toHaveLength(1);
    } finally {
      await close();
      await test.close();
      await SQLITE.stop();
    }
  });

  it.each(FAULTS)('finds a server that %s', async (_name, fault, audits) => {
    const fetch: Fetch = async (address, init) => {
      const received = await globalThis.fetch(address, init);
      const answer = new Response(received.body, {
        status: received.status,
        headers: new Headers(received.headers),
      });
      return fault(new URL(address).pathname, init, answer);
    };
    const report = await runApiAudits({ ...options, fetch, only: [...audits] });
    expect(failed(report)).toEqual(expect.arrayContaining([...audits]));
    expect(report.results).toHaveLength(audits.length);
  });

  it('ends at once where nothing answers, and for credentials that are refused', async () => {
    const refused = runApiAudits({ ...options, clientSecret: 'no' });
    await expect(refused).rejects.toMatchObject({ code: 'account_refused' });
    const away = runApiAudits({ ...options, url: 'http://127.0.0.1:9' });
    await expect(away).rejects.toMatchObject({ code: 'no_answer' });
    await expect(runApiAudits({ ...options, only: ['token.nothing'] })).rejects.toThrow(
      'there is no audit',
    );
  });

  it('has audits with ids of their own, each with level, title and source', () => {
    expect(new Set(apiAudits.map(({ id }) => id)).size).toBe(apiAudits.length);
    for (const { title, source } of apiAudits) expect([title, source]).not.toContain('');
  });
});
