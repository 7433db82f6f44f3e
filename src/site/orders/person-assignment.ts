import { LinkError } from '../../index.js';
import { type ActingUser, actorOf, isRowId, type SiteContext } from '../engine/context.js';
import { ownerWrite } from '../engine/owner-write.js';
import { addHistory, noOrder } from './order-writing.js';
import { requireUser } from './people/stored-users.js';

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
    const order = await tx
      .updateTable('orders')
      .set({ assigned_user_id: user?.id ?? null })
      .where('id', '=', orderId)
      .returning('id')
      .executeTakeFirst();
    if (!order) throw noOrder(orderId);
    await addHistory(tx, {
      orderId,
      actor: actorOf(acting),
      action: 'person assigned',
      at: context.now(),
      detail: { person: username },
    });
  });
}
