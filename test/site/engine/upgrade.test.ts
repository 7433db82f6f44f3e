import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../src/site/engine/store/database.js';
import { databaseLocation } from '../../../src/site/engine/store/database-source.js';
import { openLocation } from '../../../src/site/engine/store/open-database.js';
import type { ColumnKind } from '../../../src/site/engine/store/schema/column.js';
import {
  migrate,
  NEWEST_SCHEMA,
  schemaVersion,
} from '../../../src/site/engine/store/schema/migrations.js';
import { tablesOf } from '../../../src/site/engine/store/schema/table-catalog.js';
import { createSite } from '../../../src/site/index.js';
import { svclink } from '../../cli/command-line.js';
import { ENGINES } from '../databases.js';

const BEFORE = NEWEST_SCHEMA - 1;
/** Tables to which an upgrade adds rows. */
const GROWS: ReadonlySet<string> = new Set(['settings', 'audit_records']);
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64url');
const VALUES: Readonly<Record<ColumnKind, unknown>> = {
  id: '1000',
  decimal: '12.50',
  text: 'ä 007',
  number: 7,
  flag: true,
};

/** All rows of the tables of a version, as text. */
async function rowsOf(database: Database, version: number): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { name, key } of tablesOf(version)) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    const { rows } = await sql`SELECT * FROM ${sql.table(name)} ORDER BY ${order}`.execute(
      database.read,
    );
    all[name] = JSON.stringify(rows);
  }
  return all;
}

async function using<Result>(
  address: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openLocation(databaseLocation(address));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A site of the schema before, with a row in every table, as the version before left it. */
async function siteBefore(address: string): Promise<Record<string, string>> {
  return using(address, async (database) => {
    await migrate(database, BEFORE);
    await database.write(async (tx) => {
      for (const { name, columns } of tablesOf(BEFORE)) {
        const names = sql.join(columns.map((column) => sql.ref(column.name)));
        const values = sql.join(columns.map(({ kind }) => VALUES[kind]));
        await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES (${values})`.execute(tx);
      }
      await sql`INSERT INTO settings (name, value) VALUES ('site_id', '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4')`.execute(
        tx,
      );
    });
    return rowsOf(database, BEFORE);
  });
}

describe.each(ENGINES)('a site of the schema before on $name', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-upgrade-'));
  const env = (database: string) => ({
    DATABASE_URL: database,
    SVCLINK_SECRET_KEY: SECRET_KEY,
    SVCLINK_PASSPHRASE: 'four words or more',
    SVCLINK_DATA: join(folder, 'data'),
  });
  beforeAll(() => engine.start());
  afterAll(async () => {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is upgraded with all records, and a backup is the way back [site.upgrade]', async () => {
    const address = await engine.address();
    const before = await siteBefore(address);
    const archive = join(folder, `before-${engine.name}.backup`);
    const migrated = await svclink(['migrate', '--backup', archive], { env: env(address) });
    // The row of a file in this test has no content.
    expect(migrated).toMatchObject({
      status: 0,
      err: expect.stringMatching(/^1 files .* missing/),
    });
    expect(migrated.out).toContain(`schema ${BEFORE} is in ${archive}`);
    expect(migrated.out).toContain(`has schema ${NEWEST_SCHEMA}, the newest.`);
    const after = await using(address, (database) => rowsOf(database, NEWEST_SCHEMA));
    const counts = (all: Record<string, string>) =>
      Object.fromEntries(
        tablesOf(BEFORE).flatMap(({ name }) => {
          const list: unknown[] = JSON.parse(all[name] ?? '[]');
          return name in all ? [[name, list.length]] : [];
        }),
      );
    expect(counts(after)).toMatchObject(
      Object.fromEntries(
        // The backup adds an act to the audit.
        Object.entries(counts(before)).filter(([name]) => name in after && !GROWS.has(name)),
      ),
    );
    const site = await createSite({
      database: address,
      files: join(folder, 'files'),
      publicUrl: 'http://localhost',
      secretKey: SECRET_KEY,
      logger: false,
    });
    expect(site.siteId).toBe('1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4');
    await site.owner.accounts.create({ username: 'since', password: 'open sesame' });
    await site.stop();

    const back = await engine.address();
    const restored = await svclink(['restore', archive, '--keep-schema'], { env: env(back) });
    expect(restored).toMatchObject({
      status: 1,
      err: expect.stringMatching(/of the version that wrote the archive\. Files .* missing/),
    });
    const [version, rows] = await using(
      back,
      async (database) =>
        [
          await schemaVersion(database.read, database.engine),
          await rowsOf(database, BEFORE),
        ] as const,
    );
    expect(version).toBe(BEFORE);
    // Sessions and set-up links end, the key of the site is marked, and the audit has backup and restore. The rest is as
    // the version before wrote it.
    const { console_sessions: _ended, settings: _marked, audit_records: acts, ...same } = before;
    expect(rows).toMatchObject(same);
    expect(rows.audit_records).toContain(acts?.slice(1, -1) ?? '[{');
    expect(rows.console_sessions).toBe('[]');

    const again = await svclink(['migrate', '--no-backup'], { env: env(back) });
    expect(again.status).toBe(0);
    expect(await using(back, (database) => schemaVersion(database.read, database.engine))).toBe(
      NEWEST_SCHEMA,
    );
  });

  it('is not changed without a way back', async () => {
    const address = await engine.address();
    const before = await siteBefore(address);
    const outcome = await svclink(['migrate'], { env: env(address) });
    if (engine.name === 'postgres') {
      expect(outcome).toMatchObject({ status: 2, err: expect.stringContaining('or --no-backup') });
      expect(await using(address, (database) => rowsOf(database, BEFORE))).toEqual(before);
    } else {
      const [, copy = ''] = /copied to (\S+)/.exec(outcome.out) ?? [];
      expect(await using(`sqlite:${copy}`, (database) => rowsOf(database, BEFORE))).toEqual(before);
    }
    const unwritable = await svclink(['migrate', '--backup', join(folder, 'no/such')], {
      env: env(await engine.address()),
    });
    expect(unwritable.status).toBe(0);
  });

  it('keeps its schema when the backup cannot be written', async () => {
    const address = await engine.address();
    await siteBefore(address);
    const path = join(folder, 'no such folder', 'x.backup');
    const outcome = await svclink(['migrate', '--backup', path], { env: env(address) });
    expect(outcome.status).not.toBe(0);
    expect(await using(address, (database) => schemaVersion(database.read, database.engine))).toBe(
      BEFORE,
    );
    expect(readdirSync(folder)).not.toContain('no such folder');
  });

  it('needs no backup when there is nothing to change', async () => {
    const address = await engine.address();
    await using(address, (database) => migrate(database));
    expect((await svclink(['migrate'], { env: env(address) })).status).toBe(0);
  });
});
