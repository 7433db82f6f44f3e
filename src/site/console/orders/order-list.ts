import { LoopShare } from '../../../system/event-loop.js';
import { isRowId, type SiteContext } from '../../engine/context.js';
import type { Database } from '../../engine/store/database.js';
import { listRanges } from '../../engine/store/sqlite/id-ranges.js';
import { MOST_FOUND } from '../../orders/found-orders.js';
import { listedFields } from '../../orders/listed-fields.js';
import type { OrderFields } from '../../orders/order-fields.js';
import { person, seen } from '../../orders/visibility/visibility.js';
import { bounded, narrowestParts } from '../lists/bounded-lists.js';
import {
  isNarrowed,
  type ListedQuery,
  type NarrowedQuery,
  narrowed,
  ORDERS_OF_PAGE,
  type OrderSide,
  orderOf,
  orderQuery,
  resolved,
  type Selected,
  searchable,
} from '../lists/order-query.js';
import { cursorOf } from '../lists/order-sorts.js';
import { viewOf } from '../lists/order-views.js';

/** An order in a list. */
export interface OrderSummary {
  /** The id at this site; of an owned order its report_id. */
  readonly id: string;
  readonly report_id: string;
  /** The account that it is for, or the link that it came by. */
  readonly partner: string;
  readonly wo_number: string;
  readonly status: string;
  readonly status_reason: string;
  readonly work_type: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** `YYYYMMDD`; '' without a date. */
  readonly date_due: string;
  readonly client: string;
  /** The user name of the person who has it; null without one. */
  readonly person: string | null;
  /** The time at which this site got it. */
  readonly received_at: number;
  readonly is_imported: boolean;
  readonly is_pending_cancellation: boolean;
  readonly modified_at: number;
}

/** One page of orders. */
export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/** The number of orders of a list. */
export interface OrderTotal {
  /** At most 1,000. */
  readonly total: number;
  /** True if there are more. */
  readonly is_more: boolean;
}
/**
 * Returns one page of orders. It reads only that many rows of any number.
 *
 * @param viewer finds orders by the notes that it may see
 * @param size how many at most; default 50
 * @throws LinkError `input_invalid`
 */
export async function listOrders(
  { database }: Pick<SiteContext, 'database'>,
  side: OrderSide,
  { size = ORDERS_OF_PAGE, ...asked }: ListedQuery,
): Promise<OrderPage> {
  const { read } = database;
  const resolvedQuery = await resolved(database, side, asked);
  if (!resolvedQuery) return { orders: [], next: null };
  const query = await bounded(database, side, resolvedQuery, size);
  const page = await pageRows(database, side, query, size);
  const last = page.length > size ? page[size - 1] : undefined;
  const share = new LoopShare();
  const orders: OrderSummary[] = [];
  for (const row of page.slice(0, size)) {
    orders.push(...listed({ ...row, fields: await listedFields(read, row) }));
    if (share.isOver) await share.yield();
  }
  return {
    orders,
    next: last === undefined ? null : cursorOf(last, orderOf(query)),
  };
}

/**
 * Reads the rows of a page and one extra row. On SQLite a list that may compare very many orders runs on a thread, or in
 * its usual order within bounded ranges of ids: the orders of a side may be far apart.
 */
async function pageRows(
  database: Pick<Database, 'engine' | 'read' | 'background'>,
  side: OrderSide,
  query: NarrowedQuery,
  size: number,
): Promise<Selected[]> {
  const { read, background } = database;
  const { isByDueDate = false } = viewOf(query.view);
  if (query.found || isNarrowed(query)) return orderQuery(background, side, query, size).execute();
  if (query.partners?.length === 1) return orderQuery(read, side, query, size).execute();
  if (isByDueDate) return orderQuery(background, side, query, size).execute();
  const rows: Selected[] = [];
  const id = query.next.slice(query.next.lastIndexOf('.') + 1);
  const bounds = isRowId(id) ? { below: Number(id) } : {};
  for await (const range of listRanges(database, 'orders', bounds, 'descending')) {
    const more = size - rows.length;
    rows.push(...(await orderQuery(read, side, { ...query, range }, more).execute()));
    if (rows.length > size) break;
  }
  return rows;
}

/** Counts the orders of a list, up to 1,000. @throws LinkError `input_invalid` */
export async function countOrders(
  { database }: Pick<SiteContext, 'database'>,
  side: OrderSide,
  asked: Omit<ListedQuery, 'size'>,
): Promise<OrderTotal> {
  const query = await resolved(database, side, asked);
  if (!query) return { total: 0, is_more: false };
  const isFiltered = Object.keys(query.filters ?? {}).length > 0 && !query.found;
  const from = isFiltered ? await narrowestParts(database, query) : undefined;
  const { rows } = narrowed(database.background, side, { ...searchable(query), from });
  const counted = await database.background
    .selectFrom(
      rows
        .select('orders.id')
        .limit(MOST_FOUND + 1)
        .as('listed'),
    )
    .select((one) => one.fn.countAll().as('all_count'))
    .executeTakeFirst();
  const count = Number(counted?.all_count ?? 0);
  return { total: Math.min(count, MOST_FOUND), is_more: count > MOST_FOUND };
}

function listed(row: Omit<Selected, 'fields'> & { readonly fields: OrderFields }): OrderSummary[] {
  const visible = seen(person(), 'order', row);
  if (!visible) return [];
  const { address, city, state, zip, work_type_alias } = visible.fields;
  const summary = {
    id: row.id,
    report_id: row.remote_report_id ?? row.id,
    partner: row.username ?? row.name ?? '',
    wo_number: row.wo_number,
    status: row.status,
    status_reason: row.status_reason,
    work_type: work_type_alias,
    address,
    city,
    state,
    zip,
    date_due: row.due_text,
    client: visible.fields.client_company_alias,
    person: row.person,
    received_at: row.created_at,
    is_imported: row.accessed_id !== null,
    is_pending_cancellation: row.pending_cancellation_at !== null,
    modified_at: row.modified_at,
  };
  return [summary];
}
