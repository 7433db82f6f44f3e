import { openDatabase } from '../../../src/site/engine/store/open-database.js';
import { knownAccounts } from '../../../src/site/link/known-accounts.js';
import { ENGINES } from '../databases.js';

const [SQLITE] = ENGINES;

describe('the accounts that a site remembers', () => {
  it('are given at once, as they were, and looked up where nobody has the name', async () => {
    if (!SQLITE) throw new Error('no engine');
    await SQLITE.start();
    const database = await openDatabase(await SQLITE.migrated());
    await database.write((tx) =>
      tx.insertInto('accounts').values({ username: 'acme', created_at: 1 }).execute(),
    );
    const accounts = knownAccounts({ database, now: Date.now });
    // They are remembered for a quarter of a second, which a busy machine may take.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const looking = accounts.find('acme');
    expect(looking).toBeInstanceOf(Promise);
    const account = await looking;
    expect(account).toMatchObject({ username: 'acme', passwordHash: [] });
    expect(Object.isFrozen(account)).toBe(true);
    expect(accounts.find('acme')).toBe(account);
    expect(await accounts.find('nobody')).toBeUndefined();
    expect(accounts.find('nobody')).toBeInstanceOf(Promise);
    clock.mockRestore();
    await database.close();
    await SQLITE.stop();
  });
});
