'use strict';

/** What changed lately, by the number of the order. */
const CHANGED = new Map([
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

/** The value of a field as get_all_updates sends it: what get_order now says. */
function currentValue(sheet, field) {
  if (field === 'line_items') return JSON.stringify(sheet.line_items ?? []);
  if (field === 'wo_pending_cancellation_date') return String(sheet.key_values?.[field] ?? '');
  return field === '' ? '' : (sheet[field] ?? '');
}

function fieldsOf(index, sheet) {
  const pending = sheet.key_values?.wo_pending_cancellation_date !== undefined;
  const fields = CHANGED.get(index) ?? [];
  return pending ? [...fields, 'wo_pending_cancellation_date'] : fields;
}

/**
 * The changes of one demo order. Orders to follow up are returned to the vendor, all but the last of them.
 *
 * @param changedAt Unix time
 */
function changesOf(order, changedAt) {
  const { index, status, sheet } = order;
  const changes = fieldsOf(index, sheet).map((field, place) => {
    const transactionId = `${88_000 + index * 10 + place}`;
    return { transactionId, changedAt, field, value: currentValue(sheet, field) };
  });
  const reason = status === 'Follow Up' ? REASONS[index % 4] : undefined;
  if (reason === undefined) return changes;
  return [...changes, { transactionId: `${89_000 + index}`, changedAt, field: '', value: reason }];
}

module.exports = { changesOf };
