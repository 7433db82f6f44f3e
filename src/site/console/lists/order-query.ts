import { type AliasedRawBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Statements } from '../../engine/store/database.js';
import type { Tables } from '../../engine/store/schema/schema.js';
import type { IdRange } from '../../engine/store/sqlite/id-ranges.js';
import { type FoundOrders, findOrders } from '../../orders/found-orders.js';
import { shortFields } from '../../orders/listed-fields.js';
import type { Viewer } from '../../orders/visibility/visibility.js';
import { filtered, type OrderFilters, type ReadFilters, readFilters } from './order-filters.js';
import { BY_DUE_DATE, NEWEST_FIRST, type Sort, sorted, sortOf } from './order-sorts.js';
import { type OrderRows, viewOf } from './order-views.js';
import { requireDay } from './present-day.js';

/** The orders that this site owns, or those that it imported. */
export type OrderSide = 'owned' | 'imported';

/** The filter and the order of a list. All members except `view` may be ''. */
export interface OrderQuery extends OrderFilters {
  readonly view: string;
  /** The user name of an account, or the name of a link. */
  readonly partner: string;
  /** Words of an order, or of one of its notes, in any order. */
  readonly text: string;
  /** The day that decides on late orders, `YYYYMMDD`. In a request its default is the present day in the zone of the site. */
  readonly today: string;
  readonly next: string;
  /** A column such as `due`, or `-due` for the reverse order. Default: that of the view. */
  readonly sort?: string;
}

export const ORDERS_OF_PAGE = 50;

/**
 * The condition for the orders of a side. Without statistics PostgreSQL expects `link_id IS NULL` of one row in 200,
 * and then sorts all orders for each page. With this spelling it expects nearly all rows, and reads a page by an index.
 */
const OF_SIDE: Readonly<Record<OrderSide, RawBuilder<SqlBool>>> = {
  owned: sql<SqlBool>`CAST(orders.link_id IS NULL AS integer) <> 0`,
  imported: sql<SqlBool>`orders.link_id IS NOT NULL`,
};
/**
 * The same condition for a search in the indexes by account and by link. A site that has many orders of the other side
 * would otherwise compare all of them.
 */
const OF_ANY_PARTNER: Readonly<Record<OrderSide, RawBuilder<SqlBool>>> = {
  owned: sql<SqlBool>`orders.account_id IS NOT NULL AND orders.account_id IN (SELECT accounts.id FROM accounts)`,
  imported: sql<SqlBool>`orders.link_id IS NOT NULL AND orders.link_id IN (SELECT links.id FROM links)`,
};

type ListCapabilities = Pick<Database['capabilities'], 'indexHint' | 'combinesIndexes'>;

/** The orders in the place of their table in FROM. */
export type OrderSource = AliasedRawBuilder<Tables['orders'], 'orders'>;

/** Some orders that a database is to read before it compares other conditions. */
export interface Part {
  readonly narrow: (rows: OrderRows) => OrderRows;
  /** The index of its orders, where a database without statistics would take another one. */
  readonly index?: string | undefined;
}

/** The filter of a list, and its viewer. */
export interface ListedQuery extends OrderQuery {
  readonly viewer: Viewer;
  readonly size?: number;
  /** The orders with the words, where they were searched before. */
  readonly found?: FoundOrders;
}

/** A query whose partner, person and words were looked up. */
export interface NarrowedQuery extends Pick<OrderQuery, 'view' | 'today' | 'next'> {
  /** The ids of accounts or links: several links may have had one name. Undefined: of everybody. */
  readonly partners?: readonly string[] | undefined;
  /** The condition of a search, or of the orders that filters leave. */
  readonly found?: RawBuilder<SqlBool> | undefined;
  readonly filters?: ReadFilters;
  /** The order that the user has chosen. */
  readonly sort?: Sort | undefined;
  /** True where the side is searched by an index. */
  readonly isSearched?: boolean;
  /** The orders among which all are, in the way in which a database reads them. Default: the table. */
  readonly from?: OrderSource | undefined;
  /** The ids of this statement. Default: all. */
  readonly range?: Partial<IdRange>;
}

/** @returns undefined where no order can match. @throws LinkError `input_invalid` */
export async function resolved(
  database: Parameters<typeof findOrders>[0] & Pick<Database, 'read'>,
  side: OrderSide,
  {
    viewer,
    text,
    found,
    partner,
    sort = '',
    view,
    today,
    next,
    ...filters
  }: Omit<ListedQuery, 'size'>,
): Promise<NarrowedQuery | undefined> {
  requireDay('today', today);
  const { read } = database;
  const ids =
    side === 'owned'
      ? read.selectFrom('accounts').select('id').where('username', '=', partner)
      : read.selectFrom('links').select('id').where('name', '=', partner);
  const partners = partner === '' ? undefined : (await ids.execute()).map(({ id }) => id);
  const given = await readFilters(read, filters);
  if (partners?.length === 0 || !given) return undefined;
  const query = { view, today, next, partners, filters: given, sort: sortOf(sort) };
  if (text.trim() === '') return query;
  const orders = found ?? (await findOrders(database, text, viewer));
  return orders && { ...query, found: orders.condition };
}

