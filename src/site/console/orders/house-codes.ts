import type { SiteContext } from '../../context.js';
import type { OrderFields } from '../../owner/orders/order-fields.js';
import { addHistory } from '../../owner/orders/order-writing.js';

/** What opens doors: told only to who asks for it, which is in the history of the order. */
export const CODE_FIELDS = ['lock_code', 'key_code'] as const;

const codeFields: ReadonlySet<string> = new Set(CODE_FIELDS);

/** Whether a field opens doors. */
export function isCode(field: string): boolean {
  return codeFields.has(field);
}

/** The codes of a house; that they were asked for is in the history. */
export async function showCodes(
  { database, now }: Pick<SiteContext, 'database' | 'now'>,
  order: { readonly id: string; readonly fields: OrderFields },
  username: string,
): Promise<Record<(typeof CODE_FIELDS)[number], string>> {
  const entry = { orderId: order.id, actor: username, action: 'codes shown', at: now() };
  await database.write((tx) => addHistory(tx, entry));
  const { lock_code, key_code } = order.fields;
  return { lock_code, key_code };
}
