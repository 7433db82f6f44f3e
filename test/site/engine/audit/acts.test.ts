import { PASSWORD, TestConsole } from '../../console/open-console.js';
import { ENGINES } from '../../databases.js';
import { StubOwner } from '../../importer/pair.js';

const HOUR = 60 * 60 * 1000;
const SECRETS = [
  'another long one',
  'a third long secret',
  'hunter2hunter2',
  'push-key-1',
  PASSWORD,
];

describe.each(ENGINES)('the audit of a console on $name', (engine) => {
  let open: TestConsole;
  let stub: StubOwner;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    stub = await StubOwner.open();
    open = await TestConsole.open(engine, { allowedHosts: [stub.server.host] });
  });
  afterEach(async () => {
    await open.close();
    await stub.server.close();
  });

  /** The acts in their order, as `user action subject`. */
  const acts = async (filter: object = {}) => {
    const records = await open.test.site.audit.list(filter);
    return [...records].reverse().map(({ who, action, subject }) => `${who} ${action} ${subject}`);
  };

  it('records log-ins, users, roles, passwords, accounts, links, exports and codes with user and address, and no secret [site.audit]', async () => {
    const ann = await open.as('administrator', 'ann');
    const post = (path: string, body: object = {}) =>
      ann.post(`/api/${path}`).send(body).expect(200);
    const patch = (path: string, body: object) => ann.patch(`/api/${path}`).send(body).expect(200);
    await post('groups', { name: 'office' });
    await post('users', { username: 'bob', role: 'operator', password: 'another long one' });
    await patch('users/bob', {
      role: 'reader',
      password: 'a third long secret',
      groups: ['office'],
      is_active: false,
    });
    await patch('users/bob', { is_active: true });
    await post('accounts', { username: 'carl', password: 'hunter2hunter2' });
    await patch('accounts/carl', { push_url: 'https://carl.example/push/push-key-1' });
    await post('accounts/carl/rotate', { overlap: 0 });
    await post('accounts/carl/disable');
    await post('accounts/carl/enable');
    const login = { username: 'us', password: 'hunter2hunter2' };
    await post('links', { name: 'stub', url: stub.url, ...login });
    await patch('links/stub', { poll_seconds: 120 });
    await post('links/stub/rotate', { password: 'hunter2hunter2' });
    await post('links/stub/pause');
    await post('links/stub/resume');
    await ann.delete('/api/links/stub').expect(200);
    const order = await open.test.order();
    await post(`orders/${order}/codes`);
    await ann.get('/api/orders.csv?view=all&today=20261001&text=Elm-4711').expect(200);
    await post('logout');
    expect(await acts()).toEqual([
      'ann login ann',
      'ann group.create office',
      'ann user.create bob',
      'ann user.role bob',
      'ann user.password bob',
      'ann user.groups bob',
      'ann user.disable bob',
      'ann user.enable bob',
      'ann account.create carl',
      'ann account.change carl',
      'ann account.password carl',
      'ann account.disable carl',
      'ann account.enable carl',
      'ann link.add stub',
      'ann link.change stub',
      'ann link.password stub',
      'ann link.pause stub',
      'ann link.resume stub',
      'ann link.remove stub',
      `ann codes.show ${order}`,
      'ann export orders.csv',
      'ann logout ann',
    ]);
    const records = await open.test.site.audit.list();
    for (const { from, address } of records) {
      expect(from).toBe('console');
      expect(address).toMatch(/127\.0\.0\.1$/);
    }
    const text = JSON.stringify(records);
    for (const secret of [...SECRETS, 'Elm-4711']) expect(text).not.toContain(secret);
    const [role] = records.filter(({ action }) => action === 'user.role');
    expect(role?.detail).toEqual({ role: 'reader', before: 'operator' });
  });

  it('counts failed log-ins per user, address and hour, and never records what an unknown user typed as a name', async () => {
    // All of it lies in one hour.
    open.test.ahead = HOUR - (Date.now() % HOUR);
    await open.as('reader', 'ann');
    const fail = async (username: string) => {
      const { status } = await open.stranger.post('/api/login').send({ username, password: 'no' });
      return status;
    };
    // One wrong password is free of a wait; the second one has to wait.
    expect(await fail('ann')).toBe(401);
    expect(await fail('ann')).toBe(401);
    expect(await fail('my own password, by mistake')).toBe(401);
    open.test.ahead += 2 * HOUR;
    expect(await fail('ann')).toBe(401);
    const records = await open.test.site.audit.list({ action: 'login.failed' });
    expect(records.map(({ who, count }) => [who, count])).toEqual([
      ['ann', 1],
      ['', 1],
      ['ann', 2],
    ]);
    expect(JSON.stringify(records)).not.toContain('mistake');
  });

  it('stays within a thousand records an hour, whatever strangers try', async () => {
    const { recordFailedLogIn } = await import(
      '../../../../src/site/engine/audit/failed-log-ins.js'
    );
    const { openDatabase } = await import('../../../../src/site/engine/store/open-database.js');
    const database = await openDatabase(open.test.database);
    const now = () => 1_760_000_000_000;
    const fail = (index: number) =>
      recordFailedLogIn({ database, now }, { who: '', address: `2001:db8::${index}` });
    for (let index = 0; index < 990; index += 10) {
      await Promise.all(Array.from({ length: 10 }, (_, more) => fail(index + more)));
    }
    for (let index = 990; index < 1010; index += 1) await fail(index);
    await database.close();
    const records = await open.test.site.audit.list({ action: 'login.failed', limit: 1000 });
    expect(records).toHaveLength(1000);
    expect(records[0]).toMatchObject({ address: '', count: 10 });
  });

  it('records the set-up, a session that another user ended, and settings that changed between starts', async () => {
    const token = await open.test.site.setupToken();
    const agent = open.stranger;
    await agent.post('/api/setup').send({ token: 'wrong', username: 'eve', password: PASSWORD });
    await agent.post('/api/setup').send({ token, username: 'ann', password: PASSWORD }).expect(200);
    await open.as('reader', 'bob');
    const { body } = await agent.get('/api/sessions').expect(200);
    const { id } = body.sessions.find((one: { username: string }) => one.username === 'bob');
    await agent.delete(`/api/sessions/${id}`).expect(200);
    await open.test.site.start();
    await open.test.site.stop();
    open.test.site = await open.test.create({ audit: { days: 30 } });
    await open.test.site.start();
    expect(await acts()).toEqual([
      ' login.failed set-up link',
      'ann user.create ann',
      'ann login ann',
      'bob login bob',
      'ann session.end bob',
      'owner setting.change audit',
    ]);
  });

  it('holds no record of an act that did not happen', async () => {
    const ann = await open.as('administrator', 'ann');
    const refused = { username: 'bob', role: 'king', password: 'another long one' };
    await ann.post('/api/users').send(refused).expect(422);
    // The last administrator stays one: the change is undone as a whole.
    await ann.patch('/api/users/ann').send({ role: 'reader' }).expect(422);
    await ann.post('/api/accounts/nobody/disable').send({}).expect(404);
    await ann.get('/api/orders.csv?view=nonsense').expect(422);
    expect(await acts()).toEqual(['ann login ann']);
  });
});
