// Makes a site with one account and so many orders: `fill-site.mjs DATABASE FOLDER COUNT`. The last hundred are new.
import { join } from 'node:path';
import { createSite } from 'svclink/site';
import { order, USERNAME } from './order.mjs';

/** More of them would take long, and no list tells line items. */
const WITH_LINES = 1000;

const [database, folder, count] = process.argv.slice(2);
const files = join(folder, 'files');
const { owner, stop } = await createSite({ database, files, publicUrl: 'http://localhost' });
await owner.accounts.create({ username: USERNAME, password: 'correct horse', org_id: 18 });
const { wo_number, address, city, state, zip, client_company_alias, line_items } = order;
const fields = { client_company_alias, comments: order.comments, loan_number: order.loan_number };
await owner.orders.create({
  account: USERNAME,
  ...{ wo_number, address, city, state, zip, ...fields, line_items },
});
await stop();
if (Number(count) > 1) await copies(Number(count));
process.send?.(1);
process.disconnect?.();

async function copies(most) {
  const { default: Database } = await import('libsql');
  const db = new Database(database.slice('sqlite:'.length));
  const columns =
    'account_id, property_id, org_wo_num, status, fields, is_assigned, is_other_allowed, created_at';
  db.exec(`
    PRAGMA synchronous = OFF;
    WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${most})
    INSERT INTO orders (wo_number, modified_at, ${columns})
    SELECT 'WO-' || n, 1000 * CASE WHEN n > ${most - 100} THEN 1800000000 + n ELSE 1500000000 + n END, ${columns}
    FROM numbers, orders WHERE orders.id = 1;
    INSERT INTO line_items (order_id, position, description, qty, price, total, additional)
    SELECT orders.id, position, description, qty, price, total, additional
    FROM orders, line_items WHERE orders.id > 1 AND orders.id <= ${WITH_LINES} AND order_id = 1;
    PRAGMA wal_checkpoint(TRUNCATE);
  `);
}
