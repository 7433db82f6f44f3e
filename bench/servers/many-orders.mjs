// The statements that copy the first order of a site: fast ways to a million orders, in the SQL of both engines.

/** The number of orders with line items. More would take long to make, and no measured list shows line items. */
const WITH_LINES = 1000;

const MOST_PROPERTIES = 200_000;
const PEOPLE = 20;
/** Milliseconds of five years, in which the orders of a site with a past were received. */
const PAST = 5 * 365 * 24 * 60 * 60 * 1000;

const STREETS = ['Cedar Ln', 'Elm St', 'Maple Ave', 'Oak Dr', 'Birch Rd', 'Walnut Ct', 'Main St'];
const CITIES = ['Omaha', 'Lincoln', 'Cedar Rapids', 'Des Moines', 'Sioux City'];
const WORK = ['Grass Cut', 'Winterization', 'Initial Secure', 'Debris Removal', 'Inspection'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const CLIENTS = ['First Example Bank', 'Prairie Trust', 'Lakeside Servicing', 'Union Homes'];
const OPEN = ['Unread', 'In Field', 'In Field', 'Imported', 'Follow Up'];
const CLOSED = ['Complete', 'Complete', 'Invoiced', 'Complete', 'Ready for Office'];

/** Expressions that the engines spell differently. */
const DIALECTS = {
  sqlite: {
    json: (fields, members) =>
      `json_set(${fields}, ${members.map(([name, value]) => `'$.${name}', ${value}`).join(', ')})`,
    day: (time) => `strftime('%Y%m%d', (${time}) / 1000, 'unixepoch')`,
  },
  postgres: {
    json: (fields, members) =>
      `CAST(CAST(${fields} AS jsonb) || jsonb_build_object(${members.map(([name, value]) => `'${name}', ${value}`).join(', ')}) AS text)`,
    day: (time) => `to_char(to_timestamp((${time}) / 1000), 'YYYYMMDD')`,
  },
};

/**
 * Returns statements that make orders of many properties like the first one, each with a history and a change, every
 * fourth with a note.
 *
 * @param most the number of all orders, the first included
 * @param hasPast whether the orders have the variety of five years: most are closed, a tenth came by a link, and each has
 * a client, a day on which it is due, and a person
 */
export function orderCopies(engine, most, hasPast) {
  const properties = Math.min(MOST_PROPERTIES, Math.ceil(most / 5));
  const added = 'FROM orders WHERE orders.id > 1';
  return [
    `${numbers(properties)} INSERT INTO properties (id, address, city, state, zip, place_key, created_at)
      SELECT n, (n % 9000) || ' ' || ${oneOf(STREETS, 'n / 7')}, ${oneOf(CITIES, 'n / 3')}, 'NE', CAST(60000 + n % 9000 AS text), 'bench-' || n, n
      FROM numbers`,
    ...(hasPast ? partners() : []),
    copied(most, properties, valuesOf(DIALECTS[engine], most, hasPast)),
    `INSERT INTO line_items (order_id, position, description, qty, price, total, additional)
      SELECT orders.id, position, description, qty, price, total, additional
      FROM orders, line_items WHERE orders.id > 1 AND orders.id <= ${WITH_LINES} AND order_id = 1`,
    `INSERT INTO order_history (order_id, happened_at, actor, action, detail)
      SELECT id, modified_at, 'owner', 'created', '' ${added}`,
    `INSERT INTO order_changes (order_id, account_id, wo_status, field, old_value, new_value, transaction_id, changed_at, is_reported)
      SELECT id, account_id, status, 'comments', '', 'Mow twice', 'bench-' || id, 1000, true ${added}`,
    `INSERT INTO notes (order_id, property_id, note_type, body, inserted_by, inserted_text, org_name, has_attachments, attachments, created_at, modified_at)
      SELECT id, property_id, 'wo', 'The tenant of ' || wo_number || ' was called; the gate is open on ' || ${oneOf(DAYS, 'id')}, 'owner', '', '', false, 'none', 1, 1
      ${added} AND id % 4 = 0`,
  ];
}

function numbers(last) {
  return `WITH RECURSIVE numbers (n) AS (SELECT CAST(2 AS bigint) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})`;
}

/** The people of a site with a past, and a link that is paused. */
function partners() {
  return [
    `${numbers(PEOPLE + 1)} INSERT INTO users (username, display_name, role, is_active, created_at)
      SELECT 'person' || n, 'Person ' || n, 'operator', true, 1 FROM numbers`,
    `INSERT INTO links (name, client_company, url, username, secret, options, marks, paused_at, created_at, modified_at)
      VALUES ('prairie', 'Prairie Trust', 'https://prairie.example', 'us', '', '{}', '{}', 1, 1, 1)`,
  ];
}

/** The values of a copied order, by their columns. */
function valuesOf(dialect, most, hasPast) {
  const members = [
    ...['address', 'city', 'zip', 'state'].map((name) => [name, `property.${name}`]),
    ['loan_number', `'77-' || (10000000 + n)`],
    ['work_type_alias', oneOf(WORK, 'n')],
  ];
  const values = {
    id: 'n',
    wo_number: `'WO-' || n`,
    modified_at: `1000 * CASE WHEN n > ${most - 100} THEN 1800000000 + n ELSE 1500000000 + n END`,
    property_id: 'property.id',
    account_id: 'orders.account_id',
    org_wo_num: 'orders.org_wo_num',
    status: 'orders.status',
    is_assigned: 'orders.is_assigned',
    is_other_allowed: 'orders.is_other_allowed',
    created_at: 'orders.created_at',
  };
  if (!hasPast) return { ...values, fields: dialect.json('orders.fields', members) };
  const created_at = `orders.created_at - (${most} - n) * ${Math.ceil(PAST / most)}`;
  const due_text = dialect.day(`${created_at} + (3 + n % 18) * 86400000`);
  const [client, isOfLink] = [oneOf(CLIENTS, 'n / 2'), '(n % 10 = 0 AND n > 1000)'];
  members.push(['client_company_alias', client], ['date_due', due_text]);
  return {
    ...values,
    fields: dialect.json('orders.fields', members),
    account_id: `CASE WHEN ${isOfLink} THEN NULL ELSE orders.account_id END`,
    link_id: `CASE WHEN ${isOfLink} THEN (SELECT min(id) FROM links) END`,
    remote_report_id: `CASE WHEN ${isOfLink} THEN CAST(n AS text) END`,
    // The newest orders are open, and the first thousand, which callers request.
    status: `CASE WHEN n <= 1000 OR n > ${most - Math.ceil(most / 25)} THEN ${oneOf(OPEN, 'n / 5')} ELSE ${oneOf(CLOSED, 'n / 5')} END`,
    assigned_user_id: `(SELECT min(id) FROM users) + n % ${PEOPLE}`,
    created_at,
    modified_at: created_at,
    due_text,
    client_text: client,
    work_text: oneOf(WORK, 'n'),
    city_text: 'property.city',
  };
}

function copied(most, properties, values) {
  return `${numbers(most)} INSERT INTO orders (${Object.keys(values).join(', ')})
    SELECT ${Object.values(values).join(', ')}
    FROM numbers JOIN properties AS property ON property.id = 1 + n % ${properties}, orders WHERE orders.id = 1`;
}

/** Returns the SQL that chooses a text of a list by a number. */
function oneOf(texts, number) {
  const cases = texts.map((text, index) => `WHEN ${index} THEN '${text}'`).join(' ');
  return `CASE (${number}) % ${texts.length} ${cases} END`;
}
