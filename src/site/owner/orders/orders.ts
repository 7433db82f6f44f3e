import type { NotNull } from 'kysely';
import { type ActingUser, actorOf, isRowId } from '../../engine/context.js';
import { Input } from '../../engine/input.js';
import { ownerWrite } from '../../engine/owner-write.js';
import { type OrderForm, orderFormsOf } from '../../orders/filling/order-forms.js';
import { type LineItem, lineItemsOf, readLineItems } from '../../orders/line-items.js';
import { FIELD_NAMES, type OrderInput, storedFields } from '../../orders/order-fields.js';
import {
  addHistory,
  announce,
  historyOf,
  lockOrder,
  noOrder,
  ORDER_STATUSES,
  type OrderHistoryEntry,
  type StoredOrder,
} from '../../orders/order-writing.js';
import { requireAccount } from '../../orders/people/account-row.js';
import { storedDeviations } from '../../orders/received/order-deviations.js';
import { type MadeOrder, makeOrder, type NewOrder, readNewOrder } from './new-order.js';
import { changeOrder } from './order-changes.js';
import { OrderCommands, requireOpen } from './order-commands.js';
import { makeReady, type ReadyProblem, reopenReady } from './ready-for-office.js';
import type { SiteOrder } from './site-order.js';

/** The property of an order after a change. */
export interface ChangedProperty {
  readonly property_id: string;
  /** True if the order belonged to another property before. */
  readonly is_other_property: boolean;
}

