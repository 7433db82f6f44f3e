import type { SiteContext } from '../../engine/context.js';
import { resultCounts } from '../../engine/jobs/job-counts.js';
import { person } from '../../orders/visibility/visibility.js';
import type { Troubles } from '../../troubles/troubles.js';
import { countOrders, type OrderTotal } from '../orders/order-list.js';
import type { OrderSide } from './order-query.js';

/** The views whose numbers a day begins with. */
export const DAY_VIEWS = [
  'late',
  'due_today',
  'due_soon',
  'returned',
  'pending_cancellation',
] as const;

/** The number of orders of a view. */
export interface DayCount extends OrderTotal {
  readonly list: 'orders' | 'imported';
  readonly view: (typeof DAY_VIEWS)[number];
}

/** The numbers of the day, for the first page and for the navigation. */
export interface Today {
  /** True for a site with accounts: it gives out work orders. */
  readonly gives: boolean;
  /** True for a site with links: it takes work orders in. */
  readonly takes: boolean;
  /** True for a site without any order. */
  readonly is_empty: boolean;
  /** The address of the receiver, which accounts call. */
  readonly receiver: string;
  /** The counts of the views of what the site does. */
  readonly orders: readonly DayCount[];
  /** Results by state: those that a person has to do something about. */
  readonly results: {
    readonly draft: number;
    readonly refused: number;
    readonly failed: number;
    readonly unclear: number;
  };
  /** The number of open troubles. */
  readonly troubles: number;
}

const SIDES = { orders: 'owned', imported: 'imported' } as const satisfies Record<
  string,
  OrderSide
>;

/** Counts what a day begins with. @param today `YYYYMMDD`. @throws LinkError `input_invalid` */
export async function readToday(
  { database }: Pick<SiteContext, 'database'>,
  troubles: Troubles,
  { today, publicUrl }: { readonly today: string; readonly publicUrl: string },
): Promise<Today> {
  const { read } = database;
  const account = await read.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  const link = await read.selectFrom('links').select('id').limit(1).executeTakeFirst();
  const order = await read.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  const [gives, takes] = [account !== undefined, link !== undefined];
  const orders: DayCount[] = [];
  for (const list of ['orders', 'imported'] as const) {
    if (!(list === 'orders' ? gives : takes)) continue;
    for (const view of DAY_VIEWS) {
      const query = { view, partner: '', text: '', next: '', today, viewer: person() };
      orders.push({ list, view, ...(await countOrders({ database }, SIDES[list], query)) });
    }
  }
  const counts = await resultCounts(read);
  const open = await troubles.counts();
  const of = (state: string) => counts.get(state) ?? 0;
  return {
    gives,
    takes,
    is_empty: order === undefined,
    receiver: `${publicUrl.replace(/\/$/, '')}/link`,
    orders,
    results: {
      draft: of('draft'),
      refused: of('refused'),
      failed: of('failed'),
      unclear: of('unclear'),
    },
    troubles: open.reduce((sum, { count }) => sum + count, 0),
  };
}
