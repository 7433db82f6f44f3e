import { type ActingUser, isRowId, type SiteContext } from '../engine/context.js';
import { Input } from '../engine/input.js';
import { ownerWrite } from '../engine/owner-write.js';
import type { Statements } from '../engine/store/database.js';
import { storedFields } from './order-fields.js';
import { noOrder, type StoredOrder } from './order-writing.js';

/** The id of the empty choice, and that of items that are in no list. */
export const EMPTY_ITEM = '0';
export const OTHER_ITEM = '***other***';

/** An item for bids, completions and invoices. */
export interface InvoiceItem {
  readonly id: string | number;
  readonly description: string;
}

/** The values of a bid or completion, as the importer sends them and the owner stores them. */
export interface BidValues {
  /** The item; null for an other item. */
  readonly item_id: string | null;
  readonly item_desc: string;
  readonly qty_bid: string | null;
  readonly client_price_bid: string | null;
  readonly bid_note: string;
  readonly qty_comp: string | null;
  readonly comp_note: string;
}

/** The valid items for bids, completions and invoices, of a client or of one order. */
export class Items {
  /** @internal */
  constructor(/** @internal */ protected readonly context: SiteContext) {}

  /**
   * Replaces the items of all orders of a client that have no items of their own.
   *
   * @param clientCompany the value of `client_company_alias` in orders; '' for orders without one
   * @param options `db`: a transaction of one's own, as of other calls of the owner
   * @throws LinkError `input_invalid`
   */
  async setForClient(
    clientCompany: string,
    items: readonly InvoiceItem[],
    options?: Pick<ActingUser, 'db'>,
  ): Promise<void> {
    const rows = readItems('items.setForClient', items);
    await ownerWrite(this.context, options, async (tx) => {
      await tx
        .deleteFrom('invoice_items')
        .where('client_company', '=', clientCompany)
        .where('order_id', 'is', null)
        .execute();
      for (const row of rows) {
        await tx
          .insertInto('invoice_items')
          .values({ ...row, client_company: clientCompany, order_id: null })
          .execute();
      }
    });
  }

  /**
   * Replaces the items of one order. With an empty list the order has those of its client again.
   *
   * @param options `is_other_allowed`: true if items that are in no list are accepted. Default: unchanged. `db`: a
   * transaction of one's own
   * @throws LinkError `input_invalid`, `order_not_found`
   */
  async setForOrder(
    reportId: string,
    items: readonly InvoiceItem[],
    { db, ...options }: { readonly is_other_allowed?: boolean } & Pick<ActingUser, 'db'> = {},
  ): Promise<void> {
    const input = new Input('items.setForOrder', options, ['is_other_allowed']);
    const other = input.flag('is_other_allowed');
    const rows = readItems('items.setForOrder', items);
    if (!isRowId(reportId)) throw noOrder(reportId);
    await ownerWrite(this.context, db && { db }, async (tx) => {
      const order = await tx
        .selectFrom('orders')
        .select(['id', 'is_other_allowed'])
        .where('id', '=', reportId)
        .executeTakeFirst();
      if (!order) throw noOrder(reportId);
      await tx
        .updateTable('orders')
        .set({ is_other_allowed: other ?? order.is_other_allowed })
        .where('id', '=', reportId)
        .execute();
      await tx.deleteFrom('invoice_items').where('order_id', '=', reportId).execute();
      for (const row of rows) {
        await tx
          .insertInto('invoice_items')
          .values({ ...row, client_company: '', order_id: reportId })
          .execute();
      }
    });
  }
}

function readItems(path: string, items: readonly InvoiceItem[]) {
  const list = new Input(path, { items }, ['items']).objects('items', ['id', 'description']);
  const seen = new Set<string>([EMPTY_ITEM, OTHER_ITEM]);
  return list.map((item, position) => {
    const key = item.required('id', 255);
    if (seen.has(key))
      throw item.wrong('id', `${key} occurs twice, or is reserved for the protocol`);
    seen.add(key);
    return { item_key: key, description: item.required('description'), position };
  });
}

/** Returns the valid items of an order, the empty one first and other last, where it is allowed. */
export async function validItems(
  statements: Statements,
  order: Pick<StoredOrder, 'id' | 'fields' | 'is_other_allowed'>,
): Promise<ReadonlyMap<string, string>> {
  const items = new Map([[EMPTY_ITEM, '']]);
  const query = statements
    .selectFrom('invoice_items')
    .select(['item_key', 'description'])
    .orderBy('position')
    .orderBy('id');
  const own = await query.where('order_id', '=', order.id).execute();
  const { client_company_alias } = storedFields(order.fields);
  const rows =
    own.length > 0
      ? own
      : await query
          .where('order_id', 'is', null)
          .where('client_company', '=', client_company_alias)
          .execute();
  for (const { item_key, description } of rows) items.set(item_key, description);
  if (order.is_other_allowed) items.set(OTHER_ITEM, 'other');
  return items;
}
