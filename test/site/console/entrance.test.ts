import { createServer } from 'node:http';
import supertest from 'supertest';
import { LinkError } from '../../../src/index.js';
import { Sessions } from '../../../src/site/console/sessions.js';
import { ENGINES } from '../databases.js';
import { delayLong, PASSWORD, TestConsole } from './open-console.js';

const MINUTE = 60 * 1000;
const ADMINISTRATOR = { username: 'ada', display_name: 'Ada', password: PASSWORD };

describe.each(ENGINES)('the way into a console on $name', (engine) => {
  let test: TestConsole;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    test = await TestConsole.open(engine);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test?.close();
  });

  const setUp = (token: string | undefined, more = {}) =>
    test.stranger.post('/api/setup').send({ ...ADMINISTRATOR, token, ...more });

  it('is the set-up link while there is no administrator, once [console.setup]', async () => {
    const { site } = test.test;
    const token = await site.setupToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    const { body } = await test.stranger.get('/api/state').expect(200);
    const ways = { sign_on: null, has_password_log_in: true };
    expect(body).toEqual({ needs_setup: true, ...ways, user: null, site: null });
    await setUp('x'.repeat(43)).expect(403, /setup_link_invalid/);
    await setUp('').expect(403);
    const agent = test.stranger;
    await agent
      .post('/api/setup')
      .send({ ...ADMINISTRATOR, token })
      .expect(200);
    const { body: state } = await agent.get('/api/state');
    expect(state).toMatchObject({
      needs_setup: false,
      user: { username: 'ada', role: 'administrator' },
    });
    await setUp(token, { username: 'eve' }).expect(403);
    expect(await site.setupToken()).toBeUndefined();
  });

  it('ends 30 minutes after the link was made, and with the next link [console.setup]', async () => {
    const { site } = test.test;
    const first = await site.setupToken();
    const second = await site.setupToken();
    await setUp(first).expect(403);
    test.test.ahead = 29 * MINUTE;
    await setUp(second, { password: 'short' }).expect(422);
    test.test.ahead = 31 * MINUTE;
    await setUp(second).expect(403, /expired/);
    await setUp(await site.setupToken()).expect(200);
  });

  it('is one link for all who come at once, at two processes too: one of them is the administrator [console.setup]', async () => {
    const token = await test.test.site.setupToken();
    const other = await test.test.create();
    const served = supertest.agent(
      createServer((request, answer) => other.console(request, answer)),
    );
    const claims = Array.from({ length: 12 }, (_, index) => {
      const agent = index % 2 === 0 ? test.stranger : served;
      return agent.post('/api/setup').send({ ...ADMINISTRATOR, token, username: `ada-${index}` });
    });
    const answers = await Promise.all(claims);
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [`ada-${index}`] : []));
    const lost = answers.filter(({ status }) => status === 403);
    expect([won.length, lost.length]).toEqual([1, 11]);
    for (const { text, headers } of lost) {
      expect(text).toContain('setup_link_invalid');
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await test.test.owner.users.list()).toMatchObject([{ username: won[0] }]);
    // The link is dead for both processes, and neither makes another one.
    await setUp(token, { username: 'eve' }).expect(403);
    await served
      .post('/api/setup')
      .send({ ...ADMINISTRATOR, token, username: 'eve' })
      .expect(403);
    expect([await test.test.site.setupToken(), await other.setupToken()]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await test.test.owner.users.list()).toHaveLength(1);
    await other.stop();
  });

  it('refuses a first administrator without a proper password, and the link still works', async () => {
    const token = await test.test.site.setupToken();
    await setUp(token, { password: 'short' }).expect(422, /at least 12 characters/);
    await setUp(token, { password: undefined }).expect(422, /password: is required/);
    await setUp(token, { usernam: 'x' }).expect(422, /did you mean username/);
    await setUp(token).expect(200);
  });

  it('slows down a stranger who guesses tokens, and nobody at another address [console.setup]', async () => {
    delayLong();
    const addressed = await TestConsole.open(engine, {
      receiver: { clientAddress: ({ headers }) => String(headers['x-from']) },
    });
    const from = (address: string, token: string | undefined) =>
      addressed.stranger
        .post('/api/setup')
        .set('x-from', address)
        .send({ ...ADMINISTRATOR, token });
    const token = await addressed.test.site.setupToken();
    for (let tries = 0; tries < 6; tries += 1) await from('192.0.2.1', 'guess').expect(403);
    await from('192.0.2.1', token).expect(429, /credentials_throttled/);
    await from('192.0.2.2', token).expect(200);
    await addressed.close();
  });

  it('takes a name with its password, and tells one failure from no other [console.session]', async () => {
    await test.as('operator');
    const logIn = (username: unknown, password: unknown) =>
      test.stranger.post('/api/login').send({ username, password });
    const wrong = await logIn('operator', 'wrong').expect(401);
    const unknown = await logIn('nobody', 'wrong').expect(401);
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    await logIn('operator', '').expect(401);
    await logIn('operator', { $ne: '' }).expect(401);
    await logIn('oper\0ator', PASSWORD).expect(422);
  });

  it('slows down who guesses [console.session]', async () => {
    delayLong();
    const guessed = await TestConsole.open(engine);
    await guessed.as('operator');
    const guess = () =>
      guessed.stranger.post('/api/login').send({ username: 'reader', password: 'wrong' });
    for (let tries = 0; tries < 6; tries += 1) await guess().expect(401);
    const slowed = await guess().expect(429, /credentials_throttled/);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    await guessed.close();
  });

  it('gives a cookie that no script reads and no other page sends [console.session]', async () => {
    await test.as('reader');
    const { headers } = await test.stranger
      .post('/api/login')
      .send({ username: 'reader', password: PASSWORD });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^svclink-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('gives the sites of one host cookies of their own names, so that none logs the other out [console.cookie]', async () => {
    const other = await TestConsole.open(engine);
    await test.as('reader');
    await other.as('reader');
    // A browser has one jar for all ports of a host.
    const jar = new Map<string, string>();
    const ask = async (console: TestConsole, path: string, body?: object) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${console.url}/api/${path}`, {
        headers: { cookie, 'content-type': 'application/json' },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return response.status;
    };
    const login = { username: 'reader', password: PASSWORD };
    expect(await ask(test, 'login', login)).toBe(200);
    expect(await ask(other, 'login', login)).toBe(200);
    expect([await ask(test, 'sessions'), await ask(other, 'sessions')]).toEqual([200, 200]);
    expect(await ask(other, 'logout', {})).toBe(200);
    expect([await ask(test, 'sessions'), await ask(other, 'sessions')]).toEqual([200, 401]);
    await other.close();
  });

  it('lasts over a restart, and ends when nothing was asked for eight hours [console.session]', async () => {
    const agent = await test.as('reader');
    await test.test.restart();
    await agent.get('/api/sessions').expect(200);
    test.test.ahead = 7 * 60 * MINUTE;
    await agent.get('/api/sessions').expect(200);
    test.test.ahead = 14 * 60 * MINUTE;
    await agent.get('/api/sessions').expect(200);
    test.test.ahead = 23 * 60 * MINUTE;
    await agent.get('/api/sessions').expect(401, /session_required/);
  });

  it('does not last by an open page that nobody uses, and has an end of its own [console.session]', async () => {
    const agent = await test.as('reader');
    const unattended = () => agent.get('/api/users').set('Svclink-Unattended', '1');
    test.test.ahead = 7 * 60 * MINUTE;
    await unattended().expect(200);
    test.test.ahead = 9 * 60 * MINUTE;
    await unattended().expect(401, /session_required/);
    const other = await test.as('reader');
    for (let hours = 9; hours < 9 + 168; hours += 7) {
      test.test.ahead = hours * 60 * MINUTE;
      await other.get('/api/users').expect(200);
    }
    test.test.ahead = (9 + 169) * 60 * MINUTE;
    await other.get('/api/users').expect(401, /session_required/);
  });

  it('lasts as long as the settings say [console.session]', async () => {
    const short = await TestConsole.open(engine, { sessions: { idleMinutes: 30, hours: 1 } });
    const agent = await short.as('reader', 'ann');
    short.test.ahead = 29 * MINUTE;
    await agent.get('/api/users').expect(200);
    short.test.ahead = 58 * MINUTE;
    await agent.get('/api/users').expect(200);
    short.test.ahead = 62 * MINUTE;
    await agent.get('/api/users').expect(401);
    await short.close();
    const refused = { sessions: { idleMinutes: 4 } };
    await expect(TestConsole.open(engine, refused)).rejects.toThrow(/sessions.idleMinutes/);
  });

  it('answers reads where a full disk takes no record of the last use', async () => {
    const find = jest.spyOn(Sessions.prototype, 'find');
    const agent = await test.as('reader');
    await agent.get('/api/orders').expect(200);
    const [sessions] = find.mock.contexts;
    find.mockRestore();
    if (!sessions) throw new Error('no request has asked for its session');
    const full = new LinkError('store_unavailable', 'its disk is full', { status: 503 });
    const write = jest.spyOn(sessions.context.database, 'write').mockRejectedValue(full);
    test.test.ahead = 2 * MINUTE;
    await agent.get('/api/orders').expect(200);
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('lists sessions and ends them, another’s only for an administrator [console.session]', async () => {
    const reader = await test.as('reader');
    const again = await test.as('reader');
    const administrator = await test.as('administrator');
    const own = await reader.get('/api/sessions').expect(200);
    expect(own.body.sessions.map((one: { username: string }) => one.username)).toEqual([
      'reader',
      'reader',
    ]);
    expect(own.text).not.toContain('hash');
    const all = await administrator.get('/api/sessions');
    expect(all.body.sessions).toHaveLength(3);
    const [{ id }] = all.body.sessions.filter(
      (one: { username: string }) => one.username === 'administrator',
    );
    await reader.delete(`/api/sessions/${id}`).expect(200);
    await administrator.get('/api/state').expect(200, /"administrator"/);
    for (const one of own.body.sessions)
      await administrator.delete(`/api/sessions/${one.id}`).expect(200);
    await reader.get('/api/sessions').expect(401);
    await again.get('/api/sessions').expect(401);
    await administrator.post('/api/logout').send({}).expect(200);
    await administrator.get('/api/sessions').expect(401);
  });

  it('ends all sessions of a user with another password, or none at all [console.session]', async () => {
    const first = await test.as('reader');
    await test.test.owner.users.setPassword('reader', 'another long one');
    await first.get('/api/sessions').expect(401);
    const second = await test.as('operator');
    await test.test.owner.users.setActive('operator', false);
    await second.get('/api/sessions').expect(401);
    await test.stranger
      .post('/api/login')
      .send({ username: 'operator', password: PASSWORD })
      .expect(401);
  });
});

describe('a console at an https address', () => {
  const [engine] = ENGINES;
  let test: TestConsole;
  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestConsole.open(engine, { publicUrl: 'https://orders.example' });
  });
  afterAll(async () => {
    await test?.close();
    await engine?.stop();
  });

  it('binds its cookie to the host and to https [console.session]', async () => {
    await test.test.owner.users.create({ username: 'ada', role: 'reader', password: PASSWORD });
    const { headers } = await test.stranger
      .post('/api/login')
      .send({ username: 'ada', password: PASSWORD });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-svclink-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });
});
