import { isRowId } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import type { OrderRows } from './order-views.js';

/** The columns by which a list is sorted, each with its index. Orders with equal values are sorted by their ids. */
export const ORDER_SORTS = {
  number: { column: 'wo_number', index: 'orders_by_number' },
  received: { column: 'created_at', index: 'orders_received' },
  due: { column: 'due_text', index: 'orders_by_due' },
  state: { column: 'status', index: 'orders_with_status' },
  client: { column: 'client_text', index: 'orders_by_client' },
  work: { column: 'work_text', index: 'orders_by_work' },
  city: { column: 'city_text', index: 'orders_by_city' },
} as const;

export type SortName = keyof typeof ORDER_SORTS;
type SortColumn = (typeof ORDER_SORTS)[SortName]['column'];

/** The order of a list. */
export interface Sort {
  /** Undefined: by the id alone. */
  readonly column?: SortColumn;
  /** The index that has this order. */
  readonly index?: string;
  readonly isDescending: boolean;
}

/** The newest first. */
export const NEWEST_FIRST: Sort = { isDescending: true };
export const BY_DUE_DATE: Sort = { column: 'due_text', isDescending: false };

function isSort(name: string): name is SortName {
  return Object.hasOwn(ORDER_SORTS, name);
}

/** Returns the order that `due` or `-due` names; undefined for ''. @throws LinkError `input_invalid` */
export function sortOf(text: string): Sort | undefined {
  if (text === '') return undefined;
  const isDescending = text.startsWith('-');
  const name = isDescending ? text.slice(1) : text;
  if (isSort(name)) return { ...ORDER_SORTS[name], isDescending };
  throw inputError('sort', `must be one of ${Object.keys(ORDER_SORTS).join(', ')}`);
}

/** The members of a row that its cursor contains. */
type SortedRow = { readonly id: string } & { readonly [Name in SortColumn]: string | number };

/** Returns the cursor after a row. The value may contain points, and an id contains none. */
export function cursorOf(row: SortedRow, { column }: Sort): string {
  return `${column === undefined ? '' : row[column]}.${row.id}`;
}

/** Sorts a list, and continues it after the row of a cursor; ''. from the first row. @throws LinkError `input_invalid` */
export function sorted(rows: OrderRows, sort: Sort, next: string): OrderRows {
  const direction = sort.isDescending ? 'desc' : 'asc';
  const continued = after(rows, sort, next);
  const byColumn =
    sort.column === undefined ? continued : continued.orderBy(`orders.${sort.column}`, direction);
  return byColumn.orderBy('orders.id', direction);
}

/** Narrows a list to the rows after that of a cursor; ''. all rows. @throws LinkError `input_invalid` */
export function after(rows: OrderRows, { column, isDescending }: Sort, next: string): OrderRows {
  if (next === '') return rows;
  const at = next.lastIndexOf('.');
  const [text, id] = [next.slice(0, at), next.slice(at + 1)];
  const isNumber = column === 'created_at';
  if (!isRowId(id) || (isNumber && !/^\d{1,15}$/.test(text))) {
    throw inputError('next', 'is not that of a page');
  }
  const [following, from] = isDescending ? (['<', '<='] as const) : (['>', '>='] as const);
  if (column === undefined) return rows.where('orders.id', following, id);
  const value = isNumber ? Number(text) : text;
  return rows
    .where(`orders.${column}`, from, value)
    .where((one) =>
      one.or([one(`orders.${column}`, following, value), one('orders.id', following, id)]),
    );
}
