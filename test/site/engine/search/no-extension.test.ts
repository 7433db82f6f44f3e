import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Pool } from 'pg';
import { openDatabase } from '../../../../src/site/engine/store/open-database.js';
import { createSite } from '../../../../src/site/index.js';
import { findOrders } from '../../../../src/site/orders/found-orders.js';
import { person } from '../../../../src/site/orders/visibility/visibility.js';
import { ENGINES } from '../../databases.js';
import { TestSite } from '../../open-site.js';

const [, postgres] = ENGINES;

describe('the search of a site whose role may not make an extension', () => {
  let admin: Pool;
  let address = '';
  beforeAll(async () => {
    await postgres?.start();
    const own = (await postgres?.address()) ?? '';
    admin = new Pool({ connectionString: own, max: 1 });
    const role = `role_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`CREATE ROLE ${role} LOGIN`);
    await admin.query(`GRANT CREATE ON SCHEMA public TO ${role}`);
    const [{ name }] = (await admin.query('SELECT current_database() AS name')).rows;
    // A site makes the schema of its log.
    await admin.query(`CREATE SCHEMA svclink_log AUTHORIZATION ${role}`);
    await admin.query(`REVOKE CREATE ON DATABASE ${name} FROM PUBLIC`);
    address = own.replace('postgres://postgres@', `postgres://${role}@`);
  });
  afterAll(async () => {
    await admin?.end();
    await postgres?.stop();
  });

  /** The warnings of a site at its start. */
  async function warnings(test: TestSite): Promise<readonly string[]> {
    const found: string[] = [];
    const none = () => undefined;
    const warn = (_: object, message: string) => found.push(message);
    const logger = { debug: none, info: none, error: none, warn };
    const site = await createSite({
      database: test.database,
      files: `${test.folder}/files`,
      publicUrl: 'http://files.example/',
      logger,
    });
    await site.stop();
    return found.filter((message) => message.includes('search'));
  }

  it('reads all texts, is warned of at the start, and has its index by the documented statements', async () => {
    const engine = {
      name: 'postgres',
      start: async () => {},
      stop: async () => {},
      address: async () => address,
      migrated: async () => address,
    } as const;
    const test = await TestSite.open(engine);
    const id = await test.order({ address: '1211 Cedar Ln' });
    await test.owner.notes.create({ report_id: id, note_text: 'a yellow door' });
    const database = await openDatabase(address);
    const find = async (text: string) => (await findOrders(database, text, person()))?.ids;
    const all = async () => [await find('cedar'), await find('yellow'), await find('green')];
    expect(await all()).toEqual([[id], [id], []]);
    expect(await warnings(test)).toEqual([
      expect.stringMatching(/reads all orders and notes: run CREATE EXTENSION pg_trgm/),
    ]);
    await admin.query('CREATE EXTENSION pg_trgm');
    const [, statements = ''] =
      /```sql\n(CREATE EXTENSION pg_trgm;[^`]+)```/.exec(readFileSync('docs/search.md', 'utf8')) ??
      [];
    const [, ...indexes] = statements.split(';\n');
    for (const statement of indexes.filter((one) => one.trim() !== ''))
      await admin.query(statement);
    expect(await warnings(test)).toEqual([]);
    expect(await all()).toEqual([[id], [id], []]);
    const { rows } = await admin.query(
      `SELECT tablename FROM pg_indexes WHERE indexdef LIKE '%trgm%' ORDER BY 1`,
    );
    expect(rows.map(({ tablename }) => tablename)).toEqual(['notes', 'order_texts']);
    // The statements of a search use them, as they use those of a migration.
    const plan = await admin.query(
      `SET enable_seqscan = off; EXPLAIN SELECT id FROM notes WHERE ' ' || lower(translate(left(notes.body, 10000), E'\\n\\t', '  ')) || ' ' LIKE '%yellow%'`,
    );
    expect(JSON.stringify(plan)).toContain('notes_by_words');
    await database.close();
    await test.close();
  });
});
