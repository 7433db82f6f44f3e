import { randomUUID } from 'node:crypto';
import { type NotNull, sql } from 'kysely';
import { LinkError } from '../../index.js';
import { shortName } from '../../protocol/errors/short-name.js';
import { isRowId } from '../engine/context.js';
import type { Statements } from '../engine/store/database.js';
import { type PlaceholderOf, prepared, preparedForOne } from '../engine/store/prepared.js';
import type { StoredRow } from '../engine/store/schema/schema.js';
import { isUpdatable } from './order-fields.js';
import { addPush } from './push-pings.js';

/** A stored order, our own or an imported one. */
export type AnyOrder = StoredRow<'orders'>;

/** An order that this side owns: it is assigned to an account. */
export type StoredOrder = AnyOrder & { readonly account_id: string };

/** The statuses that get_all_orders reports (specification: "States and transitions"). */
export const OPEN_STATUSES = ['Unread', 'In Field', 'Follow Up', 'Accepted', 'Rejected'] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** All statuses of an order. */
export const ORDER_STATUSES = [
  ...OPEN_STATUSES,
  'Cancelled',
  'Ready for Office',
  'Invoiced',
  'Complete',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const open: ReadonlySet<string> = new Set(OPEN_STATUSES);

/** Returns true for an open status: the order is listed and updated, and accepts bids and completions. */
export function isOpenStatus(status: string): boolean {
  return open.has(status);
}

/** Returns the error for an unknown order. */
export function noOrder(reportId: string): LinkError {
  return new LinkError('order_not_found', `There is no order ${shortName(reportId)}.`);
}

/**
 * Begins the statement that locks rows of orders until the transaction ends: an update that changes nothing, on every
 * engine. Its column is in no index and no trigger. On SQLite an update of the status takes three times as long.
 */
export function lockOrders(statements: Statements) {
  return statements
    .updateTable('orders')
    .set((row) => ({ is_other_allowed: row.ref('is_other_allowed') }));
}

const LOCK = preparedForOne<{ readonly id: string }, StoredOrder>(({ statements, value }) =>
  lockOrders(statements)
    .where('id', '=', value('id'))
    .where('account_id', 'is not', null)
    .returningAll()
    .$narrowType<{ account_id: NotNull }>()
    .compile(),
);

/**
 * Reads an order and locks it until the transaction ends, so that the next writer sees the changes of this one.
 *
 * @throws LinkError `order_not_found`
 */
export async function lockOrder(tx: Statements, reportId: string): Promise<StoredOrder> {
  const order = isRowId(reportId) && (await LOCK(tx, { id: reportId }));
  if (order) return order;
  throw noOrder(reportId);
}

/** An entry of the history of an order: the actor, the action and the time. */
export interface HistoryEntry {
  readonly orderId: string;
  readonly actor: string;
  /** A word such as `created`, `updated`, `cancelled`. */
  readonly action: string;
  readonly at: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** An entry of the history, as it is stored. */
export type HistoryValues = Omit<HistoryEntry, 'detail'> & { readonly detail: string };

/** The statement that adds an entry to the history of an order. */
export const insertHistory = (value: PlaceholderOf<HistoryValues>) => sql`
  INSERT INTO order_history (order_id, happened_at, actor, action, detail)
  VALUES (${value('orderId')}, ${value('at')}, ${value('actor')}, ${value('action')}, ${value('detail')})`;

const ADD_HISTORY = prepared<HistoryValues, unknown>(({ statements, value }) =>
  insertHistory(value).compile(statements),
);

/** Adds an entry to the history of an order. */
export async function addHistory(tx: Statements, entry: HistoryEntry): Promise<void> {
  await ADD_HISTORY(tx, { ...entry, detail: JSON.stringify(entry.detail ?? {}) });
}

/** An entry of the history of an order, as it is shown. */
export interface OrderHistoryEntry {
  /** Milliseconds since 1970. */
  readonly happened_at: number;
  /** `owner`, a name that was given with the command, the user name of an account, or `link` and its name. */
  readonly actor: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Returns the history of an order, oldest first. */
export async function historyOf(
  statements: Statements,
  orderId: string,
): Promise<readonly OrderHistoryEntry[]> {
  const rows = await statements
    .selectFrom('order_history')
    .select(['happened_at', 'actor', 'action', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ detail, ...entry }) => ({ ...entry, detail: JSON.parse(detail) }));
}

/** One changed field. For a return to the vendor the field is '' and the new value is the reason. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly status?: 'Update' | 'RTV';
}

/** Stores a change. get_all_updates reports those of updatable fields, and returns. */
export async function addChange(
  tx: Statements,
  order: Pick<AnyOrder, 'id' | 'account_id'>,
  { field, before, after, status = 'Update' }: FieldChange,
  at: number,
): Promise<void> {
  await tx
    .insertInto('order_changes')
    .values({
      order_id: order.id,
      account_id: order.account_id,
      wo_status: status,
      field,
      old_value: before,
      new_value: after,
      transaction_id: randomUUID(),
      changed_at: at,
      is_reported: status === 'RTV' || isUpdatable(field),
    })
    .execute();
}

const FIND_PUSH = preparedForOne<{ readonly id: string }, AnnouncedAccount>(
  ({ statements, value }) =>
    statements
      .selectFrom('accounts')
      .select(['id', 'push_url'])
      .where('id', '=', value('id'))
      .compile(),
);

/** Records a change for an account, whose push address is then called. */
export async function announce(tx: Statements, accountId: string, at: number): Promise<void> {
  const account = await FIND_PUSH(tx, { id: accountId });
  if (account) await announceTo(tx, account, at);
}

/** The part of an account that decides whether it is called. */
type AnnouncedAccount = Pick<StoredRow<'accounts'>, 'id' | 'push_url'>;

/** Records a change for an account that this transaction has read. */
export async function announceTo(
  tx: Statements,
  { id, push_url }: AnnouncedAccount,
  at: number,
): Promise<void> {
  if (push_url !== null) await addPush(tx, id, at);
}
