import { type SelectQueryBuilder, sql } from 'kysely';
import { inputError } from '../../engine/input.js';
import type { Tables } from '../../engine/store/schema/schema.js';
import { isOpenStatus, ORDER_STATUSES } from '../../orders/order-writing.js';

/** A statement that selects orders. */
export type OrderRows = SelectQueryBuilder<Tables, 'orders', object>;

type Narrow = (rows: OrderRows, today: string) => OrderRows;

const CLOSED = ORDER_STATUSES.filter((status) => !isOpenStatus(status));
// Written out, and in this order, as in the indexes of open orders: a database cannot match parameters with them.
const OPEN = sql<boolean>`orders.status NOT IN (${sql.join(CLOSED.map((status) => sql.lit(status)))})`;
/** Narrows a list to open orders. */
export const isOpen: Narrow = (rows) => rows.where(OPEN);
const hasStatus =
  (status: string): Narrow =>
  (rows) =>
    rows.where('orders.status', '=', status);

/** A view: its condition, and its order by due date. The default order is newest first. */
export interface View {
  readonly narrow: Narrow;
  readonly isByDueDate?: boolean;
  /** The index of its orders, where a database without statistics would take another one. */
  readonly index?: string;
}

/** The views of the owner's orders. Each is read by an index, page by page. */
export const ORDER_VIEWS = {
  open: { narrow: isOpen, index: 'orders_open' },
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

/** Returns the view of a name; '' is `open`. @throws LinkError `input_invalid` */
export function viewOf(name: string): View {
  const known = name || 'open';
  if (isView(known)) return ORDER_VIEWS[known];
  throw inputError('view', `must be one of ${Object.keys(ORDER_VIEWS).join(', ')}`);
}

/** Returns the day a number of days later, `YYYYMMDD`; the last day of four digits where there is none. */
export function dayAfter(day: string, days: number): string {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  const at = new Date(`${year}-${month}-${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.getUTCFullYear() > 9999
    ? '99991231'
    : at.toISOString().slice(0, 10).replaceAll('-', '');
}
