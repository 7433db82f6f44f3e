import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LinkError } from '../protocol/errors/errors.js';
import type { Claim, DeliveryKey, DeliveryStore } from './delivery-store.js';

/** One statement of the contract of a delivery store. */
export interface DeliveryStoreCase {
  /** The statement, for the title of a test. */
  readonly name: string;
  /** Resolves when the statement holds; rejects with an AssertionError that names the difference. */
  readonly run: () => Promise<void>;
}

/** A lease that no case outlives, in milliseconds. */
const LONG = 60_000;
/** A lease that has ended when {@link lapse} resolves. */
const SHORT = 20;

const lapse = () => delay(SHORT * 3);

function newKey(): DeliveryKey {
  return { sender: randomUUID(), event: 'send_notes', identity: randomUUID() };
}

function running(claim: Claim): Extract<Claim, { state: 'run' }> {
  if (claim.state === 'run') return claim;
  return assert.fail(`the claim was ${claim.state} where it had to run`);
}

type Check = (store: DeliveryStore) => Promise<void>;

const repeated: Readonly<Record<string, Check>> = {
  'gives a new delivery to its first claim': async (store) => {
    const claim = running(await store.claim(newKey(), 'a', LONG));
    assert.equal(claim.attempt, 1);
    assert.equal(claim.interrupted, false);
    assert.equal(claim.previous, undefined);
  },
  'gives the stored result to a repetition with the same content': async (store) => {
    const key = newKey();
    const { token } = running(await store.claim(key, 'a', LONG));
    await store.complete(key, token, () => '{"id":"1"}');
    for (let time = 0; time < 3; time++) {
      const claim = await store.claim(key, 'a', LONG);
      assert.deepEqual(claim, { state: 'done', result: '{"id":"1"}' });
    }
  },
  'runs the same delivery with other content, with the result before at hand': async (store) => {
    const key = newKey();
    const first = running(await store.claim(key, 'a', LONG));
    await store.complete(key, first.token, () => 'one');
    const second = running(await store.claim(key, 'b', LONG));
    assert.equal(second.previous, 'one');
    assert.equal(second.attempt, 1);
    assert.ok(second.token > first.token);
    await store.complete(key, second.token, () => 'two');
    assert.deepEqual(await store.claim(key, 'b', LONG), { state: 'done', result: 'two' });
  },
  'keeps the result before when an update is given back': async (store) => {
    const key = newKey();
    const first = running(await store.claim(key, 'a', LONG));
    await store.complete(key, first.token, () => 'one');
    const second = running(await store.claim(key, 'b', LONG));
    await store.release(key, second.token);
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'done', result: 'one' });
  },
  'keeps deliveries apart by sender, event and identity': async (store) => {
    const key = newKey();
    const { token } = running(await store.claim(key, 'a', LONG));
    await store.complete(key, token, () => 'one');
    running(await store.claim({ ...key, sender: randomUUID() }, 'a', LONG));
    running(await store.claim({ ...key, event: 'send_file' }, 'a', LONG));
    running(await store.claim({ ...key, identity: randomUUID() }, 'a', LONG));
  },
  'gives a result back as it was stored, whatever text it is': async (store) => {
    const key = newKey();
    const result = JSON.stringify({ text: 'ä 😀 \u0000 \\ " \u2028', long: 'x'.repeat(100_000) });
    const { token } = running(await store.claim(key, 'a', LONG));
    await store.complete(key, token, () => result);
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'done', result });
  },
};

const concurrent: Readonly<Record<string, Check>> = {
  'is busy while somebody is at it': async (store) => {
    const key = newKey();
    running(await store.claim(key, 'a', LONG));
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'busy' });
    assert.deepEqual(await store.claim(key, 'b', LONG), { state: 'busy' });
  },
  'gives one of many claims at once the run': async (store) => {
    const key = newKey();
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim(key, 'a', LONG)));
    assert.equal(claims.filter(({ state }) => state === 'run').length, 1);
    assert.equal(claims.filter(({ state }) => state === 'busy').length, 19);
  },
  'runs again what was given back': async (store) => {
    const key = newKey();
    const first = running(await store.claim(key, 'a', LONG));
    await store.release(key, first.token);
    const second = running(await store.claim(key, 'a', LONG));
    assert.ok(second.token > first.token);
    assert.equal(second.interrupted, false);
  },
  'lets another take over what was left, and says so': async (store) => {
    const key = newKey();
    const first = running(await store.claim(key, 'a', SHORT));
    await lapse();
    const second = running(await store.claim(key, 'a', LONG));
    assert.ok(second.token > first.token);
    assert.equal(second.attempt, 2);
    assert.equal(second.interrupted, true);
  },
};

const fencing: Readonly<Record<string, Check>> = {
  'stores nothing of an attempt that was taken over': async (store) => {
    const key = newKey();
    const late = running(await store.claim(key, 'a', SHORT));
    await lapse();
    const next = running(await store.claim(key, 'a', LONG));
    let hasRun = false;
    const work = () => {
      hasRun = true;
      return 'late';
    };
    await assert.rejects(store.complete(key, late.token, work), isFenced);
    assert.equal(hasRun, false);
    await store.complete(key, next.token, () => 'next');
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'done', result: 'next' });
  },
  'stores one result once': async (store) => {
    const key = newKey();
    const { token } = running(await store.claim(key, 'a', LONG));
    await store.complete(key, token, () => 'one');
    await assert.rejects(
      store.complete(key, token, () => 'two'),
      isFenced,
    );
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'done', result: 'one' });
  },
  'ignores what is given back too late': async (store) => {
    const key = newKey();
    const late = running(await store.claim(key, 'a', SHORT));
    await lapse();
    running(await store.claim(key, 'a', LONG));
    await store.release(key, late.token);
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'busy' });
  },
  'stores nothing of work that fails, and can be claimed again': async (store) => {
    const key = newKey();
    const { token } = running(await store.claim(key, 'a', LONG));
    const failure = new Error('the work failed');
    await assert.rejects(
      store.complete(key, token, () => {
        throw failure;
      }),
      (error) => error === failure,
    );
    await store.release(key, token);
    running(await store.claim(key, 'a', LONG));
  },
  'forgets what is old, and nothing else': async (store) => {
    const key = newKey();
    const { token } = running(await store.claim(key, 'a', LONG));
    await store.complete(key, token, () => 'one');
    await store.sweep(new Date(Date.now() - 60_000));
    assert.deepEqual(await store.claim(key, 'a', LONG), { state: 'done', result: 'one' });
    assert.ok((await store.sweep(new Date(Date.now() + 60_000))) >= 1);
    assert.equal(running(await store.claim(key, 'a', LONG)).previous, undefined);
  },
};

function isFenced(error: unknown): boolean {
  return LinkError.is(error) && error.code === 'delivery_fenced';
}

/**
 * The contract of a delivery store as cases for any test runner. The stores that ship pass it; one of your own has to.
 *
 * @param open gives the store; called once for each case, the same store may be given each time
 * @example
 * for (const { name, run } of deliveryStoreSuite(() => myDeliveries(db))) it(name, run);
 */
export function deliveryStoreSuite(
  open: () => DeliveryStore | Promise<DeliveryStore>,
): readonly DeliveryStoreCase[] {
  const all = { ...repeated, ...concurrent, ...fencing };
  return Object.entries(all).map(([name, check]) => ({
    name,
    run: async () => check(await open()),
  }));
}
