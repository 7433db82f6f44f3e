import { useState } from 'preact/hooks';
import type { OrderDetail } from '../../src/site/console/order-detail.js';
import type { SiteAccount } from '../../src/site/owner/accounts.js';
import { useLoaded } from '../load.js';
import { Dialog } from '../parts/dialog.js';
import { AskForm, changed, type FieldProps } from '../parts/form.js';
import { ask } from '../server.js';
import { texts } from '../texts.js';
import type { Change } from './order-results.js';

const { fields: labels } = texts.order;

const DAYS = ['date_due', 'start_date'] as const;
/** Codes are not shown here: what is entered replaces them. */
const CODES = ['lock_code', 'key_code'] as const;
const TEXTS = [
  'address',
  'city',
  'state',
  'zip',
  'work_type_alias',
  'client_company_alias',
  'loan_number',
  'lot_size',
  'vendor_id',
] as const;
const LONG = ['comments', 'cust_text'] as const;

/** `YYYYMMDD` as a field of the browser takes it. */
function asDate(day: string | null): string {
  return (day ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

/** The fields of an open order, to be changed: its account hears of what changed. */
export function EditOrder({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const before: Record<string, string> = Object.fromEntries([
    ...[...TEXTS, ...LONG].map((name) => [name, order.fields[name]]),
    ...DAYS.map((name) => [name, asDate(order.fields[name])]),
    ...CODES.map((name) => [name, '']),
  ]);
  const field = (name: keyof typeof labels, more: Partial<FieldProps> = {}): FieldProps => ({
    name,
    label: labels[name],
    value: before[name] ?? '',
    ...more,
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.order.edit}
      </button>
      {isOpen && (
        <Dialog title={texts.order.edit} onClose={close}>
          <AskForm
            fields={[
              ...DAYS.map((name) => field(name, { type: 'date' })),
              ...TEXTS.map((name) => field(name)),
              ...LONG.map((name) => field(name, { isLong: true })),
              ...CODES.map((name) => field(name, { hint: texts.order.codesReplaced })),
            ]}
            action={texts.save}
            onSend={(values) => {
              const path = `orders/${encodeURIComponent(order.report_id)}`;
              return ask('PATCH', path, changed(values, before));
            }}
            onDone={() => {
              close();
              onDone();
            }}
            onCancel={close}
          />
        </Dialog>
      )}
    </>
  );
}

/** Gives an order to another account, or to none. */
export function Assign({ order, change }: { order: OrderDetail; change: Change }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {texts.order.assign}
      </button>
      {isOpen && <AssignDialog order={order} change={change} onClose={() => setOpen(false)} />}
    </>
  );
}

function AssignDialog(props: { order: OrderDetail; change: Change; onClose: () => void }) {
  const { order, change, onClose } = props;
  const { answer } = useLoaded<{ accounts: readonly SiteAccount[] }>('accounts');
  const accounts = (answer?.accounts ?? []).map(
    ({ username, display_name }) => [username, display_name] as const,
  );
  return (
    <Dialog title={texts.order.assign} onClose={onClose}>
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
          onSend={({ account = '' }) => change('commands', { command: 'assign', account })}
          onDone={onClose}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
