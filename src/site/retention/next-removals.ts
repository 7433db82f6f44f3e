import type { SiteContext } from '../engine/context.js';
import { closedBefore, type OldOrder, PAGE, unlistedBefore } from './old-orders.js';

/** A closed order, whose removal comes by its age. */
export interface Removal {
  /** The report_id of an order of one's own, the id of an imported one. */
  readonly id: string;
  readonly side: 'owned' | 'imported';
  readonly wo_number: string;
  readonly status: string;
  /** The time from which its age counts: its last change, or the time at which its owner stopped to list it. */
  readonly aged_at: number;
}

/** Returns the oldest closed orders, at most 50. */
export async function nextRemovals(
  context: Pick<SiteContext, 'database' | 'now'>,
): Promise<readonly Removal[]> {
  const first = { at: 0, id: '0' };
  const after = context.now() + 1;
  const closed = await closedBefore(context, after, first);
  const unlisted = await unlistedBefore(context, after, first);
  const ages = earliest([...closed, ...unlisted]);
  if (ages.size === 0) return [];
  const orders = await context.database.read
    .selectFrom('orders')
    .select(['id', 'account_id', 'link_id', 'wo_number', 'status'])
    .where('id', 'in', [...ages.keys()])
    .execute();
  return orders
    .filter(({ account_id, link_id }) => account_id !== null || link_id !== null)
    .map(
      ({ id, link_id, wo_number, status }): Removal => ({
        ...{ id, wo_number, status, aged_at: ages.get(id) ?? 0 },
        side: link_id === null ? 'owned' : 'imported',
      }),
    )
    .sort((one, other) => one.aged_at - other.aged_at)
    .slice(0, PAGE);
}

/** Returns the earlier time of each order: one may be closed and unlisted. */
function earliest(orders: readonly OldOrder[]): ReadonlyMap<string, number> {
  const ages = new Map<string, number>();
  for (const { id, at } of orders) ages.set(id, Math.min(at, ages.get(id) ?? at));
  return ages;
}
