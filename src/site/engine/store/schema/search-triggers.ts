import type { Engine } from './column.js';

/** The members of the fields of an order by which it is found. The codes of houses are not among them. */
const FOUND_FIELDS = [
  'address',
  'city',
  'state',
  'zip',
  'loan_number',
  'work_type_alias',
  'client_company_alias',
  'mortgage_name',
  'broker_name',
  'broker_company',
] as const;

/** The columns from which the words of an order are made. */
const FOUND_COLUMNS = ['wo_number', 'org_wo_num', 'remote_report_id', 'fields'] as const;

/** The characters of a field, and of a note, by which it is found. */
const LONGEST_FIELD = 300;
export const LONGEST_NOTE = 10_000;

/** A text with a space before, between and after words. */
function spaced(parts: readonly string[]): string {
  return `lower(' ' || ${parts.join(" || ' ' || ")} || ' ')`;
}

const cut = (value: string) => `substr(coalesce(${value}, ''), 1, ${LONGEST_FIELD})`;
const numbersOf = (row: string) => [
  `${row}id`,
  ...['wo_number', 'org_wo_num', 'remote_report_id'].map((name) => cut(row + name)),
];

/** The words of a row of orders, of its numbers alone where its fields are no JSON. */
const wordsOnSqlite = (row: string) =>
  `CASE WHEN json_valid(${row}.fields) THEN ${spaced([
    ...numbersOf(`${row}.`),
    ...FOUND_FIELDS.map((name) => cut(`json_extract(${row}.fields, '$.${name}')`)),
  ])} ELSE ${spaced(numbersOf(`${row}.`))} END`;

/** The same for PostgreSQL, to which JSON with some escapes is none. */
const WORDS_ON_POSTGRES = `CREATE FUNCTION svclink_order_words(id bigint, wo_number text, org_wo_num text, remote_report_id text, fields text)
    RETURNS text LANGUAGE plpgsql AS $$ DECLARE members jsonb; BEGIN
      members := CAST(fields AS jsonb);
      RETURN ${spaced([...numbersOf(''), ...FOUND_FIELDS.map((name) => cut(`(members ->> '${name}')`))])};
      EXCEPTION WHEN OTHERS THEN RETURN ${spaced(numbersOf(''))};
      END $$`;
const wordsOnPostgres = (row: string) =>
  `svclink_order_words(${['id', ...FOUND_COLUMNS].map((name) => `${row}.${name}`).join(', ')})`;

/** The words of a note. Statements that use the index contain this expression. */
export const NOTE_WORDS: Readonly<Record<Engine, (row: string) => string>> = {
  sqlite: (row) =>
    `' ' || replace(replace(substr(${row}.body, 1, ${LONGEST_NOTE}), char(10), ' '), char(9), ' ') || ' '`,
  postgres: (row) =>
    `(' ' || lower(translate(left(${row}.body, ${LONGEST_NOTE}), E'\\n\\t', '  ')) || ' ')`,
};

const isChanged = (compare: string) =>
  FOUND_COLUMNS.map((name) => `OLD.${name} ${compare} NEW.${name}`).join(' OR ');

const markOrder = (row: string) =>
  `INSERT INTO unindexed_orders (order_id) VALUES (${row}.id) ON CONFLICT DO NOTHING;`;
const markNote = (row: string) =>
  `INSERT INTO unindexed_notes (note_id) VALUES (${row}.id) ON CONFLICT DO NOTHING;`;

/**
 * SQLite: the transaction of a change marks what it has changed, and a search reads the texts of marked rows. A job
 * carries them into the index. Within the transaction that would take a fifth of the time of a note, and seconds of the
 * event loop for the largest call.
 */
const ON_SQLITE: readonly string[] = [
  `CREATE VIRTUAL TABLE order_index USING fts5(words, tokenize = 'trigram', content = '', contentless_delete = 1)`,
  `CREATE VIRTUAL TABLE note_index USING fts5(words, tokenize = 'trigram', content = '', contentless_delete = 1)`,
  `INSERT INTO order_texts (order_id, words) SELECT orders.id, ${wordsOnSqlite('orders')} FROM orders`,
  `INSERT INTO unindexed_orders (order_id) SELECT id FROM orders`,
  `INSERT INTO unindexed_notes (note_id) SELECT id FROM notes`,
  `CREATE TRIGGER order_texts_added AFTER INSERT ON orders
    BEGIN INSERT INTO order_texts (order_id, words) VALUES (NEW.id, ${wordsOnSqlite('NEW')}); ${markOrder('NEW')} END`,
  `CREATE TRIGGER order_texts_changed AFTER UPDATE OF ${FOUND_COLUMNS.join(', ')} ON orders WHEN ${isChanged('IS NOT')}
    BEGIN UPDATE order_texts SET words = ${wordsOnSqlite('NEW')} WHERE order_id = NEW.id; ${markOrder('NEW')} END`,
  `CREATE TRIGGER order_texts_removed AFTER DELETE ON orders
    BEGIN DELETE FROM order_texts WHERE order_id = OLD.id; ${markOrder('OLD')} END`,
  `CREATE TRIGGER note_texts_added AFTER INSERT ON notes BEGIN ${markNote('NEW')} END`,
  `CREATE TRIGGER note_texts_changed AFTER UPDATE OF body ON notes WHEN OLD.body <> NEW.body
    BEGIN ${markNote('NEW')} END`,
  `CREATE TRIGGER note_texts_removed AFTER DELETE ON notes BEGIN ${markNote('OLD')} END`,
];

/** Makes a trigram index where the server has the extension and the role may use it. Else a search reads all rows. */
const trigramIndex = (name: string, table: string, words: string) =>
  `DO $$ DECLARE place text; BEGIN
      SELECT nspname INTO place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm';
      IF place IS NULL THEN RETURN; END IF;
      EXECUTE format('CREATE INDEX ${name} ON ${table} USING gin (${words.replaceAll("'", "''")} %I.gin_trgm_ops)', place);
      END $$`;

/** PostgreSQL: the server defers the work of such an index by itself. */
const ON_POSTGRES: readonly string[] = [
  `DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      EXCEPTION WHEN OTHERS THEN NULL;
      END $$`,
  WORDS_ON_POSTGRES,
  `INSERT INTO order_texts (order_id, words) SELECT orders.id, ${wordsOnPostgres('orders')} FROM orders`,
  trigramIndex('order_texts_by_words', 'order_texts', 'words'),
  trigramIndex('notes_by_words', 'notes', NOTE_WORDS.postgres('notes')),
  `CREATE FUNCTION svclink_order_texts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'DELETE' THEN DELETE FROM order_texts WHERE order_id = OLD.id; RETURN NULL; END IF;
      INSERT INTO order_texts (order_id, words) VALUES (NEW.id, ${wordsOnPostgres('NEW')})
        ON CONFLICT (order_id) DO UPDATE SET words = excluded.words WHERE order_texts.words <> excluded.words;
      RETURN NULL; END $$`,
  `CREATE TRIGGER order_texts_added AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION svclink_order_texts()`,
  `CREATE TRIGGER order_texts_changed AFTER UPDATE OF ${FOUND_COLUMNS.join(', ')} ON orders FOR EACH ROW
      WHEN (${isChanged('IS DISTINCT FROM')}) EXECUTE FUNCTION svclink_order_texts()`,
];

/** The triggers and indexes by which orders and notes are found, and the statements that fill them. */
export const SEARCH_TRIGGERS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ON_SQLITE,
  postgres: ON_POSTGRES,
};
