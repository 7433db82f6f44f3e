import type { Engine } from './column.js';

/** The columns of `order_keys`, and the members of the fields of an order that they contain. */
const MEMBERS = {
  address: 'address',
  city: 'city',
  state: 'state',
  zip: 'zip',
  loan_number: 'loan_number',
  work_type: 'work_type_alias',
  date_received: 'date_received',
} as const;

/** The most characters of a column. */
const LONGEST = 300;

const NAMES = Object.keys(MEMBERS).join(', ');
const CHANGES = Object.keys(MEMBERS)
  .map((name) => `${name} = excluded.${name}`)
  .join(', ');

const values = (member: (name: string) => string) =>
  Object.values(MEMBERS)
    .map((name) => `substr(coalesce(${member(name)}, ''), 1, ${LONGEST})`)
    .join(', ');

/** The values of a row of orders; none where its fields are no JSON. */
const onSqlite = (row: string) =>
  values(
    (name) =>
      `CASE WHEN json_valid(${row}.fields) THEN json_extract(${row}.fields, '$.${name}') END`,
  );

const ADD = `INSERT INTO order_keys (order_id, ${NAMES})`;

const ON_SQLITE: readonly string[] = [
  `${ADD} SELECT orders.id, ${onSqlite('orders')} FROM orders`,
  `CREATE TRIGGER order_keys_added AFTER INSERT ON orders
    BEGIN ${ADD} VALUES (NEW.id, ${onSqlite('NEW')}); END`,
  `CREATE TRIGGER order_keys_changed AFTER UPDATE OF fields ON orders WHEN OLD.fields <> NEW.fields
    BEGIN UPDATE order_keys SET (${NAMES}) = (SELECT ${onSqlite('NEW')}) WHERE order_id = NEW.id; END`,
  `CREATE TRIGGER order_keys_removed AFTER DELETE ON orders
    BEGIN DELETE FROM order_keys WHERE order_id = OLD.id; END`,
];

const ON_POSTGRES: readonly string[] = [
  // To PostgreSQL, JSON with some escapes is none.
  `CREATE FUNCTION svclink_members(fields text) RETURNS jsonb LANGUAGE plpgsql AS $$ BEGIN
      RETURN CAST(fields AS jsonb);
      EXCEPTION WHEN OTHERS THEN RETURN '{}';
      END $$`,
  `${ADD} SELECT one.id, ${values((name) => `(one.fields ->> '${name}')`)}
    FROM (SELECT id, svclink_members(fields) AS fields FROM orders OFFSET 0) AS one`,
  `CREATE FUNCTION svclink_order_keys() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE members jsonb; BEGIN
      IF TG_OP = 'DELETE' THEN DELETE FROM order_keys WHERE order_id = OLD.id; RETURN NULL; END IF;
      members := svclink_members(NEW.fields);
      ${ADD} VALUES (NEW.id, ${values((name) => `(members ->> '${name}')`)})
        ON CONFLICT (order_id) DO UPDATE SET ${CHANGES};
      RETURN NULL; END $$`,
  `CREATE TRIGGER order_keys_added AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION svclink_order_keys()`,
  `CREATE TRIGGER order_keys_changed AFTER UPDATE OF fields ON orders FOR EACH ROW
      WHEN (OLD.fields <> NEW.fields) EXECUTE FUNCTION svclink_order_keys()`,
];

/** The triggers that store by which values of its fields an order is found, and the statements that fill them. */
export const ORDER_KEY_TRIGGERS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ON_SQLITE,
  postgres: ON_POSTGRES,
};
