import { dictionary } from '@zxcvbn-ts/language-common';
import { hashSecret, recommendedCost } from '../../../../src/secrets/index.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { weaknessOf } from '../../../../src/site/orders/people/passwords.js';
import { PASSWORD, TestConsole } from '../../console/open-console.js';
import { ENGINES } from '../../databases.js';

describe('a new password', () => {
  it('is none of the 10,000 most used, in whatever case', () => {
    const often = dictionary['passwords-common'].slice(0, 10_000).map(String);
    const accepted = often.filter((one) => weaknessOf(one) === undefined);
    expect(accepted).toEqual([]);
    expect(often.filter((one) => weaknessOf(one.toUpperCase()) === undefined)).toEqual([]);
  });

  it.each([
    'short',
    'elevenchars',
    'QWERTY123456',
    'aaaaaaaaaaaaaaaa',
    '123412341234',
    'abcabcabcabcab',
  ])('is refused: %s', (password) => expect(weaknessOf(password)).toEqual(expect.any(String)));

  it.each(['marmalade on 14 boats', 'correct horse battery', 'Zwölf Zeichen', 'abcdabcdabce'])(
    'is accepted: %s',
    (password) => expect(weaknessOf(password)).toBeUndefined(),
  );
});

describe.each(ENGINES)('the passwords of a console on $name', (engine) => {
  let open: TestConsole;
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    const clientAddress = ({ headers }: { headers: NodeJS.Dict<string | string[]> }) =>
      String(headers['x-from'] ?? '198.51.100.1');
    open = await TestConsole.open(engine, { receiver: { clientAddress } });
  });
  afterEach(() => open.close());

  const NEW = 'a quite different one';
  const hashOf = async () => {
    const database = await openDatabase(open.test.database);
    const row = await database.read
      .selectFrom('users')
      .select(['password_hash', 'has_weak_password'])
      .where('username', '=', 'ann')
      .executeTakeFirstOrThrow();
    await database.close();
    return row;
  };
  const setHash = async (password_hash: string) => {
    const database = await openDatabase(open.test.database);
    await database.write((tx) => tx.updateTable('users').set({ password_hash }).execute());
    await database.close();
  };
  const logIn = (password: string, from = '198.51.100.1') =>
    open.stranger.post('/api/login').set('X-From', from).send({ username: 'ann', password });

  it('are changed by their users, who know the current one; other sessions end', async () => {
    const ann = await open.as('reader', 'ann');
    const elsewhere = await open.as('reader', 'ann');
    const change = (current: string, password: string) =>
      ann.post('/api/password').send({ current, password });
    await change('wrong', NEW).expect(401, /current password is wrong/);
    await change(PASSWORD, 'qwerty123456').expect(422, /most used/);
    await open.stranger
      .post('/api/password')
      .send({ current: PASSWORD, password: NEW })
      .expect(401);
    await elsewhere.get('/api/sessions').expect(200);
    await change(PASSWORD, NEW).expect(200);
    await elsewhere.get('/api/sessions').expect(401);
    await ann.get('/api/sessions').expect(200);
    await logIn(PASSWORD).expect(401);
    await logIn(NEW).expect(200);
    const [record] = await open.test.site.audit.list({ action: 'user.password' });
    expect(record).toMatchObject({ who: 'ann', subject: 'ann', detail: { is_own: true } });
  });

  it('are not guessed by a session that was stolen', async () => {
    const ann = await open.as('reader', 'ann');
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const { status } = await ann.post('/api/password').send({ current: 'guess', password: NEW });
      statuses.push(status);
    }
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  it('that are old and weak still work, and their users are asked to change them', async () => {
    await open.as('reader', 'ann');
    await setHash(await hashSecret('ten chars!'));
    const ann = open.stranger;
    await ann.post('/api/login').send({ username: 'ann', password: 'ten chars!' }).expect(200);
    const asked = async () => (await ann.get('/api/state')).body.user.has_weak_password;
    expect(await asked()).toBe(true);
    const [listed] = await open.test.owner.users.list();
    expect(listed?.has_weak_password).toBe(true);
    await ann.post('/api/password').send({ current: 'ten chars!', password: NEW }).expect(200);
    expect(await asked()).toBe(false);
  });

  it('that are stored at a lower cost are stored anew at a log-in, and at no failed one', async () => {
    await open.as('reader', 'ann');
    const cheap = await hashSecret(PASSWORD, { ...recommendedCost, p: 1 });
    await setHash(cheap);
    await logIn('wrong').expect(401);
    expect((await hashOf()).password_hash).toBe(cheap);
    await logIn(PASSWORD).expect(200);
    const { password_hash } = await hashOf();
    expect(password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    await logIn(PASSWORD).expect(200);
    expect((await hashOf()).password_hash).toBe(password_hash);
  });

  it('let their user in at an address of an earlier log-in while 60 wrong ones come from many addresses, after a restart too', async () => {
    await open.as('administrator', 'ann');
    await logIn(PASSWORD, '203.0.113.7').expect(200);
    await open.test.restart();
    const wrong = Array.from({ length: 60 }, async (_, index) => {
      const { status } = await logIn(`wrong ${index}`, `192.0.2.${index + 1}`);
      return status;
    });
    const { status } = await logIn(PASSWORD, '203.0.113.7');
    const refused = (await Promise.all(wrong)).filter((one) => one !== 401);
    expect(refused.length).toBeGreaterThan(0);
    expect(status).toBe(200);
    // Now that the user name has many failures, too.
    await logIn(PASSWORD, '203.0.113.7').expect(200);
  });
});
