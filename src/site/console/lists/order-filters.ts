import { inputError } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import type { OrderRows } from './order-views.js';
import { requireDay } from './present-day.js';

/** The names of the filters of a list of orders beside its view, partner and text. */
export const ORDER_FILTERS = [
  'client',
  'work',
  'status',
  'person',
  'due_from',
  'due_to',
  'received_from',
  'received_to',
] as const;

/**
 * The filters of a list. Days are `YYYYMMDD`, times of receipt milliseconds since 1970; both ends of a range belong to
 * it. `person` is a user name, or `-` for nobody.
 */
export type OrderFilters = { readonly [Name in (typeof ORDER_FILTERS)[number]]?: string };

/** The value of `person` for orders without one. */
export const NOBODY = '-';

/** Filters that are ready for a statement. */
export interface ReadFilters extends Omit<OrderFilters, 'person'> {
  /** The id of a user; null: orders without one. */
  readonly userId?: string | null;
}

/** Validates filters, without those that are ''. @returns undefined where no order can match. @throws LinkError `input_invalid` */
export async function readFilters(
  read: Statements,
  given: OrderFilters,
): Promise<ReadFilters | undefined> {
  for (const name of ['due_from', 'due_to'] as const)
    if (given[name]) requireDay(name, given[name]);
  for (const name of ['received_from', 'received_to'] as const) requireTime(name, given[name]);
  const { person = '', ...others } = given;
  const filters = Object.fromEntries(Object.entries(others).filter(([, value]) => value));
  if (person === '') return filters;
  if (person === NOBODY) return { ...filters, userId: null };
  const user = await read
    .selectFrom('users')
    .select('id')
    .where('username', '=', person)
    .executeTakeFirst();
  return user && { ...filters, userId: user.id };
}

/** A year that is typed in part, such as 0002, is a time before 1970. */
function requireTime(name: string, value = ''): void {
  if (value === '' || /^-?\d{1,15}$/.test(value)) return;
  throw inputError(name, 'must be a time');
}

/** Narrows a list by filters. Each is a search in an index. */
export function filtered(rows: OrderRows, filters: ReadFilters): OrderRows {
  const { client, work, status, userId, due_from, due_to, received_from, received_to } = filters;
  let narrowed = rows;
  if (client) narrowed = narrowed.where('orders.client_text', '=', client);
  if (work) narrowed = narrowed.where('orders.work_text', '=', work);
  if (status) narrowed = narrowed.where('orders.status', '=', status);
  if (userId) narrowed = narrowed.where('orders.assigned_user_id', '=', userId);
  if (userId === null) narrowed = narrowed.where('orders.assigned_user_id', 'is', null);
  if (due_from) narrowed = narrowed.where('orders.due_text', '>=', due_from);
  // Orders without a date are due on no day.
  if (due_to) narrowed = narrowed.where('orders.due_text', '<=', due_to);
  if (due_to && !due_from) narrowed = narrowed.where('orders.due_text', '>', '');
  if (received_from) narrowed = narrowed.where('orders.created_at', '>=', Number(received_from));
  if (received_to) narrowed = narrowed.where('orders.created_at', '<=', Number(received_to));
  return narrowed;
}
