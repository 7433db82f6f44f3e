import { migrateOf } from '../../../../src/cli/serve/site-options.js';
import { databaseLocation } from '../../../../src/site/engine/store/database-source.js';
import { openDatabase, openLocation } from '../../../../src/site/engine/store/open-database.js';
import {
  migrate,
  NEWEST_SCHEMA,
  schemaVersion,
} from '../../../../src/site/engine/store/schema/migrations.js';
import { ENGINES } from '../../databases.js';

describe.each(ENGINES)('a database that is opened and only made anew, on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  it('gets its tables when it is empty, and is refused unchanged with an older schema', async () => {
    const address = await engine.address();
    const older = await openLocation(databaseLocation(address));
    await migrate(older, NEWEST_SCHEMA - 1);
    await expect(openDatabase(address, 'new')).rejects.toMatchObject({
      code: 'schema_older',
      message: expect.stringContaining('svclink migrate (on PostgreSQL with --backup FILE)'),
    });
    expect(await schemaVersion(older.read, older.engine)).toBe(NEWEST_SCHEMA - 1);
    await older.close();
    await (await openDatabase(address, true)).close();
    await (await openDatabase(address, 'new')).close();
    const empty = await openDatabase(await engine.address(), 'new');
    expect(await schemaVersion(empty.read, empty.engine)).toBe(NEWEST_SCHEMA);
    await empty.close();
  });
});

it('svclink serve and the commands change no schema of PostgreSQL, and that of SQLite unless they may not', () => {
  const postgres = 'postgres://localhost/site';
  expect(migrateOf({ database: postgres, migrate: true })).toBe('new');
  expect(migrateOf({ database: postgres, migrate: false })).toBe(false);
  expect(migrateOf({ database: 'sqlite:site.db', migrate: true })).toBe(true);
  expect(migrateOf({ database: 'sqlite:site.db', migrate: false })).toBe(false);
});
