import type { NotNull } from 'kysely';
import {
  type EventMap,
  type Handler,
  LinkError,
  type LinkEvent,
  type WithFile,
} from '../../../index.js';
import { isRowId } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import { preparedForOne } from '../../engine/store/prepared.js';
import { noOrder, type StoredOrder } from '../../orders/order-writing.js';

/** The handler of one event: what it gets and may return is known to the compiler. */
export type EventHandler<Name extends keyof EventMap> = Handler<
  EventMap[Name]['data'],
  EventMap[Name]['reply']
>;

/** The handler of send_file, which gets the file too. */
export type FileHandler = Handler<
  EventMap['send_file']['data'],
  EventMap['send_file']['reply'],
  WithFile
>;

/** Who calls, as the site knows it. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  /** Shown as the origin of what it sends. */
  readonly displayName: string;
}

/** Who calls: `receiverAccount` has put its id into the account. */
export function callerOf({ account }: Pick<LinkEvent<unknown>, 'account'>): Caller {
  const { siteAccountId, displayName, username } = account;
  if (typeof siteAccountId !== 'string') throw new Error('the account is none of this site');
  return {
    id: siteAccountId,
    username,
    displayName: typeof displayName === 'string' ? displayName : username,
  };
}

const FIND_ORDER = preparedForOne<{ readonly id: string }, StoredOrder>(({ statements, value }) =>
  statements
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', value('id'))
    .where('account_id', 'is not', null)
    .$narrowType<{ account_id: NotNull }>()
    .compile(),
);

/**
 * An order of the caller's account.
 *
 * @throws LinkError `order_not_found` for one that does not exist and one of another account alike;
 * `order_not_assigned` for one that was taken from it
 */
export async function callersOrder(
  statements: Statements,
  reportId: string,
  caller: Caller,
): Promise<StoredOrder> {
  const order = isRowId(reportId) && (await FIND_ORDER(statements, { id: reportId }));
  if (!order) throw noOrder(reportId);
  return requireCallers(order, caller);
}

/** @throws as {@link callersOrder} does */
export function requireCallers<
  Order extends Pick<StoredOrder, 'id' | 'account_id' | 'is_assigned'>,
>(order: Order, caller: Caller): Order {
  if (order.account_id !== caller.id) throw noOrder(order.id);
  if (order.is_assigned) return order;
  const message = `Order ${order.id} is no longer assigned to you.`;
  throw new LinkError('order_not_assigned', message);
}

/** A Unix time of the wire as the store counts, in milliseconds. */
export function storedTime(seconds: number): number {
  return seconds * 1000;
}
