import { requestLog } from '../../../src/index.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { PASSWORD, TestConsole } from './open-console.js';

const [engine] = ENGINES;

describe('what a console lets whom do', () => {
  let test: TestConsole;
  beforeAll(async () => {
    await engine?.start();
    if (engine) test = await TestConsole.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine?.stop();
  });

  it('is logged with the name of the user', async () => {
    const operator = await test.as('operator');
    const lines: string[] = [];
    const log = requestLog({ write: (text) => void lines.push(text), format: 'json' });
    const listener = log.requests((message, response) => test.test.site.console(message, response));
    const [original] = test.server.listeners('request');
    test.server.removeAllListeners('request').on('request', listener);
    await operator.get('/api/state').expect(200);
    await test.stranger.get('/api/state').expect(200);
    test.server.removeAllListeners('request').on('request', original as typeof listener);
    log.flush();
    const logged = lines
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).username);
    expect(logged).toEqual(['operator', undefined]);
  });

  it('keeps the last administrator', async () => {
    const administrator = await test.as('administrator');
    await administrator
      .patch('/api/users/administrator')
      .send({ role: 'reader' })
      .expect(422, /last administrator/);
    await administrator.patch('/api/users/administrator').send({ is_active: false }).expect(422);
    await administrator.get('/api/users').expect(200);
  });

  it('changes the description of a user with the rest, or nothing', async () => {
    const administrator = await test.as('administrator');
    await test.as('operator', 'dana');
    const change = (body: object, by = administrator) => by.patch('/api/users/dana').send(body);
    const dana = async () =>
      (await test.test.owner.users.list()).find(({ username }) => username === 'dana');
    await change({ display_name: 'Dana Fox', email: 'dana@example.com', company: 'Fox' }).expect(
      200,
    );
    const before = await dana();
    expect(before).toMatchObject({
      display_name: 'Dana Fox',
      email: 'dana@example.com',
      company: 'Fox',
      role: 'operator',
    });
    await change({ role: 'reader', email: 'no address' }).expect(422, /users.email: must be one/);
    await change({ role: 'reader', display_name: 'a\u0000b' }).expect(422);
    await change({ role: 'reader', display_name: 'a\u007fb' }).expect(422, /must be one line/);
    await change({ role: 'reader', last_name: 'x'.repeat(201) }).expect(422, /at most 200/);
    await change({ role: 'reader', middle_name: 'x' }).expect(422, /is not known/);
    await change({ email: 'mal@example.com' }, await test.as('operator')).expect(403);
    expect(await dana()).toEqual(before);
    await change({ display_name: ' ', email: '' }).expect(200);
    expect(await dana()).toMatchObject({ display_name: 'dana', email: '', company: 'Fox' });
  });

  it('answers what is no request of its page without a stack', async () => {
    const agent = await test.as('operator');
    await agent
      .post('/api/orders')
      .type('json')
      .send('{"account":')
      .expect(422, /not JSON/);
    await agent
      .post('/api/orders')
      .send([])
      .expect(422, /must be an object/);
    await agent.put('/api/orders').send({}).expect(405);
    await agent.get('/api/orders/%E0%A4%A').expect(404);
    await agent.get('/api/orders/999999').expect(404, /order_not_found/);
    await agent.get('/api/orders/1e3').expect(404);
    // A question mark in a query is a character of it.
    await agent.get('/api/find?q=elm?oak&today=20261122').expect(200, /"text":"elm\?oak"/);
    await agent.get('/api/files/abc').expect(422);
    await agent.get('/api/files/77').expect(404);
    await agent
      .post('/api/orders')
      .send({ account: 'acme', wo_number: 'x'.repeat(5_000_000) })
      .expect(413);
    await agent
      .post('/api/orders/1/commands')
      .send({ command: 'acept' })
      .expect(422, /did you mean accept/);
    await agent.post('/api/orders/1/commands').send({ command: 'constructor' }).expect(422);
    await agent
      .post('/api/orders/1/items')
      .send({ items: [{ id: 'a' }] })
      .expect(422, /description/);
    await agent.post('/api/orders/77/items').send({ items: [] }).expect(404);
    await agent.post('/api/items').send({ items: 'all' }).expect(422, /list/);
    await agent.post('/api/forms').send({ form: [], form_ver_id: 1 }).expect(422, /form/);
    await agent.post('/api/results/send-again').send({ since: 'soon' }).expect(422, /time/);
    await agent.post('/api/results/7/decide').send({ decision: 'sent' }).expect(404);
    await agent.get('/api/results').query({ next: 'x' }).expect(422, /next/);
    await agent.get('/api/results').query({ order: 'x' }).expect(422, /order/);
    await agent.get('/api/properties').query({ after: '1e3' }).expect(422, /next/);
    const photo = agent.post('/api/properties/77/front-of-house?name=a.jpg');
    await photo.type('application/octet-stream').send('x').expect(404);
    const id = await test.test.order();
    await agent.get(`/api/orders/${id}/forms/9/offer`).expect(404, /form_not_found/);
  });

  it('sends no secret to the page [console.secrets]', async () => {
    const agent = await test.as('administrator');
    await agent
      .post('/api/accounts')
      .send({
        username: 'secretive',
        password: 'account password',
        push_url: 'https://push.example/topsecret',
        receiver_url: 'https://receiver.example',
        receiver_password: 'receiver password',
      })
      .expect(200, { username: 'secretive', password: 'account password' });
    const id = await test.test.order({ lock_code: '1234-lock', key_code: 'A-key' });
    await agent.patch(`/api/orders/${id}`).send({ lock_code: '5678-lock' }).expect(200);
    for (const path of [
      'accounts',
      'users',
      'sessions',
      'state',
      `orders/${id}`,
      'orders?today=20261122',
    ]) {
      const { text } = await agent.get(`/api/${path}`).expect(200);
      expect(text).not.toMatch(
        /account password|topsecret|receiver password|scrypt|hash|-lock|A-key/,
      );
    }
  });

  it('shows the codes of a house when they are asked for, which the history tells [console.secrets]', async () => {
    const id = await test.test.order({ lock_code: '1234', key_code: 'A9' });
    const operator = await test.as('operator');
    const before = await operator.get(`/api/orders/${id}`).expect(200);
    expect(before.body).toMatchObject({ has_codes: true });
    await operator
      .post(`/api/orders/${id}/codes`)
      .send({})
      .expect(200, { lock_code: '1234', key_code: 'A9' });
    const { body } = await operator.get(`/api/orders/${id}`);
    expect(body.history.at(-1)).toMatchObject({ action: 'codes shown', actor: 'operator' });
  });

  it('opens to no cookie but that of a session that lasts [console.cookie]', async () => {
    const agent = await test.as('operator', 'forger');
    const login = { username: 'forger', password: PASSWORD };
    const cookieOf = async () => {
      const { headers } = await test.stranger.post('/api/login').send(login).expect(200);
      return String(headers['set-cookie']).split(';', 1)[0] ?? '';
    };
    const [cookie, ended] = [await cookieOf(), await cookieOf()];
    await test.stranger.post('/api/logout').set('Cookie', ended).send({}).expect(200);
    const [name = '', token = ''] = cookie.split('=');
    const database = await openDatabase(test.test.database);
    const rows = await database.read.selectFrom('console_sessions').select('token_hash').execute();
    await database.close();
    const last = token.endsWith('A') ? 'B' : 'A';
    const forged = [
      ...[
        '',
        '""',
        'undefined',
        'null',
        'A'.repeat(43),
        token.slice(0, -1),
        `${token}=`,
        `${token}A`,
      ],
      ...[`${token.slice(0, -1)}${last}`, token.toUpperCase(), ` ${token} x`, `"${token}`],
      ...[`${token}%00`, encodeURIComponent(`${token}/`), "' OR '1'='1", 'forger', '1'],
      ...rows.map(({ token_hash }) => token_hash),
    ].map((text) => `${name}=${text}`);
    const others = [ended, `x${cookie}`, `${name}x=${token}`, `${name}.0=${token}`, token];
    for (const sent of [...forged, ...others]) {
      const { status } = await test.stranger.get('/api/orders?today=20261122').set('Cookie', sent);
      expect([sent, status]).toEqual([sent, 401]);
    }
    const good = test.stranger.get('/api/orders?today=20261122').set('Cookie', cookie);
    await good.expect(200);
    await agent.get('/api/orders?today=20261122').expect(200);
  });

  it('gives a password once, when it is made and when it is changed', async () => {
    const agent = await test.as('administrator');
    const made = await agent.post('/api/accounts').send({ username: 'once' }).expect(200);
    expect(made.body.password).toMatch(/^[\w-]{32}$/);
    expect(made.headers['cache-control']).toBe('no-store');
    const changed = await agent.post('/api/accounts/once/rotate').send({ overlap: 0 }).expect(200);
    const call = (password: string) =>
      test.test.send('get_all_orders', {}, { username: 'once', password });
    expect(await call(made.body.password)).toMatchObject({ success: false });
    expect(await call(changed.body.password)).toMatchObject({ success: true });
    await agent.post('/api/accounts/once/disable').send({}).expect(200);
    await agent
      .post('/api/accounts')
      .send({ username: 'once' })
      .expect(409, /already_there/);
    await agent.post('/api/accounts/none/rotate').send({}).expect(404);
  });
});
