import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchTerms } from '../engine/search/search-terms.js';
import { eachOrder, foundIds, MOST_FOUND, type TextSearch } from '../engine/search/text-search.js';
import type { Capabilities, Database } from '../engine/store/database.js';
import type { Viewer } from './visibility/visibility.js';
import { isVisibleNote } from './visibility/visible-notes.js';

export { MOST_FOUND } from '../engine/search/text-search.js';

/** The orders that a search finds. */
export interface FoundOrders {
  /** Their ids; undefined where there are more than {@link MOST_FOUND}. */
  readonly ids: readonly string[] | undefined;
  /** The condition for rows of `orders`. */
  readonly condition: RawBuilder<SqlBool>;
}

/**
 * Finds orders by a text: each of its words is in the order or in one of its notes that the viewer may see. A note of a
 * property belongs to all orders of the property. Where each of the words is in more than {@link MOST_FOUND} orders, all of
 * them have to be in the order, or all in one note.
 *
 * @returns undefined for a text without words
 */
export async function findOrders(
  database: SearchedDatabase,
  text: string,
  viewer: Viewer,
): Promise<FoundOrders | undefined> {
  const terms = searchTerms(text);
  if (terms.length === 0) return undefined;
  const search = { engine: database.engine, terms, visible: isVisibleNote(viewer) };
  const together = await idsOf(database, search);
  if (together.length > MOST_FOUND) return { ids: undefined, condition: eachOrder(search) };
  const ids = terms.length === 1 ? together : ((await byRareTerm(database, search)) ?? together);
  return { ids, condition: ordersWithin(database.capabilities, ids) };
}

type SearchedDatabase = Pick<Database, 'engine' | 'background' | 'capabilities'>;

async function idsOf(
  { background }: SearchedDatabase,
  search: TextSearch,
): Promise<readonly string[]> {
  const { rows } = await foundIds(search).execute(background);
  return rows.map(({ order_id }) => order_id);
}

/**
 * Finds the orders with a rare term, and compares their texts and notes with all terms. The longest term is mostly rare.
 *
 * @returns undefined where no term is rare
 */
async function byRareTerm(
  database: SearchedDatabase,
  search: TextSearch,
): Promise<readonly string[] | undefined> {
  for (const term of search.terms.toSorted((one, other) => other.length - one.length)) {
    const ids = await idsOf(database, { ...search, terms: [term] });
    if (ids.length > MOST_FOUND) continue;
    if (ids.length === 0) return [];
    const rows = await database.background
      .selectFrom('orders')
      .select('orders.id')
      .where(ordersWithin(database.capabilities, ids))
      .where(eachOrder(search))
      .execute();
    return rows.map(({ id }) => id);
  }
  return undefined;
}

/** The condition for rows of `orders` whose ids are in a list. */
export function ordersWithin(
  { jsonList }: Pick<Capabilities, 'jsonList'>,
  ids: readonly string[],
): RawBuilder<SqlBool> {
  const list = jsonList(sql`${`[${ids.join(',')}]`}`);
  // PostgreSQL has a JSON value here, SQLite a number.
  return sql<SqlBool>`orders.id IN (SELECT CAST(CAST(one.value AS text) AS bigint) FROM ${list})`;
}
