import { isRowId } from '../engine/context.js';
import type { SiteEventName } from '../engine/events/event-log.js';
import type { Statements } from '../engine/store/database.js';
import { type LineItem, lineItemsOf } from '../orders/line-items.js';
import { shortFields } from '../orders/listed-fields.js';
import { type OrderFields, storedFields } from '../orders/order-fields.js';
import { type AnyOrder, lockOrders, noOrder } from '../orders/order-writing.js';
import { fohOf } from '../orders/properties.js';
import { type OrderDeviation, storedDeviations } from '../orders/received/order-deviations.js';
import { IMPORT, importKey } from './context.js';

/** An imported order in lists. */
export interface ImportedOrder {
  /** The id of the order at this site. */
  readonly id: string;
  /** The name of the link that it came by. */
  readonly link: string;
  /** Its id in the system of its owner. */
  readonly report_id: string;
  readonly wo_number: string;
  readonly wo_status: string;
  /** The reason of a return. */
  readonly status_reason: string;
  readonly property_id: string;
  readonly fields: OrderFields;
  /** The user name for `vendor_id`; null where it names no user. */
  readonly assigned_to: string | null;
  /** `ags`, or `default`: the mobile check-in (specification: "Work order", bg_checkin_provider). */
  readonly checkin_provider: 'ags' | 'default';
  readonly created_at: number;
  readonly modified_at: number;
  readonly cancelled_at: number | null;
  readonly pending_cancellation_at: number | null;
  /** The time since which the whole list lacks it; null while it is listed. */
  readonly unlisted_at: number | null;
}

