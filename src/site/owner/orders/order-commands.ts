import { LinkError } from '../../../index.js';
import { type ActingUser, actorOf, type SiteContext } from '../../engine/context.js';
import { inputError } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import type { Statements } from '../../engine/store/database.js';
import { storedFields } from '../../orders/order-fields.js';
import {
  addChange,
  addHistory,
  announce,
  isOpenStatus,
  lockOrder,
  OPEN_STATUSES,
  type OrderStatus,
  type StoredOrder,
} from '../../orders/order-writing.js';
import { addUndoable } from '../../orders/undo/undoable-changes.js';
import { movedState, undoMove } from './undo-move.js';

/** One command that moves an order to a status. */
interface Command {
  readonly to: OrderStatus;
  readonly from: readonly OrderStatus[];
  /** The action in the history. */
  readonly action: string;
  /** True if it requires a reason. */
  readonly hasReason: boolean;
}

/** The commands, each with the statuses that allow it. */
export const COMMANDS = {
  accept: { to: 'Accepted', from: OPEN_STATUSES, action: 'accepted', hasReason: false },
  reject: { to: 'Rejected', from: OPEN_STATUSES, action: 'rejected', hasReason: true },
  followUp: {
    to: 'Follow Up',
    from: [...OPEN_STATUSES, 'Ready for Office'],
    action: 'returned',
    hasReason: true,
  },
  cancel: { to: 'Cancelled', from: OPEN_STATUSES, action: 'cancelled', hasReason: false },
  readyForOffice: {
    to: 'Ready for Office',
    from: OPEN_STATUSES,
    action: 'ready for office',
    hasReason: false,
  },
  invoiced: { to: 'Invoiced', from: ['Ready for Office'], action: 'invoiced', hasReason: false },
  complete: {
    to: 'Complete',
    from: [...OPEN_STATUSES, 'Ready for Office', 'Invoiced'],
    action: 'completed',
    hasReason: false,
  },
  reopen: {
    to: 'In Field',
    from: ['Cancelled', 'Ready for Office', 'Invoiced', 'Complete'],
    action: 'reopened',
    hasReason: false,
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

/** The field of an order with the date of a requested cancellation. */
const PENDING = 'wo_pending_cancellation_date';

/** The time after all dates of cancellations: Unix seconds have at most 11 digits. */
const LATEST = 1e14;

/** The most characters of a reason. */
const LONGEST_REASON = 10_000;

/**
 * Moves an order to the status of a command, within a transaction.
 *
 * @throws LinkError `order_closed` when its status does not allow that
 */
export async function moveOrder(
  tx: Statements,
  order: StoredOrder,
  name: CommandName,
  {
    actor,
    at,
    reason = '',
  }: { readonly actor: string; readonly at: number; readonly reason?: string },
): Promise<void> {
  const { to, from, action }: Command = COMMANDS[name];
  if (!from.some((status) => status === order.status)) {
    const next = statusesAfter(order.status).join(' or ');
    const message = `Order ${order.id} is ${order.status}: it cannot become ${to}${next && `, only ${next}`}.`;
    throw new LinkError('order_closed', message);
  }
  await tx
    .updateTable('orders')
    .set({
      status: to,
      status_reason: reason,
      modified_at: at,
      cancelled_at: to === 'Cancelled' ? at : null,
      ...(isOpenStatus(to) ? {} : { pending_cancellation_at: null }),
    })
    .where('id', '=', order.id)
    .execute();
  if (isOpenStatus(to) && !isOpenStatus(order.status)) await endRequest(tx, order, at);
  const detail = { from: order.status, to, ...(reason === '' ? {} : { reason }) };
  await addHistory(tx, { orderId: order.id, actor, action, at, detail });
}

/** Removes the date of a cancellation that was requested before an order was closed, as it is opened again. */
async function endRequest(tx: Statements, order: StoredOrder, at: number): Promise<void> {
  const { [PENDING]: before, ...fields } = storedFields(order.fields);
  if (before === '') return;
  await tx
    .updateTable('orders')
    .set({ fields: JSON.stringify({ ...fields, [PENDING]: '' }) })
    .where('id', '=', order.id)
    .execute();
  await addChange(tx, order, { field: PENDING, before, after: '' }, at);
}

/** Returns the statuses that an order of a status may get by a command. */
function statusesAfter(status: string): readonly string[] {
  const commands: readonly Command[] = Object.values(COMMANDS);
  return commands.filter(({ from }) => from.some((one) => one === status)).map(({ to }) => to);
}

/** The commands that move an order to a status. */
export class OrderCommands {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /** Accepts the results as they are. @throws LinkError `order_not_found`, `order_closed` */
  accept(reportId: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'accept', '', acting);
  }

  /** Rejects the results. @throws LinkError `order_not_found`, `order_closed`, `input_invalid` */
  reject(reportId: string, reason: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'reject', reason, acting);
  }

  /**
   * Returns the order to the vendor: get_all_updates reports it as `RTV` with the reason. @throws the errors of
   * {@link OrderCommands.reject}
   */
  followUp(reportId: string, reason: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'followUp', reason, acting);
  }

  /** Cancels the order: get_cancel_orders reports it. @throws the errors of {@link OrderCommands.accept} */
  cancel(reportId: string, reason = '', acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'cancel', reason, acting);
  }

  /** Marks the order ready without requiring forms and photos. @throws the errors of {@link OrderCommands.accept} */
  readyForOffice(reportId: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'readyForOffice', '', acting);
  }

  /** Marks the order invoiced. @throws the errors of {@link OrderCommands.accept} */
  invoiced(reportId: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'invoiced', '', acting);
  }

  /** Completes the order. @throws the errors of {@link OrderCommands.accept} */
  complete(reportId: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'complete', '', acting);
  }

  /** Opens the order again. @throws the errors of {@link OrderCommands.accept} */
  reopen(reportId: string, acting?: ActingUser): Promise<void> {
    return this.#run(reportId, 'reopen', '', acting);
  }

  /**
   * Requests the cancellation of the order: get_pending_cancellations reports it, and get_all_updates the date.
   *
   * @param date the date of the cancellation in milliseconds since 1970; default now
   * @throws LinkError `order_not_found`, `order_closed`, `input_invalid`
   */
  async requestCancellation(reportId: string, date?: number, acting?: ActingUser): Promise<void> {
    const at = date ?? this.context.now();
    if (!Number.isFinite(at) || at < 0 || at >= LATEST) {
      const form = Number.isFinite(at) ? 'a day from 1970 on' : 'milliseconds since 1970';
      throw inputError('orders.requestCancellation.date', `must be ${form}`);
    }
    return this.#setPending(reportId, String(Math.floor(at / 1000)), acting);
  }

  /** Withdraws the request for the cancellation. @throws the errors of {@link OrderCommands.requestCancellation} */
  withdrawCancellation(reportId: string, acting?: ActingUser): Promise<void> {
    return this.#setPending(reportId, '', acting);
  }

  /** Undoes a command within a minute, while nothing of it was reported. @throws LinkError `not_undoable` @internal */
  undo(changeId: string, acting: ActingUser): Promise<void> {
    return undoMove(this.context, changeId, acting);
  }

  async #run(
    reportId: string,
    name: CommandName,
    reason: string,
    acting: ActingUser | undefined,
  ): Promise<void> {
    const { hasReason }: Command = COMMANDS[name];
    const isFine = typeof reason === 'string' && reason.length <= LONGEST_REASON;
    if (!isFine || (hasReason && reason.trim() === '')) {
      const fix = hasReason ? 'is required' : 'must be text';
      throw inputError(`orders.${name}.reason`, `${fix}, at most ${LONGEST_REASON} characters`);
    }
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      const at = this.context.now();
      await moveOrder(tx, order, name, { actor: actorOf(acting), at, reason });
      await addUndoable(tx, acting?.undo, {
        orderId: order.id,
        accountId: order.account_id,
        command: name,
        before: { ...movedState(order) },
        after: { status: COMMANDS[name].to, modified_at: at },
        at,
      });
      if (name === 'followUp') {
        await addChange(tx, order, { field: '', before: '', after: reason, status: 'RTV' }, at);
      }
      await announce(tx, order.account_id, at);
    });
  }

  async #setPending(reportId: string, date: string, acting: ActingUser | undefined): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      await setPending(tx, order, date, { actor: actorOf(acting), at: this.context.now() });
    });
  }
}

/**
 * Sets or removes the date of a pending cancellation, within a transaction.
 *
 * @param date Unix seconds as text; '' for none
 * @throws LinkError `order_closed`
 */
export async function setPending(
  tx: Statements,
  order: StoredOrder,
  date: string,
  { actor, at }: { readonly actor: string; readonly at: number },
): Promise<void> {
  requireOpen(order);
  const fields = storedFields(order.fields);
  const before = fields[PENDING];
  await tx
    .updateTable('orders')
    .set({
      fields: JSON.stringify({ ...fields, [PENDING]: date }),
      pending_cancellation_at: date === '' ? null : at,
      modified_at: at,
    })
    .where('id', '=', order.id)
    .execute();
  if (before !== date) await addChange(tx, order, { field: PENDING, before, after: date }, at);
  const action = date === '' ? 'cancellation withdrawn' : 'cancellation requested';
  await addHistory(tx, { orderId: order.id, actor, action, at });
  await announce(tx, order.account_id, at);
}

/** @throws LinkError `order_closed` */
export function requireOpen(order: Pick<StoredOrder, 'id' | 'status'>): void {
  if (isOpenStatus(order.status)) return;
  throw new LinkError('order_closed', `Order ${order.id} is ${order.status}.`);
}
