import type { Engine } from './column.js';

/** The members of the fields of an order by which it is found. The codes of houses are not among them. */
export const FOUND_MEMBERS = [
  'address',
  'bg_checkin_provider',
  'broker_company',
  'broker_email',
  'broker_name',
  'broker_phone',
  'city',
  'client_company_alias',
  'comments',
  'cust_text',
  'import_user_id',
  'loan_number',
  'loan_type_other',
  'lot_size',
  'mortgage_name',
  'state',
  'vendor_id',
  'work_type_alias',
  'zip',
] as const;

/** The columns of orders from which their words are made, with the names of account, link and person. */
const COLUMNS = [
  'wo_number',
  'org_wo_num',
  'remote_report_id',
  'fields',
  'status',
  'status_reason',
  'account_id',
  'link_id',
  'assigned_user_id',
] as const;

/** The members of which more characters are searched, and how many. */
const LONG = `'comments', 'cust_text'`;
const LONGEST_COMMENT = 10_000;
const LONGEST_TEXT = 300;
/** The most characters of the words of an order to which line items are added. */
const LONGEST_WORDS = 50_000;

const MEMBERS = FOUND_MEMBERS.map((name) => `'${name}'`).join(', ');
const member = `substr(one.value, 1, CASE WHEN one.key IN (${LONG}) THEN ${LONGEST_COMMENT} ELSE ${LONGEST_TEXT} END)`;
const cut = (value: string) => `substr(coalesce(${value}, ''), 1, ${LONGEST_TEXT})`;
const lineWords = (row: string) =>
  `${cut(`${row}.description`)} || ' ' || ${cut(`${row}.additional`)}`;
const namesOf = (row: string) => [
  `coalesce((SELECT username || ' ' || display_name FROM accounts WHERE accounts.id = ${row}.account_id), '')`,
  `coalesce((SELECT name || ' ' || client_company FROM links WHERE links.id = ${row}.link_id), '')`,
  `coalesce((SELECT username || ' ' || display_name FROM users WHERE users.id = ${row}.assigned_user_id), '')`,
];
const own = ['wo_number', 'org_wo_num', 'remote_report_id', 'status', 'status_reason'] as const;
const spaced = (parts: readonly string[]) => `' ' || ${parts.join(" || ' ' || ")} || ' '`;
const common = (row: string) => [
  `${row}.id`,
  ...own.map((name) => cut(`${row}.${name}`)),
  ...namesOf(row),
];

const onSqlite = (row: string) =>
  `lower(replace(replace(${spaced([
    ...common(row),
    `CASE WHEN json_valid(${row}.fields) THEN coalesce((SELECT group_concat(${member}, ' ') FROM json_each(${row}.fields) AS one
      WHERE one.key IN (${MEMBERS})), '') ELSE '' END`,
    `coalesce((SELECT group_concat(${lineWords('line_items')}, ' ') FROM line_items WHERE order_id = ${row}.id), '')`,
  ])}, char(10), ' '), char(9), ' '))`;

const onPostgres = (row: string) =>
  `lower(translate(${spaced([
    ...common(row),
    `coalesce((SELECT string_agg(${member}, ' ') FROM jsonb_each_text(svclink_members(${row}.fields)) AS one
      WHERE one.key IN (${MEMBERS})), '')`,
    `coalesce((SELECT string_agg(${lineWords('line_items')}, ' ') FROM line_items WHERE order_id = ${row}.id), '')`,
  ])}, E'\\n\\t', '  '))`;

/** The words by which a row of orders is found, with spaces around. */
export const ORDER_WORDS: Readonly<Record<Engine, (row: string) => string>> = {
  sqlite: onSqlite,
  postgres: (row) => `svclink_found_words(${row})`,
};

const isChanged = (compare: string) =>
  COLUMNS.map((name) => `OLD.${name} ${compare} NEW.${name}`).join(' OR ');
const mark = (id: string) =>
  `INSERT INTO unindexed_orders (order_id) VALUES (${id}) ON CONFLICT DO NOTHING;`;

/** Partners and people whose names are among the words of orders, with their names. */
const NAMED = [
  { table: 'accounts', kind: 'account', names: ['username', 'display_name'] },
  { table: 'links', kind: 'link', names: ['name', 'client_company'] },
  { table: 'users', kind: 'user', names: ['username', 'display_name'] },
] as const;

const stale = (kind: string, id: string) =>
  `INSERT INTO stale_texts (kind, subject_id, next_id) VALUES ('${kind}', ${id}, 0)
    ON CONFLICT (kind, subject_id) DO UPDATE SET next_id = 0;`;

/** The words of existing orders are made anew by a job. */
const ALL_STALE = `INSERT INTO stale_texts (kind, subject_id, next_id) SELECT 'all', 0, 0 WHERE EXISTS (SELECT 1 FROM orders)`;

