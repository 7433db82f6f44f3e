import type { LinkResponse, ResultOf } from '../../../client/index.js';
import { readAmount } from '../../../protocol/codec/amount.js';
import { listByDigits } from '../../../protocol/codec/digit-keys.js';
import { isObject } from '../../../protocol/envelope/envelope.js';
import type { StoredRow } from '../../engine/store/schema/schema.js';
import type { LineItem } from '../../orders/line-items.js';
import {
  DATE_FIELDS,
  type OrderFields,
  storedFields,
  TEXT_FIELDS,
} from '../../orders/order-fields.js';

/** The answer of an owner for an order. */
export type ReceivedOrder = LinkResponse<ResultOf<'get_order'>>;

/** Returns the fields of a received order. An unreadable value is blank, and remains in the raw record. */
export function receivedFields(order: ReceivedOrder['result']): OrderFields {
  const given: Record<string, string | null> = {};
  for (const name of TEXT_FIELDS) given[name] = textOf(order[name]);
  for (const name of DATE_FIELDS) given[name] = textOf(order[name]) || null;
  const { bg_checkin_provider, wo_pending_cancellation_date: pending } = order.key_values ?? {};
  given.bg_checkin_provider = bg_checkin_provider === 'ags' ? 'ags' : '';
  given.wo_pending_cancellation_date = pending === undefined ? '' : textOf(pending);
  return { ...storedFields('{}'), ...given };
}

/** Returns a text or a number as text; '' for any other value. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** Returns true for a record of the requested order, by its id there or here, and for a record without an order. */
export function isOfOrder(
  named: unknown,
  {
    id,
    remote_report_id,
  }: { readonly id: string | undefined; readonly remote_report_id: string | null },
): boolean {
  const name = textOf(named).trim();
  return name === '' || name === '0' || name === remote_report_id || name === id;
}

const PLAIN_NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/**
 * Returns the stored form of an amount: two decimals, or all received ones, never rounded; null for an invalid amount.
 */
function storedAmount(value: unknown): string | null {
  const text = textOf(value);
  return readAmount(value) ?? (PLAIN_NUMBER.test(text) ? text : null);
}

/** Returns the line items of a received order, a list or an object keyed by number, without invalid amounts. */
export function receivedLines(lines: unknown): readonly StoredLine[] {
  const list = isObject(lines) ? listByDigits(lines) : lines;
  if (!Array.isArray(list)) return [];
  return list.map((line: unknown): StoredLine => {
    const { desc, qty, price, total, add }: Partial<Record<keyof LineItem, unknown>> = Object(line);
    return {
      description: textOf(desc),
      qty: storedAmount(qty),
      price: storedAmount(price),
      total: storedAmount(total),
      additional: textOf(add),
    };
  });
}

/** A stored line item. */
export type StoredLine = Omit<StoredRow<'line_items'>, 'id' | 'order_id' | 'position'>;
