import { indexTexts } from '../../../src/site/engine/search/index-texts.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { OrdersOfApp } from './orders-of-app.js';
import type { TestApp } from './site-api.js';

const CEDAR = {
  account: 'acme',
  wo_number: 'C-1',
  org_wo_num: '9001',
  address: '1211 Cedar Ln 100%',
  city: 'Übach',
  state: 'OH',
  zip: '45402',
  loan_number: 'LN-7',
  date_received: '20260105',
  work_type_alias: 'Grass cut',
};

describe.each(ENGINES)('workorder/search of a site on $name', (engine) => {
  let test: OrdersOfApp;
  let app: TestApp;
  let cedar: number;
  let second: number;
  let last: number;
  beforeAll(async () => {
    await engine.start();
    test = await OrdersOfApp.open(engine);
    ({ app } = test);
    const { orders } = test.site.owner;
    cedar = Number(await orders.create(CEDAR));
    const ofBolt = { ...CEDAR, account: 'bolt', wo_number: 'C-2', zip: '45403' };
    second = Number(await orders.create(ofBolt));
    const store = await openDatabase(test.site.database);
    await store.write(async (tx) => {
      const { property_id, account_id } = await tx
        .selectFrom('orders')
        .select(['property_id', 'account_id'])
        .where('id', '=', String(cedar))
        .executeTakeFirstOrThrow();
      const fields = JSON.stringify({ address: '5 Many Rd', city: 'Lima', state: 'TX', zip: '7' });
      const row = { wo_number: 'M', status: 'Unread', fields, property_id, account_id };
      const flags = {
        is_assigned: true,
        is_other_allowed: true,
        modified_at: 1,
        created_at: 86_400_000,
      };
      for (let at = 0; at < 12; at++) {
        const rows = Array.from({ length: 100 }, () => ({ ...row, ...flags }));
        await tx.insertInto('orders').values(rows).execute();
      }
    });
    // One part of the orders is in the index of SQLite, another one is not.
    if (store.writeBeside) await indexTexts(store);
    await store.close();
    const third = { ...CEDAR, wo_number: 'C-3', address: '77 cedar ln', loan_number: 'LN-70' };
    last = Number(await orders.create(third));
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const found = async (search: object, by = app) =>
    (await by.result('workorder/search', search)).work_orders.map((one: object) => {
      const id = Reflect.get(one, 'report_id');
      return id;
    });

  it('finds owned and imported orders by whole numbers and by parts of the address [site.api.search]', async () => {
    const { owned, imported } = test;
    expect(await app.result('workorder/search', { wo_number: 'C-1' })).toEqual({
      work_orders: [
        {
          report_id: cedar,
          org_property_id: expect.any(Number),
          address: CEDAR.address,
          city: CEDAR.city,
          state: 'OH',
          zip: '45402',
          loan_number: 'LN-7',
          work_type: 0,
          date_received: '20260105',
        },
      ],
    });
    expect(await found({ wo_number: 'WO-77' })).toEqual([imported]);
    expect(await found({ org_wo_num: '9001', zip: '45403' })).toEqual([second]);
    expect(await found({ loan_number: 'LN-7' })).toEqual([cedar, second]);
    expect(await found({ address: 'CEDAR l' })).toEqual([cedar, second, last]);
    expect(await found({ address: 'cedar', zip: '45402' })).toEqual([cedar, last]);
    expect(await found({ address: '100%' })).toEqual([cedar, second]);
    expect(await found({ address: 'r l', state: 'OH' })).toEqual([cedar, second, last]);
    expect(await found({ city: 'ÜBACH' })).toEqual([cedar, second, last]);
    expect(await found({ city: 'ac', loan_number: 'LN-70' })).toEqual([last]);
    expect(await found({ state: 'OH' })).toEqual([cedar, second, last]);
    expect(await found({ address: 'elm', city: '', state: ' ' })).toEqual([owned, imported]);
    // Parts of numbers, and values of other fields, are no match.
    for (const search of [
      { wo_number: 'C' },
      { wo_number: 'c-1' },
      { loan_number: 'LN' },
      { zip: '4540' },
      { state: 'O' },
      { state: 'oh' },
      { address: 'Übach' },
      { address: '%', city: 'Lima' },
      { address: "' OR 1=1 --" },
      { address: '"cedar" OR "elm"' },
      { org_wo_num: '9001', wo_number: 'WO-77' },
    ]) {
      expect(await found(search)).toEqual([]);
    }
  });

  it('gives a change to the next search, and names the work type by its id [site.api.search]', async () => {
    const { orders, choices } = test.site.owner;
    const { id } = await choices.add('work_type', 'Grass cut');
    await orders.update(String(cedar), { zip: '99999', loan_number: 'NEW' });
    const { work_orders } = await app.result('workorder/search', { zip: '99999' });
    expect(work_orders).toMatchObject([
      { report_id: cedar, loan_number: 'NEW', work_type: Number(id) },
    ]);
    expect(await found({ zip: '45402', state: 'OH' })).not.toContain(cedar);
    await orders.update(String(cedar), { zip: '45402', loan_number: 'LN-7' });
    await choices.remove('work_type', 'Grass cut');
  });

  it('pages a hundred matches by next, none skipped and none twice, and bounds the offset [site.api.search]', async () => {
    for (const search of [{ city: 'Lima' }, { zip: '7', state: 'TX' }, { wo_number: 'M' }]) {
      const ids = new Set<number>();
      let next: object | undefined = search;
      let pages = 0;
      while (next) {
        const answer: { work_orders: { report_id: number }[]; next?: object } = await app.result(
          'workorder/search',
          next,
        );
        for (const { report_id } of answer.work_orders) ids.add(report_id);
        pages += 1;
        ({ next } = answer);
        if (next) expect(next).toEqual({ ...search, offset: pages * 100 });
      }
      expect([pages, ids.size]).toEqual([12, 1200]);
    }
    const { body, status } = await app.call('workorder/search', { state: 'TX', offset: 100_001 });
    expect([status, body.error]).toEqual([400, 'invalid_search']);
    expect(body.error_description).toContain('narrow the search');
    expect(await found({ state: 'TX', offset: 100_000 })).toEqual([]);
    expect((await app.call('workorder/search', { offset: 5 })).body.error).toBe('invalid_search');
    expect((await app.call('workorder/search', { city: '  ' })).body.error).toBe('invalid_search');
    const misspelt = await app.call('workorder/search', { wo_nmber: 'C-1' });
    expect(misspelt.body).toMatchObject({
      error: 'invalid_search',
      error_description:
        'No parameter other than offset is sent. There is no member wo_nmber (did you mean wo_number?).',
    });
    const longer = await app.call('workorder/search', { ['x'.repeat(10_000)]: 1 });
    const { error_description: description } = longer.body;
    expect(description).toMatch(/There is no member x{200}…\.$/);
  });

  it('finds no order that is being removed, for no app', async () => {
    const removed = { ...CEDAR, wo_number: 'C-9', loan_number: 'LN-9' };
    const id = await test.site.owner.orders.create(removed);
    expect(await found({ wo_number: 'C-9' })).toEqual([Number(id)]);
    const store = await openDatabase(test.site.database);
    await store.write((tx) =>
      tx.updateTable('orders').set({ account_id: null }).where('id', '=', id).execute(),
    );
    await store.close();
    for (const search of [{ wo_number: 'C-9' }, { loan_number: 'LN-9' }]) {
      expect(await found(search)).toEqual([]);
    }
    const answer = await app.call('workorder/get', { report_id: id });
    expect(answer).toMatchObject({ status: 404, body: { error: 'not_found' } });
    await test.site.site.retention.removeOrder(id).catch(() => undefined);
  });

  it('finds only orders within the limits of the app [site.api.search]', async () => {
    const bolt = await test.createApp({ name: 'bolt', accounts: ['bolt'] });
    expect(await found({ state: 'OH' }, bolt)).toEqual([second]);
    expect(await found({ loan_number: 'LN-7' }, bolt)).toEqual([second]);
    expect(await found({ address: 'elm' }, bolt)).toEqual([]);
    const linked = await test.createApp({ name: 'linked', links: ['owner'] });
    expect(await found({ address: 'elm' }, linked)).toEqual([test.imported]);
    const both = await test.createApp({ name: 'both', links: ['owner'], accounts: ['bolt'] });
    expect(await found({ address: 'e' }, both)).toEqual([test.imported, second]);
    const none = await test.createApp({ name: 'none', accounts: [] });
    expect(await found({ address: 'e' }, none)).toEqual([]);
  });
});