/** The orders that this site owns. */
export class Orders extends OrderCommands {
  /**
   * Makes an order; it is `Unread`, and the push address of its account is called.
   *
   * @returns its report_id
   * @throws LinkError `input_invalid`, `not_found` for an unknown account, `form_not_found`
   */
  async create(order: NewOrder, acting?: ActingUser): Promise<string> {
    return (await this.#create(order, acting, false)).report_id;
  }

  /**
   * Makes an order unless its account has one of this number at this address, in any status: for callers who do not
   * know the outcome of a first attempt. {@link Orders.create} makes a second order of the same number.
   *
   * @throws the errors of {@link Orders.create}
   */
  async createOnce(order: NewOrder, acting?: ActingUser): Promise<MadeOrder> {
    return this.#create(order, acting, true);
  }

  /**
   * Makes an order whose number is its report_id.
   *
   * @returns its report_id
   * @throws the errors of {@link Orders.create}
   */
  async createNumbered(order: Omit<NewOrder, 'wo_number'>, acting?: ActingUser): Promise<string> {
    const numbered = { ...order, wo_number: 'new' };
    return (await this.#create(numbered, acting, false, true)).report_id;
  }

  async #create(
    order: NewOrder,
    acting: ActingUser | undefined,
    isOnce: boolean,
    isNumbered = false,
  ): Promise<MadeOrder> {
    const read = readNewOrder(order);
    const by = { actor: actorOf(acting), at: this.context.now(), isOnce, isNumbered };
    return ownerWrite(this.context, acting, (tx) => makeOrder(tx, read, by));
  }

  /**
   * Changes an open order. Absent members stay. get_all_updates reports each change of an updatable field. Line items
   * replace all former ones.
   *
   * @returns the property of the order after the change
   * @throws LinkError `input_invalid`, `order_not_found`, `order_closed`
   */
  async update(
    reportId: string,
    changes: OrderInput,
    acting?: ActingUser,
  ): Promise<ChangedProperty> {
    const input = new Input('orders.update', changes, ['line_items', ...FIELD_NAMES]);
    const lines = input.has('line_items') ? readLineItems(input) : undefined;
    const by = { actor: actorOf(acting), at: this.context.now() };
    return ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      requireOpen(order);
      const property_id = await changeOrder(tx, order, { input, lines }, by);
      return { property_id, is_other_property: property_id !== order.property_id };
    });
  }

  /**
   * Marks an order ready for office as send_ready_for_office does, or takes that back. With problems nothing changes.
   *
   * @throws LinkError `order_not_found`
   */
  async setReady(
    reportId: string,
    isReady: boolean,
    acting?: ActingUser,
  ): Promise<readonly ReadyProblem[]> {
    const by = { actor: actorOf(acting), at: this.context.now() };
    return ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      const { problems } = await (isReady ? makeReady : reopenReady)(tx, order, by);
      return problems;
    });
  }

  /**
   * Assigns an open order to an account. For another account it is new. null withdraws it from its account, which can
   * no longer see it.
   *
   * @throws LinkError `order_not_found`, `order_closed`, `not_found` for an unknown account
   */
  async assign(reportId: string, username: string | null, acting?: ActingUser): Promise<void> {
    await ownerWrite(this.context, acting, async (tx) => {
      const order = await lockOrder(tx, reportId);
      requireOpen(order);
      const at = this.context.now();
      const account = username === null ? undefined : await requireAccount(tx, username);
      const isOther = account !== undefined && account.id !== order.account_id;
      await tx
        .updateTable('orders')
        .set({
          is_assigned: account !== undefined,
          modified_at: at,
          ...(account ? { account_id: account.id } : {}),
          // The reason of its status was for the account before.
          ...(isOther ? { status: 'Unread', status_reason: '' } : {}),
        })
        .where('id', '=', order.id)
        .execute();
      const action = account ? 'assigned' : 'unassigned';
      const detail = account ? { account: account.username } : {};
      const actor = actorOf(acting);
      await addHistory(tx, { orderId: order.id, actor, action, at, detail });
      if (account) await announce(tx, account.id, at);
    });
  }

  /** Returns an order; undefined when there is none of this report_id. */
  async get(reportId: string): Promise<SiteOrder | undefined> {
    if (!isRowId(reportId)) return undefined;
    const { read } = this.context.database;
    const row = await read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', reportId)
      .where('account_id', 'is not', null)
      .$narrowType<{ account_id: NotNull }>()
      .executeTakeFirst();
    if (!row) return undefined;
    return shown(row, await lineItemsOf(read, reportId), await orderFormsOf(read, reportId));
  }

  /**
   * Returns orders by ascending report_id, without their line items and forms.
   *
   * @param filter `account`: a user name. `after`: the report_id after which the list begins. `limit`: default 100, at
   * most 1,000
   */
  async list(
    filter: {
      readonly account?: string;
      readonly status?: string;
      readonly after?: string;
      readonly limit?: number;
    } = {},
  ): Promise<readonly SiteOrder[]> {
    const input = new Input('orders.list', filter, ['account', 'status', 'after', 'limit']);
    const { account, after, limit = 100 } = filter;
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > 1000) {
      throw input.wrong('limit', 'must be a whole number from 1 to 1000');
    }
    const { read } = this.context.database;
    let query = read
      .selectFrom('orders')
      .selectAll()
      .where('account_id', 'is not', null)
      .orderBy('id')
      .limit(limit);
    if (account !== undefined) {
      query = query.where('account_id', '=', (await requireAccount(read, account)).id);
    }
    if (input.has('status')) {
      query = query.where('status', '=', input.choice('status', ORDER_STATUSES, 'Unread'));
    }
    if (after !== undefined) {
      if (!isRowId(after)) throw input.wrong('after', 'must be a report_id');
      query = query.where('id', '>', after);
    }
    return (await query.$narrowType<{ account_id: NotNull }>().execute()).map((row) =>
      shown(row, [], []),
    );
  }

  /** Returns the history of an order, with actor and time, oldest first. @throws LinkError `order_not_found` */
  async history(reportId: string): Promise<readonly OrderHistoryEntry[]> {
    if (!(await this.get(reportId))) throw noOrder(reportId);
    return historyOf(this.context.database.read, reportId);
  }
}

function shown(
  row: StoredOrder,
  lines: readonly LineItem[],
  forms: readonly OrderForm[],
): SiteOrder {
  return {
    report_id: row.id,
    wo_number: row.wo_number,
    org_wo_num: row.org_wo_num,
    wo_status: row.status,
    status_reason: row.status_reason,
    account_id: row.account_id,
    is_assigned: row.is_assigned,
    property_id: row.property_id,
    fields: storedFields(row.fields),
    line_items: lines,
    pcr_forms: forms,
    deviations: storedDeviations(row.deviations),
    created_at: row.created_at,
    modified_at: row.modified_at,
    cancelled_at: row.cancelled_at,
    pending_cancellation_at: row.pending_cancellation_at,
  };
}
