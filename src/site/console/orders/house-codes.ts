import { recordAct } from '../../engine/audit/record-act.js';
import { type ActingUser, actorOf, type SiteContext } from '../../engine/context.js';
import type { CODE_FIELDS } from '../../engine/exchanges/masking/house-codes.js';
import type { OrderFields } from '../../orders/order-fields.js';
import { addHistory } from '../../orders/order-writing.js';

/** Returns the codes of a house. The history of the order and the audit record the request. */
export async function showCodes(
  { audit, database, now }: Pick<SiteContext, 'audit' | 'database' | 'now'>,
  order: { readonly id: string; readonly fields: OrderFields },
  acting: ActingUser,
): Promise<Record<(typeof CODE_FIELDS)[number], string>> {
  const { id } = order;
  const entry = { orderId: id, actor: actorOf(acting), action: 'codes shown', at: now() };
  await database.write(async (tx) => {
    await addHistory(tx, entry);
    await recordAct({ audit }, tx, acting, { action: 'codes.show', subject: id });
  });
  const { lock_code, key_code } = order.fields;
  return { lock_code, key_code };
}
