import { sql } from 'kysely';
import type { SiteContext } from '../engine/context.js';

/** The orders of a page. */
export const PAGE = 50;

/** An order, and the time from which its age counts. */
export interface OldOrder {
  readonly at: number;
  readonly id: string;
}

type Page = (
  context: Pick<SiteContext, 'database'>,
  before: number,
  after: OldOrder,
) => Promise<readonly OldOrder[]>;

/** Returns a page of closed orders by the time of their last change. */
export const closedBefore: Page = async ({ database }, before, after) => {
  const query = sql<OldOrder>`
    SELECT modified_at AS at, id FROM orders
    WHERE status IN ('Cancelled', 'Ready for Office', 'Invoiced', 'Complete')
      AND modified_at < ${before} AND (modified_at, id) > (${after.at}, ${after.id})
    ORDER BY modified_at, id LIMIT ${sql.lit(PAGE)}`;
  return (await query.execute(database.read)).rows;
};

/** Returns a page of imported orders by the time at which their owner stopped to list them. */
export const unlistedBefore: Page = async ({ database }, before, after) => {
  const query = sql<OldOrder>`
    SELECT unlisted_at AS at, id FROM orders
    WHERE unlisted_at IS NOT NULL
      AND unlisted_at < ${before} AND (unlisted_at, id) > (${after.at}, ${after.id})
    ORDER BY unlisted_at, id LIMIT ${sql.lit(PAGE)}`;
  return (await query.execute(database.read)).rows;
};
