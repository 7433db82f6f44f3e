// Makes a site with one account and COUNT orders: `fill-site.mjs DATABASE FOLDER COUNT [past]`. The last hundred orders
// were modified last. With `past` the orders have the variety of five years.
import { join } from 'node:path';
import { createSite } from 'svclink/site';
import { orderCopies } from './many-orders.mjs';
import { order, USERNAME } from './order.mjs';

const [database, folder, count, past] = process.argv.slice(2);
const files = join(folder, 'files');
const { owner, stop } = await createSite({ database, files, publicUrl: 'http://localhost' });
await owner.accounts.create({ username: USERNAME, password: 'correct horse', org_id: 18 });
const { wo_number, address, city, state, zip, client_company_alias, line_items } = order;
const fields = { client_company_alias, comments: order.comments, loan_number: order.loan_number };
const first = { account: USERNAME, wo_number, address, city, state, zip, ...fields, line_items };
await owner.orders.create(first);
await stop();
if (Number(count) > 1) {
  const fill = database.startsWith('sqlite:') ? fillSqlite : fillPostgres;
  await fill(Number(count), past === 'past');
}
process.send?.(1);
process.disconnect?.();

async function fillSqlite(most, hasPast) {
  const { default: Database } = await import('libsql');
  const db = new Database(database.slice('sqlite:'.length));
  db.exec('PRAGMA synchronous = OFF');
  for (const statement of [
    ...orderCopies('sqlite', most, hasPast),
    'INSERT INTO order_index (rowid, words) SELECT order_id, words FROM order_texts',
    `INSERT INTO note_index (rowid, words) SELECT id, ' ' || body || ' ' FROM notes`,
    'DELETE FROM unindexed_orders',
    'DELETE FROM unindexed_notes',
    'PRAGMA wal_checkpoint(TRUNCATE)',
  ])
    db.exec(statement);
}

/** Fills PostgreSQL. It drops the indexes of large tables first: they are faster to make when the rows are there. */
async function fillPostgres(most, hasPast) {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: database });
  await client.connect();
  const { rows: indexes } = await client.query(`
    SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
    WHERE indrelid IN ('orders'::regclass, 'order_texts'::regclass, 'order_keys'::regclass, 'notes'::regclass,
      'order_changes'::regclass, 'order_history'::regclass) AND NOT indisprimary
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`);
  const statements = [
    `SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 0`,
    ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ...orderCopies('postgres', most, hasPast),
    ...['orders', 'properties'].map(
      (table) => `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`,
    ),
    ...indexes.map(({ made }) => made),
    'VACUUM ANALYZE',
  ];
  for (const statement of statements) await client.query(statement);
  await client.end();
}
