import type { FieldProps } from '../../parts/form.js';
import { type RowField, Rows, type RowValues } from '../../parts/rows.js';
import { texts } from '../../texts.js';

const { fields: labels, columns } = texts.order;

/** Codes are not shown where they are changed: what is entered replaces them. */
export const CODES = ['lock_code', 'key_code'] as const;

const OTHER_TEXTS = [
  'client_company_alias',
  'loan_number',
  'loan_type_other',
  'mortgage_name',
  'lot_size',
  'vendor_id',
  'import_user_id',
  'broker_name',
  'broker_company',
  'broker_phone',
  'broker_email',
] as const;

/** The fields of an order that few need. */
export const OTHER_FIELDS: readonly FieldProps[] = [
  { name: 'start_date', label: labels.start_date, type: 'date' },
  { name: 'date_received', label: labels.date_received, type: 'date' },
  ...OTHER_TEXTS.map((name) => ({ name, label: labels[name] })),
  { name: 'cust_text', label: labels.cust_text, isLong: true },
  {
    name: 'bg_checkin_provider',
    label: labels.bg_checkin_provider,
    choices: [
      ['', texts.order.usualCheckIn],
      ['ags', 'ags'],
    ],
  },
  ...CODES.map((name) => ({ name, label: labels[name] })),
];

/** Whether items that are in no list may be bid on and invoiced. */
export function otherAllowed(isAllowed: boolean): FieldProps {
  return {
    name: 'is_other_allowed',
    label: texts.order.otherAllowed,
    choices: [
      ['true', texts.yes],
      ['false', texts.no],
    ],
    value: String(isAllowed),
  };
}

/** What each item that may be bid on has. */
export const ITEM_FIELDS: readonly RowField[] = [
  { name: 'id', label: texts.order.itemId },
  { name: 'description', label: columns.item },
];

const LINE_FIELDS: readonly RowField[] = [
  { name: 'desc', label: columns.item },
  { name: 'qty', label: columns.quantity, isNumber: true },
  { name: 'price', label: columns.price, isNumber: true },
  { name: 'total', label: columns.total, isNumber: true },
  { name: 'add', label: texts.order.lineAddition },
];

/** What is ordered, line by line. */
export function LineItems(props: {
  lines: readonly RowValues[];
  onChange: (lines: readonly RowValues[]) => void;
}) {
  const { lines, onChange } = props;
  const change = (after: readonly RowValues[]) =>
    onChange(
      // A line that was taken out moves the others, and changes none of them.
      after.length === lines.length
        ? after.map((line, index) =>
            isSamePrice(line, lines[index]) ? line : { ...line, total: '' },
          )
        : after,
    );
  return (
    <Rows
      legend={texts.order.lines}
      hint={texts.order.totalHint}
      add={texts.work.addLine}
      fields={LINE_FIELDS}
      rows={lines}
      onChange={change}
    />
  );
}

/** A total that was of another quantity or price is none. */
function isSamePrice(line: RowValues, before: RowValues | undefined): boolean {
  if (before === undefined || line.total !== before.total) return true;
  return line.qty === before.qty && line.price === before.price;
}
