import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import {
  storeDeviations,
  storedDeviations,
} from '../../../../src/site/orders/received/order-deviations.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

describe('stored deviations', () => {
  const [path, problem, value] = ['result_data[0].zip', 'must be text', 7];

  it('are none where nothing is stored', () => {
    expect(storedDeviations(null)).toEqual([]);
  });

  it.each([
    ['this version', { event: 'get_file', path, problem, value }, 'get_file'],
    [
      'a version that called the path place',
      { event: 'get_file', place: path, problem, value },
      'get_file',
    ],
    ['a version that stored no event', { place: path, problem, value }, 'get_order'],
  ])('of %s are read', (_name, stored, event) => {
    expect(storedDeviations(JSON.stringify([stored]))).toEqual([{ event, path, problem, value }]);
  });
});

it.each(ENGINES)(
  'deviations of a version that stored no event end with an answer without any, on $name',
  async (engine) => {
    await engine.start();
    const test = await TestSite.open(engine);
    const id = await test.order();
    const database = await openDatabase(test.database);
    const former = { place: 'result_data[0].zip', problem: 'must be text' };
    const deviations = JSON.stringify([former, { ...former, event: 'get_file' }]);
    await database.write((tx) =>
      tx.updateTable('orders').set({ deviations }).where('id', '=', id).execute(),
    );
    await database.write((tx) => storeDeviations(tx, { id, deviations }, 'get_order', []));
    expect((await test.owner.orders.get(id))?.deviations).toMatchObject([{ event: 'get_file' }]);
    await database.close();
    await test.close();
    await engine.stop();
  },
);
