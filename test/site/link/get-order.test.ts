import { Readable } from 'node:stream';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

describe.each(ENGINES)('get_order of a site on $name', (engine) => {
  let test: TestSite;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
  });
  afterAll(async () => {
    await test?.close();
    await engine.stop();
  });

  const asked = (report_id: string) => test.result('get_order', { report_id });

  it('answers the same as often as it is asked, with each order its own', async () => {
    const ids = [await test.order({ comments: 'one' }), await test.order({ comments: 'two' })];
    const first = await Promise.all(ids.map(asked));
    expect(first.map(({ comments, svc_report_id }) => [comments, svc_report_id])).toEqual([
      ['one', ids[0]],
      ['two', ids[1]],
    ]);
    for (const again of [await Promise.all(ids.map(asked)), await Promise.all(ids.map(asked))]) {
      expect(again).toEqual(first);
    }
  });

  it('answers what was changed as soon as the change is made, however often it was asked before', async () => {
    const id = await test.order({ comments: '0' });
    for (let count = 1; count <= 20; count++) {
      const before = asked(id);
      await test.owner.orders.update(id, { comments: String(count) });
      expect((await asked(id)).comments).toBe(String(count));
      expect([String(count - 1), String(count)]).toContain((await before).comments);
    }
    await test.owner.orders.update(id, { line_items: [{ desc: 'Grass', qty: '1', price: '2' }] });
    expect((await asked(id)).line_items).toMatchObject([{ desc: 'Grass', total: '2.00' }]);
    await test.owner.orders.requestCancellation(id, 1_900_000_000_000);
    expect((await asked(id)).key_values?.wo_pending_cancellation_date).toBe(1_900_000_000);
  });

  it('answers nothing more to an account from which the order was taken, and nothing to another', async () => {
    const id = await test.order();
    await asked(id);
    const refusal = (username: string) =>
      test.refusal('get_order', { report_id: id }, { username });
    expect(await refusal('bolt')).toBe(`There is no order ${id}.`);
    await test.owner.orders.assign(id, 'bolt');
    expect(await refusal('acme')).toBe(`There is no order ${id}.`);
    const { comments } = await test.result('get_order', { report_id: id }, { username: 'bolt' });
    expect(comments).toBe('');
    await test.owner.orders.assign(id, null);
    expect(await refusal('bolt')).toBe(`Order ${id} is no longer assigned to you.`);
  });

  it('tells of the photo of a house as soon as it is there, and no longer', async () => {
    const id = await test.order();
    expect((await asked(id)).has_foh).toBe(false);
    const property = (await test.owner.orders.get(id))?.property_id ?? '';
    await test.owner.properties.setFrontOfHouse(property, {
      file_name: 'house.jpg',
      content: Readable.from([Buffer.from('a photo')]),
    });
    expect((await asked(id)).has_foh).toBe(true);
    await test.owner.properties.removeFrontOfHouse(property);
    expect((await asked(id)).has_foh).toBe(false);
  });

  it('answers what another process has changed', async () => {
    const id = await test.order({ comments: 'before' });
    const other = await openDatabase(test.database);
    expect((await asked(id)).comments).toBe('before');
    await other.write((tx) =>
      tx
        .updateTable('orders')
        .set({ fields: JSON.stringify({ comments: 'after' }) })
        .where('id', '=', id)
        .execute(),
    );
    await other.close();
    // Of the turn of the event loop after it at the latest.
    await new Promise(setImmediate);
    expect((await asked(id)).comments).toBe('after');
  });
});
