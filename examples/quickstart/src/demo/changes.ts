import type { OrderChange, OrderSheet, OrderStatus, UpdateField } from '../store/order.js';

/** The recently changed fields, by the number of the order. */
const CHANGED: ReadonlyMap<number, readonly UpdateField[]> = new Map([
  [9, ['date_due']],
  [10, ['lock_code', 'key_code']],
  [11, ['comments']],
  [12, ['line_items']],
  [15, ['date_due', 'start_date', 'cust_text']],
  [16, ['address', 'city', 'state', 'zip']],
  [24, ['loan_number', 'mortgage_name']],
]);

const REASONS = [
  'Photos of the rear of the property are missing.',
  'The inspection form says vacant, the photos show a car in the drive.',
  'Please send the dump receipt.',
];

/** Returns the value of a field in get_all_updates: the present value in get_order. */
function currentValue(sheet: OrderSheet, field: UpdateField): string {
  if (field === 'line_items') return JSON.stringify(sheet.line_items ?? []);
  if (field === 'wo_pending_cancellation_date') return String(sheet.key_values?.[field] ?? '');
  return field === '' ? '' : (sheet[field] ?? '');
}

function fieldsOf(index: number, sheet: OrderSheet): readonly UpdateField[] {
  const pending = sheet.key_values?.wo_pending_cancellation_date !== undefined;
  const fields = CHANGED.get(index) ?? [];
  return pending ? [...fields, 'wo_pending_cancellation_date'] : fields;
}

/**
 * Returns the changes of one demo order. All orders to follow up except the last one are returned to the vendor.
 *
 * @param changedAt Unix time
 */
export function changesOf(
  order: { readonly index: number; readonly status: OrderStatus; readonly sheet: OrderSheet },
  changedAt: number,
): readonly OrderChange[] {
  const { index, status, sheet } = order;
  const changes = fieldsOf(index, sheet).map((field, position): OrderChange => {
    const transactionId = `${88_000 + index * 10 + position}`;
    return { transactionId, changedAt, field, value: currentValue(sheet, field) };
  });
  const reason = status === 'Follow Up' ? REASONS[index % 4] : undefined;
  if (reason === undefined) return changes;
  return [...changes, { transactionId: `${89_000 + index}`, changedAt, field: '', value: reason }];
}
