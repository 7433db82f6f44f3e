import { inOrder, orderQuery } from '../../../src/site/console/lists/order-query.js';
import { sortOf } from '../../../src/site/console/lists/order-sorts.js';
import { listOrders } from '../../../src/site/console/orders/order-list.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { person } from '../../../src/site/orders/visibility/visibility.js';
import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const TODAY = '20261122';

/** Five orders, of which the sorts and filters of a list take another order or part each. */
const ORDERS = [
  {
    wo_number: 'C-3',
    city: 'Ames',
    client_company_alias: 'First Bank',
    work_type_alias: 'Mow',
    date_due: '20261125',
  },
  {
    wo_number: 'A-1',
    city: 'Omaha',
    client_company_alias: 'Oak Trust',
    work_type_alias: 'Roof',
    date_due: '20261120',
  },
  {
    wo_number: 'E-5',
    city: 'Boone',
    client_company_alias: 'First Bank',
    work_type_alias: 'Roof',
    date_due: '20261130',
  },
  {
    wo_number: 'B-2',
    city: 'Zion',
    client_company_alias: 'Elm.Fund',
    work_type_alias: 'Mow',
    date_due: '20261120',
  },
  { wo_number: 'D-4', city: 'Cresco', client_company_alias: 'x'.repeat(300), work_type_alias: '' },
] as const;

