import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Capabilities } from '../../engine/store/database.js';
import type { Viewer } from './visibility.js';

/** The condition for orders that are not being removed: those belong to nobody any more. */
const IS_THERE = sql<SqlBool>`(orders.account_id IS NOT NULL OR orders.link_id IS NOT NULL)`;

/**
 * Returns the condition for rows of `orders` that a viewer may see: the rule of `seen` for orders, for statements that
 * find orders.
 */
export function isVisibleOrder(
  { accounts, links }: Viewer,
  { jsonList }: Pick<Capabilities, 'jsonList'>,
): RawBuilder<SqlBool> {
  if (accounts === 'all' && links === 'all') return IS_THERE;
  const among = (column: string, ids: ReadonlySet<string> | 'all') => {
    if (ids === 'all') return sql`1 = 1`;
    const list = jsonList(sql`${`[${[...ids].join(',')}]`}`);
    // PostgreSQL has a JSON value here, SQLite a number.
    return sql`${sql.ref(column)} IN (SELECT CAST(CAST(one.value AS text) AS bigint) FROM ${list})`;
  };
  return sql`${IS_THERE} AND ((orders.link_id IS NOT NULL AND ${among('orders.link_id', links)})
    OR (orders.link_id IS NULL AND ${among('orders.account_id', accounts)}))`;
}
