import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import type supertest from 'supertest';
import type { SignOnOptions } from '../../../src/site/engine/log-in/sign-on-options.js';
import type { SiteOptions } from '../../../src/site/index.js';
import type { Role } from '../../../src/site/orders/people/stored-users.js';
import { startBrowser } from '../../conformance/browser.js';
import { ENGINES } from '../databases.js';
import { putUser } from '../stored-secrets.js';
import { PASSWORD, TestConsole } from './open-console.js';
import { WrongProvider } from './wrong-provider.js';

const [first] = ENGINES;

type Agent = ReturnType<typeof supertest.agent>;

/** Log entries of a site. */
class Entries {
  readonly texts: string[] = [];
  readonly logger = Object.fromEntries(
    ['debug', 'info', 'warn', 'error'].map((level) => [
      level,
      (...parts: unknown[]) => this.texts.push(JSON.stringify(parts)),
    ]),
  ) as unknown as NonNullable<SiteOptions['logger']>;
}

describe.each(ENGINES)('single sign-on on $name', (engine) => {
  let test: TestConsole;
  let provider: WrongProvider;
  let log: Entries;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    provider = await WrongProvider.start();
    log = new Entries();
  });
  afterEach(async () => {
    await test?.close();
    await provider.close();
  });

  async function open(signOn: Partial<SignOnOptions> = {}, options: Partial<SiteOptions> = {}) {
    const { issuer } = provider;
    test = await TestConsole.at(engine, (consoleUrl) => ({
      signOn: { issuer, clientId: 'svclink', clientSecret: 'the secret', consoleUrl, ...signOn },
      allowedHosts: [new URL(issuer).host],
      logger: log.logger,
      ...options,
    }));
    return test;
  }

  const put = (username: string, more: { role?: Role; email?: string } = {}) =>
    putUser(test.test.database, { username, role: 'reader', ...more }, PASSWORD);
  const putAnn = (more: object = {}) => put('ann', { email: 'Ann@example.com', ...more });

  /** Follows the link of the log-in page. */
  async function begin(agent: Agent): Promise<string> {
    const { headers } = await agent.get('/api/sign-on').expect(303);
    return String(headers.location);
  }

  /** Returns from the provider. @returns the address that the site leads to */
  async function finish(agent: Agent, query: URLSearchParams): Promise<string> {
    const { headers } = await agent.get(`/api/sign-on/return?${query}`).expect(303);
    return String(headers.location);
  }

  async function signOn(agent: Agent = test.stranger): Promise<string> {
    return finish(agent, provider.leave(await begin(agent)));
  }

  async function restart(options: Partial<SiteOptions>): Promise<void> {
    await test.test.site.stop();
    test.test.site = await test.test.create(options);
  }

  const actions = async () =>
    (await test.test.site.audit.list({})).map(({ action, subject }) => `${action} ${subject}`);

  it('finds a user by the verified address once, and by the person ever after', async () => {
    await open();
    await putAnn({ role: 'operator' });
    const agent = test.stranger;
    const address = new URL(await begin(agent));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'svclink',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${test.url}/api/sign-on/return`,
      scope: 'openid email profile',
    });
    expect(await finish(agent, provider.leave(address.href))).toBe('../../#/signed-on');
    const { body } = await agent.get('/api/state').expect(200);
    expect(body).toMatchObject({
      sign_on: new URL(provider.issuer).host,
      has_password_log_in: true,
      user: { username: 'ann', role: 'operator', is_signed_on: true },
    });
    // The address of another user finds nobody: the person is known.
    await put('bo', { email: 'bo@example.com' });
    provider.claims = { email: 'bo@example.com' };
    const again = test.stranger;
    await signOn(again);
    expect((await again.get('/api/state')).body.user).toMatchObject({ username: 'ann' });
    expect(await actions()).toEqual(expect.arrayContaining(['user.sign-on ann', 'login ann']));
    const users = await test.test.owner.users.list();
    expect(users.map((user) => user.has_single_sign_on)).toEqual([true, false]);
  });

  it('ends the sessions that it began when the site has no provider any more, or another', async () => {
    const { issuer } = provider;
    await open();
    await putAnn({ role: 'administrator' });
    const agent = test.stranger;
    await signOn(agent);
    const byPassword = await test.as('operator', 'bo');
    const states = async () => [
      (await agent.get('/api/orders')).status,
      (await byPassword.get('/api/orders')).status,
    ];
    expect(await states()).toEqual([200, 200]);
    const settings = { clientId: 'svclink', clientSecret: 'the secret', consoleUrl: test.url };
    await restart({ signOn: { ...settings, issuer: `${issuer}/other` } });
    expect(await states()).toEqual([401, 200]);
    await restart({ signOn: undefined } as object);
    expect(await states()).toEqual([401, 200]);
    const { body } = await byPassword.get('/api/sessions');
    expect(JSON.stringify(body)).not.toContain('ann');
    await restart({ signOn: { ...settings, issuer } });
    expect(await states()).toEqual([200, 200]);
  });

  it('refuses a person at the provider who takes the address of a known user', async () => {
    await open();
    await putAnn();
    await signOn();
    provider.claims = { sub: 'person-2' };
    expect(await signOn()).toBe('../../#/sign-on/other');
    await test.test.owner.users.resetSignOn('ann');
    expect(await signOn()).toBe('../../#/signed-on');
  });

  it('refuses the signature of another key, a disabled user, and two users of one address', async () => {
    await open();
    await putAnn();
    provider.isSignedByAnother = true;
    expect(await signOn()).toBe('../../#/sign-on/provider');
    provider.isSignedByAnother = false;
    const agent = test.stranger;
    await signOn(agent);
    await test.test.owner.users.setActive('ann', false);
    await agent.get('/api/orders').expect(401);
    expect(await signOn()).toBe('../../#/sign-on/disabled');
    for (const username of ['x', 'y']) {
      await put(username, { email: 'two@example.com' });
    }
    provider.claims = { sub: 'person-2', email: 'two@example.com' };
    expect(await signOn()).toBe('../../#/sign-on/several');
  });

  it('makes no third user where two have the address of a person, and names both in the log', async () => {
    await open({ createsUsers: true });
    await put('x', { email: 'two@example.com' });
    await put('y', { email: 'TWO@example.com' });
    provider.claims = { email: 'Two@Example.com' };
    expect(await signOn()).toBe('../../#/sign-on/several');
    const names = async () => (await test.test.owner.users.list()).map((user) => user.username);
    expect(await names()).toEqual(['x', 'y']);
    expect(await actions()).toContain('login.failed single sign-on');
    expect(log.texts.join('\n')).toMatch(/"reason":"several".*users x, y/);
    await test.test.owner.users.setProfile('y', { email: 'y@example.com' });
    expect(await signOn()).toBe('../../#/signed-on');
    expect(await names()).toEqual(['x', 'y']);
    // Of many, five are named.
    for (const username of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) {
      await put(username, { email: 'many@example.com' });
    }
    provider.claims = { sub: 'person-9', email: 'many@example.com' };
    expect(await signOn()).toBe('../../#/sign-on/several');
    expect(log.texts.join('\n')).toMatch(/users a1, a2, a3, a4, a5; change/);
  });

  it('accepts each return once, in its time, and in the browser that has begun', async () => {
    await open();
    await putAnn();
    const agent = test.stranger;
    const query = provider.leave(await begin(agent));
    expect(await finish(test.stranger, query)).toBe('../../#/sign-on/expired');
    const changed = new URLSearchParams(query);
    const state = query.get('state') ?? '';
    changed.set('state', `${state.slice(0, -2)}${state.endsWith('AA') ? 'QA' : 'AA'}`);
    expect(await finish(agent, changed)).toBe('../../#/sign-on/expired');
    expect(await finish(agent, new URLSearchParams({ code: 'x' }))).toBe('../../#/sign-on/expired');
    expect(provider.requests).not.toContain('/token');
    expect(await finish(agent, query)).toBe('../../#/signed-on');
    expect(await finish(agent, query)).toBe('../../#/sign-on/expired');
    const late = provider.leave(await begin(agent));
    test.test.ahead += 11 * 60 * 1000;
    expect(await finish(agent, late)).toBe('../../#/sign-on/expired');
    const left = Object.fromEntries(provider.leave(await begin(agent)));
    const cancelled = new URLSearchParams({ error: 'access_denied', state: left.state ?? '' });
    expect(await finish(agent, cancelled)).toBe('../../#/sign-on/cancelled');
  });

  it('lets two tabs of one browser sign on, and leads to no address of a request', async () => {
    await open();
    await putAnn();
    const agent = test.stranger;
    const [one, two] = [await begin(agent), await begin(agent)];
    expect(await finish(agent, provider.leave(two))).toBe('../../#/signed-on');
    const back = provider.leave(one);
    for (const name of ['return', 'redirect_uri', 'next', 'to'])
      back.set(name, 'https://evil.example');
    expect(await finish(agent, back)).toBe('../../#/signed-on');
    const { headers } = await agent.get('/api/sign-on?return=https://evil.example').expect(303);
    expect(headers.location).not.toContain('evil.example');
  });

  it('gives the highest role of the claim at every log-in, and refuses a person without one', async () => {
    const roles = { administrator: ['boss'], operator: ['office', 'field'], reader: ['all'] };
    await open({ roleClaim: 'realm.groups', roles });
    await putAnn({ role: 'reader' });
    const roleWith = async (groups: unknown) => {
      provider.claims = { realm: { groups } };
      const agent = test.stranger;
      const location = await signOn(agent);
      const { user } = (await agent.get('/api/state')).body;
      return location === '../../#/signed-on' ? user.role : location;
    };
    expect(await roleWith(['all', 'office'])).toBe('operator');
    expect(await roleWith(['boss', 'all'])).toBe('administrator');
    // The site keeps its last administrator.
    expect(await roleWith('all')).toBe('../../#/sign-on/role');
    expect(await test.test.owner.users.list()).toContainEqual(
      expect.objectContaining({ role: 'administrator' }),
    );
    await put('root', { role: 'administrator' });
    expect(await roleWith('all')).toBe('reader');
    for (const groups of [[], ['Boss'], 'none', null, { boss: true }, 7]) {
      expect(await roleWith(groups)).toBe('../../#/sign-on/role');
      test.test.ahead += 60 * 60 * 1000;
    }
  });

  it('makes a user of an unknown person where the site allows it, and takes no name of another', async () => {
    await open({ createsUsers: true });
    await put('eve@example.com', { role: 'administrator' });
    expect(await signOn()).toBe('../../#/signed-on');
    expect(await test.test.owner.users.list()).toMatchObject([
      {
        username: 'ann@example.com',
        display_name: 'Ann Smith',
        role: 'reader',
        has_password: false,
      },
      { username: 'eve@example.com', has_single_sign_on: false },
    ]);
    provider.claims = { sub: 'person-2', email: 'EVE@example.com' };
    expect(await signOn()).toBe('../../#/sign-on/unknown');
  });

  it('finds a user by another claim, and asks no second factor, which is the provider’s', async () => {
    await open({ userClaim: 'preferred_username' }, { secondFactor: 'everybody' });
    await putAnn({ email: '' });
    provider.claims = { preferred_username: 'ann', email_verified: false };
    const agent = test.stranger;
    expect(await signOn(agent)).toBe('../../#/signed-on');
    await agent.get('/api/users').expect(200);
    const other = test.stranger;
    await other.post('/api/login').send({ username: 'ann', password: PASSWORD }).expect(200);
    await other.get('/api/users').expect(401, /second_factor_required/);
  });

  // The claims are read without the database.
  if (engine !== first) return;

  it.each([
    ['an unknown person', { email: 'nobody@example.com' }, 'unknown'],
    ['an address that is not verified', { email_verified: false }, 'unverified'],
    ['an address whose verification is a text', { email_verified: 'true' }, 'unverified'],
    ['no address', { email: undefined }, 'unverified'],
    ['another nonce', { nonce: 'another' }, 'provider'],
    ['another issuer', { iss: 'https://login.example.com' }, 'provider'],
    ['another audience', { aud: 'another client' }, 'provider'],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 600 }, 'provider'],
    ['no subject', { sub: undefined }, 'provider'],
  ])('refuses %s', async (_case, claims, reason) => {
    await open();
    await putAnn();
    provider.claims = claims;
    const agent = test.stranger;
    expect(await signOn(agent)).toBe(`../../#/sign-on/${reason}`);
    expect((await agent.get('/api/state')).body.user).toBeNull();
    expect(await actions()).toContain('login.failed single sign-on');
    const entries = log.texts.join('\n');
    expect(entries).toContain(`"reason":"${reason}"`);
    expect(entries).not.toMatch(/eyJ|an access token|the secret|code=/);
  });

  it.each([
    ['an address of the token, verified as another one', {}, 'boss@example.com', undefined],
    ['another address, verified in the token', {}, undefined, true],
    ['another address, where that of the token is not verified', {}, 'boss@example.com', false],
    ['a verified address of another person', { sub: 'person-2' }, undefined, undefined],
  ])('admits nobody by user information that states %s', async (_case, other, email, verified) => {
    await open();
    await put('boss', { email: 'boss@example.com' });
    provider.claims = { email, email_verified: verified };
    provider.userInfo = {
      sub: 'person-1',
      ...(verified === true ? { email: 'boss@example.com' } : { email: 'ann@example.com' }),
      ...(verified === true ? {} : { email_verified: true }),
      ...('sub' in other ? { email: 'boss@example.com', ...other } : {}),
    };
    const agent = test.stranger;
    expect(await signOn(agent)).not.toBe('../../#/signed-on');
    expect((await agent.get('/api/state')).body.user).toBeNull();
  });

  it('finds a user by an address and its verification that are both user information', async () => {
    await open();
    await putAnn();
    provider.claims = { email: 'boss@example.com', email_verified: undefined };
    provider.userInfo = { sub: 'person-1', email: 'ann@example.com', email_verified: true };
    const agent = test.stranger;
    expect(await signOn(agent)).toBe('../../#/signed-on');
    expect((await agent.get('/api/state')).body.user).toMatchObject({ username: 'ann' });
  });

  it('says that the provider is down, redirects, is huge or another one, and recovers', async () => {
    await open();
    await putAnn();
    const agent = test.stranger;
    const failed = async () => {
      expect(await begin(agent)).toBe('../#/sign-on/provider');
      test.test.ahead += 5000;
    };
    provider.instead = (request) => request.socket.destroy();
    await failed();
    provider.instead = (_request, response) =>
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    await failed();
    provider.instead = (_request, response) => response.end(`{"a":"${'x'.repeat(2_000_000)}"}`);
    await failed();
    provider.instead = undefined;
    provider.description = { issuer: 'https://login.example.com' };
    await failed();
    provider.description = { authorization_endpoint: 'javascript:alert(1)' };
    await failed();
    provider.description = {};
    test.test.ahead += 2 * 60 * 60 * 1000;
    const query = provider.leave(await begin(agent));
    provider.instead = (_request, response) => response.end('no json');
    expect(await finish(agent, query)).toBe('../../#/sign-on/provider');
    provider.instead = undefined;
    expect(await signOn(agent)).toBe('../../#/signed-on');
  });

  it('ends the sessions by password where that log-in is switched off, except the one of the set-up link', async () => {
    await open();
    const token = await test.test.site.setupToken();
    const first = test.stranger;
    const names = { username: 'first', display_name: 'First', password: PASSWORD };
    await first
      .post('/api/setup')
      .send({ ...names, token })
      .expect(200);
    await putAnn();
    const signedOn = test.stranger;
    await signOn(signedOn);
    const byPassword = await test.as('operator', 'bo');
    const states = () =>
      Promise.all(
        [first, signedOn, byPassword].map(async (agent) => (await agent.get('/api/orders')).status),
      );
    expect(await states()).toEqual([200, 200, 200]);
    await restart({ passwordLogIn: false });
    expect(await states()).toEqual([200, 200, 401]);
    const { body } = await first.get('/api/sessions').expect(200);
    expect(JSON.stringify(body)).not.toContain('"bo"');
    await restart({ passwordLogIn: true });
    expect(await states()).toEqual([200, 200, 200]);
  });

  it('switches off the log-in by password, and refuses settings that shut everybody out', async () => {
    await open({}, { passwordLogIn: false });
    await putAnn();
    const { body } = await test.stranger.get('/api/state');
    expect(body).toMatchObject({ has_password_log_in: false });
    await test.stranger
      .post('/api/login')
      .send({ username: 'ann', password: PASSWORD })
      .expect(403, /password_log_in_off/);
    expect(await signOn()).toBe('../../#/signed-on');
    const refused = (options: Partial<SiteOptions>, problem: RegExp) =>
      expect(TestConsole.open(engine, options)).rejects.toThrow(problem);
    await refused({ passwordLogIn: false }, /passwordLogIn/);
    const signOnOf = (more: object) => ({
      signOn: { issuer: provider.issuer, clientId: 'a', ...more },
    });
    await refused(signOnOf({ issuer: 'http://login.example.com' }), /signOn.issuer/);
    await refused(
      signOnOf({ issuer: 'https://a.example/.well-known/openid-configuration' }),
      /issuer/,
    );
    await refused(signOnOf({ roleClaim: 'groups' }), /signOn.roles/);
    await refused(signOnOf({ roles: { reader: ['a'] } }), /signOn.roleClaim/);
    await refused(signOnOf({ scopes: 'email' }), /signOn.scopes/);
  });

  it('calls no provider that the guard of outgoing requests refuses, and has no route without one', async () => {
    await open({}, { allowedHosts: [] });
    expect(await begin(test.stranger)).toBe('../#/sign-on/provider');
    expect(provider.requests).toEqual([]);
    await test.close();
    test = await TestConsole.open(engine);
    await test.stranger.get('/api/sign-on').expect(404);
    await test.stranger.get('/api/sign-on/return?code=1&state=2').expect(404);
  });
});

