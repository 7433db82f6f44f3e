import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import {
  migrate,
  NEWEST_SCHEMA,
  schemaVersion,
} from '../../../../src/site/engine/store/schema/migrations.js';
import { storeCopy } from '../../../../src/site/engine/store/schema/schema-copy.js';
import { openSqlite } from '../../../../src/site/engine/store/sqlite/sqlite-database.js';
import { svclink } from '../../../cli/command-line.js';
import { opened } from '../../../cli/serve/opened-site.js';

const root = mkdtempSync(join(tmpdir(), 'svclink-copy-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let count = 0;

/** A folder with a database of the first schema, which holds a setting. */
async function olderSite(): Promise<string> {
  const folder = join(root, `it's ${count++}`);
  mkdirSync(folder);
  const database = await openSqlite(join(folder, 'site.db'));
  await migrate(database, 1);
  await database.write((tx) =>
    tx.insertInto('settings').values({ name: 'kept', value: 'yes' }).execute(),
  );
  await database.close();
  return folder;
}

async function found(path: string) {
  const database = await openSqlite(path);
  const setting = database.read.selectFrom('settings').select('value').where('name', '=', 'kept');
  const row = await setting.executeTakeFirst();
  const version = await schemaVersion(database.read, 'sqlite');
  await database.close();
  return { version, value: row?.value };
}

describe('a SQLite database of an older schema', () => {
  it('is copied before it is changed, once, and told in one line [site.store.migrations]', async () => {
    const folder = await olderSite();
    const copies: string[] = [];
    const open = () => openDatabase(join(folder, 'site.db'), true, (copy) => copies.push(copy));
    await (await open()).close();
    const copy = join(folder, 'site.schema-1.db');
    expect(copies).toEqual([copy]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await found(copy)).toEqual({ version: 1, value: 'yes' });
    expect(await found(join(folder, 'site.db'))).toEqual({ version: NEWEST_SCHEMA, value: 'yes' });
    await (await open()).close();
    expect(copies).toHaveLength(1);
  });

  it('is copied by svclink migrate and by svclink serve alike', async () => {
    const commanded = await olderSite();
    const { out } = await svclink(['migrate', '--data', commanded]);
    const copy = join(commanded, 'site.schema-1.db');
    expect(out.split('\n')[0]).toBe(
      `the database was copied to ${copy} before its schema is changed`,
    );
    expect(await found(copy)).toEqual({ version: 1, value: 'yes' });
    const served = await olderSite();
    await (await opened(served)).stop();
    expect(await found(join(served, 'site.schema-1.db'))).toEqual({ version: 1, value: 'yes' });
  });

  it('is copied anew where an earlier attempt has left a copy, and of copies three stay', async () => {
    const folder = await olderSite();
    mkdirSync(join(folder, 'site.db.copying'));
    for (const name of ['site.schema-1.db', 'site.db.copying/part', 'site.schema-7.db']) {
      writeFileSync(join(folder, name), 'left');
    }
    for (const name of [
      'site.schema-8.db',
      'site.schema-9.db',
      'site.schema-x.db',
      'site2.schema-1.db',
    ]) {
      writeFileSync(join(folder, name), 'left');
    }
    await (await openDatabase(join(folder, 'site.db'))).close();
    const names = readdirSync(folder).filter((name) => /schema|copying/.test(name));
    expect(await found(join(folder, 'site.schema-1.db'))).toEqual({ version: 1, value: 'yes' });
    expect(names).toHaveLength(5);
    expect(names).toEqual(expect.arrayContaining(['site.schema-x.db', 'site2.schema-1.db']));
  });

  it('is left as it is where it cannot be copied, and says so in one sentence', async () => {
    const folder = await olderSite();
    mkdirSync(join(folder, 'site.schema-1.db', 'in the way'), { recursive: true });
    const { status, err } = await svclink(['migrate', '--data', folder]);
    expect(status).toBe(1);
    expect(err).toMatch(/cannot be copied to .*site\.schema-1\.db .*Nothing was changed\.\n$/);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect((await found(join(folder, 'site.db'))).version).toBe(1);
  });

  it('leaves no half copy on a disk that is full', async () => {
    const folder = await olderSite();
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const copying = storeCopy(join(folder, 'site.db'), 1, async (path) => {
      writeFileSync(path, 'half of it');
      throw full;
    });
    await expect(copying).rejects.toMatchObject({
      code: 'store_unavailable',
      message: expect.stringMatching(/\(SQLITE_FULL\).*make room there/),
    });
    expect(readdirSync(folder).filter((name) => /schema|copying/.test(name))).toEqual([]);
  });
});

it('copies no new database', async () => {
  const folder = join(root, 'new');
  const database = await openDatabase(join(root, 'new.db'), true, () => {
    throw new Error('there is nothing to copy');
  });
  await database.close();
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(root).filter((name) => name.includes('schema'))).toEqual([]);
});