/** An event of an imported order. */
export interface SiteEvent {
  /** The id in the log, which is constant: a consumer recognises a repeated event by it. */
  readonly id: string;
  readonly event: SiteEventName;
  /** The present state of the order. */
  readonly order: ImportedOrder;
  /** The further data: for an update the field with its old and new value, for a return the reason. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly happened_at: number;
}

/** A handler of events of imported orders. */
export type SiteEventHandler = (event: SiteEvent) => unknown;

/** An imported order with all its records. */
export interface ImportedOrderDetail extends ImportedOrder {
  readonly line_items: readonly LineItem[];
  readonly pcr_forms: readonly {
    readonly pcr_form_id: string;
    readonly form_ver_id: string;
    readonly form_required: boolean;
    /** True for a form of this site, which the order names by its friendly id. */
    readonly is_own: boolean;
  }[];
  /** The items that are valid for bids, completions and the invoice, by their ids. */
  readonly items: ReadonlyMap<string, string>;
  readonly is_other_allowed: boolean;
  readonly has_foh: boolean;
  /**
   * The differences between the answer of the owner and the documented protocol: values that were read nevertheless,
   * and omitted records.
   */
  readonly deviations: readonly OrderDeviation[];
  /** The order as its owner has answered it. */
  readonly raw: unknown;
  /** The remaining requests, the reason for waiting, and the last failure; undefined for a complete order. */
  readonly unfinished:
    | { readonly reason: string | null; readonly run_at: number; readonly job: string }
    | undefined;
}

/** Selects imported orders with the names of their link and user. */
function imported(statements: Statements) {
  return statements
    .selectFrom('orders')
    .innerJoin('links', 'links.id', 'orders.link_id')
    .leftJoin('users', 'users.id', 'orders.assigned_user_id')
    .select(['links.name as link_name', 'users.username as assigned_to']);
}

/** Selects imported orders with all columns of their rows. */
export function importedRows(statements: Statements) {
  return imported(statements).selectAll('orders');
}

/** A selected row. */
type ImportedRow = AnyOrder & {
  readonly link_name: string;
  readonly assigned_to: string | null;
};

/** The columns of a list besides the fields of an order. */
const LISTED = [
  'orders.id',
  'orders.remote_report_id',
  'orders.wo_number',
  'orders.status',
  'orders.status_reason',
  'orders.property_id',
  'orders.created_at',
  'orders.modified_at',
  'orders.cancelled_at',
  'orders.pending_cancellation_at',
  'orders.unlisted_at',
] as const;

/** A row of a list. */
type ListedRow = Pick<
  ImportedRow,
  'link_name' | 'assigned_to' | WithoutTable<(typeof LISTED)[number]>
>;
type WithoutTable<Name> = Name extends `orders.${infer Column}` ? Column : never;

/** Selects imported orders for a list, without long texts. */
export function listedRows(statements: Statements) {
  return imported(statements).select(LISTED).select(shortFields.as('fields'));
}

/** Returns an imported order for a list. */
export function listed(row: ListedRow, fields: OrderFields): ImportedOrder {
  return {
    id: row.id,
    link: row.link_name,
    report_id: row.remote_report_id ?? '',
    wo_number: row.wo_number,
    wo_status: row.status,
    status_reason: row.status_reason,
    property_id: row.property_id,
    fields,
    assigned_to: row.assigned_to,
    checkin_provider: fields.bg_checkin_provider === 'ags' ? 'ags' : 'default',
    created_at: row.created_at,
    modified_at: row.modified_at,
    cancelled_at: row.cancelled_at,
    pending_cancellation_at: row.pending_cancellation_at,
    unlisted_at: row.unlisted_at,
  };
}

/** Returns an imported order with all its records. */
export async function detailOf(read: Statements, row: ImportedRow): Promise<ImportedOrderDetail> {
  const { id } = row;
  return {
    ...listed(row, storedFields(row.fields)),
    line_items: await lineItemsOf(read, id),
    pcr_forms: await formsOf(read, id),
    items: await importedItems(read, id),
    is_other_allowed: row.is_other_allowed,
    has_foh: (await fohOf(read, row.property_id)) !== undefined,
    deviations: storedDeviations(row.deviations),
    raw: JSON.parse(row.raw ?? 'null'),
    unfinished: await unfinishedOf(read, row),
  };
}

async function formsOf(
  statements: Statements,
  id: string,
): Promise<ImportedOrderDetail['pcr_forms']> {
  const rows = await statements
    .selectFrom('order_forms')
    .select(['pcr_form_id', 'form_ver_id', 'is_required', 'origin'])
    .where('order_id', '=', id)
    .orderBy('pcr_form_id')
    .execute();
  return rows.map(({ is_required, origin, ...form }) => ({
    ...form,
    form_required: is_required,
    is_own: origin === '',
  }));
}

/** Returns the items of an imported order, in their order. */
export async function importedItems(
  statements: Statements,
  id: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await statements
    .selectFrom('invoice_items')
    .select(['item_key', 'description'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ item_key, description }) => [item_key, description]));
}

async function unfinishedOf(statements: Statements, row: AnyOrder) {
  const key = importKey(row.link_id ?? '', row.remote_report_id ?? '');
  const job = await statements
    .selectFrom('jobs')
    .select(['id', 'reason', 'run_at'])
    .where('kind', '=', IMPORT)
    .where('job_key', '=', key)
    .executeTakeFirst();
  return job && { job: job.id, reason: job.reason, run_at: job.run_at };
}

/** Returns an imported order by its id at this site. @throws LinkError `order_not_found` */
export async function requireImported(statements: Statements, id: string): Promise<AnyOrder> {
  const row =
    isRowId(id) &&
    (await statements
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('link_id', 'is not', null)
      .executeTakeFirst());
  if (row) return row;
  throw noOrder(String(id));
}

/** Returns an imported order, which is locked until the transaction ends. @throws LinkError `order_not_found` */
export async function lockImported(tx: Statements, id: string): Promise<AnyOrder> {
  if (!isRowId(id)) throw noOrder(id);
  const order = await lockOrders(tx)
    .where('id', '=', id)
    .where('link_id', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (order) return order;
  throw noOrder(id);
}
