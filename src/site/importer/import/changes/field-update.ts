import { DeviationList } from '../../../../protocol/codec/deviation.js';
import { listByDigits } from '../../../../protocol/codec/digit-keys.js';
import { readOpenDate } from '../../../../protocol/codec/open-date.js';
import { isUnsetDate } from '../../../../protocol/codec/scalars.js';
import { isObject } from '../../../../protocol/envelope/envelope.js';
import { addEvent } from '../../../engine/events/event-log.js';
import type { Statements } from '../../../engine/store/database.js';
import { listedColumns } from '../../../orders/listed-fields.js';
import {
  DATE_FIELDS,
  FIELD_NAMES,
  type FieldName,
  type OrderFields,
  storedFields,
} from '../../../orders/order-fields.js';
import { type AnyOrder, addChange, addHistory } from '../../../orders/order-writing.js';
import { storeDeviations } from '../../../orders/received/order-deviations.js';
import { assignVendor, importedProperty, linkActor, replaceLines } from '../order-record.js';
import { receivedLines, type StoredLine } from '../received-order.js';
import type { ChangeContext, ReportedChange } from './reported-change.js';

function isField(name: string): name is FieldName {
  return FIELD_NAMES.some((field) => field === name);
}

/** Returns the stored form of a value. Dates are stored as in the list of fields, without hyphens; unset ones as none. */
function storedValue(field: FieldName, value: string): string | null {
  if (field === 'wo_pending_cancellation_date') return isUnsetDate(value) ? '' : value;
  if (!DATE_FIELDS.some((name) => name === field)) return value;
  if (value === '' || isUnsetDate(value)) return null;
  return readOpenDate(value)?.replaceAll('-', '') ?? value;
}

/** Sets a field of an order, or its line items. @returns true if it has changed */
export async function updateField(
  tx: Statements,
  order: AnyOrder,
  { field = '', value = '' }: ReportedChange,
  context: ChangeContext,
): Promise<boolean> {
  const { link, at } = context;
  if (field === 'line_items') return updateLines(tx, order, value, context);
  if (!isField(field)) return false;
  const before = storedFields(order.fields);
  const after: OrderFields = { ...before, [field]: storedValue(field, value) };
  if (after[field] === before[field]) return false;
  const reportId = order.remote_report_id ?? '';
  await tx
    .updateTable('orders')
    .set({
      fields: JSON.stringify(after),
      ...listedColumns(after),
      property_id: await importedProperty(tx, after, { link, reportId, at }),
      modified_at: at,
      ...(field === 'wo_pending_cancellation_date'
        ? { pending_cancellation_at: after[field] === '' ? null : at }
        : {}),
    })
    .where('id', '=', order.id)
    .execute();
  if (field === 'vendor_id' && context.assignsVendors) await assignVendor(tx, order.id, value);
  await recordUpdate(tx, order, { field, before: before[field] ?? '', after: value }, context);
  return true;
}

async function updateLines(tx: Statements, order: AnyOrder, value: string, context: ChangeContext) {
  const lines = linesIn(value);
  const event = 'get_all_updates';
  if (!lines) {
    // The present lines stay: the new ones cannot be read, and none of them would be there.
    const problem = 'must be a list of line items, as JSON; the former ones stay';
    const found = new DeviationList('update_value of line_items').describe([], problem, value);
    await storeDeviations(tx, order, event, [found]);
    return false;
  }
  await storeDeviations(tx, order, event, []);
  const before = await tx
    .selectFrom('line_items')
    .select(['description', 'qty', 'price', 'total', 'additional'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const change = {
    field: 'line_items',
    before: JSON.stringify(before),
    after: JSON.stringify(lines),
  };
  if (change.before === change.after) return false;
  await replaceLines(tx, order.id, lines);
  await tx
    .updateTable('orders')
    .set({ modified_at: context.at })
    .where('id', '=', order.id)
    .execute();
  await recordUpdate(tx, order, change, context);
  return true;
}

/** Returns the line items of an update; none for blank text, undefined for text that is no list. */
function linesIn(value: string): readonly StoredLine[] | undefined {
  if (value.trim() === '') return [];
  try {
    const given: unknown = JSON.parse(value);
    const list = isObject(given) ? (listByDigits(given) ?? [given]) : given;
    return Array.isArray(list) ? receivedLines(list) : undefined;
  } catch {
    return undefined;
  }
}

async function recordUpdate(
  tx: Statements,
  order: AnyOrder,
  change: { readonly field: string; readonly before: string; readonly after: string },
  { link, at }: ChangeContext,
): Promise<void> {
  await addChange(tx, order, change, at);
  const detail = { fields: [change.field] };
  await addHistory(tx, {
    orderId: order.id,
    actor: linkActor(link),
    action: 'updated',
    at,
    detail,
  });
  await addEvent(tx, { orderId: order.id, event: 'update', at, data: change });
}
