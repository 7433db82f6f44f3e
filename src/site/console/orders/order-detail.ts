import type { SiteContext } from '../../engine/context.js';
import type { Statements } from '../../engine/store/database.js';
import type { ImportedOrderDetail } from '../../importer/imported-order.js';
import type { Importer } from '../../importer/index.js';
import type { SiteFile } from '../../orders/attachments/file-record.js';
import type { MissingPart } from '../../orders/filling/missing-parts.js';
import { noOrder } from '../../orders/order-writing.js';
import { person, type ShownFields, seen } from '../../orders/visibility/visibility.js';
import type { Owner } from '../../owner/index.js';
import { missingParts } from '../../owner/orders/ready-for-office.js';
import type { SiteOrder } from '../../owner/orders/site-order.js';
import type { OrderResults } from '../../owner/results.js';
import { type ItemsOfOrder, itemsOfOrder } from './item-list.js';
import { conversation, type ShownNote } from './note-conversation.js';
import { type ShownForm, shownForms } from './order-forms.js';
import { type ShownEntry, shownHistory } from './order-history.js';
import { type PhotoGroup, photoGroups } from './photo-subjects.js';

/** A change of a field. The values of a code are left out. */
export interface ShownChange {
  readonly field: string;
  readonly wo_status: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly changed_at: number;
  readonly transaction_id: string;
}

/** The details of an order for display, without the codes of the house. */
export interface OrderDetail extends Omit<SiteOrder, 'fields' | 'pcr_forms'>, ItemsOfOrder {
  readonly account: string;
  /** The name of the user who has the order; null for nobody. */
  readonly person: string | null;
  readonly imported_at: number | null;
  /** The parts without which the order is refused as ready for office. */
  readonly missing: readonly MissingPart[];
  readonly fields: ShownFields;
  readonly has_codes: boolean;
  readonly changes: readonly ShownChange[];
  readonly history: readonly ShownEntry[];
  readonly notes: readonly ShownNote[];
  readonly files: readonly SiteFile[];
  readonly results: Omit<OrderResults, 'answers' | 'flags'>;
  readonly forms: readonly ShownForm[];
  readonly photo_groups: readonly PhotoGroup[];
}

/** The details of an imported order for display, without the codes of the house and the raw answer. */
export interface ImportedDetail
  extends Omit<ImportedOrderDetail, 'fields' | 'raw' | 'items' | 'pcr_forms'> {
  readonly fields: OrderDetail['fields'];
  readonly person: OrderDetail['person'];
  readonly has_codes: boolean;
  readonly items: readonly { readonly item_id: string; readonly item_desc: string }[];
  readonly forms: readonly ShownForm[];
  readonly changes: readonly ShownChange[];
  readonly history: readonly ShownEntry[];
  readonly notes: readonly ShownNote[];
  readonly files: readonly SiteFile[];
}

/**
 * Returns an imported order with its records. @param username see {@link orderDetail} @throws LinkError
 * `order_not_found`
 */
export async function importedDetail(
  context: Pick<SiteContext, 'database'>,
  { orders }: Importer,
  id: string,
  username: string,
): Promise<ImportedDetail> {
  const order = await orders.get(id);
  const visible = order && seen(person(), 'order', { ...order, account_id: null, link_id: null });
  if (!visible) throw noOrder(id);
  const { raw: _, pcr_forms: __, items, ...shown } = order;
  return {
    ...shown,
    ...visible,
    person: await assignedPerson(context.database.read, id),
    items: [...items].map(([item_id, item_desc]) => ({ item_id, item_desc })),
    forms: (await shownForms(context.database.read, id)).shown,
    changes: await changesOf(context, id),
    history: await shownHistory(context.database.read, await orders.history(id)),
    notes: await conversation(context.database.read, await orders.notes(id, username), {
      deviations: order.deviations,
      waits_for: order.unfinished?.reason ?? null,
    }),
    files: await orders.filesWithoutCopies(id, username),
  };
}

/** The most displayed changes of one order. */
const MOST_CHANGES = 1000;

/**
 * Returns an order with its records.
 *
 * @param username the user: notes for groups are visible to their members only
 * @throws LinkError `order_not_found`
 */
export async function orderDetail(
  context: Pick<SiteContext, 'database'>,
  owner: Owner,
  reportId: string,
  username: string,
): Promise<OrderDetail> {
  const order = await owner.orders.get(reportId);
  const visible = order && seen(person(), 'order', { ...order, link_id: null });
  if (!visible) throw noOrder(reportId);
  const { pcr_forms: _, ...shown } = order;
  const { read } = context.database;
  const { answers, flags, ...results } = await owner.results(reportId);
  const forms = await shownForms(read, reportId, answers);
  const account = await read
    .selectFrom('accounts')
    .leftJoin('order_access', (join) =>
      join.onRef('order_access.account_id', '=', 'accounts.id').on('order_id', '=', reportId),
    )
    .select(['username', 'imported_at'])
    .where('accounts.id', '=', order.account_id)
    .executeTakeFirst();
  return {
    ...shown,
    ...(await itemsOfOrder(read, reportId)),
    ...visible,
    account: account?.username ?? '',
    person: await assignedPerson(read, reportId),
    imported_at: account?.imported_at ?? null,
    missing: await missingParts(read, { ...order, id: reportId, status: order.wo_status }),
    changes: await changesOf(context, reportId),
    history: await shownHistory(read, await owner.orders.history(reportId)),
    notes: await conversation(read, await owner.notes.list(reportId, username), order),
    files: await owner.files.list(reportId, username),
    results,
    forms: forms.shown,
    photo_groups: photoGroups({ flags, bids: results.bids }, forms.forms),
  };
}

async function assignedPerson(read: Statements, orderId: string): Promise<string | null> {
  const user = await read
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.assigned_user_id')
    .select(['username', 'display_name'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst();
  return user ? user.display_name || user.username : null;
}

async function changesOf(
  { database: { read } }: Pick<SiteContext, 'database'>,
  reportId: string,
): Promise<readonly ShownChange[]> {
  const rows = await read
    .selectFrom('order_changes')
    .select(['field', 'wo_status', 'old_value', 'new_value', 'changed_at', 'transaction_id'])
    .where('order_id', '=', reportId)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
  return rows.flatMap(({ field, wo_status, old_value, new_value, ...when }) => {
    const change = seen(person(), 'change', { field, before: old_value, after: new_value });
    return change ? [{ wo_status, ...change, ...when }] : [];
  });
}