/** Returns true for a list with filters or an order that no index of its view has. */
export function isNarrowed({ filters = {}, sort }: NarrowedQuery): boolean {
  return sort !== undefined || Object.keys(filters).length > 0;
}

/** Makes a list without a partner, filters and words a search by the indexes of partners. */
export function searchable(query: NarrowedQuery): NarrowedQuery {
  const isBySide = !query.partners && !query.found && Object.keys(query.filters ?? {}).length === 0;
  return isBySide ? { ...query, isSearched: true } : query;
}

/** Makes a database read a long list in its order, and not sort all of it for each page. */
export function inOrder(capabilities: ListCapabilities, query: NarrowedQuery): NarrowedQuery {
  return { ...query, from: byIndex(capabilities, orderOf(query).index) };
}

/** Returns the order of a list: the chosen one, or that of its view. */
export function orderOf({ sort, view }: NarrowedQuery): Sort {
  return sort ?? (viewOf(view).isByDueDate ? BY_DUE_DATE : NEWEST_FIRST);
}

function ofPartners(
  rows: OrderRows,
  side: OrderSide,
  [first, ...others]: readonly string[],
): OrderRows {
  const column = side === 'owned' ? 'orders.account_id' : 'orders.link_id';
  if (first === undefined) return rows;
  return others.length === 0
    ? rows.where(column, '=', first)
    : rows.where(column, 'in', [first, ...others]);
}

/** Returns the statement of a page and one extra row. @throws LinkError `input_invalid` */
export function orderQuery(
  read: Statements,
  side: OrderSide,
  query: NarrowedQuery,
  size = ORDERS_OF_PAGE,
) {
  const { rows } = narrowed(read, side, query);
  return selected(sorted(rows, orderOf(query), query.next)).limit(size + 1);
}

/** The orders of a list, in no order. @throws LinkError `input_invalid` */
export function narrowed(
  read: Statements,
  side: OrderSide,
  { found, partners, filters = {}, isSearched, view, today, range = {}, from }: NarrowedQuery,
): { readonly rows: OrderRows } {
  const all = ordersOf(read, from);
  const ofSide = isSearched ? OF_ANY_PARTNER[side] : OF_SIDE[side];
  let rows = filtered(viewOf(view).narrow(all.where(ofSide), today), filters);
  if (partners) rows = ofPartners(rows, side, partners);
  if (found) rows = rows.where(found);
  if (range.from !== undefined) rows = rows.where('orders.id', '>=', String(range.from));
  if (range.below !== undefined) rows = rows.where('orders.id', '<', String(range.below));
  return { rows };
}

/** Selects from the orders, in the way that a query requires. */
export function ordersOf(read: Statements, from: OrderSource | undefined): OrderRows {
  return from ? read.selectFrom(from) : read.selectFrom('orders');
}

/** The orders by an index; undefined: in the way that the database takes. */
export function byIndex(
  { indexHint }: ListCapabilities,
  index: string | undefined,
): OrderSource | undefined {
  if (index === undefined) return undefined;
  return sql<Tables['orders']>`orders`.as<'orders'>(indexHint('orders', index));
}

/** The orders that some parts have in common, which a database reads before it compares other conditions. */
export function withinParts(
  read: Statements,
  capabilities: ListCapabilities,
  parts: readonly Part[],
): OrderSource {
  if (capabilities.combinesIndexes) {
    const all: OrderRows = read.selectFrom('orders');
    const rows = parts.reduce((some, { narrow }) => narrow(some), all);
    // PostgreSQL would otherwise move the other conditions into this statement, and search their indexes as well.
    return sql<Tables['orders']>`(${rows.selectAll('orders')} OFFSET 0)`.as('orders');
  }
  const ids = parts.map((part) => sql`SELECT id FROM ${idsOf(read, capabilities, part)} AS part`);
  const within = sql`(${sql.join(ids, sql` INTERSECT `)})`;
  // SQLite takes the tables in this order.
  const orders = sql<Tables['orders']>`${within} AS within CROSS JOIN orders`;
  return orders.as<'orders'>(sql`orders ON within.id = orders.id`);
}

/** The ids of the orders of a part. */
export function idsOf(read: Statements, capabilities: ListCapabilities, { narrow, index }: Part) {
  return narrow(ordersOf(read, byIndex(capabilities, index))).select('orders.id');
}

function selected(rows: OrderRows) {
  return rows
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('links', 'links.id', 'orders.link_id')
    .leftJoin('users', 'users.id', 'orders.assigned_user_id')
    .select(['orders.id', 'orders.remote_report_id', 'accounts.username', 'links.name'])
    .select(['users.username as person', 'orders.created_at'])
    .select(['client_text', 'work_text', 'city_text'])
    .select(['wo_number', 'status', 'status_reason', 'orders.account_id', 'link_id'])
    .select(shortFields.as('fields'))
    .select(['due_text', 'orders.modified_at', 'orders.pending_cancellation_at'])
    .select((one) =>
      // With EXISTS, PostgreSQL might read the whole table for each page to hash it.
      one
        .selectFrom('order_access')
        .select('order_access.order_id')
        .whereRef('order_access.order_id', '=', 'orders.id')
        .whereRef('order_access.account_id', '=', 'orders.account_id')
        .limit(sql.lit(1))
        .as('accessed_id'),
    );
}

export type Selected = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];
