import type { NotNull } from 'kysely';
import { type Acting, actorOf, isRowId } from '../../context.js';
import { Input } from '../../input.js';
import type { Statements } from '../../store/database.js';
import { requireAccount } from '../accounts.js';
import {
  attachDefaultForms,
  attachForm,
  type OrderForm,
  orderFormsOf,
  readOrderForms,
} from '../forms.js';
import { propertyAt } from '../properties.js';
import { type LineItem, lineItemsOf, readLineItems, writeLineItems } from './line-items.js';
import { OrderCommands, requireOpen, setPending } from './order-commands.js';
import {
  FIELD_NAMES,
  type FieldName,
  type OrderFields,
  readFields,
  storedFields,
} from './order-fields.js';
import {
  addChange,
  addHistory,
  announce,
  historyOf,
  lockOrder,
  noOrder,
  ORDER_STATUSES,
  type OrderHistoryEntry,
  type StoredOrder,
} from './order-writing.js';

/** The members of an order that may be set and changed, as get_order names them. */
export type OrderInput = { readonly [Name in FieldName]?: string | number | null } & {
  readonly line_items?: readonly {
    readonly desc: string;
    readonly qty?: string | number;
    readonly price?: string | number;
    readonly total?: string | number;
    readonly add?: string;
  }[];
};

/** What an order is made from. */
export type NewOrder = OrderInput & {
  /** The user name of the account that it is for. */
  readonly account: string;
  readonly wo_number: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** The own number of this side for it. */
  readonly org_wo_num?: string | number;
  /** Forms beside those that every new order gets. */
  readonly pcr_forms?: readonly OrderForm[];
  /** Whether items that are not in its list may be bid on and invoiced. Default true. */
  readonly is_other_allowed?: boolean;
};

/** What making an order that may be there already comes to. */
export interface MadeOrder {
  readonly report_id: string;
  /** False where it was there. */
  readonly is_new: boolean;
}

/** An order as it is shown. */
export interface SiteOrder {
  readonly report_id: string;
  readonly wo_number: string;
  readonly org_wo_num: string | null;
  readonly wo_status: string;
  readonly status_reason: string;
  readonly account_id: string;
  readonly is_assigned: boolean;
  readonly property_id: string;
  readonly fields: OrderFields;
  readonly line_items: readonly LineItem[];
  readonly pcr_forms: readonly OrderForm[];
  readonly created_at: number;
  readonly modified_at: number;
  readonly cancelled_at: number | null;
  readonly pending_cancellation_at: number | null;
}

/** The members that an order is made from. */
export const NEW_ORDER_MEMBERS = [
  'account',
  'wo_number',
  'org_wo_num',
  'pcr_forms',
  'is_other_allowed',
  'line_items',
  ...FIELD_NAMES,
] as const;

/** The orders that this site owns. */
export class Orders extends OrderCommands {
  /**
   * Makes an order; it is `Unread`, and the push address of its account is called.
   *
   * @returns its report_id
   * @throws LinkError `input_invalid`, `not_found` for an unknown account, `form_not_found`
   */
  async create(order: NewOrder, acting?: Acting): Promise<string> {
    return (await this.#create(order, acting, false)).report_id;
  }

  /**
   * Makes an order unless its account has one of this number at this place, whatever became of that: for whoever does
   * not know whether a first try arrived. A second order of the same number takes {@link Orders.create}.
   *
   * @throws LinkError as {@link Orders.create} does
   */
  async createOnce(order: NewOrder, acting?: Acting): Promise<MadeOrder> {
    return this.#create(order, acting, true);
  }

  async #create(order: NewOrder, acting: Acting | undefined, isOnce: boolean): Promise<MadeOrder> {
    const input = new Input('orders.create', order, NEW_ORDER_MEMBERS);
    const read = readNewOrder(input);
    const at = this.context.now();
    const made = await this.context.database.write(async (tx) => {
      const account = await requireAccount(tx, input.required('account'));
      const propertyId = await propertyAt(tx, read.place, at);
      const owned = { account_id: account.id, property_id: propertyId };
      const there = isOnce
        ? await findSame(tx, { ...owned, wo_number: read.row.wo_number })
        : undefined;
      if (there) return { report_id: there.id, is_new: false };
      const { id } = await tx
        .insertInto('orders')
        .values({ ...read.row, ...owned, ...newAt(at, read.fields) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeLineItems(tx, id, read.lines);
      for (const form of read.forms) await attachForm(tx, id, form);
      await attachDefaultForms(tx, id);
      const actor = actorOf(acting);
      const detail = { account: account.username };
      await addHistory(tx, { orderId: id, actor, action: 'created', at, detail });
      await announce(tx, account.id, at);
      return { report_id: id, is_new: true };
    });
    if (made.is_new) this.context.wake();
    return made;
  }

  /**
   * Changes an open order; members that are not given stay. Each change of a field that the protocol can update is
   * reported by get_all_updates; line items replace all that were there.
   *
   * @throws LinkError `input_invalid`, `order_not_found`, `order_closed`
   */
  async update(reportId: string, changes: OrderInput, acting?: Acting): Promise<void> {
    const input = new Input('orders.update', changes, ['line_items', ...FIELD_NAMES]);
    const lines = input.has('line_items') ? readLineItems(input) : undefined;
    const by = { actor: actorOf(acting), at: this.context.now() };
    await this.context.database.write(async (tx) => {
      const order = await lockOrder(tx, reportId);
      requireOpen(order);
      const before = storedFields(order.fields);
      const pending = readFields(input, before).wo_pending_cancellation_date;
      if (pending !== before.wo_pending_cancellation_date) await setPending(tx, order, pending, by);
      const changed = await changeFields(tx, order, readFields(input, before), by.at);
      if (lines) changed.push(...(await changeLines(tx, order, lines, by.at)));
      if (changed.length === 0) return;
      const detail = { fields: changed };
      await addHistory(tx, { orderId: order.id, action: 'updated', detail, ...by });
      await announce(tx, order.account_id, by.at);
    });
    this.context.wake();
  }

  /**
   * Gives an open order to an account, for which it is new when it is another one; null takes it from its account,
   * which does not see it any more.
   *
   * @throws LinkError `order_not_found`, `order_closed`, `not_found` for an unknown account
   */
  async assign(reportId: string, username: string | null, acting?: Acting): Promise<void> {
    await this.context.database.write(async (tx) => {
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
          ...(isOther ? { status: 'Unread' } : {}),
        })
        .where('id', '=', order.id)
        .execute();
      const action = account ? 'assigned' : 'unassigned';
      const detail = account ? { account: account.username } : {};
      const actor = actorOf(acting);
      await addHistory(tx, { orderId: order.id, actor, action, at, detail });
      if (account) await announce(tx, account.id, at);
    });
    this.context.wake();
  }

