import { useState } from 'preact/hooks';
import type { OrderDetail } from '../../../src/site/console/orders/order-detail.js';
import { DraftPath } from '../../drafts/draft-path.js';
import { AskDialog, type FieldProps } from '../../parts/form.js';
import { orderTexts } from '../../texts/order.js';
import { texts } from '../../texts.js';
import type { Change } from './order-notes.js';

type CommandName = keyof typeof texts.order.commands;

/** Returns true for a closed order, which can only be reopened. */
export function isClosed({ wo_status }: Pick<OrderDetail, 'wo_status'>): boolean {
  return commandsOf({ wo_status, pending_cancellation_at: null }).includes('reopen');
}

/** Returns the commands that a status allows; the site validates them again. */
function commandsOf({
  wo_status,
  pending_cancellation_at,
}: Pick<OrderDetail, 'wo_status' | 'pending_cancellation_at'>): readonly CommandName[] {
  if (wo_status === 'Ready for Office') return ['invoiced', 'complete', 'followUp', 'reopen'];
  if (wo_status === 'Invoiced') return ['complete', 'reopen'];
  if (wo_status === 'Complete' || wo_status === 'Cancelled') return ['reopen'];
  const pending = pending_cancellation_at === null ? 'requestCancellation' : 'withdrawCancellation';
  return ['accept', 'reject', 'followUp', 'readyForOffice', 'complete', pending, 'cancel'];
}

/** The usual next command by status. Where the contractor has the next turn there is none. */
const NEXT: Readonly<Record<string, CommandName>> = {
  'In Field': 'accept',
  Accepted: 'readyForOffice',
  Rejected: 'followUp',
  'Ready for Office': 'invoiced',
  Invoiced: 'complete',
};

const REASON: FieldProps = { name: 'reason', label: texts.order.commandReason, isLong: true };

/** The inputs of commands: a reason, or a date. */
const ASKED: Partial<Record<CommandName, FieldProps>> = {
  reject: { ...REASON, isRequired: true },
  followUp: { ...REASON, isRequired: true },
  cancel: REASON,
  requestCancellation: {
    name: 'date',
    label: texts.order.cancellationDate,
    type: 'date',
    hint: texts.order.cancellationDateHint,
  },
};

interface CommandProps {
  readonly order: OrderDetail;
  readonly change: Change;
}

/** The usual next command of an order, if it has one. */
export function NextCommand(props: CommandProps) {
  const command = NEXT[props.order.wo_status];
  // An open dialog belongs to its command: it never becomes that of the next one.
  return command ? <Command key={command} {...props} command={command} isMain /> : null;
}

/** The other commands that the status of an order allows. */
export function OrderCommands(props: CommandProps) {
  const { order } = props;
  return (
    <div class="commands actions">
      {commandsOf(order)
        .filter((command) => command !== NEXT[order.wo_status])
        .map((command) => (
          <Command key={command} {...props} command={command} />
        ))}
    </div>
  );
}

/** A command, which a dialog explains and asks for once. */
function Command(props: CommandProps & { command: CommandName; isMain?: boolean }) {
  const { order, change, command, isMain = false } = props;
  const [isOpen, setOpen] = useState(false);
  const label = texts.order.commands[command];
  const field = ASKED[command];
  return (
    <>
      <button type="button" class={isMain ? 'main' : ''} onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <DraftPath.Provider value={field ? `orders/${order.report_id}/command/${command}` : ''}>
          <AskDialog
            title={label}
            onClose={() => setOpen(false)}
            fields={field ? [field] : []}
            action={label}
            leave={command === 'cancel' ? texts.order.keepOrder : undefined}
            onSend={(values) => change.command({ ...timeOf(values), command })}
          >
            <p>{orderTexts.confirm[command]}</p>
          </AskDialog>
        </DraftPath.Provider>
      )}
    </>
  );
}

/** Returns the beginning of a day in the user's zone. */
function timeOf({ date = '', ...values }: Record<string, string>): Record<string, string> {
  return date === '' ? values : { ...values, date: new Date(`${date}T00:00`).toISOString() };
}
