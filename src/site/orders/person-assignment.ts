import { LinkError } from '../../index.js';
import { type ActingUser, actorOf, isRowId, type SiteContext } from '../engine/context.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { addHistory, noOrder } from './order-writing.js';
import { requireUser } from './people/stored-users.js';
import { addUndoable, changedSince, takeUndoable } from './undo/undoable-changes.js';

/**
 * Gives an order, owned or imported, to a user of the site, or to none. The other side gets nothing of it. The history
 * of the order records it.
 *
 * @param username '' for nobody
 * @throws LinkError `order_not_found`, `not_found` for an unknown user, `input_invalid` for a disabled one
 */
export async function assignPerson(
  context: SiteContext,
  orderId: string,
  username: string,
  acting?: ActingUser,
): Promise<void> {
  if (!isRowId(orderId)) throw noOrder(orderId);
  await ownerWrite(context, acting, async (tx) => {
    const user = username === '' ? undefined : await requireUser(tx, username);
    if (user && !user.is_active) {
      throw new LinkError('input_invalid', `The user ${username} is disabled: choose another one.`);
    }
    const before = await personOfOrder(tx, orderId);
    const at = context.now();
    const assigned_user_id = user?.id ?? null;
    await setPerson(tx, orderId, assigned_user_id);
    await addUndoable(tx, acting?.undo, {
      orderId,
      accountId: null,
      command: 'assign',
      before: { assigned_user_id: before },
      after: { assigned_user_id },
      at,
    });
    const detail = { person: username };
    await addHistory(tx, {
      orderId,
      actor: actorOf(acting),
      action: 'person assigned',
      at,
      detail,
    });
  });
}

/** Locks an order, and returns the id of its user. @throws LinkError `order_not_found` */
async function personOfOrder(tx: Statements, orderId: string): Promise<string | null> {
  const order = await tx
    .updateTable('orders')
    .set((one) => ({ assigned_user_id: one.ref('assigned_user_id') }))
    .where('id', '=', orderId)
    .returning('assigned_user_id')
    .executeTakeFirst();
  if (order) return order.assigned_user_id;
  throw noOrder(orderId);
}

async function setPerson(tx: Statements, orderId: string, id: string | null): Promise<void> {
  await tx.updateTable('orders').set({ assigned_user_id: id }).where('id', '=', orderId).execute();
}

/** Gives an order back to the user who had it before an assignment. @throws LinkError `not_undoable` */
export async function undoAssignment(
  context: SiteContext,
  changeId: string,
  acting: ActingUser,
): Promise<void> {
  await ownerWrite(context, acting, async (tx) => {
    const at = context.now();
    const change = await takeUndoable(tx, changeId, at);
    const orderId = change.order_id;
    const before: AssignedState = JSON.parse(change.state_before);
    const after: AssignedState = JSON.parse(change.state_after);
    if ((await personOfOrder(tx, orderId)) !== after.assigned_user_id) throw changedSince();
    const user = await tx
      .selectFrom('users')
      .select('username')
      .where('id', '=', before.assigned_user_id ?? '0')
      .executeTakeFirst();
    await setPerson(tx, orderId, before.assigned_user_id);
    const detail = { person: user?.username ?? '' };
    const action = 'assignment undone';
    await addHistory(tx, { orderId, actor: actorOf(acting), action, at, detail });
  });
}

interface AssignedState {
  readonly assigned_user_id: string | null;
}
