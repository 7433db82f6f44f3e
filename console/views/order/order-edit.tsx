import { useState } from 'preact/hooks';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { useLoaded } from '../../load.js';
import { Failure } from '../../parts/basics.js';
import { Dialog } from '../../parts/dialog.js';
import { AskDialog, AskForm, changed, type FieldProps } from '../../parts/form.js';
import { filled, Rows, type RowValues } from '../../parts/rows.js';
import { AskError, ask } from '../../server.js';
import { texts } from '../../texts.js';
import {
  CODES,
  givenLines,
  ITEM_FIELDS,
  LineItems,
  OTHER_FIELDS,
  otherAllowed,
} from './order-fields.js';

const { fields: labels } = texts.order;
const TEXTS = ['address', 'city', 'state', 'zip', 'work_type_alias'] as const;

const pathOf = ({ report_id }: OrderDetail) => `orders/${encodeURIComponent(report_id)}` as const;
const isCode = (name: string) => CODES.some((code) => code === name);

/** Returns a `YYYYMMDD` day for a date field of the browser. */
function asDate(day: string): string {
  return day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

/** Returns a text as its field gives it back: a field of one line has no line breaks, and others have short ones. */
function asTyped(text: string, { isLong = false, type }: FieldProps): string {
  if (type === 'date') return asDate(text);
  return isLong ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n]/g, '');
}

/** The properties of an order's dialogs. */
interface OrderDialogProps {
  readonly order: OrderDetail;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The changed line items of a dialog. */
interface TypedLines {
  readonly lines: readonly RowValues[];
  /** The line items of the order before the first change; null where they may be any. */
  readonly before: readonly RowValues[] | null;
}

/** Returns true for a refusal of the line items as a whole: others have changed them meanwhile. */
function isOfAllLines(error: unknown): boolean {
  return error instanceof AskError && error.refused?.names[0] === 'line_items';
}

/** Edits the fields and line items of an open order. Its account is notified of the changes. */
export function EditOrder({ order, onDone, onClose }: OrderDialogProps) {
  const shown: Readonly<Record<string, string | null>> = order.fields;
  const fields: readonly FieldProps[] = [
    { name: 'date_due', label: labels.date_due, type: 'date' },
    ...TEXTS.map((name) => ({ name, label: labels[name] })),
    { name: 'comments', label: labels.comments, isLong: true },
    ...OTHER_FIELDS.map((field) => ({ ...field, isFurther: true })),
  ];
  const before = Object.fromEntries(
    fields.map((field) => [field.name, asTyped(shown[field.name] ?? '', field)]),
  );
  // Undefined until the user changes a line: the lines of the order may change meanwhile.
  const [typed, setTyped] = useState<TypedLines>();
  const known = order.line_items.map((line): RowValues => ({ ...line }));
  const lines = typed?.lines ?? known;
  const change = (after: readonly RowValues[]) =>
    setTyped((last) => ({ before: known, ...last, lines: after }));
  const send = async (values: Record<string, string>) => {
    const isSame = JSON.stringify(lines) === JSON.stringify(known);
    const line_items = isSame
      ? {}
      : { line_items: givenLines(lines), line_items_before: typed?.before };
    try {
      await ask('PATCH', pathOf(order), { ...changed(values, before), ...line_items });
    } catch (error) {
      // The user has read the lines of others in the refusal: the next attempt replaces them.
      if (isOfAllLines(error)) setTyped({ lines, before: null });
      throw error;
    }
  };
  return (
    <AskDialog
      title={texts.order.edit}
      onClose={onClose}
      isWide
      fields={fields.map((field) => ({
        ...field,
        value: before[field.name] ?? '',
        ...(isCode(field.name) ? { hint: texts.order.codesReplaced } : {}),
      }))}
      action={texts.save}
      onSend={send}
      onDone={onDone}
      lists={['line_items']}
      extra={{ value: typed, restore: setTyped }}
      more={<LineItems lines={lines} onChange={change} />}
    />
  );
}

/** Edits the items that may be bid on, completed and invoiced: the order's own items, or those of its client. */
export function EditItems({ order, onDone, onClose }: OrderDialogProps) {
  const own = order.has_own_items ? order.items : [];
  const [typed, setItems] = useState<readonly RowValues[]>();
  const items =
    typed ?? own.map(({ item_id, item_desc }) => ({ id: item_id, description: item_desc }));
  return (
    <AskDialog
      title={texts.order.setItems}
      onClose={onClose}
      isWide
      fields={[otherAllowed(order.is_other_allowed)]}
      action={texts.save}
      onSend={({ is_other_allowed }) =>
        ask('POST', `${pathOf(order)}/items`, {
          items: filled(items),
          is_other_allowed: is_other_allowed === 'true',
        })
      }
      onDone={onDone}
      lists={['items']}
      extra={{ value: typed, restore: setItems }}
      more={
        <Rows
          name="items"
          legend={texts.order.ownItems}
          hint={texts.newOrder.itemsHint}
          add={texts.newOrder.addItem}
          fields={ITEM_FIELDS}
          rows={items}
          onChange={setItems}
        />
      }
    />
  );
}

/** Assigns an order to another account, or to none. */
export function Assign({ order, onDone, onClose }: OrderDialogProps) {
  const { answer, error, reload } = useLoaded('accounts');
  const accounts = (answer?.accounts ?? [])
    .filter(({ username, disabled_at }) => disabled_at === null || username === order.account)
    .map(({ username, display_name }) => [username, display_name || username] as const);
  return (
    <Dialog title={texts.order.assign} onClose={onClose}>
      {!answer && error && <Failure error={error} onRetry={reload} />}
      {answer && (
        <AskForm
          fields={[
            {
              name: 'account',
              label: texts.orders.columns.account,
              hint: texts.order.assignHint,
              choices: [...accounts, ['', texts.order.nobody]],
              value: order.is_assigned ? order.account : '',
            },
          ]}
          action={texts.order.assign}
          onSend={({ account = '' }) =>
            ask('POST', `${pathOf(order)}/commands`, { command: 'assign', account })
          }
          onDone={() => {
            onClose();
            onDone();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

const DIALOGS = { edit: EditOrder, items: EditItems, assign: Assign };

/** The open dialog of an order, loaded when one is first opened. */
export default function OrderDialog({
  what,
  ...doing
}: OrderDialogProps & { what: keyof typeof DIALOGS }) {
  const Shown = DIALOGS[what];
  return <Shown {...doing} />;
}
