import * as crypto from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '../../../src/index.js';
import { recommendedCost } from '../../../src/secrets/index.js';
import { isCheaper } from '../../../src/secrets/stored-form.js';
import type { Database } from '../../../src/site/engine/store/database.js';
import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { knownAccounts } from '../../../src/site/link/known-accounts.js';
import { eventually } from '../../support/eventually.js';
import { ENGINES } from '../databases.js';
import { TestSite } from '../open-site.js';

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...real, scrypt: jest.fn(real.scrypt) };
});
const scrypts = jest.mocked(crypto.scrypt);
const { scrypt: realScrypt } = jest.requireActual<typeof import('node:crypto')>('node:crypto');

/** Holds the making of renewed hashes until the returned function is called. */
function heldRenewals(): () => void {
  const held: Parameters<typeof crypto.scrypt>[] = [];
  scrypts.mockImplementation((...parts) => {
    if (parts[3].N === recommendedCost.N) held.push(parts);
    else realScrypt(...parts);
  });
  return () => {
    scrypts.mockImplementation(realScrypt);
    for (const parts of held) realScrypt(...parts);
  };
}

describe.each(ENGINES)('the stored passwords of accounts on $name', (engine) => {
  let test: TestSite;
  let database: Database;
  const logged: string[] = [];
  const nothing = () => {};
  const logger = {
    debug: (entry: unknown, text?: unknown) => logged.push(JSON.stringify([entry, text])),
    info: nothing,
    warn: nothing,
    error: nothing,
  };

  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(async () => {
    logged.length = 0;
    test = await TestSite.open(engine, { logger });
    database = await openDatabase(test.database);
  });
  afterEach(async () => {
    await database.close();
    await test.close();
  });

  const secrets = (username = 'acme') =>
    database.read
      .selectFrom('account_secrets')
      .innerJoin('accounts', 'accounts.id', 'account_secrets.account_id')
      .select(['hash', 'expires_at'])
      .where('username', '=', username)
      .orderBy('account_secrets.id')
      .execute();
  const isWeak = (hash = '') => isCheaper(hash, recommendedCost);
  const renewed = () => eventually(async () => !isWeak((await secrets())[0]?.hash));

  it('are renewed after a call, which they delay as little as any later one', async () => {
    const others = await secrets('bolt');
    const release = heldRenewals();
    await test.result('get_all_orders', {});
    expect(isWeak((await secrets())[0]?.hash)).toBe(true);
    release();
    await renewed();
    scrypts.mockClear();
    await test.result('get_all_orders', {});
    // As long as the receiver remembers an account, and longer.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await test.result('get_all_orders', {});
    expect(scrypts).not.toHaveBeenCalled();
    expect(await test.refusal('get_all_orders', {}, { password: 'wrong' })).toMatch(/validate/);
    expect(await secrets('bolt')).toEqual(others);
    await test.restart();
    await test.result('get_all_orders', {});
    expect(await secrets()).toHaveLength(1);
  });

  it('are renewed beside another that is valid, and expire as before', async () => {
    const password = 'the next password';
    await test.owner.accounts.rotate('acme', { password });
    const [before, next] = await secrets();
    await test.result('get_all_orders', {});
    await renewed();
    const [after, unchanged] = await secrets();
    expect(after?.expires_at).toBe(before?.expires_at);
    expect(after?.expires_at).toEqual(expect.anything());
    expect(unchanged).toEqual(next);
    await test.result('get_all_orders', {});
    await test.result('get_all_orders', {}, { password });
  });

  it('are not renewed where they were changed or have expired meanwhile', async () => {
    const accounts = knownAccounts({ database, now: Date.now });
    const [{ hash: before } = { hash: '' }] = await secrets();
    const after = await hashPassword('open sesame');
    expect(await accounts.replaceHash?.('bolt', before, after)).toBe(false);
    await test.owner.accounts.rotate('acme', { overlap: 0, password: 'another password' });
    const rotated = await secrets();
    expect(await accounts.replaceHash?.('acme', before, after)).toBe(false);
    await database.write((tx) =>
      tx.deleteFrom('account_secrets').where('hash', '=', before).execute(),
    );
    expect(await accounts.replaceHash?.('acme', before, after)).toBe(false);
    expect(await secrets()).toEqual(rotated.slice(1));
    await test.result('get_all_orders', {}, { password: 'another password' });
    expect(await test.refusal('get_all_orders', {})).toMatch(/validate/);
  });

  it('stay valid where the renewal cannot be written, of which only the log tells', async () => {
    const before = await secrets();
    const guard =
      engine.name === 'sqlite'
        ? sql`CREATE TRIGGER full BEFORE UPDATE ON account_secrets BEGIN SELECT RAISE(ABORT, 'no room'); END`
        : sql`ALTER TABLE account_secrets ADD CONSTRAINT full_up CHECK (hash LIKE 'scrypt$1024$%')`;
    await database.write((tx) => guard.execute(tx));
    await test.result('get_all_orders', {});
    await eventually(() => logged.some((line) => /"acme".*not renewed/.test(line)));
    await test.result('get_all_orders', {});
    expect(await secrets()).toEqual(before);
  });
});
