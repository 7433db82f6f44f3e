import { Readable } from 'node:stream';
import Libsql from 'libsql';
import { Pool } from 'pg';
import type { HostTransaction } from '../../../src/site/index.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { PLACE, TestSite } from '../open-site.js';

/** The transactions of an app on the database of a site. */
interface App {
  /** Runs work between BEGIN and COMMIT; an error rolls back, and is thrown. */
  within<Result>(work: (db: HostTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<unknown>;
}

function appOn(address: string): App {
  if (address.startsWith('sqlite:')) {
    const handle = new Libsql(address.slice('sqlite:'.length));
    handle.exec('PRAGMA busy_timeout = 5000');
    return {
      async within(work) {
        handle.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(handle as unknown as HostTransaction);
          handle.exec('COMMIT');
          return result;
        } catch (error) {
          handle.exec('ROLLBACK');
          throw error;
        }
      },
      close: async () => handle.close(),
    };
  }
  const pool = new Pool({ connectionString: address, max: 1 });
  return {
    async within(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

describe.each(ENGINES)('calls of the owner in a transaction of the app, on $name', (engine) => {
  let test: TestSite;
  let app: App;
  beforeAll(async () => {
    await engine.start();
    test = await TestSite.open(engine);
    app = appOn(test.database);
  });
  afterAll(async () => {
    await app?.close();
    await test?.close();
    await engine.stop();
  });

  /** Everything that a new order may come with. */
  async function all(db: HostTransaction): Promise<string> {
    const { owner } = test;
    const username = `new-${Math.random()}`;
    await owner.accounts.create({ username, password: 'open sesame' }, { db });
    const order = { account: username, wo_number: 'WO-7', ...PLACE };
    const report_id = await owner.orders.create(order, { db, by: 'ann' });
    await owner.orders.update(report_id, { zip: '68104' }, { db });
    await owner.orders.requestCancellation(report_id, undefined, { db });
    await owner.items.setForOrder(report_id, [{ id: '1', description: 'Grass' }], { db });
    await owner.notes.create({ report_id, note_text: 'to do' }, undefined, { db });
    const content = Readable.from([Buffer.from('a plan')]);
    await owner.files.add({ report_id, file_name: 'plan.pdf', content }, { db });
    await owner.orders.followUp(report_id, 'again', { db });
    return report_id;
  }

  it('are there when it is committed [site.owner.transaction]', async () => {
    const { owner } = test;
    const report_id = await app.within(async (db) => {
      const made = await all(db);
      // Nobody else sees it before.
      expect(await owner.orders.get(made)).toBeUndefined();
      return made;
    });
    expect(await owner.orders.get(report_id)).toMatchObject({
      wo_status: 'Follow Up',
      fields: { zip: '68104' },
    });
    const history = await owner.orders.history(report_id);
    expect(history[0]).toMatchObject({ action: 'created', actor: 'ann' });
    expect(await owner.notes.list(report_id)).toHaveLength(1);
    expect(await owner.files.list(report_id)).toHaveLength(1);
  });

  it('never were when it is rolled back [site.owner.transaction]', async () => {
    const { owner } = test;
    let made = '';
    const accounts = (await owner.accounts.list()).length;
    const failing = app.within(async (db) => {
      made = await all(db);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await owner.orders.get(made)).toBeUndefined();
    expect(await owner.accounts.list()).toHaveLength(accounts);
  });

  it('are found by the jobs soon after', async () => {
    await test.site.start();
    await owner().accounts.update('acme', { push_url: 'http://127.0.0.1:9/push' });
    await app.within((db) =>
      owner().orders.create({ account: 'acme', wo_number: 'WO-8', ...PLACE }, { db }),
    );
    await eventually(async () => {
      const [push] = await test.site.jobs.list({ kind: 'push' });
      return (push?.failures ?? 0) > 0;
    }, 'a call of the push address');
  });

  const owner = () => test.owner;

  it.each([
    ['a transaction of something else', { db: {} }, /^db: must be/],
    ['an unknown member', { bt: 'ann' }, /bt: is not known \(did you mean by\?\)/],
  ])('take no %s', async (_, acting, message) => {
    const order = { account: 'acme', wo_number: 'WO-9', ...PLACE };
    await expect(owner().orders.create(order, acting as never)).rejects.toThrow(message);
    await expect(owner().orders.cancel('1', '', acting as never)).rejects.toThrow(message);
  });

  it('refuse members of an order that there are not [site.owner.transaction]', async () => {
    const order = { account: 'acme', wo_number: 'WO-9', ...PLACE, adress: 'x' };
    await expect(app.within((db) => owner().orders.create(order, { db }))).rejects.toThrow(
      'adress: is not known (did you mean address?)',
    );
    const lines = { ...PLACE, line_items: [{ desc: 'Grass', quantity: '1' }] };
    const wrong = { account: 'acme', wo_number: 'WO-9', ...lines };
    await expect(owner().orders.create(wrong as never)).rejects.toThrow('quantity');
  });
});