describe('single sign-on with a provider of another project', () => {
  let test: TestConsole;
  let worker: Worker;
  let browser: Browser;
  let issuer = '';
  beforeAll(async () => {
    await first?.start();
    if (!first) return;
    test = await TestConsole.at(first, async (consoleUrl) => {
      const workerData = { redirectUri: `${consoleUrl}/api/sign-on/return` };
      // It warns about its settings for tests.
      const quiet = { stdout: true, stderr: true };
      worker = new Worker(require.resolve('./independent-provider.mjs'), { workerData, ...quiet });
      [issuer] = await once(worker, 'message');
      return {
        signOn: {
          issuer,
          clientId: 'svclink',
          clientSecret: 'a secret of the client',
          name: 'Example Accounts',
          scopes: 'openid email profile groups',
          roleClaim: 'groups',
          roles: { administrator: ['staff'], operator: ['office'] },
          consoleUrl,
        },
        passwordLogIn: false,
        allowedHosts: [new URL(issuer).host],
        logger: false,
      };
    });
    const user = { username: 'ann', role: 'reader', email: 'ann@example.com' } as const;
    await putUser(test.test.database, user, PASSWORD);
    browser = await startBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await worker?.terminate();
    await test?.close();
    await first?.stop();
  });

  /** Logs in at the provider, and agrees to what the site asks for. */
  async function enter(page: Page, name: string) {
    await page.getByRole('link', { name: 'Log in with Example Accounts' }).click();
    await page.getByPlaceholder('Enter any login').fill(name);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  it('begins with a link, gives the role of the claim, and leads back to the page; nobody logs in by password [console.oidc]', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${test.url}#/orders`);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await page.getByLabel('Password').count()).toBe(0);
    await enter(page, 'ann');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(page.url()).toBe(`${test.url}/#/orders`);
    const [user] = await test.test.owner.users.list();
    expect(user).toMatchObject({ username: 'ann', role: 'operator', has_single_sign_on: true });
    await page.goto(`${test.url}#/me`);
    await page.getByText('You have logged in by single sign-on').waitFor();
    await context.close();
  }, 60_000);

  it('shows an administrator where roles come from, and lets them remove the link of a user to a person', async () => {
    const user = { username: 'rob', role: 'reader', email: 'rob@example.com' } as const;
    await putUser(test.test.database, user, PASSWORD);
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${test.url}#/users`);
    await enter(page, 'rob');
    await page.getByText('gives users their role at every log-in').waitFor();
    const row = page.getByRole('row').filter({ hasText: 'ann@example.com' });
    await row.getByRole('button', { name: 'Remove single sign-on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove single sign-on: ann' });
    await dialog.getByText('All sessions of ann end.').waitFor();
    await dialog.getByRole('button', { name: 'Remove single sign-on' }).click();
    await row.getByRole('button', { name: 'Remove single sign-on' }).waitFor({ state: 'detached' });
    expect(await test.test.owner.users.list()).toMatchObject([
      { username: 'ann', has_single_sign_on: false },
      { username: 'rob', role: 'administrator', has_single_sign_on: true },
    ]);
    await context.close();
  }, 60_000);

  it('leads from the page of a refusal to the first page', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${test.url}#/sign-on/role`);
    await enter(page, 'ann');
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(page.url()).toBe(`${test.url}/#/today`);
    await context.close();
  }, 60_000);

  it('says on the log-in page for which reason a person is refused', async () => {
    for (const [name, reason] of [
      ['mal', 'has not verified your e-mail address'],
      ['eve', 'gives you no role at this site'],
    ] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.goto(test.url);
      await enter(page, name);
      await page.getByText(reason).waitFor();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.getByRole('link', { name: 'Log in with Example Accounts' }).waitFor();
      await context.close();
    }
    const strange = await browser.newPage();
    strange.setDefaultTimeout(60_000);
    await strange.goto(`${test.url}#/sign-on/<b>call 555</b>`);
    await strange.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(await strange.getByText('call 555').count()).toBe(0);
  }, 60_000);
});
