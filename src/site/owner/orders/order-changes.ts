import type { Input } from '../../engine/input.js';
import type { Statements } from '../../engine/store/database.js';
import { type LineItem, lineItemsOf, replaceLineItems } from '../../orders/line-items.js';
import { listedColumns } from '../../orders/listed-fields.js';
import {
  FIELD_NAMES,
  type OrderFields,
  readFields,
  storedFields,
} from '../../orders/order-fields.js';
import { addChange, addHistory, announce, type StoredOrder } from '../../orders/order-writing.js';
import { propertyAt } from '../../orders/properties.js';
import { setPending } from './order-commands.js';

/**
 * Changes an open order, within a transaction. get_all_updates reports each change of an updatable field.
 *
 * @param lines replace all line items; undefined leaves them
 * @returns the id of its property after the change
 * @throws LinkError `input_invalid`
 */
export async function changeOrder(
  tx: Statements,
  order: StoredOrder,
  { input, lines }: { readonly input: Input; readonly lines: readonly LineItem[] | undefined },
  by: { readonly actor: string; readonly at: number },
): Promise<string> {
  const before = storedFields(order.fields);
  const pending = readFields(input, before).wo_pending_cancellation_date;
  if (pending !== before.wo_pending_cancellation_date) await setPending(tx, order, pending, by);
  const { changed, property_id } = await changeFields(tx, order, readFields(input, before), by.at);
  if (lines) changed.push(...(await changeLines(tx, order, lines, by.at)));
  if (changed.length === 0) return property_id;
  const detail = { fields: changed };
  await addHistory(tx, { orderId: order.id, action: 'updated', detail, ...by });
  await announce(tx, order.account_id, by.at);
  return property_id;
}

async function changeFields(
  tx: Statements,
  order: StoredOrder,
  after: OrderFields,
  at: number,
): Promise<{ readonly changed: string[]; readonly property_id: string }> {
  const before = storedFields(order.fields);
  const changed = FIELD_NAMES.filter(
    (name) => before[name] !== after[name] && name !== 'wo_pending_cancellation_date',
  );
  if (changed.length === 0) return { changed, property_id: order.property_id };
  const property_id = await propertyAt(tx, after, at);
  await tx
    .updateTable('orders')
    .set({
      fields: JSON.stringify(after),
      ...listedColumns(after),
      property_id,
      modified_at: at,
    })
    .where('id', '=', order.id)
    .execute();
  for (const field of changed) {
    const values = { before: before[field] ?? '', after: after[field] ?? '' };
    await addChange(tx, order, { field, ...values }, at);
  }
  return { changed, property_id };
}

async function changeLines(
  tx: Statements,
  order: StoredOrder,
  lines: readonly LineItem[],
  at: number,
): Promise<string[]> {
  const before = JSON.stringify(await lineItemsOf(tx, order.id));
  const after = JSON.stringify(lines);
  if (before === after) return [];
  await replaceLineItems(tx, order.id, lines);
  await tx.updateTable('orders').set({ modified_at: at }).where('id', '=', order.id).execute();
  await addChange(tx, order, { field: 'line_items', before, after }, at);
  return ['line_items'];
}
