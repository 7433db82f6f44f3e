import { ENGINES } from '../databases.js';
import { PLACE } from '../open-site.js';
import { PASSWORD, routesOf, TestConsole } from './open-console.js';
import { ask, type RawRequest } from './raw-request.js';

const [engine] = ENGINES;
if (!engine) throw new Error('there is no database to test on');

type Headers = NonNullable<RawRequest['headers']>;
const JSON_TYPE = 'application/json';

describe('a request that a page of another origin sends with the cookie of a user', () => {
  let test: TestConsole;
  let cookie = '';
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    await test.as('administrator');
    const given = { username: 'administrator', password: PASSWORD };
    const { headers } = await test.stranger.post('/api/login').send(given).expect(200);
    cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });
  afterEach(async () => {
    expect(await test.test.owner.orders.list({ limit: 1000 })).toEqual([]);
    expect(await test.test.owner.users.list()).toHaveLength(1);
    // The session is there yet.
    const kept = await ask(test.port, {
      method: 'GET',
      path: '/api/sessions',
      headers: { cookie },
    });
    expect(kept.status).toBe(200);
  });

  const ORDER = JSON.stringify({ account: 'acme', wo_number: 'CSRF', ...PLACE });
  /** Requests that would change something. */
  const CHANGES: readonly RawRequest[] = [
    { method: 'POST', path: '/api/orders', body: ORDER },
    { method: 'POST', path: '/api/users', body: JSON.stringify({ username: 'eve' }) },
    { method: 'POST', path: '/api/orders/1/files?name=a.pdf', body: '%PDF-1.4' },
    { method: 'POST', path: '/api/logout', body: '{}' },
    { method: 'DELETE', path: '/api/sessions/1' },
    { method: 'PATCH', path: '/api/users/administrator', body: '{"is_active":false}' },
  ];
  const send = (request: RawRequest, headers: Headers = {}) =>
    ask(test.port, {
      ...request,
      headers: { cookie, 'Content-Type': JSON_TYPE, ...headers },
    });

  /** What browsers say of the page that sends it. `HOST` stands for that of the console. */
  const SAID_BY_SITE: readonly (string | readonly string[])[] = [
    'cross-site',
    'same-site',
    'CROSS-SITE',
    'Same-Origin',
    '"same-origin"',
    'same-origin;',
    'same-origin, cross-site',
    'cross-site, same-origin',
    ['same-origin', 'cross-site'],
    ['none', 'same-origin'],
    'null',
    'unknown',
    '',
  ];
  const ORIGINS: readonly (string | readonly string[])[] = [
    'https://evil.example',
    'null',
    '',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'http://localhost:PORT',
    'http://[::1]:PORT',
    'http://HOST.evil.example',
    'http://evil.example/HOST',
    'http://evil.example?HOST',
    'http://evil.example#HOST',
    'http://HOST@evil.example',
    'http://evil.example\\@HOST',
    'http://sub.HOST',
    'HOST',
    '//HOST',
    'file://HOST',
    'blob:http://HOST/x',
    'data:text/html,HOST',
    'chrome-extension://abcdef',
    'about:blank',
    'http://HOST, https://evil.example',
    ['http://HOST', 'https://evil.example'],
    ['https://evil.example', 'http://HOST'],
  ];

  it.each<[string, readonly Headers[]]>([
    ['Sec-Fetch-Site', SAID_BY_SITE.map((one) => ({ 'Sec-Fetch-Site': one }))],
    [
      'Sec-Fetch-Site, beside an Origin of ours',
      ['cross-site', 'same-site', ''].map((one) => ({
        'Sec-Fetch-Site': one,
        Origin: 'http://HOST',
      })),
    ],
    ['Origin', ORIGINS.map((Origin) => ({ Origin }))],
  ])('is refused by %s, in every spelling [console.csrf]', async (_name, shapes) => {
    const filled = (text: string) =>
      text.replaceAll('HOST', `127.0.0.1:${test.port}`).replaceAll('PORT', String(test.port));
    const wrong: string[] = [];
    for (const headers of shapes) {
      const given = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name,
          typeof value === 'string' ? filled(value) : value.map(filled),
        ]),
      );
      for (const change of CHANGES) {
        const { status, code } = await send(change, given);
        if (status === 403 && code === 'origin_refused') continue;
        wrong.push(`${change.method} ${change.path} ${JSON.stringify(given)}: ${status} ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is refused by every route that changes something [console.csrf]', async () => {
    const changing = (await routesOf(test)).filter(({ method }) => method !== 'GET');
    const wrong: string[] = [];
    for (const { method, path } of changing) {
      const at = `/api/${path.replace(/:\w+/g, '1')}`;
      const { code } = await send({ method, path: at, body: '{}' }, { Origin: 'http://a.example' });
      if (code !== 'origin_refused') wrong.push(`${method} ${path}: ${code}`);
    }
    expect(wrong).toEqual([]);
    expect(changing.length).toBeGreaterThan(45);
  });

  /** What a form can send without a question before, and what is nearly JSON. */
  const TYPES: readonly string[] = [
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=application/json',
    'multipart/form-data; boundary=a',
    'text/plain',
    'text/plain; application/json',
    'text/plain;charset=UTF-8',
    'text/plain, application/json',
    'application/jsonx',
    'application/json-patch+json',
    'text/json',
    '*/*',
    'json',
    '',
  ];

  it.each(TYPES)(
    'is not read as %j, which needs no question of the browser before [console.csrf]',
    async (type) => {
      const { status, text } = await send(CHANGES[0] as RawRequest, { 'Content-Type': type });
      expect([status, text]).toEqual([422, expect.stringContaining('application/json')]);
    },
  );

  it.each<[string, RawRequest]>([
    ['a GET', { method: 'GET', path: '/api/orders' }],
    ['a method in the query', { method: 'GET', path: '/api/users?_method=POST&username=eve' }],
    [
      'a method in a header',
      { method: 'GET', path: '/api/users', headers: { 'X-HTTP-Method-Override': 'POST' } },
    ],
    [
      'a method in another header',
      { method: 'GET', path: '/api/users', headers: { 'X-Method-Override': 'POST' } },
    ],
    ['a HEAD', { method: 'HEAD', path: '/api/users' }],
    ['a question of the browser', { method: 'OPTIONS', path: '/api/users' }],
    ['a PUT', { method: 'PUT', path: '/api/users' }],
    ['a method of WebDAV', { method: 'PROPPATCH', path: '/api/users' }],
    ['a POST below another name', { method: 'post', path: '/api/users' }],
  ])('changes nothing as %s [console.csrf]', async (_name, request) => {
    const from = { Origin: 'http://a.example', 'Sec-Fetch-Site': 'cross-site' };
    const body = JSON.stringify({ username: 'eve' });
    const { status } = await send({ ...request, body }, { ...request.headers, ...from });
    expect(request.method === 'GET' ? [200, 422] : [400, 403]).toContain(status);
  });

  it('may not be read by the page, whatever it asks for', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const answer = await fetch(`${test.url}/api/users`, {
        method,
        headers: { cookie, origin: 'http://a.example', 'access-control-request-method': 'POST' },
      });
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

it('takes the same request from a page of its own [console.csrf]', async () => {
  await engine.start();
  const test = await TestConsole.open(engine);
  const agent = await test.as('operator');
  const said = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: test.url },
    {},
  ];
  for (const [index, headers] of said.entries()) {
    const order = { account: 'acme', wo_number: `OWN-${index}`, ...PLACE };
    await agent.post('/api/orders').set(headers).send(order).expect(200);
  }
  expect(await test.test.owner.orders.list()).toHaveLength(4);
  await test.close();
  await engine.stop();
});
