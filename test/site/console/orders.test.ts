import { dayAfter } from '../../../src/site/console/lists/order-views.js';
import { ENGINES } from '../databases.js';
import { PLACE } from '../open-site.js';
import { TestConsole } from './open-console.js';

const TODAY = '20261122';

describe.each(ENGINES)('the orders in a console on $name', (engine) => {
  let test: TestConsole;
  let agent: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    await engine.start();
    test = await TestConsole.open(engine);
    agent = await test.as('operator');
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const listed = async (query: Record<string, string>) => {
    const { body } = await agent
      .get('/api/orders')
      .query({ today: TODAY, ...query })
      .expect(200);
    return body as { orders: { report_id: string; wo_number: string }[]; next: string | null };
  };
  const ids = async (query: Record<string, string>) =>
    (await listed(query)).orders.map(({ report_id }) => report_id);

  it('are listed by state and by the day they are due [console.orders]', async () => {
    const { orders } = test.test.owner;
    const due = (days: number) =>
      test.test.order({ wo_number: 'DUE', date_due: dayAfter(TODAY, days) });
    const late = await due(-1);
    const later = await due(-20);
    const today = await due(0);
    const soon = await due(3);
    const far = await due(4);
    const none = await test.test.order({ wo_number: 'DUE' });
    const text = 'DUE';
    expect(await ids({ view: 'late', text })).toEqual([later, late]);
    expect(await ids({ view: 'due_today', text })).toEqual([today]);
    expect(await ids({ view: 'due_soon', text })).toEqual([soon]);
    await orders.update(far, { date_due: dayAfter(TODAY, 1) });
    expect(await ids({ view: 'due_soon', text })).toEqual([far, soon]);
    await orders.followUp(none, 'photos are missing');
    expect(await ids({ view: 'returned', text })).toEqual([none]);
    await orders.requestCancellation(soon);
    expect(await ids({ view: 'pending_cancellation', text })).toEqual([soon]);
    await orders.cancel(late);
    expect(await ids({ view: 'late', text })).toEqual([later]);
    expect(await ids({ view: 'cancelled', text })).toEqual([late]);
    expect(await ids({ text })).toEqual([none, far, soon, today, later]);
  });

  it('are made with their own items, or not at all where one of these is refused', async () => {
    const order = { ...PLACE, account: 'acme', wo_number: 'WITH-ITEMS' };
    const made = (items: unknown) => agent.post('/api/orders').send({ ...order, items });
    const item = { id: '501', description: 'Grass' };
    await made([item, { id: '502' }]).expect(422, /items\[1\]\.description: is required/);
    await made([item, item]).expect(422, /501 occurs twice/);
    await made('none').expect(422, /items: must be a list/);
    await made([{ ...item, price: 1 }]).expect(422, /price/);
    expect(await ids({ text: order.wo_number })).toEqual([]);
    const { body } = await made([item]).expect(200);
    await made([]).expect(200);
    expect(await ids({ text: order.wo_number })).toHaveLength(2);
    const { body: detail } = await agent.get(`/api/orders/${body.report_id}`).expect(200);
    expect(detail).toMatchObject({ has_own_items: true, items: [{ item_id: '501' }] });
  });

  it('are in the view of their state, and in no view of another one [console.orders]', async () => {
    const { orders } = test.test.owner;
    const made = () => test.test.order({ wo_number: 'STATE' });
    const [unread, read, refused, ready, invoiced, complete] = [
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
      await made(),
    ];
    await test.test.result('mark_order_imported', { report_id: read });
    await orders.reject(refused, 'too far');
    await orders.readyForOffice(ready);
    await orders.readyForOffice(invoiced);
    await orders.invoiced(invoiced);
    await orders.complete(complete);
    const views = ['not_imported', 'refused', 'ready', 'invoiced', 'complete', 'returned', 'open'];
    const found = views.map(async (view) => [view, await ids({ view, text: 'STATE' })]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual({
      not_imported: [unread],
      refused: [refused],
      ready: [ready],
      invoiced: [invoiced],
      complete: [complete],
      returned: [],
      open: [refused, read, unread],
    });
    const all = [complete, invoiced, ready, refused, read, unread];
    expect(await ids({ view: 'all', text: 'STATE' })).toEqual(all);
  });

  it('tell the account, the report_id and whether they were imported [console.orders]', async () => {
    const report_id = await test.test.order({ wo_number: 'WHO', account: 'bolt' });
    expect((await listed({ text: 'WHO' })).orders).toMatchObject([{ is_imported: false }]);
    await test.test.result('mark_order_imported', { report_id }, { username: 'bolt' });
    const { orders } = await listed({ text: 'WHO' });
    expect(orders).toMatchObject([
      { report_id, partner: 'bolt', wo_number: 'WHO', is_imported: true },
    ]);
    expect(await ids({ text: 'WHO', partner: 'acme' })).toEqual([]);
    expect(await ids({ text: 'WHO', partner: 'bolt' })).toEqual([report_id]);
  });

  it('are found by part of number, address and city, and by report_id [console.orders]', async () => {
    const report_id = await test.test.order({
      wo_number: 'Q-100%_x',
      address: '77 Rue d’Été',
      city: 'Quincy',
    });
    expect(await ids({ text: 'q-100' })).toEqual([report_id]);
    expect(await ids({ text: '77 rue' })).toEqual([report_id]);
    expect(await ids({ text: 'QUIN' })).toEqual([report_id]);
    expect(await ids({ text: report_id })).toContain(report_id);
    // What LIKE takes for any text stands for itself.
    expect(await ids({ text: '0%_X' })).toEqual([report_id]);
    expect(await ids({ text: 'Q_100' })).toEqual([]);
    expect(await ids({ text: "'; DROP TABLE orders; --" })).toEqual([]);
  });

  it('come page by page, each once, newest or due first [console.orders]', async () => {
    for (let count = 0; count < 60; count += 1) {
      await test.test.order({ wo_number: 'PAGED', date_due: dayAfter(TODAY, -1 - (count % 7)) });
    }
    for (const view of ['open', 'late']) {
      const first = await listed({ view, text: 'PAGED' });
      expect(first.orders).toHaveLength(50);
      const second = await listed({ view, text: 'PAGED', next: first.next ?? '' });
      expect(second.orders).toHaveLength(10);
      expect(second.next).toBeNull();
      expect(new Set([...first.orders, ...second.orders].map((one) => one.report_id)).size).toBe(
        60,
      );
    }
  });

  it('leave as CSV, all of them, and no cell is a formula', async () => {
    await test.test.order({ wo_number: '=HYPERLINK("x")', address: '1, "A" St' });
    const { text, headers } = await agent
      .get('/api/orders.csv')
      .query({ today: TODAY, view: 'all' })
      .expect(200);
    expect(headers['content-type']).toContain('text/csv');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toMatch(/^id,report_id,partner,wo_number,/);
    expect(lines.length).toBeGreaterThan(60);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    await agent.get('/api/orders.csv').query({ today: 'soon' }).expect(422);
  });

  it('are refused with the place where the question is wrong', async () => {
    const asked = (query: object) => agent.get('/api/orders').query(query);
    await asked({ today: 'soon' }).expect(422, /today/);
    await asked({ today: TODAY, view: 'constructor' }).expect(422, /view/);
    await asked({ today: TODAY, next: 'x.y' }).expect(422, /next/);
    await asked({ today: TODAY, text: 'x'.repeat(5000) }).expect(200);
  });

  it('name a user as the author of the notes that were written here, and of no others', async () => {
    const namesake = { username: 'acme', display_name: 'Ada Acme' };
    await test.test.owner.users.create(namesake);
    const report_id = await test.test.order();
    await test.test.owner.notes.create({ report_id, note_text: 'ours', insert_by: 'acme' });
    const note = [
      {
        note_id: 'n-1',
        note_type: 'wo' as const,
        note_rev: '0',
        note_text: 'theirs',
        has_attachments: false,
      },
    ];
    await test.test.result('send_notes', { dst_report_id: report_id, note });
    const { body } = await agent.get(`/api/orders/${report_id}`).expect(200);
    expect(body.notes).toMatchObject([
      { note_text: 'ours', author: 'Ada Acme' },
      { note_text: 'theirs', author: 'acme' },
    ]);
  });

  it('refuse a day of cancellation that nobody can mean in words for a person', async () => {
    const id = await test.test.order();
    await agent
      .post(`/api/orders/${id}/commands`)
      .send({ command: 'requestCancellation', date: '0026-11-30T00:00:00.000Z' })
      .expect(422, /date: must be a day from 1970 on/);
  });

  it('show all that belongs to one [console.orders]', async () => {
    const id = await test.test.order({ line_items: [{ desc: 'Mow', qty: 1, price: 20 }] });
    await agent.patch(`/api/orders/${id}`).send({ comments: 'ring twice' }).expect(200);
    await agent.post(`/api/orders/${id}/notes`).send({ note_text: 'call first' }).expect(200);
    await agent
      .post(`/api/orders/${id}/commands`)
      .send({ command: 'followUp', reason: 'photos' })
      .expect(200);
    const picture = Buffer.from('89504e470d0a1a0a', 'hex');
    const uploaded = await agent
      .post(`/api/orders/${id}/files?name=house.png&description=front`)
      .type('application/octet-stream')
      .send(picture)
      .expect(200);
    const { body } = await agent.get(`/api/orders/${id}`).expect(200);
    expect(body).toMatchObject({
      report_id: id,
      account: 'acme',
      wo_status: 'Follow Up',
      status_reason: 'photos',
      fields: { comments: 'ring twice' },
      line_items: [{ desc: 'Mow', total: '20.00' }],
      changes: [{ wo_status: 'RTV' }, { field: 'comments', before: '', after: 'ring twice' }],
      notes: [{ note_text: 'call first', insert_by: 'operator' }],
      files: [{ file_id: uploaded.body.file_id, file_name: 'house.png', file_desc: 'front' }],
    });
    const actors = body.history.map(({ actor, action }: { actor: string; action: string }) => [
      actor,
      action,
    ]);
    expect(actors).toEqual([
      ['owner', 'created'],
      ['operator', 'updated'],
      ['operator', 'note added'],
      ['operator', 'returned'],
      ['operator', 'file added'],
    ]);
    const file = await agent.get(`/api/files/${uploaded.body.file_id}`).expect(200);
    expect(file.body).toEqual(picture);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    await agent
      .post(`/api/orders/${id}/files?name=run.exe`)
      .send('x')
      .expect(422, /extension/);
  });
});
