import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchTerms } from '../engine/search/search-terms.js';
import { eachOrder, foundIds, MOST_FOUND } from '../engine/search/text-search.js';
import type { Database } from '../engine/store/database.js';
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
 * Finds orders by a text: all its words are in the order, or all are in one note of it that the viewer may see. A note of
 * a property belongs to all orders of the property.
 *
 * @returns undefined for a text without words
 */
export async function findOrders(
  database: Pick<Database, 'engine' | 'background' | 'capabilities'>,
  text: string,
  viewer: Viewer,
): Promise<FoundOrders | undefined> {
  const terms = searchTerms(text);
  if (terms.length === 0) return undefined;
  const search = { engine: database.engine, terms, visible: isVisibleNote(viewer) };
  const { rows } = await foundIds(search).execute(database.background);
  if (rows.length > MOST_FOUND) return { ids: undefined, condition: eachOrder(search) };
  const ids = rows.map(({ order_id }) => order_id);
  const list = database.capabilities.jsonList(sql`${`[${ids.join(',')}]`}`);
  // PostgreSQL has a JSON value here, SQLite a number.
  const condition = sql<SqlBool>`orders.id IN (SELECT CAST(CAST(one.value AS text) AS bigint) FROM ${list})`;
  return { ids, condition };
}
