import { sql } from 'kysely';
import { LinkError } from '../../../../src/index.js';
import type { Database } from '../../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { NEWEST_SCHEMA } from '../../../../src/site/engine/store/schema/migrations.js';
import { ENGINES, GIVEN } from '../../databases.js';

const NOW = 1_760_000_000_123;

function newAccount(username: string) {
  return { username, created_at: NOW };
}

async function addOrder(database: Database, qty: string): Promise<void> {
  await database.write(async (tx) => {
    const account = await tx
      .insertInto('accounts')
      .values(newAccount(`a-${qty}`))
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = { address: '1 Elm', city: 'Omaha', state: 'NE', zip: '68102' };
    const property = await tx
      .insertInto('properties')
      .values({ ...place, place_key: qty, created_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await tx
      .insertInto('orders')
      .values({
        account_id: account.id,
        property_id: property.id,
        wo_number: 'WO-1',
        status: 'Unread',
        fields: '{}',
        is_assigned: true,
        is_other_allowed: true,
        modified_at: NOW,
        created_at: NOW,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('line_items')
      .values({ order_id: order.id, position: 0, description: 'Grass', qty, price: '0.10' })
      .execute();
  });
}

describe.each([...ENGINES, ...GIVEN])('the store on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    await engine.start();
    database = await openDatabase(await engine.address());
  });
  afterAll(async () => {
    await database?.close();
    await engine.stop();
  });

  it('gives ids as text, times as numbers, flags as booleans [site.store.engines]', async () => {
    await addOrder(database, '1.00');
    const order = await database.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      account_id: expect.stringMatching(/^\d+$/),
      modified_at: NOW,
      cancelled_at: null,
      is_other_allowed: true,
    });
  });

  it.each(['0.10', '123456789012345.67', '-0.01', '2.00'])(
    'gives %s back digit for digit [site.store.exact]',
    async (qty) => {
      await addOrder(database, qty);
      const rows = await database.read
        .selectFrom('line_items')
        .select(['qty', 'price'])
        .where('qty', '=', qty)
        .execute();
      expect(rows).toContainEqual({ qty, price: '0.10' });
    },
  );

  it('keeps nothing of work that fails, and all of what came with it', async () => {
    const works = Array.from({ length: 40 }, (_, index) =>
      database.write(async (tx) => {
        await tx
          .insertInto('accounts')
          .values(newAccount(`many-${index}`))
          .execute();
        if (index % 4 === 0) throw new Error(`work ${index} failed`);
        return index;
      }),
    );
    const outcomes = await Promise.allSettled(works);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const kept = await database.read
      .selectFrom('accounts')
      .select('username')
      .where('username', 'like', 'many-%')
      .execute();
    expect(kept).toHaveLength(30);
    expect(kept).not.toContainEqual({ username: 'many-4' });
  });

  it('refuses a second of what is unique, and goes on', async () => {
    await database.write((tx) => tx.insertInto('accounts').values(newAccount('one')).execute());
    const second = database.write((tx) =>
      tx.insertInto('accounts').values(newAccount('one')).execute(),
    );
    await expect(second).rejects.toThrow(/unique/i);
    await database.write((tx) => tx.insertInto('accounts').values(newAccount('two')).execute());
  });

  it('gives a text back as it was', async () => {
    const text = `ä 😀 ' " \\ \u2028 ${'x'.repeat(100_000)}`;
    await database.write((tx) =>
      tx.insertInto('settings').values({ name: 'text', value: text }).execute(),
    );
    const row = await database.read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'text')
      .executeTakeFirstOrThrow();
    expect(row.value === text).toBe(true);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
  ])('refuses a text with %s instead of cutting it', async (name, value) => {
    const writing = database.write((tx) =>
      tx.insertInto('settings').values({ name, value }).execute(),
    );
    await expect(writing).rejects.toThrow();
    const row = await database.read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    expect(row).toBeUndefined();
  });

  it('is made once by however many start at once, and kept [site.store.migrations]', async () => {
    const address = await engine.address();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase(address)));
    await opened[0]?.write((tx) => tx.insertInto('accounts').values(newAccount('kept')).execute());
    await Promise.all(opened.map((one) => one.close()));
    const again = await openDatabase(address);
    const { rows } = await sql<{ version: number }>`SELECT version FROM svclink_schema`.execute(
      again.read,
    );
    const accounts = await again.read.selectFrom('accounts').select('username').execute();
    await again.close();
    expect(rows).toEqual(Array.from({ length: NEWEST_SCHEMA }, (_, at) => ({ version: at + 1 })));
    expect(accounts).toEqual([{ username: 'kept' }]);
  });

  it('refuses what a newer program has written, and changes nothing [site.store.migrations]', async () => {
    const address = await engine.address();
    const first = await openDatabase(address);
    await first.write((tx) => sql`INSERT INTO svclink_schema (version) VALUES (99)`.execute(tx));
    await first.close();
    const refused = await openDatabase(address).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'schema_newer',
      message: expect.stringContaining('schema 99'),
    });
  });

  it('takes no more work once it is closed, and finishes what it has', async () => {
    const other = await openDatabase(await engine.address());
    const writing = other.write((tx) =>
      tx.insertInto('accounts').values(newAccount('last')).execute(),
    );
    await Promise.all([writing, other.close()]);
    await expect(other.write(async () => 1)).rejects.toThrow();
  });
});

describe('the address of a database', () => {
  it.each(['', 'mysql://user:hunter2@host/db', 'http://host', 'postgres:host'])(
    'is refused as %p, without a word of it',
    async (address) => {
      const error = await openDatabase(address === '' ? 'file:x' : address).catch((one) => one);
      expect(LinkError.is(error)).toBe(true);
      expect(error.message).toBe('database: must be sqlite:PATH or postgres://…');
    },
  );
});
