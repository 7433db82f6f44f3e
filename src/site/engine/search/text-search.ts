import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Engine } from '../store/database.js';
import { matchExpression, type SearchConditions, searchConditions } from './search-conditions.js';

/** The most orders that a search finds by an index. Totals are exact up to this number. */
export const MOST_FOUND = 1000;

/** The newest rows that are not indexed yet and are searched nevertheless. */
const MOST_UNINDEXED = 50_000;

/** A search by its terms. */
export interface TextSearch {
  readonly engine: Engine;
  readonly terms: readonly string[];
  /** The condition for rows of `notes` that the viewer may see. */
  readonly visible: RawBuilder<SqlBool>;
}

/** Returns the statement for the ids of the orders of a search, of one more than {@link MOST_FOUND} at most. */
export function foundIds(search: TextSearch): RawBuilder<FoundRow> {
  return search.engine === 'postgres' ? byTrigrams(search) : byIndex(search);
}

interface FoundRow {
  readonly order_id: string;
}

const TO_NOTE = sql`orders.id = notes.order_id`;
const TO_PROPERTY = sql`orders.property_id = notes.property_id`;

/** The ids of the orders of several sources, each of which has at most one more than are asked for. */
function anyOf(sources: readonly RawBuilder<unknown>[]): RawBuilder<FoundRow> {
  const limited = sources.map(
    (source) => sql`SELECT order_id FROM (${source} LIMIT ${sql.lit(MOST_FOUND + 1)}) AS found`,
  );
  return sql`${sql.join(limited, sql` UNION `)} LIMIT ${sql.lit(MOST_FOUND + 1)}`;
}

/** Returns the statement for the ids of orders that have all terms in their own words, as {@link foundIds} does. */
export function ownIds({ engine, terms }: Omit<TextSearch, 'visible'>): RawBuilder<FoundRow> {
  return anyOf(engine === 'postgres' ? ownByTrigrams(terms) : ownByIndex(terms));
}

/** SQLite: the index, without the rows that have changed since, and the texts of those. */
function byIndex({ terms, visible }: TextSearch): RawBuilder<FoundRow> {
  const { holds, ofNote } = searchConditions('sqlite', terms);
  const match = matchExpression(terms);
  const notes = (type: string, to: RawBuilder<unknown>) => [
    sql`SELECT DISTINCT orders.id AS order_id FROM note_index CROSS JOIN notes ON notes.id = note_index.rowid
      CROSS JOIN orders ON ${to} WHERE note_index MATCH ${match} AND notes.note_type = ${sql.lit(type)}
      AND note_index.rowid NOT IN (SELECT note_id FROM unindexed_notes) AND ${visible}`,
    sql`SELECT DISTINCT orders.id AS order_id FROM ${unindexed('unindexed_notes', 'note_id')}
      CROSS JOIN notes ON notes.id = marked.note_id CROSS JOIN orders ON ${to}
      WHERE notes.note_type = ${sql.lit(type)} AND ${holds(ofNote)} AND ${visible}`,
  ];
  return anyOf([...ownByIndex(terms), ...notes('wo', TO_NOTE), ...notes('prop', TO_PROPERTY)]);
}

/** The newest rows that are not in an index yet. */
function unindexed(table: string, key: string): RawBuilder<unknown> {
  return sql`(SELECT ${sql.ref(key)} FROM ${sql.table(table)} ORDER BY 1 DESC LIMIT ${sql.lit(MOST_UNINDEXED)}) AS marked`;
}

function ownByIndex(terms: readonly string[]): readonly RawBuilder<unknown>[] {
  const { holds } = searchConditions('sqlite', terms);
  return [
    sql`SELECT rowid AS order_id FROM order_index WHERE order_index MATCH ${matchExpression(terms)}
      AND rowid NOT IN (SELECT order_id FROM unindexed_orders)`,
    sql`SELECT order_texts.order_id FROM ${unindexed('unindexed_orders', 'order_id')}
      CROSS JOIN order_texts ON order_texts.order_id = marked.order_id WHERE ${holds(sql`order_texts.words`)}`,
  ];
}

function ownByTrigrams(terms: readonly string[]): readonly RawBuilder<unknown>[] {
  const { holds } = searchConditions('postgres', terms);
  return [sql`SELECT order_id FROM order_texts WHERE ${holds(sql`words`)}`];
}

/** PostgreSQL: its indexes contain all rows at once. Without the extension it reads all texts. */
function byTrigrams({ terms, visible }: TextSearch): RawBuilder<FoundRow> {
  const { holds, ofNote } = searchConditions('postgres', terms);
  const notes = (type: string, to: RawBuilder<unknown>) =>
    sql`SELECT DISTINCT orders.id AS order_id FROM notes JOIN orders ON ${to}
      WHERE notes.note_type = ${sql.lit(type)} AND ${holds(ofNote)} AND ${visible}`;
  return anyOf([...ownByTrigrams(terms), notes('wo', TO_NOTE), notes('prop', TO_PROPERTY)]);
}

/**
 * The condition for orders that have each term in their own words or in a note. A list that finds many orders reads them in
 * its own order until its page is full, and compares the texts of each.
 */
export function eachOrder({ engine, terms, visible }: TextSearch): RawBuilder<SqlBool> {
  return sql.join(
    terms.map((term) => hasTerm(searchConditions(engine, [term]), visible)),
    sql` AND `,
  );
}

function hasTerm(
  { holds, ofNote }: SearchConditions,
  visible: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  // With EXISTS, PostgreSQL may read the whole table for each page, to hash it.
  const note = (of: RawBuilder<unknown>) =>
    sql`(SELECT 1 FROM notes WHERE ${of} AND ${holds(ofNote)} AND ${visible} LIMIT 1) IS NOT NULL`;
  return sql`(${holdsOwn(holds)} OR ${note(sql`notes.order_id = orders.id AND notes.note_type = 'wo'`)}
    OR ${note(sql`notes.property_id = orders.property_id AND notes.note_type = 'prop'`)})`;
}

function holdsOwn(holds: SearchConditions['holds']): RawBuilder<SqlBool> {
  return sql`(SELECT 1 FROM order_texts WHERE order_texts.order_id = orders.id AND ${holds(sql`order_texts.words`)}
    LIMIT 1) IS NOT NULL`;
}
