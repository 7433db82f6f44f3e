import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { LoopShare } from '../../../system/event-loop.js';
import { isRowId, type SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import type { Database, Statements } from '../../engine/store/database.js';
import type { Tables } from '../../engine/store/schema/schema.js';
import { findOrders, MOST_FOUND } from '../../orders/found-orders.js';
import { listedFields, shortFields } from '../../orders/listed-fields.js';
import type { OrderFields } from '../../orders/order-fields.js';
import { isOpenStatus, ORDER_STATUSES } from '../../orders/order-writing.js';
import { person, seen, type Viewer } from '../../orders/visibility/visibility.js';

/** The orders that this site owns, or those that it imported. */
export type OrderSide = 'owned' | 'imported';

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

/** The filter of a list. All members except `view` may be ''. */
export interface OrderQuery {
  readonly view: string;
  /** The user name of an account, or the name of a link. */
  readonly partner: string;
  /** Words of an order, or of one of its notes, in any order. */
  readonly text: string;
  /** The user's present day, `YYYYMMDD`, which decides on late orders. */
  readonly today: string;
  readonly next: string;
}

const PAGE = 50;

type Rows = SelectQueryBuilder<Tables, 'orders', object>;
/**
 * The condition for the orders of a side. Without statistics PostgreSQL expects `link_id IS NULL` of one row in 200,
 * and then sorts all orders for each page. With this spelling it expects nearly all rows, and reads a page by an index.
 */
const OF_SIDE: Readonly<Record<OrderSide, RawBuilder<SqlBool>>> = {
  owned: sql<SqlBool>`CAST(orders.link_id IS NULL AS integer) <> 0`,
  imported: sql<SqlBool>`orders.link_id IS NOT NULL`,
};
type Narrow = (rows: Rows, today: string) => Rows;

const CLOSED = ORDER_STATUSES.filter((status) => !isOpenStatus(status));
// Written out, and in this order, as in the indexes of open orders: a database cannot match parameters with them.
const OPEN = sql<boolean>`orders.status NOT IN (${sql.join(CLOSED.map((status) => sql.lit(status)))})`;
const isOpen: Narrow = (rows) => rows.where(OPEN);
const hasStatus =
  (status: string): Narrow =>
  (rows) =>
    rows.where('orders.status', '=', status);

/** A view: its condition, and its order by due date. The default order is newest first. */
interface View {
  readonly narrow: Narrow;
  readonly isByDueDate?: boolean;
}

/** The views of the owner's orders. Each is read by an index, page by page. */
export const ORDER_VIEWS = {
  open: { narrow: isOpen },
  all: { narrow: (rows) => rows },
  not_imported: { narrow: hasStatus('Unread') },
  late: {
    narrow: (rows, today) =>
      isOpen(rows, today).where('orders.due_text', '<', today).where('orders.due_text', '>', ''),
    isByDueDate: true,
  },
  due_today: {
    narrow: (rows, today) => isOpen(rows, today).where('orders.due_text', '=', today),
    isByDueDate: true,
  },
  due_soon: {
    narrow: (rows, today) =>
      isOpen(rows, today)
        .where('orders.due_text', '>', today)
        .where('orders.due_text', '<=', dayAfter(today, 3)),
    isByDueDate: true,
  },
  returned: { narrow: hasStatus('Follow Up') },
  refused: { narrow: hasStatus('Rejected') },
  pending_cancellation: {
    narrow: (rows, today) =>
      isOpen(rows, today).where('orders.pending_cancellation_at', 'is not', null),
  },
  ready: { narrow: hasStatus('Ready for Office') },
  invoiced: { narrow: hasStatus('Invoiced') },
  complete: { narrow: hasStatus('Complete') },
  cancelled: { narrow: hasStatus('Cancelled') },
  unlisted: { narrow: (rows) => rows.where('orders.unlisted_at', 'is not', null) },
} as const satisfies Record<string, View>;

export type OrderView = keyof typeof ORDER_VIEWS;

function isView(name: string): name is OrderView {
  return Object.hasOwn(ORDER_VIEWS, name);
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
  { size = PAGE, ...asked }: ListedQuery,
): Promise<OrderPage> {
  const { read, background } = database;
  const query = await resolved(database, side, asked);
  if (!query) return { orders: [], next: null };
  const page = await orderQuery(query.found ? background : read, side, query, size).execute();
  const last = page.length > size ? page[size - 1] : undefined;
  const share = new LoopShare();
  const orders: OrderSummary[] = [];
  for (const row of page.slice(0, size)) {
    orders.push(...listed({ ...row, fields: await listedFields(read, row) }));
    if (share.isOver) await share.yield();
  }
  return {
    orders,
    next: last === undefined ? null : `${last.due_text}.${last.id}`,
  };
}

/** The filter of a list, and its viewer. */
export interface ListedQuery extends OrderQuery {
  readonly viewer: Viewer;
  readonly size?: number;
}

/** Counts the orders of a list, up to 1,000. @throws LinkError `input_invalid` */
export async function countOrders(
  { database }: Pick<SiteContext, 'database'>,
  side: OrderSide,
  asked: Omit<ListedQuery, 'size'>,
): Promise<OrderTotal> {
  const query = await resolved(database, side, asked);
  if (!query) return { total: 0, is_more: false };
  const { rows } = narrowed(database.background, side, query);
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

/** A query whose partner and words were looked up. */
export interface NarrowedQuery extends Pick<OrderQuery, 'view' | 'today' | 'next'> {
  /** The ids of accounts or links: several links may have had one name. Undefined: of everybody. */
  readonly partners?: readonly string[] | undefined;
  /** The condition of a search. */
  readonly found?: RawBuilder<SqlBool> | undefined;
}

/** @returns undefined where no order can match */
async function resolved(
  database: Parameters<typeof findOrders>[0] & Pick<Database, 'read'>,
  side: OrderSide,
  { viewer, text, partner, ...query }: Omit<ListedQuery, 'size'>,
): Promise<NarrowedQuery | undefined> {
  const { read } = database;
  const ids =
    side === 'owned'
      ? read.selectFrom('accounts').select('id').where('username', '=', partner)
      : read.selectFrom('links').select('id').where('name', '=', partner);
  const partners = partner === '' ? undefined : (await ids.execute()).map(({ id }) => id);
  if (partners?.length === 0) return undefined;
  if (text.trim() === '') return { ...query, partners };
  const found = await findOrders(database, text, viewer);
  return found && { ...query, partners, found: found.condition };
}

function ofPartners(rows: Rows, side: OrderSide, [first, ...others]: readonly string[]): Rows {
  const column = side === 'owned' ? 'orders.account_id' : 'orders.link_id';
  if (first === undefined) return rows;
  return others.length === 0
    ? rows.where(column, '=', first)
    : rows.where(column, 'in', [first, ...others]);
}

/** Returns the statement of a page and one extra row. @throws LinkError `input_invalid` */
export function orderQuery(read: Statements, side: OrderSide, query: NarrowedQuery, size = PAGE) {
  const { rows, view } = narrowed(read, side, query);
  return selected(paged(rows, view, query.next)).limit(size + 1);
}

/** The orders of a list, in no order. @throws LinkError `input_invalid` */
function narrowed(
  read: Statements,
  side: OrderSide,
  { found, partners, ...query }: NarrowedQuery,
): { readonly rows: Rows; readonly view: View } {
  const viewName = query.view || 'open';
  if (!isView(viewName)) {
    throw inputError('view', `must be one of ${Object.keys(ORDER_VIEWS).join(', ')}`);
  }
  if (!/^\d{8}$/.test(query.today)) throw inputError('today', 'must be a day, YYYYMMDD');
  const view: View = ORDER_VIEWS[viewName];
  const ofSide: Rows = read.selectFrom('orders').where(OF_SIDE[side]);
  let rows = view.narrow(ofSide, query.today);
  if (partners) rows = ofPartners(rows, side, partners);
  if (found) rows = rows.where(found);
  return { rows, view };
}

function selected(rows: Rows) {
  return rows
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .leftJoin('links', 'links.id', 'orders.link_id')
    .select(['orders.id', 'orders.remote_report_id', 'accounts.username', 'links.name'])
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

type Selected = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

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
    is_imported: row.accessed_id !== null,
    is_pending_cancellation: row.pending_cancellation_at !== null,
    modified_at: row.modified_at,
  };
  return [summary];
}

/** Continues a list after the last row of the page before. */
function paged(rows: Rows, { isByDueDate = false }: View, next: string): Rows {
  const ordered = isByDueDate
    ? rows.orderBy('orders.due_text').orderBy('orders.id')
    : rows.orderBy('orders.id', 'desc');
  if (next === '') return ordered;
  const [due = '', id = ''] = next.split('.', 2);
  if (!isRowId(id) || !/^\d{0,8}$/.test(due)) throw inputError('next', 'is not that of a page');
  if (!isByDueDate) return ordered.where('orders.id', '<', id);
  return ordered.where((one) =>
    one.or([
      one('orders.due_text', '>', due),
      one.and([one('orders.due_text', '=', due), one('orders.id', '>', id)]),
    ]),
  );
}

/** Returns the day a number of days later, `YYYYMMDD`. */
export function dayAfter(day: string, days: number): string {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(date) + days);
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}
