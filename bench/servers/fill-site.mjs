// Makes a site with one account and so many orders: `fill-site.mjs DATABASE FOLDER COUNT`. The last hundred are new.
import { join } from 'node:path';
import { createSite } from 'svclink/site';
import { order, USERNAME } from './order.mjs';

/** More of them would take long, and no list tells line items. */
const WITH_LINES = 1000;

const MOST_PROPERTIES = 200_000;
const STREETS = ['Cedar Ln', 'Elm St', 'Maple Ave', 'Oak Dr', 'Birch Rd', 'Walnut Ct', 'Main St'];
const CITIES = ['Omaha', 'Lincoln', 'Cedar Rapids', 'Des Moines', 'Sioux City'];
const WORK = ['Grass Cut', 'Winterization', 'Initial Secure', 'Debris Removal', 'Inspection'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const [database, folder, count] = process.argv.slice(2);
const files = join(folder, 'files');
const { owner, stop } = await createSite({ database, files, publicUrl: 'http://localhost' });
await owner.accounts.create({ username: USERNAME, password: 'correct horse', org_id: 18 });
const { wo_number, address, city, state, zip, client_company_alias, line_items } = order;
const fields = { client_company_alias, comments: order.comments, loan_number: order.loan_number };
const first = { account: USERNAME, wo_number, address, city, state, zip, ...fields, line_items };
await owner.orders.create(first);
const isFile = database.startsWith('sqlite:');
if (!isFile) await created(Number(count));
await stop();
if (isFile && Number(count) > 1) await copies(Number(count));
process.send?.(1);
process.disconnect?.();

/** Orders of one property each, made one by one: on PostgreSQL few are needed. */
async function created(most) {
  for (let n = 2; n <= most; n++)
    await owner.orders.create({ ...first, wo_number: `WO-${n}`, address: `${n} Elm St` });
}

async function copies(most) {
  const { default: Database } = await import('libsql');
  const db = new Database(database.slice('sqlite:'.length));
  const properties = Math.min(MOST_PROPERTIES, Math.ceil(most / 5));
  db.exec('PRAGMA synchronous = OFF');
  for (const statement of statements(most, properties)) db.exec(statement);
}

/** Orders of many properties, each with a history and a change, every fourth with a note; and their index. */
function statements(most, properties) {
  const columns = 'account_id, org_wo_num, status, is_assigned, is_other_allowed, created_at';
  const numbers = (last) =>
    `WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})`;
  const added = 'FROM orders WHERE orders.id > 1';
  return [
    `${numbers(properties)} INSERT INTO properties (id, address, city, state, zip, place_key, created_at)
      SELECT n, (n % 9000) || ' ' || ${oneOf(STREETS, 'n / 7')}, ${oneOf(CITIES, 'n / 3')}, 'NE', printf('%05d', 60000 + n % 9000), 'bench-' || n, n
      FROM numbers`,
    `${numbers(most)} INSERT INTO orders (wo_number, modified_at, property_id, fields, ${columns})
      SELECT 'WO-' || n, 1000 * CASE WHEN n > ${most - 100} THEN 1800000000 + n ELSE 1500000000 + n END, property.id,
        json_set(orders.fields, '$.address', property.address, '$.city', property.city, '$.zip', property.zip, '$.state', property.state,
          '$.loan_number', printf('77-%08d', n), '$.work_type_alias', ${oneOf(WORK, 'n')}),
        ${columns.replaceAll('created_at', 'orders.created_at')}
      FROM numbers JOIN properties AS property ON property.id = 1 + n % ${properties}, orders WHERE orders.id = 1`,
    `INSERT INTO line_items (order_id, position, description, qty, price, total, additional)
      SELECT orders.id, position, description, qty, price, total, additional
      FROM orders, line_items WHERE orders.id > 1 AND orders.id <= ${WITH_LINES} AND order_id = 1`,
    `INSERT INTO order_history (order_id, happened_at, actor, action, detail)
      SELECT id, modified_at, 'owner', 'created', '' ${added}`,
    `INSERT INTO order_changes (order_id, account_id, wo_status, field, old_value, new_value, transaction_id, changed_at, is_reported)
      SELECT id, account_id, status, 'comments', '', 'Mow twice', 'bench-' || id, 1000, 1 ${added}`,
    `INSERT INTO notes (order_id, property_id, note_type, body, inserted_by, inserted_text, org_name, has_attachments, attachments, created_at, modified_at)
      SELECT id, property_id, 'wo', 'The tenant of ' || wo_number || ' was called; the gate is open on ' || ${oneOf(DAYS, 'id')}, 'owner', '', '', 0, 'none', 1, 1
      ${added} AND id % 4 = 0`,
    'INSERT INTO order_index (rowid, words) SELECT order_id, words FROM order_texts',
    `INSERT INTO note_index (rowid, words) SELECT id, ' ' || body || ' ' FROM notes`,
    'DELETE FROM unindexed_orders',
    'DELETE FROM unindexed_notes',
    'PRAGMA wal_checkpoint(TRUNCATE)',
  ];
}

/** The text of a list that a number stands for, in SQL. */
function oneOf(texts, number) {
  const cases = texts.map((text, index) => `WHEN ${index} THEN '${text}'`).join(' ');
  return `CASE (${number}) % ${texts.length} ${cases} END`;
}
