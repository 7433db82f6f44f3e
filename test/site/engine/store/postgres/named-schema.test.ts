import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { backupSite, createSite, restoreSite, type Site } from '../../../../../src/site/index.js';
import { sendEvent } from '../../../../../src/testing/index.js';
import { svclink } from '../../../../cli/command-line.js';
import { eventually } from '../../../../support/eventually.js';
import { ENGINES } from '../../../databases.js';
import { PLACE } from '../../../open-site.js';

const postgres = ENGINES.find(({ name }) => name === 'postgres');
if (!postgres) throw new Error('there is no PostgreSQL to test on');

const passphrase = 'correct horse battery';

describe('sites in named schemas of one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svclink-schemas-'));
  const open: Site[] = [];
  let address = '';
  let pool: Pool;

  const create = async (databaseSchema: string, more: object = {}) => {
    const site = await createSite({
      database: address,
      databaseSchema,
      files: join(folder, databaseSchema, 'files'),
      publicUrl: 'http://files.example',
      logger: false,
      ...more,
    });
    open.push(site);
    return site;
  };
  const tablesIn = async (schema: string) =>
    (await pool.query('SELECT tablename FROM pg_tables WHERE schemaname = $1', [schema])).rows
      .length;

  beforeAll(async () => {
    await postgres.start();
    address = await postgres.address();
    pool = new Pool({ connectionString: address });
  });
  afterAll(async () => {
    await Promise.all(open.map((site) => site.stop()));
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('have tables, logs, locks and reports of their own', async () => {
    const [north, south] = await Promise.all([create('north'), create('south_2')]);
    if (!north || !south) throw new Error('two sites were opened');
    const arrived: string[] = [];
    for (const [name, site] of Object.entries({ north, south })) {
      site.on('received', { consumer: 'test' }, () => void arrived.push(name));
      await site.owner.accounts.create({ username: 'acme', password: 'open sesame' });
      await site.start();
    }
    // More at once than a pool has connections: each of them has the schema.
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        north.owner.orders.create({ account: 'acme', wo_number: `N${index}`, ...PLACE }),
      ),
    );
    expect(new Set(ids).size).toBe(30);
    expect(await south.owner.orders.list()).toEqual([]);
    const note = {
      note_id: '1',
      note_text: 'done',
      note_type: 'wo',
      has_attachments: false,
    } as const;
    const sent = { dst_report_id: ids[0] ?? '', note: [note] };
    const caller = { username: 'acme', password: 'open sesame' };
    const answer = await sendEvent(north.receiver, 'send_notes', sent, caller);
    expect(answer.success).toBe(true);
    await eventually(() => arrived.length > 0, 'the event');
    await north.exchanges.flush();
    expect(await north.exchanges.list()).toHaveLength(1);
    expect(await south.exchanges.list()).toEqual([]);
    expect(arrived).toEqual(['north']);
    expect([await tablesIn('public'), await tablesIn('svclink_log')]).toEqual([0, 0]);
    for (const schema of ['north', 'south_2']) {
      expect(await tablesIn(schema)).toBeGreaterThan(30);
      expect(await tablesIn(`${schema}_log`)).toBeGreaterThan(2);
    }
  }, 60_000);

  it('are backed up, and restored into another schema, by command too', async () => {
    const archive = join(folder, 'north.backup');
    const database = `${address}${address.includes('?') ? '&' : '?'}schema=north`;
    const files = join(folder, 'north', 'files');
    const made = await backupSite({ database, files }, archive, { passphrase });
    expect(made.left_behind[0]).toContain('the schema north_log');
    const west = { database: database.replace('schema=north', 'schema=west') };
    const place = { ...west, files: join(folder, 'west', 'files') };
    await restoreSite(archive, place, { passphrase });
    const restored = await create('west');
    expect(await restored.owner.orders.list()).toHaveLength(30);
    expect(await restored.exchanges.list()).toEqual([]);

    const flags = ['--data', join(folder, 'west'), '--database-schema', 'west'];
    const env = { DATABASE_URL: address };
    const listed = await svclink(['order', 'list', '--json', ...flags], { env });
    expect([listed.status, JSON.parse(listed.out).length]).toEqual([0, 30]);
    const migrated = await svclink(['migrate', '--no-backup', ...flags], { env });
    expect(migrated.status).toBe(0);
    expect(await tablesIn('public')).toBe(0);
  }, 60_000);

  it('are refused by a bad name, on SQLite and for the pool of an app, before anything is made', async () => {
    for (const name of ['North', 'pg_north', '1st', 'a-b', 'x;y', '', 'n'.repeat(52)]) {
      await expect(create(name)).rejects.toMatchObject({ code: 'option_invalid' });
      const inAddress = { database: `${address}?schema=${encodeURIComponent(name)}` };
      await expect(create('north', { ...inAddress, databaseSchema: undefined })).rejects.toThrow(
        'schema must be',
      );
    }
    const sqlite = { database: `sqlite:${join(folder, 'x.db')}` };
    await expect(create('north', sqlite)).rejects.toThrow('is of PostgreSQL');
    await expect(create('north', { database: pool })).rejects.toThrow("'-c search_path=north'");
    const { status, err } = await svclink(['order', 'list', '--database-schema', 'A-B']);
    expect([status, err]).toEqual([2, expect.stringContaining('--database-schema')]);
  });
});