describe.each(ENGINES)('a list of orders in a console on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  let database: Database;
  let ids: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agent = await test.as('operator');
    await test.as('reader');
    database = await openDatabase(test.test.database);
    const made = [];
    for (const order of ORDERS) made.push([order.wo_number, await test.test.order(order)]);
    ids = Object.fromEntries(made);
  });
  afterAll(async () => {
    await database?.close();
    await test?.close();
    await engine.stop();
  });

  const page = async (query: Record<string, string>) => {
    const asked = { view: 'all', today: TODAY, ...query };
    const { body } = await agent.get('/api/orders').query(asked).expect(200);
    return body as { orders: { wo_number: string; person: string | null }[]; next: string | null };
  };
  /** The first letters of the numbers in their order, from all pages. */
  const letters = async (query: Record<string, string>) =>
    (await page(query)).orders.map(({ wo_number }) => wo_number[0]).join('');
  const refusedWith = async (query: Record<string, string>) =>
    (
      await agent
        .get('/api/orders')
        .query({ today: TODAY, ...query })
        .expect(422)
    ).body.message;
  const many = async (body: object, status = 200) =>
    (await agent.post('/api/orders/many').send(body).expect(status)).body;

  it.each([
    ['number', 'ABCDE'],
    ['-number', 'EDCBA'],
    ['received', 'CAEBD'],
    ['-received', 'DBEAC'],
    ['due', 'DABCE'],
    ['city', 'CEDAB'],
    ['-city', 'BADEC'],
    ['client', 'BCEAD'],
    ['work', 'DCBAE'],
  ])('is sorted by %s [console.list]', async (sort, expected) => {
    expect(await letters({ sort })).toBe(expected);
    // The same, two at a time, as a page or an export goes on.
    const found: string[] = [];
    const asked = { view: 'all', today: TODAY, partner: '', text: '', sort, viewer: person() };
    for (let next: string | null = ''; next !== null; ) {
      const part = await listOrders({ database }, 'owned', { ...asked, next, size: 2 });
      found.push(...part.orders.map(({ wo_number }) => wo_number[0] ?? ''));
      next = part.next;
    }
    expect(found.join('')).toBe(expected);
    // And the same in one statement, as of more than 1,000 orders.
    const long = { view: 'all', today: TODAY, next: '', sort: sortOf(sort) };
    const rows = await orderQuery(
      database.read,
      'owned',
      inOrder(database.capabilities, long),
    ).execute();
    expect(rows.map(({ wo_number }) => wo_number[0]).join('')).toBe(expected);
    const csv = await agent.get('/api/orders.csv').query({ view: 'all', today: TODAY, sort });
    expect(
      csv.text
        .match(/[A-E]-\d/g)
        ?.map(([letter]) => letter)
        .join(''),
    ).toBe(expected);
  });

  it.each([
    [{ client: 'First Bank' }, 'EC'],
    [{ client: 'First Bank', work: 'Roof' }, 'E'],
    [{ client: 'First' }, ''],
    [{ work: 'Mow', sort: 'number' }, 'BC'],
    [{ status: 'Unread', sort: 'due' }, 'DABCE'],
    [{ status: 'Complete' }, ''],
    [{ due_from: '20261120', due_to: '20261125' }, 'BAC'],
    [{ due_to: '20261120' }, 'BA'],
    [{ due_from: '20261126' }, 'E'],
    [{ received_from: '1' }, 'DBEAC'],
    [{ received_to: '1' }, ''],
    [{ text: 'first roof' }, 'E'],
    [{ text: 'first', sort: 'number' }, 'CE'],
    [{ partner: 'acme', client: 'Elm.Fund' }, 'B'],
    [{ partner: 'nobody', client: 'Elm.Fund' }, ''],
    [{ person: 'nobody at all' }, ''],
    [{ view: 'late', client: 'Oak Trust' }, 'A'],
  ])('is filtered by %j, and counted so [console.list]', async (query, expected) => {
    expect(await letters(query)).toBe(expected);
    const { body } = await agent
      .get('/api/orders/total')
      .query({ view: 'all', today: TODAY, ...query })
      .expect(200);
    expect(body).toEqual({ total: expected.length, is_more: false });
  });

  it('follows the changes of an order: its client, its work, its city', async () => {
    const { orders } = test.test.owner;
    const id = ids['D-4'] ?? '';
    await orders.update(id, {
      client_company_alias: 'New Fund',
      work_type_alias: 'Debris',
      city: 'Adel',
    });
    expect(await letters({ client: 'New Fund', work: 'Debris' })).toBe('D');
    expect(await letters({ sort: 'city' })).toBe('DCEAB');
    const { body } = await agent.get('/api/choices').expect(200);
    expect(body).toMatchObject({
      clients: ['Elm.Fund', 'First Bank', 'New Fund', 'Oak Trust'],
      work: ['Debris', 'Mow', 'Roof'],
      accounts: expect.arrayContaining(['acme']),
      people: [{ username: 'operator' }, { username: 'reader' }],
    });
  });

  it.each([
    [{ sort: 'colour' }, 'sort'],
    [{ sort: '--due' }, 'sort'],
    [{ sort: 'number', next: 'x' }, 'next'],
    [{ sort: 'received', next: 'x.1' }, 'next'],
    [{ due_from: '2026-11-20' }, 'due_from'],
    [{ due_to: 'soon' }, 'due_to'],
    [{ received_from: "1' OR 1=1" }, 'received_from'],
    [{ view: 'nowhere', client: 'x' }, 'view'],
    [{ today: '99999999' }, 'today'],
    [{ today: '20260230' }, 'today'],
    [{ today: 'x', view: 'due_soon', client: 'First Bank' }, 'today'],
    [{ due_from: '20260230' }, 'due_from'],
    [{ due_to: '00000000' }, 'due_to'],
  ])('refuses %j, and names it', async (query, name) => {
    expect(await refusedWith(query)).toContain(name);
    const counted = agent.get('/api/orders/total').query({ today: TODAY, ...query });
    if (!('sort' in query)) await counted.expect(422, new RegExp(name));
  });

  it('takes days that a user has typed in part, and the last day of all', async () => {
    expect(await letters({ due_from: '00021120', sort: 'number' })).toBe('ABCE');
    expect(await letters({ due_to: '99991231', sort: 'number' })).toBe('ABCE');
    expect(await letters({ received_from: '-62072784000000', sort: 'number' })).toBe('ABCDE');
    await agent.get('/api/orders?view=due_soon&today=99991231').expect(200, /"orders":\[\]/);
  });

  it('gives orders to a user and to nobody, many at once, with an outcome each [console.assign] [console.list]', async () => {
    const [first = '', second = ''] = [ids['A-1'], ids['B-2']];
    const { outcomes } = await many({
      command: 'assign',
      ids: [first, '999999', second, first],
      person: 'reader',
    });
    expect(outcomes).toEqual([
      { id: first, refusal: null },
      { id: '999999', refusal: expect.stringContaining('999999') },
      { id: second, refusal: null },
    ]);
    expect(await letters({ person: 'reader', sort: 'number' })).toBe('AB');
    expect(await letters({ person: '-', sort: 'number' })).toBe('CDE');
    expect((await page({ person: 'reader' })).orders[0]?.person).toBe('reader');
    const history = await test.test.owner.orders.history(first);
    expect(history.at(-1)).toMatchObject({
      actor: 'operator',
      action: 'person assigned',
      detail: { person: 'reader' },
    });
    await many({ command: 'assign', ids: [second], person: '' });
    expect(await letters({ person: 'reader' })).toBe('A');
  });

  it('runs each command for many, and refuses what no order takes [console.list]', async () => {
    const [first = '', second = '', third = ''] = [ids['A-1'], ids['B-2'], ids['C-3']];
    expect((await many({ command: 'accept', ids: [first, second] })).outcomes).toEqual([
      { id: first, refusal: null },
      { id: second, refusal: null },
    ]);
    expect(await letters({ status: 'Accepted' })).toBe('BA');
    await many({ command: 'followUp', ids: [first], reason: 'The front is missing' });
    expect(await letters({ view: 'returned' })).toBe('A');
    await many({ command: 'cancel', ids: [third] });
    const again = (await many({ command: 'cancel', ids: [third, second] })).outcomes;
    expect(again).toEqual([
      { id: third, refusal: expect.stringContaining('Cancelled') },
      { id: second, refusal: null },
    ]);
    // An update is asked for of the owner of an imported order: these are our own.
    expect((await many({ command: 'update', ids: [first] })).outcomes).toEqual([
      { id: first, refusal: expect.stringContaining(first) },
    ]);
    for (const body of [
      { command: 'followUp', ids: [first] },
      { command: 'explode', ids: [first] },
      { ids: [first] },
      { command: 'accept', ids: 'all' },
      { command: 'accept', ids: Array.from({ length: 501 }, (_, index) => String(index)) },
      { command: 'accept', ids: [first], force: true },
    ]) {
      expect((await many(body, 422)).code).toBe('input_invalid');
    }
    const { outcomes } = await many({ command: 'assign', ids: [first], person: 'nobody at all' });
    expect(outcomes).toEqual([{ id: first, refusal: expect.stringContaining('nobody at all') }]);
  });

  it('counts the open orders of seven days by person [console.week]', async () => {
    const { orders } = test.test.owner;
    for (const day of ['20261122', '20261122', '20261128', '20261129'])
      await test.test.order({ wo_number: 'WEEK', date_due: day });
    const [one = ''] = (await page({ due_from: '20261128', due_to: '20261128' })).orders.map(
      (order) => Object(order).id as string,
    );
    await many({ command: 'assign', ids: [one], person: 'reader' });
    const closed = await test.test.order({ wo_number: 'WEEK', date_due: '20261123' });
    await orders.complete(closed);
    const { body } = await agent.get('/api/week').query({ from: TODAY }).expect(200);
    expect([body.days.length, body.days[0], body.days[6]]).toEqual([7, '20261122', '20261128']);
    expect(body.rows).toEqual([
      {
        person: { username: 'reader', display_name: 'reader' },
        days: [{ day: '20261128', owned: 1, imported: 0 }],
      },
      { person: null, days: [{ day: '20261122', owned: 2, imported: 0 }] },
    ]);
    for (const from of ['monday', '99999999', '20260230', '99991226']) {
      await agent
        .get('/api/week')
        .query({ from })
        .expect(422, /from: must be/);
    }
    const last = await agent.get('/api/week').query({ from: '99991225' }).expect(200);
    expect(last.body.days.at(-1)).toBe('99991231');
    const early = await agent.get('/api/week').query({ from: '00991231' }).expect(200);
    expect(early.body.days.slice(0, 2)).toEqual(['00991231', '01000101']);
  });

  it('is saved as a view of its user alone [console.list]', async () => {
    const names = async (who: typeof agent) =>
      (await who.get('/api/views').expect(200)).body.views.map(
        ({ name }: { name: string }) => name,
      );
    const view = { list: 'orders', name: 'Roofs', query: 'work=Roof&sort=-due' };
    await agent.post('/api/views').send(view).expect(200);
    await agent
      .post('/api/views')
      .send({ ...view, query: 'work=Roof' })
      .expect(200);
    const { body } = await agent.get('/api/views').expect(200);
    expect(body.views).toMatchObject([{ ...view, query: 'work=Roof' }]);
    const other = await test.as('reader');
    expect(await names(other)).toEqual([]);
    await other.delete(`/api/views/${body.views[0].id}`).expect(200);
    expect(await names(agent)).toEqual(['Roofs']);
    await agent.delete(`/api/views/${body.views[0].id}`).expect(200);
    expect(await names(agent)).toEqual([]);
    for (const bad of [
      { ...view, name: ' ' },
      { ...view, list: 'jobs' },
      { ...view, query: 'x'.repeat(2001) },
    ]) {
      await agent.post('/api/views').send(bad).expect(422);
    }
  });
});
