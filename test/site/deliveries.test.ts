import { deliveryStoreSuite } from '../../src/deliveries/delivery-store-suite.js';
import type { Database } from '../../src/site/store/database.js';
import { openDatabase } from '../../src/site/store/open-database.js';
import { siteDeliveries } from '../../src/site/store/site-deliveries.js';
import { ENGINES, GIVEN } from './databases.js';

describe.each([...ENGINES, ...GIVEN])('the deliveries of a site on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    await engine.start();
    database = await openDatabase(await engine.address());
  });
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  it.each(deliveryStoreSuite(() => siteDeliveries(database)))(
    '$name [deliveries.own-store]',
    ({ run }) => run(),
  );

  it('are one commit with the work of the site, or nothing is [deliveries.commit]', async () => {
    const store = siteDeliveries(database);
    const key = { sender: 'acme', event: 'send_notes', identity: 'one' };
    const claim = await store.claim(key, 'a', 60_000);
    if (claim.state !== 'run') throw new Error(claim.state);
    const setting = { name: 'work', value: 'done' };
    const failing = store.complete(key, claim.token, async (tx) => {
      await tx.insertInto('settings').values(setting).execute();
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    const settings = database.read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'work');
    expect(await settings.execute()).toEqual([]);
    await store.complete(key, claim.token, async (tx) => {
      await tx.insertInto('settings').values(setting).execute();
      return 'result';
    });
    expect(await settings.execute()).toEqual([{ value: 'done' }]);
    expect(await store.claim(key, 'a', 60_000)).toEqual({ state: 'done', result: 'result' });
  });
});
