import type { FieldProps } from '../../parts/form.js';
import { filled, type RowField, Rows, type RowValues } from '../../parts/rows.js';
import { readAmount } from '../../parts/tables/amounts.js';
import { texts } from '../../texts.js';

const { fields: labels, columns } = texts.order;

/** The codes, which are not displayed when they are edited: a new value replaces them. */
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

/** The rare fields of an order. */
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

/** The field that allows items outside of the list for bids and invoices. */
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

/** The fields of an item that may be bid on. */
export const ITEM_FIELDS: readonly RowField[] = [
  { name: 'id', label: texts.order.itemId },
  { name: 'description', label: columns.item },
];

const AMOUNTS = ['qty', 'price', 'total'] as const;

const LINE_FIELDS: readonly RowField[] = [
  { name: 'desc', label: columns.item },
  { name: 'qty', label: columns.quantity, isNumber: true },
  { name: 'price', label: columns.price, isNumber: true },
  { name: 'total', label: columns.total, isNumber: true },
  { name: 'add', label: texts.order.lineAddition },
];

/** Edits the ordered line items. */
export function LineItems(props: {
  lines: readonly RowValues[];
  onChange: (lines: readonly RowValues[]) => void;
}) {
  const { lines, onChange } = props;
  const change = (after: readonly RowValues[]) =>
    onChange(
      // A removed line moves the others without a change.
      after.length === lines.length
        ? after.map((line, index) =>
            isSamePrice(line, lines[index]) ? line : { ...line, total: '' },
          )
        : after,
    );
  return (
    <Rows
      name="line_items"
      legend={texts.order.lines}
      hint={texts.order.totalHint}
      add={texts.work.addLine}
      fields={LINE_FIELDS}
      rows={lines}
      onChange={change}
    />
  );
}

/** Returns the line items in the form of the site: amounts are read as people type them, such as `$60`. */
export function givenLines(lines: readonly RowValues[]): readonly RowValues[] {
  return filled(lines).map((line) => {
    const amounts = AMOUNTS.filter((name) => line[name] !== undefined);
    // The site refuses a text that is no amount.
    const read = amounts.map((name) => [name, readAmount(line[name] ?? '') ?? line[name]]);
    return { ...line, ...Object.fromEntries(read) };
  });
}

/** Returns true if a line's total is still that of its quantity and price. */
function isSamePrice(line: RowValues, before: RowValues | undefined): boolean {
  if (before === undefined || line.total !== before.total) return true;
  return line.qty === before.qty && line.price === before.price;
}
