import { ENGINES } from '../databases.js';
import { TestConsole } from './open-console.js';

const LATER = 66_000;
/** Unix seconds of a time that lists go back to. */
const RECENT = Math.floor(Date.now() / 1000) - 3600;

describe.each(ENGINES)('the undoing of commands on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;

  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agent = await test.as('operator');
    await test.as('operator', 'ann');
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const order = (account = 'acme') => test.test.order({ account });
  const command = async (id: string, name: string, more: object = {}) =>
    (
      await agent
        .post(`/api/orders/${id}/commands`)
        .send({ command: name, ...more })
        .expect(200)
    ).body.undo;
  const many = async (body: object) =>
    (await agent.post('/api/orders/many').send(body).expect(200)).body;
  const undo = async (batch: string, by = agent) =>
    (await by.post(`/api/undo/${batch}`).send({}).expect(200)).body.outcomes;
  const stored = async (id: string) => {
    const found = await test.test.owner.orders.get(id);
    return { status: found?.wo_status, reason: found?.status_reason };
  };
  const actions = async (id: string) =>
    (await test.test.owner.orders.history(id)).map(({ action }) => action);

  it('returns many orders to their state before, with history, once', async () => {
    const ids = [await order(), await order()];
    await test.test.owner.orders.reject(ids[1] ?? '', 'too dark');
    const { outcomes, undo: offered } = await many({ command: 'cancel', ids, reason: 'a slip' });
    expect(outcomes).toHaveLength(2);
    expect(offered).toMatchObject({ command: 'cancel', count: 2 });
    expect(offered.seconds).toBeGreaterThan(50);
    expect((await agent.get('/api/undo').expect(200)).body.undo).toMatchObject({
      batch: offered.batch,
    });
    expect(await undo(offered.batch)).toEqual(
      ids.map((id) => ({ id, wo_number: expect.any(String), refusal: null })),
    );
    expect(await stored(ids[0] ?? '')).toEqual({ status: 'Unread', reason: '' });
    expect(await stored(ids[1] ?? '')).toEqual({ status: 'Rejected', reason: 'too dark' });
    expect((await test.test.owner.orders.get(ids[0] ?? ''))?.cancelled_at).toBeNull();
    expect((await actions(ids[0] ?? '')).slice(-2)).toEqual(['cancelled', 'undone']);
    const last = (await test.test.owner.orders.history(ids[0] ?? '')).at(-1);
    expect(last).toMatchObject({ actor: 'operator', detail: { from: 'Cancelled', to: 'Unread' } });
    expect(await undo(offered.batch)).toEqual([]);
    expect((await agent.get('/api/undo').expect(200)).body.undo).toBeNull();
    expect(await test.test.result('get_cancel_orders', { timestamp: RECENT })).toEqual([]);
  });

  it.each(['accept', 'readyForOffice', 'complete'])('returns an order from %s', async (name) => {
    const id = await order();
    const { batch } = await command(id, name);
    expect((await stored(id)).status).not.toBe('Unread');
    await undo(batch);
    expect((await stored(id)).status).toBe('Unread');
  });

  it('takes a return to the vendor out of the changes that are reported', async () => {
    const id = await order('bolt');
    const bolt = { username: 'bolt' };
    const { batch } = await command(id, 'followUp', { reason: 'One more photo' });
    await undo(batch);
    expect(await test.test.result('get_all_updates', { timestamp: RECENT }, bolt)).toEqual([]);
    expect(await stored(id)).toEqual({ status: 'Unread', reason: '' });
    const again = await command(id, 'followUp', { reason: 'One more photo' });
    expect(await test.test.result('get_all_updates', { timestamp: RECENT }, bolt)).toMatchObject([
      { report_id: id, wo_status: 'RTV' },
    ]);
    const [outcome] = await undo(again.batch);
    expect(outcome.refusal).toMatch(/^bolt has fetched/);
    expect((await stored(id)).status).toBe('Follow Up');
  });

  it.each([
    ['get_all_orders', {}],
    ['get_all_orders', { timestamp: RECENT }],
    ['get_all_updates', {}],
    ['get_cancel_orders', { timestamp: RECENT }],
    ['get_pending_cancellations', { timestamp: RECENT }],
  ] as const)('is refused after %s %j of the account, and of no other one', async (event, data) => {
    const id = await order();
    const { batch } = await command(id, 'cancel');
    await test.test.result(event, data as never, { username: 'bolt' });
    await undo(batch);
    expect((await stored(id)).status).toBe('Unread');
    const again = await command(id, 'cancel');
    await test.test.result(event, data as never);
    const [outcome] = await undo(again.batch);
    expect(outcome.refusal).toMatch(/^acme has fetched its orders or changes since/);
    expect((await stored(id)).status).toBe('Cancelled');
    expect((await actions(id)).at(-1)).toBe('cancelled');
  });

  it('gives orders back to the person who had them, also after the account has fetched its orders', async () => {
    const id = await order();
    const assign = (person: string) => many({ command: 'assign', ids: [id], person });
    const person = async () =>
      (await agent.get('/api/orders').query({ view: 'all' }).expect(200)).body.orders.find(
        (one: { id: string }) => one.id === id,
      ).person;
    await assign('ann');
    const { undo: offered } = await assign('operator');
    await test.test.result('get_all_orders', {});
    expect((await undo(offered.batch))[0].refusal).toBeNull();
    expect(await person()).toBe('ann');
    expect((await actions(id)).at(-1)).toBe('assignment undone');
    const { undo: second } = await assign('operator');
    await assign('');
    expect((await undo(second.batch))[0].refusal).toMatch(/changed since/);
    expect(await person()).toBeNull();
  });

  it('leaves an order alone that somebody has changed since, and undoes the others', async () => {
    const [changed, other] = [await order(), await order()];
    const { undo: offered } = await many({ command: 'accept', ids: [changed, other] });
    await test.test.owner.orders.update(changed, { comments: 'Mind the dog' });
    const [first, second] = await undo(offered.batch);
    expect(first.refusal).toMatch(/changed since/);
    expect(second.refusal).toBeNull();
    expect([(await stored(changed)).status, (await stored(other)).status]).toEqual([
      'Accepted',
      'Unread',
    ]);
  });

  it('is for the user who gave the command, for a minute', async () => {
    const id = await order();
    const { batch } = await command(id, 'accept');
    const ann = await test.as('operator', 'ann');
    expect(await undo(batch, ann)).toEqual([]);
    expect((await ann.get('/api/undo').expect(200)).body.undo).toBeNull();
    expect(await undo("x' OR 1=1 --")).toEqual([]);
    expect((await stored(id)).status).toBe('Accepted');
    test.test.ahead += LATER;
    expect((await agent.get('/api/undo').expect(200)).body.undo).toBeNull();
    expect((await undo(batch))[0].refusal).toMatch(/More than a minute/);
    expect((await stored(id)).status).toBe('Accepted');
  });

  it('is not offered for commands that report at once or change nothing', async () => {
    const id = await order();
    expect(await command(id, 'requestCancellation')).toBeNull();
    expect(await command(id, 'withdrawCancellation')).toBeNull();
    expect(await command(id, 'assign', { account: 'bolt' })).toBeNull();
    expect((await many({ command: 'accept', ids: ['999999'] })).undo).toBeNull();
  });
});
