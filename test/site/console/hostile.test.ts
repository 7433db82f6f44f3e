import { once } from 'node:events';
import { connect } from 'node:net';
import { housePicture } from '../../../examples/quickstart/src/demo/house-picture.js';
import { LinkCallError } from '../../../src/client/index.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { PASSWORD, routesOf, TestConsole } from './open-console.js';

const [engine] = ENGINES;
if (!engine) throw new Error('there is no database to test on');

const SMALL = housePicture(1, 160, 120);

describe('what strangers can do to a console', () => {
  let test: TestConsole;
  const errors: object[] = [];
  const ignore = () => {};
  const logger = {
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: (entry: object) => void errors.push(entry),
  };
  const clientAddress = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['x-real-ip'] ?? '');
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    errors.length = 0;
    test = await TestConsole.open(engine, {
      logger,
      receiver: { clientAddress, maxFileSize: 100_000 },
    });
  });
  afterEach(() => test?.close());

  const logIn = (username: unknown, password: unknown) =>
    test.stranger.post('/api/login').send({ username, password });

  it('builds nothing large of what they send', async () => {
    await logIn('x', 'p'.repeat(16 * 1024)).expect(413, /larger than 16384 bytes/);
    await logIn('x', Array(200).fill([])).expect(422, /more than 100 values/);
    await test.stranger
      .post('/api/setup')
      .send({ token: Array(200).fill({}) })
      .expect(422, /more than 100 values/);
    const nested = '['.repeat(200) + ']'.repeat(200);
    const login = test.stranger.post('/api/login').type('json');
    await login.send(`{"username":${nested},"password":""}`).expect(422, /nested deeper/);
    const reader = await test.as('operator');
    await reader
      .post('/api/orders')
      .send({ account: 'x', line_items: Array(250_000).fill(0) })
      .expect(422, /more than 200000 values/);
  });

  it('refuses what is no password without an error of its own', async () => {
    for (const password of [{ toString: 1 }, ['x'], null, 5, true]) {
      await logIn('nobody', password).expect(401, /login_refused/);
    }
    expect(errors).toEqual([]);
  });

  it('takes files up to the largest, told or not, and leaves nothing of others', async () => {
    const agent = await test.as('operator');
    const id = await test.test.order();
    const send = () => agent.post(`/api/orders/${id}/files?name=a.txt`).type('application/pdf');
    await send()
      .send('x'.repeat(100_001))
      .expect(413, /larger than 100 kB/);
    const chunked = send().set('Transfer-Encoding', 'chunked');
    for (let part = 0; part < 3; part += 1) chunked.write('x'.repeat(50_000));
    await chunked.expect(413, /larger than 100 kB/);
    await send().send('x'.repeat(1000)).expect(200);
    expect(await test.test.owner.files.list(id)).toMatchObject([{ file_size: 1000 }]);
  });

  it('takes notes up to the longest that the site is set to', async () => {
    const other = await TestConsole.open(engine, { logger, limits: { noteText: 120_000 } });
    const agent = await other.as('operator');
    const id = await other.test.order();
    const write = (length: number) =>
      agent.post(`/api/orders/${id}/notes`).send({ note_text: 'x'.repeat(length) });
    await write(120_001).expect(422, /note_text: must have at most 120000 characters/);
    await write(120_000).expect(200);
    await other.close();
  });

  it('refuses groups that are no text by their place, from users too', async () => {
    const agent = await test.as('administrator');
    const groups = ['office', { toString: 1 }];
    const message = /groups\[1\]: must be text/;
    await agent.post('/api/orders/1/notes').send({ note_text: 'x', groups }).expect(422, message);
    await agent.patch('/api/users/administrator').send({ groups }).expect(422, message);
    expect(errors).toEqual([]);
  });

  it('refuses JSON that is no object at every address that takes one', async () => {
    const agent = await test.as('administrator');
    const id = await test.test.order();
    const taking = (await routesOf(test)).filter(({ method }) => /POST|PATCH/.test(method));
    const own = /^(?:login|logout|setup|password|factor|sessions)/;
    const failed: string[] = [];
    for (const { method, path } of taking.filter((route) => !own.test(route.path))) {
      for (const body of ['null', '5', '"x"', '[null]']) {
        const at = `/api/${path.replaceAll(/:\w+/g, id)}`;
        const sent = method === 'PATCH' ? agent.patch(at) : agent.post(at);
        const { status } = await sent.type('json').send(body);
        if (status >= 500) failed.push(`${method} ${path} ${body}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('collects nothing of a photo that it has refused after it has read the thumbnail', async () => {
    await test.as('operator');
    const login = { username: 'operator', password: PASSWORD };
    const { headers } = await test.stranger.post('/api/login').send(login).expect(200);
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    const asked = once(test.server, 'request');
    const socket = connect(test.port, '127.0.0.1');
    const head = [
      `POST /api/orders/999/files?name=a.jpg&thumbnail=${SMALL.length} HTTP/1.1`,
      `Host: 127.0.0.1:${test.port}`,
      `Cookie: ${cookie}`,
      `Content-Length: ${90_000}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(SMALL);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 404/);
    const [request] = await asked;
    // The rest of the body has one reader, which drops it.
    socket.write(Buffer.alloc(1000));
    await eventually(() => request.listenerCount('data') === 1);
    socket.destroy();
  });

  it('slows down guesses that are made all at the same time [console.session]', async () => {
    const { users } = test.test.owner;
    await users.create({ username: 'ada', role: 'reader', password: PASSWORD });
    const guesses = Array.from({ length: 14 }, (_, index) => `guess ${index}`);
    const answers = await Promise.all(guesses.map((guess) => logIn('ada', guess)));
    const slowed = answers.find(({ status }) => status === 429);
    expect(slowed?.text).toMatch(/Try again in \d+ seconds?\./);
    expect(slowed?.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('knows them by the address that the proxy in front names', async () => {
    await test.test.owner.users.create({ username: 'ada', role: 'reader', password: PASSWORD });
    const agent = test.stranger;
    await agent
      .post('/api/login')
      .set('X-Real-IP', '203.0.113.9')
      .send({ username: 'ada', password: PASSWORD })
      .expect(200);
    const { body } = await agent.get('/api/sessions').expect(200);
    expect(body.sessions).toMatchObject([{ address: '203.0.113.9' }]);
  });

  it.each([200, 401, 404, 503])('answers 502 where a peer has answered %i', async (status) => {
    const agent = await test.as('reader');
    const refused = new LinkCallError('refused', 'validate_user', 'no', { status });
    jest.spyOn(test.test.owner.accounts, 'list').mockRejectedValue(refused);
    await agent.get('/api/accounts').expect(502, /validate_user: no/);
  });

  it('tells nobody but the log why something went wrong', async () => {
    const agent = await test.as('reader');
    jest.spyOn(test.test.owner.accounts, 'list').mockRejectedValue(new Error('disk 7 is gone'));
    const { text } = await agent.get('/api/accounts').expect(500);
    expect(text).not.toContain('disk 7 is gone');
    expect(errors).toMatchObject([{ err: new Error('disk 7 is gone') }]);
  });
});
