import { DAY } from '../../../protocol/units.js';
import type { SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import { csvLine, MARK } from '../../engine/records/csv-text.js';
import { PAGE_ROWS } from '../../engine/store/pages.js';
import { type OrderFields, storedFields } from '../../orders/order-fields.js';
import { seen, type Viewer } from '../../orders/visibility/visibility.js';
import { exportedOrder, type ReadyOrder, USUAL_COLUMNS } from './exported-order.js';
import type { StoredProfile } from './profile-record.js';

/** The entry of the history of an order that is ready. */
const READY = 'ready for office';

/** Returns the beginning of a day in UTC. @param day `YYYY-MM-DD` @throws LinkError `input_invalid` */
export function startOfDay(day: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(day)) return time;
  throw inputError('date', 'must be a day that exists, YYYY-MM-DD');
}

/**
 * Yields the results of a day as comma-separated values, page by page: the orders of a profile that became Ready for
 * Office on that day (UTC), in the columns of the profile.
 *
 * @param viewer who gets them: orders and fields that it does not see are left out. Undefined: all
 */
export async function* exportLines(
  context: SiteContext,
  profile: StoredProfile,
  day: string,
  viewer?: Viewer,
): AsyncGenerator<string> {
  const start = startOfDay(day);
  const mapped = Object.entries(profile.mapping).filter(([, member]) => member !== '');
  const columns = mapped.length > 0 ? mapped : USUAL_COLUMNS.map((name) => [name, name] as const);
  yield MARK + csvLine(columns.map(([column]) => column));
  for await (const ready of readyOrders(context, profile, start)) {
    const { order, fields: stored } = ready;
    const visible = viewer ? seen(viewer, 'order', { ...order, fields: stored }) : ready;
    if (!visible) continue;
    const values = await exportedOrder(context, { ...ready, fields: visible.fields });
    yield csvLine(columns.map(([, member]) => values.get(member) ?? ''));
  }
}

async function* readyOrders(
  { database }: SiteContext,
  { account_id, client_company }: StoredProfile,
  start: number,
): AsyncGenerator<ReadyOrder & { readonly fields: OrderFields }> {
  const size = PAGE_ROWS[database.engine];
  for (let after = '0'; ; ) {
    const page = await database.background
      .selectFrom('orders')
      .selectAll()
      .select((order) =>
        order
          .selectFrom('order_history')
          .select((entry) => entry.fn.max('happened_at').as('happened_at'))
          .whereRef('order_history.order_id', '=', 'orders.id')
          .where('action', '=', READY)
          .where('happened_at', '>=', start)
          .where('happened_at', '<', start + DAY)
          .as('last_at'),
      )
      .where('account_id', '=', account_id)
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute();
    for (const { last_at: readyAt, ...order } of page) {
      if (readyAt === null || readyAt === undefined) continue;
      const fields = storedFields(order.fields);
      const isOfClient = client_company === '' || fields.client_company_alias === client_company;
      if (isOfClient) yield { order, fields, readyAt: Number(readyAt) };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    after = last.id;
  }
}