const ON_SQLITE: readonly string[] = [
  'DROP TRIGGER order_texts_added',
  'DROP TRIGGER order_texts_changed',
  `CREATE TRIGGER order_texts_added AFTER INSERT ON orders
    BEGIN INSERT INTO order_texts (order_id, words) VALUES (NEW.id, ${onSqlite('NEW')}); ${mark('NEW.id')} END`,
  `CREATE TRIGGER order_texts_changed AFTER UPDATE OF ${COLUMNS.join(', ')} ON orders WHEN ${isChanged('IS NOT')}
    BEGIN UPDATE order_texts SET words = ${onSqlite('NEW')} WHERE order_id = NEW.id; ${mark('NEW.id')} END`,
  `CREATE TRIGGER line_texts_added AFTER INSERT ON line_items
    BEGIN UPDATE order_texts SET words = words || lower(${lineWords('NEW')}) || ' '
      WHERE order_id = NEW.order_id AND length(words) < ${LONGEST_WORDS}; ${mark('NEW.order_id')} END`,
  // Line items are replaced as a whole: their words go with the last one.
  `CREATE TRIGGER line_texts_removed AFTER DELETE ON line_items
    WHEN NOT EXISTS (SELECT 1 FROM line_items WHERE order_id = OLD.order_id)
    BEGIN UPDATE order_texts SET words = (SELECT ${onSqlite('orders')} FROM orders WHERE orders.id = OLD.order_id)
      WHERE order_id = OLD.order_id AND EXISTS (SELECT 1 FROM orders WHERE orders.id = OLD.order_id); ${mark('OLD.order_id')} END`,
  ...NAMED.map(
    ({
      table,
      kind,
      names,
    }) => `CREATE TRIGGER ${kind}_renamed AFTER UPDATE OF ${names.join(', ')} ON ${table}
    WHEN ${names.map((name) => `OLD.${name} <> NEW.${name}`).join(' OR ')} BEGIN ${stale(kind, 'NEW.id')} END`,
  ),
  // An archive is restored with its orders before its users.
  `CREATE TRIGGER user_named AFTER INSERT ON users
    WHEN EXISTS (SELECT 1 FROM orders WHERE assigned_user_id = NEW.id) BEGIN ${stale('user', 'NEW.id')} END`,
  ALL_STALE,
];

const ON_POSTGRES: readonly string[] = [
  `CREATE FUNCTION svclink_found_words(found orders) RETURNS text LANGUAGE plpgsql AS $$ BEGIN
      RETURN ${onPostgres('found')};
      EXCEPTION WHEN OTHERS THEN RETURN lower(${spaced(common('found'))});
      END $$`,
  `CREATE OR REPLACE FUNCTION svclink_order_texts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN DELETE FROM order_texts WHERE order_id = OLD.id; RETURN NULL; END IF;
      INSERT INTO order_texts (order_id, words) VALUES (NEW.id, svclink_found_words(NEW))
        ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE order_texts.words <> excluded.words;
      RETURN NULL; END $$`,
  'DROP TRIGGER order_texts_changed ON orders',
  `CREATE TRIGGER order_texts_changed AFTER UPDATE OF ${COLUMNS.join(', ')} ON orders FOR EACH ROW
      WHEN (${isChanged('IS DISTINCT FROM')}) EXECUTE FUNCTION svclink_order_texts()`,
  'DROP FUNCTION svclink_order_words(bigint, text, text, text, text)',
  `CREATE FUNCTION svclink_line_texts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE order_texts SET words = svclink_found_words(orders) FROM orders
        WHERE orders.id = order_texts.order_id AND orders.id IN (SELECT order_id FROM changed);
      RETURN NULL; END $$`,
  `CREATE TRIGGER line_texts_removed AFTER DELETE ON line_items REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION svclink_line_texts()`,
  `CREATE FUNCTION svclink_line_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE order_texts SET words = order_texts.words || lines.words || ' '
        FROM (SELECT order_id, lower(translate(string_agg(${lineWords('changed')}, ' '), E'\\n\\t', '  ')) AS words FROM changed GROUP BY order_id) AS lines
        WHERE lines.order_id = order_texts.order_id AND length(order_texts.words) < ${LONGEST_WORDS};
      RETURN NULL; END $$`,
  `CREATE TRIGGER line_texts_added AFTER INSERT ON line_items REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION svclink_line_added()`,
  ...NAMED.flatMap(({ table, kind, names }) => [
    `CREATE FUNCTION svclink_${kind}_renamed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      ${stale(kind, 'NEW.id')} RETURN NULL; END $$`,
    `CREATE TRIGGER ${kind}_renamed AFTER UPDATE OF ${names.join(', ')} ON ${table} FOR EACH ROW
      WHEN (${names.map((name) => `OLD.${name} <> NEW.${name}`).join(' OR ')}) EXECUTE FUNCTION svclink_${kind}_renamed()`,
  ]),
  `CREATE FUNCTION svclink_user_named() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT 1 FROM orders WHERE assigned_user_id = NEW.id) THEN ${stale('user', 'NEW.id')} END IF;
      RETURN NULL; END $$`,
  `CREATE TRIGGER user_named AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION svclink_user_named()`,
  ALL_STALE,
];

/** The triggers that store all words that an order shows, and the marks of orders whose words change with a name. */
export const ORDER_WORD_TRIGGERS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ON_SQLITE,
  postgres: ON_POSTGRES,
};