  /** An order; undefined when there is none of this report_id. */
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
   * Orders by report_id upwards, without their line items and forms.
   *
   * @param filter `account`: a user name. `after`: the report_id that the list goes on behind. `limit`: default 100, at
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

  /** What happened to an order, who did it and when, oldest first. @throws LinkError `order_not_found` */
  async history(reportId: string): Promise<readonly OrderHistoryEntry[]> {
    if (!(await this.get(reportId))) throw noOrder(reportId);
    return historyOf(this.context.database.read, reportId);
  }
}

/** Reads a new order, as far as that takes no database. */
function readNewOrder(input: Input) {
  const place = readPlace(input);
  const fields = readFields(input);
  return {
    place,
    fields,
    lines: readLineItems(input),
    forms: readOrderForms(input),
    row: {
      wo_number: input.required('wo_number', 255),
      org_wo_num: orgNumber(input),
      status: 'Unread',
      fields: JSON.stringify(fields),
      due_text: fields.date_due ?? '',
      is_assigned: true,
      is_other_allowed: input.flag('is_other_allowed') ?? true,
    },
  };
}

function newAt(at: number, { wo_pending_cancellation_date: pending }: OrderFields) {
  return {
    modified_at: at,
    created_at: at,
    pending_cancellation_at: pending === '' ? null : at,
  };
}

/** An order that is there already. */
async function findSame(
  tx: Statements,
  wanted: { readonly account_id: string; readonly property_id: string; readonly wo_number: string },
) {
  // A write that changes nothing holds the property on every engine: two that look at once do not both find none.
  await tx
    .updateTable('properties')
    .set((expression) => ({ created_at: expression.ref('created_at') }))
    .where('id', '=', wanted.property_id)
    .execute();
  return tx
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', wanted.account_id)
    .where('wo_number', '=', wanted.wo_number)
    .where('property_id', '=', wanted.property_id)
    .orderBy('id')
    .executeTakeFirst();
}

function readPlace(input: Input) {
  return {
    address: input.required('address', 255),
    city: input.required('city', 255),
    state: input.required('state', 255),
    zip: input.required('zip', 255),
  };
}

async function changeFields(
  tx: Statements,
  order: StoredOrder,
  after: OrderFields,
  at: number,
): Promise<string[]> {
  const before = storedFields(order.fields);
  const changed = FIELD_NAMES.filter(
    (name) => before[name] !== after[name] && name !== 'wo_pending_cancellation_date',
  );
  if (changed.length === 0) return [];
  const property_id = await propertyAt(tx, after, at);
  await tx
    .updateTable('orders')
    .set({
      fields: JSON.stringify(after),
      due_text: after.date_due ?? '',
      property_id,
      modified_at: at,
    })
    .where('id', '=', order.id)
    .execute();
  for (const field of changed) {
    const values = { before: before[field] ?? '', after: after[field] ?? '' };
    await addChange(tx, order, { field, ...values }, at);
  }
  return changed;
}

async function changeLines(
  tx: Statements,
  order: StoredOrder,
  lines: readonly LineItem[],
  at: number,
): Promise<string[]> {
  const before = JSON.stringify(await lineItemsOf(tx, order.id));
  const after = JSON.stringify(lines);
  if (before === after) return [];
  await writeLineItems(tx, order.id, lines);
  await tx.updateTable('orders').set({ modified_at: at }).where('id', '=', order.id).execute();
  await addChange(tx, order, { field: 'line_items', before, after }, at);
  return ['line_items'];
}

function orgNumber(input: Input): string | null {
  const text = input.text('org_wo_num');
  if (!/^\d{0,18}$/.test(text)) throw input.wrong('org_wo_num', 'must be a whole number');
  return text || null;
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
    created_at: row.created_at,
    modified_at: row.modified_at,
    cancelled_at: row.cancelled_at,
    pending_cancellation_at: row.pending_cancellation_at,
  };
}
