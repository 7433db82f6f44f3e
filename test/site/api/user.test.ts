import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';
import { TestApp } from './site-api.js';

describe.each(ENGINES)('the service user of a site on $name', (engine) => {
  let test: TestSite;
  let app: TestApp;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    const { users } = test.site.owner;
    await users.createGroup('office');
    await users.create({
      username: 'ann',
      email: 'Ann.Miller@Example.com',
      first_name: 'Ann',
      last_name: 'Miller',
      company: 'ÄCME 100%',
    });
    await users.create({ username: 'bob', display_name: 'Bob' });
    await users.create({ username: 'gone', company: 'äcme' });
    await users.setActive('gone', false);
    app = await TestApp.create(test.site, { scopes: ['user-r'], accounts: [] });
  });
  afterAll(async () => {
    await test.close();
    await engine.stop();
  });

  const found = async (search: object) =>
    (await app.result('user/search', search)).users.map((user: object) =>
      Reflect.get(user, 'user_name'),
    );

  it('finds active users by a part of name, address and company, in capitals or not [site.api.users]', async () => {
    expect(await app.result('user/search', { user_email: 'miller@EX' })).toEqual({
      users: [
        {
          user_id: expect.any(Number),
          user_name: 'ann',
          user_email: 'Ann.Miller@Example.com',
          user_first_name: 'Ann',
          user_last_name: 'Miller',
          user_company: 'ÄCME 100%',
          user_display_name: 'ann',
        },
      ],
    });
    expect(await found({})).toEqual(['ann', 'bob']);
    expect(await found({ user_company: 'äcme' })).toEqual(['ann']);
    expect(await found({ user_company: '%' })).toEqual(['ann']);
    expect(await found({ user_name: 'b', user_company: 'acme' })).toEqual([]);
    expect(await found({ user_name: '_' })).toEqual([]);
  });

  it('pages a hundred matches, none skipped and none twice, and lists the groups [site.api.users]', async () => {
    const store = await openDatabase(test.database);
    const rows = Array.from({ length: 700 }, (_, index) => ({
      username: `many-${index}`,
      display_name: 'Many',
      role: 'reader',
      password_hash: null,
      is_active: true,
      created_at: 1,
      company: 'Many',
    }));
    await store.write(async (tx) => {
      for (let at = 0; at < rows.length; at += 100) {
        await tx
          .insertInto('users')
          .values(rows.slice(at, at + 100))
          .execute();
      }
    });
    await store.close();
    const names = new Set<string>();
    let next: object | undefined = { user_company: 'many' };
    let pages = 0;
    while (next) {
      const answer: { users: { user_name: string }[]; next?: object } = await app.result(
        'user/search',
        next,
      );
      expect(answer.users.length).toBe(100);
      for (const { user_name } of answer.users) names.add(user_name);
      ({ next } = answer);
      pages += 1;
    }
    expect([pages, names.size]).toEqual([7, 700]);
    const { groups } = await app.result('user/group/list');
    expect(Object.entries(groups)).toEqual([[expect.stringMatching(/^\d+$/), 'office']]);
  });

  it('is refused without its scope, and with wrong members', async () => {
    const other = await TestApp.create(test.site, { name: 'other', scopes: ['bid-rw'] });
    expect((await other.call('user/search')).body.error).toBe('scope_invalid');
    expect((await app.call('user/search', { user_name: 7 })).status).toBe(400);
    expect((await app.call('user/search', { offset: -1 })).status).toBe(400);
  });

  it('changes what is known of a person, and refuses what is no address', async () => {
    const { users } = test.site.owner;
    await users.setProfile('bob', { email: 'bob@example.com', display_name: '' }, { by: 'ada' });
    const bob = (await users.list()).find(({ username }) => username === 'bob');
    expect(bob).toMatchObject({ email: 'bob@example.com', display_name: 'bob', company: '' });
    const [act] = await test.site.audit.list();
    expect(act).toMatchObject({ who: 'ada', action: 'user.change', subject: 'bob' });
    expect(JSON.stringify(act)).not.toContain('example.com');
    for (const email of ['bob', 'a@b,c@d', 'a b@c', '@c', '<a@b>']) {
      await expect(users.setProfile('bob', { email })).rejects.toThrow('one e-mail address');
    }
    await expect(users.setProfile('bob', {})).rejects.toMatchObject({ code: 'input_invalid' });
    await expect(users.setProfile('none', { company: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
