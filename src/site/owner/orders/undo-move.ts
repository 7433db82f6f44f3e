import { type ActingUser, actorOf, type SiteContext } from '../../engine/context.js';
import { ownerWrite } from '../../engine/owner-write.js';
import { addHistory, lockOrder, type StoredOrder } from '../../orders/order-writing.js';
import { changedSince, takeUndoable } from '../../orders/undo/undoable-changes.js';

/** The columns of an order that a command changes and an undo restores. */
export interface MovedState {
  readonly status: string;
  readonly status_reason: string;
  readonly cancelled_at: number | null;
  readonly pending_cancellation_at: number | null;
}

/** Returns the columns of an order that a command changes. */
export function movedState(order: StoredOrder): MovedState {
  const { status, status_reason, cancelled_at, pending_cancellation_at } = order;
  return { status, status_reason, cancelled_at, pending_cancellation_at };
}

/**
 * Returns an order to its state before a command, if its account has fetched nothing since. A return to the vendor that
 * get_all_updates has not reported is removed from its list.
 *
 * @throws LinkError `not_undoable`
 */
export async function undoMove(
  context: SiteContext,
  changeId: string,
  acting: ActingUser,
): Promise<void> {
  await ownerWrite(context, acting, async (tx) => {
    const at = context.now();
    const change = await takeUndoable(tx, changeId, at);
    const order = await lockOrder(tx, change.order_id);
    const before: MovedState = JSON.parse(change.state_before);
    const after: Pick<StoredOrder, 'status' | 'modified_at'> = JSON.parse(change.state_after);
    if (order.status !== after.status || order.modified_at !== after.modified_at) {
      throw changedSince();
    }
    await tx
      .updateTable('orders')
      .set({ ...before, modified_at: at })
      .where('id', '=', order.id)
      .execute();
    if (change.command === 'followUp') {
      await tx
        .deleteFrom('order_changes')
        .where('order_id', '=', order.id)
        .where('wo_status', '=', 'RTV')
        .where('changed_at', '=', change.done_at)
        .execute();
    }
    const detail = { from: order.status, to: before.status };
    await addHistory(tx, {
      orderId: order.id,
      actor: actorOf(acting),
      action: 'undone',
      at,
      detail,
    });
  });
}
