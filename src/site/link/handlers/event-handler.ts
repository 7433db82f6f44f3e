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

/** The handler of one event, with the types of its data and its result. */
export type EventHandler<Name extends keyof EventMap> = Handler<
  EventMap[Name]['data'],
  EventMap[Name]['reply']
>;

/** The handler of send_file, which also gets the file. */
export type FileHandler = Handler<
  EventMap['send_file']['data'],
  EventMap['send_file']['reply'],
  WithFile
>;

/** The caller of an event. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  /** The origin that is shown for records of this caller. */
  readonly displayName: string;
}

/** Returns the caller of an event: `receiverAccount` has added the id to the account. */
export function callerOf({ account }: Pick<LinkEvent<unknown>, 'account'>): Caller {
  const { siteAccountId, displayName, username } = account;
  if (typeof siteAccountId !== 'string') throw new Error('the account is not one of this site');
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
 * Returns an order of the caller's account.
 *
 * @throws LinkError `order_not_found` both for an order that does not exist and for one of another account;
 * `order_not_assigned` for an order that was withdrawn from the account
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

/** @throws the errors of {@link callersOrder} */
export function requireCallers<
  Order extends Pick<StoredOrder, 'id' | 'account_id' | 'is_assigned'>,
>(order: Order, caller: Caller): Order {
  if (order.account_id !== caller.id) throw noOrder(order.id);
  if (order.is_assigned) return order;
  const message = `Order ${order.id} is no longer assigned to you.`;
  throw new LinkError('order_not_assigned', message);
}

/** Converts a Unix time of the wire to milliseconds, the unit of the store. */
export function storedTime(seconds: number): number {
  return seconds * 1000;
}
