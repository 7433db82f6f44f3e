import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

describe.each(ENGINES)('the columns of lists on $name', (engine) => {
  let test: TestConsole;
  let ann: Awaited<ReturnType<TestConsole['as']>>;

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    ann = await test.as('reader', 'ann');
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  type Agent = typeof ann;
  const chosen = async (agent: Agent) =>
    (await agent.get('/api/state').expect(200)).body.user.list_columns;
  const choose = (agent: Agent, body: object) => agent.post('/api/columns').send(body);

  it('are stored for each user and list, in their usual order, and return to the usual ones', async () => {
    expect(await chosen(ann)).toEqual([]);
    await choose(ann, { list: 'orders', columns: ['due', 'client', 'due'] }).expect(200);
    await choose(ann, { list: 'imported', columns: [] }).expect(200);
    expect(await chosen(ann)).toEqual(
      expect.arrayContaining([
        { list: 'orders', columns: ['client', 'due'] },
        { list: 'imported', columns: [] },
      ]),
    );
    const bob = await test.as('operator', 'bob');
    expect(await chosen(bob)).toEqual([]);
    // Another session of the user has the same.
    expect(await chosen(await test.as('reader', 'ann'))).toHaveLength(2);
    await choose(ann, { list: 'imported' }).expect(200);
    expect(await chosen(ann)).toEqual([{ list: 'orders', columns: ['client', 'due'] }]);
    await test.test.order();
    const { text } = await ann.get('/api/orders.csv').query({ view: 'all' }).expect(200);
    expect(text.split('\n', 1)[0]).toContain('wo_number,status,status_reason,client');
  });

  it.each([
    [{}, /list/],
    [{ list: 'accounts', columns: ['due'] }, /list/],
    [{ list: 'orders', columns: ['due', 'password_hash'] }, /columns/],
    [{ list: 'orders', columns: 'due' }, /columns/],
    [{ list: 'orders', columns: [['due']] }, /columns/],
    [{ list: 'orders', columns: ['due'], user: 'bob' }, /user/],
    [{ list: 'orders', columns: ['due,state'] }, /columns/],
    [{ list: ['orders'], columns: ['due'] }, /list/],
  ])('refuse %j', async (body, message) => {
    const before = await chosen(ann);
    const { body: refused } = await choose(ann, body).expect(422);
    expect(refused).toMatchObject({
      code: 'input_invalid',
      message: expect.stringMatching(message),
    });
    expect(await chosen(ann)).toEqual(before);
  });

  it('are removed with the name of a former user', async () => {
    const eve = await test.as('reader', 'eve');
    await choose(eve, { list: 'orders', columns: ['due'] }).expect(200);
    await test.test.owner.users.setActive('eve', false);
    await test.test.site.retention.anonymizeUser('eve');
    const database = await openDatabase(test.test.database);
    const rows = await database.read
      .selectFrom('list_columns')
      .innerJoin('users', 'users.id', 'list_columns.user_id')
      .select('users.username')
      .execute();
    await database.close();
    expect(rows.map(({ username }) => username)).toEqual(['ann']);
  });
});
