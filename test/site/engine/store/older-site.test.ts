import '../../../support/real-scrypt.js';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import { logPath } from '../../../../src/site/engine/exchanges/log-tables.js';
import { databaseLocation } from '../../../../src/site/engine/store/database-source.js';
import { openLocation } from '../../../../src/site/engine/store/open-database.js';
import { createSite, restoreSite } from '../../../../src/site/index.js';
import { sendEvent } from '../../../../src/testing/index.js';
import { ENGINES } from '../../databases.js';

/**
 * A site of svclink 0.1 (schema 2), as SQL of both engines: it owns three orders and imports them from itself, with a
 * form, files, notes, sent results, drafts, and the log of its exchanges. `site.backup` is an archive of the same site.
 */
const STORED = join(__dirname, 'older-site');
const sqlOf = (name: string) => readFileSync(join(STORED, name), 'utf8');
const secretKey = Buffer.alloc(32, 7);
const passphrase = 'four words or more';

type Row = Readonly<Record<string, unknown>>;
type Tables = ReadonlyMap<string, readonly Row[]>;

/** Columns that later steps rename. */
const RENAMED: ReadonlySet<string> = new Set(['took_count']);

/** Writes the databases of a site, as svclink 0.1 has left them. */
async function writeOlder(address: string): Promise<void> {
  const path = pathOf(address);
  if (path === undefined) {
    const pool = new Pool({ connectionString: address });
    await pool.query(sqlOf('postgres.sql'));
    return pool.end();
  }
  for (const [file, name] of [
    [path, 'sqlite.sql'],
    [logPath(path), 'sqlite-log.sql'],
  ] as const) {
    const handle = new Libsql(file);
    handle.exec(sqlOf(name));
    handle.close();
  }
}

const pathOf = (address: string): string | undefined => /^sqlite:(.*)$/.exec(address)?.[1];

/** All rows of the tables of a database, with every value as text. */
async function rowsOf(address: string): Promise<Tables> {
  const database = await openLocation(databaseLocation(address));
  try {
    const names = await sql<{ name: string }>`${sql.raw(
      database.engine === 'sqlite'
        ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%_index_%'`
        : `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'svclink_log')`,
    )}`.execute(database.read);
    const tables = new Map<string, readonly Row[]>();
    for (const { name } of names.rows) {
      const { rows } = await sql<Row>`SELECT * FROM ${sql.raw(name)}`.execute(database.read);
      tables.set(
        name,
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([column, value]) => [column, text(value)])),
        ),
      );
    }
    return tables;
  } finally {
    await database.close();
  }
}

/** Returns a value as text: the engines have other types for ids and flags. */
const text = (value: unknown): string | null => (value === null ? null : String(value));

/** Returns the rows of a table by the columns that both versions have. */
function common(rows: readonly Row[], columns: readonly string[]): string[] {
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
}

/** Returns what is missing of the older rows; nothing where every record is there. */
function missing(before: Tables, after: Tables, besides: readonly string[] = []): string[] {
  return [...before].flatMap(([name, rows]) => {
    if (besides.includes(name) || rows.length === 0) return [];
    const now = after.get(name) ?? [];
    const columns = Object.keys(rows[0] ?? {}).filter((column) => !RENAMED.has(column));
    const there = common(now, columns);
    return common(rows, columns)
      .filter((row) => {
        const index = there.indexOf(row);
        if (index >= 0) there.splice(index, 1);
        return index < 0;
      })
      .map((row) => `${name}: ${row}`);
  });
}

describe('a site of svclink 0.1', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-older-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const options = (database: string, name: string) => ({
    database,
    files: join(folder, name),
    secretKey,
    publicUrl: 'http://localhost',
    logger: false as const,
  });

  describe.each(ENGINES)('on $name', (engine) => {
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());

    it('opens with every record, and answers its callers', async () => {
      const address = await engine.address();
      await writeOlder(address);
      const before = await rowsOf(address);
      const site = await createSite(options(address, engine.name));
      const exchanges = await site.exchanges.list({ limit: 1000 });
      const caller = { username: 'crew', password: 'open sesame' };
      const order = await sendEvent(site.receiver, 'get_order', { report_id: '1' }, caller);
      const results = await site.importer.results.list('4');
      await site.stop();
      expect([...before.values()].flat().length).toBeGreaterThan(100);
      expect(missing(before, await rowsOf(address))).toEqual([]);
      expect(exchanges.filter(({ duration_ms }) => duration_ms >= 0).length).toBeGreaterThan(30);
      expect(order).toMatchObject({ success: true });
      expect(results.filter(({ state }) => state === 'sent').length).toBeGreaterThan(5);
    });

    it('is restored from its archive with every record and file', async () => {
      const address = await engine.address();
      const source = `sqlite:${join(folder, `source-${engine.name}.db`)}`;
      await writeOlder(source);
      const location = { database: address, files: join(folder, `r-${engine.name}`), secretKey };
      const archive = join(STORED, 'site.backup');
      await expect(restoreSite(archive, location, { passphrase })).rejects.toMatchObject({
        code: 'archive_unverified',
      });
      const restored = await restoreSite(archive, location, { passphrase, unverified: true });
      expect(restored.files).toBe(3);
      const after = await rowsOf(address);
      const names = new Map([...after].map(([name, rows]) => [name.replace('public.', ''), rows]));
      expect(missing(await rowsOf(source), names, ['settings'])).toEqual([]);
    });
  });
});
