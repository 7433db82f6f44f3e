import { setTimeout as delay } from 'node:timers/promises';
import { deliveryStoreSuite } from '../../../../src/deliveries/delivery-store-suite.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { siteDeliveries } from '../../../../src/site/engine/store/deliveries/site-deliveries.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { ENGINES, GIVEN } from '../../databases.js';

describe.each([...ENGINES, ...GIVEN])('the deliveries of a site on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    await engine.start();
    database = await openDatabase(await engine.migrated());
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

  it('are each found by all of its key where many are claimed at once', async () => {
    const [store, other] = [siteDeliveries(database), siteDeliveries(database)];
    const keys = ['acme', "o'brien", 'ä"[,]\\'].flatMap((sender) =>
      ['send_notes', 'send_checkin'].flatMap((event) =>
        ['many 1', 'many 2', 'many 3'].map((identity) => ({ sender, event, identity })),
      ),
    );
    const done = keys.filter((_, index) => index % 2 === 0);
    for (const key of done) {
      const claim = await other.claim(key, 'x', 60_000);
      if (claim.state === 'run') await other.complete(key, claim.token, () => JSON.stringify(key));
    }
    const claims = await Promise.all(keys.map((key) => store.claim(key, 'x', 60_000)));
    expect(claims).toEqual(
      keys.map((key) =>
        done.includes(key)
          ? { state: 'done', result: JSON.stringify(key) }
          : expect.objectContaining({ state: 'run', attempt: 1, previous: undefined }),
      ),
    );
  });

  it('have one effect where two processes are at the same one [deliveries.fenced]', async () => {
    const key = { sender: 'acme', event: 'send_notes', identity: 'shared' };
    const stores = [siteDeliveries(database), siteDeliveries(database)];
    const [first, second] = stores;
    if (!first || !second) throw new Error('no stores');
    // One of them has been at work for longer.
    for (const identity of ['a', 'b', 'c']) {
      const claim = await second.claim({ ...key, identity }, 'x', 60_000);
      if (claim.state === 'run')
        await second.complete({ ...key, identity }, claim.token, () => 'x');
    }
    const outcomes = await Promise.allSettled(
      stores.map(async (store, index) => {
        const claim = await store.claim(key, 'a', 60_000);
        if (claim.state !== 'run') throw new Error(claim.state);
        await store.complete(key, claim.token, async (tx) => {
          const setting = { name: `effect ${index}`, value: 'done' };
          await tx.insertInto('settings').values(setting).execute();
          return 'result';
        });
      }),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const effects = database.read
      .selectFrom('settings')
      .select('name')
      .where('name', 'like', 'effect %');
    expect(await effects.execute()).toHaveLength(1);
  });

  it('keep nothing of work during which another process has taken over [deliveries.fenced]', async () => {
    const store = siteDeliveries(database);
    const key = { sender: 'acme', event: 'send_notes', identity: 'taken over' };
    const first = await store.claim(key, 'a', 60_000);
    if (first.state !== 'run') throw new Error(first.state);
    const other = siteDeliveries(database);
    const late = store.complete(key, first.token, async (tx) => {
      const setting = { name: 'late', value: 'done' };
      await tx.insertInto('settings').values(setting).execute();
      // As the other one would, whose clock lets the lease end sooner.
      await tx
        .insertInto('deliveries')
        .values({ ...key, token: 7, attempt: 1, is_interrupted: false, claimed: '', touched_at: 1 })
        .onConflict((row) => row.columns(['sender', 'event', 'identity']).doUpdateSet({ token: 7 }))
        .execute();
      return 'late';
    });
    await expect(late).rejects.toMatchObject({ code: 'delivery_fenced' });
    const effects = database.read.selectFrom('settings').select('name').where('name', '=', 'late');
    expect(await effects.execute()).toEqual([]);
    await store.release(key, first.token);
    const next = await other.claim(key, 'a', 60_000);
    if (next.state !== 'run') throw new Error(next.state);
    await other.complete(key, next.token, () => 'next');
    expect(await store.claim(key, 'a', 60_000)).toEqual({ state: 'done', result: 'next' });
  });
});

describe('the deliveries of a database of one process', () => {
  const [sqlite] = ENGINES;
  beforeAll(() => sqlite?.start());
  afterAll(() => sqlite?.stop());

  it('are not begun again while their work is committed, though their lease has ended', async () => {
    const database = await openDatabase((await sqlite?.migrated()) ?? '');
    const store = siteDeliveries(database);
    const key = { sender: 'acme', event: 'send_notes', identity: 'slow' };
    const first = await store.claim(key, 'a', 20);
    if (first.state !== 'run') throw new Error(first.state);
    const states: string[] = [];
    await store.complete(key, first.token, async () => {
      await delay(60);
      states.push((await store.claim(key, 'a', 60_000)).state);
      return 'once';
    });
    expect(states).toEqual(['busy']);
    expect(await store.claim(key, 'a', 20)).toEqual({ state: 'done', result: 'once' });
    await database.close();
  });
});
